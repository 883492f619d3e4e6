// The temples, one at a time: a side is chosen, one tap says who stands there, and the next is chosen.

import { all, closest, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { letterOf } from "../sheet/notation.js";
import { Report } from "../sheet/report.js";
import { scoreTemple } from "../sheet/scoring.js";
import { words } from "../words.js";
import { stayAwake } from "./awake.js";
import { currentSheet, form, keep } from "./form.js";

const palette = one(form, "[data-palette]");
const rest = one(form, "[data-rest]");
const said = one(form, "[data-said]");

/**
 * A temple as the page shows it.
 * @typedef {object} Shown
 * @property {HTMLElement} element
 * @property {string} name
 * @property {HTMLElement[]} labels of the selects, and around them
 * @property {HTMLSelectElement[]} selects
 * @property {HTMLInputElement} out
 * @property {string} outText
 * @property {Element} picture
 * @property {HTMLElement} reason
 * @property {HTMLButtonElement[]} sides in the place of the selects
 */

/** @type {Shown[]} */
const temples = all(form, "[data-temple]:not([hidden])").map((element) => ({
  element,
  name: one(element, "legend").textContent,
  labels: all(element, ".side"),
  selects: all(element, ".side select", HTMLSelectElement),
  out: one(element, "[type=checkbox]", HTMLInputElement),
  outText: one(element, ".out").textContent.trim(),
  picture: one(element, ".tile", Element),
  reason: one(element, "[data-reason]"),
  sides: [],
}));
let temple = 0;
let side = 0;

function fillPalette() {
  const { setup } = currentSheet();
  const worker = one(one(palette, "[data-worker]", HTMLTemplateElement).content, "*", Element);
  for (const row of all(palette, ".crew-row[data-seat]:not([hidden])")) {
    const { color = "" } = row.dataset;
    for (let n = 1; n <= setup.mostAtSide; n += 1) {
      const crew = Object.assign(document.createElement("span"), { className: "crew" });
      crew.append(...Array.from({ length: n }, () => worker.cloneNode(true)));
      const button = Object.assign(document.createElement("button"), { type: "button" });
      button.dataset.side = letterOf(color) + n;
      button.dataset.color = color;
      button.ariaLabel = language.text(words.crew, { color: game.words.colors[color], n });
      button.append(crew);
      row.append(button);
    }
  }
}

/** @param {Shown} temple */
const isEntered = ({ selects, out }) => out.checked || selects.some(({ value }) => value);
/** @param {Shown} temple */
const sidesOf = ({ selects }) => selects.map(({ value }) => value || ".");

/** @param {Shown} each */
function explain(each) {
  const sheet = currentSheet();
  const { majority } = sheet.setup;
  const found = sheet.temples[temples.indexOf(each)];
  const report = new Report(sheet, language);
  if (found?.sides && majority) {
    each.reason.textContent = report.templeText(scoreTemple(majority, found.workers, sheet.colors));
  } else each.reason.textContent = each.out.checked ? each.outText : "";
}

/** @type {(each: Shown, t: number) => string} */
const described = (each, t) => new Report(currentSheet(), language).templeLabel(sidesOf(each), t + 1);
/** @type {(t: number, s: number) => string} */
const sideName = (t, s) => one(temples[t].labels[s], "span").textContent;
/** @type {(label: string, text: string) => string} */
const labelled = (label, text) => language.text(words.labelled, { label, text });
/** @type {(t: number, s: number) => string} */
const sideLabel = (t, s) => labelled(sideName(t, s), temples[t].selects[s].selectedOptions[0]?.textContent ?? "");

/** @param {string} value */
function picture(value) {
  return all(palette, `[data-side="${CSS.escape(value)}"]`).flatMap((button) => {
    const crew = all(button, ".crew").map((each) => document.importNode(each, true));
    for (const each of crew) each.dataset.color = button.dataset.color;
    return crew;
  });
}

function show() {
  temples.forEach((each, t) => {
    each.element.hidden = t !== temple;
    each.sides.forEach((button, s) => {
      button.setAttribute("aria-pressed", String(t === temple && s === side));
      button.replaceChildren(...picture(each.selects[s].value));
      button.setAttribute("aria-label", sideLabel(t, s));
    });
    each.picture.setAttribute("aria-label", described(each, t));
  });
  palette.setAttribute("aria-label", labelled(temples[temple].name, sideName(temple, side)));
  rest.hidden = temples.every(isEntered);
  dots.forEach((dot, t) => {
    dot.ariaCurrent = t === temple ? "true" : null;
    dot.setAttribute("aria-label", described(temples[t], t));
    dot.toggleAttribute("data-filled", isEntered(temples[t]));
  });
}

/**
 * @param {number} t
 * @param {number} s
 */
function choose(t, s) {
  temple = t;
  side = s;
  show();
}

/** @param {string} value */
function enter(value) {
  const each = temples[temple];
  each.selects[side].value = value;
  each.out.checked = false;
  keep();
  explain(each);
  const { textContent: reason } = each.reason;
  const entered = language.text(words.entered, { entered: sideLabel(temple, side), reason });
  if (side < each.selects.length - 1) choose(temple, side + 1);
  else nextTemple();
  // One sentence after another in one place: what was entered, what it is worth, and what comes next.
  const isOver = document.activeElement?.matches("[data-next]");
  const next = { side: palette.ariaLabel ?? "" };
  said.textContent = isOver ? entered : `${entered} ${language.text(words.next, next)}`;
}

function nextTemple() {
  if (temple < temples.length - 1) choose(temple + 1, 0);
  else {
    show();
    one(form, "[data-next]").focus();
  }
}

// Selects become a cross of buttons round the temple.
temples.forEach((each, t) => {
  each.sides = each.selects.map((select, s) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const label = each.labels[s];
    button.className = label.className;
    button.addEventListener("click", (event) => {
      choose(t, s);
      // Keys press buttons too, without a place: they go straight to who may stand there.
      const wanted = /^[A-Z]/.test(select.value) ? `[data-side=${select.value}]` : "button";
      if (event.detail === 0) one(palette, wanted).focus();
    });
    label.before(button);
    label.hidden = true;
    return button;
  });
  one(each.element, "legend").className = "visually-hidden";
  each.out.addEventListener("change", () => {
    if (each.out.checked) for (const select of each.selects) select.value = "";
    keep();
    explain(each);
    show();
  });
});

const dotList = Object.assign(document.createElement("div"), { className: "dots" });
const dots = temples.map((_, t) => {
  const dot = Object.assign(document.createElement("button"), { type: "button", textContent: language.number(t + 1) });
  dot.addEventListener("click", () => choose(t, 0));
  return dot;
});
dotList.append(...dots);
form.prepend(dotList);
fillPalette();
palette.hidden = false;
palette.addEventListener("click", (event) => {
  const button = closest(event.target, "button");
  if (!button) return;
  if ("skip" in button.dataset) nextTemple();
  else enter(button.dataset.side ?? "");
});
rest.addEventListener("click", () => {
  for (const each of temples) each.out.checked ||= !isEntered(each);
  keep();
  temples.forEach(explain);
  show();
  one(form, "[data-next]").focus();
});
form.classList.add("one-by-one");
// What others at a shared table enter has been put into the selects.
form.addEventListener("refresh", () => {
  temples.forEach(explain);
  show();
});
temples.forEach(explain);
const wanted = temples.findIndex(({ element }) => `#${element.id}` === location.hash);
choose(Math.max(0, wanted), 0);
keep();
stayAwake();
