// What can be done with the chosen square: which tiles may lie there, how many of each are left, and
// for a tile that lies there: rotate, cover, remove.

/** @import { Setup, Square, TileCode } from "../types.js" */
/** @import { Board } from "./board.js" */
/** @import { Findings } from "./findings.js" */
/** @import { Squares } from "./squares.js" */
import { all, one } from "../dom.js";
import { language } from "../page/game.js";
import { letterOf, rotationsOf } from "../sheet/notation.js";
import { words } from "../words.js";
import { nameOf, tile } from "./art.js";
import { badge } from "./squares.js";

/**
 * @typedef {{ button: HTMLButtonElement, name: HTMLElement, left: HTMLElement, code: TileCode, group: string }} Choice
 */

export class TilePicker {
  #root;
  #board;
  #squares;
  #findings;
  #parts;
  /** @type {Choice[]} */
  #choices = [];
  #tabs;
  #letter;
  /** @type {{ worker?: TileCode, jungle?: TileCode }} */
  #last = {};
  /** @type {Square} */
  #square = "";
  /** @type {Square | null} */
  #laid = null;
  #said = "";

  /**
   * @param {HTMLElement} root
   * @param {Board} board
   * @param {Setup} setup
   * @param {Squares} squares
   * @param {Findings} findings
   */
  constructor(root, board, setup, squares, findings) {
    this.#root = root;
    this.#board = board;
    this.#squares = squares;
    this.#findings = findings;
    /** @param {string} selector */
    const part = (selector) => one(root, selector);
    /** @param {string} name */
    const action = (name) => one(root, `[data-do=${name}]`, HTMLButtonElement);
    this.#parts = {
      title: part("[data-title]"),
      last: part("[data-last-tile]"),
      rotate: action("rotate"),
      cover: action("cover"),
      remove: action("remove"),
      notes: part("[data-notes]"),
      why: part("[data-why]"),
      workers: part("[data-offer=worker]"),
      jungle: part("[data-offer=jungle]"),
    };
    this.#tabs = all(root, ".tab:not([hidden])", HTMLButtonElement).map((button) => ({
      button,
      letter: letterOf(button.dataset.color ?? ""),
      left: one(button, "[data-left]"),
      choices: this.#group(part("[data-choices=workers]"), button),
    }));
    this.#letter = this.#tabs[0].letter;
    for (const { letter, choices } of this.#tabs) {
      for (const pattern of Object.keys(setup.workers)) {
        this.#offer(part("[data-choices=kinds]"), letter + pattern, "kind");
        const rotations = rotationsOf(pattern);
        for (const sides of rotations) this.#offer(choices, letter + sides, "code", rotations.length === 1);
      }
    }
    for (const code of Object.keys(setup.jungle)) this.#offer(part("[data-choices=jungle]"), code);
  }

  /**
   * The tiles of one colour.
   * @param {HTMLElement} place
   * @param {HTMLButtonElement} button
   */
  #group(place, button) {
    const group = Object.assign(document.createElement("div"), { className: "picks workers", hidden: true });
    group.role = "group";
    group.ariaLabel = one(button, "[data-name]").textContent;
    place.append(group);
    return group;
  }

  /**
   * @param {HTMLElement} place
   * @param {TileCode} code
   * @param {"code" | "kind"} as the tile as it lies, or one that a finger turns
   */
  #offer(place, code, as = "code", isAlone = false) {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      className: isAlone ? "pick alone" : "pick",
    });
    const name = Object.assign(document.createElement("span"), { className: "visually-hidden" });
    const left = Object.assign(document.createElement("span"), { className: "left" });
    left.ariaHidden = "true";
    button.dataset[as] = code;
    button.append(tile(code), name, left);
    place.append(button);
    const group = this.#board.isWorker(code) ? code[0] : "jungle";
    this.#choices.push({ button, name, left, code, group: as === "kind" ? as : group });
  }

  get isOpen() {
    return !this.#root.hidden;
  }

  // The tile as it lies there now, if any.
  get #here() {
    return this.#board.tiles.get(this.#square);
  }

  /**
   * @param {Square} square
   * @param {Square | null} laid where the last tile lies, if the square was chosen after it
   */
  show(square, laid) {
    this.#square = square;
    this.#laid = laid;
    const here = this.#here;
    if (here && this.#board.isWorker(here)) this.letter = here[0];
    if (!this.isOpen) {
      this.#root.hidden = false;
      document.body.setAttribute("data-sheet", "");
    }
    this.refresh();
  }

  hide() {
    this.#root.hidden = true;
    document.body.removeAttribute("data-sheet");
    this.#square = "";
  }

  /**
   * The colour whose tiles are on offer: the last one used, until another is chosen.
   * @param {string} letter
   */
  set letter(letter) {
    if (this.#tabs.some((tab) => tab.letter === letter)) this.#letter = letter;
  }

  /**
   * The tile that a choice stands for on this square: it stays on top of what it lies on.
   * @param {TileCode} code
   */
  #asLaid(code) {
    const covering = `${code}+`;
    const covers = this.#here?.endsWith("+") && this.#board.isWorker(code);
    return covers && this.#board.canLay(covering, this.#square) ? covering : code;
  }

  /** @param {TileCode} code */
  chosen(code) {
    this.remember(code);
    return this.#asLaid(code);
  }

  /** @param {TileCode} code */
  remember(code) {
    const isWorker = this.#board.isWorker(code);
    if (isWorker) this.#letter = code[0];
    this.#last[isWorker ? "worker" : "jungle"] = code;
  }

  /**
   * The last tile that was laid on a square of this kind.
   * @param {Square} square
   */
  lastFor(square) {
    return this.#last[this.#board.isWorkerSquare(square) ? "worker" : "jungle"];
  }

  // Only what differs is written: this runs with every edit.
  refresh() {
    if (!this.isOpen) return;
    const here = this.#here;
    const offersWorkers = here ? this.#board.isWorker(here) : this.#board.isWorkerSquare(this.#square);
    // A tile that has just been laid can still be rotated and covered; undo removes it.
    const at = here || !this.#laid ? this.#square : this.#laid;
    const acted = this.#board.tiles.get(at);
    const isWorkerTile = acted !== undefined && this.#board.isWorker(acted);
    const { title, last, rotate, cover, remove, workers, jungle } = this.#parts;
    const offer = language.text(offersWorkers ? words.layWorker : words.layJungle);
    setText(title, here ? this.#squares.describe(this.#square) : offer);
    // There the buttons need the room, and the tile is marked among the others below.
    title.classList.toggle("visually-hidden", isWorkerTile);
    setHidden(rotate, !isWorkerTile);
    setHidden(cover, !isWorkerTile);
    setHidden(remove, !here);
    setHidden(last, !isWorkerTile || Boolean(here));
    if (isWorkerTile) {
      const covers = acted.endsWith("+");
      if (last.dataset.shown !== acted) last.replaceChildren(tile(acted));
      last.dataset.shown = acted;
      setDisabled(rotate, this.#board.rotated(acted) === acted);
      setDisabled(cover, !covers && !this.#board.canLay(`${acted}+`, at));
      setPressed(cover, covers);
    }
    setHidden(workers, !offersWorkers);
    setHidden(jungle, offersWorkers);
    if (offersWorkers) this.#refreshTabs();
    this.#refreshChoices(offersWorkers ? this.#letter : "jungle");
    this.#refreshWords();
  }

  #refreshTabs() {
    for (const { button, letter, left, choices } of this.#tabs) {
      setPressed(button, letter === this.#letter);
      setHidden(choices, letter !== this.#letter);
      setText(left, language.number(Math.max(0, this.#board.workersLeft(letter))));
    }
  }

  /** @param {string} shown letter of a colour, or jungle */
  #refreshChoices(shown) {
    const here = this.#here?.replace("+", "");
    for (const { button, name, left, code, group } of this.#choices) {
      if (group !== shown && (group !== "kind" || shown === "jungle")) continue;
      const num = Math.max(0, this.#board.left(code));
      setText(left, language.number(num));
      setText(name, language.text(words.left, { tile: nameOf(code), num }));
      setDisabled(button, code !== here && !this.#board.canLay(this.#asLaid(code), this.#square));
      if (group !== "kind") setPressed(button, code === here);
    }
  }

  // What was found about the square, and who gets what at a temple.
  #refreshWords() {
    // That a tile is missing where the next one is due goes without saying.
    const notes = this.#laid ? [] : this.#findings.at(this.#square);
    const gains = this.#squares.gainsAt(this.#square);
    const reason = this.#findings.reasonAt(this.#square) ?? "";
    const said = JSON.stringify([this.#square, notes, gains, reason]);
    if (said === this.#said) return;
    this.#said = said;
    const { notes: remarks, why } = this.#parts;
    remarks.replaceChildren(...notes.map((finding) => this.#findings.note(finding)));
    setHidden(why, !gains.length && !reason);
    why.replaceChildren(...gains.map(([color, gold]) => badge(color, gold)), " ", reason);
  }

  // For the keyboard: straight to the tile that lies there, else to the one used last.
  focus() {
    const codes = [this.#here?.replace("+", ""), ...Object.values(this.#last)];
    const usable = this.#choices.filter(({ button }) => !button.disabled && button.offsetParent);
    const wanted = codes.map((code) => usable.find((choice) => choice.code === code));
    const button = (wanted.find(Boolean) ?? usable[0])?.button;
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }
}

/**
 * @param {HTMLElement} element
 * @param {string | undefined} text
 */
function setText(element, text = "") {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {HTMLElement} element
 * @param {boolean} isHidden
 */
function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/**
 * @param {HTMLButtonElement} button
 * @param {boolean} isDisabled
 */
function setDisabled(button, isDisabled) {
  if (button.disabled !== isDisabled) button.disabled = isDisabled;
}

/**
 * @param {HTMLButtonElement} button
 * @param {boolean} isPressed
 */
function setPressed(button, isPressed) {
  if (button.ariaPressed !== String(isPressed)) button.ariaPressed = String(isPressed);
}
