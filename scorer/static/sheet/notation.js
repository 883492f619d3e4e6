// A board in one line of text: rows joined by "/", "." for an empty square.

/** Every distinct way to lay a tile, turning it clockwise: "2101" leads to "1210". */
export const rotationsOf = (sides) => [...new Set([0, 3, 2, 1].map((i) => sides.slice(i) + sides.slice(0, i)))];
const patterns = new Map();
/** The tile that lies there, however it is turned. There are few, and a board asks for them all the time. */
export function patternOf(sides) {
  if (!patterns.has(sides)) patterns.set(sides, rotationsOf(sides).sort().at(-1));
  return patterns.get(sides);
}
export const letterOf = (color) => color[0].toUpperCase();
/** Whose worker tile, or side of a temple, this code is. */
export const colorOf = (code, { colors }) => colors.find((color) => letterOf(color) === code[0]);

/**
 * The tiles by their square "row,col"; or where reading stops, counted from 1, and why.
 * @returns {{tiles?: Map<string, string>, problem?: {code: string, position: number, found: string}}}
 */
export function readBoard(text, { game, kinds, workers }) {
  const problem = (code, at, found = "") => ({ problem: { code, position: at + 1, found } });
  if ([...text].length > game.limits.notation) return problem("too-long", game.limits.notation);
  const codes = Object.keys(kinds).sort((one, other) => other.length - one.length);
  const letters = `[${game.colors.map(letterOf).join("")}]`;
  const valued = `[${codes.filter((code) => code[1]).map((code) => code[0]).join("")}]`;
  const patterns = { ...game.modules[0].workers, ...workers };
  const isTile = (token) => token in kinds || (token[4] && patternOf(token.slice(1, 5)) in patterns);
  const found = (pattern, at) => text.slice(at).match(new RegExp(`^(?:${pattern})`, "su"))?.[0] ?? "";
  const tiles = new Map();
  let [row, col] = [0, 0];
  const tokens = new RegExp(`${letters}[0-9]{4}\\+?|${codes.join("|")}|.`, "gsu");
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (isTile(token)) tiles.set(`${row},${col++}`, token);
    else if (token === ".") col += 1;
    else if (token === "/") [row, col] = [row + 1, 0];
    else {
      const shape = found(`${letters}[0-9]{4}|${valued}[0-9]`, index);
      if (shape) return problem("no-such-tile", index, shape);
      const end = index + found(`${letters}[0-9]{0,3}|${valued}`, index).length; // of a tile cut short
      return problem("bad-character", end, found(".", end));
    }
  }
  return tiles.size > game.limits.tiles ? problem("too-long", text.length) : { tiles };
}

/** The canonical text: no empty outer rows or columns, no "." at the end of a row. */
export function writeBoard(tiles) {
  const squares = Array.from(tiles.keys(), (square) => square.split(",").map(Number));
  const range = (axis) => {
    const all = squares.map((square) => square[axis]);
    const first = Math.min(...all);
    return Array.from({ length: Math.max(...all) - first + 1 }, (_, i) => first + i);
  };
  const line = (row) => range(1).map((col) => tiles.get(`${row},${col}`) ?? ".").join("");
  return tiles.size ? range(0).map((row) => line(row).replace(/\.+$/, "")).join("/") : "";
}
