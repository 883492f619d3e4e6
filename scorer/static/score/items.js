// Fields with items on the village boards: what is tapped or counted becomes the text form of the field,
// and what others have taken is gone.

/** @import { Counts, Field, Setup } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, closest, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { inDigits, setText } from "../page/show.js";
import { readNumber } from "../sheet/numbers.js";
import { form } from "./form.js";

/** @typedef {{ place: HTMLElement, text: HTMLInputElement, code: string, inputs: HTMLInputElement[] }} Group */

/** @type {Group[]} */
const groups = all(form, "[data-items]").map((place) => ({
  place,
  text: one(place, "[data-text]", HTMLInputElement),
  code: place.dataset.field ?? "",
  inputs: all(place, "input:not([type=hidden])", HTMLInputElement),
}));
/** @type {(group: Group, input: HTMLInputElement) => string} */
const optionOf = ({ text }, { name }) => name.slice(text.name.length + 1);
/** @param {HTMLInputElement} input */
const isBox = ({ type }) => type === "checkbox";

/** The boxes and numbers as the text has them. @param {Group} group */
function show(group) {
  const { text, inputs } = group;
  const isList = isBox(inputs[0]);
  // A number that cannot be read is shown as it was typed.
  const parts = text.value.split(",").map((part) => (isList ? [part, "1"] : part.split(":")));
  for (const input of inputs) {
    const found = parts.findIndex(([option]) => option === optionOf(group, input));
    if (isList) input.checked = found >= 0;
    else if (document.activeElement !== input) input.value = inDigits(parts[found]?.[1] ?? "0");
    if (isList && found >= 0) parts.splice(found, 1);
  }
}

/** The text as the boxes and numbers have it. @param {Group} group */
function collect(group) {
  const { text, inputs } = group;
  const parts = inputs.flatMap((input) => {
    const option = optionOf(group, input);
    if (isBox(input)) return input.checked ? option : [];
    const typed = input.value.trim() || "0";
    const count = String(readNumber(typed) ?? typed.replace(/[,:]/g, " "));
    return count === "0" ? [] : `${option}:${count}`;
  });
  text.value = parts.join(",") || "-";
  text.removeAttribute("data-shown");
}

/** What there is of each item for one player. @type {(field: Field, sheet: Sheet, seat: number) => Counts} */
function leftFor({ code, values = [], limits = {}, pools = {} }, { villages }, seat) {
  const left = values.map((item) => {
    const others = villages.filter((_, i) => i !== seat).map((village) => village[`${code}.${item}`] ?? 0);
    const pool = item in pools ? pools[item] - others.reduce((sum, count) => sum + count, 0) : Number.POSITIVE_INFINITY;
    return [item, Math.max(0, Math.min(limits[item] ?? 1, pool))];
  });
  return Object.fromEntries(left);
}

/**
 * What can be chosen still, and who is asked for what.
 * @param {HTMLElement[]} seats
 * @param {Sheet} sheet
 */
export function showItems(seats, sheet) {
  const { setup, villages } = sheet;
  seats.forEach((seat, i) => {
    for (const group of groups.filter(({ place }) => seat.contains(place))) {
      const field = setup.seatFields.find(({ code }) => code === group.code);
      if (field) limit(group, leftFor(field, sheet, i), field);
    }
    for (const place of all(seat, "[data-owner]")) {
      place.toggleAttribute("data-asked", Boolean(villages[i][place.dataset.owner ?? ""]));
    }
    for (const place of all(seat, "[data-from-board]")) place.hidden = sheet.usesBoard;
    showTieBreak(seat, setup, (item) => Boolean(villages[i][item]));
  });
}

/** @type {(group: Group, left: Counts, field: Field) => void} */
function limit(group, left, { values = [], limits = {} }) {
  /** @type {Counts} */
  const seen = {};
  for (const input of group.inputs) {
    const option = optionOf(group, input);
    seen[option] = (seen[option] ?? 0) + 1;
    if (isBox(input)) {
      // The boxes of this table: fewer than the largest one has.
      const isThere = values.includes(option) && seen[option] <= (limits[option] ?? 1);
      for (const label of input.labels ?? []) label.hidden = !isThere && !input.checked;
      input.disabled = !input.checked && seen[option] > left[option];
    } else {
      const count = readNumber(input.value) ?? 0;
      const [less, more] = all(input.parentElement ?? group.place, "[data-by]", HTMLButtonElement);
      less.disabled = count <= 0;
      more.disabled = count >= left[option];
    }
  }
}

/** Some items make a number count that only a tie needs otherwise. @type {(seat: HTMLElement, setup: Setup, owns: (item: string) => boolean) => void} */
function showTieBreak(seat, { seatFields }, owns) {
  const { requiredOf = [] } = seatFields.find(({ code }) => code === game.tieBreak) ?? {};
  const isNeeded = requiredOf.some(owns);
  for (const details of all(seat, "details.fruits", HTMLDetailsElement)) {
    const title = one(details, "summary span");
    title.dataset.tie ??= title.textContent;
    setText(title, isNeeded ? one(details, "legend").textContent : title.dataset.tie);
    if (isNeeded) details.open = true;
  }
}

form.addEventListener("input", ({ target }) => {
  const group = groups.find(({ inputs }) => inputs.some((input) => input === target));
  if (group) collect(group);
});
form.addEventListener("click", ({ target }) => {
  const button = closest(target, "[data-by]", HTMLButtonElement);
  const input = button?.parentElement?.querySelector("input");
  if (!button || !input) return;
  input.value = language.number(Math.max(0, (readNumber(input.value) ?? 0) + Number(button.dataset.by)));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
});
// What the sheet has was put into the texts.
form.addEventListener("filled", () => groups.forEach(show));
groups.forEach(show);
