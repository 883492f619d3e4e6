// The calculator's pages at a shared table: what is entered is sent, what others enter appears.

/** @import { Pair } from "../types.js" */
import { all, closest, later } from "../dom.js";
import { fillForm, inDigits, showState } from "../page/show.js";
import { enteredHere, form } from "../score/form.js";
import "./result.js";
import { mySeat } from "./seats.js";
import { change, isCopy, onChange, setEditing, settled, state, tableSheet } from "./sync.js";

const own = (form.dataset.own ?? "").split(" ").filter((code) => code !== "mode");
/** @param {string} key */
const isOwn = (key) => own.includes(key.replace(/\d+$/, ""));

const modes = all(form, "[data-mode]", HTMLAnchorElement);

/** Milliseconds without a key after which a field follows the others although it has the focus. */
const TYPING = 1500;
let lastTyped = 0;
let catchUpTimer = 0;
/** @param {Element} field */
const isTyping = (field) => document.activeElement === field && Date.now() - lastTyped < TYPING;

function fill() {
  fillForm(form, tableSheet(), true, isTyping);
  clearTimeout(catchUpTimer);
  if (document.activeElement && isTyping(document.activeElement)) catchUpTimer = setTimeout(fill, TYPING);
}

/** Temples or the whole board: leads to the page for what the table uses, if this is the other one. */
function leaveForMode() {
  const { usesBoard, setup } = tableSheet();
  const page = usesBoard ? "board" : setup.temples ? "temples" : "villages";
  // As long as the server has not heard of a change, it would lead back.
  const isKnown = isCopy || !state.isPending;
  const isEither = /\/(temples|board)$/.test(location.pathname);
  const isLeaving = isEither && isKnown && !location.pathname.endsWith(`/${page}`);
  if (isLeaving) location.replace(page);
  return isLeaving;
}

const marks = later(() => import("./marks.js"));

/** What happens to the fields; mostly there is nothing to tell. */
async function showMarks() {
  const { refused, replaced, phones } = state;
  const isEdited = [...phones.values()].some(({ editing }) => editing);
  if (!refused.size && !replaced.size && !isEdited && !form.querySelector("[data-mark]")) return;
  const loaded = await marks();
  loaded?.showMarks(form, (key) => isOwn(key) || key.startsWith("seat"));
}

/** @param {Pair[]} changed */
function follow(changed) {
  if (leaveForMode()) return;
  showMarks();
  if (!changed.length) return;
  if (isCopy || changed.some(([field]) => isOwn(field))) fill();
  // Sums and what is missing depend on the fields of other pages too.
  showState(form, tableSheet());
  form.dispatchEvent(new Event("refresh"));
}

form.addEventListener("input", () => {
  lastTyped = Date.now();
});
form.addEventListener("kept", () => {
  const now = new Map([...enteredHere()].filter(([key]) => isOwn(key)));
  for (const key of state.fields.keys()) if (isOwn(key) && !now.has(key)) now.set(key, "");
  change(now);
});

/** The key of the sheet that an element belongs to. @param {EventTarget | null} target */
const keyOf = (target) =>
  closest(target, "[data-temple]")?.id ??
  closest(target, "input[name], textarea[name]", HTMLElement)?.getAttribute("name")?.split("-")[0];

form.addEventListener("focusin", ({ target }) => {
  const key = keyOf(target) ?? "";
  setEditing(isOwn(key) ? key : "");
});
form.addEventListener("focusout", ({ target, relatedTarget }) => {
  const field = closest(target, "input", HTMLInputElement);
  if (field?.type === "text" && isOwn(field.name)) field.value = inDigits(state.fields.get(field.name) ?? field.value);
  if (!form.contains(/** @type {Node | null} */ (relatedTarget))) setEditing("");
});
// Temples alone or the whole board: whoever changes it takes everybody along.
for (const link of modes) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    change([["mode", link.dataset.mode ?? ""]]);
    await settled();
    location.assign(link.href);
  });
}
form.addEventListener("submit", (event) => event.preventDefault());

// Your own village board comes first.
form.querySelector(`fieldset[data-seat="${mySeat() + 1}"]`)?.classList.add("mine");
onChange(follow);
follow([...state.fields]);
