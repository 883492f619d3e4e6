// The temples, one at a time: a side is chosen, one tap says who stands there, and the next is chosen.

import { scoreTemple } from "./scoring.js";
import { nameIn, templeLabel, templeText } from "./sentences.js";
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
  name: element.querySelector("legend").textContent,
  picture: element.querySelector(".tile"),
  reason: element.querySelector("[data-reason]"),
  sides: [],
}));
const said = form.querySelector("[data-said]");
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

const described = ({ selects }, t) => templeLabel(selects.map(({ value }) => value), t + 1, constants, words);
const sideName = (t, s) => temples[t].selects[s].labels[0].firstElementChild.textContent;
const sideLabel = (t, s) => `${sideName(t, s)}: ${temples[t].selects[s].selectedOptions[0].textContent}`;

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
      button.setAttribute("aria-label", sideLabel(t, s));
    });
    each.picture.setAttribute("aria-label", described(each, t));
  });
  palette.setAttribute("aria-label", `${temples[temple].name}: ${sideName(temple, side)}`);
  dots.forEach((dot, t) => {
    dot.ariaCurrent = t === temple ? "true" : null;
    dot.setAttribute("aria-label", described(temples[t], t));
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
  const entered = `${sideLabel(temple, side)}. ${temples[temple].reason.textContent}`;
  if (side < temples[temple].selects.length - 1) choose(temple, side + 1);
  else nextTemple();
  // One sentence after another in one place: what was entered, what it is worth, and what comes next.
  const isOver = document.activeElement.matches("[data-next]");
  said.textContent = isOver ? entered : `${entered} ${said.dataset.nextSide.replace("{side}", palette.ariaLabel)}`;
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
    button.addEventListener("click", (event) => {
      choose(t, s);
      // Keys press buttons too, without a place: they go straight to who may stand there.
      const wanted = select.value === "." ? "button" : `[data-side=${select.value}]`;
      if (event.detail === 0) palette.querySelector(wanted).focus();
    });
    select.parentElement.before(button);
    select.parentElement.hidden = true;
    return button;
  });
  each.element.querySelector("legend").className = "visually-hidden";
});

const dotList = Object.assign(document.createElement("div"), { className: "dots" });
const dots = temples.map((_, t) => {
  const dot = Object.assign(document.createElement("button"), { type: "button", textContent: number.format(t + 1) });
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
