// The tiles that the chosen square looks like, as a row of their own before all others in the sheet.

/** @import { Setup, Square, TileCode } from "../types.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Area } from "./perspective.js" */
/** @import { Question } from "./worker.js" */
import { nameOf, tile } from "../board/art.js";
import { turnedSquare, turnedTile } from "../board/board.js";
import { all, one } from "../dom.js";
import { rotationsOf } from "../sheet/notation.js";

const MOST = 4;

export class Offers {
  #root;
  #board;
  #layouts;
  #ask;
  /** @type {Area | null} */
  #block = null;
  #question = "";

  /**
   * @param {HTMLElement} root
   * @param {Board} board
   * @param {Setup} setup
   * @param {(question: Question) => Promise<TileCode[]>} ask
   */
  constructor(root, board, setup, ask) {
    this.#root = root;
    this.#board = board;
    this.#layouts = Object.keys(setup.workers).flatMap(rotationsOf);
    this.#ask = ask;
    one(document, "[data-offer=worker]").before(root);
  }

  /**
   * Where the photo lies, from now on; null when there is none any more.
   * @param {Area | null} block
   * @param {number} quarters
   */
  lay(block, quarters) {
    this.#block = block;
    this.#question = "";
    this.update(quarters);
  }

  /** @param {number} quarters by which the board has been turned since the photo was taken */
  async update(quarters) {
    const [
      {
        dataset: { at: square = "" },
      } = document.body,
    ] = all(document, ".square[data-selected]");
    const question = JSON.stringify([square, ...this.#board.tiles]);
    if (question === this.#question) return;
    this.#question = question;
    const codes = square && this.#block ? await this.#likely(square, this.#block, quarters) : [];
    // Somebody may have gone on meanwhile.
    if (question === this.#question) this.#show(codes, square);
  }

  /**
   * The other tiles of the same sort on the board are the examples.
   * @param {Square} square
   * @param {Area} block
   * @param {number} quarters
   */
  async #likely(square, { top, left }, quarters) {
    const here = this.#board.tiles.get(square);
    const isWorker = here ? this.#board.isWorker(here) : this.#board.isWorkerSquare(square);
    const back = (4 - quarters) % 4;
    /** @param {Square} at */
    const inPhoto = (at) => {
      const [row, col] = repeated(turnedSquare, at, back).split(",").map(Number);
      return `${row - top},${col - left}`;
    };
    const others = [...this.#board.tiles].filter(
      ([at, code]) => at !== square && this.#board.isWorker(code) === isWorker,
    );
    const codes = await this.#ask({
      square: inPhoto(square),
      examples: others.map(([at, code]) => [inPhoto(at), repeated(turnedTile, code, back)]),
      layouts: isWorker ? this.#layouts : null,
    });
    return codes.map((code) => repeated(turnedTile, code, quarters));
  }

  /**
   * @param {TileCode[]} codes
   * @param {Square} square
   */
  #show(codes, square) {
    const here = this.#board.tiles.get(square)?.replace("+", "");
    const possible = codes.filter((code) => code === here || this.#board.canLay(code, square));
    for (const old of all(this.#root, ".pick")) old.remove();
    for (const code of possible.slice(0, MOST)) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "pick" });
      button.dataset.code = code;
      button.ariaLabel = nameOf(code);
      button.ariaPressed = String(code === here);
      button.append(tile(code));
      this.#root.append(button);
    }
    this.#root.hidden = !possible.length;
  }
}

/** @type {<T>(step: (value: T) => T, value: T, times: number) => T} */
export const repeated = (step, value, times) => (times ? repeated(step, step(value), times - 1) : value);
