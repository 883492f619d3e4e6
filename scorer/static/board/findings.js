// What the checks find, looked for after every edit: marks on squares and a list.

import { language } from "../page/game.js";
import { words } from "../words.js";
import { drawing } from "./art.js";

const PATIENCE = 300;
const SAVED = "cacao.board.ignored";
const UNFINISHED = ["too-few-tiles", "too-few-colors"];

export class Findings {
  #root;
  #check;
  #found = [];
  #reasons = new Map();
  #ignored = new Set();
  #timer;
  #listed = "";
  #changed;
  #asked = { text: "", top: 0, left: 0 };

  constructor(root, check, changed) {
    this.#root = root;
    this.#check = check;
    this.#changed = changed;
  }

  // `top` and `left` say where on the table the notation begins.
  ask(text, { top, left }) {
    this.#asked = { text, top, left };
    this.#save();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#find(), PATIENCE);
  }

  #find() {
    const { top, left } = this.#asked;
    const { findings, temples } = this.#check();
    const onTable = ({ row, col }) => (row === null ? null : `${row + top},${col + left}`);
    this.#found = findings.map((each) => ({ ...each, square: onTable(each) }));
    this.#reasons = new Map(temples.map((each) => [onTable(each), each.reason]));
    this.#root.hidden = false;
    this.#show();
  }

  // What was found about squares that have changed since does not hold any more.
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

  at(square) {
    return this.#open.filter((finding) => finding.square === square);
  }

  reasonAt(square) {
    return this.#reasons.get(square);
  }

  // A sentence with a button to ignore it.
  note(finding) {
    const note = drawing("note");
    const button = note.querySelector("button");
    note.firstElementChild.textContent = finding.message;
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
    const marks = new Map();
    for (const { square, message } of open) {
      if (square) marks.set(square, [...(marks.get(square) ?? []), message]);
    }
    const isUnfinished = this.#found.some(({ code }) => UNFINISHED.includes(code));
    const state = isUnfinished ? "unfinished" : open.length ? "odd" : "fits";
    this.#root.querySelector("[data-count]").textContent = language.text(words[state], { count: open.length });
    this.#root.dataset.state = state;
    const listed = JSON.stringify(open.map(idOf));
    // The same list stays as it is: somebody's focus may be in it.
    if (listed !== this.#listed) this.#root.querySelector("[data-list]").replaceChildren(...open.map((each) => this.#item(each)));
    this.#listed = listed;
    this.#root.querySelector("[data-ignored]").hidden = open.length === this.#found.length;
    this.#changed(marks, isUnfinished);
  }

  #item(finding) {
    const item = document.createElement("li");
    const note = this.note(finding);
    if (finding.square) {
      const link = Object.assign(document.createElement("button"), {
        type: "button",
        className: "link",
        textContent: finding.message,
      });
      link.dataset.show = finding.square;
      note.firstElementChild.replaceChildren(link);
    }
    item.append(note);
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

  // What was ignored before, if this is still the same board.
  restore(text, { top, left }) {
    try {
      const { board, ignored } = JSON.parse(localStorage.getItem(SAVED));
      if (board === text) this.#ignored = new Set(ignored.map((id) => moved(id, top, left)));
    } catch {
      // Nothing was saved, or by someone else.
    }
  }
}

const idOf = ({ code, square, message }) => (square ? `${code}@${square}` : `${code}:${message}`);

function moved(id, down, right) {
  return id.replace(/@(-?\d+),(-?\d+)$/, (_, row, col) => `@${Number(row) + down},${Number(col) + right}`);
}
