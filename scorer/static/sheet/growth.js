// How a table can have grown: neighbours, start tiles, an order of laying, parts that hang together.

/** @import { LaidJungle, LaidTile, LaidWorker, Place, Setup, Square, TileCode } from "../types.js" */

// At the top, right, bottom and left, as the sides of a tile are counted.
// biome-ignore format: four steps in a row
export const SIDES = [[-1, 0], [0, 1], [1, 0], [0, -1]];
/** @type {(place: Place) => Square} */
export const squareOf = ({ row, col }) => `${row},${col}`;
/** @type {(place: Place) => Place[]} */
export const neighbors = ({ row, col }) => SIDES.map(([down, right]) => ({ row: row + down, col: col + right }));
/** @type {(one: Place, other: Place) => number} */
export const inReading = (one, other) => one.row - other.row || one.col - other.col;
/**
 * @param {LaidTile | undefined} tile
 * @returns {tile is LaidJungle}
 */
export const isJungle = (tile) => Boolean(tile?.kind);
/**
 * @param {LaidTile | undefined} tile
 * @returns {tile is LaidWorker}
 */
export const isWorker = (tile) => Boolean(tile?.color);
/**
 * How many workers the tile around a square at this side turns towards it.
 * @type {(tile: LaidWorker, side: number) => number}
 */
export const workersOf = (tile, side) => tile.sides[(side + 2) % SIDES.length];

/**
 * A board's tiles in reading order, each with what it is and what lies around it.
 * @param {Iterable<[Square, TileCode]>} board
 * @param {Setup} setup
 */
export function laidTiles(board, { tiles: known }) {
  /** @type {Map<Square, LaidTile>} */
  const laid = new Map();
  for (const [square, code] of board) {
    const [tile, [row, col]] = [known.get(code), square.split(",").map(Number)];
    if (tile) laid.set(square, { ...tile, square, row, col, around: [] });
  }
  for (const tile of laid.values()) tile.around = neighbors(tile).map((at) => laid.get(squareOf(at)));
  return [...laid.values()].sort(inReading);
}

/**
 * These tiles and all that others lead to; a set that grows while it is walked through reaches them.
 * @param {LaidTile[]} from
 * @param {(tile: LaidTile, found: Set<LaidTile>) => (LaidTile | undefined)[]} leadsTo
 */
function reached(from, leadsTo) {
  const found = new Set(from);
  for (const tile of found) for (const next of leadsTo(tile, found)) if (next) found.add(next);
  return found;
}

/**
 * A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles. More tiles on the
 * table never hinder that, so growing greedily finds all that can be reached.
 * @param {LaidTile[]} start
 * @param {number} filledAt
 */
function grown(start, filledAt) {
  /** @type {(tile: LaidTile, found: Set<LaidTile>) => boolean} */
  const isFilled = ({ around }, found) => around.filter((tile) => isWorker(tile) && found.has(tile)).length >= filledAt;
  /** @type {(next: LaidTile | undefined, found: Set<LaidTile>) => boolean} */
  const isReached = (next, found) => isJungle(next) && isFilled(next, found);
  return reached(start, ({ kind, around }, found) =>
    around.filter((next) => (kind ? isWorker(next) : isReached(next, found))),
  );
}

/**
 * The start tiles (the right kinds, touching at a corner) from which most of the others can be reached,
 * and the tiles that no order of laying reaches.
 * @param {LaidTile[]} tiles
 * @param {TileCode[]} start
 * @param {number} filledAt
 */
export function grownFrom(tiles, [first, second], filledAt) {
  /** @type {(one: Place, other: Place) => boolean} */
  const touch = (one, other) => Math.abs(one.row - other.row) === 1 && Math.abs(one.col - other.col) === 1;
  /** @type {{ start: LaidTile[] | null, missing: LaidTile[] }} */
  let best = { start: null, missing: tiles };
  for (const one of tiles.filter(({ code }) => code === first)) {
    for (const other of tiles.filter((tile) => tile.code === second && touch(one, tile))) {
      const found = grown([one, other], filledAt);
      const missing = tiles.filter((tile) => !found.has(tile));
      if (!best.start || missing.length < best.missing.length) best = { start: [one, other], missing };
    }
  }
  return best;
}

/**
 * The parts that hang together by sides, and the start tiles by their corner; the largest first.
 * @param {LaidTile[]} tiles
 * @param {LaidTile[] | null} start
 */
export function parts(tiles, start) {
  /** @type {Set<LaidTile>[]} */
  const found = [];
  /** @param {LaidTile} tile */
  const beside = (tile) => [...tile.around, ...(start?.includes(tile) ? start : [])];
  for (const tile of tiles) if (!found.some((part) => part.has(tile))) found.push(reached([tile], beside));
  return found.sort((one, other) => other.size - one.size).map((part) => [...part]);
}
