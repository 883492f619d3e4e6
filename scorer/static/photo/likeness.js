// Which tiles a square of the photo looks like. Every square that somebody has named is an example; light and
// shadow are taken out, and a tile may lie any way round.

/** @import { TileCode } from "../types.js" */
/** @import { Pixels, Projection } from "./perspective.js" */
import { rectified } from "./perspective.js";

/** Places along a side of a patch; each is the mean of FINE × FINE points. */
const SIZE = 32;
const FINE = 3;
/** Tiles lie askew: their edges tell nothing. */
const INSET = 0.03;
/** So far, in places, two patches may be out of line. */
const REACH = 2;
const SHADOW = 8;
const BINS = 12;
const COLOR_WEIGHT = 6;
/** What is further away is something else. */
const ALIKE = 1;

/**
 * What a square looks like: light and colours of every place, and where light changes, each under four rotations;
 * and how often every colour occurs.
 * @typedef {Float32Array} Plane
 * @typedef {{ patches: Plane[][], edges: Plane[][], histogram: Plane }} Look
 * @typedef {{ code: TileCode, look: Look }} Example
 * @typedef {{ code: TileCode, distance: number }} Likely
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 */

/** @type {Box} */
const WHOLE = [REACH, REACH, SIZE - REACH, SIZE - REACH];
/** Where the workers of the top side stand. @type {Box} */
const TOP_SIDE = [5, REACH, SIZE - 5, 11];

/**
 * @param {Pixels} photo
 * @param {Projection} project
 * @param {number} col
 * @param {number} row
 * @returns {Look}
 */
export function lookOf(photo, project, col, row) {
  const cols = 1 - 2 * INSET;
  const area = { left: col + INSET, top: row + INSET, cols, rows: cols };
  const { data } = rectified(photo, project, area, (SIZE * FINE) / cols);
  const [light, red, blue] = [new Float32Array(SIZE ** 2), new Float32Array(SIZE ** 2), new Float32Array(SIZE ** 2)];
  each((at, x, y) => {
    // Never none, so that there is a logarithm of it.
    const sums = [1, 1, 1];
    for (let n = 0; n < FINE ** 2; n++) {
      const from = 4 * ((y * FINE + Math.floor(n / FINE)) * SIZE * FINE + x * FINE + (n % FINE));
      for (let c = 0; c < 3; c++) sums[c] += data[from + c];
    }
    const whole = sums[0] + sums[1] + sums[2];
    light[at] = Math.log(whole);
    [red[at], blue[at]] = [sums[0] / whole, sums[2] / whole];
  });
  const even = evened(light);
  const weighted = [red, blue].map((plane) => plane.map((value) => value * COLOR_WEIGHT));
  return { patches: turns([even, ...weighted]), edges: turns([edges(even)]), histogram: histogram(red, blue) };
}

/** @param {(at: number, x: number, y: number) => void} look */
function each(look) {
  for (let at = 0; at < SIZE ** 2; at++) look(at, at % SIZE, Math.floor(at / SIZE));
}

/**
 * Without what changes slowly, which is shadow, and with the same contrast everywhere.
 * @param {Plane} plane
 */
function evened(plane) {
  const even = new Float32Array(plane.length);
  each((at, x, y) => {
    let [sum, count] = [0, 0];
    for (let j = Math.max(0, y - SHADOW); j <= Math.min(SIZE - 1, y + SHADOW); j++) {
      for (let i = Math.max(0, x - SHADOW); i <= Math.min(SIZE - 1, x + SHADOW); i++, count++)
        sum += plane[j * SIZE + i];
    }
    even[at] = plane[at] - sum / count;
  });
  const contrast = Math.sqrt(even.reduce((sum, value) => sum + value ** 2, 0) / even.length) || 1;
  return even.map((value) => value / contrast);
}

/**
 * How much light changes at every place: the same for figures on a light and on a dark ground.
 * @param {Plane} plane
 */
function edges(plane) {
  return plane.map((_, at) =>
    Math.hypot((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0), (plane[at + SIZE] ?? 0) - (plane[at - SIZE] ?? 0)),
  );
}

/**
 * As they are, and turned by one, two and three quarters against the clock: then another side is at the top.
 * @param {Plane[]} planes
 */
function turns(planes) {
  const all = [planes];
  for (const turned of all) {
    /** @param {Plane} plane */
    const turn = (plane) => plane.map((_, at) => plane[(at % SIZE) * SIZE + SIZE - 1 - Math.floor(at / SIZE)]);
    if (all.length < 4) all.push(turned.map(turn));
  }
  return all;
}

/**
 * @param {Plane} red
 * @param {Plane} blue
 */
function histogram(red, blue) {
  const bins = new Float32Array(BINS ** 2);
  /** @type {(share: number) => number} */
  const bin = (share) => Math.min(Math.max((share - 0.1) * 2 * (BINS - 1), 0), BINS - 1.01);
  each((at) => {
    // Shared out between four bins, or a little less light would change everything.
    const [x, y] = [bin(red[at]), bin(blue[at])];
    const corner = Math.floor(y) * BINS + Math.floor(x);
    const [dx, dy] = [x % 1, y % 1];
    bins[corner] += (1 - dx) * (1 - dy);
    bins[corner + 1] += dx * (1 - dy);
    bins[corner + BINS] += (1 - dx) * dy;
    bins[corner + BINS + 1] += dx * dy;
  });
  return bins.map((count) => count / SIZE ** 2);
}

/** From 0, all the same, to 1. @type {(a: Look, b: Look) => number} */
function colorDistance({ histogram: a }, { histogram: b }) {
  return a.reduce((sum, share, bin) => sum + Math.abs(share - b[bin]), 0) / 2;
}

/**
 * The mean square of the differences within a box, where the patches fit best.
 * @param {Plane[]} a
 * @param {Plane[]} b
 * @param {Box} box
 */
function patchDistance(a, b, [left, top, right, bottom]) {
  let least = Infinity;
  for (let shift = 0; shift < (2 * REACH + 1) ** 2; shift++) {
    const down = Math.floor(shift / (2 * REACH + 1)) - REACH;
    const offset = down * SIZE + (shift % (2 * REACH + 1)) - REACH;
    let sum = 0;
    for (let p = 0; p < a.length && sum < least; p++) {
      const [plane, other] = [a[p], b[p]];
      for (let y = top; y < bottom; y++) {
        for (let at = y * SIZE + left; at < y * SIZE + right; at++) sum += (plane[at] - other[at + offset]) ** 2;
      }
    }
    least = Math.min(least, sum);
  }
  return least / ((right - left) * (bottom - top));
}

/**
 * The kinds of the examples, the most alike first.
 * @param {Look} look
 * @param {Example[]} examples
 */
export function likelyJungle(look, examples) {
  const likely = examples.map((example) => {
    const patches = look.patches.map((turned) => patchDistance(turned, example.look.patches[0], WHOLE));
    return { code: example.code, distance: Math.min(...patches) + colorDistance(look, example.look) / 2 };
  });
  return alike(likely);
}

/**
 * Worker tiles, the most alike first: the colour by the colours of the examples, the workers of each side by all
 * sides of all examples.
 * @param {Look} look
 * @param {Example[]} examples
 * @param {string[]} layouts the sides of all tiles in play, however they lie
 */
export function likelyWorkers(look, examples, layouts) {
  const colors = bestFirst(examples.map((each) => ({ code: each.code[0], distance: colorDistance(look, each.look) })));
  const sides = look.edges.map((turned) => {
    const likely = examples.flatMap(({ code, look: { edges } }) =>
      edges.map((other, side) => ({ code: code[1 + side], distance: patchDistance(turned, other, TOP_SIDE) })),
    );
    return new Map(bestFirst(likely).map(({ code, distance }) => [code, distance]));
  });
  return alike(
    layouts.flatMap((layout) => {
      const distance = sides.reduce((sum, side, i) => sum + (side.get(layout[i]) ?? Infinity), 0) / 4;
      return colors.map((color) => ({ code: color.code + layout, distance: distance + color.distance }));
    }),
  );
}

/** Each code once, the nearest first. @param {Likely[]} likely */
function bestFirst(likely) {
  const nearest = likely.sort((a, b) => b.distance - a.distance);
  return [...new Map(nearest.map((each) => [each.code, each])).values()].sort((a, b) => a.distance - b.distance);
}

/** @param {Likely[]} likely */
function alike(likely) {
  return bestFirst(likely).flatMap(({ code, distance }) => (distance < ALIKE ? code : []));
}
