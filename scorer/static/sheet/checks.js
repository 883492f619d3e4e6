// Could this final table have happened? The same findings as the engine's, in the same order.

import {
  SIDES, grownFrom, inReading, isJungle, isWorker, laidTiles, parts, readSquare, squaresAround, workersAround, workersOf,
} from "./growth.js";
import { patternOf } from "./notation.js";

const finding = (severity, code, at, params) =>
  ({ code, severity, row: at?.row ?? null, col: at?.col ?? null, params });
const impossible = (code, at = null, params = {}) => finding("impossible", code, at, params);
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** @param {Map<string, string>} board @param {string[]} colors of the players */
export function check(board, setup, colors, villages = []) {
  const tiles = laidTiles(board, setup);
  return [
    ...wrongSquares(tiles),
    ...strangers(tiles, colors),
    ...surplus(tiles, setup),
    ...tilesLaid(tiles, setup, colors),
    ...growth(tiles, setup),
    ...leftEmpty(tiles, setup),
    ...beyondReach(tiles, setup, villages),
    ...checkPools(villages, setup),
  ];
}

/** More of something on the table than the box holds? */
export function* checkPools(villages, { seatFields }) {
  for (const { code, pool: limit } of seatFields) {
    const found = sum(villages.map((village) => village[code] ?? 0));
    if (limit !== null && found > limit) yield impossible(`too-much-${code}`, null, { found, limit });
  }
}

/** For temples given as counts: do so many workers fit on the sides? */
export function* checkTemples(temples, { workers }) {
  const busiest = Object.entries(workers).flatMap(([sides, n]) => Array(n).fill(Math.max(...sides)));
  busiest.sort((one, other) => other - one);
  const tilesFor = (count) => {
    const tiles = busiest.findIndex((_, i) => sum(busiest.slice(0, i)) >= count);
    return tiles < 0 ? busiest.length : tiles;
  };
  for (const [i, counts] of temples.entries()) {
    const [tiles, limit] = [sum(Object.values(counts).map(tilesFor)), SIDES.length];
    if (tiles > limit) yield impossible("temple-crowded", null, { temple: i + 1, tiles, limit });
  }
}

// Which colour of the chessboard is jungle: the one that fits more of the tiles.
function isJungleSquare({ row, col }, tiles) {
  const odd = tiles.filter((tile) => ((tile.row + tile.col) & 1) === Number(isJungle(tile))).length;
  return ((row + col) & 1) === Number(2 * odd > tiles.length);
}

function wrongSquares(tiles) {
  const wrong = tiles.filter((tile) => isJungleSquare(tile, tiles) !== isJungle(tile));
  return wrong.map((tile) => impossible("wrong-square", tile));
}

function strangers(tiles, colors) {
  const others = tiles.filter(({ color }) => color && !colors.includes(color));
  const first = [...grouped(others, ({ color }) => color).values()].map(([tile]) => tile);
  return first.map((tile) => impossible("color-not-in-game", tile, { color: tile.color }));
}

function* surplus(tiles, { jungle, workers }) {
  for (const [kind, same] of grouped(tiles.filter(isJungle), ({ code }) => code)) {
    const [found, limit] = [same.length, jungle[kind] ?? 0];
    if (found > limit) yield impossible("too-many-jungle-tiles", same[limit], { kind, found, limit });
  }
  const shape = ({ sides }) => patternOf(sides.join(""));
  for (const same of grouped(tiles.filter(isWorker), (tile) => tile.color + shape(tile)).values()) {
    const [found, limit, pattern] = [same.length, workers[shape(same[0])] ?? 0, [...shape(same[0])].join("-")];
    const params = { color: same[0].color, pattern, found, limit };
    if (found > limit) yield impossible("too-many-worker-tiles", same[limit], params);
  }
}

// How many worker tiles a player has laid, visible and covered together.
const laidBy = (player, tiles, { game }) =>
  sum(tiles.filter(({ color }) => color === player).map(({ covers }) => (covers ? game.stackLimit : 1)));

/** Do all tiles lie on the board: everybody's worker tiles, and the whole jungle? */
export function isComplete(board, setup, colors) {
  const tiles = laidTiles(board, setup);
  const hasLaid = (color) => laidBy(color, tiles, setup) >= setup.workerTilesEach;
  return tiles.filter(isJungle).length >= setup.jungleTiles && colors.every(hasLaid);
}

function* tilesLaid(tiles, setup, colors) {
  const limit = setup.workerTilesEach;
  for (const color of setup.game.colors.filter((each) => colors.includes(each))) {
    const found = laidBy(color, tiles, setup);
    const code = found < limit ? "too-few-tiles" : "too-many-tiles";
    if (found !== limit) yield impossible(code, null, { color, found, limit });
  }
}

// Every tile was laid beside what was there before it, beginning with the start tiles.
function* growth(tiles, { start: codes, game: { filledAt: limit } }) {
  const { start, missing } = grownFrom(tiles, codes, limit);
  if (start && !missing.length) return;
  if (!start) yield impossible("no-start-tiles");
  const alone = tiles.filter((tile) => isWorker(tile) && !tile.around.some(isJungle));
  yield* alone.map((tile) => impossible("worker-without-jungle", tile));
  const lonely = tiles.filter((tile) => isJungle(tile) && workersAround(tile) < limit);
  // Without start tiles, the first lonely tile of each of their kinds may still be one of them.
  const excused = start ?? codes.map((code) => lonely.find((tile) => tile.code === code));
  const left = lonely.filter((tile) => !excused.includes(tile));
  yield* left.map((tile) => impossible("jungle-without-workers", tile, { found: workersAround(tile), limit }));
  const isExplained = alone.length + left.length > 0;
  const apart = parts(tiles, start).slice(1);
  const told = apart.filter((part) => part.length > 1 || !isExplained);
  yield* told.map((part) => impossible("separate-part", part[0], { tiles: part.length }));
  const isOutOfOrder = start && !isExplained && !apart.length;
  if (isOutOfOrder) yield impossible("order-impossible", missing[0], { tiles: missing.length });
}

// While jungle tiles last, spaces fill at once and nothing can be overbuilt.
function leftEmpty(tiles, { jungleTiles, game }) {
  const missing = jungleTiles - tiles.filter(isJungle).length;
  if (missing <= 0) return [];
  const touched = grouped(tiles.filter(isWorker).flatMap(squaresAround), (square) => square);
  for (const { square } of tiles) touched.delete(square);
  const spaces = Array.from(touched, ([square, { length }]) => {
    const [row, col] = readSquare(square);
    return { row, col, tiles: length };
  });
  const unfilled = spaces.filter((at) => at.tiles >= game.filledAt && isJungleSquare(at, tiles)).sort(inReading);
  const found = [
    ...unfilled.map((at) => impossible("space-left-empty", at, { tiles: at.tiles, missing })),
    ...tiles.filter(({ covers }) => covers).map((tile) => impossible("covered-too-early", tile, { missing })),
  ];
  return found.length ? found : [finding("unlikely", "jungle-left-over", null, { missing })];
}

// Does a village hold more than its workers, seen or covered, can ever have brought in?
function* beyondReach(tiles, { reaches, fields, mostAtSide, game: { overbuild } }, villages) {
  const mostOf = (color, { actions }) => {
    const workersAt = (tile, side) =>
      tile?.color === color ? workersOf(tile, side) + (tile.covers ? mostAtSide : 0) : 0;
    const places = tiles.filter(({ kind }) => actions.includes(kind?.action));
    return sum(places.map(({ kind, around }) => kind.amount * sum(around.map(workersAt))));
  };
  const covering = grouped(tiles.filter(({ covers }) => covers), ({ color }) => color);
  for (const reach of reaches.filter(({ field }) => field === overbuild)) {
    for (const [color, stacks] of covering) {
      const [found, limit] = [stacks.length, mostOf(color, reach)];
      if (found > limit) yield impossible("no-sun-token", stacks[limit], { color, found, limit });
    }
  }
  for (const { color, ...held } of villages) {
    for (const reach of reaches.filter(({ field }) => field in held)) {
      const { code, kind, values } = fields.find((field) => field.code === reach.field);
      const spent = code === overbuild ? (covering.get(color)?.length ?? 0) : 0;
      const found = spent + (kind === "value" ? values.indexOf(held[code]) : held[code]);
      const limit = mostOf(color, reach);
      // More stacks than sun tokens has been told already.
      if (found > limit && spent <= limit) yield impossible(`${code}-out-of-reach`, null, { color, found, limit });
    }
  }
}
