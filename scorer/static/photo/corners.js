// Which part of the photo is which block of squares: four corners to drag, and a grid between them that shows
// whether they fit. By tap, a corner is chosen and then its place; by keys, the arrows move it.

/** @import { Tiles } from "../types.js" */
/** @import { Area, Point } from "./perspective.js" */
import { draw, tile } from "../board/art.js";
import { extent } from "../board/board.js";
import { isArrow, STEPS } from "../board/squares.js";
import { all, closest, one } from "../dom.js";
import { isConvex, projection } from "./perspective.js";

const MOST = 16;
const USUAL = 6;
const INSET = 0.15;
/** A block may reach beyond the photo; there is room around it. The style sheet knows it too. */
const FILLED = 0.86;
const SLACK = 4;
const FAST = 10;
const MAGNIFIED = 3;

export class Corners {
  #root;
  #tiles;
  #canvas;
  #grid;
  #loupe;
  #handles;
  /** @type {Point[]} in pixels of the photo: top left, top right, bottom right, bottom left */
  points = [];
  /** @type {Area} */
  block = { left: 0, top: 0, cols: USUAL, rows: USUAL };
  #chosen = -1;

  /**
   * @param {HTMLElement} root
   * @param {() => Tiles} tiles those on the board, turned as in the photo
   */
  constructor(root, tiles) {
    this.#root = root;
    this.#tiles = tiles;
    this.#canvas = one(root, "canvas", HTMLCanvasElement);
    this.#grid = one(root, "svg", SVGSVGElement);
    this.#loupe = one(root, "canvas.loupe", HTMLCanvasElement);
    this.#handles = all(root, ".corner", HTMLButtonElement);
    for (const [i, handle] of this.#handles.entries()) this.#listen(handle, i);
    // The board below hears nothing of this.
    for (const type of ["pointerdown", "pointermove", "click", "keydown", "focusin", "wheel", "touchmove"]) {
      root.addEventListener(type, (event) => event.stopPropagation());
    }
    root.addEventListener("click", (event) => {
      if (this.#chosen < 0 || closest(event.target, ".corner")) return;
      this.#move(this.#chosen, this.#pointAt(event));
      this.#choose(-1);
    });
    new ResizeObserver(() => this.draw()).observe(root);
  }

  /** Begins with a photo: the block is the board as it lies, or a usual one around its first tiles. @param {ImageBitmap} bitmap */
  begin(bitmap, most = Math.max(bitmap.width, bitmap.height)) {
    const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    Object.assign(this.#canvas, { width, height });
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, width, height);
    this.#grid.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const [near, far] = [INSET, 1 - INSET];
    const shares = [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ];
    this.points = shares.map(([x, y]) => [x * width, y * height]);
    const { top, left, bottom, right } = extent(this.#tiles().keys());
    const [rows, cols] = [bottom - top + 1, right - left + 1];
    const [more, wider] = [rows, cols].map((n) => Math.max(0, USUAL - n));
    const start = { left: left - Math.floor(wider / 2), top: top - Math.floor(more / 2) };
    this.block = this.#tiles().size
      ? { ...start, cols: cols + wider, rows: rows + more }
      : { left: 0, top: 0, cols: USUAL, rows: USUAL };
    return context?.getImageData(0, 0, width, height);
  }

  forget() {
    Object.assign(this.#canvas, { width: 0, height: 0 });
    this.points = [];
  }

  /** @param {Partial<Area>} by */
  change(by) {
    for (const [key, n] of Object.entries(by)) {
      const value = this.block[/** @type {keyof Area} */ (key)] + n;
      if (key === "left" || key === "top") this.block[key] = value;
      else this.block[/** @type {keyof Area} */ (key)] = Math.min(Math.max(value, 1), MOST);
    }
    this.draw();
  }

  // Where the photo is in its box, and how large.
  get #place() {
    const { clientWidth, clientHeight } = this.#root;
    const { width, height } = this.#canvas;
    const scale = FILLED * Math.min(clientWidth / width, clientHeight / height);
    return { scale, x: (clientWidth - width * scale) / 2, y: (clientHeight - height * scale) / 2 };
  }

  /**
   * @param {MouseEvent} event
   * @returns {Point}
   */
  #pointAt(event) {
    const box = this.#root.getBoundingClientRect();
    const { scale, x, y } = this.#place;
    return [(event.clientX - box.left - x) / scale, (event.clientY - box.top - y) / scale];
  }

  /**
   * Not out of sight, nor so that the board would be folded or mirrored.
   * @param {number} i
   * @param {Point} to
   */
  #move(i, [x, y]) {
    const { scale, x: left, y: top } = this.#place;
    const { width, height } = this.#canvas;
    /** @type {(value: number, size: number, around: number) => number} */
    const kept = (value, size, around) => Math.min(Math.max(value, -around / scale), size + around / scale);
    const points = this.points.with(i, [kept(x, width, left), kept(y, height, top)]);
    if (!isConvex(points)) return;
    this.points = points;
    this.draw();
  }

  /** @param {number} i */
  #choose(i) {
    this.#chosen = i;
    for (const [n, handle] of this.#handles.entries()) handle.ariaPressed = String(n === i);
  }

  /**
   * @param {HTMLButtonElement} handle
   * @param {number} i
   */
  #listen(handle, i) {
    /** @type {{ from: Point, at: Point, isMoved: boolean } | null} */
    let drag = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      drag = { from: this.points[i], at: this.#pointAt(event), isMoved: false };
    });
    handle.addEventListener("pointermove", (event) => {
      if (!drag || !handle.hasPointerCapture(event.pointerId)) return;
      const [x, y] = this.#pointAt(event);
      const [dx, dy] = [x - drag.at[0], y - drag.at[1]];
      drag.isMoved ||= Math.hypot(dx, dy) * this.#place.scale > SLACK;
      if (!drag.isMoved) return;
      this.#move(i, [drag.from[0] + dx, drag.from[1] + dy]);
      this.#magnify(i);
    });
    for (const type of ["pointerup", "pointercancel"]) {
      handle.addEventListener(type, () => {
        this.#loupe.hidden = true;
      });
    }
    handle.addEventListener("click", () => {
      this.#choose(drag?.isMoved || this.#chosen === i ? -1 : i);
      drag = null;
    });
    handle.addEventListener("keydown", (event) => {
      if (!isArrow(event.key)) return;
      event.preventDefault();
      const [down, right] = STEPS[event.key];
      const step = (event.shiftKey ? FAST : 1) / this.#place.scale;
      this.#move(i, [this.points[i][0] + right * step, this.points[i][1] + down * step]);
      this.#magnify(i);
    });
    handle.addEventListener("blur", () => {
      this.#loupe.hidden = true;
    });
  }

  /** What is under the finger, in the half of the box where the finger is not. @param {number} i */
  #magnify(i) {
    const [x, y] = this.points[i];
    const { width } = this.#loupe;
    const size = width / devicePixelRatio / this.#place.scale / MAGNIFIED;
    const context = this.#loupe.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, width, width);
    context.drawImage(this.#canvas, x - size / 2, y - size / 2, size, size, 0, 0, width, width);
    context.fillStyle = "#ffdf80";
    context.fillRect(0, width / 2 - 1, width, 2);
    context.fillRect(width / 2 - 1, 0, 2, width);
    this.#loupe.style.setProperty("left", x < this.#canvas.width / 2 ? "auto" : "0");
    this.#loupe.hidden = false;
  }

  draw() {
    if (!this.points.length) return;
    const { cols, rows, left, top } = this.block;
    const project = projection(this.points, cols, rows);
    /** @type {(from: Point, to: Point) => string} */
    const line = (from, to) => `M${from.join(" ")}L${to.join(" ")}`;
    const across = Array.from({ length: rows + 1 }, (_, y) => line(project(0, y), project(cols, y)));
    const down = Array.from({ length: cols + 1 }, (_, x) => line(project(x, 0), project(x, rows)));
    const d = [...across, ...down].join("");
    const lines = [draw("path", { d, class: "dark" }), draw("path", { d })];
    const tiles = [...this.#tiles()].flatMap(([square, code]) => {
      const [row, col] = square.split(",").map((n, axis) => Number(n) - (axis ? left : top));
      if (row < 0 || col < 0 || row >= rows || col >= cols) return [];
      const [[x, y], [x1, y1]] = [project(col + 0.5, row + 0.5), project(col + 1, row + 0.5)];
      const size = 1.3 * Math.hypot(x1 - x, y1 - y);
      const shown = tile(code);
      for (const [name, value] of Object.entries({ x: x - size / 2, y: y - size / 2, width: size, height: size })) {
        shown.setAttribute(name, String(value));
      }
      return shown;
    });
    this.#grid.replaceChildren(...lines, ...tiles);
    const { scale, x, y } = this.#place;
    for (const [i, handle] of this.#handles.entries()) {
      handle.style.left = `${x + this.points[i][0] * scale}px`;
      handle.style.top = `${y + this.points[i][1] * scale}px`;
    }
  }
}
