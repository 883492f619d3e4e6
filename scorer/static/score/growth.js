// How a table can have grown, the same as the engine's: start pairs, parts that hang together, and an
// order of laying.

import { byReading, isJungle, isWorker, workersAround } from "./tiles.js";

// Every pair of tiles that may be the start tiles: the right kinds, touching at a corner.
export function startPairs(tiles, [first, second]) {
  const isCorner = (one, other) => Math.abs(one.row - other.row) === 1 && Math.abs(one.col - other.col) === 1;
  const seconds = tiles.filter(({ code }) => code === second);
  return tiles
    .filter(({ code }) => code === first)
    .flatMap((tile) => seconds.filter((other) => isCorner(tile, other)).map((other) => [tile, other]));
}

// The tiles that no order of laying reaches, for the start pair that reaches most. Having more tiles
// on the table never hinders, so growing greedily finds all that can be reached.
export function neverReached(tiles, pairs, filledAt) {
  let best = tiles;
  for (const pair of pairs) {
    const reached = grown(pair, filledAt);
    if (tiles.length - reached.size < best.length) best = tiles.filter((tile) => !reached.has(tile));
    if (!best.length) break;
  }
  return best;
}

// A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles.
function grown(pair, filledAt) {
  const reached = new Set(pair);
  const touched = new Map();
  for (const tile of reached) {
    for (const next of tile.around) {
      if (!next || reached.has(next) || isJungle(next) === isJungle(tile)) continue;
      touched.set(next, (touched.get(next) ?? 0) + 1);
      if (isJungle(tile) || touched.get(next) >= filledAt) reached.add(next);
    }
  }
  return reached;
}

// The parts that hang together by sides, the largest first. The start tiles hang together by their
// corner; only one of the pairs is the real one, so the pair that leaves the fewest parts counts.
export function parts(tiles, pairs) {
  const partOf = new Map();
  let found = [];
  for (const tile of tiles) {
    if (partOf.has(tile)) continue;
    const part = [tile];
    partOf.set(tile, part);
    for (const each of part) {
      for (const next of each.around) {
        if (!next || partOf.has(next)) continue;
        partOf.set(next, part);
        part.push(next);
      }
    }
    found.push(part);
  }
  const joining = pairs.map((pair) => pair.map((tile) => partOf.get(tile))).find(([one, other]) => one !== other);
  if (joining) found = [joining.flat(), ...found.filter((part) => !joining.includes(part))];
  return found.sort((one, other) => other.length - one.length);
}

export const firstOf = (part) => part.reduce((first, tile) => (byReading(tile, first) < 0 ? tile : first));

// The jungle tiles with too few worker tiles that are no start tiles either. Without a start pair, the
// first lonely tile of each of its kinds may still be one of it.
export function withoutWorkers(tiles, pairs, { start, filledAt }) {
  const lonely = tiles.filter((tile) => isJungle(tile) && workersAround(tile) < filledAt);
  const likely = start.map((code) => lonely.find((tile) => tile.code === code));
  const excusedBy = (pair) => pair.filter((tile) => lonely.includes(tile)).length;
  const best = Math.max(...pairs.map(excusedBy));
  const excused = pairs.find((pair) => excusedBy(pair) === best) ?? likely;
  return lonely.filter((tile) => !excused.includes(tile));
}

export const withoutJungle = (tiles) => tiles.filter((tile) => isWorker(tile) && !tile.around.some(isJungle));
