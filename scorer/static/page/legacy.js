// Addresses and table fields of version 0.1.0 in the keys of today, where no server has converted them.

/** @import { Game, Pair } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */

/**
 * It counted from 0 and had one letter per field: `g0` is `gold1` today.
 * @param {string} key
 * @param {Game} game
 */
export function convertedKey(key, { legacy }) {
  const [, letter, n] = key.match(/^([a-z])([0-9]?)$/) ?? [];
  return legacy[letter] ? `${legacy[letter]}${n && Number(n) + 1}` : key;
}

/**
 * What was not entered counted nothing in a result; a board was all of it.
 * @param {Sheet} sheet
 */
export function asResult(sheet) {
  /** @type {Pair[]} */
  const absent = sheet.usesBoard ? [["complete", "1"]] : [];
  for (const { key, kind, code } of sheet.setup.fields) {
    if (kind === "temple" && !sheet.usesBoard) absent.push([key, "...."]);
    if (code === "sun") absent.push([key, "0"]);
  }
  return sheet.with(Object.fromEntries([...absent, ...sheet.entries]));
}
