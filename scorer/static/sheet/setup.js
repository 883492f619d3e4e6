// What is in play at one table: the modules' tiles, fields and terms, for so many players.

const total = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts after a change, as far as anything is left. */
function changed(counts, change, sign = 1) {
  const sums = { ...counts };
  for (const key in change) sums[key] = (sums[key] ?? 0) + sign * change[key];
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count > 0));
}

/** A step stands behind the one that it names, or last. */
function inOrder(steps) {
  const ordered = [];
  for (const step of steps) {
    const at = ordered.findIndex(({ id }) => id === step.after);
    ordered.splice(at < 0 ? ordered.length : at + 1, 0, step);
  }
  return ordered;
}

/** @param {object} game @param {number} players @param {string[]} modules @param {string} rulebook */
export function makeSetup(game, players, modules = [], rulebook = "") {
  const [base, ...others] = game.modules;
  const expansions = others.filter(({ code }) => modules.includes(code));
  const all = (name) => [base, ...expansions].flatMap((module) => module[name]);
  const applies = (change) =>
    change.players.includes(players) &&
    change.beside.every((code) => modules.includes(code)) &&
    !change.unless.some((code) => modules.includes(code));
  const changes = all("changes").filter(applies);
  const after = (name) => changes.reduce((counts, change) => changed(counts, change[name]), base[name]);
  const [jungle, workers, kinds] = [after("jungle"), after("workers"), Object.assign({}, ...all("kinds"))];
  const temples = Object.keys(jungle).reduce((sum, code) => sum + (kinds[code].isTemple ? jungle[code] : 0), 0);
  const terms = all("terms")
    .filter(({ kind }) => temples || kind !== "majority")
    .map((term) => (rulebook === game.everySecondPaid ? { ...term, splitsSecond: false } : term));
  const start = changes.findLast((change) => change.start)?.start ?? game.start;
  const setup = {
    game, players, kinds, jungle, workers, temples, terms, start, hand: game.hand, display: game.display,
    modules: expansions.map(({ code }) => code),
    fields: all("fields"),
    seatFields: all("fields").filter(({ perSeat }) => perSeat),
    tableFields: all("fields").filter(({ perSeat }) => !perSeat),
    majority: terms.find(({ kind }) => kind === "majority") ?? null,
    reaches: all("reaches").filter(({ field }) => !all("silences").includes(field)),
    mostAtSide: Math.max(...Object.keys(workers).join("")),
    workerTilesEach: total(workers),
    jungleTiles: total(jungle),
    pile: total(jungle) - start.length - game.display,
    removedWorkers: changed(base.workers, workers, -1),
    addedWorkers: changed(workers, base.workers, -1),
    removedJungle: changed(base.jungle, jungle, -1),
    addedJungle: changed(jungle, base.jungle, -1),
  };
  const isDue = ({ when }) => !when || total(setup[when]) > 0;
  return { ...setup, steps: inOrder(all("steps")).filter(isDue).map(({ id }) => id) };
}

/** The first thing that is wrong with a choice of modules, for so many players. */
export function moduleProblems(game, players, codes) {
  const expansions = game.modules.slice(1);
  const count = Math.min(Math.max(players, game.players[0]), game.players.at(-1));
  const isKnown = (code) => expansions.some((module) => module.code === code);
  const unfit = expansions.find((module) => codes.includes(module.code) && !module.players.includes(count));
  const wrong = codes.find((code, i) => !isKnown(code) || codes.indexOf(code) < i) ?? unfit?.code;
  if (wrong === undefined) return [];
  const isTwice = codes.indexOf(wrong) < codes.lastIndexOf(wrong);
  const code = !isKnown(wrong) ? "unknown-module" : isTwice ? "repeated-module" : "module-players";
  return [{ field: "modules", code, params: { module: [...wrong].slice(0, game.limits.value).join("") } }];
}
