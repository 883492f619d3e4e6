// What every page of a shared table has: undo, the next game for everybody, and what there is to tell.

import { all, later, one } from "../dom.js";
import { language } from "../page/game.js";
import { showMissing } from "../page/show.js";
import { Report } from "../sheet/report.js";
import { words } from "../words.js";
import { act, dismissLate, live, onChange, seatName, state, tableSheet, undo } from "./sync.js";

const undoButton = one(live, "[data-undo]");
const dialog = one(live, "[data-again-dialog]", HTMLDialogElement);
const againButtons = all(document, "[data-again]");

const problems = later(() => import("../page/problems.js"));

async function show() {
  // Not `disabled`, which would take the focus away from under a finger on the keyboard.
  undoButton.setAttribute("aria-disabled", String(!state.canUndo));
  one(live, "[data-sending]").hidden = !state.isPending;
  const { ending, late } = state;
  const sheet = tableSheet();
  for (const button of againButtons) button.hidden = sheet.state === "nothing";
  const ended = one(live, "[data-ending]");
  ended.hidden = !ending;
  const who = seatName(state.phones.get(ending?.by ?? 0)?.seat);
  one(ended, "[data-text]").textContent = language.text(words.ended, { who });
  const missed = one(live, "[data-late]");
  missed.hidden = !late.size;
  if (!late.size) return;
  const loaded = await problems();
  if (!loaded) return;
  const report = new Report(sheet, language);
  const entries = [...late].map(([key, value]) => loaded.withOwner(key, value, report));
  one(missed, "[data-text]").textContent = language.text(words.late, { entries: language.list(entries) });
}

undoButton.addEventListener("click", undo);

// Nobody ends everybody's game by one tap: it is asked first, and says what is missing.
for (const button of againButtons) {
  button.addEventListener("click", () => {
    const sheet = tableSheet();
    const isFinal = sheet.state === "final";
    one(dialog, "[data-unfinished]").hidden = isFinal;
    showMissing(one(dialog, "[data-missing]"), isFinal ? [] : new Report(sheet, language).missing);
    dialog.showModal();
  });
}
dialog.addEventListener("close", async () => {
  if (dialog.returnValue !== "again") return;
  dialog.returnValue = "";
  try {
    // Which game is meant: another phone may be faster.
    await act("again", { game: state.game, unfinished: tableSheet().state !== "final" });
  } catch {
    // The next poll shows what became of it, or that the phone is not in touch.
  }
});
one(live, "[data-restore]").addEventListener("click", () => {
  act("restore").catch(() => {
    one(live, "[data-ending]").hidden = true;
  });
});
one(live, "[data-dismiss]").addEventListener("click", dismissLate);

onChange(show);
show();
