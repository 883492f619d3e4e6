// The tiles of a board in notation: each knows its square, its neighbours and what it is.

import { Notation } from "../board/notation.js";

// At the top, right, bottom and left, as the sides of a tile are counted.
const BESIDE = [[-1, 0], [0, 1], [1, 0], [0, -1]];
const nameOf = (row, col) => `${row},${col}`;

export const byReading = (one, other) => one.row - other.row || one.col - other.col;
export const isJungle = (tile) => Boolean(tile?.kind);
export const isWorker = (tile) => Boolean(tile?.color);

// In reading order; nothing when the text is not a board.
export function readTiles(text, constants) {
  const { colors, kinds, most } = constants;
  const { tiles } = text.length > most.characters ? {} : new Notation(constants).read(text);
  if (!tiles || tiles.size > most.tiles) return null;
  const found = new Map();
  for (const [square, code] of tiles) {
    const [row, col] = square.split(",").map(Number);
    const tile = { row, col, code };
    if (code in kinds) tile.kind = kinds[code];
    else {
      tile.color = colors[code[0]];
      tile.sides = [...code.slice(1, 5)].map(Number);
      tile.covers = code.endsWith("+");
    }
    found.set(square, tile);
  }
  for (const tile of found.values()) {
    tile.around = BESIDE.map(([down, right]) => found.get(nameOf(tile.row + down, tile.col + right)));
  }
  return [...found.values()];
}

export function workersAround({ around }) {
  return around.filter(isWorker).length;
}

// The empty squares beside worker tiles, each with how many touch it, in reading order.
export function emptySpaces(tiles) {
  const spaces = new Map();
  for (const { row, col, around } of tiles.filter(isWorker)) {
    BESIDE.forEach(([down, right], side) => {
      if (around[side]) return;
      const name = nameOf(row + down, col + right);
      const space = spaces.get(name) ?? { row: row + down, col: col + right, touching: 0 };
      space.touching += 1;
      spaces.set(name, space);
    });
  }
  return [...spaces.values()].sort(byReading);
}

export function grouped(tiles, keyOf) {
  const groups = new Map();
  for (const tile of tiles) {
    const key = keyOf(tile);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(tile);
  }
  return groups;
}
