// A result in a page, whole or in short: the same for a calculation of one's own, a shared table and a
// phone without a network. What the page has no place for is left out.

/** @import { PlayerResult, Setup } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, one } from "../dom.js";
import { sum } from "../sheet/numbers.js";
import { Report } from "../sheet/report.js";
import { game, language } from "./game.js";
import { setHidden, setText, showMissing } from "./show.js";

const HAS_RESULT = ["tied", "final"];

/**
 * @param {HTMLElement} root with [data-result]
 * @param {Sheet} sheet
 * @param {(key: string) => string} [link] to the page where a field is entered
 */
export function showResult(root, sheet, link) {
  const report = new Report(sheet, language);
  const ties = all(root, "[data-tie]");
  root.dataset.state = sheet.state;
  setText(one(root, "[data-headline]"), report.headline);
  setText(one(root, "[data-why]"), report.why);
  showMissing(one(root, "[data-missing]"), sheet.state === "tied" && ties.length ? [] : report.missing, link);
  for (const place of all(root, "[data-winners] > *")) {
    place.hidden = sheet.state !== "final" || !sheet.result.winners.includes(colorAt(sheet, place));
  }
  showRanking(one(root, "[data-ranking]"), report);
  for (const standings of all(root, "[data-standings]")) standings.hidden = HAS_RESULT.includes(sheet.state);
  for (const form of ties) showTie(form, sheet);
  return report;
}

/**
 * The colour of a seat's place in the page; nobody has "".
 * @param {Sheet} sheet
 * @param {HTMLElement} place
 */
const colorAt = ({ seats }, place) => seats[Number(place.dataset.seat) - 1]?.color ?? "";

/**
 * @param {HTMLElement} list
 * @param {Report} report
 */
function showRanking(list, report) {
  const { sheet, result } = report;
  const scale = scaleOf(result.players);
  const places = new Map(all(list, ":scope > *").map((place) => [colorAt(sheet, place), place]));
  for (const place of all(list, ":scope > *")) place.hidden = !colorAt(sheet, place);
  for (const player of report.ranking) {
    const place = places.get(player.color);
    if (!place) continue;
    if (place instanceof HTMLLIElement && place.matches("[value]")) place.value = player.rank;
    for (const rank of all(place, "[data-rank]")) setText(rank, language.number(player.rank));
    setText(one(place, "[data-total]"), language.number(player.total));
    for (const bar of all(place, ".stack", Element)) drawBar(bar, player, scale, partClasses(sheet.setup));
    const { tieBreak } = player;
    const shown = new Map(report.parts(player).map(([code, , gold]) => [code, gold]));
    for (const part of all(place, "[data-part]")) {
      const { part: code = "" } = part.dataset;
      const isTieBreak = code === sheet.setup.game.tieBreak;
      if (isTieBreak) part.hidden = !result.tied.length || tieBreak === null;
      const last = tieBreak === null ? "" : language.number(tieBreak);
      setText(one(part, "dd"), isTieBreak ? last : (shown.get(code) ?? ""));
    }
    list.append(place);
  }
}

/** The gold that the longest bar stands for. @param {PlayerResult[]} players */
export function scaleOf(players) {
  return Math.max(1, ...players.map(({ parts }) => sum(Object.values(parts).map((gold) => Math.max(0, gold)))));
}

/**
 * The classes that give the parts of a sum their colour: those of modules are numbered.
 * @param {Setup} setup
 * @returns {Record<string, string>}
 */
export function partClasses({ game, terms }) {
  const base = game.modules[0].terms.map(({ code }) => code);
  const more = terms.map(({ code }) => code).filter((code) => !base.includes(code));
  return Object.fromEntries([
    ...base.map((code) => [code, `part-${code}`]),
    ...more.map((code, i) => [code, `part-more-${i + 1}`]),
  ]);
}

/**
 * @param {Element} bar
 * @param {PlayerResult} player
 * @param {number} scale
 * @param {Record<string, string>} classes
 */
export function drawBar(bar, player, scale, classes) {
  /** @type {(name: string, x: number, width: number) => Element} */
  const rect = (name, x, width) => {
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [key, value] of Object.entries({ class: name, x, width, height: 10 })) {
      piece.setAttribute(key, String(value));
    }
    return piece;
  };
  let [at, loss] = [0, 0];
  const pieces = [];
  for (const [code, gold] of Object.entries(player.parts)) {
    if (gold > 0) pieces.push(rect(classes[code], at, gold));
    at += Math.max(0, gold);
    loss += Math.max(0, -gold);
  }
  bar.setAttribute("viewBox", `0 0 ${scale} 10`);
  bar.replaceChildren(...pieces, rect("part-loss", at - loss, loss));
}

/**
 * The cacao fruits of the tied players, and of nobody else.
 * @param {HTMLElement} form
 * @param {Sheet} sheet
 */
function showTie(form, sheet) {
  const { tied } = sheet.result;
  form.hidden = !(tied.length && HAS_RESULT.includes(sheet.state));
  for (const place of all(form, "fieldset", HTMLFieldSetElement)) {
    setHidden(place, !tied.includes(colorAt(sheet, place)));
    const text = sheet.entries.get(one(place, "input").name) ?? "";
    for (const choice of all(place, "input", HTMLInputElement)) choice.checked = choice.value === text;
  }
}

/**
 * The other way to pay a shared second place, for readers whose rulebook has it or where it was chosen.
 * @param {HTMLElement} part
 * @param {Report} report
 * @param {(text: string, sheet: Sheet) => Element} choice makes what leads to the other way
 */
export function showRulebook(part, report, choice) {
  const { sheet } = report;
  const { rulebook: words, byRulebook } = game.words;
  const { majority } = sheet.setup;
  const isChosen = majority?.splitsSecond === false;
  const isOffered = report.hasSharedSecond && (isChosen || game.tag === game.everySecondPaid);
  part.hidden = !isOffered && !isChosen;
  if (part.hidden) return;
  const other = new Report(sheet.with({ rulebook: isChosen ? "" : game.everySecondPaid }), language);
  const { headline, scores } = other;
  const texts = isChosen
    ? [byRulebook]
    : [
        language.text(words.pays, { gold: majority?.shares[1] ?? 0 }),
        language.text(words.result, { headline, scores }),
      ];
  const go = Object.assign(document.createElement("p"), { className: "go", hidden: !isOffered });
  go.append(choice(isChosen ? words.others : words.choose, other.sheet));
  part.replaceChildren(...texts.map((text) => Object.assign(document.createElement("p"), { textContent: text })), go);
}
