// The printed rulebook that lies on this table: notes on it come first. The reader says once which one it is; the phone
// keeps the answer, and the pages stay the same for everybody. Without this file the address carries it.

import { all, one } from "./dom.js";
import { read, write } from "./storage.js";

const KEY = "cacao.edition";
const choices = all(document, "button[name=edition]", HTMLButtonElement);

/** @param {string} edition */
function show(edition) {
  for (const scope of all(document, "[data-notes]:has([data-mine])")) {
    const above = one(scope, "[data-mine]");
    const below = one(scope, "[data-others]");
    const notes = all(scope, ".edition");
    const isMine = (/** @type {HTMLElement} */ note) => note.dataset.editions?.split(" ").includes(edition);
    above.replaceChildren(...notes.filter((note) => isMine(note) && "score" in note.dataset));
    const others = notes.filter((note) => note.parentElement !== above);
    one(below, "summary").after(...others.filter(isMine), ...others.filter((note) => !isMine(note)));
    below.hidden = !others.length;
    for (const nothing of all(scope, "[data-nothing]")) nothing.hidden = above.childElementCount > 0;
  }
  for (const part of all(document, "[data-parts]")) {
    part.textContent = JSON.parse(part.dataset.parts ?? "{}")[edition] ?? part.textContent;
    part.lang = edition.split("-")[0];
  }
  for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.value === edition));
}

for (const choice of choices) {
  choice.addEventListener("click", (event) => {
    event.preventDefault();
    write(KEY, choice.value);
    show(choice.value);
  });
}

const chosen = read(KEY);
if (chosen && !new URLSearchParams(location.search).has("edition")) show(chosen);
