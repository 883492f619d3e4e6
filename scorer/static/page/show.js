// Puts a sheet into a page: who sits where, the numbers of the set-up, the entries, and how far they have
// come. Every page has all seats and hides those that nobody takes.

import { colorOf } from "../sheet/notation.js";
import { readNumber } from "../sheet/numbers.js";
import { Report } from "../sheet/report.js";
import { seatText } from "../sheet/sheet.js";
import { words } from "../words.js";
import { game, language } from "./game.js";

const all = (root, selector) => root.querySelectorAll(selector);

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Hides an element, and takes its fields out of the form. */
export function setHidden(element, isHidden) {
  element.hidden = isHidden;
  if (element.matches("fieldset")) element.disabled = isHidden;
}

/** Who sits where: colours, names, and the seats that nobody takes. */
export function showSeats(root, { seats }) {
  const free = game.colors.filter((color) => !seats.some((seat) => seat.color === color));
  for (const place of all(root, "[data-seat]")) {
    const seat = seats[place.dataset.seat - 1];
    const { color, name = "" } = seat ?? { color: free[place.dataset.seat - 1 - seats.length] };
    place.dataset.color = color;
    if (!seat || !place.closest("[data-result]")) setHidden(place, !seat);
    for (const label of all(place, "[data-name]")) showName(label, name, game.words.colors[color]);
    // Where the colour is all there is to say, the piece beside it says nothing.
    for (const piece of all(place, ":scope > svg[role], h2 > svg.piece")) showPiece(piece, name, game.words.colors[color]);
  }
  for (const option of all(root, "option")) {
    const color = colorOf(option.value, game);
    if (color) option.hidden = option.disabled = free.includes(color);
  }
  const unused = root.querySelector("[data-unused]");
  if (!unused) return;
  const colors = language.list(free.map((color) => game.words.colors[color]));
  unused.hidden = !free.length;
  unused.textContent = language.text(words.unused, { colors });
}

function showName(label, name, color) {
  if (!name) return label.replaceChildren(color);
  const shown = [Object.assign(document.createElement("bdi"), { textContent: name })];
  const className = label.dataset.name;
  if (className) shown.push(" ", Object.assign(document.createElement("span"), { className, textContent: color }));
  label.replaceChildren(...shown);
}

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

/** The numbers of the set-up: texts, counted tiles, and parts that only some tables need. */
export function showSetup(root, setup) {
  const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0);
  const number = (path) => {
    const [name, code] = path.split(".");
    if (name === "workerPile") return setup.workerTilesEach - setup.hand;
    const value = setup[name];
    return code ? (value[code] ?? 0) : typeof value === "object" ? sum(value) : value;
  };
  for (const element of all(root, "[data-bind]")) {
    const { bind, text } = element.dataset;
    if (!(bind.split(".")[0] in setup) && bind !== "workerPile") continue;
    const num = number(bind);
    element.textContent = text ? language.text(words[text], { num }) : language.number(num);
  }
  for (const element of all(root, "[data-tiles] > [data-count]")) element.hidden = !number(element.dataset.count);
  for (const element of all(root, "[data-when]")) {
    const path = element.dataset.when;
    element.hidden = path[0] === "!" ? Boolean(number(path.slice(1))) : !number(path);
  }
  for (const step of all(root, "[data-step]")) {
    const at = setup.steps.indexOf(step.dataset.step);
    step.hidden = at < 0;
    step.querySelector("[data-number]").textContent = language.number(at + 1);
  }
}

/** The entries, in the form's own fields or carried along, and links that hand them on. */
export function showSheet(root, sheet) {
  const query = new URLSearchParams(sheet.toQuery());
  const form = root.querySelector("[data-entry]");
  if (form) fillForm(form, sheet);
  for (const carrying of all(root, "[data-steps], [data-tie]")) carry(carrying, seatsQuery(sheet));
  for (const link of all(root, "[data-sheet-to]")) link.search = query;
  for (const link of all(root, "[data-seats-to]")) {
    const more = link.dataset.seatsTo === "players" ? [["players", sheet.seats.length]] : [];
    link.search = new URLSearchParams([...seatsQuery(sheet), ...more]);
  }
  for (const button of all(root, "[data-count-seats]")) button.value = sheet.seats.length;
  for (const way of all(root, "[data-with]")) way.hidden = (way.dataset.with === "board") !== sheet.usesBoard;
  showState(root, sheet);
}

const seatsQuery = ({ seats, setup }) => [
  ...seats.map((seat) => ["p", seatText(seat)]),
  ...(setup.modules.length ? [["modules", setup.modules.join(",")]] : []),
];

export function carry(form, pairs) {
  for (const field of all(form, "[data-carried]")) field.remove();
  const fields = pairs.map(([name, value]) => Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  for (const field of fields) field.dataset.carried = "";
  form.prepend(...fields);
}

/** The form's own fields as the sheet has them; the others are carried along, except at a shared table. */
export function fillForm(form, sheet, isShared = false) {
  const own = form.dataset.own.split(" ");
  const isOwn = ([key]) => own.includes(key.replace(/\d+$/, ""));
  if (!isShared) carry(form, sheet.toQuery().filter((pair) => !isOwn(pair)));
  for (const temple of all(form, "[data-temple]")) {
    setHidden(temple, temple.dataset.temple > sheet.setup.temples);
    const key = `temple${temple.dataset.temple}`;
    // A temple that cannot be is to be entered again; with the rest of its sides it would count.
    const isWrong = sheet.problems.some(({ field }) => field === key);
    const text = isWrong ? "" : (sheet.entries.get(key) ?? "");
    const sides = text === "-" ? [] : (text.match(/[A-Z]\d|\./g) ?? []);
    all(temple, "select").forEach((select, i) => {
      select.value = sides[i]?.[1] === "0" ? "." : (sides[i] ?? (sides.length ? "." : ""));
    });
    temple.querySelector("[type=checkbox]").checked = text === "-";
  }
  for (const field of all(form, "input[name]:not([type=hidden]), textarea")) {
    if (!isOwn([field.name]) || field.closest("[data-temple]")) continue;
    const text = sheet.entries.get(field.name) ?? "";
    if (field.type === "radio") showChoice(field, text);
    else if (field.type === "checkbox") field.checked = field.value === text;
    // Nobody's typing is disturbed: the field follows when they leave it, unless they changed it.
    else if (document.activeElement !== field && (text || field.name !== "board")) field.value = text;
  }
  for (const details of all(form, "details.fruits")) details.open ||= sheet.entries.has(details.querySelector("input").name);
}

// A choice that nobody made may be shown all the same: it counts once the page is sent.
function showChoice(field, text) {
  const { default: shown } = fieldOf(field.name) ?? {};
  const isShown = !text && String(shown ?? "") === field.value;
  field.checked = isShown || (text !== "" && readNumber(text) === Number(field.value));
  field.toggleAttribute("data-shown", isShown);
}

const fieldOf = (key) => {
  const code = key.replace(/\d+$/, "");
  return game.modules.flatMap(({ seatFields }) => seatFields).find((field) => field.code === code);
};

/** How far the entries have come, and what is missing. */
export function showState(root, sheet) {
  const report = new Report(sheet, language);
  for (const place of all(root, "[data-sheet-state]")) {
    place.dataset.sheetState = sheet.state;
    setText(place.querySelector("[data-headline]"), report.headline);
    showMissing(place.querySelector("[data-missing]"), report.missing);
  }
}

/** What is missing as a list; with `link`, each leads to its page. */
export function showMissing(list, missing, link = null) {
  list.replaceChildren(
    ...missing.map(({ key, text }) => {
      const item = document.createElement("li");
      if (link) item.append(Object.assign(document.createElement("a"), { href: link(key), textContent: text }));
      else item.textContent = text;
      return item;
    }),
  );
}
