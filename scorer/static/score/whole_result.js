// The whole result without the network: places, temples, board, findings, links. The page has a result of
// its own, which becomes the one of the address.

import { game, language } from "../page/game.js";
import { addTileArt } from "../page/modules.js";
import { partClasses, showResult, showRulebook } from "../page/result.js";
import { carry, setText, showSeats } from "../page/show.js";
import { colorOf } from "../sheet/notation.js";
import { Sheet } from "../sheet/sheet.js";
import { words } from "../words.js";

export async function showWholeResult(root) {
  const { sheet } = Sheet.fromQuery(new URLSearchParams(location.search), game);
  const find = (selector) => root.querySelector(selector);
  const query = new URLSearchParams(sheet.toQuery());
  const page = (key) => (key.startsWith("temple") ? "temples" : ["board", "complete"].includes(key) ? "board" : "villages");
  fillRanking(find("[data-ranking]"), sheet);
  const report = showResult(root, sheet, (key) => `${page(key)}?${query}#${key}`);
  document.title = document.title.replace(/^.* – /s, () => `${report.headline} – `);
  carry(find("[data-tie]"), sheet.toQuery().filter(([key]) => !key.startsWith(game.tieBreak)));
  showTemples(find("[data-temples]"), report);
  await showBoard(find("[data-board]"), sheet);
  showFindings(find("[data-findings]"), report);
  showRulebook(find("[data-rulebook]"), report, (text, other) => {
    const href = `?${new URLSearchParams(other.toQuery())}`;
    return Object.assign(document.createElement("a"), { className: "button quiet", textContent: text, href });
  });
  root.dataset.share = `${location.origin}/score?${query}`;
  root.dataset.text = report.asText;
  find(".permalink").href = root.dataset.share;
}

// Every place has the parts of the first one, and those of the modules in play.
function fillRanking(list, sheet) {
  const sum = list.querySelector(".sum");
  const classes = partClasses(sheet.setup);
  for (const { code } of sheet.setup.terms) {
    if (sum.querySelector(`[data-part="${code}"]`)) continue;
    for (const each of list.querySelectorAll(".sum")) {
      const part = sum.firstElementChild.cloneNode(true);
      part.className = classes[code];
      part.dataset.part = code;
      part.querySelector("dt").textContent = game.words.terms[code];
      each.lastElementChild.before(part);
    }
  }
  const inPlay = [...sheet.setup.terms.map(({ code }) => code), game.tieBreak];
  for (const part of list.querySelectorAll("[data-part]")) if (!inPlay.includes(part.dataset.part)) part.remove();
}

function showTemples(part, report) {
  const { sheet } = report;
  const list = part.querySelector("[data-scored]");
  const card = document.getElementById("temple-card").content.firstElementChild;
  part.hidden = !sheet.templesInPlay.length;
  list.replaceChildren(
    ...report.result.temples.map((scored, t) => {
      const shown = card.cloneNode(true);
      const { sides } = sheet.templesInPlay[t];
      shown.querySelector("h3").textContent = language.text(game.words.temple.name, { n: t + 1 });
      drawCross(shown.querySelector(".cross"), sides, report.templeLabel(sides, t + 1));
      const standings = shown.querySelector(".standings");
      for (const line of standings.children) {
        const seat = sheet.seats[line.dataset.seat - 1];
        const standing = seat && scored[seat.color];
        line.hidden = !standing?.workers;
        if (line.hidden) continue;
        line.querySelector("[data-workers]").textContent = language.text(game.words.workers, { num: standing.workers });
        line.querySelector("strong").textContent = language.gain(standing.gold);
      }
      shown.querySelector("[data-reason]").textContent = report.templeText(scored);
      return shown;
    }),
  );
  showSeats(list, sheet);
}

const SVG = "http://www.w3.org/2000/svg";

// The card has a side with somebody and a side with nobody; they are turned round the temple's middle.
function drawCross(cross, sides, label) {
  const [somebody, nobody] = ["somebody", "nobody"].map((name) => cross.querySelector(`[data-side="${name}"]`));
  const middle = cross.viewBox.baseVal.width / 2;
  const turned = sides.map((side, at) => {
    const color = colorOf(side, game);
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", `rotate(${at * 90} ${middle} ${middle})`);
    if (color) group.setAttribute("class", color);
    group.append(...(color ? somebody : nobody).cloneNode(true).children);
    for (const use of group.querySelectorAll('[href^="#art-side-"]')) use.setAttribute("href", `#art-side-${side[1]}`);
    return group;
  });
  somebody.remove();
  nobody.remove();
  cross.append(...turned);
  cross.setAttribute("aria-label", label);
}

async function showBoard(part, sheet) {
  part.hidden = !(sheet.usesBoard && sheet.board?.size);
  if (part.hidden) return;
  await addTileArt();
  const { finalBoard } = await import("../board/picture.js");
  part.querySelector("figure").replaceChildren(finalBoard(sheet));
}

function showFindings(box, report) {
  const { findings, state } = report.sheet;
  box.hidden = !findings.length || state === "nothing";
  setText(box.querySelector("[data-count]"), language.text(words.findings, { num: findings.length }));
  box.querySelector("ul").replaceChildren(
    ...findings.map((finding) => {
      const item = Object.assign(document.createElement("li"), { textContent: report.findingText(finding) });
      if (finding.row === null) return item;
      const at = { row: finding.row + 1, column: finding.col + 1 };
      const place = { className: "small", textContent: language.text(game.words.square, at) };
      item.append(" ", Object.assign(document.createElement("span"), place));
      return item;
    }),
  );
}
