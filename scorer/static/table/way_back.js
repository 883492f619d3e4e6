// The way back to the table that this phone is at, on pages outside it.

import { all, one } from "../dom.js";
import { linkGame } from "../page/game_link.js";
import { forgetAllTables, knownTable } from "../storage.js";

/** @param {HTMLElement} card */
async function show(card) {
  const table = knownTable();
  if (!table) return;
  const { to, api, game } = card.dataset;
  one(card, "[data-back]", HTMLAnchorElement).href = `${to}/${table.code}`;
  one(card, "[data-code]").textContent = table.code.replace(/^.{4}/, "$&-");
  one(card, "[data-leave]").addEventListener("click", () => {
    forgetAllTables();
    card.hidden = true;
  });
  card.hidden = false;
  // Only now is the game needed as data: most phones that open these pages are at no table.
  linkGame(game);
  const { showKnownTable } = await import("./known_table.js");
  await showKnownTable(card, `${api}/${table.code}`, table.code);
}

all(document, "[data-way-back]").forEach(show);
