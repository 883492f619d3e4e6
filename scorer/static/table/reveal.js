// The result, column by column, and the winner last. Whoever wants no motion sees all of it at once.

/** @import { PlayerResult } from "../types.js" */
import { all, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { drawBar, partClasses, scaleOf, showResult } from "../page/result.js";
import { setText } from "../page/show.js";
import { sum } from "../sheet/numbers.js";
import { live, tableSheet } from "./sync.js";

/** Milliseconds for each column, for its numbers to grow, and before the winner. */
const COLUMN = 1700;
const GROWTH = 900;
const SUSPENSE = 1500;

const stage = one(document, "[data-reveal]");
const ranking = one(stage, "[data-ranking]");
const places = all(ranking, ":scope > *");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let timer = 0;
/** How many columns are shown; the winner is not among them. @type {number | null} */
let shown = null;

export const isRevealing = () => shown !== null;

/** The columns in their order: the parts of the sum, and after a tie what decided it. */
function columns() {
  const { result, setup } = tableSheet();
  const terms = setup.terms.map(({ code }) => code);
  return result.tied.length ? [...terms, game.tieBreak] : terms;
}

export function reveal() {
  stopReveal();
  if (still.matches) return endReveal();
  shown = 0;
  stage.dataset.step = "begin";
  setText(one(stage, "[data-column]"), "");
  for (const picture of all(stage, "[data-picture]")) picture.hidden = true;
  ranking.append(...places);
  for (const place of places) {
    place.hidden = !tableSheet().seats[Number(place.dataset.seat) - 1];
    place.toggleAttribute("data-winner", false);
    for (const part of all(place, "[data-part]")) part.dataset.later = "";
    one(place, "[data-total]").dataset.number = "0";
    setText(one(place, "[data-total]"), "");
    one(place, ".stack", Element).replaceChildren();
  }
  scrollTo({ top: 0 });
  timer = setTimeout(next, GROWTH);
}

function next() {
  const codes = columns();
  if (shown === null) return;
  if (shown === codes.length) return endReveal(true);
  showColumn(codes[shown], codes.slice(0, shown + 1));
  shown += 1;
  timer = setTimeout(next, shown === codes.length ? SUSPENSE + GROWTH : COLUMN);
}

/**
 * @param {string} code of the column that comes
 * @param {string[]} codes of all that are there then
 */
function showColumn(code, codes) {
  const { result, seats, setup } = tableSheet();
  const classes = partClasses(setup);
  const scale = scaleOf(result.players);
  stage.dataset.step = code;
  setText(one(stage, "[data-column]"), one(stage, `[data-part="${CSS.escape(code)}"] dt`).textContent);
  for (const picture of all(stage, "[data-picture]")) picture.hidden = picture.dataset.picture !== code;
  for (const place of places) {
    const player = result.players.find(({ color }) => color === seats[Number(place.dataset.seat) - 1]?.color);
    if (!player) continue;
    const parts = Object.fromEntries(Object.entries(player.parts).filter(([each]) => codes.includes(each)));
    const gold = code === game.tieBreak ? tieBreakOf(player, result.tied) : parts[code];
    for (const part of all(place, `[data-part="${CSS.escape(code)}"]`)) {
      part.hidden = gold === null;
      delete part.dataset.later;
      setText(one(part, "dd"), gold === null ? "" : language.number(gold));
    }
    const bar = one(place, ".stack", Element);
    drawBar(bar, { ...player, parts }, scale, classes);
    const piece = bar.querySelector(gold !== null && gold < 0 ? ".part-loss" : `.${classes[code]}`);
    piece?.classList.add("growing");
    countTo(one(place, "[data-total]"), sum(Object.values(parts)));
  }
}

/** @type {(player: PlayerResult, tied: string[]) => number | null} */
const tieBreakOf = ({ color, tieBreak }, tied) => (tied.includes(color) ? tieBreak : null);

/**
 * @param {HTMLElement} place of a number that grows
 * @param {number} target
 */
function countTo(place, target) {
  const from = Number(place.dataset.number);
  const begin = performance.now();
  place.dataset.number = String(target);
  const step = () => {
    if (shown === null || place.dataset.number !== String(target)) return;
    const share = Math.min(1, (performance.now() - begin) / GROWTH);
    setText(place, language.number(Math.round(from + (target - from) * share)));
    if (share < 1) requestAnimationFrame(step);
  };
  step();
}

export function stopReveal() {
  clearTimeout(timer);
  shown = null;
}

/** Everything at once: the columns, the places and the winner. */
export function endReveal(isAnimated = false) {
  stopReveal();
  const finish = () => {
    const sheet = tableSheet();
    const { headline } = showResult(stage, sheet);
    for (const part of all(ranking, "[data-later]")) delete part.dataset.later;
    for (const place of places) {
      place.toggleAttribute("data-winner", sheet.result.winners.includes(place.dataset.color ?? ""));
    }
    stage.dataset.step = "end";
    const said = one(live, "[data-said]");
    if (said.textContent !== headline) said.textContent = headline;
  };
  if (isAnimated) scrollTo({ top: 0 });
  // The places change with motion where browsers know how.
  if (isAnimated && document.startViewTransition) document.startViewTransition(finish).ready.catch(() => {});
  else finish();
}

one(stage, "[data-replay]").addEventListener("click", reveal);
one(stage, "[data-skip]").addEventListener("click", () => endReveal());
