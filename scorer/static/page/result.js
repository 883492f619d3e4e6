// A result in a page, whole or in short: the same for a calculation of one's own, a shared table and a
// phone without a network. What the page has no place for is left out.

import { Report } from "../sheet/report.js";
import { game, language } from "./game.js";
import { setText, showMissing } from "./show.js";

const HAS_RESULT = ["tied", "final"];

/** @param {Element} root with [data-result] @param {import("../sheet/sheet.js").Sheet} sheet */
export function showResult(root, sheet, link) {
  const report = new Report(sheet, language);
  const find = (selector) => root.querySelector(selector);
  root.dataset.state = sheet.state;
  setText(find("[data-headline]"), report.headline);
  setText(find("[data-why]"), report.why);
  showMissing(find("[data-missing]"), sheet.state === "tied" && find("[data-tie]") ? [] : report.missing, link);
  showWinners(find("[data-winners]"), sheet);
  showRanking(find("[data-ranking]"), report);
  const standings = find("[data-standings]");
  if (standings) standings.hidden = HAS_RESULT.includes(sheet.state);
  showTie(find("[data-tie]"), sheet);
  return report;
}

const seatOf = (sheet, place) => sheet.seats[place.dataset.seat - 1];

function showWinners(row, sheet) {
  for (const place of row?.children ?? []) {
    const winners = sheet.state === "final" ? sheet.result.winners : [];
    place.hidden = !winners.includes(seatOf(sheet, place)?.color);
  }
}

function showRanking(list, report) {
  const { sheet, result } = report;
  const gains = ({ parts }) => Object.values(parts).reduce((sum, gold) => sum + Math.max(0, gold), 0);
  const scale = Math.max(1, ...result.players.map(gains));
  const places = new Map([...list.children].map((place) => [seatOf(sheet, place)?.color, place]));
  for (const place of list.children) place.hidden = !seatOf(sheet, place);
  for (const player of report.ranking) {
    const place = places.get(player.color);
    if (place.matches("[value]")) place.value = player.rank;
    for (const rank of place.querySelectorAll("[data-rank]")) setText(rank, language.number(player.rank));
    setText(place.querySelector("[data-total]"), language.number(player.total));
    const bar = place.querySelector(".stack");
    if (bar) drawBar(bar, player, scale, partClasses(sheet.setup));
    for (const part of place.querySelectorAll("[data-part]")) {
      const isTieBreak = part.dataset.part === sheet.setup.game.tieBreak;
      const gold = isTieBreak ? player.tieBreak : player.parts[part.dataset.part];
      if (isTieBreak) part.hidden = !result.tied.length || gold === null;
      setText(part.querySelector("dd"), gold === null ? "" : language.number(gold ?? 0));
    }
    list.append(place);
  }
}

/** The classes that give the parts of a sum their colour: those of modules are numbered. */
export function partClasses({ game, terms }) {
  const base = game.modules[0].terms.map(({ code }) => code);
  const more = terms.map(({ code }) => code).filter((code) => !base.includes(code));
  return Object.fromEntries([...base.map((code) => [code, `part-${code}`]), ...more.map((code, i) => [code, `part-more-${i + 1}`])]);
}

function drawBar(bar, player, scale, classes) {
  const rect = (name, x, width) => {
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [key, value] of Object.entries({ class: name, x, width, height: 10 })) piece.setAttribute(key, value);
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

// The cacao fruits of the tied players, and of nobody else.
function showTie(form, sheet) {
  if (!form) return;
  const { tied } = sheet.result;
  form.hidden = !(tied.length && HAS_RESULT.includes(sheet.state));
  for (const place of form.querySelectorAll("fieldset")) {
    place.hidden = place.disabled = !tied.includes(seatOf(sheet, place)?.color);
    const text = sheet.entries.get(place.querySelector("input").name) ?? "";
    for (const choice of place.querySelectorAll("input")) choice.checked = choice.value === text;
  }
}

/**
 * The other way to pay a shared second place, for readers whose rulebook has it or where it was chosen.
 * @param {(text: string, sheet: object) => Element} choice makes what leads to the other way
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
    : [language.text(words.pays, { gold: majority.shares[1] }), language.text(words.result, { headline, scores })];
  const go = Object.assign(document.createElement("p"), { className: "go", hidden: !isOffered });
  go.append(choice(isChosen ? words.others : words.choose, other.sheet));
  part.replaceChildren(...texts.map((text) => Object.assign(document.createElement("p"), { textContent: text })), go);
}
