// A whole board as a picture, never mirrored, as the server draws it.

/** @import { Tiles } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { game, language } from "../page/game.js";
import { draw, lying } from "./art.js";
import { extent } from "./board.js";

const UNIT = 100;
const MARGIN = 6;
const ON_PAGE = 84;

/**
 * The final board of a sheet, with a label that says what lies there.
 * @param {Sheet} sheet
 */
export function finalBoard(sheet) {
  const board = sheet.board ?? new Map();
  const [rows, columns] = sizeOf(board);
  const codes = [...board.values()];
  const workers = codes.filter((code) => /^[A-Z]/.test(code)).length;
  const counted = { rows, columns, workers, jungle: codes.length - workers, temples: sheet.templesInPlay.length };
  return picture(board, language.text(game.words.wholeBoard, { title: game.words.finalBoard, ...counted }));
}

/** @param {Tiles} tiles */
function sizeOf(tiles) {
  const { top, left, bottom, right } = extent(tiles.keys());
  return [bottom - top + 1, right - left + 1];
}

/**
 * @param {Tiles} tiles
 * @param {string} label
 */
export function picture(tiles, label) {
  const { top, left } = extent(tiles.keys());
  const [rows, columns] = sizeOf(tiles);
  const box = [left * UNIT - MARGIN, top * UNIT - MARGIN, columns * UNIT + 2 * MARGIN, rows * UNIT + 2 * MARGIN];
  const board = draw("svg", {
    class: "board",
    viewBox: box.join(" "),
    width: columns * ON_PAGE,
    height: rows * ON_PAGE,
    direction: "ltr",
    role: "img",
    "aria-label": label,
  });
  for (const [square, code] of tiles) {
    const [row, col] = square.split(",").map(Number);
    const place = draw("svg", { x: col * UNIT, y: row * UNIT, width: UNIT, height: UNIT });
    place.append(lying(code));
    board.append(place);
  }
  return board;
}
