// The whole result without the network: places, temples, board, findings, links. The page has a result of
// its own, which becomes the one of the address.

/** @import { Sheet } from "../sheet/sheet.js" */
import { all, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { addTileArt } from "../page/modules.js";
import { partClasses, showResult, showRulebook } from "../page/result.js";
import { carry, setText, showSeats } from "../page/show.js";
import { colorOf } from "../sheet/notation.js";
import { isTouched, WholeReport } from "../sheet/whole_report.js";
import { words } from "../words.js";

/**
 * @param {HTMLElement} root
 * @param {Sheet} sheet
 * @param {(key: string) => string} link to the page where a field is entered
 * @param {(text: string, sheet: Sheet) => Element} choice makes what leads to the other rulebook's way
 */
export async function showWholeResult(root, sheet, link, choice) {
  /** @param {string} selector */
  const find = (selector) => one(root, selector);
  const query = new URLSearchParams(sheet.toQuery());
  fillRanking(find("[data-ranking]"), sheet);
  showResult(root, sheet, link);
  const report = new WholeReport(sheet, language, words);
  document.title = document.title.replace(/^.* – /s, () => `${report.headline} – `);
  carry(
    find("[data-tie]"),
    sheet.toQuery().filter(([key]) => !key.startsWith(game.tieBreak)),
  );
  find("[data-swing]").hidden = !report.swing;
  setText(find("[data-swing]"), report.swing);
  showTemples(find("[data-temples]"), report);
  if (sheet.setup.itemTerms.length) {
    const { showItemLines } = await import("./item_lines.js");
    showItemLines(root, report, partClasses(sheet.setup));
  }
  await showBoard(find("[data-board]"), sheet);
  showFindings(find("[data-findings]"), report);
  showRulebook(find("[data-rulebook]"), report, choice);
  root.dataset.share = `${location.origin}/score?${query}`;
  root.dataset.text = report.asText;
  one(root, ".permalink", HTMLAnchorElement).href = root.dataset.share;
  return report;
}

/**
 * Every place has the parts of the first one, and those of the modules in play.
 * @param {HTMLElement} list
 * @param {Sheet} sheet
 */
function fillRanking(list, sheet) {
  const sum = one(list, ".sum");
  const classes = partClasses(sheet.setup);
  for (const { code } of sheet.setup.terms) {
    if (all(sum, `[data-part="${code}"]`).length) continue;
    for (const each of all(list, ".sum")) {
      const part = document.importNode(one(sum, ":scope > *"), true);
      part.className = classes[code];
      part.dataset.part = code;
      one(part, "dt").textContent = game.words.terms[code];
      each.lastElementChild?.before(part);
    }
  }
  const inPlay = [...sheet.setup.terms.map(({ code }) => code), game.tieBreak];
  for (const part of all(list, "[data-part]")) if (!inPlay.includes(part.dataset.part ?? "")) part.remove();
}

/**
 * @param {HTMLElement} part
 * @param {WholeReport} report
 */
function showTemples(part, report) {
  const { sheet } = report;
  const list = one(part, "[data-scored]");
  const card = one(one(document, "#temple-card", HTMLTemplateElement).content, "*");
  part.hidden = !sheet.templesInPlay.length;
  list.replaceChildren(
    ...report.result.temples.flatMap((scored, t) => {
      if (!isTouched(scored)) return [];
      const shown = document.importNode(card, true);
      const sides = sheet.templesInPlay[t].sides ?? [];
      one(shown, "h3").textContent = language.text(game.words.temple.name, { n: t + 1 });
      drawCross(one(shown, ".cross", SVGSVGElement), sides, report.templeLabel(sides, t + 1));
      for (const line of all(shown, ".standings > *")) {
        const seat = sheet.seats[Number(line.dataset.seat) - 1];
        const { workers, gold } = scored[seat?.color] ?? { workers: 0, gold: 0 };
        line.hidden = !workers;
        one(line, "[data-workers]").textContent = language.text(game.words.workers, { num: workers });
        one(line, "strong").textContent = language.gain(gold);
      }
      one(shown, "[data-reason]").textContent = report.templeText(scored);
      return [shown];
    }),
  );
  const untouched = one(part, "[data-untouched]");
  untouched.hidden = !report.untouched;
  setText(untouched, report.untouched);
  showSeats(list, sheet);
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * The card has a side with somebody and a side with nobody; they are turned round the temple's middle.
 * @param {SVGSVGElement} cross
 * @param {string[]} sides
 * @param {string} label
 */
function drawCross(cross, sides, label) {
  const [somebody, nobody] = ["somebody", "nobody"].map((name) => one(cross, `[data-side="${name}"]`, SVGElement));
  const middle = cross.viewBox.baseVal.width / 2;
  const turned = sides.map((side, at) => {
    const color = colorOf(side, game);
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", `rotate(${at * 90} ${middle} ${middle})`);
    if (color) group.setAttribute("class", color);
    group.append(...document.importNode(color ? somebody : nobody, true).children);
    for (const use of group.querySelectorAll('[href^="#art-side-"]')) use.setAttribute("href", `#art-side-${side[1]}`);
    return group;
  });
  somebody.remove();
  nobody.remove();
  cross.append(...turned);
  cross.setAttribute("aria-label", label);
}

/**
 * @param {HTMLElement} part
 * @param {Sheet} sheet
 */
async function showBoard(part, sheet) {
  part.hidden = !(sheet.usesBoard && sheet.board?.size);
  if (part.hidden) return;
  await addTileArt();
  const { finalBoard } = await import("../board/picture.js");
  one(part, "figure").replaceChildren(finalBoard(sheet));
}

/**
 * @param {HTMLElement} box
 * @param {WholeReport} report
 */
function showFindings(box, report) {
  const { findings, state } = report.sheet;
  box.hidden = !findings.length || state === "nothing";
  setText(one(box, "[data-count]"), language.text(words.findings, { num: findings.length }));
  one(box, "ul").replaceChildren(
    ...findings.map((finding) => {
      const item = Object.assign(document.createElement("li"), { textContent: report.findingText(finding) });
      if (finding.row === null || finding.col === null) return item;
      const at = { row: finding.row + 1, column: finding.col + 1 };
      const place = { className: "small", textContent: language.text(game.words.square, at) };
      item.append(" ", Object.assign(document.createElement("span"), place));
      return item;
    }),
  );
}
