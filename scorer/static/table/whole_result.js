// The whole result within a shared table: it follows the entries, and corrections belong to the table.

import { all, one } from "../dom.js";
import { fieldsOf } from "../navigation.js";
import { game } from "../page/game.js";
import { pageOf } from "../page/show.js";
import { showWholeResult } from "../score/whole_result.js";
import "./controls.js";
import { rulebookButton } from "./rulebook.js";
import { change, live, onChange, tableSheet } from "./sync.js";

const root = one(document, "[data-result]");
const said = one(live, "[data-said]");
/** @param {string} key */
const link = (key) => `${pageOf(key)}#${key}`;

async function show() {
  const report = await showWholeResult(root, tableSheet(), link, rulebookButton);
  if (report.sheet.state === "final" && said.textContent !== report.headline) said.textContent = report.headline;
}

for (const tie of all(root, "[data-tie]", HTMLFormElement)) {
  tie.addEventListener("change", () => change(fieldsOf(tie).filter(([key]) => key.startsWith(game.tieBreak))));
  tie.addEventListener("submit", (event) => event.preventDefault());
}
onChange(show);
await show();
