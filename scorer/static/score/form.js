// The form of a page of the calculator: it holds the whole sheet. Everything entered goes into the address
// and onto the phone as you go; at a shared table the table keeps it.

/** @import { Pair } from "../types.js" */
import "../page/kept.js";
import { all, closest, one } from "../dom.js";
import { changeLanguage, fieldsOf } from "../navigation.js";
import { game, language } from "../page/game.js";
import { inDigits, showState } from "../page/show.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";
import { savedScore, saveScore } from "../storage.js";

export const form = one(document, "[data-entry]", HTMLFormElement);
const STEPS = ["temples", "board", "villages", "result", "over"];

/**
 * A choice that is shown although nobody made it counts only once it is confirmed.
 * @param {Pair} pair
 */
const isShownOnly = ([name, value]) =>
  all(form, `[data-shown][name="${CSS.escape(name)}"]`, HTMLInputElement).at(0)?.value === value;

/**
 * The four selects of a temple are one entry.
 * @returns {Pair[]}
 */
function templesIn() {
  /** @param {HTMLElement} temple */
  const sides = (temple) => all(temple, "select", HTMLSelectElement).map(({ value }) => value);
  const temples = all(form, "[data-temple]:enabled").filter((temple) => sides(temple).some(Boolean));
  return temples.map((temple) => [
    temple.id,
    sides(temple)
      .map((side) => side || ".")
      .join(""),
  ]);
}

/** In every language a number is entered in the same digits. @type {(pair: Pair) => Pair} */
const inSameDigits = ([name, value]) => [
  name,
  form.querySelector(`.number [name="${CSS.escape(name)}"]`) ? inDigits(value, String) : value,
];

/** @param {HTMLElement | null} [button] */
const entered = (button) => [
  ...fieldsOf(form, button)
    .filter((pair) => !isShownOnly(pair))
    .map(inSameDigits),
  ...templesIn(),
];

/** @param {Pair[]} pairs with the players, which every page of the calculator has */
function sheetOf(pairs) {
  const { sheet } = Sheet.fromQuery(pairs, game);
  if (!sheet) throw new Error("no players");
  return sheet;
}

export const isShared = all(document, "[data-table]").length > 0;

/** What is entered now; at a shared table the table knows. */
export const currentSheet = isShared ? (await import("../table/sync.js")).tableSheet : () => sheetOf(entered());

/** What the fields of this page hold, at a table whose seats the page does not send. */
export function enteredHere() {
  const seats = currentSheet()
    .toQuery()
    .filter(([key]) => key === "p" || key === "modules");
  return sheetOf([...seats, ...entered()]).entries;
}

/**
 * A choice that was only shown is made now.
 * @param {HTMLElement} within
 */
export function confirmShown(within = form, selector = "[data-shown]") {
  for (const choice of all(within, selector)) choice.removeAttribute("data-shown");
}

form.addEventListener("change", ({ target }) => {
  const radio = closest(target, "[type=radio]", HTMLInputElement);
  if (radio) confirmShown(form, `[name="${radio.name}"]`);
  const typed = closest(target, ".number input, [data-coin], .counter input", HTMLInputElement);
  if (typed) typed.value = inDigits(typed.value);
});

/**
 * Says what is wrong as it is typed, and no longer than it is wrong. A board has notes of its own.
 * @param {Sheet} sheet
 */
async function showProblems(sheet) {
  if (form.querySelector("[data-editor]")) return;
  if (!sheet.problems.length && !document.querySelector("main :is(.problem, .problems)")) return;
  const { updateProblems } = await import("../page/typed_problems.js");
  // In the meantime more may have been typed.
  updateProblems(form, new Report(currentSheet(), language));
}

/** @param {SubmitEvent} event */
function submit(event) {
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  const url = new URL(button?.formAction || form.action);
  const [, first, , step] = url.pathname.split("/");
  if (button && "finish" in button.dataset) confirmShown();
  const sheet = sheetOf(entered(button));
  const isHere = sheet.problems.some(({ field }) => form.querySelector(`:enabled#${CSS.escape(field)}`));
  if (step === "result" && isHere) {
    event.preventDefault();
    import("../page/typed_problems.js").then(({ goToProblem }) => goToProblem(sheet.problems));
    return;
  }
  if (first === "language") changeLanguage(`${url.pathname}?${new URLSearchParams(sheet.toQuery())}`);
  else if (step === "sample" && !sheet.setup.modules.length)
    import("../page/sample.js").then(({ sampled }) => go(url.pathname.replace("sample", "board"), sampled(sheet)));
  else if (step === "temples" && !sheet.setup.temples) go(url.pathname.replace(/temples$/, "villages"), sheet);
  else if (step === "temples" && !sheet.usesBoard) go(url.pathname, sheet.withTemplesOfBoard());
  else if (step === "players" && button) go(url.pathname, sheet, [[button.name, button.value]]);
  else if (STEPS.includes(step)) go(url.pathname, sheet);
  else return;
  event.preventDefault();
}

/** @type {(path: string, sheet: Sheet, more?: Pair[]) => void} */
function go(path, sheet, more = []) {
  location.assign(`${path}?${new URLSearchParams([...sheet.toQuery(), ...more])}`);
}

/** Keeps what is entered: in the address (for reload, back and the language menu) and for tomorrow. */
export function keep() {
  form.dispatchEvent(new Event("kept"));
  const sheet = currentSheet();
  showState(document, sheet);
  showProblems(sheet);
  if (isLeaving || isShared) return;
  const search = `?${new URLSearchParams(sheet.toQuery())}`;
  saveScore(location.pathname + search);
  try {
    history.replaceState({ visited: true }, "", search);
  } catch {
    // Safari allows a hundred changes in half a minute; the next one catches up.
  }
}

// Going back leads to another page, not to another time: what was entered since then stays.
let isLeaving = false;
function catchUp() {
  if (isShared) return;
  const here = new URLSearchParams(location.search);
  const newest = new URLSearchParams(savedScore()?.split("?")[1]);
  if (here.getAll("p").join() !== newest.getAll("p").join() || String(here) === String(newest)) return;
  isLeaving = true;
  location.replace(`?${newest}`);
}

// What others at a shared table enter has been put into the fields.
form.addEventListener("refresh", () => showProblems(currentSheet()));
if (!isShared) {
  form.addEventListener("submit", submit);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp();
  });
  // A page that was here before. (How it was come to is not told the same by all browsers.)
  if (history.state?.visited) catchUp();
}
