// The table's own page: who you are, and what is still missing.

import { language } from "../page/game.js";
import { words } from "../words.js";
import "./result.js";
import { me, onChange, setMe, tableSheet } from "./sync.js";

const form = document.querySelector("[data-me]");

form.addEventListener("change", (event) => setMe(event.target.value));
const mine = [...form.elements.me].find(({ value }) => value === me());
if (mine) mine.checked = true;

function show() {
  const { missing, problems, seats, setup, usesBoard } = tableSheet();
  const open = [...missing, ...problems.map(({ field }) => field)];
  seats.forEach((_, i) => {
    const status = document.querySelector(`[data-status="${i + 1}"]`);
    const isIn = !setup.seatFields.some(({ code }) => open.includes(`${code}${i + 1}`));
    status.textContent = isIn ? "✓" : "…";
    status.role = "img";
    status.ariaLabel = isIn ? words.entered : words.missing;
  });
  const keys = Array.from({ length: setup.temples }, (_, i) => `temple${i + 1}`);
  const entered = keys.filter((key) => !open.includes(key)).length;
  const boardIsIn = !open.includes("board") && !open.includes("complete");
  document.querySelector("[data-status=temples]").textContent = usesBoard
    ? boardIsIn ? "✓" : "…"
    : language.text(words.temples, { entered, all: keys.length });
}

onChange(show);
show();
