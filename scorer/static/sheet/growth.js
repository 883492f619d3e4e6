// How a table can have grown: neighbours, start tiles, an order of laying, parts that hang together.

// At the top, right, bottom and left, as the sides of a tile are counted.
export const SIDES = [[-1, 0], [0, 1], [1, 0], [0, -1]];
export const squareOf = ({ row, col }) => `${row},${col}`;
export const squaresAround = ({ row, col }) => SIDES.map(([down, right]) => ({ row: row + down, col: col + right }));
export const inReading = (one, other) => one.row - other.row || one.col - other.col;
export const isJungle = (tile) => Boolean(tile?.kind);
export const isWorker = (tile) => Boolean(tile?.color);
export const workersAround = ({ around }) => around.filter(isWorker).length;
/** How many workers the tile around a square at this side turns towards it. */
export const workersOf = (tile, side) => tile.sides[(side + 2) % SIDES.length];

/** A board's tiles in reading order, each with what it is and what lies around it. */
export function laidTiles(board, { tiles: known }) {
  const laid = new Map();
  for (const [square, code] of board) {
    const [row, col] = square.split(",").map(Number);
    laid.set(square, { ...known.get(code), square, row, col });
  }
  for (const tile of laid.values()) tile.around = squaresAround(tile).map((at) => laid.get(squareOf(at)));
  return [...laid.values()].sort(inReading);
}

/** These tiles and all that others lead to; a set that grows while it is walked through reaches them. */
function reached(from, leadsTo) {
  const found = new Set(from);
  for (const tile of found) for (const next of leadsTo(tile, found)) found.add(next);
  return found;
}

// A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles. More tiles on the
// table never hinder that, so growing greedily finds all that can be reached.
function grown(start, filledAt) {
  const isFilled = ({ around }, found) => around.filter((tile) => isWorker(tile) && found.has(tile)).length >= filledAt;
  const isReached = (next, found) => isJungle(next) && isFilled(next, found);
  return reached(start, ({ kind, around }, found) =>
    around.filter((next) => (kind ? isWorker(next) : isReached(next, found))),
  );
}

/**
 * The start tiles (the right kinds, touching at a corner) from which most of the others can be reached,
 * and the tiles that no order of laying reaches.
 */
export function grownFrom(tiles, [first, second], filledAt) {
  const touch = (one, other) => Math.abs(one.row - other.row) === 1 && Math.abs(one.col - other.col) === 1;
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

/** The parts that hang together by sides, and the start tiles by their corner; the largest first. */
export function parts(tiles, start) {
  const found = [];
  const beside = (tile) => [...tile.around, ...(start?.includes(tile) ? start : [])].filter(Boolean);
  for (const tile of tiles) if (!found.some((part) => part.has(tile))) found.push(reached([tile], beside));
  return found.sort((one, other) => other.size - one.size).map((part) => [...part]);
}
