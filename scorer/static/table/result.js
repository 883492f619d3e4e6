// Standings and result on every phone of the table: one sheet, one way to show it.

import { showResult, showRulebook } from "../page/result.js";
import { change, onChange, tableSheet } from "./sync.js";

const live = document.querySelector("[data-table]");
const panel = live.querySelector("[data-result]");
const said = live.querySelector("[data-said]");

function show() {
  const sheet = tableSheet();
  const isNothing = sheet.state === "nothing" || sheet.result.players.every(({ total }) => total === 0);
  panel.hidden = isNothing && !isOver(sheet);
  const report = showResult(panel, sheet);
  const { headline } = report;
  showRulebook(panel.querySelector("[data-rulebook]"), report, rulebookButton);
  // A screen reader is told who wins, not every number that comes in.
  if (isOver(sheet) && said.textContent !== headline) said.textContent = headline;
  panel.querySelector("[data-again]").hidden = sheet.state !== "final";
  panel.querySelector("[data-sheet-to]").search = new URLSearchParams(sheet.toQuery());
}

const isOver = ({ state }) => ["tied", "final"].includes(state);

function rulebookButton(text, other) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "button quiet", textContent: text });
  button.addEventListener("click", () => change([["rulebook", other.entries.get("rulebook") ?? ""]]));
  return button;
}

onChange(show);
show();
