// What a board yields beside its temples: numbers that the bonus of an item counts, with their squares.

/** @import { Color, LaidTile, LaidWorker, Square } from "../types.js" */
import { isJungle, isWorker } from "./growth.js";
import { sum } from "./numbers.js";

/** @typedef {{ count: number, squares: Square[] }} Counted */

/** @type {(tiles: LaidTile[], player: Color) => LaidWorker[]} */
const own = (tiles, player) => tiles.filter(isWorker).filter(({ color }) => color === player);

/**
 * By the code of the field in which players enter it when there is no board.
 * @type {Record<string, (tiles: LaidTile[], player: Color) => Counted>}
 */
export const OF_BOARD = {
  /** Workers that face no jungle tile. */
  idle_workers(tiles, player) {
    /** @param {LaidWorker} tile */
    const idle = ({ sides, around }) => sum(sides.filter((_, i) => !isJungle(around[i])));
    const found = own(tiles, player).filter(idle);
    return { count: sum(found.map(idle)), squares: found.map(({ square }) => square) };
  },
  /** The row or column with the most tiles. */
  best_line(tiles, player) {
    /** @type {Map<string, Square[]>} */
    const lines = new Map();
    for (const { row, col, square } of own(tiles, player)) {
      for (const line of [`row ${row}`, `column ${col}`]) lines.set(line, [...(lines.get(line) ?? []), square]);
    }
    const squares = [...lines.values()].reduce((best, line) => (line.length > best.length ? line : best), []);
    return { count: squares.length, squares };
  },
  temples_touched(tiles, player) {
    const temples = tiles.filter(({ kind }) => kind?.isTemple);
    const touched = temples.filter(({ around }) =>
      around.some((tile, i) => isWorker(tile) && tile.color === player && tile.sides[(i + 2) % 4]),
    );
    return { count: touched.length, squares: touched.map(({ square }) => square) };
  },
};
