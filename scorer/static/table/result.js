// Standings and result on every phone of the table: one sheet, one way to show it.

/** @import { Sheet } from "../sheet/sheet.js" */
import { later, one } from "../dom.js";
import "./controls.js";
import { rulebookButton } from "./rulebook.js";
import { live, onChange, tableSheet } from "./sync.js";

const panel = one(live, "[data-result]");
const said = one(live, "[data-said]");
let wasOver = isOver(tableSheet());

const drawing = later(() => import("../page/result.js"));

async function show() {
  if (!hasStandings(tableSheet())) {
    panel.hidden = true;
    wasOver = false;
    return;
  }
  const loaded = await drawing();
  if (!loaded) return;
  const { showResult, showRulebook } = loaded;
  const sheet = tableSheet();
  panel.hidden = !hasStandings(sheet);
  const report = showResult(panel, sheet);
  const { headline } = report;
  one(panel, "[data-reveal-link]").hidden = sheet.state !== "final";
  showRulebook(one(panel, "[data-rulebook]"), report, rulebookButton);
  // A screen reader is told who wins, not every number that comes in.
  if (isOver(sheet) && said.textContent !== headline) said.textContent = headline;
  // The last entry has arrived: the result comes into view, wherever the page was scrolled.
  if (isOver(sheet) && !wasOver) panel.scrollIntoView({ block: "start" });
  wasOver = isOver(sheet);
}

/** @param {Sheet} sheet */
function isOver({ state }) {
  return ["tied", "final"].includes(state);
}

/** @param {Sheet} sheet */
function hasStandings(sheet) {
  return isOver(sheet) || (sheet.state !== "nothing" && sheet.result.players.some(({ total }) => total !== 0));
}

onChange(show);
show();
