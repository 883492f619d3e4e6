// Which square is due after a tile has been laid.

/** @import { Square } from "../types.js" */
import { neighbors } from "./board.js";
/** @import { Board } from "./board.js" */

/**
 * Along the edge of the board: jungle spaces that must be filled, then worker squares with the most tiles
 * around; of equals the nearest. What the player has passed over comes last.
 * @param {Board} board
 * @param {Square} from
 * @param {Set<Square>} passed
 * @returns {Square | undefined}
 */
export function nextSquare(board, from, passed) {
  const [row, col] = from.split(",").map(Number);
  const open = new Set([...board.tiles.keys()].flatMap(neighbors));
  /** @type {Square | undefined} */
  let best;
  let least = Infinity;
  for (const square of open) {
    if (!board.isOpen(square)) continue;
    const mustFill = board.mustFill(square);
    if (!mustFill && !board.isWorkerSquare(square)) continue;
    const [r, c] = square.split(",").map(Number);
    const around = neighbors(square).filter((next) => board.tiles.has(next)).length;
    const order = [passed.has(square) ? 1 : 0, mustFill ? 0 : 5 - around, Math.abs(r - row) + Math.abs(c - col)];
    const cost = order.reduce((sum, n) => sum * 100 + n);
    if (cost < least) [best, least] = [square, cost];
  }
  return best;
}
