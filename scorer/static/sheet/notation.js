// A board in one line of text: rows joined by "/", "." for an empty square.

/** @import { Color, Game, Setup, Tile, TileCode, Tiles } from "../types.js" */

/**
 * Every distinct way to lay a tile, turning it clockwise: "2101" leads to "1210".
 * @param {string} sides
 */
export const rotationsOf = (sides) => [...new Set([0, 3, 2, 1].map((i) => sides.slice(i) + sides.slice(0, i)))];
/** @param {Color} color */
export const letterOf = (color) => color[0].toUpperCase();
/**
 * Whose worker tile, or side of a temple, this code is.
 * @type {(code: string, game: Game) => Color | undefined}
 */
export const colorOf = (code, { letters }) => letters[code[0]];

/**
 * Every tile there is by its code: jungle tiles, and worker tiles however they lie, on another tile or not.
 * @param {Game} game
 * @param {Setup["kinds"]} kinds
 * @param {string[]} patterns
 */
export function makeTiles({ colors }, kinds, patterns) {
  /** @type {Map<TileCode, Tile>} */
  const tiles = new Map(Object.entries(kinds).map(([code, kind]) => [code, { code, kind }]));
  const workers = colors.flatMap((color) => patterns.map((pattern) => ({ color, pattern })));
  for (const { color, pattern } of workers) {
    for (const text of rotationsOf(pattern)) {
      const [code, sides] = [letterOf(color) + text, Array.from(text, Number)];
      tiles.set(code, { code, color, pattern, sides, covers: false });
      tiles.set(`${code}+`, { code: `${code}+`, color, pattern, sides, covers: true });
    }
  }
  return tiles;
}

/**
 * The codes of the tiles by their square "row,col"; or where reading stops, counted from 1, and why.
 * @typedef {{ code: string, position: number, found: string }} BoardProblem
 * @param {string} text
 * @param {Setup} setup
 * @returns {{ tiles: Tiles, problem?: undefined } | { tiles?: undefined, problem: BoardProblem }}
 */
export function readBoard(text, { game: { letters, limits }, kinds, tiles: known }) {
  /** @type {(code: string, at: number, found?: string) => { problem: BoardProblem }} */
  const problem = (code, at, found = "") => ({ problem: { code, position: at + 1, found } });
  if ([...text].length > limits.notation) return problem("too-long", limits.notation);
  const worker = `[${Object.keys(letters).join("")}]`;
  const withValue = Object.keys(kinds).flatMap(([letter, value]) => (value ? letter : []));
  const valued = `[${withValue.join("")}]`;
  const tokens = new RegExp(`(${worker}[0-9]{4}\\+?|${valued}[0-9])|(${worker}[0-9]{0,3}|${valued})|.`, "gsu");
  /** @type {Tiles} */
  const tiles = new Map();
  let [row, col] = [0, 0];
  for (const { 0: token, 1: shape, 2: begun = "", index } of text.matchAll(tokens)) {
    if (known.has(token)) tiles.set(`${row},${col++}`, token);
    else if (token === ".") col += 1;
    else if (token === "/") [row, col] = [row + 1, 0];
    else if (shape) return problem("no-such-tile", index, shape.replace("+", ""));
    else if (index + begun.length === text.length) return problem("board-ends-early", text.length - 1);
    else return problem("bad-character", index + begun.length, [...text.slice(index + begun.length)][0]);
  }
  return tiles.size > limits.tiles ? problem("too-long", text.length) : { tiles };
}

/**
 * The canonical text: no empty outer rows or columns, no "." at the end of a row.
 * @param {Tiles} tiles
 */
export function writeBoard(tiles) {
  const squares = Array.from(tiles.keys(), (square) => square.split(",").map(Number));
  const [top, left] = [0, 1].map((axis) => Math.min(...squares.map((square) => square[axis])));
  /** @type {TileCode[][]} */
  const rows = [];
  for (const [row, col] of squares) {
    rows[row - top] ??= [];
    rows[row - top][col - left] = tiles.get(`${row},${col}`) ?? ".";
  }
  return Array.from(rows, (row = []) => Array.from(row, (code = ".") => code).join("")).join("/");
}
