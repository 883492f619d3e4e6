// A photo of the table under the squares of the board editor. It lives in the memory of this page and nowhere else.
// Kinds that a square looks like are offered in the sheet; laying a tile stays with the player.

/** @import { Setup, Tiles } from "../types.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Place, Question } from "./worker.js" */
/** @import { Area, Pixels } from "./perspective.js" */
import { turnedTiles } from "../board/board.js";
import { TILE } from "../board/view.js";
import { all, closest, one } from "../dom.js";
import { language } from "../page/game.js";
import { loadParts } from "../page/modules.js";
import { Corners } from "./corners.js";
import { Offers, repeated } from "./offers.js";

/** Pixels along the longer side of what is decoded, and of what is shown under the squares. */
const MOST = 2048;
const MOST_SHOWN = 1536;
const SHOWN_SQUARE = 96;
/** So many squares around the block are shown as well. */
const MARGIN = 1;

/** @type {Promise<Photo> | null} */
let loading = null;

/**
 * Shows the controls; the first time they are fetched.
 * @param {Board} board
 * @param {Setup} setup
 */
export async function open(board, setup) {
  loading ??= load(board, setup);
  loading.catch(() => {
    loading = null;
  });
  (await loading).open();
}

/**
 * @param {Board} board
 * @param {Setup} setup
 */
async function load(board, setup) {
  const style = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: new URL("photo.css", import.meta.url).href,
  });
  const styled = new Promise((done, fail) => Object.assign(style, { onload: done, onerror: fail }));
  document.head.append(style);
  const [parts] = await Promise.all([loadParts(), styled]);
  return new Photo(document.importNode(one(parts, "#photo"), true), board, setup);
}

class Photo {
  #board;
  #stage = one(document, "[data-stage]");
  #table = one(document, ".table");
  #button = one(document, "[data-do=photo]");
  #panel;
  #fitting;
  #offers;
  #corners;
  #shown = Object.assign(document.createElement("canvas"), { className: "photo" });
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();
  #asked = 0;
  /** @type {Area | null} */
  #block = null;
  // How often the board has been turned since the photo was taken, and the tiles before the last change.
  #quarters = 0;
  /** @type {Tiles} */
  #tiles = new Map();

  /**
   * @param {HTMLElement} root
   * @param {Board} board
   * @param {Setup} setup
   */
  constructor(root, board, setup) {
    this.#board = board;
    this.#panel = one(root, ".photo-panel");
    this.#fitting = one(root, ".photo-fitting");
    this.#offers = new Offers(one(root, ".photo-offers"), board, setup, (question) => this.#ask({ question }));
    this.#button.after(this.#panel);
    this.#stage.append(this.#fitting);
    this.#corners = new Corners(this.#fitting, () => repeated(turnedTiles, board.tiles, (4 - this.#quarters) % 4));
    this.#table.prepend(this.#shown);
    for (const type of ["change", "input"]) this.#panel.addEventListener(type, (event) => this.#enter(event));
    this.#panel.addEventListener("click", (event) => this.#press(event));
    // A browser may keep the page in memory for the way back, but not the photo.
    addEventListener("pagehide", () => this.#remove());
    // Whoever changes the board need not know that there is a photo.
    const observer = new MutationObserver(() => this.#follow());
    const attributeFilter = ["data-selected"];
    observer.observe(this.#table, { childList: true, subtree: true, attributes: true, attributeFilter });
  }

  // Again: closes them.
  open() {
    this.#step(this.#panel.hidden ? "choose" : null);
    this.#panel.scrollIntoView({ block: "nearest" });
  }

  /** @param {"choose" | "fit" | "laid" | null} name */
  #step(name) {
    this.#panel.hidden = !name;
    this.#button.hidden = name === "fit" || name === "laid";
    this.#button.ariaExpanded = String(Boolean(name));
    for (const part of all(this.#panel, "section")) part.hidden = part.dataset.step !== name;
    this.#fitting.hidden = name !== "fit";
    this.#table.inert = name === "fit";
    this.#shown.hidden = name !== "laid";
    this.#stage.toggleAttribute("data-photo", name === "laid");
    if (name === "fit") this.#drawFit();
  }

  #drawFit() {
    const { cols, rows } = this.#corners.block;
    for (const [key, count] of Object.entries({ cols, rows })) {
      one(this.#panel, `[data-count=${key}]`).textContent = language.number(count);
    }
    this.#corners.draw();
  }

  /** Nothing of this is for the form around it. @param {Event} event */
  #enter(event) {
    event.stopPropagation();
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === "range") this.#shown.style.opacity = String(Number(target.value) / 100);
    else if (target.type === "checkbox") this.#show(target.checked);
    else if (event.type === "change" && target.files?.[0]) this.#take(target.files[0]);
  }

  /** @param {boolean} isShown */
  #show(isShown) {
    this.#shown.hidden = !isShown;
    this.#stage.toggleAttribute("data-photo", isShown);
  }

  /** @param {Event} event */
  #press(event) {
    event.stopPropagation();
    const { photo: action, block, by } = closest(event.target, "button")?.dataset ?? {};
    if (block) {
      this.#corners.change({ [block]: Number(by) });
      this.#drawFit();
    } else if (action === "lay") this.#lay();
    else if (action === "fit") this.#step("fit");
    else if (action === "remove") this.#remove();
  }

  /** @param {File} file */
  async #take(file) {
    const problem = one(this.#panel, ".problem");
    problem.hidden = true;
    try {
      const bitmap = await decoded(file);
      this.#quarters = 0;
      this.#tiles = new Map(this.#board.tiles);
      const pixels = this.#corners.begin(bitmap, MOST);
      bitmap.close();
      this.#worker ??= this.#hire();
      // The pixels move: the page keeps no second copy.
      if (pixels) this.#worker.postMessage({ pixels }, [pixels.data.buffer]);
      this.#step("fit");
      this.#stage.scrollIntoView();
    } catch {
      problem.hidden = false;
    }
    for (const input of all(this.#panel, "[type=file]", HTMLInputElement)) input.value = "";
  }

  #hire() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: { id, answer } }) => {
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    });
    return worker;
  }

  /**
   * @param {{ place: Place } | { question: Question }} message
   * @returns {Promise<any>}
   */
  #ask(message) {
    const id = ++this.#asked;
    this.#worker?.postMessage({ id, ...message });
    return new Promise((done) => this.#waiting.set(id, done));
  }

  async #lay() {
    const { points: corners, block } = this.#corners;
    const [cols, rows] = [block.cols + 2 * MARGIN, block.rows + 2 * MARGIN];
    const size = Math.min(SHOWN_SQUARE, MOST_SHOWN / Math.max(cols, rows));
    const area = { left: -MARGIN, top: -MARGIN, cols, rows };
    /** @type {Pixels} */
    const { data, width, height } = await this.#ask({ place: { corners, block, area, size } });
    Object.assign(this.#shown, { width, height });
    this.#shown.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
    this.#shown.style.width = `${cols * TILE}px`;
    this.#block = { ...block };
    this.#place();
    this.#step("laid");
    this.#show(one(this.#panel, "[type=checkbox]", HTMLInputElement).checked);
    this.#offers.lay(this.#block, this.#quarters);
    one(document, "[data-editor]").scrollIntoView();
    // In the next frame: the button that had the focus is gone by then.
    requestAnimationFrame(() => one(this.#panel, "[type=checkbox]").focus({ preventScroll: true }));
  }

  // Turned like the squares: a quarter about their corner, and one square aside.
  #place() {
    if (!this.#block) return;
    const turns = `translate(${TILE}px) rotate(90deg) `.repeat(this.#quarters);
    const { left, top } = this.#block;
    this.#shown.style.transform = `${turns}translate(${(left - MARGIN) * TILE}px, ${(top - MARGIN) * TILE}px)`;
  }

  #remove() {
    this.#worker?.terminate();
    this.#worker = this.#block = null;
    this.#waiting.clear();
    Object.assign(this.#shown, { width: 0, height: 0 });
    this.#corners.forget();
    this.#step(null);
    this.#offers.lay(null, 0);
    this.#button.focus();
  }

  // After every change of the board or of the chosen square.
  #follow() {
    if (!this.#worker) return;
    const [before, now] = [this.#tiles, new Map(this.#board.tiles)];
    this.#tiles = now;
    if (!isSame(before, now)) {
      if (isSame(turnedTiles(before), now)) this.#quarters = (this.#quarters + 1) % 4;
      else if (isSame(turnedTiles(now), before)) this.#quarters = (this.#quarters + 3) % 4;
      this.#place();
      this.#corners.draw();
    }
    this.#offers.update(this.#quarters);
  }
}

/**
 * A picture of at most MOST pixels along its longer side; which one that is, a very small one tells.
 * @param {Blob} file
 */
async function decoded(file) {
  const small = await createImageBitmap(file, { resizeWidth: 64, resizeQuality: "low" });
  const side = small.width >= small.height ? "resizeWidth" : "resizeHeight";
  small.close();
  return createImageBitmap(file, { [side]: MOST, resizeQuality: "medium" });
}

/** @type {(a: Tiles, b: Tiles) => boolean} */
function isSame(a, b) {
  return a.size === b.size && [...a].every(([square, code]) => b.get(square) === code);
}
