// How a table can have grown: neighbours, start tiles, an order of laying, parts that hang together.

import { colorOf } from "./notation.js";

// At the top, right, bottom and left, as the sides of a tile are counted.
export const SIDES = [[-1, 0], [0, 1], [1, 0], [0, -1]];
export const squaresAround = ({ row, col }) => SIDES.map(([down, right]) => `${row + down},${col + right}`);
export const readSquare = (square) => square.split(",").map(Number);
export const inReading = (one, other) => one.row - other.row || one.col - other.col;
export const isJungle = (tile) => Boolean(tile?.kind);
export const isWorker = (tile) => Boolean(tile?.color);
export const workersAround = ({ around }) => around.filter(isWorker).length;
/** How many workers the tile around a square at this side turns towards it. */
export const workersOf = (tile, side) => tile.sides[(side + 2) % SIDES.length];

/** A board's tiles in reading order, each with what it is and what lies around it. */
export function laidTiles(board, { game, kinds }) {
  const laid = new Map();
  for (const [square, code] of board) {
    const [row, col] = readSquare(square);
    const [kind, color] = [kinds[code], colorOf(code, game)];
    const sides = Array.from(code.slice(1, 1 + SIDES.length), Number);
    laid.set(square, { square, row, col, code, kind, color, sides, covers: code.endsWith("+") });
  }
  for (const tile of laid.values()) tile.around = squaresAround(tile).map((square) => laid.get(square));
  return [...laid.values()].sort(inReading);
}

/**
 * The start tiles (the right kinds, touching at a corner) from which most of the others can be reached,
 * and the tiles that no order of laying reaches.
 */
export function grownFrom(tiles, [first, second], filledAt) {
  const touch = (one, other) => Math.abs(one.row - other.row) === 1 && Math.abs(one.col - other.col) === 1;
  const ofKind = (code) => tiles.filter((tile) => tile.code === code);
  let best = { start: null, missing: tiles };
  for (const one of ofKind(first)) {
    for (const other of ofKind(second).filter((tile) => touch(one, tile))) {
      const reached = reachedFrom([one, other], filledAt);
      const missing = tiles.filter((tile) => !reached.has(tile));
      if (!best.start || missing.length < best.missing.length) best = { start: [one, other], missing };
    }
  }
  return best;
}

// A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles. More tiles on the
// table never hinder that, so growing greedily finds all that can be reached.
function reachedFrom(start, filledAt) {
  const reached = new Set(start);
  const touched = new Map();
  for (const tile of reached) {
    for (const next of tile.around) {
      if (!next || reached.has(next) || isJungle(next) === isJungle(tile)) continue;
      touched.set(next, (touched.get(next) ?? 0) + 1);
      if (isJungle(tile) || touched.get(next) >= filledAt) reached.add(next);
    }
  }
  return reached;
}

/** The parts that hang together by sides, and the start tiles by their corner; the largest first. */
export function parts(tiles, start) {
  const partOf = new Map();
  for (const tile of tiles) {
    const part = partOf.get(tile) ?? new Set([tile]);
    for (const each of part) {
      partOf.set(each, part);
      [...each.around, ...(start?.includes(each) ? start : [])].filter(Boolean).forEach((next) => part.add(next));
    }
  }
  const found = [...new Set(partOf.values())].sort((one, other) => other.size - one.size);
  return found.map((part) => [...part].sort(inReading));
}
