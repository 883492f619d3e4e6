// The contents of the rulebook beside a section: those of their own page, fetched where there is room for them.

import { all, one } from "../dom.js";
import { showPlayed } from "./playing.js";

const nav = one(document, "[data-contents]");
const room = matchMedia("(min-width: 46em)");

async function show() {
  if (!room.matches) return;
  room.removeEventListener("change", show);
  const answer = await fetch(nav.dataset.contents ?? "");
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  nav.append(...all(page, "[data-chapter]"));
  showPlayed();
  for (const link of all(nav, "a", HTMLAnchorElement)) {
    if (link.pathname !== location.pathname) continue;
    link.ariaCurrent = "page";
    nav.scrollTop = link.offsetTop - nav.clientHeight / 3;
  }
}

room.addEventListener("change", show);
show().catch(() => {});
