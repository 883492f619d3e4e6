// The village boards: sums as you type.

import { score, templeAsEntered, templesOnBoard } from "./scoring.js";
import { constants, keep, number, readNumber, stayAwake } from "./store.js";

const form = document.querySelector("[data-entry]");
const seats = [...form.querySelectorAll("[data-seat]")];
const said = form.querySelector("[data-said]");

function temples(fields) {
  if (fields.get("m") === "board") return templesOnBoard(fields.get("b") ?? "", constants);
  return [...fields].filter(([name]) => /^t\d$/.test(name)).map(([, text]) => templeAsEntered(text, constants));
}

function update() {
  showTotals();
  keep(form);
}

function showTotals() {
  const fields = new FormData(form);
  const villages = seats.map((seat, i) => ({
    color: seat.dataset.color,
    gold: readNumber(fields.get(`g${i}`)),
    sun: Number(fields.get(`s${i}`) ?? 0),
    water: fields.has(`w${i}`) ? Number(fields.get(`w${i}`)) : null,
    cacao: Number(fields.get(`c${i}`) ?? 0),
  }));
  const known = villages.map((village) => ({ ...village, gold: village.gold ?? 0, water: village.water ?? 0 }));
  const { players } = score(known, temples(fields), constants);
  seats.forEach((seat, i) => {
    const running = seat.querySelector("[data-total]");
    const complete = villages[i].gold !== null && villages[i].water !== null;
    running.textContent = complete
      ? running.dataset.total
          .replace("{total}", number.format(players[i].total))
          .replace("{temples}", number.format(players[i].temples))
      : "";
  });
}

function countCoins(event) {
  const coins = event.target.closest(".coin-row");
  if (!coins) return;
  const sum = [...coins.querySelectorAll("[data-coin]")].reduce(
    (gold, field) => gold + (readNumber(field.value) ?? 0) * Number(field.dataset.coin),
    0,
  );
  event.target.closest("[data-seat]").querySelector("input[inputmode=numeric]").value = String(sum);
}

// Whoever hears the page is told a new total once it is entered, not with every digit.
function sayTotal({ target }) {
  const seat = target.closest("[data-seat]");
  const total = seat?.querySelector("[data-total]").textContent;
  said.textContent = total ? `${seat.querySelector("h2").textContent}: ${total}` : "";
}

// Enter on the keyboard goes to the next player's gold, not to the result.
function goOn(event) {
  if (event.key !== "Enter" || event.target.type !== "text") return;
  const golds = seats.map((seat) => seat.querySelector("input[inputmode=numeric]"));
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
// What others at a shared table enter has been put into the fields.
form.addEventListener("refresh", showTotals);
form.addEventListener("keydown", goOn);
update();
stayAwake();
