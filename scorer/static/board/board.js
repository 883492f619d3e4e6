// The tiles on the table, what is left to lay, and every change with its way back.
// Squares are "row,column" and may be negative: the board grows in all directions.

/** @import { Color, Setup, Square, TileCode, Tiles } from "../types.js" */
import { readBoard, rotationsOf, writeBoard } from "../sheet/notation.js";

/**
 * The tiles to lay by their squares; undefined takes away what lies there.
 * @typedef {Iterable<[Square, TileCode | undefined]>} Changes
 * @typedef {[square: Square, before: TileCode | undefined, after: TileCode | undefined][]} Edit
 */

/**
 * The squares at the top, right, bottom and left.
 * @param {Square} square
 */
export function neighbors(square) {
  const [row, col] = square.split(",").map(Number);
  return [`${row - 1},${col}`, `${row},${col + 1}`, `${row + 1},${col}`, `${row},${col - 1}`];
}

/** @param {Iterable<Square>} squares */
export function extent(squares) {
  const box = { top: Infinity, left: Infinity, bottom: -Infinity, right: -Infinity };
  for (const square of squares) {
    const [row, col] = square.split(",").map(Number);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
    box.left = Math.min(box.left, col);
    box.right = Math.max(box.right, col);
  }
  return box;
}

const NEAR = 2;

/**
 * @param {Tiles} tiles
 * @param {number} down
 * @param {number} right
 * @returns {Tiles}
 */
function shifted(tiles, down, right) {
  return new Map(
    [...tiles].map(([square, code]) => {
      const [row, col] = square.split(",").map(Number);
      return [`${row + down},${col + right}`, code];
    }),
  );
}

/** @param {Square} square */
const isOdd = (square) => square.split(",").reduce((sum, n) => sum + Number(n), 0) & 1;
/** @param {TileCode} code */
const covers = (code) => code.endsWith("+");

export class Board {
  /** @type {Tiles} */
  tiles = new Map();
  #setup;
  #letters;
  /** @type {Map<string, number>} */
  #seen = new Map();
  /** @type {Map<string, number>} */
  #laid = new Map();
  #odd = 0;
  /** @type {Edit[]} */
  #done = [];
  /** @type {Edit[]} */
  #undone = [];

  /**
   * @param {Setup} setup
   * @param {string[]} letters of the colours that play; others may lie there, but have nothing to lay
   */
  constructor(setup, letters) {
    this.#setup = setup;
    this.#letters = letters;
  }

  /**
   * The changes that lead to the board of a text, or what is wrong with it.
   * @param {string} text
   */
  read(text) {
    const { tiles, problem } = readBoard(text, this.#setup);
    if (problem) return { problem };
    const changes = this.#withoutTiles();
    for (const [square, code] of this.#inPlace(tiles)) changes.set(square, code);
    return { changes };
  }

  /** @returns {Map<Square, TileCode | undefined>} */
  #withoutTiles() {
    return new Map([...this.tiles.keys()].map((square) => [square, undefined]));
  }

  /**
   * A text counts its rows and columns from its own corner. Where it is this board with a few tiles
   * more or less, these stay where they lie: the offset that fits most tiles, near corner to corner.
   * @param {Tiles} tiles
   */
  #inPlace(tiles) {
    if (!this.tiles.size || !tiles.size) return tiles;
    const [here, there] = [extent(this.tiles.keys()), extent(tiles.keys())];
    let best = { fits: -1, moved: tiles };
    for (let down = -NEAR; down <= NEAR; down++) {
      for (let right = -NEAR; right <= NEAR; right++) {
        const moved = shifted(tiles, here.top - there.top + down, here.left - there.left + right);
        const fits = [...moved].filter(([square, code]) => this.tiles.get(square) === code).length;
        if (fits > best.fits) best = { fits, moved };
      }
    }
    return best.moved;
  }

  toString() {
    return writeBoard(this.tiles);
  }

  /** @param {TileCode} code */
  isWorker(code) {
    return /^[A-Z]/.test(code);
  }

  // Worker squares and jungle spaces alternate; which is which, most tiles decide.
  get parity() {
    return 2 * this.#odd > this.tiles.size ? 1 : 0;
  }

  /** @param {Square} square */
  isWorkerSquare(square) {
    return isOdd(square) !== this.parity;
  }

  /**
   * An empty square that a tile may lie on, while there are any for it.
   * @param {Square} square
   */
  isOpen(square) {
    if (this.tiles.has(square) || !this.hasLeft(this.isWorkerSquare(square))) return false;
    if (!this.tiles.size) return square === "0,0";
    return neighbors(square).some((next) => this.tiles.has(next));
  }

  /** @param {Square} square */
  mustFill(square) {
    return (
      !this.tiles.has(square) &&
      !this.isWorkerSquare(square) &&
      this.#workersAround(square).length >= this.#setup.game.filledAt
    );
  }

  /** @param {Square} square */
  #workersAround(square) {
    return neighbors(square)
      .map((next, side) => ({ code: this.tiles.get(next) ?? "", side }))
      .filter(({ code }) => code && this.isWorker(code));
  }

  /**
   * How many workers of each colour stand at a jungle tile.
   * @param {Square} square
   */
  workersAt(square) {
    /** @type {Record<Color, number>} */
    const counts = {};
    for (const { code, side } of this.#workersAround(square)) {
      const tile = this.#setup.tiles.get(code);
      if (!tile?.color) continue;
      const workers = tile.sides[(side + 2) % 4];
      if (workers) counts[tile.color] = (counts[tile.color] ?? 0) + workers;
    }
    return counts;
  }

  /** @param {TileCode} code */
  rotated(code) {
    const [, next] = [...rotationsOf(code.slice(1, 5)), code.slice(1, 5)];
    return code[0] + next + code.slice(5);
  }

  /**
   * A worker tile with the first side of its pattern, the fullest one, at the top, right, bottom or left.
   * @param {TileCode} code
   * @param {number} quarters
   */
  facing(code, quarters) {
    const tile = this.#setup.tiles.get(code);
    const rotations = rotationsOf(tile?.color ? tile.pattern : "");
    return code[0] + rotations[quarters % rotations.length] + code.slice(5);
  }

  /**
   * The same tile however it lies.
   * @param {TileCode} code
   */
  #kind(code) {
    const tile = this.#setup.tiles.get(code);
    return tile?.color ? code[0] + tile.pattern : code;
  }

  /**
   * How many tiles of this kind are not on the board.
   * @param {TileCode} code
   */
  left(code) {
    const { workers, jungle, tiles } = this.#setup;
    const tile = tiles.get(code);
    const inPlay = (tile?.color ? workers[tile.pattern] : jungle[code]) ?? 0;
    return inPlay - (this.#seen.get(this.#kind(code)) ?? 0);
  }

  /**
   * How many worker tiles a colour has not laid, covered ones included.
   * @param {string} letter
   */
  workersLeft(letter) {
    return this.#setup.workerTilesEach - (this.#laid.get(letter) ?? 0);
  }

  /** @param {boolean} workers or else jungle tiles */
  hasLeft(workers) {
    if (workers) return this.#letters.some((letter) => this.workersLeft(letter) > 0);
    return Object.keys(this.#setup.jungle).some((code) => this.left(code) > 0);
  }

  /**
   * Are there enough tiles to lay this one here, in the place of what lies there now?
   * @param {TileCode} code
   * @param {Square} square
   */
  canLay(code, square) {
    const here = this.tiles.get(square);
    const back = here && this.#kind(here) === this.#kind(code) ? 1 : 0;
    if (this.left(code) + back < 1) return false;
    if (!this.isWorker(code)) return true;
    const returned = here?.[0] === code[0] ? weight(here) : 0;
    return this.workersLeft(code[0]) + returned >= weight(code);
  }

  /**
   * @param {Changes} changes
   * @returns {Square[]} those that have really changed
   */
  change(changes) {
    /** @type {Edit} */
    const edit = [...changes].map(([square, code]) => [square, this.tiles.get(square), code]);
    const real = edit.filter(([, before, after]) => before !== after);
    if (!real.length) return [];
    this.#done.push(real);
    this.#undone = [];
    return this.#apply(real, 2);
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  undo() {
    const edit = this.#done.pop();
    if (!edit) return [];
    this.#undone.push(edit);
    return this.#apply(edit, 1);
  }

  redo() {
    const edit = this.#undone.pop();
    if (!edit) return [];
    this.#done.push(edit);
    return this.#apply(edit, 2);
  }

  // A board as it was opened cannot be undone.
  forgetChanges() {
    this.#done = [];
  }

  // The whole table, a quarter clockwise.
  turned() {
    return new Map([...this.#withoutTiles(), ...turnedTiles(this.tiles)]);
  }

  /**
   * @param {Edit} edit
   * @param {1 | 2} column of what is to lie there: before or after
   */
  #apply(edit, column) {
    for (const change of edit) this.#put(change[0], change[column]);
    return edit.map(([square]) => square);
  }

  /**
   * @param {Square} square
   * @param {TileCode | undefined} code
   */
  #put(square, code) {
    const before = this.tiles.get(square);
    if (before) {
      this.tiles.delete(square);
      this.#count(square, before, -1);
    }
    if (code) {
      this.tiles.set(square, code);
      this.#count(square, code, 1);
    }
  }

  /**
   * @param {Square} square
   * @param {TileCode} code
   * @param {1 | -1} by
   */
  #count(square, code, by) {
    /** @type {(counts: Map<string, number>, key: string, n: number) => void} */
    const add = (counts, key, n) => counts.set(key, (counts.get(key) ?? 0) + n);
    add(this.#seen, this.#kind(code), by);
    if (this.isWorker(code)) add(this.#laid, code[0], by * weight(code));
    if (isOdd(square) === (this.isWorker(code) ? 0 : 1)) this.#odd += by;
  }
}

/**
 * A tile on top of another stands for both.
 * @param {TileCode} code
 */
function weight(code) {
  return covers(code) ? 2 : 1;
}

/** @param {Square} square */
export function turnedSquare(square) {
  const [row, col] = square.split(",").map(Number);
  return `${col},${0 - row}`;
}

/** A jungle tile is the same however it lies. @param {TileCode} code */
export function turnedTile(code) {
  const [letter, top, right, bottom, left] = code;
  return left ? `${letter}${left}${top}${right}${bottom}${code.slice(5)}` : code;
}

/**
 * @param {Tiles} tiles
 * @returns {Tiles}
 */
export function turnedTiles(tiles) {
  return new Map([...tiles].map(([square, code]) => [turnedSquare(square), turnedTile(code)]));
}
