// The village boards: sums as you type.

/** @import { Field } from "../types.js" */
import { all, closest, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { readNumber } from "../sheet/numbers.js";
import { words } from "../words.js";
import { stayAwake } from "./awake.js";
import { confirmShown, currentSheet, form, keep } from "./form.js";

// Fields of modules that are entered item by item.
const items = form.querySelector("[data-items]") ? await import("./items.js") : null;
const seats = all(form, "fieldset[data-seat]:not([hidden])");
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
    for (const button of all(seat, "[data-confirm]")) {
      button.hidden = !running.textContent || !all(seat, "[data-shown]").length;
    }
  });
}

/** @param {EventTarget | null} target */
function countCoins(target) {
  const [coins, seat] = [closest(target, ".coin-row"), closest(target, "[data-seat]")];
  if (!coins || !seat) return;
  const sum = all(coins, "[data-coin]", HTMLInputElement).reduce(
    (gold, field) => gold + (readNumber(field.value) ?? 0) * Number(field.dataset.coin),
    0,
  );
  goldOf(seat).value = String(sum);
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
// What others at a shared table enter has been put into the fields.
form.addEventListener("refresh", showTotals);
form.addEventListener("keydown", goOn);
update();
stayAwake();
