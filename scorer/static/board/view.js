// Which part of the table the stage shows: a scale and an offset, never more than there is to see.

export const TILE = 100;
const TOUCHABLE = 44;
const LARGEST = 1.4;
const COSY = 0.92;
const MARGIN = 8;

/** @import { Square } from "../types.js" */

export class View {
  #stage;
  #table;
  #box = { top: 0, left: 0, bottom: 0, right: 0 };
  #size = { width: 1, height: 1 };
  // Until the reader zooms, the scale follows the board as it grows.
  #follows = true;
  #isHeld = false;
  scale = COSY;
  x = 0;
  y = 0;

  /**
   * @param {HTMLElement} stage
   * @param {HTMLElement} table
   */
  constructor(stage, table) {
    this.#stage = stage;
    this.#table = table;
    this.#measure();
    new ResizeObserver(() => {
      this.#measure();
      this.settle();
    }).observe(stage);
  }

  #measure() {
    this.#size = { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
  }

  get #fitting() {
    const { top, left, bottom, right } = this.#box;
    const across = (this.#size.width - 2 * MARGIN) / ((right - left + 1) * TILE);
    const down = (this.#size.height - 2 * MARGIN) / ((bottom - top + 1) * TILE);
    return Math.min(across, down, COSY);
  }

  // Small enough to see everything, large enough for a finger.
  get #working() {
    return Math.max(this.#fitting, TOUCHABLE / TILE);
  }

  get isTouchable() {
    return this.scale * TILE >= TOUCHABLE - 0.5;
  }

  /** @param {{ top: number, left: number, bottom: number, right: number }} box */
  grow(box) {
    this.#box = box;
    this.settle();
  }

  /** Until it is released the board stays where it is: a finger lays tiles on it. */
  hold() {
    this.#isHeld = true;
  }

  release() {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.settle();
  }

  settle() {
    if (this.#isHeld) return;
    if (this.#follows) this.#zoomTo(this.#working);
    this.#show();
  }

  fit() {
    this.scale = this.#fitting;
    // Where everything is large enough to be touched, that is what the board follows anyway.
    this.#follows = this.isTouchable;
    this.#show();
  }

  /** @param {number} by */
  zoom(by, x = this.#size.width / 2, y = this.#size.height / 2) {
    this.#follows = false;
    this.#zoomTo(this.scale * by, x, y);
    this.#show();
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#show();
  }

  /**
   * Brings a square into sight, and within reach of a finger.
   * @param {Square} square
   */
  reveal(square) {
    if (!this.isTouchable) {
      this.#follows = true;
      this.scale = this.#working;
      this.#center(square);
    }
    const [row, col] = square.split(",").map(Number);
    const size = this.scale * TILE;
    const [near, far] = [MARGIN + size / 2, MARGIN + 1.5 * size];
    this.x = within(this.x, near - col * size, this.#size.width - far - col * size);
    this.y = within(this.y, near - row * size, this.#size.height - far - row * size);
    this.#show();
  }

  /** @param {Square} square */
  #center(square) {
    const [row, col] = square.split(",").map(Number);
    this.x = this.#size.width / 2 - (col + 0.5) * this.scale * TILE;
    this.y = this.#size.height / 2 - (row + 0.5) * this.scale * TILE;
  }

  /** @param {number} scale */
  #zoomTo(scale, x = this.#size.width / 2, y = this.#size.height / 2) {
    const next = Math.min(Math.max(scale, this.#fitting), LARGEST);
    this.x = x - ((x - this.x) * next) / this.scale;
    this.y = y - ((y - this.y) * next) / this.scale;
    this.scale = next;
  }

  #show() {
    const { top, left, bottom, right } = this.#box;
    const size = this.scale * TILE;
    this.x = kept(this.x, left * size, (right + 1) * size, this.#size.width);
    this.y = kept(this.y, top * size, (bottom + 1) * size, this.#size.height);
    this.#table.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    // A board that is wholly in sight leaves the finger to the page.
    const isWhole = this.scale <= this.#fitting * 1.01;
    this.#stage.toggleAttribute("data-pans", !isWhole);
  }
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

/**
 * The offset that shows no more than a margin beside the board, and centres a small one.
 * @param {number} offset
 * @param {number} start
 * @param {number} end
 * @param {number} room
 */
function kept(offset, start, end, room) {
  if (end - start <= room - 2 * MARGIN) return (room - start - end) / 2;
  return within(offset, room - MARGIN - end, MARGIN - start);
}
