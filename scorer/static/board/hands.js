// What fingers do with tiles. Every way has its equal by taps and keys.

/** @import { Square, TileCode } from "../types.js" */
/** @import { Board } from "./board.js" */
/** @import { Squares } from "./squares.js" */
/** @import { TilePicker } from "./tile_picker.js" */

/**
 * What the editor does with a tile: lay it, lay it and choose the next square, choose the next square.
 * @typedef {object} Editing
 * @property {(square: Square, code: TileCode) => void} lay
 * @property {(square: Square, code: TileCode) => void} place
 * @property {(from: Square) => void} goOn
 * @property {() => Square | null} last where the tile lies that has just been laid
 */

export class Hands {
  #board;
  #squares;
  #picker;
  #editing;

  /**
   * @param {Board} board
   * @param {Squares} squares
   * @param {TilePicker} picker
   * @param {Editing} editing
   */
  constructor(board, squares, picker, editing) {
    this.#board = board;
    this.#squares = squares;
    this.#picker = picker;
    this.#editing = editing;
  }

  /**
   * Does a finger on this square move its tile, not the board?
   * @param {Square} square
   */
  holds(square) {
    return this.#board.tiles.has(square) && [this.#editing.last(), this.#squares.selected].includes(square);
  }

  /**
   * Lays the last tile once more.
   * @param {Square} square
   */
  repeat(square) {
    const code = this.#picker.lastFor(square);
    if (!code || this.#board.tiles.has(square) || !this.#board.canLay(code, square)) return false;
    this.#editing.place(square, code);
    return true;
  }

  /**
   * Lays more jungle tiles of a kind under a finger that comes from one of them.
   * @param {Square} from
   * @param {Square} square
   */
  paint(from, square) {
    const code = this.#board.tiles.get(from) ?? "";
    const isSpace = this.#board.isOpen(square) && !this.#board.isWorkerSquare(square);
    if (!isSpace || !code || this.#board.isWorker(code) || !this.#board.canLay(code, square)) return;
    this.#editing.lay(square, code);
  }

  /**
   * Turns a worker tile; after a jungle tile the editor goes on.
   * @param {Square} square
   * @param {number} quarters
   */
  swipe(square, quarters) {
    const code = this.#board.tiles.get(square) ?? "";
    if (!this.#board.isWorker(code)) return this.#editing.goOn(square);
    const turned = this.#board.facing(code, quarters);
    this.#picker.remember(turned.slice(0, 5));
    this.#editing.lay(square, turned);
  }

  /**
   * Lays a worker tile of the sheet on the square that it was dragged to, or else on the chosen one.
   * @param {TileCode} kind
   * @param {number} quarters
   * @param {Square} [onto]
   */
  take(kind, quarters, onto) {
    const square = onto ?? this.#squares.selected;
    const code = this.#board.facing(kind, quarters);
    if (!square) return;
    if (square === this.#squares.selected) return this.#editing.place(square, this.#picker.chosen(code));
    const here = this.#board.tiles.get(square);
    const isForWorkers = here ? this.#board.isWorker(here) : this.#board.isWorkerSquare(square);
    if (!isForWorkers || !this.#board.canLay(code, square)) return;
    this.#picker.remember(code);
    this.#editing.place(square, code);
  }
}
