// Who plays: two players never have the same colour, and from here it goes straight to the next page.

import { all, closest, one } from "./dom.js";
import { choosesModules } from "./module_choice.js";
import { changeLanguage, fieldsOf } from "./navigation.js";
import { game } from "./page/game.js";
import { problemText, showProblems } from "./page/problems.js";
import { moduleChoices, moduleProblems } from "./sheet/setup.js";
import { cleanText, seatProblems } from "./sheet/sheet.js";
import { saveModules } from "./storage.js";

const OWN = /^(players|count|go|p|modules|all|seats-.*)$/;

/**
 * @param {HTMLFormElement} form
 * @param {SubmitEvent} event
 */
function submit(form, event) {
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  const fields = fieldsOf(form, button);
  const url = new URL(button?.formAction || form.action);
  if (url.pathname.startsWith("/language/")) {
    event.preventDefault();
    return changeLanguage(`${url.pathname}?${new URLSearchParams(fields)}`);
  }
  if (button?.name !== "go") return;
  event.preventDefault();
  const values = new Map(fields);
  const seats = Array.from({ length: Number(values.get("players")) }, (_, i) => {
    const name = cleanText(values.get(`seats-${i}-name`) ?? "");
    return values.get(`seats-${i}-color`) + (name && `:${name}`);
  });
  const modules = fields.filter(([name]) => name === "modules").map(([, code]) => code);
  const problems = [...seatProblems(seats, game), ...moduleProblems(game, seats.length, modules)];
  for (const told of all(document, ".problems, .problem")) told.remove();
  if (problems.length) return showProblems(problems, { problemText, sheet: { seats: [] } });
  if (modules.length) saveModules(modules);
  const others = fields.filter(([name]) => !OWN.test(name));
  /** @type {string[][]} */
  const query = [
    ...seats.map((seat) => ["p", seat]),
    ...(modules.length ? [["modules", modules.join(",")]] : []),
    ...others,
  ];
  const wantsChoices = "asks" in form.dataset || button.value === "choices";
  const page = wantsChoices && moduleChoices(game, modules).length ? form.dataset.choices : form.dataset.next;
  location.assign(`${page}?${new URLSearchParams(query)}`);
}

/** @param {HTMLFormElement} form */
export function asksWhoPlays(form) {
  changesCount(form);
  swapColors(form);
  choosesModules(form);
  form.addEventListener("submit", (event) => submit(form, event));
}

/**
 * Another number of players shows or hides seats; what was entered for them stays.
 * @param {HTMLFormElement} form
 */
function changesCount(form) {
  const count = one(form, "[name=players]", HTMLInputElement);
  const buttons = all(form, "[name=count]", HTMLButtonElement);
  const seats = all(form, ".seat", HTMLFieldSetElement);
  const show = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === count.value));
    seats.forEach((seat, at) => {
      seat.hidden = seat.disabled = at >= Number(count.value);
    });
  };
  for (const button of buttons) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      count.value = button.value;
      show();
      form.dispatchEvent(new Event("counted"));
    });
  }
  // A page that the phone kept was made for another number.
  show();
}

/**
 * Choosing a taken colour swaps the two.
 * @param {HTMLFormElement} form
 */
function swapColors(form) {
  const seats = all(form, ".seat");
  /** @param {HTMLElement} seat */
  const colorOf = (seat) => all(seat, "input[type=radio]:checked", HTMLInputElement).at(0)?.value;
  let before = seats.map(colorOf);
  form.addEventListener("change", ({ target }) => {
    const radio = closest(target, "[type=radio]", HTMLInputElement);
    if (!radio) return;
    const changed = seats.findIndex((seat) => seat.contains(radio));
    const other = seats.findIndex((seat, i) => i !== changed && colorOf(seat) === radio.value);
    const given = before[changed];
    if (other >= 0 && given) {
      one(seats[other], `input[value="${CSS.escape(given)}"]`, HTMLInputElement).checked = true;
    }
    before = seats.map(colorOf);
  });
}
