// Could this final table have happened? The same findings as the engine's, in the same order.

/** @import { Color, Counts, Finding, LaidJungle, LaidTile, LaidWorker, Params } from "../types.js" */
/** @import { Place, Reach, Setup, Village } from "../types.js" */
import { grownFrom, inReading, isJungle, isWorker, neighbors, parts, SIDES, squareOf, workersOf } from "./growth.js";
import { sum } from "./numbers.js";

/**
 * @typedef {object} Table
 * @property {LaidTile[]} tiles
 * @property {LaidJungle[]} jungle
 * @property {LaidWorker[]} workers
 * @property {LaidWorker[]} stacks worker tiles on top of others
 * @property {(place: Place) => boolean} isSpace for a jungle tile
 * @property {Color[]} colors
 * @property {Village[]} villages
 * @typedef {(table: Table, setup: Setup) => Iterable<Finding>} Check
 */

/** @type {Pick<Finding, "row" | "col">} */
const NOWHERE = { row: null, col: null };
/** @type {(code: string, at?: Pick<Finding, "row" | "col">, params?: Params) => Finding} */
const impossible = (code, { row, col } = NOWHERE, params = {}) => ({ code, severity: "impossible", row, col, params });
/** @type {(code: string, found: number, limit: number, params?: Params, at?: Place) => Finding[]} */
const beyond = (code, found, limit, params, at) =>
  found > limit ? [impossible(code, at, { ...params, found, limit })] : [];

/**
 * @template Item, Key
 * @param {Item[]} items
 * @param {(item: Item) => Key} keyOf
 */
function grouped(items, keyOf) {
  /** @type {Map<Key, Item[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * @param {LaidTile[]} tiles
 * @param {Setup} setup
 * @param {Color[]} colors of the players
 * @param {Village[]} villages
 */
export function check(tiles, setup, colors, villages = []) {
  const [jungle, workers] = [tiles.filter(isJungle), tiles.filter(isWorker)];
  const stacks = workers.filter(({ covers }) => covers);
  // Which colour of the chessboard is jungle: the one that fits more of the tiles.
  const odd = tiles.filter((tile) => ((tile.row + tile.col) & 1) === Number(isJungle(tile))).length;
  /** @param {Place} place */
  const isSpace = ({ row, col }) => ((row + col) & 1) === Number(2 * odd > tiles.length);
  /** @type {Table} */
  const table = { tiles, jungle, workers, stacks, isSpace, colors, villages };
  const checks = [wrongSquares, strangers, surplus, tilesLaid, growth, leftEmpty, beyondReach];
  const ofTable = checks.flatMap((each) => [...each(table, setup)]);
  return [...ofTable, ...checkPools(villages, setup)];
}

/**
 * More of something on the table than the box holds, or anything that modules know to be impossible?
 * @param {Village[]} villages
 * @param {Setup} setup
 */
export function checkPools(villages, setup) {
  /** @param {string} code */
  const held = (code) => sum(villages.map((village) => village[code] ?? 0));
  const found = setup.seatFields.flatMap(({ code, pool }) => beyond(`too-much-${code}`, held(code), pool ?? Infinity));
  return setup.checks.length ? [...found, ...setup.game.items.checkItems(villages, setup)] : found;
}

/**
 * For temples given as counts: do so many workers fit on the sides?
 * @param {Counts[]} temples
 * @param {Setup} setup
 */
export function checkTemples(temples, { workers }) {
  /** @type {number[]} */
  const busiest = Object.entries(workers).flatMap(([sides, n]) => Array(n).fill(Math.max(...[...sides].map(Number))));
  busiest.sort((one, other) => other - one);
  /** @param {number} count */
  const tilesFor = (count) => busiest.filter((_, i) => sum(busiest.slice(0, i)) < count).length;
  const crowds = temples.map((counts, i) => ({ temple: i + 1, tiles: sum(Object.values(counts).map(tilesFor)) }));
  const crowded = crowds.filter(({ tiles }) => tiles > SIDES.length);
  return crowded.map((each) => impossible("temple-crowded", NOWHERE, { ...each, limit: SIDES.length }));
}

/** @param {LaidTile} tile */
const workersAround = ({ around }) => around.filter(isWorker).length;

/** @type {Check} */
const wrongSquares = ({ tiles, isSpace }) =>
  tiles.filter((tile) => isSpace(tile) !== isJungle(tile)).map((tile) => impossible("wrong-square", tile));

/** @type {Check} */
function strangers({ workers, colors }) {
  const others = [...grouped(workers, ({ color }) => color)].filter(([color]) => !colors.includes(color));
  return others.map(([color, [first]]) => impossible("color-not-in-game", first, { color }));
}

/** @type {Check} */
function* surplus({ jungle, workers }, setup) {
  for (const [kind, same] of grouped(jungle, ({ code }) => code)) {
    const limit = setup.jungle[kind] ?? 0;
    yield* beyond("too-many-jungle-tiles", same.length, limit, { kind }, same[limit]);
  }
  for (const same of grouped(workers, ({ color, pattern }) => color + pattern).values()) {
    const [{ color, pattern }] = same;
    const limit = setup.workers[pattern] ?? 0;
    const params = { color, pattern: [...pattern].join("-") };
    yield* beyond("too-many-worker-tiles", same.length, limit, params, same[limit]);
  }
}

/**
 * How many worker tiles a player has laid, visible and covered together.
 * @type {(player: Color, tiles: LaidTile[], setup: Setup) => number}
 */
const laidBy = (player, tiles, { game }) =>
  sum(tiles.filter(({ color }) => color === player).map(({ covers }) => (covers ? game.stackLimit : 1)));

/**
 * Do all tiles lie on the board: everybody's worker tiles, and the whole jungle?
 * @type {(tiles: LaidTile[], setup: Setup, colors: Color[]) => boolean}
 */
export const isComplete = (tiles, setup, colors) =>
  tiles.filter(isJungle).length >= setup.jungleTiles &&
  colors.every((color) => laidBy(color, tiles, setup) >= setup.workerTilesEach);

/** @type {Check} */
function* tilesLaid({ jungle, workers, colors }, setup) {
  const limit = setup.workerTilesEach;
  // Who finds no square for a tile, and can overbuild none, is left with it.
  const isFull = jungle.length >= setup.jungleTiles && jungle.every(({ around }) => around.every(Boolean));
  for (const color of setup.game.colors.filter((each) => colors.includes(each))) {
    const found = laidBy(color, workers, setup);
    if (found < limit && !isFull) yield impossible("too-few-tiles", NOWHERE, { color, found, limit });
    yield* beyond("too-many-tiles", found, limit, { color });
  }
}

/**
 * Every tile was laid beside what was there before it, beginning with the start tiles.
 * @type {Check}
 */
function* growth({ tiles, jungle, workers }, { start: codes, game: { filledAt: limit } }) {
  const { start, missing } = grownFrom(tiles, codes, limit);
  if (start && !missing.length) return;
  if (!start) yield impossible("no-start-tiles");
  const alone = workers.filter((tile) => !tile.around.some(isJungle));
  yield* alone.map((tile) => impossible("worker-without-jungle", tile));
  const lonely = jungle.filter((tile) => workersAround(tile) < limit);
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

/**
 * While jungle tiles last, spaces fill at once and nothing can be overbuilt.
 * @type {Check}
 */
function* leftEmpty({ jungle, workers, stacks, isSpace }, setup) {
  const { jungleTiles, game, display, mapBoard, isEarlyOverbuilding } = setup;
  const missing = jungleTiles - jungle.length;
  if (missing <= 0) return;
  const touched = workers.flatMap((tile) => neighbors(tile).filter((_, side) => !tile.around[side]));
  /**
   * Tiles on a map board fill no space of a player who cannot pay for them.
   * @param {Place[]} same
   */
  const isDue = (same) => missing > mapBoard && same.length >= game.filledAt && isSpace(same[0]);
  const spaces = [...grouped(touched, squareOf).values()].filter(isDue).sort(([one], [other]) => inReading(one, other));
  yield* spaces.map((same) => impossible("space-left-empty", same[0], { tiles: same.length, missing }));
  // Where overbuilding may begin early, some jungle tiles still lie open.
  const isCertain = !isEarlyOverbuilding || missing > display + mapBoard;
  if (isCertain) yield* stacks.map((tile) => impossible("covered-too-early", tile, { missing }));
  const unlikely = { ...impossible("jungle-left-over", NOWHERE, { missing }), severity: "unlikely" };
  if (!spaces.length && !stacks.length) yield unlikely;
}

/**
 * Does a village hold more than its workers, seen or covered, can ever have brought in?
 * @type {Check}
 */
function* beyondReach({ jungle, stacks, villages }, { reaches, mostAtSide, game: { overbuild } }) {
  /** @type {(color: Color, reach: Reach) => number} */
  const limitOf = (color, { actions }) => {
    /** @type {(tile: LaidTile | undefined, side: number) => number} */
    const workersAt = (tile, side) =>
      tile?.color === color ? workersOf(tile, side) + (tile.covers ? mostAtSide : 0) : 0;
    const places = jungle.filter(({ kind }) => actions.includes(kind.action));
    return sum(places.map(({ kind, around }) => kind.amount * sum(around.map(workersAt))));
  };
  const covering = grouped(stacks, ({ color }) => color);
  for (const reach of reaches.filter(({ field }) => field === overbuild)) {
    for (const [color, same] of covering) {
      const limit = limitOf(color, reach);
      yield* beyond("no-sun-token", same.length, limit, { color }, same[limit]);
    }
  }
  for (const { color, ...held } of villages) {
    for (const reach of reaches.filter(({ field }) => field in held)) {
      const { field, values } = reach;
      const [spent, limit] = [field === overbuild ? (covering.get(color)?.length ?? 0) : 0, limitOf(color, reach)];
      const found = spent + (values ? values.indexOf(held[field]) : held[field]);
      // More stacks than sun tokens has been told already.
      if (spent <= limit) yield* beyond(`${field}-out-of-reach`, found, limit, { color });
    }
  }
}
