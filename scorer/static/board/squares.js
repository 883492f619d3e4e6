// The board as buttons: one for every tile and for every empty square beside a tile. An edit touches
// only the squares that it changes.

/** @import { Color, Setup, Square, TileCode } from "../types.js" */
/** @import { Board } from "./board.js" */
import { game, language } from "../page/game.js";
import { scoreTemple } from "../sheet/scoring.js";
import { words } from "../words.js";
import { drawing, nameOf, tile } from "./art.js";
import { extent, neighbors } from "./board.js";
import { TILE } from "./view.js";

/** @type {Record<string, [down: number, right: number]>} */
export const STEPS = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] };
/** The arrow keys in the order of the sides of a tile. */
export const QUARTERS = Object.keys(STEPS);
const SIDEWAYS = 4;

/**
 * A square as it is shown.
 * @typedef {object} Shown
 * @property {HTMLButtonElement} button
 * @property {number} order
 * @property {string} [label]
 * @property {TileCode} [code]
 * @property {Element | null} drawn
 * @property {HTMLElement | null} gains
 * @property {string} key of the gains
 * @property {HTMLElement | null} mark
 */

export class Squares {
  #table;
  #board;
  #setup;
  /** @type {Map<Square, Shown>} */
  #shown = new Map();
  /** @type {Map<Square, string[]>} */
  #notes = new Map();
  /** @type {Set<Square>} */
  #unnamed = new Set();
  // What all empty squares depend on.
  #rules = "";
  /** @type {Square | null} */
  #selected = null;
  #current = "0,0";
  extent = extent([]);

  /**
   * @param {HTMLElement} table
   * @param {Board} board
   * @param {Setup} setup
   */
  constructor(table, board, setup) {
    this.#table = table;
    this.#board = board;
    this.#setup = setup;
  }

  /**
   * Draws what has changed, and what that changes for the squares around.
   * @param {Square[]} changed
   */
  draw(changed) {
    const rules = [this.#board.parity, this.#board.hasLeft(true), this.#board.hasLeft(false)].join();
    const touched = new Set(rules === this.#rules ? [] : this.#shown.keys());
    if (!this.#board.tiles.size) touched.add("0,0");
    for (const square of rules === this.#rules ? changed : [...changed, ...this.#board.tiles.keys()]) {
      touched.add(square);
      for (const next of neighbors(square)) touched.add(next);
    }
    this.#rules = rules;
    const hadFocus = this.#table.contains(document.activeElement);
    for (const square of touched) this.#draw(square);
    const before = this.extent;
    this.extent = extent(this.#shown.keys());
    const moved = before.top !== this.extent.top || before.left !== this.extent.left;
    for (const square of moved ? this.#shown.keys() : touched) this.#unnamed.add(square);
    this.#makeCurrent(this.#shown.has(this.#current) ? this.#current : this.#nearest(this.#current));
    // Once, at the end: every focus has the browser lay out the whole board anew.
    if (hadFocus && !this.#table.contains(document.activeElement)) this.focus();
  }

  // Names what was drawn; who hears the board can wait until it is seen.
  name() {
    for (const square of this.#unnamed) this.#label(square);
    this.#unnamed.clear();
  }

  /** @param {Square} square */
  #draw(square) {
    const code = this.#board.tiles.get(square);
    if (!code && !this.#board.isOpen(square)) return this.#remove(square);
    const shown = this.#shown.get(square) ?? this.#add(square);
    const { button } = shown;
    if (shown.code !== code) {
      shown.drawn?.remove();
      shown.drawn = code ? tile(code) : null;
      if (shown.drawn) button.prepend(shown.drawn);
      shown.code = code;
    }
    const isFor = this.#board.isWorkerSquare(square) ? "worker" : "jungle";
    const due = this.#board.mustFill(square) ? " due" : "";
    const className = code ? "square" : `square open ${isFor}${due}`;
    if (button.className !== className) button.className = className;
    this.#drawGains(square, shown);
  }

  /**
   * @param {Square} square
   * @param {Shown} shown
   */
  #drawGains(square, shown) {
    const gains = this.gainsAt(square);
    const key = gains.join();
    if (shown.key === key) return;
    shown.key = key;
    shown.gains?.remove();
    shown.gains = null;
    if (!gains.length) return;
    shown.gains = element("span", "gains");
    for (const [color, gold] of gains) shown.gains.append(badge(color, gold));
    shown.button.append(shown.gains);
  }

  /**
   * Who gets gold at a temple, most first; nothing for any other square.
   * @param {Square} square
   * @returns {[Color, number][]}
   */
  gainsAt(square) {
    const { kinds, majority } = this.#setup;
    if (!majority || !kinds[this.#board.tiles.get(square) ?? ""]?.isTemple) return [];
    const scored = scoreTemple(majority, this.#board.workersAt(square), game.colors);
    /** @type {[Color, number][]} */
    const gains = game.colors.map((color) => [color, scored[color].gold]);
    return gains.filter(([, gold]) => gold > 0).sort(([, a], [, b]) => b - a);
  }

  /**
   * In words what lies on a square.
   * @param {Square} square
   */
  describe(square) {
    const code = this.#board.tiles.get(square);
    if (!code) return language.text(this.#board.isWorkerSquare(square) ? words.emptyWorker : words.emptyJungle);
    const name = nameOf(code);
    return code.endsWith("+") ? language.text(words.covering, { tile: name }) : name;
  }

  /** @param {Square} square */
  #label(square) {
    const shown = this.#shown.get(square);
    if (!shown) return;
    const [row, col] = square.split(",").map(Number);
    const gains = this.gainsAt(square).map(([color, gold]) =>
      language.text(words.gain, { who: game.words.colors[color], gold }),
    );
    const label = language.text(words.at, {
      row: row - this.extent.top + 1,
      column: col - this.extent.left + 1,
      what: [this.describe(square), ...gains, ...(this.#notes.get(square) ?? [])].reduce((text, more) =>
        language.text(words.also, { text, more }),
      ),
    });
    if (shown.label === label) return;
    shown.label = label;
    shown.button.setAttribute("aria-label", label);
  }

  /** @param {Square} square */
  #add(square) {
    const [row, col] = square.split(",").map(Number);
    const button = element("button", "square");
    button.type = "button";
    button.tabIndex = -1;
    button.dataset.at = square;
    // Physical sides on purpose: a board is never mirrored.
    button.style.left = `${col * TILE}px`;
    button.style.top = `${row * TILE}px`;
    const order = row * 1000 + col;
    /** @type {HTMLElement | null} */
    let after = null;
    let least = Infinity;
    for (const other of this.#shown.values()) {
      if (other.order > order && other.order < least) [after, least] = [other.button, other.order];
    }
    // In reading order, for those who hear the board.
    this.#table.insertBefore(button, after);
    /** @type {Shown} */
    const shown = { button, order, code: undefined, drawn: null, gains: null, key: "", mark: null };
    this.#shown.set(square, shown);
    if (this.#notes.has(square)) this.#mark(shown, true);
    return shown;
  }

  /** @param {Square} square */
  #remove(square) {
    const shown = this.#shown.get(square);
    if (!shown) return;
    this.#shown.delete(square);
    shown.button.remove();
  }

  /**
   * Puts a warning sign on the squares that have something to be said about.
   * @param {Map<Square, string[]>} notes
   */
  mark(notes) {
    const touched = new Set([...this.#notes.keys(), ...notes.keys()]);
    this.#notes = notes;
    for (const square of touched) {
      const shown = this.#shown.get(square);
      if (!shown) continue;
      this.#mark(shown, notes.has(square));
      this.#label(square);
    }
  }

  /**
   * @param {Shown} shown
   * @param {boolean} isMarked
   */
  #mark(shown, isMarked) {
    if (Boolean(shown.mark) === isMarked) return;
    shown.mark?.remove();
    shown.mark = null;
    if (!isMarked) return;
    shown.mark = element("span", "mark-sign");
    shown.mark.append(drawing("mark"));
    shown.button.append(shown.mark);
  }

  /** @param {Square} square */
  has(square) {
    return this.#shown.has(square);
  }

  get selected() {
    return this.#selected;
  }

  /**
   * @param {Square | null} square
   * @param {Square | null} last the one whose tile has just been laid, if the square was chosen after it
   */
  select(square, last = null) {
    for (const name of ["selected", "last"])
      this.#table.querySelector(`[data-${name}]`)?.removeAttribute(`data-${name}`);
    this.#selected = square;
    if (last) this.#shown.get(last)?.button.setAttribute("data-last", "");
    if (!square) return;
    this.#shown.get(square)?.button.setAttribute("data-selected", "");
    this.#makeCurrent(square);
  }

  get current() {
    return this.#current;
  }

  focus(square = this.#current) {
    const shown = this.#shown.get(square);
    if (!shown) return;
    this.#makeCurrent(square);
    shown.button.focus({ preventScroll: true });
  }

  /**
   * One square is in the order of the Tab key; arrow keys lead to the others.
   * @param {Square} square
   */
  #makeCurrent(square) {
    if (this.#current !== square) this.#setTab(this.#current, -1);
    this.#current = square;
    this.#setTab(square, 0);
  }

  /**
   * @param {Square} square
   * @param {0 | -1} index
   */
  #setTab(square, index) {
    const shown = this.#shown.get(square);
    if (shown) shown.button.tabIndex = index;
  }

  /**
   * The next square in the direction of an arrow key; straight on before askew.
   * @param {string} key
   */
  step(key) {
    const [down, right] = STEPS[key];
    return this.#best(this.#current, (dr, dc) => {
      const ahead = dr * down + dc * right;
      return ahead > 0 ? ahead + SIDEWAYS * Math.abs(down ? dc : dr) : Infinity;
    });
  }

  /** @param {Square} square */
  #nearest(square) {
    return this.#best(square, (dr, dc) => Math.abs(dr) + Math.abs(dc)) ?? square;
  }

  /**
   * The square that costs least to go to.
   * @param {Square} from
   * @param {(down: number, right: number) => number} cost
   */
  #best(from, cost) {
    const [row, col] = from.split(",").map(Number);
    /** @type {Square | undefined} */
    let best;
    let least = Infinity;
    for (const square of this.#shown.keys()) {
      const [r, c] = square.split(",").map(Number);
      const costs = cost(r - row, c - col);
      if (costs < least) [best, least] = [square, costs];
    }
    return best;
  }
}

/** @param {string} key */
export const isArrow = (key) => key in STEPS;

/**
 * @param {Color} color
 * @param {number} gold
 */
export function badge(color, gold) {
  const shown = element("span", "gain");
  shown.dataset.color = color;
  shown.append(drawing("emblem"), language.number(gold));
  return shown;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} name
 * @param {string} className
 */
function element(name, className) {
  return Object.assign(document.createElement(name), { className });
}
