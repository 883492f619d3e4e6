// A result in one sentence.

import { game, language, loadModules } from "../page/game.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";

/** @param {string} query of the result's address */
export async function headlineOf(query) {
  const pairs = new URLSearchParams(query);
  if (pairs.has("modules")) await loadModules();
  const { sheet } = Sheet.fromQuery(pairs, game);
  return sheet ? new Report(sheet, language).headline : "";
}
