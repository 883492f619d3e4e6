// What is in play at one table: the modules' tiles, fields and terms, for so many players.

/** @import { Change, Counts, Entry, Game, Problem, Setup } from "../types.js" */
import { makeTiles } from "./notation.js";
import { sum } from "./numbers.js";

/** @param {Counts} counts */
const total = (counts) => sum(Object.values(counts));
/** @type {(count: number, make: (n: number) => Entry | Entry[]) => Entry[]} */
const numbered = (count, make) => Array.from({ length: count }, (_, i) => make(i + 1)).flat();

/**
 * Counts after a change, as far as anything is left.
 * @param {Counts} counts
 * @param {Counts} change
 */
function changed(counts, change, sign = 1) {
  const sums = { ...counts };
  for (const key in change) sums[key] = (sums[key] ?? 0) + sign * change[key];
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count > 0));
}

/**
 * @param {Game} game
 * @param {number} players
 * @param {string[]} modules
 * @returns {Setup}
 */
export function makeSetup(game, players, modules = [], rulebook = "") {
  const { box, hand, display } = game;
  const inPlay = game.modules.filter(({ code }, i) => i === 0 || modules.includes(code));
  /** @param {Change} change */
  const applies = ({ beside }) => Object.entries(beside).every(([code, isIn]) => modules.includes(code) === isIn);
  const changes = inPlay.flatMap((module) => module.changes[players] ?? []).filter(applies);
  /** @param {"jungle" | "workers"} name */
  const after = (name) => changes.reduce((counts, change) => changed(counts, change[name]), box[name]);
  const [jungle, workers] = [after("jungle"), after("workers")];
  const kinds = Object.fromEntries(inPlay.flatMap((module) => Object.entries(module.kinds)));
  const temples = sum(Object.keys(jungle).map((code) => (kinds[code].isTemple ? jungle[code] : 0)));
  const paying = inPlay.flatMap((module) => module.terms.map((term) => ({ ...term, ...term.byRulebook[rulebook] })));
  const terms = paying.filter(({ kind }) => temples || kind !== "majority");
  const majority = terms.find((term) => term.kind === "majority") ?? null;
  const start = changes.findLast((change) => change.start)?.start ?? game.start;
  const [seatFields, silences] = [inPlay.flatMap((each) => each.seatFields), inPlay.flatMap((each) => each.silences)];
  /** @type {Entry[]} */
  const fields = [
    ...inPlay.flatMap((module) => module.tableFields),
    { key: "mode", kind: "choice" },
    ...numbered(majority ? temples : 0, (n) => ({ key: `temple${n}`, kind: "temple", isRequired: true })),
    { key: "board", kind: "board" },
    { key: "complete", kind: "text" },
    ...numbered(players, (n) => seatFields.map((field) => ({ ...field, key: field.code + n, seat: n - 1 }))),
  ];
  const inGame = { game, players, kinds, jungle, workers, temples, terms, majority, start, hand, display };
  const setup = {
    ...inGame,
    fields,
    seatFields,
    modules: inPlay.slice(1).map(({ code }) => code),
    tiles: makeTiles(game, kinds, Object.keys({ ...box.workers, ...workers })),
    reaches: inPlay.flatMap((module) => module.reaches).filter(({ field }) => !silences.includes(field)),
    mostAtSide: Math.max(...Array.from(Object.keys(workers).join(""), Number)),
    workerTilesEach: total(workers),
    jungleTiles: total(jungle),
    pile: total(jungle) - start.length - display,
    removedWorkers: changed(box.workers, workers, -1),
    addedWorkers: changed(workers, box.workers, -1),
    removedJungle: changed(box.jungle, jungle, -1),
    addedJungle: changed(jungle, box.jungle, -1),
  };
  /** @param {Game["steps"][number]} step */
  const isDue = ({ module, when }) => inPlay.some(({ code }) => code === module) && (!when || total(setup[when]) > 0);
  return { ...setup, steps: game.steps.filter(isDue).map(({ id }) => id) };
}

/**
 * One set-up for all who ask for the same: a page asks with every key that is pressed.
 * @param {Game} game
 * @param {[players: number, modules: string[], rulebook: string]} asked
 * @returns {Setup}
 */
export function setupFor(game, ...asked) {
  const [made, key] = [game.setups ?? new Map(), JSON.stringify(asked)];
  const setup = made.get(key) ?? makeSetup(game, ...asked);
  game.setups = made.set(key, setup);
  return setup;
}

/**
 * The first thing that is wrong with a choice of modules, for so many players.
 * @param {Game} game
 * @param {number} players
 * @param {string[]} codes
 * @returns {Problem[]}
 */
export function moduleProblems({ modules: [, ...others], players: counts, limits }, players, codes) {
  const count = Math.min(Math.max(players, Math.min(...counts)), Math.max(...counts));
  const known = others.map(({ code }) => code);
  const wrong = codes.find((code, i) => !known.includes(code) || codes.indexOf(code) < i);
  const unfit = others.find(({ code, players: fitting }) => codes.includes(code) && !fitting.includes(count))?.code;
  const module = wrong ?? unfit;
  if (module === undefined) return [];
  const code = wrong === undefined ? "module-players" : known.includes(wrong) ? "repeated-module" : "unknown-module";
  return [{ field: "modules", code, params: { module: [...module].slice(0, limits.value).join("") } }];
}
