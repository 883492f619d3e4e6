// What players have achieved in the results that are saved, and their scores as a small chart.

/** @import { Sheet } from "../sheet/sheet.js" */

/** @typedef {{ name: string, color: string, totals: number[], wins: number, best: number, average: number }} Line */

/**
 * As the tally of a shared table: by name, however it is capitalised, or else by colour; the most wins first.
 * @param {Sheet[]} sheets the newest first
 * @returns {Line[]} scores in the order of the games
 */
export function tally(sheets) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const { seats, result } of sheets) {
    for (const { color, total } of result.players) {
      const name = seats.find((seat) => seat.color === color)?.name ?? "";
      const key = name.toLowerCase() || `color:${color}`;
      const line = lines.get(key) ?? { name, color, totals: [], wins: 0, best: total, average: 0 };
      line.totals.unshift(total);
      line.wins += Number(result.winners.includes(color));
      line.best = Math.max(line.best, total);
      line.average = line.totals.reduce((sum, each) => sum + each, 0) / line.totals.length;
      lines.set(key, line);
    }
  }
  return [...lines.values()].sort((a, b) => b.wins - a.wins || b.average - a.average);
}

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT, MOST_POINTS] = [80, 24, 20];

/**
 * Scores as a line with the last one marked.
 * @param {number[]} totals
 * @param {number} most that anybody has scored
 */
export function chart(totals, most) {
  const shown = totals.slice(-MOST_POINTS);
  const step = WIDTH / Math.max(1, shown.length - 1);
  const points = shown.map((total, i) => [i * step, HEIGHT - (HEIGHT * Math.max(0, total)) / Math.max(1, most)]);
  const [cx, cy] = points.at(-1) ?? [0, 0];
  return drawn(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    drawn("polyline", { points: points.join(" ") }),
    drawn("circle", { cx, cy, r: 3 }),
  );
}

/** @type {(tag: string, attributes: Record<string, string | number>, ...children: Node[]) => SVGElement} */
function drawn(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return /** @type {SVGElement} */ (element);
}
