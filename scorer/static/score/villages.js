// The village boards: sums as you type.

import { game, language } from "../page/game.js";
import { readNumber } from "../sheet/numbers.js";
import { words } from "../words.js";
import { stayAwake } from "./awake.js";
import { confirmShown, currentSheet, form, keep } from "./form.js";

const seats = [...form.querySelectorAll("fieldset[data-seat]:not([hidden])")];
const said = form.querySelector("[data-said]");

function update() {
  keep();
  showTotals();
}

function showTotals() {
  const sheet = currentSheet();
  seats.forEach((seat, i) => {
    const running = seat.querySelector("[data-total]");
    const isOpen = ({ code, isRequired, default: shown }) => isRequired && shown === null && !(code in sheet.villages[i]);
    const { total, parts } = sheet.result.players[i];
    running.textContent = sheet.setup.seatFields.some(isOpen)
      ? ""
      : language.text(words.total, { total, temples: parts.temples ?? 0 });
    const button = seat.querySelector("[data-confirm]");
    if (button) button.hidden = !running.textContent || !seat.querySelector("[data-shown]");
  });
}

function countCoins(event) {
  const coins = event.target.closest(".coin-row");
  if (!coins) return;
  const sum = [...coins.querySelectorAll("[data-coin]")].reduce(
    (gold, field) => gold + (readNumber(field.value) ?? 0) * Number(field.dataset.coin),
    0,
  );
  event.target.closest("[data-seat]").querySelector(`[data-field="${game.gold}"] input`).value = String(sum);
}

// A screen reader is told a new total once it is entered, not with every digit.
function sayTotal({ target }) {
  const seat = target.closest("[data-seat]");
  const text = seat?.querySelector("[data-total]").textContent;
  const label = seat?.querySelector("h2").textContent;
  said.textContent = text ? language.text(words.labelled, { label, text }) : "";
}

// Enter on the keyboard goes to the next player's gold, not to the result.
function goOn(event) {
  if (event.key !== "Enter" || event.target.type !== "text") return;
  const golds = seats.map((seat) => seat.querySelector(`[data-field="${game.gold}"] input`));
  const next = golds[seats.indexOf(event.target.closest("[data-seat]")) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

form.addEventListener("input", (event) => {
  countCoins(event);
  update();
});
form.addEventListener("change", sayTotal);
form.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-confirm]");
  if (!button) return;
  confirmShown(button.closest("[data-seat]"));
  update();
});
// What others at a shared table enter has been put into the fields.
form.addEventListener("refresh", showTotals);
form.addEventListener("keydown", goOn);
update();
stayAwake();
