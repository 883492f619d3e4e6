// The modules that are played with at this table: nothing of others is shown. The phone keeps the choice, and the pages
// stay the same for everybody; without this file the address carries it, which the server has read unless the page is
// the phone's own.

import { all, one } from "../dom.js";
import { savedModules, saveModules } from "../storage.js";

const inAddress = new URLSearchParams(location.search).getAll("modules");
const isInAddress = inAddress.length > 0;
const cards = all(document, ".playing");
/** @param {HTMLElement} card */
const boxesOf = (card) => all(card, "[name=modules]", HTMLInputElement);

/** @param {string[]} codes */
function show(codes) {
  for (const part of all(document, "[data-brought-by]")) {
    const bringing = part.dataset.broughtBy?.split(" ") ?? [];
    part.hidden = codes.length > 0 && !bringing.some((code) => codes.includes(code));
  }
  for (const chapter of all(document, "[data-chapter]")) {
    chapter.hidden = all(chapter, "li, article").every((part) => part.hidden);
  }
  for (const card of cards) {
    const chosen = boxesOf(card).filter((box) => codes.includes(box.value));
    for (const box of boxesOf(card)) box.checked = chosen.includes(box);
    const said = one(card, "[data-chosen]");
    const names = chosen.map((box) => box.nextElementSibling?.textContent);
    said.textContent = names.join(" · ") || (said.dataset.chosen ?? "");
  }
}

for (const card of cards) {
  one(card, "[data-plain]").hidden = !isInAddress;
  card.addEventListener("change", () => {
    if (isInAddress) return;
    const codes = boxesOf(card).flatMap(({ checked, value }) => (checked ? value : []));
    saveModules(codes);
    show(codes);
  });
}

/** Hides what other modules bring, also in a part that has come into the page since. */
export function showPlayed() {
  const codes = isInAddress ? inAddress.join().split(",").filter(Boolean) : savedModules();
  if (codes.length) show(codes);
}
showPlayed();
