// The board as buttons: one for every tile and for every empty square beside a tile. An edit touches
// only the squares that it changes.

import { game } from "../page/game.js";
import { scoreTemple } from "../sheet/scoring.js";
import { drawing, nameOf, tile } from "./art.js";
import { extent, neighbors } from "./board.js";
import { TILE } from "./view.js";
import { filled, number } from "./words.js";

const STEPS = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] };
const SIDEWAYS = 4;

export class Squares {
  #table;
  #board;
  #setup;
  #texts;
  #shown = new Map();
  #notes = new Map();
  #unnamed = new Set();
  // What all empty squares depend on.
  #rules;
  #selected;
  #current;
  extent = extent([]);

  constructor(table, board, setup, texts) {
    this.#table = table;
    this.#board = board;
    this.#setup = setup;
    this.#texts = texts;
  }

  // Draws what has changed, and what that changes for the squares around.
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
    if (!this.#shown.has(this.#current)) this.#makeCurrent(this.#nearest(this.#current ?? "0,0"));
    // Once, at the end: every focus has the browser lay out the whole board anew.
    if (hadFocus && !this.#table.contains(document.activeElement)) this.focus();
  }

  // Names what was drawn; who hears the board can wait until it is seen.
  name() {
    for (const square of this.#unnamed) this.#label(square);
    this.#unnamed.clear();
  }

  #draw(square) {
    const code = this.#board.tiles.get(square);
    if (!code && !this.#board.isOpen(square)) return this.#remove(square);
    const shown = this.#shown.get(square) ?? this.#add(square);
    const { button } = shown;
    if (shown.code !== code) {
      shown.drawn?.remove();
      shown.drawn = code ? tile(code) : null;
      if (code) button.prepend(shown.drawn);
      shown.code = code;
    }
    const isFor = this.#board.isWorkerSquare(square) ? "worker" : "jungle";
    const due = this.#board.mustFill(square) ? " due" : "";
    const className = code ? "square" : `square open ${isFor}${due}`;
    if (button.className !== className) button.className = className;
    this.#drawGains(square, shown);
  }

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

  // Who gets gold at a temple, most first; nothing for any other square.
  gainsAt(square) {
    const { kinds, majority } = this.#setup;
    if (!kinds[this.#board.tiles.get(square)]?.isTemple) return [];
    const scored = scoreTemple(majority, this.#board.workersAt(square), game.colors);
    return game.colors
      .map((color) => [color, scored[color].gold])
      .filter(([, gold]) => gold > 0)
      .sort(([, a], [, b]) => b - a);
  }

  // In words what lies on a square.
  describe(square) {
    const code = this.#board.tiles.get(square);
    if (!code) {
      return this.#board.isWorkerSquare(square) ? this.#texts.emptyWorker : this.#texts.emptyJungle;
    }
    const name = nameOf(code);
    return code.endsWith("+") ? filled(this.#texts.covering, { tile: name }) : name;
  }

  #label(square) {
    const shown = this.#shown.get(square);
    if (!shown) return;
    const [row, col] = square.split(",").map(Number);
    const gains = this.gainsAt(square).map(([color, gold]) =>
      filled(this.#texts.gain, { who: game.words.colors[color], gold }),
    );
    const label = filled(this.#texts.at, {
      row: row - this.extent.top + 1,
      column: col - this.extent.left + 1,
      what: [this.describe(square), ...gains, ...(this.#notes.get(square) ?? [])].join("; "),
    });
    if (shown.label === label) return;
    shown.label = label;
    shown.button.setAttribute("aria-label", label);
  }

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
    let after = null;
    let least = Infinity;
    for (const other of this.#shown.values()) {
      if (other.order > order && other.order < least) [after, least] = [other.button, other.order];
    }
    // In reading order, for those who hear the board.
    this.#table.insertBefore(button, after);
    const shown = { button, order, code: undefined, drawn: null, gains: null, key: "", mark: null };
    this.#shown.set(square, shown);
    if (this.#notes.has(square)) this.#mark(shown, true);
    return shown;
  }

  #remove(square) {
    const shown = this.#shown.get(square);
    if (!shown) return;
    this.#shown.delete(square);
    shown.button.remove();
  }

  // Puts a warning sign on the squares that have something to be said about.
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

  #mark(shown, isMarked) {
    if (Boolean(shown.mark) === isMarked) return;
    shown.mark?.remove();
    shown.mark = null;
    if (!isMarked) return;
    shown.mark = element("span", "mark-sign");
    shown.mark.append(drawing("mark"));
    shown.button.append(shown.mark);
  }

  has(square) {
    return this.#shown.has(square);
  }

  get selected() {
    return this.#selected;
  }

  select(square) {
    this.#shown.get(this.#selected)?.button.removeAttribute("data-selected");
    this.#selected = square;
    if (!square) return;
    this.#shown.get(square)?.button.setAttribute("data-selected", "");
    this.#makeCurrent(square);
  }

  get current() {
    return this.#current;
  }

  focus(square = this.#current) {
    if (!this.#shown.has(square)) return;
    this.#makeCurrent(square);
    this.#shown.get(square).button.focus({ preventScroll: true });
  }

  // One square is in the order of the Tab key; arrow keys lead to the others.
  #makeCurrent(square) {
    if (this.#current !== square) this.#setTab(this.#current, -1);
    this.#current = square;
    this.#setTab(square, 0);
  }

  #setTab(square, index) {
    const shown = this.#shown.get(square);
    if (shown) shown.button.tabIndex = index;
  }

  // The next square in the direction of an arrow key; straight on before askew.
  step(key) {
    const [down, right] = STEPS[key];
    const [row, col] = this.#current.split(",").map(Number);
    return this.#best((dr, dc) => {
      const ahead = dr * down + dc * right;
      return ahead > 0 ? ahead + SIDEWAYS * Math.abs(down ? dc : dr) : Infinity;
    }, row, col);
  }

  #nearest(square) {
    const [row, col] = square.split(",").map(Number);
    return this.#best((dr, dc) => Math.abs(dr) + Math.abs(dc), row, col);
  }

  #best(cost, row, col) {
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

export const isArrow = (key) => key in STEPS;

export function badge(color, gold) {
  const shown = element("span", "gain");
  shown.dataset.color = color;
  shown.append(drawing("emblem"), number(gold));
  return shown;
}

function element(name, className) {
  return Object.assign(document.createElement(name), { className });
}
