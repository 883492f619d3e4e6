// Keeps the pixels of the photo and works with them, so that the page never waits.

/** @import { Square, TileCode } from "../types.js" */
/** @import { Look } from "./likeness.js" */
/** @import { Area, Pixels, Point } from "./perspective.js" */
import { likelyJungle, likelyWorkers, lookOf } from "./likeness.js";
import { projection, rectified } from "./perspective.js";

/**
 * A place for the photo is answered with the photo as seen from above, a square with the tiles that it looks like.
 * Squares count from the corner of the block.
 * @typedef {{ corners: Point[], block: Area, area: Area, size: number }} Place
 * @typedef {{ square: Square, examples: [Square, TileCode][], layouts: string[] | null }} Question
 */

/** @type {Pixels} */
let photo;
/** @type {ReturnType<typeof projection>} */
let project;
/** @type {Map<Square, Look | null>} */
const looks = new Map();

/** @param {Place} place */
function lay({ corners, block, area, size }) {
  project = projection(corners, block.cols, block.rows);
  looks.clear();
  return rectified(photo, project, area, size);
}

/**
 * Nothing for a square that is not wholly in the photo.
 * @param {Square} square
 */
function look(square) {
  const [row, col] = square.split(",").map(Number);
  const isSeen = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].every(([right, down]) => {
    const [x, y] = project(col + right, row + down);
    return x >= 0 && y >= 0 && x < photo.width && y < photo.height;
  });
  const known = looks.get(square) ?? (isSeen ? lookOf(photo, project, col, row) : null);
  looks.set(square, known);
  return known;
}

/** @param {Question} question */
function likely({ square, examples, layouts }) {
  const asked = look(square);
  if (!asked) return [];
  const seen = examples.flatMap(([at, code]) => {
    const known = look(at);
    return known ? { code, look: known } : [];
  });
  return layouts ? likelyWorkers(asked, seen, layouts) : likelyJungle(asked, seen);
}

addEventListener("message", ({ data: { id, pixels, place, question } }) => {
  if (pixels) photo = pixels;
  else postMessage({ id, answer: place ? lay(place) : likely(question) });
});
