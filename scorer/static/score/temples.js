// The temples, one at a time, or all at once where there is room: a side is chosen, one tap says who stands
// there, and the next is chosen. After its last side a temple stays until the next tap, so that its verdict
// can be read.

import { all, closest, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { letterOf } from "../sheet/notation.js";
import { readNumber } from "../sheet/numbers.js";
import { Report } from "../sheet/report.js";
import { scoreTemple } from "../sheet/scoring.js";
import { words } from "../words.js";
import { stayAwake } from "./awake.js";
import { currentSheet, form, keep } from "./form.js";

const palette = one(form, "[data-palette]");
const rest = one(form, "[data-rest]");
const said = one(form, "[data-said]");
const skip = one(palette, "[data-skip]", HTMLButtonElement);
const undo = one(palette, "[data-back]", HTMLButtonElement);
const goOn = one(form, "[data-next]");
const skipText = skip.textContent;

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
/** The side that the next tap enters; behind the last one, when the temple is done. */
let side = 0;
/** What each tap changed. @type {{ temple: number, side: number, value: string, isOut: boolean }[]} */
const past = [];

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
      button.dataset.count = language.number(n);
      button.ariaLabel = language.text(game.words.crew, { color: game.words.colors[color], n });
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

/** Where the next tap goes: a temple that is done leads to the next one. */
function due() {
  const isDone = side === temples[temple].selects.length;
  if (!isDone) return { t: temple, s: side };
  return temple < temples.length - 1 ? { t: temple + 1, s: 0 } : { t: temple, s: side - 1 };
}

function show() {
  temples.forEach((each, t) => {
    each.element.toggleAttribute("data-current", t === temple);
    each.sides.forEach((button, s) => {
      button.setAttribute("aria-pressed", String(t === temple && s === side));
      button.replaceChildren(...picture(each.selects[s].value));
      button.setAttribute("aria-label", sideLabel(t, s));
    });
    each.picture.setAttribute("aria-label", described(each, t));
  });
  const { t, s } = due();
  palette.setAttribute("aria-label", labelled(temples[t].name, sideName(t, s)));
  const isOver = isLast();
  skip.textContent = isOver ? goOn.textContent : skipText;
  skip.classList.toggle("due", side === temples[temple].selects.length || temples.every(isEntered));
  undo.disabled = !past.length;
  rest.hidden = temples.every(isEntered);
  dots.forEach((dot, t) => {
    dot.ariaCurrent = t === temple ? "true" : null;
    dot.setAttribute("aria-label", described(temples[t], t));
    dot.toggleAttribute("data-filled", isEntered(temples[t]));
  });
}

/** Is there no temple to go on to? */
const isLast = () => temple === temples.length - 1 || temples.every(isEntered);

/**
 * @param {number} t
 * @param {number} s
 */
function choose(t, s) {
  temple = t;
  side = s;
  show();
}

/** @type {(t: number, s: number, value: string, isOut?: boolean) => void} */
function put(t, s, value, isOut = false) {
  const each = temples[t];
  each.selects[s].value = value;
  each.out.checked = isOut;
  keep();
  explain(each);
}

/** @param {string} value */
function enter(value) {
  const { t, s } = due();
  const each = temples[t];
  past.push({ temple: t, side: s, value: each.selects[s].value, isOut: each.out.checked });
  put(t, s, value);
  const { textContent: reason } = each.reason;
  const entered = language.text(words.entered, { entered: sideLabel(t, s), reason });
  choose(t, s + 1);
  if (side === each.selects.length) revealVerdict(each);
  // One sentence after another in one place: what was entered, what it is worth, and what comes next.
  const isOver = temple === temples.length - 1 && side === each.selects.length;
  const next = { side: palette.ariaLabel ?? "" };
  said.textContent = isOver ? entered : `${entered} ${language.text(words.next, next)}`;
}

/** Moves the page up where a long verdict lies under the palette of a small screen or under the bar. @param {Shown} each */
function revealVerdict({ reason }) {
  const text = reason.getBoundingClientRect();
  const over = [palette, one(document, ".bar")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => left < text.right && right > text.left);
  const covered = text.bottom - Math.min(...over.map(({ top }) => top));
  if (covered > 0) scrollBy({ top: covered, behavior: "instant" });
}

function takeBack() {
  const last = past.pop();
  if (!last) return;
  put(last.temple, last.side, last.value, last.isOut);
  choose(last.temple, last.side);
  said.textContent = language.text(words.next, { side: palette.ariaLabel ?? "" });
}

function nextTemple() {
  if (isLast()) goOn.click();
  else choose(temple + 1, 0);
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
      if (event.detail === 0) focusable(one(palette, wanted)).focus();
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
  dot.addEventListener("click", () => {
    choose(t, 0);
    if (isEntered(temples[t])) revealVerdict(temples[t]);
  });
  return dot;
});
dotList.append(...dots);
form.prepend(dotList);
fillPalette();

// With a keyboard: arrows go round the cross and through the palette, of which Tab sees one button; a digit is
// the number of workers of the colour there.
const rows = all(palette, ".crew-row[data-seat]:not([hidden])").map((row) => all(row, "button"));
/** @param {HTMLElement} button */
function focusable(button) {
  if (rows.flat().includes(button)) for (const each of rows.flat()) each.tabIndex = each === button ? 0 : -1;
  return button;
}
const inColor = () => rows.find((row) => row.some(({ tabIndex }) => tabIndex === 0)) ?? rows[0];

/** @type {Record<string, number>} */
const SIDE_OF = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** @type {(row: number, at: number, key: string) => HTMLElement | undefined} */
function neighbour(row, at, key) {
  const forward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowUp") return rows[row - 1]?.[at];
  if (key === "ArrowDown") return rows[row + 1]?.[at];
  return key === forward ? rows[row][at + 1] : rows[row][at - 1];
}

/** @param {KeyboardEvent} event */
function press(event) {
  const target = closest(event.target, "button, body");
  if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = SIDE_OF[event.key];
  const row = rows.findIndex((each) => each.includes(target));
  const number = readNumber(event.key);
  if (arrow !== undefined && row >= 0)
    focusable(neighbour(row, rows[row].indexOf(target), event.key) ?? target).focus();
  else if (arrow !== undefined && target.matches(".side")) {
    choose(
      temples.findIndex(({ sides }) => sides.some((each) => each === target)),
      arrow,
    );
    temples[temple].sides[arrow].focus();
  } else if (number !== null && number <= inColor().length && !event.repeat) {
    const color = inColor();
    const button = (number ? color[number - 1] : color.find(({ tabIndex }) => tabIndex === 0)) ?? color[0];
    focusable(button).focus({ preventScroll: true });
    enter(number ? (button.dataset.side ?? "") : ".");
  } else if (event.key === "Backspace") takeBack();
  else return;
  event.preventDefault();
}
document.addEventListener("keydown", press);
if (rows.length) focusable(rows[0][0]);
palette.hidden = false;
palette.addEventListener("click", (event) => {
  const button = closest(event.target, "button");
  if (!button) return;
  if (button === skip) nextTemple();
  else if (button === undo) takeBack();
  else {
    focusable(button);
    enter(button.dataset.side ?? "");
  }
});
rest.addEventListener("click", () => {
  for (const each of temples) each.out.checked ||= !isEntered(each);
  keep();
  temples.forEach(explain);
  show();
  skip.focus();
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
