// The whole-board editor. The form holds the sheet; this keeps its notation up to date.

/** @import { Square, TileCode } from "../types.js" */
/** @import { Found } from "./findings.js" */
import { all, closest, later, one } from "../dom.js";
import { language } from "../page/game.js";
import { currentSheet, form, keep } from "../score/form.js";
import { check } from "../sheet/checks.js";
import { letterOf } from "../sheet/notation.js";
import { Report } from "../sheet/report.js";
import { Board, extent, turnedSquare } from "./board.js";
import { Findings } from "./findings.js";
import { Hands } from "./hands.js";
import { nextSquare } from "./next_square.js";
import { isArrow, QUARTERS, Squares } from "./squares.js";
import { TilePicker } from "./tile_picker.js";
import { View } from "./view.js";

const ZOOM_STEP = 1.35;

/** @param {string} name */
const find = (name) => one(form, `[data-${name}]`);
const editor = find("editor");
const { start = "" } = editor.dataset;
const stage = find("stage");
const field = one(form, "[name=board]", HTMLTextAreaElement);
const complete = one(form, "[name=complete]", HTMLInputElement);
const notation = one(form, "[data-notation]", HTMLDetailsElement);
const fileInput = one(form, "[data-file]", HTMLInputElement);
const gestures = later(() => import("./gestures.js"));
const complaint = find("problem");
const tools = one(editor, ".tools");
const table = Object.assign(document.createElement("div"), { className: "table" });

const { setup, colors } = currentSheet();
const board = new Board(setup, colors.map(letterOf));
const squares = new Squares(table, board, setup);
const findings = new Findings(find("findings"), lookAtBoard, (marks, isUnfinished) => {
  squares.mark(marks);
  editor.toggleAttribute("data-unfinished", isUnfinished);
  picker.refresh();
});
const picker = new TilePicker(find("sheet"), board, setup, squares, findings);
/** @type {View | null} */
let view = null;
const hands = new Hands(board, squares, picker, { lay, place, goOn, last: () => last });
// Where the last tile lies, while the square after it is the editor's choice.
/** @type {Square | null} */
let last = null;
/** @type {Set<Square>} squares that the editor chose and the player left empty */
const passed = new Set();

/**
 * What looks wrong about the board, and who gets what at its temples.
 * @returns {Found}
 */
function lookAtBoard() {
  // Not the field: somebody may be typing a notation there.
  const entered = currentSheet().with({ mode: "board", board: String(board) });
  const report = new Report(entered, language);
  const known = check(entered.tiles, setup, colors);
  return {
    findings: known.map((finding) => ({ ...finding, message: report.findingText(finding) })),
    temples: entered.templesInPlay.map(({ square }, t) => {
      const [row, col] = (square ?? "").split(",").map(Number);
      return { row, col, reason: report.templeText(report.result.temples[t]) };
    }),
  };
}

// Everything that changes the board ends here. Only the squares that changed are drawn; whatever
// nobody waits for comes after the frame that shows them.
/** @type {Set<Square | null>} */
let waiting = new Set();
/** @param {Square[]} changed */
function show(changed) {
  if (!changed.length) return;
  squares.draw(changed);
  view?.grow(squares.extent);
  if (!waiting.size) requestAnimationFrame(() => setTimeout(tidy));
  for (const square of changed) waiting.add(square);
}

function tidy() {
  const changed = waiting;
  waiting = new Set();
  squares.name();
  findings.forget(changed);
  if (squares.selected && !squares.has(squares.selected)) select(null);
  picker.refresh();
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

/**
 * @param {string} name
 * @param {boolean} isDisabled
 */
function setDisabled(name, isDisabled) {
  // Not `disabled`, which would take the focus away from under a finger on the keyboard.
  one(tools, `[data-do=${name}]`).setAttribute("aria-disabled", String(isDisabled));
}

/** @param {string | undefined} text */
function say(text) {
  find("said").textContent = text ?? "";
}

/**
 * @param {Square | null} square
 * @param {Square | null} after the square whose tile has just been laid, if the player has not chosen this one
 */
function select(square, after = null) {
  const { selected } = squares;
  if (last && selected && square !== selected && !board.tiles.has(selected)) passed.add(selected);
  last = after;
  squares.select(square, after);
  if (!square) return picker.hide();
  picker.show(square, after);
  view?.reveal(square);
  bringIntoSight();
}

// The board stays in sight above the sheet.
function bringIntoSight() {
  const { top } = editor.getBoundingClientRect();
  const reach = find("sheet").getBoundingClientRect().top;
  if (top < 0 || stage.getBoundingClientRect().bottom > reach) window.scrollBy({ top });
}

/**
 * @param {Square} square
 * @param {TileCode} code
 */
function lay(square, code) {
  show(board.change([[square, code]]));
}

/**
 * Lays a tile, and goes on to the next square if there was none.
 * @param {Square} square
 * @param {TileCode} code
 */
function place(square, code) {
  const isNew = !board.tiles.has(square);
  lay(square, code);
  if (isNew) goOn(square);
}

/** @param {Square} from */
function goOn(from) {
  const next = nextSquare(board, from, passed);
  select(next ?? from, next ? from : null);
}

/**
 * The tile that is rotated, covered or removed: the one on a square, else the one just laid.
 * @param {Square | null} square
 */
function acted(square) {
  return (square && board.tiles.has(square) ? square : last) ?? "";
}

/** @param {Square} square */
function rotate(square) {
  const code = board.tiles.get(square);
  if (code && board.isWorker(code)) lay(square, board.rotated(code));
}

/** @param {Square} square */
function cover(square) {
  const code = board.tiles.get(square);
  if (!code) return;
  const other = code.endsWith("+") ? code.slice(0, -1) : `${code}+`;
  if (other.length < code.length || board.canLay(other, square)) lay(square, other);
}

/** @param {Square} square */
function remove(square) {
  if (!board.tiles.has(square)) return;
  show(board.change([[square, undefined]]));
  if (square === last) select(square);
}

function turn() {
  const { selected } = squares;
  show(board.change(board.turned()));
  view?.settle();
  if (selected) select(squares.has(turnedSquare(selected)) ? turnedSquare(selected) : null);
}

/**
 * Shows the board of a notation, or says what is wrong with it. What was shown can be undone.
 * @param {string} typed
 */
function open(typed) {
  const text = typed.replace(/\s+/g, "");
  const { changes, problem } =
    text.length > field.maxLength ? { problem: { code: "too-long" } } : board.read(text || start);
  for (const told of all(document, "#board-problem, .problems")) told.remove();
  complaint.hidden = !problem;
  field.removeAttribute("aria-invalid");
  if (!changes) {
    field.value = typed;
    field.setAttribute("aria-invalid", "true");
    const { code, ...params } = problem;
    complaint.textContent = new Report(currentSheet(), language).problemText({ code, params });
    notation.open = true;
    return false;
  }
  select(null);
  passed.clear();
  const opened = begin();
  show(board.change(changes));
  opened.fit();
  return true;
}

// What was said of the board before does not hold for a new one.
function restart() {
  complete.checked = false;
  open(start);
  editor.scrollIntoView();
}

function begin() {
  if (view) return view;
  stage.replaceChildren(table);
  tools.hidden = false;
  view = new View(stage, table);
  const shown = view;
  gestures().then((loaded) => loaded?.listenForGestures(stage, shown, find("sheet"), hands));
  return view;
}

// Before anybody can tap: copying must follow a tap at once.
const sharing = later(() => import("../sharing.js"));

/**
 * What a button does, by its `data-do`.
 * @type {Record<string, (button: HTMLButtonElement) => unknown>}
 */
const actions = {
  undo,
  redo,
  turn,
  "zoom-in": () => view?.zoom(ZOOM_STEP),
  "zoom-out": () => view?.zoom(1 / ZOOM_STEP),
  fit: () => view?.fit(),
  rotate: () => rotate(acted(squares.selected)),
  cover: () => cover(acted(squares.selected)),
  remove: () => remove(acted(squares.selected)),
  close,
  unignore: () => findings.unignore(),
  restart,
  apply: () => open(field.value) && editor.scrollIntoView(),
  copy: async (button) => (await sharing())?.copyFrom(button, field.value),
  paste: async () => open(await navigator.clipboard.readText()) && editor.scrollIntoView(),
  open: () => fileInput.click(),
  photo: async () => (await import("../photo/photo.js")).open(board, setup),
};

function undo() {
  const changed = board.undo();
  show(changed);
  if (picker.isOpen && changed.length === 1 && squares.has(changed[0])) select(changed[0]);
}

function redo() {
  show(board.redo());
}

function close() {
  const { selected } = squares;
  const hadFocus = find("sheet").contains(document.activeElement);
  select(null);
  if (hadFocus) squares.focus(selected ?? undefined);
}

/**
 * A button that its own work hides takes the focus with it: the board has it then, or the list.
 * @param {HTMLButtonElement} button
 * @param {EventTarget[]} path
 */
function keepFocus(button, path) {
  if (button.offsetParent && !button.disabled) return;
  if (path.includes(find("findings"))) one(find("findings"), "summary").focus();
  else squares.focus();
}

form.addEventListener("click", (event) => {
  const button = closest(event.target, "button", HTMLButtonElement);
  if (!button) return;
  const { do: action = "", code, kind, color, show: square } = button.dataset;
  // Keys press buttons too, without a place; whoever uses them stays on the board.
  const isKey = event.detail === 0;
  const path = event.composedPath();
  if (action in actions) {
    event.preventDefault();
    actions[action](button);
  } else if (code && squares.selected) {
    place(squares.selected, picker.chosen(code));
    if (isKey) squares.focus(squares.selected);
  } else if (kind) {
    hands.take(kind, 0);
    if (isKey) squares.focus(squares.selected ?? undefined);
  } else if (color && button.matches(".tab")) {
    picker.letter = letterOf(color);
    picker.refresh();
  } else if (square) {
    select(square);
    editor.scrollIntoView();
    if (isKey) squares.focus(square);
  }
  // After the board has been tidied up.
  if (isKey) requestAnimationFrame(() => setTimeout(() => keepFocus(button, path)));
});

stage.addEventListener("click", (event) => {
  if (!view) return;
  const square = closest(event.target, ".square")?.dataset.at;
  const isKey = event.detail === 0;
  if (square && square === last && !isKey && board.isWorker(board.tiles.get(square) ?? "")) rotate(square);
  else if (square && square === squares.selected && isKey) picker.focus();
  else if (square && (square !== squares.selected || last)) {
    select(square);
    if (isKey) picker.focus();
  } else if (square) rotate(square);
  else select(null);
});

stage.addEventListener("focusin", ({ target }) => {
  const square = closest(target, ".square:focus-visible")?.dataset.at;
  if (square) view?.reveal(square);
});

stage.addEventListener("keydown", (event) => {
  const square = squares.current;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(event.key)) {
    const next = squares.step(event.key);
    if (next) {
      squares.focus(next);
      if (picker.isOpen) select(next);
    }
  } else if (event.key === "Delete" || event.key === "Backspace") remove(acted(square));
  else if (event.key === "r") rotate(acted(square));
  else return;
  event.preventDefault();
});

// As a swipe does: the arrow points to the fullest side.
find("sheet").addEventListener("keydown", (event) => {
  const kind = closest(event.target, "[data-kind]")?.dataset.kind;
  if (!kind || !isArrow(event.key)) return;
  event.preventDefault();
  hands.take(kind, QUARTERS.indexOf(event.key));
  squares.focus(squares.selected ?? undefined);
});

document.addEventListener("keydown", (event) => {
  if (event.target === field) return;
  const key = event.key.toLowerCase();
  if (key === "escape" && picker.isOpen) close();
  else if (!event.ctrlKey && !event.metaKey) return;
  else if (key === "y" || (key === "z" && event.shiftKey)) redo();
  else if (key === "z") undo();
  else return;
  event.preventDefault();
});

document.addEventListener("paste", (event) => {
  if (event.target !== field) open(event.clipboardData?.getData("text") ?? "");
});

complete.addEventListener("change", keep);

// At a shared table somebody else may have changed the board.
form.addEventListener("refresh", () => {
  const { changes } = board.read(field.value);
  if (view && changes) show(board.change(changes));
});

fileInput.addEventListener("change", async () => {
  const [file] = fileInput.files ?? [];
  if (file && open(await file.text())) editor.scrollIntoView();
  fileInput.value = "";
});

for (const name of ["copy", "open"]) one(form, `[data-do=${name}]`).hidden = false;
one(form, "[data-do=paste]").hidden = !navigator.clipboard?.readText;

// A board that cannot be read stays as it was typed, with the server's word on it, or our own.
const { problem, changes } = board.read(field.value.replace(/\s+/g, ""));
notation.open = Boolean(problem);
if (changes) {
  const opened = begin();
  const changed = board.change(changes);
  board.forgetChanges();
  findings.restore(String(board), extent(board.tiles.keys()));
  show(changed);
  opened.fit();
  later(() => import("../score/awake.js"))().then((loaded) => loaded?.stayAwake());
} else if (!document.getElementById("board-problem")) open(field.value);
