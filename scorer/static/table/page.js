// The table's own page: who you are, and what is still missing.

import { all, closest, one } from "../dom.js";
import { language } from "../page/game.js";
import { words } from "../words.js";
import "./result.js";
import { me, setMe } from "./storage.js";
import { code, onChange, setSeat, tableSheet } from "./sync.js";

const form = one(document, "[data-me]");

form.addEventListener("change", ({ target }) => {
  const choice = closest(target, "[name=me]", HTMLInputElement);
  if (!choice) return;
  setMe(code, choice.value);
  setSeat(choice.value);
});
for (const choice of all(form, "[name=me]", HTMLInputElement)) choice.checked ||= choice.value === me(code);

function show() {
  const { missing, problems, seats, setup, usesBoard } = tableSheet();
  const open = [...missing, ...problems.map(({ field }) => field)];
  seats.forEach((_, i) => {
    const status = one(document, `[data-status="${i + 1}"]`);
    const isIn = !setup.seatFields.some(({ code }) => open.includes(`${code}${i + 1}`));
    status.textContent = isIn ? "✓" : "…";
    status.role = "img";
    status.ariaLabel = language.text(isIn ? words.entered : words.missing);
  });
  const keys = Array.from({ length: setup.temples }, (_, i) => `temple${i + 1}`);
  const entered = keys.filter((key) => !open.includes(key)).length;
  const boardIsIn = !open.includes("board") && !open.includes("complete");
  one(document, "[data-status=temples]").textContent = usesBoard
    ? boardIsIn
      ? "✓"
      : "…"
    : language.text(words.temples, { entered, all: keys.length });
}

onChange(show);
show();
