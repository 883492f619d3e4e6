// What is in play at one table: the modules' tiles, fields and terms, for so many players.

import { makeTiles } from "./notation.js";
import { sum } from "./numbers.js";

const total = (counts) => sum(Object.values(counts));
const numbered = (count, make) => Array.from({ length: count }, (_, i) => make(i + 1));

/** Counts after a change, as far as anything is left. */
function changed(counts, change, sign = 1) {
  const sums = { ...counts };
  for (const key in change) sums[key] = (sums[key] ?? 0) + sign * change[key];
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count > 0));
}

/** @param {object} game @param {number} players @param {string[]} modules @param {string} rulebook */
export function makeSetup(game, players, modules = [], rulebook = "") {
  const { box, hand, display } = game;
  const inPlay = game.modules.filter(({ code }, i) => i === 0 || modules.includes(code));
  const all = (name) => inPlay.flatMap((module) => module[name]);
  const applies = ({ beside }) => Object.entries(beside).every(([code, isIn]) => modules.includes(code) === isIn);
  const changes = all("changes").flatMap((byPlayers) => byPlayers[players] ?? []).filter(applies);
  const after = (name) => changes.reduce((counts, change) => changed(counts, change[name]), box[name]);
  const [jungle, workers, kinds] = [after("jungle"), after("workers"), Object.assign({}, ...all("kinds"))];
  const temples = sum(Object.keys(jungle).map((code) => (kinds[code].isTemple ? jungle[code] : 0)));
  const paying = all("terms").map((term) => ({ ...term, ...term.byRulebook[rulebook] }));
  const terms = paying.filter(({ kind }) => temples || kind !== "majority");
  const majority = terms.find(({ kind }) => kind === "majority") ?? null;
  const start = changes.findLast((change) => change.start)?.start ?? game.start;
  const seatFields = all("seatFields");
  const setup = {
    game, players, kinds, jungle, workers, temples, terms, majority, start, hand, display, seatFields,
    modules: all("code").slice(1),
    tiles: makeTiles(game, kinds, Object.keys({ ...box.workers, ...workers })),
    // Everything that can be entered, in the order of an address.
    fields: [
      ...[...all("tableFields"), { key: "mode", kind: "choice" }],
      ...numbered(majority ? temples : 0, (n) => ({ key: `temple${n}`, kind: "temple", isRequired: true })),
      ...[{ key: "board", kind: "board" }, { key: "complete", kind: "text" }],
      ...numbered(players, (n) => seatFields.map((field) => ({ ...field, key: field.code + n, seat: n - 1 }))).flat(),
    ],
    reaches: all("reaches").filter(({ field }) => !all("silences").includes(field)),
    mostAtSide: Math.max(...Object.keys(workers).join("")),
    workerTilesEach: total(workers),
    jungleTiles: total(jungle),
    pile: total(jungle) - start.length - display,
    removedWorkers: changed(box.workers, workers, -1),
    addedWorkers: changed(workers, box.workers, -1),
    removedJungle: changed(box.jungle, jungle, -1),
    addedJungle: changed(jungle, box.jungle, -1),
  };
  const isDue = ({ module, when }) => inPlay.some(({ code }) => code === module) && (!when || total(setup[when]) > 0);
  return { ...setup, steps: game.steps.filter(isDue).map(({ id }) => id) };
}

/** One set-up for all who ask for the same: a page asks with every key that is pressed. */
export function setupFor(game, ...asked) {
  const [made, key] = [(game.setups ??= new Map()), JSON.stringify(asked)];
  if (!made.has(key)) made.set(key, makeSetup(game, ...asked));
  return made.get(key);
}

/** The first thing that is wrong with a choice of modules, for so many players. */
export function moduleProblems({ modules: [, ...others], players: counts, limits }, players, codes) {
  const count = Math.min(Math.max(players, counts[0]), counts.at(-1));
  const known = others.map(({ code }) => code);
  const ifRepeated = (code, i) => codes.indexOf(code) < i && "repeated-module";
  const chosen = codes.map((code, i) => [known.includes(code) ? ifRepeated(code, i) : "unknown-module", code]);
  const unfit = others.filter(({ code, players: fitting }) => codes.includes(code) && !fitting.includes(count));
  const found = [...chosen, ...unfit.map(({ code }) => ["module-players", code])].filter(([code]) => code);
  const shortened = (text) => [...text].slice(0, limits.value).join("");
  const asProblem = ([code, module]) => ({ field: "modules", code, params: { module: shortened(module) } });
  return found.slice(0, 1).map(asProblem);
}
