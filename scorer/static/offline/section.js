// A section in a second language beside the first, if the phone has that language too.

import { all, one } from "../dom.js";

const query = new URLSearchParams(location.search);
const second = `.second [name=with][value="${CSS.escape(query.get("with") ?? "")}"]`;

/** @param {HTMLButtonElement} button */
async function show({ value: tag, lang, dir }) {
  const answer = await fetch(location.pathname.replace(/^\/[^/]+/, `/${tag}`));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const article = Object.assign(one(page, "article"), { lang, dir });
  const title = Object.assign(document.createElement("h2"), { className: "h1" });
  title.append(...one(article, "h1").childNodes);
  one(article, "h1").replaceWith(title);
  const first = one(document, "article");
  first.after(article);
  if (first.parentElement) first.parentElement.className = "pair";
  one(document, "[data-one]").hidden = false;
}

for (const wanted of all(document, second, HTMLButtonElement)) {
  wanted.setAttribute("aria-pressed", "true");
  show(wanted).catch(() => wanted.setAttribute("aria-pressed", "false"));
}
