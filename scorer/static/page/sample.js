// A finished game to try the calculator out.

/** @import { Sheet } from "../sheet/sheet.js" */
import { letterOf } from "../sheet/notation.js";
import { game } from "./game.js";

/**
 * The sheet with its board, in the colours of the players.
 * @param {Sheet} sheet
 */
export function sampled(sheet) {
  const letters = new Map(sheet.colors.map((color, i) => [letterOf(game.colors[i]), letterOf(color)]));
  const board = game.samples[sheet.seats.length].replace(/[A-Z]/g, (each) => letters.get(each) ?? each);
  return sheet.with({ board, mode: "board" });
}
