// The village boards, one player at a time: sums as you type, and an overview at the end.

/** @import { Field } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, closest, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { setText } from "../page/show.js";
import { readNumber } from "../sheet/numbers.js";
import { words } from "../words.js";
import { stayAwake } from "./awake.js";
import { confirmShown, currentSheet, form, isShared, keep } from "./form.js";
import { addKeypad } from "./keypad.js";
import { pageThrough } from "./pager.js";

// Fields of modules that are entered item by item.
const items = form.querySelector("[data-items]") ? await import("./items.js") : null;
const seats = all(form, "fieldset[data-seat]:not([hidden])");
const overview = one(form, "[data-overview]");
const said = one(form, "[data-said]");
/** @param {Element} seat */
const goldOf = (seat) => one(seat, `[data-field="${game.gold}"] input`, HTMLInputElement);

function update() {
  keep();
  showTotals();
}

function showTotals() {
  const sheet = currentSheet();
  const { setup, needed, result } = sheet;
  items?.showItems(seats, sheet);
  seats.forEach((seat, i) => {
    const running = one(seat, "[data-total]");
    /** @param {Field} field */
    const isOpen = ({ code, default: shown }) => shown === null && needed.includes(`${code}${i + 1}`);
    const { total, parts } = result.players[i];
    const plain = () =>
      language.text(words.labelled, { label: language.text(words.totalName), text: language.number(total) });
    const withTemples = () => language.text(words.total, { total, temples: parts.temples });
    running.textContent = setup.seatFields.some(isOpen) ? "" : setup.temples ? withTemples() : plain();
    for (const button of all(seat, "[data-confirm]")) button.hidden = !isConfirmable(seat);
    showLine(lines[i], sheet, i, running.textContent && language.number(total));
  });
}

/** A line of the overview, with the name as it stands above the player's fields. @param {HTMLElement} seat */
function addLine(seat) {
  const [line, place, total] = ["li", "span", "strong"].map((tag) => document.createElement(tag));
  const button = Object.assign(document.createElement("button"), { type: "button" });
  const [piece, ...name] = Array.from(one(seat, "h2").cloneNode(true).childNodes);
  Object.assign(line.dataset, seat.dataset);
  place.append(...name, Object.assign(document.createElement("span"), { className: "small" }));
  button.append(piece, place, total);
  line.append(button);
  one(overview, "ul").append(line);
  return line;
}

/** @type {(line: HTMLElement, sheet: Sheet, i: number, total: string) => void} */
function showLine(line, { setup, villages }, i, total) {
  const entered = setup.seatFields.flatMap(({ code, values = [] }) => {
    const counts = values.map((item) => villages[i][`${code}.${item}`] ?? 0);
    const items = counts.reduce((sum, count) => sum + count, 0);
    const value = villages[i][code] ?? (items || null);
    if (value === null) return [];
    return language.text(words.labelled, { label: game.words.fields[code].noun, text: language.number(value) });
  });
  setText(one(line, ".small"), entered.join(" · "));
  setText(one(line, "strong"), total || "–");
}

/** Is everything there that must be entered, and something shown that nobody has said yet? @param {HTMLElement} seat */
const isConfirmable = (seat) => one(seat, "[data-total]").textContent !== "" && all(seat, "[data-shown]").length > 0;

/** A player's screen has been left: what it shows counts. At a shared table others only look around. @param {HTMLElement} seat */
function confirm(seat) {
  if (!isConfirmable(seat) || (isShared && !seat.classList.contains("mine"))) return;
  confirmShown(seat);
  update();
}

/** What is wrong on a player's screen is mended before it goes on. @param {HTMLElement} seat */
function isStuck(seat) {
  const wrong = currentSheet().problems.filter(({ field }) => seat.querySelector(`#${CSS.escape(field)}`));
  if (wrong.length) import("../page/typed_problems.js").then(({ goToProblem }) => goToProblem(wrong));
  return wrong.length > 0;
}

/** @param {EventTarget | null} target */
function countCoins(target) {
  const [coins, seat] = [closest(target, ".coin-row"), closest(target, "[data-seat]")];
  if (!coins || !seat) return;
  const sum = all(coins, "[data-coin]", HTMLInputElement).reduce(
    (gold, field) => gold + (readNumber(field.value) ?? 0) * Number(field.dataset.coin),
    0,
  );
  goldOf(seat).value = Array.from(String(sum), (digit) => language.number(Number(digit))).join("");
}

/**
 * A screen reader is told a new total once it is entered, not with every digit.
 * @param {Event} event
 */
function sayTotal({ target }) {
  const seat = closest(target, "[data-seat]");
  const text = seat && one(seat, "[data-total]").textContent;
  said.textContent = text ? language.text(words.labelled, { label: one(seat, "h2").textContent, text }) : "";
}

/**
 * Enter on the keyboard goes to the next player's gold, not to the result.
 * @param {KeyboardEvent} event
 */
function goOn(event) {
  const field = closest(event.target, "input", HTMLInputElement);
  if (event.key !== "Enter" || field?.type !== "text") return;
  const next = seats.at(1 + seats.findIndex((seat) => seat.contains(field)));
  if (!next) return;
  event.preventDefault();
  goldOf(next).focus();
}

form.addEventListener("input", (event) => {
  countCoins(event.target);
  update();
});
form.addEventListener("change", sayTotal);
form.addEventListener("click", ({ target }) => {
  const seat = closest(closest(target, "[data-confirm]"), "[data-seat]");
  if (!seat) return;
  confirmShown(seat);
  update();
});
for (const seat of seats) addKeypad(seat, goldOf(seat));
const lines = seats.map(addLine);
for (const finish of all(form, "[data-finish]")) {
  const place = Object.assign(document.createElement("p"), { className: "go" });
  place.append(finish);
  overview.append(place);
}
form.classList.add("one-by-one");
/** @param {HTMLElement} panel */
const firstField = (panel) => (panel === overview ? one(panel, "[data-finish], button") : goldOf(panel));
pageThrough(seats, overview, { firstField, confirm, isStuck });
// What others at a shared table enter has been put into the fields.
form.addEventListener("refresh", showTotals);
form.addEventListener("keydown", goOn);
update();
stayAwake();
