// Could this final table have happened? The engine's checks for where there is no network: the same
// findings in the same order, from the numbers and sentences that the server emits.

import { firstOf, neverReached, parts, startPairs, withoutJungle, withoutWorkers } from "./growth.js";
import { scoreTemple, templesOnBoard } from "./scoring.js";
import { findingText, templeText } from "./sentences.js";
import { emptySpaces, grouped, isJungle, isWorker, readTiles, workersAround } from "./tiles.js";

// What is found about a board; nothing when the text is not one. `players` are the colours in the game;
// without them any may be playing, as long as they are not more than the players.
export function checkBoard(notation, players, constants, words) {
  const tiles = readTiles(notation, constants);
  return tiles && told(checkTiles(tiles, players, [], constants), constants, words);
}

// A finished game: village boards [{color, gold, sun, water, cacao}] in seating order, and either the
// board in notation or the temples' counts [{red: 2, …}].
export function checkTable({ villages, board, temples }, constants, words) {
  if (board === undefined) {
    const found = [...crowdedTemples(temples, constants), ...goldInBox(villages, constants)];
    return told(found, constants, words);
  }
  const tiles = readTiles(board, constants);
  const colors = villages.map(({ color }) => color);
  return tiles && told(checkTiles(tiles, colors, villages, constants), constants, words);
}

// Who gets what at the temples of a board, with their squares.
export function explainTemples(notation, players, constants, words) {
  const squares = readTiles(notation, constants).filter(({ kind }) => kind?.action === "temple");
  const workers = templesOnBoard(notation, constants);
  return squares.map(({ row, col }, i) => {
    const counts = Object.fromEntries(players.map((color) => [color, workers[i][color] ?? 0]));
    const scored = scoreTemple(counts, constants);
    return { row, col, reason: templeText(scored, constants, words) };
  });
}

function told(found, constants, words) {
  return found.map(({ code, severity, at, params }) => ({
    code,
    severity,
    row: at?.row ?? null,
    col: at?.col ?? null,
    message: findingText(code, params, constants, words),
  }));
}

const impossible = (code, at, params) => ({ code, severity: "impossible", at, params });
const unlikely = (code, at, params) => ({ code, severity: "unlikely", at, params });

function checkTiles(tiles, players, villages, constants) {
  return [
    ...wrongSquares(tiles),
    ...colorsInGame(tiles, players, constants),
    ...surplusJungle(tiles, constants),
    ...surplusWorkers(tiles, constants),
    ...tilesLaid(tiles, players, constants),
    ...growth(tiles, constants),
    ...leftEmpty(tiles, constants),
    ...beyondReach(tiles, villages, constants),
    ...goldInBox(villages, constants),
  ];
}

const oddness = ({ row, col }) => (row + col) & 1;

// Which colour of the chessboard is jungle: the one that fits more of the tiles.
function jungleParity(tiles) {
  const odd = tiles.filter((tile) => oddness(tile) === Number(isJungle(tile))).length;
  return Number(2 * odd > tiles.length);
}

function wrongSquares(tiles) {
  const parity = jungleParity(tiles);
  return tiles
    .filter((tile) => (oddness(tile) === parity) !== isJungle(tile))
    .map((tile) => impossible("wrong-square", tile));
}

function colorsInGame(tiles, players, constants) {
  const shown = [...grouped(tiles.filter(isWorker), ({ color }) => color)];
  if (players) {
    return shown
      .filter(([color]) => !players.includes(color))
      .map(([color, [first]]) => impossible("color-not-in-game", first, { color }));
  }
  const limit = constants.players;
  return shown.length > limit ? [impossible("too-many-colors", null, { found: shown.length, limit })] : [];
}

function* surplusJungle(tiles, { jungle }) {
  for (const [kind, alike] of grouped(tiles.filter(isJungle), ({ code }) => code)) {
    const limit = jungle[kind];
    const found = alike.length;
    if (found > limit) yield impossible("too-many-jungle-tiles", alike[limit], { kind, found, limit });
  }
}

function* surplusWorkers(tiles, { workers }) {
  const patterns = new Map();
  for (const pattern of workers) for (const sides of pattern.rotations) patterns.set(sides, pattern);
  const patternOf = ({ code }) => patterns.get(code.slice(1, 5));
  const alike = grouped(tiles.filter(isWorker), (tile) => tile.color + patternOf(tile).rotations[0]);
  for (const same of alike.values()) {
    const [{ color }] = same;
    const { rotations, count: limit } = patternOf(same[0]);
    if (same.length <= limit) continue;
    const pattern = [...rotations[0]].join("-");
    yield impossible("too-many-worker-tiles", same[limit], { color, pattern, found: same.length, limit });
  }
}

// Everyone has laid all their tiles, visible and covered together.
function* tilesLaid(tiles, players, constants) {
  const laid = new Map();
  for (const { color, covers } of tiles.filter(isWorker)) {
    laid.set(color, (laid.get(color) ?? 0) + (covers ? constants.stackLimit : 1));
  }
  const playing = players ?? [...laid.keys()];
  const order = Object.values(constants.colors);
  const limit = constants.workers.reduce((sum, { count }) => sum + count, 0);
  for (const color of [...playing].sort((one, other) => order.indexOf(one) - order.indexOf(other))) {
    const found = laid.get(color) ?? 0;
    if (found < limit) yield impossible("too-few-tiles", null, { color, found, limit });
    if (found > limit) yield impossible("too-many-tiles", null, { color, found, limit });
  }
  const missing = constants.players - playing.length;
  if (missing > 0) yield impossible("too-few-colors", null, { missing });
}

// Every tile was laid beside what was there before it, beginning with the start tiles.
function* growth(tiles, constants) {
  const { start, filledAt } = constants;
  const pairs = startPairs(tiles, start);
  const missing = neverReached(tiles, pairs, filledAt);
  if (pairs.length && !missing.length) return;
  if (!pairs.length) yield impossible("no-start-tiles");
  const alone = withoutJungle(tiles);
  for (const tile of alone) yield impossible("worker-without-jungle", tile);
  const lonely = withoutWorkers(tiles, pairs, constants);
  for (const tile of lonely) {
    yield impossible("jungle-without-workers", tile, { found: workersAround(tile), limit: filledAt });
  }
  const isExplained = alone.length + lonely.length > 0;
  const apart = parts(tiles, pairs).slice(1);
  for (const part of apart) {
    if (part.length > 1 || !isExplained) yield impossible("separate-part", firstOf(part), { tiles: part.length });
  }
  if (pairs.length && !isExplained && !apart.length) {
    yield impossible("order-impossible", missing[0], { tiles: missing.length });
  }
}

// While jungle tiles last, spaces fill at once and nothing can be overbuilt.
function leftEmpty(tiles, { jungle, filledAt }) {
  const inPlay = Object.values(jungle).reduce((sum, count) => sum + count, 0);
  const missing = inPlay - tiles.filter(isJungle).length;
  if (missing <= 0) return [];
  const parity = jungleParity(tiles);
  const found = [
    ...emptySpaces(tiles)
      .filter((space) => space.touching >= filledAt && oddness(space) === parity)
      .map((space) => impossible("space-left-empty", space, { tiles: space.touching, missing })),
    ...tiles.filter(({ covers }) => covers).map((tile) => impossible("covered-too-early", tile, { missing })),
  ];
  return found.length ? found : [unlikely("jungle-left-over", null, { missing })];
}

// Does a village hold more than its workers, seen or covered, can ever have brought in?
function* beyondReach(tiles, villages, { workers, water }) {
  const busiest = Math.max(...busiestSides(workers));
  const most = new Map();
  const mostOf = (color, action) => most.get(`${color} ${action}`) ?? 0;
  for (const { kind, around } of tiles.filter(isJungle)) {
    around.forEach((tile, side) => {
      if (!isWorker(tile)) return;
      const standing = tile.sides[(side + 2) % 4] + (tile.covers ? busiest : 0);
      most.set(`${tile.color} ${kind.action}`, mostOf(tile.color, kind.action) + standing * kind.amount);
    });
  }
  const covering = grouped(tiles.filter(({ covers }) => covers), ({ color }) => color);
  for (const [color, stacks] of covering) {
    const limit = mostOf(color, "sun-site");
    const found = stacks.length;
    if (found > limit) yield impossible("no-sun-token", stacks[limit], { color, found, limit });
  }
  for (const { color, gold, sun, water: field, cacao } of villages) {
    const spent = covering.get(color)?.length ?? 0;
    const held = {
      sun: [sun + spent, mostOf(color, "sun-site")],
      water: [water.indexOf(field), mostOf(color, "water")],
      gold: [gold, mostOf(color, "gold-mine") + mostOf(color, "market")],
      cacao: [cacao, mostOf(color, "plantation")],
    };
    for (const [what, [found, limit]] of Object.entries(held)) {
      // More stacks than sun tokens has been told already.
      if (found <= limit || (what === "sun" && spent > limit)) continue;
      yield impossible(`${what}-out-of-reach`, null, { color, found, limit });
    }
  }
}

// The busiest side of every worker tile that one player has, most workers first.
function busiestSides(workers) {
  return workers
    .flatMap(({ rotations, count }) => Array(count).fill(Math.max(...rotations[0])))
    .sort((one, other) => other - one);
}

// More gold on the table than the box holds?
function goldInBox(villages, { bank: limit }) {
  const found = villages.reduce((sum, { gold }) => sum + gold, 0);
  return found > limit ? [impossible("too-much-gold", null, { found, limit })] : [];
}

// For temples given as counts: do so many workers fit on the four sides?
function* crowdedTemples(temples, { workers, tileSides: limit }) {
  const busiest = busiestSides(workers);
  const tilesFor = (count) => {
    let tiles = 0;
    for (let left = count; left > 0 && tiles < busiest.length; tiles++) left -= busiest[tiles];
    return tiles;
  };
  for (const [i, counts] of temples.entries()) {
    const tiles = Object.values(counts).reduce((sum, count) => sum + tilesFor(count), 0);
    if (tiles > limit) yield impossible("temple-crowded", null, { temple: i + 1, tiles, limit });
  }
}
