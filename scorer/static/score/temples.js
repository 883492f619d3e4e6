// The temples, one at a time: a side is chosen, one tap says who stands there, and the next is chosen.

import { scoreTemple } from "./scoring.js";
import { nameIn, templeText } from "./sentences.js";
import { constants, keep, number, stayAwake } from "./store.js";

const form = document.querySelector("[data-entry]");
const palette = form.querySelector("[data-palette]");
const words = {
  tag: document.documentElement.lang,
  temples: JSON.parse(form.querySelector("[data-words]").dataset.words),
};
const names = Object.fromEntries(
  [...palette.querySelectorAll(".crew-row")].map((row) => [
    constants.colors[row.querySelector("[data-side]").dataset.side[0]],
    nameIn(row.querySelector(".who")),
  ]),
);
delete names[undefined];

const temples = [...form.querySelectorAll("[data-temple]")].map((element) => ({
  element,
  selects: [...element.querySelectorAll("select")],
  reason: element.querySelector("[data-reason]"),
  sides: [],
}));
let temple = 0;
let side = 0;

function explain({ selects, reason }) {
  const counts = Object.fromEntries(Object.keys(names).map((color) => [color, 0]));
  for (const { value } of selects) {
    const color = constants.colors[value[0]];
    if (color) counts[color] += Number(value[1]);
  }
  reason.textContent = templeText(scoreTemple(counts, constants), constants, words, names);
}

function picture(value) {
  const button = palette.querySelector(`[data-side="${CSS.escape(value)}"] .crew`);
  return button ? [button.cloneNode(true)] : [];
}

function show() {
  temples.forEach((each, t) => {
    each.element.hidden = t !== temple;
    each.sides.forEach((button, s) => {
      button.setAttribute("aria-pressed", String(t === temple && s === side));
      const select = each.selects[s];
      button.replaceChildren(...picture(select.value));
      const chosen = select.selectedOptions[0].textContent;
      button.setAttribute("aria-label", `${select.labels[0].firstElementChild.textContent}: ${chosen}`);
    });
  });
  dots.forEach((dot, t) => {
    dot.toggleAttribute("aria-current", t === temple);
    dot.toggleAttribute("data-filled", temples[t].selects.some((select) => select.value !== "."));
  });
}

function choose(t, s) {
  temple = t;
  side = s;
  show();
}

function enter(value) {
  const select = temples[temple].selects[side];
  select.value = value;
  explain(temples[temple]);
  keep(form);
  if (side < temples[temple].selects.length - 1) choose(temple, side + 1);
  else nextTemple();
}

function nextTemple() {
  if (temple < temples.length - 1) choose(temple + 1, 0);
  else {
    show();
    form.querySelector("[data-next]").focus();
  }
}

// Selects become a cross of buttons round the temple.
temples.forEach((each, t) => {
  each.sides = each.selects.map((select, s) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.className = select.parentElement.className;
    button.addEventListener("click", () => choose(t, s));
    select.parentElement.before(button);
    select.parentElement.hidden = true;
    return button;
  });
});

const dotList = Object.assign(document.createElement("div"), { className: "dots" });
const dots = temples.map((each, t) => {
  const dot = Object.assign(document.createElement("button"), { type: "button", textContent: number.format(t + 1) });
  dot.setAttribute("aria-label", each.element.querySelector("legend").textContent);
  dot.addEventListener("click", () => choose(t, 0));
  return dot;
});
dotList.append(...dots);
form.prepend(dotList);
palette.hidden = false;
palette.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if ("skip" in button.dataset) nextTemple();
  else enter(button.dataset.side);
});
form.classList.add("one-by-one");
// What others at a shared table enter has been put into the selects.
form.addEventListener("refresh", () => {
  temples.forEach(explain);
  show();
});
temples.forEach(explain);
choose(0, 0);
keep(form);
stayAwake();
