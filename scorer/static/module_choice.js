// Which modules are in play: all of a box by one tap, what does not fit, and those of the last time.

import { all, closest, one } from "./dom.js";
import { game, language } from "./page/game.js";
import { moduleChoices } from "./sheet/setup.js";
import { savedModules } from "./storage.js";

/** @param {HTMLFormElement} form */
export function choosesModules(form) {
  for (const card of all(form, "#modules", HTMLDetailsElement)) choosesIn(form, card);
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLDetailsElement} card
 */
function choosesIn(form, card) {
  const boxes = all(card, "[name=modules]", HTMLInputElement);
  const count = one(form, "[name=players]", HTMLInputElement);
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  /** @param {string} code */
  const titleOf = (code) => one(card, `label:has([value="${CSS.escape(code)}"]) [data-title]`).textContent;
  /** @param {string} code */
  const moduleOf = (code) => game.modules.find((module) => module.code === code);

  function show() {
    const codes = chosen();
    const players = Number(count.value);
    const said = one(card, "[data-chosen]");
    said.textContent = language.list(codes.map(titleOf)) || (said.dataset.chosen ?? "");
    for (const box of boxes) {
      const fits = moduleOf(box.value)?.players.includes(players) ?? true;
      box.disabled = !fits && !box.checked;
      const unfit = one(closest(box, "label") ?? card, "[data-unfit]");
      const module = titleOf(box.value);
      unfit.textContent = fits ? "" : language.text(game.words.problems["module-players"], { module, players });
      unfit.hidden = fits;
    }
    for (const link of all(card, "[data-has-choices]")) link.hidden = !moduleChoices(game, codes).length;
  }

  /** @param {string[]} codes */
  function choose(codes) {
    for (const box of boxes) box.checked = codes.includes(box.value);
    show();
  }

  card.addEventListener("change", ({ target }) => {
    const box = closest(target, "[name=modules]", HTMLInputElement);
    // What includes the others is chosen alone.
    const includes = (/** @type {string} */ code) => Boolean(moduleOf(code)?.includes.length);
    if (box?.checked)
      choose(chosen().filter((code) => code === box.value || (!includes(box.value) && !includes(code))));
    else show();
  });
  card.addEventListener("click", (event) => {
    const button = closest(event.target, "[name=all]", HTMLButtonElement);
    const group = closest(button, "[data-box]");
    if (!group) return;
    event.preventDefault();
    const ofBox = all(group, "[name=modules]:not(:disabled)", HTMLInputElement).map(({ value }) => value);
    const others = chosen().filter((code) => !ofBox.includes(code) && !moduleOf(code)?.includes.length);
    const hasAll = ofBox.every((code) => chosen().includes(code));
    choose(hasAll ? others : [...others, ...ofBox]);
  });
  form.addEventListener("counted", show);
  card.open ||= chosen().length > 0;
  show();
  const last = savedModules().filter((code) => moduleOf(code)?.players.includes(Number(count.value)));
  for (const offer of all(form, "[data-last]")) {
    offer.hidden = !last.length || chosen().length > 0;
    const button = one(offer, "button");
    const modules = language.list(last.map(titleOf));
    button.textContent = language.text(button.dataset.text ?? "", { modules });
    button.addEventListener("click", () => {
      choose(last);
      card.open = true;
      offer.hidden = true;
      one(card, "summary").focus();
    });
  }
}
