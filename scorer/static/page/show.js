// Puts a sheet into a page: who sits where, the entries, and how far they have come. Every page has all
// seats and hides those that nobody takes.

/** @import { Pair } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, one } from "../dom.js";
import { colorOf } from "../sheet/notation.js";
import { readNumber } from "../sheet/numbers.js";
import { Report } from "../sheet/report.js";
import { words } from "../words.js";
import { game, language } from "./game.js";

/**
 * The page of the calculator on which a key of the sheet is entered.
 * @param {string} key
 */
export const pageOf = (key) =>
  key.startsWith("temple") ? "temples" : ["board", "complete"].includes(key) ? "board" : "villages";

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Hides an element, and takes its fields out of the form.
 * @param {HTMLElement} element
 * @param {boolean} isHidden
 */
export function setHidden(element, isHidden) {
  element.hidden = isHidden;
  if (element instanceof HTMLFieldSetElement) element.disabled = isHidden;
}

/**
 * Who sits where: colours, names, and the seats that nobody takes.
 * @param {ParentNode} root
 * @param {Sheet} sheet
 */
export function showSeats(root, { seats }) {
  const free = game.colors.filter((color) => !seats.some((seat) => seat.color === color));
  for (const place of all(root, "[data-seat]")) {
    const at = Number(place.dataset.seat) - 1;
    const seat = seats[at];
    const { color, name } = seat ?? { color: free[at - seats.length], name: "" };
    place.dataset.color = color;
    if (!seat || !place.closest("[data-result]")) setHidden(place, !seat);
    for (const label of all(place, "[data-name]")) showName(label, name, game.words.colors[color]);
    // Where the colour is all there is to say, the piece beside it says nothing.
    const pieces = all(place, ":scope > svg[role], h2 > svg.piece", SVGElement);
    for (const piece of pieces) showPiece(piece, name, game.words.colors[color]);
  }
  for (const option of all(root, "option", HTMLOptionElement)) {
    const color = colorOf(option.value, game);
    if (color) option.hidden = option.disabled = free.includes(color);
  }
  for (const unused of all(root, "[data-unused]")) {
    const colors = language.list(free.map((color) => game.words.colors[color]));
    unused.hidden = !free.length;
    unused.textContent = language.text(words.unused, { colors });
  }
}

/**
 * @param {HTMLElement} label
 * @param {string} name
 * @param {string} color as people read it
 */
function showName(label, name, color) {
  if (!name) return label.replaceChildren(color);
  /** @type {(Node | string)[]} */
  const shown = [Object.assign(document.createElement("bdi"), { textContent: name })];
  const className = label.dataset.name;
  if (className) shown.push(" ", Object.assign(document.createElement("span"), { className, textContent: color }));
  label.replaceChildren(...shown);
}

/**
 * @param {SVGElement} piece
 * @param {string} name
 * @param {string} color as people read it
 */
function showPiece(piece, name, color) {
  piece.toggleAttribute("aria-hidden", false);
  if (name) {
    piece.setAttribute("role", "img");
    piece.setAttribute("aria-label", language.text(game.words.pieces.worker, { color }));
  } else {
    piece.removeAttribute("role");
    piece.removeAttribute("aria-label");
    piece.setAttribute("aria-hidden", "true");
  }
}

/**
 * The entries, in the form's own fields or carried along, and links that hand them on.
 * @param {ParentNode} root
 * @param {Sheet} sheet
 */
export function showSheet(root, sheet) {
  const query = new URLSearchParams(sheet.toQuery());
  for (const form of all(root, "[data-entry]")) fillForm(form, sheet);
  for (const carrying of all(root, "[data-steps], [data-tie]")) carry(carrying, seatsQuery(sheet));
  for (const link of all(root, "[data-sheet-to]", HTMLAnchorElement)) link.search = String(query);
  const count = String(sheet.seats.length);
  for (const link of all(root, "[data-seats-to]", HTMLAnchorElement)) {
    const seats = new URLSearchParams(seatsQuery(sheet));
    if (link.dataset.seatsTo === "players") seats.append("players", count);
    link.search = String(seats);
  }
  for (const button of all(root, "[data-count-seats]", HTMLButtonElement)) button.value = count;
  const used = sheet.usesBoard ? "board" : sheet.setup.temples ? "temples" : "neither";
  for (const way of all(root, "[data-with]")) way.hidden = way.dataset.with !== used;
  showState(root, sheet);
}

/** @param {Sheet} sheet */
function seatsQuery(sheet) {
  const { choices } = sheet.setup;
  const kept = ["p", "modules", ...Object.keys(choices)].filter((key) => key !== game.rulebook);
  const table = sheet.toQuery().filter(([key]) => kept.includes(key));
  return table.map(([key, text]) => /** @type {Pair} */ ([key, choices[key] ?? text]));
}

/**
 * @param {HTMLElement} form
 * @param {Pair[]} pairs
 */
export function carry(form, pairs) {
  for (const field of all(form, "[data-carried]")) field.remove();
  const hidden = () => Object.assign(document.createElement("input"), { type: "hidden" });
  const fields = pairs.map(([name, value]) => Object.assign(hidden(), { name, value }));
  for (const field of fields) field.dataset.carried = "";
  form.prepend(...fields);
}

/**
 * A number in the digits of the language, or in others; what is none stays as it was typed.
 * @param {string} text
 */
export const inDigits = (text, digit = language.number) =>
  readNumber(text) === null ? text : text.replace(/\p{Nd}/gu, (each) => digit(readNumber(each) ?? 0));

/**
 * The form's own fields as the sheet has them; the others are carried along, except at a shared table.
 * @param {HTMLElement} form
 * @param {Sheet} sheet
 * @param {(field: Element) => boolean} isTyping nobody's typing is disturbed
 */
export function fillForm(form, sheet, isShared = false, isTyping = (field) => document.activeElement === field) {
  const own = form.dataset.own?.split(" ") ?? [];
  /** @param {string} key */
  const isOwn = (key) => own.includes(key.replace(/\d+$/, ""));
  const others = sheet.toQuery().filter(([key]) => !isOwn(key));
  if (!isShared) carry(form, others);
  for (const temple of all(form, "[data-temple]")) {
    setHidden(temple, Number(temple.dataset.temple) > sheet.setup.temples);
    const key = `temple${temple.dataset.temple}`;
    // A temple that cannot be is to be entered again; with the rest of its sides it would count.
    const isWrong = sheet.problems.some(({ field }) => field === key);
    const text = isWrong ? "" : (sheet.entries.get(key) ?? "");
    const sides = text === "-" ? [] : (text.match(/[A-Z]\d|\./g) ?? []);
    all(temple, "select", HTMLSelectElement).forEach((select, i) => {
      select.value = sides[i]?.[1] === "0" ? "." : (sides[i] ?? (sides.length ? "." : ""));
    });
    one(temple, "[type=checkbox]", HTMLInputElement).checked = text === "-";
  }
  const fields = all(form, "input[name]:not([type=hidden])", HTMLInputElement);
  for (const field of [...fields, ...all(form, "textarea", HTMLTextAreaElement)]) {
    if (!isOwn(field.name) || field.closest("[data-temple]")) continue;
    const text = sheet.entries.get(field.name) ?? "";
    if (field instanceof HTMLInputElement && field.type === "radio") showChoice(field, text);
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.value === text;
    else if (!isTyping(field) && (text || field.name !== "board"))
      field.value = field.closest(".number") ? inDigits(text) : text;
  }
  // Fields with items are shown by `score/items.js`.
  for (const field of all(form, "[data-text]", HTMLInputElement)) {
    const text = sheet.entries.get(field.name) ?? "";
    field.value = text || "-";
    field.toggleAttribute("data-shown", !text);
  }
  form.dispatchEvent(new Event("filled"));
  for (const details of all(form, "details.fruits", HTMLDetailsElement)) {
    details.open ||= sheet.entries.has(one(details, "input").name);
  }
}

/**
 * A choice that nobody made may be shown all the same: it counts once the page is sent.
 * @param {HTMLInputElement} field
 * @param {string} text
 */
function showChoice(field, text) {
  const isShown = !text && String(fieldOf(field.name)?.default ?? "") === field.value;
  field.checked = isShown || (text !== "" && readNumber(text) === Number(field.value));
  field.toggleAttribute("data-shown", isShown);
}

/** @param {string} key */
const fieldOf = (key) => {
  const code = key.replace(/\d+$/, "");
  return game.modules.flatMap(({ seatFields }) => seatFields).find((field) => field.code === code);
};

/**
 * How far the entries have come, and what is missing.
 * @param {ParentNode} root
 * @param {Sheet} sheet
 */
export function showState(root, sheet) {
  const report = new Report(sheet, language);
  for (const place of all(root, "[data-sheet-state]")) {
    place.dataset.sheetState = sheet.state;
    setText(one(place, "[data-headline]"), report.headline);
    showMissing(one(place, "[data-missing]"), report.missing);
    for (const standings of all(place, "[data-scores]")) {
      standings.hidden = !["incomplete", "tied"].includes(sheet.state);
      setText(one(standings, "span"), report.scores);
    }
  }
}

/**
 * What is missing as a list; with `link`, each leads to its page.
 * @param {HTMLElement} list
 * @param {{ key: string, text: string }[]} missing
 * @param {(key: string) => string} [link]
 */
export function showMissing(list, missing, link) {
  list.replaceChildren(
    ...missing.map(({ key, text }) => {
      const item = document.createElement("li");
      if (link) item.append(Object.assign(document.createElement("a"), { href: link(key), textContent: text }));
      else item.textContent = text;
      return item;
    }),
  );
}
