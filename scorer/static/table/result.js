// Standings and result on every phone of the table: one sheet, one way to show it.

/** @import { Sheet } from "../sheet/sheet.js" */
import { one } from "../dom.js";
import { showResult, showRulebook } from "../page/result.js";
import { change, onChange, tableSheet } from "./sync.js";

const live = one(document, "[data-table]");
const panel = one(live, "[data-result]");
const said = one(live, "[data-said]");

function show() {
  const sheet = tableSheet();
  const isNothing = sheet.state === "nothing" || sheet.result.players.every(({ total }) => total === 0);
  panel.hidden = isNothing && !isOver(sheet);
  const report = showResult(panel, sheet);
  const { headline } = report;
  showRulebook(one(panel, "[data-rulebook]"), report, rulebookButton);
  // A screen reader is told who wins, not every number that comes in.
  if (isOver(sheet) && said.textContent !== headline) said.textContent = headline;
  one(panel, "[data-again]").hidden = sheet.state !== "final";
  one(panel, "[data-sheet-to]", HTMLAnchorElement).search = String(new URLSearchParams(sheet.toQuery()));
}

/** @param {Sheet} sheet */
const isOver = ({ state }) => ["tied", "final"].includes(state);

/**
 * @param {string} text
 * @param {Sheet} other
 */
function rulebookButton(text, other) {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "button quiet",
    textContent: text,
  });
  button.addEventListener("click", () => change([["rulebook", other.entries.get("rulebook") ?? ""]]));
  return button;
}

onChange(show);
show();
