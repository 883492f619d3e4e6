// What the checks find, looked for after every edit: marks on squares and a list.

/** @import { Finding, Square } from "../types.js" */
import { one } from "../dom.js";
import { language } from "../page/game.js";
import { words } from "../words.js";
import { drawing } from "./art.js";

const PATIENCE = 300;
const SAVED = "cacao.board.ignored";
const UNFINISHED = ["too-few-tiles", "too-few-colors"];

/**
 * @typedef {Finding & { message: string }} ToldFinding
 * @typedef {ToldFinding & { square: Square | null }} FoundHere with the square on the table
 * @typedef {{ findings: ToldFinding[], temples: { row: number, col: number, reason: string }[] }} Found
 * @typedef {{ top: number, left: number }} Corner where on the table the notation begins
 */

export class Findings {
  #root;
  #check;
  /** @type {FoundHere[]} */
  #found = [];
  /** @type {Map<Square | null, string>} */
  #reasons = new Map();
  /** @type {Set<string>} */
  #ignored = new Set();
  #timer = 0;
  #listed = "";
  #changed;
  #asked = { text: "", top: 0, left: 0 };

  /**
   * @param {HTMLElement} root
   * @param {() => Found} check
   * @param {(marks: Map<Square, string[]>, isUnfinished: boolean) => void} changed
   */
  constructor(root, check, changed) {
    this.#root = root;
    this.#check = check;
    this.#changed = changed;
  }

  /**
   * @param {string} text
   * @param {Corner} corner
   */
  ask(text, { top, left }) {
    this.#asked = { text, top, left };
    this.#save();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#find(), PATIENCE);
  }

  #find() {
    const { top, left } = this.#asked;
    const { findings, temples } = this.#check();
    /** @param {{ row: number | null, col: number | null }} place */
    const onTable = ({ row, col }) => (row === null || col === null ? null : `${row + top},${col + left}`);
    this.#found = findings.map((each) => ({ ...each, square: onTable(each) }));
    this.#reasons = new Map(temples.map((each) => [onTable(each), each.reason]));
    this.#root.hidden = false;
    this.#show();
  }

  /**
   * What was found about squares that have changed since does not hold any more.
   * @param {Set<Square | null>} squares
   */
  forget(squares) {
    this.#reasons.clear();
    const gone = this.#found.filter(({ square }) => squares.has(square));
    if (!gone.length) return;
    this.#found = this.#found.filter((finding) => !gone.includes(finding));
    this.#show();
  }

  get #open() {
    return this.#found.filter((finding) => !this.#ignored.has(idOf(finding)));
  }

  /** @param {Square | null} square */
  at(square) {
    return this.#open.filter((finding) => finding.square === square);
  }

  /** @param {Square | null} square */
  reasonAt(square) {
    return this.#reasons.get(square);
  }

  /**
   * A sentence with a button to ignore it.
   * @param {FoundHere} finding
   * @param {string | Node} sentence
   */
  note(finding, sentence = finding.message) {
    const note = drawing("note");
    const button = one(note, "button");
    one(note, ":scope > :first-child").replaceChildren(sentence);
    const label = { label: button.textContent, text: finding.message };
    button.setAttribute("aria-label", language.text(words.labelled, label));
    button.addEventListener("click", () => {
      this.#ignored.add(idOf(finding));
      this.#save();
      this.#show();
    });
    return note;
  }

  unignore() {
    this.#ignored.clear();
    this.#save();
    this.#show();
  }

  #show() {
    const open = this.#open;
    /** @type {Map<Square, string[]>} */
    const marks = new Map();
    for (const { square, message } of open) {
      if (square) marks.set(square, [...(marks.get(square) ?? []), message]);
    }
    const isUnfinished = this.#found.some(({ code }) => UNFINISHED.includes(code));
    const state = isUnfinished ? "unfinished" : open.length ? "odd" : "fits";
    one(this.#root, "[data-count]").textContent = language.text(words[state], { num: open.length });
    this.#root.dataset.state = state;
    const listed = JSON.stringify(open.map(idOf));
    // The same list stays as it is: somebody's focus may be in it.
    if (listed !== this.#listed)
      one(this.#root, "[data-list]").replaceChildren(...open.map((each) => this.#item(each)));
    this.#listed = listed;
    one(this.#root, "[data-ignored]").hidden = open.length === this.#found.length;
    this.#changed(marks, isUnfinished);
  }

  /** @param {FoundHere} finding */
  #item(finding) {
    const item = document.createElement("li");
    if (finding.square) {
      const link = Object.assign(document.createElement("button"), {
        type: "button",
        className: "link",
        textContent: finding.message,
      });
      link.dataset.show = finding.square;
      item.append(this.note(finding, link));
    } else item.append(this.note(finding));
    return item;
  }

  #save() {
    const { text, top, left } = this.#asked;
    const ignored = [...this.#ignored].map((id) => moved(id, -top, -left));
    try {
      localStorage.setItem(SAVED, JSON.stringify({ board: text, ignored }));
    } catch {
      // Private windows may refuse; then it is only for this visit.
    }
  }

  /**
   * What was ignored before, if this is still the same board.
   * @param {string} text
   * @param {Corner} corner
   */
  restore(text, { top, left }) {
    try {
      /** @type {{ board?: string, ignored: string[] }} */
      const { board, ignored } = JSON.parse(localStorage.getItem(SAVED) ?? "{}");
      if (board === text) this.#ignored = new Set(ignored.map((id) => moved(id, top, left)));
    } catch {
      // Nothing was saved, or by someone else.
    }
  }
}

/** @type {(finding: FoundHere) => string} */
const idOf = ({ code, square, message }) => (square ? `${code}@${square}` : `${code}:${message}`);

/**
 * @param {string} id
 * @param {number} down
 * @param {number} right
 */
function moved(id, down, right) {
  return id.replace(/@(-?\d+),(-?\d+)$/, (_, row, col) => `@${Number(row) + down},${Number(col) + right}`);
}
