// The result of the page's address, without the network.

/** @import { Sheet } from "../sheet/sheet.js" */
import { game } from "../page/game.js";
import { pageOf } from "../page/show.js";
import { Sheet as ScoreSheet } from "../sheet/sheet.js";
import { showWholeResult } from "./whole_result.js";

/** @param {HTMLElement} root */
export async function showAddress(root) {
  const { sheet } = ScoreSheet.fromQuery(new URLSearchParams(location.search), game);
  if (!sheet) return;
  const query = new URLSearchParams(sheet.toQuery());
  /** @type {(text: string, other: Sheet) => Element} */
  const choice = (text, other) => {
    const href = `?${new URLSearchParams(other.toQuery())}`;
    return Object.assign(document.createElement("a"), { className: "button quiet", textContent: text, href });
  };
  await showWholeResult(root, sheet, (key) => `${pageOf(key)}?${query}#${key}`, choice);
}
