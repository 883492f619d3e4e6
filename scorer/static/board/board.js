// The tiles on the table, what is left to lay, and every change with its way back.
// Squares are "row,column" and may be negative: the board grows in all directions.

import { readBoard, rotationsOf, writeBoard } from "../sheet/notation.js";

export function neighbors(square) {
  const [row, col] = square.split(",").map(Number);
  return [`${row - 1},${col}`, `${row},${col + 1}`, `${row + 1},${col}`, `${row},${col - 1}`];
}

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

function shifted(tiles, down, right) {
  return new Map(
    [...tiles].map(([square, code]) => {
      const [row, col] = square.split(",").map(Number);
      return [`${row + down},${col + right}`, code];
    }),
  );
}

const isOdd = (square) => square.split(",").reduce((sum, n) => sum + Number(n), 0) & 1;
const covers = (code) => code.endsWith("+");

export class Board {
  tiles = new Map();
  #setup;
  #letters;
  #seen = new Map();
  #laid = new Map();
  #odd = 0;
  #done = [];
  #undone = [];

  // `letters` are the colours that play; others may lie there, but have nothing to lay.
  constructor(setup, letters) {
    this.#setup = setup;
    this.#letters = letters;
  }

  // The text that is not a board is told why; the board stays as it is then.
  read(text) {
    const { tiles, problem } = readBoard(text, this.#setup);
    if (problem) return { problem };
    const changes = new Map([...this.tiles.keys()].map((square) => [square, undefined]));
    for (const [square, code] of this.#inPlace(tiles)) changes.set(square, code);
    return { changes };
  }

  // A text counts its rows and columns from its own corner. Where it is this board with a few tiles
  // more or less, these stay where they lie: the offset that fits most tiles, near corner to corner.
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

  isWorker(code) {
    return /^[A-Z]/.test(code);
  }

  // Worker squares and jungle spaces alternate; which is which, most tiles decide.
  get parity() {
    return 2 * this.#odd > this.tiles.size ? 1 : 0;
  }

  isWorkerSquare(square) {
    return isOdd(square) !== this.parity;
  }

  // An empty square that a tile may lie on, while there are any for it.
  isOpen(square) {
    if (this.tiles.has(square) || !this.hasLeft(this.isWorkerSquare(square))) return false;
    if (!this.tiles.size) return square === "0,0";
    return neighbors(square).some((next) => this.tiles.has(next));
  }

  mustFill(square) {
    return (
      !this.tiles.has(square) &&
      !this.isWorkerSquare(square) &&
      this.#workersAround(square).length >= this.#setup.game.filledAt
    );
  }

  #workersAround(square) {
    return neighbors(square)
      .map((next, side) => ({ code: this.tiles.get(next) ?? "", side }))
      .filter(({ code }) => code && this.isWorker(code));
  }

  // How many workers of each colour stand at a jungle tile.
  workersAt(square) {
    const counts = {};
    for (const { code, side } of this.#workersAround(square)) {
      const { color, sides } = this.#setup.tiles.get(code);
      const workers = sides[(side + 2) % 4];
      if (workers) counts[color] = (counts[color] ?? 0) + workers;
    }
    return counts;
  }

  rotated(code) {
    const [, next] = [...rotationsOf(code.slice(1, 5)), code.slice(1, 5)];
    return code[0] + next + code.slice(5);
  }

  // The same tile however it lies.
  #kind(code) {
    return this.isWorker(code) ? code[0] + this.#setup.tiles.get(code).pattern : code;
  }

  // How many tiles of this kind are not on the board.
  left(code) {
    const { workers, jungle } = this.#setup;
    const inPlay = (this.isWorker(code) ? workers[this.#setup.tiles.get(code).pattern] : jungle[code]) ?? 0;
    return inPlay - (this.#seen.get(this.#kind(code)) ?? 0);
  }

  // How many worker tiles a colour has not laid, covered ones included.
  workersLeft(letter) {
    return this.#setup.workerTilesEach - (this.#laid.get(letter) ?? 0);
  }

  hasLeft(workers) {
    if (workers) return this.#letters.some((letter) => this.workersLeft(letter) > 0);
    return Object.keys(this.#setup.jungle).some((code) => this.left(code) > 0);
  }

  // Are there enough tiles to lay this one here, in the place of what lies there now?
  canLay(code, square) {
    const here = this.tiles.get(square);
    const back = here && this.#kind(here) === this.#kind(code) ? 1 : 0;
    if (this.left(code) + back < 1) return false;
    if (!this.isWorker(code)) return true;
    const returned = here?.[0] === code[0] ? weight(here) : 0;
    return this.workersLeft(code[0]) + returned >= weight(code);
  }

  // Changes are squares with their new tile, or nothing. Answers what has really changed.
  change(changes) {
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
    this.#undone.push(edit);
    return this.#apply(edit, 1);
  }

  redo() {
    const edit = this.#undone.pop();
    this.#done.push(edit);
    return this.#apply(edit, 2);
  }

  // A board as it was opened cannot be undone.
  forgetChanges() {
    this.#done = [];
  }

  // The whole table, a quarter clockwise.
  turned() {
    const changes = new Map([...this.tiles.keys()].map((square) => [square, undefined]));
    for (const [square, code] of this.tiles) {
      changes.set(turnedSquare(square), this.isWorker(code) ? turnedTile(code) : code);
    }
    return changes;
  }

  #apply(edit, column) {
    for (const change of edit) this.#put(change[0], change[column]);
    return edit.map(([square]) => square);
  }

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

  #count(square, code, by) {
    const add = (counts, key, n) => counts.set(key, (counts.get(key) ?? 0) + n);
    add(this.#seen, this.#kind(code), by);
    if (this.isWorker(code)) add(this.#laid, code[0], by * weight(code));
    if (isOdd(square) === (this.isWorker(code) ? 0 : 1)) this.#odd += by;
  }
}

// A tile on top of another stands for both.
function weight(code) {
  return covers(code) ? 2 : 1;
}

export function turnedSquare(square) {
  const [row, col] = square.split(",").map(Number);
  return `${col},${0 - row}`;
}

function turnedTile(code) {
  const [letter, top, right, bottom, left] = code;
  return `${letter}${left}${top}${right}${bottom}${code.slice(5)}`;
}
