// What each item of a player is worth, below the sum; with a whole board, a tap shows what was counted there.

/** @import { ItemLine } from "../types.js" */
/** @import { Report } from "../sheet/report.js" */
import { all, closest, one } from "../dom.js";

const UNIT = 100;
/** A dark ring and a bright one on it, wide enough for a whole board on a phone. */
const RINGS = [18, 11];
const SVG = "http://www.w3.org/2000/svg";

/**
 * The lines as the server writes them.
 * @param {HTMLElement} root
 * @param {Report} report
 * @param {Record<string, string>} classes of the parts of a sum
 */
export function showItemLines(root, report, classes) {
  const { language, sheet } = report;
  for (const old of all(root, ".item-lines")) old.remove();
  for (const player of report.ranking) {
    const lines = report.items(player);
    const place = one(root, `[data-ranking] > [data-color="${player.color}"]`);
    if (!lines.length) continue;
    const list = Object.assign(document.createElement("ul"), { className: "item-lines" });
    list.append(...lines.map((line) => drawn(line, sheet.usesBoard, classes, language.number(line.gold))));
    place.append(list);
  }
}

/** @type {(line: ItemLine, hasBoard: boolean, classes: Record<string, string>, gold: string) => HTMLElement} */
function drawn({ part, name, how, squares }, hasBoard, classes, gold) {
  const line = Object.assign(document.createElement("li"), { className: classes[part] });
  const text = document.createElement("span");
  const title = Object.assign(document.createElement(hasBoard && squares.length ? "a" : "span"), { textContent: name });
  if (title instanceof HTMLAnchorElement) {
    title.href = "#final-board";
    title.dataset.squares = squares.join(" ");
  }
  text.append(title);
  if (how) text.append(" ", Object.assign(document.createElement("span"), { className: "small", textContent: how }));
  line.append(text, Object.assign(document.createElement("strong"), { textContent: gold }));
  return line;
}

// A tap on an item rings the squares of the board that it counted.
document.addEventListener("click", ({ target }) => {
  const link = closest(target, "[data-squares]");
  const [board] = all(document, "[data-board] svg.board", SVGElement);
  if (!link || !board) return;
  for (const old of all(board, ".counted", SVGElement)) old.remove();
  const squares = (link.dataset.squares ?? "").split(" ").map((square) => square.split(",").map(Number));
  for (const width of RINGS) {
    for (const [row, col] of squares) board.append(ring(row, col, width));
  }
});

/** @type {(row: number, col: number, width: number) => Element} */
function ring(row, col, width) {
  const rect = document.createElementNS(SVG, "rect");
  const size = { width: UNIT - 3, height: UNIT - 3, rx: 11, fill: "none", "stroke-width": width };
  const at = {
    x: col * UNIT + 1.5,
    y: row * UNIT + 1.5,
    class: "counted",
    stroke: width === RINGS[0] ? "#2b1a12" : "#f3b62d",
  };
  for (const [name, value] of Object.entries({ ...size, ...at })) rect.setAttribute(name, String(value));
  return rect;
}
