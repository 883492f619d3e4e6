// The village boards at a shared table: names and colours of the seats, and who is still missing once the
// own board is in.

import { all, one } from "../dom.js";
import { language } from "../page/game.js";
import { pageOf, showMissing } from "../page/show.js";
import { form } from "../score/form.js";
import { Report } from "../sheet/report.js";
import { changeSeat, freeColors, isSeatIn, mySeat } from "./seats.js";
import { onChange, tableSheet } from "./sync.js";

/** @param {string} selector of a template with one element in it */
const make = (selector) => document.importNode(one(one(form, selector, HTMLTemplateElement).content, "*"), true);

const boards = all(form, "fieldset[data-seat]:not([hidden])");
const editors = boards.map((board, at) => {
  const editor = make("[data-seat-editor]");
  const field = one(editor, "input");
  field.id = `seat${at + 1}`;
  field.addEventListener("change", () => changeSeat(at, { name: field.value }));
  // What happens here is no entry of the village board.
  for (const event of ["input", "keydown"]) editor.addEventListener(event, (each) => each.stopPropagation());
  field.addEventListener("keydown", ({ key }) => key === "Enter" && field.blur());
  for (const button of all(editor, "[data-color]")) {
    button.addEventListener("click", () => changeSeat(at, { color: button.dataset.color }));
  }
  one(board, "h2").after(editor);
  return { field, editor };
});
const done = make("[data-done]");
let isShown = false;
const mine = mySeat();
if (mine >= 0) {
  boards[mine].append(done);
  // Who has a name has given it; who has none is asked once.
  editors[mine].editor.toggleAttribute("open", !tableSheet().seats[mine].name);
}

function show() {
  const sheet = tableSheet();
  const free = freeColors();
  editors.forEach(({ field, editor }, at) => {
    const { name } = sheet.seats[at];
    if (document.activeElement !== field) field.value = name;
    for (const button of all(editor, "[data-color]")) button.hidden = !free.includes(button.dataset.color ?? "");
  });
  const wasIn = !done.hidden;
  done.hidden = sheet.state !== "incomplete" || !isSeatIn(sheet, mine);
  if (done.hidden) return;
  showMissing(one(done, "[data-missing]"), new Report(sheet, language).missing, (key) => `${pageOf(key)}#${key}`);
  if (!wasIn && isShown) done.scrollIntoView({ block: "nearest" });
}

onChange(show);
show();
isShown = true;
