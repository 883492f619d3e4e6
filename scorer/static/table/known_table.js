// A table as seen from outside: its players and how far it has come.

/** @import { TableNews } from "../types.js" */
import { one } from "../dom.js";
import { game, language, loadModules } from "../page/game.js";
import { showSeats } from "../page/show.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";
import { forgetAllTables, forgetTable } from "../storage.js";
import { keptState } from "./storage.js";

/**
 * @param {HTMLElement} card
 * @param {string} address of the table's state
 * @param {string} code
 */
export async function showKnownTable(card, address, code) {
  await showTable(card, keptState(code, 0, (field) => field).confirmed);
  const response = await fetch(address, { cache: "no-store" }).catch(() => null);
  // One that somebody deleted a moment ago may be put back, and gets what was entered here meanwhile.
  if (response?.status === 410) forgetTable();
  if (response?.status === 404) forgetAllTables();
  if (response?.ok) await showTable(card, await response.json());
  else card.hidden = response !== null && [404, 410].includes(response.status);
}

/**
 * @param {HTMLElement} card
 * @param {TableNews} [news] with everything
 */
async function showTable(card, news) {
  if (news?.fields.modules) await loadModules();
  const { sheet } = Sheet.fromFields(Object.entries(news?.fields ?? {}), game);
  if (!sheet) return;
  showSeats(card, sheet);
  const report = new Report(sheet, language);
  const temples = report.missing.find(({ key }) => /^(temple|board|complete)/.test(key));
  one(card, "[data-headline]").textContent =
    sheet.state === "incomplete" && temples
      ? language.text(game.words.labelled, { label: report.headline, text: temples.text })
      : report.headline;
}
