// The whole-board editor. The form holds the sheet; this keeps its notation up to date.

import { language } from "../page/game.js";
import { stayAwake } from "../score/awake.js";
import { currentSheet, form, keep } from "../score/form.js";
import { check } from "../sheet/checks.js";
import { letterOf } from "../sheet/notation.js";
import { Report } from "../sheet/report.js";
import { Board, extent, turnedSquare } from "./board.js";
import { Findings } from "./findings.js";
import { listenForGestures } from "./gestures.js";
import { Sheet } from "./sheet.js";
import { isArrow, Squares } from "./squares.js";
import { View } from "./view.js";

const ZOOM_STEP = 1.35;

const find = (name) => form.querySelector(`[data-${name}]`);
const editor = find("editor");
const texts = editor.dataset;
const stage = find("stage");
const field = form.elements.board;
const complaint = find("problem");
const tools = editor.querySelector(".tools");
const table = Object.assign(document.createElement("div"), { className: "table" });

const { setup, colors } = currentSheet();
const board = new Board(setup, colors.map(letterOf));
const squares = new Squares(table, board, setup, texts);
const findings = new Findings(find("findings"), lookAtBoard, (marks, isUnfinished) => {
  squares.mark(marks);
  editor.toggleAttribute("data-unfinished", isUnfinished);
  sheet.refresh();
});
const sheet = new Sheet(find("sheet"), board, setup, texts, squares, findings);
let view = null;

// What looks wrong about the board, and who gets what at its temples.
function lookAtBoard() {
  // Not the field: somebody may be typing a notation there.
  const entered = currentSheet().with({ mode: "board", board: String(board) });
  const report = new Report(entered, language);
  const known = check(entered.tiles, setup, colors);
  return {
    findings: known.map((finding) => ({ ...finding, message: report.findingText(finding) })),
    temples: entered.templesInPlay.map(({ square }, t) => {
      const [row, col] = square.split(",").map(Number);
      return { row, col, reason: report.templeText(report.result.temples[t]) };
    }),
  };
}

// Everything that changes the board ends here. Only the squares that changed are drawn; whatever
// nobody waits for comes after the frame that shows them.
let waiting = new Set();
function show(changed) {
  if (!changed.length) return;
  squares.draw(changed);
  view.grow(squares.extent);
  if (!waiting.size) requestAnimationFrame(() => setTimeout(tidy));
  for (const square of changed) waiting.add(square);
}

function tidy() {
  const changed = waiting;
  waiting = new Set();
  squares.name();
  findings.forget(changed);
  if (squares.selected && !squares.has(squares.selected)) select(null);
  sheet.refresh();
  say(squares.selected ? squares.describe(squares.selected) : "");
  setDisabled("undo", !board.canUndo);
  setDisabled("redo", !board.canRedo);
  const isBegun = board.tiles.size > setup.start.length;
  find("begin").hidden = isBegun;
  find("restart").hidden = !isBegun;
  field.value = String(board);
  findings.ask(field.value, board.tiles.size ? extent(board.tiles.keys()) : { top: 0, left: 0 });
  // On its own, so that the next tap need not wait for both.
  setTimeout(keep);
}

function setDisabled(name, isDisabled) {
  // Not `disabled`, which would take the focus away from under a finger on the keyboard.
  tools.querySelector(`[data-do=${name}]`).setAttribute("aria-disabled", isDisabled);
}

function say(text) {
  find("said").textContent = text;
}

function select(square) {
  const wasOpen = sheet.isOpen;
  squares.select(square);
  if (!square) return sheet.hide();
  sheet.show(square);
  view.reveal(square);
  if (!wasOpen) bringIntoSight();
}

// The board stays in sight above the sheet.
function bringIntoSight() {
  const { top } = editor.getBoundingClientRect();
  const reach = find("sheet").getBoundingClientRect().top;
  if (top < 0 || stage.getBoundingClientRect().bottom > reach) window.scrollBy({ top });
}

function lay(square, code) {
  show(board.change([[square, code]]));
}

function rotate(square) {
  const code = board.tiles.get(square);
  if (code && board.isWorker(code)) lay(square, board.rotated(code));
}

function cover(square) {
  const code = board.tiles.get(square);
  const other = code.endsWith("+") ? code.slice(0, -1) : `${code}+`;
  if (other.length < code.length || board.canLay(other, square)) lay(square, other);
}

function remove(square) {
  if (!board.tiles.has(square)) return;
  show(board.change([[square, undefined]]));
}

function turn() {
  const { selected } = squares;
  show(board.change(board.turned()));
  view.settle();
  if (selected) select(squares.has(turnedSquare(selected)) ? turnedSquare(selected) : null);
}

// Shows the board of a notation, or says what is wrong with it. What was shown can be undone.
function open(typed) {
  const text = typed.replace(/\s+/g, "");
  const { changes, problem } =
    text.length > field.maxLength ? { problem: { code: "too-long" } } : board.read(text || texts.start);
  document.querySelectorAll("#board-problem, .problems").forEach((told) => told.remove());
  complaint.hidden = !problem;
  field.removeAttribute("aria-invalid");
  if (problem) {
    field.value = typed;
    field.setAttribute("aria-invalid", "true");
    const { code, ...params } = problem;
    complaint.textContent = new Report(currentSheet(), language).problemText({ code, params });
    find("notation").open = true;
    return false;
  }
  select(null);
  begin();
  show(board.change(changes));
  view.fit();
  return true;
}

// What was said of the board before does not hold for a new one.
function restart() {
  form.elements.complete.checked = false;
  open(texts.start);
  editor.scrollIntoView();
}

function begin() {
  if (view) return;
  stage.replaceChildren(table);
  tools.hidden = false;
  view = new View(stage, table);
  listenForGestures(stage, view);
}

const actions = {
  undo: () => board.canUndo && show(board.undo()),
  redo: () => board.canRedo && show(board.redo()),
  turn,
  "zoom-in": () => view.zoom(ZOOM_STEP),
  "zoom-out": () => view.zoom(1 / ZOOM_STEP),
  fit: () => view.fit(),
  rotate: () => rotate(squares.selected),
  cover: () => cover(squares.selected),
  remove: () => remove(squares.selected),
  close,
  unignore: () => findings.unignore(),
  restart,
  apply: () => open(field.value) && editor.scrollIntoView(),
  copy: async (button) => {
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done;
  },
  paste: async () => open(await navigator.clipboard.readText()) && editor.scrollIntoView(),
  open: () => find("file").click(),
};

function close() {
  const { selected } = squares;
  const hadFocus = find("sheet").contains(document.activeElement);
  select(null);
  if (hadFocus) squares.focus(selected);
}

// A button that its own work hides takes the focus with it: the board has it then, or the list.
function keepFocus(button, path) {
  if (button.offsetParent && !button.disabled) return;
  if (path.includes(find("findings"))) find("findings").querySelector("summary").focus();
  else squares.focus();
}

form.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  // Keys press buttons too, without a place; whoever uses them stays on the board.
  const isKey = event.detail === 0;
  const path = event.composedPath();
  if (button.dataset.do in actions) {
    event.preventDefault();
    actions[button.dataset.do](button);
  } else if (button.dataset.code) {
    lay(squares.selected, sheet.chosen(button.dataset.code));
    if (isKey) squares.focus(squares.selected);
  } else if (button.matches(".tab")) {
    sheet.letter = letterOf(button.dataset.color);
    sheet.refresh();
  } else if (button.dataset.show) {
    select(button.dataset.show);
    editor.scrollIntoView();
    if (isKey) squares.focus(button.dataset.show);
  }
  // After the board has been tidied up.
  if (isKey) requestAnimationFrame(() => setTimeout(() => keepFocus(button, path)));
});

stage.addEventListener("click", (event) => {
  if (!view) return;
  const square = event.target.closest(".square")?.dataset.at;
  const isKey = event.detail === 0;
  if (square && (square !== squares.selected || isKey)) {
    select(square);
    if (isKey) sheet.focus();
  } else if (square) rotate(square);
  else select(null);
});

stage.addEventListener("focusin", ({ target }) => {
  if (target.matches(".square:focus-visible")) view.reveal(target.dataset.at);
});

stage.addEventListener("keydown", (event) => {
  const square = squares.current;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(event.key)) {
    const next = squares.step(event.key);
    if (next) {
      squares.focus(next);
      if (sheet.isOpen) select(next);
    }
  } else if (event.key === "Delete" || event.key === "Backspace") remove(square);
  else if (event.key === "r") rotate(square);
  else return;
  event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  if (event.target === field) return;
  const key = event.key.toLowerCase();
  if (key === "escape" && sheet.isOpen) close();
  else if (!event.ctrlKey && !event.metaKey) return;
  else if (key === "y" || (key === "z" && event.shiftKey)) actions.redo();
  else if (key === "z") actions.undo();
  else return;
  event.preventDefault();
});

document.addEventListener("paste", (event) => {
  if (event.target !== field) open(event.clipboardData.getData("text"));
});

form.elements.complete.addEventListener("change", keep);

// At a shared table somebody else may have changed the board.
form.addEventListener("refresh", () => {
  const { changes } = board.read(field.value);
  if (view && changes) show(board.change(changes));
});

find("file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (file && open(await file.text())) editor.scrollIntoView();
  event.target.value = "";
});

for (const [name, isPossible] of [
  ["paste", navigator.clipboard?.readText],
  ["copy", navigator.clipboard?.writeText],
  ["open", true],
]) {
  form.querySelector(`[data-do=${name}]`).hidden = !isPossible;
}

// A board that cannot be read stays as it was typed, with the server's word on it, or our own.
const { problem, changes } = board.read(field.value.replace(/\s+/g, ""));
find("notation").open = Boolean(problem);
if (!problem) {
  begin();
  const changed = board.change(changes);
  board.forgetChanges();
  findings.restore(String(board), extent(board.tiles.keys()));
  show(changed);
  view.fit();
  stayAwake();
} else if (!document.getElementById("board-problem")) open(field.value);
