// What is in play at one table: the modules' tiles, fields and terms, for so many players.

/** @import { Change, Counts, Entry, Field, Game, Module, Params, Problem, Reach, Setup } from "../types.js" */
import { makeTiles } from "./notation.js";
import { sum } from "./numbers.js";

/** Is it entered option by option? @param {Entry} field */
const hasItems = ({ kind }) => kind === "list" || kind === "counts";
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
 * The modules in play, those that another one includes among them; the base game comes first.
 * @type {(game: Game, modules: string[]) => Module[]}
 */
function inPlayWith(game, modules) {
  const included = game.modules.flatMap(({ code, includes }) => (modules.includes(code) ? includes : []));
  return game.modules.filter(({ code }, i) => i === 0 || [...modules, ...included].includes(code));
}

/**
 * The fields of the table; a module that includes others decides some of them itself.
 * @type {(game: Game, inPlay: Module[]) => Field[]}
 */
function tableFieldsOf(game, inPlay) {
  const fields = inPlay.flatMap(({ tableFields }) => tableFields);
  const isFixed = (/** @type {Field} */ { sets }) => sets !== undefined && game.fixedWithAll.includes(sets);
  return inPlay.some(({ includes }) => includes.length) ? fields.filter((field) => !isFixed(field)) : fields;
}

/**
 * The choices of the table that these modules bring along.
 * @type {(game: Game, modules: string[]) => Field[]}
 */
export const moduleChoices = (game, modules) =>
  tableFieldsOf(game, inPlayWith(game, modules).slice(1)).filter(({ sets }) => sets);

/**
 * The choices of the table that the set-up depends on, each in its one text form.
 * @type {(game: Game, modules: string[], entered: (key: string) => string) => Record<string, string>}
 */
export function setupChoices(game, modules, entered) {
  const fields = tableFieldsOf(game, inPlayWith(game, modules)).filter(({ sets }) => sets);
  /** @type {(field: Entry, text: string) => string} */
  const read = (field, text) => {
    if (hasItems(field)) return game.items.readChoice(field, text);
    return field.values?.includes(text) ? text : "";
  };
  const made = fields.map((field) => [field.code, read(field, entered(field.code))]);
  return Object.fromEntries(made.filter(([, choice]) => choice));
}

/**
 * @param {Game} game
 * @param {number} players
 * @param {string[]} modules
 * @param {Record<string, string>} choices
 * @returns {Setup}
 */
export function makeSetup(game, players, modules = [], choices = {}) {
  const { box, hand, display } = game;
  const inPlay = inPlayWith(game, modules);
  const including = inPlay.find(({ includes }) => includes.length);
  const tableFields = tableFieldsOf(game, inPlay);
  /** @param {string} sets */
  const chosen = (sets) => tableFields.find((field) => field.sets === sets && choices[field.code]);
  const keepsAll = Boolean(chosen("no-replacing"));
  const rulebook = chosen("every-second-paid") ? game.everySecondPaid : "";
  const codes = inPlay.slice(1).map(({ code }) => code);
  /** @param {Change} change */
  const applies = ({ beside }) => Object.entries(beside).every(([code, isIn]) => codes.includes(code) === isIn);
  const changing = including ? [including] : inPlay;
  const changes = changing.flatMap((module, i) =>
    (module.changes[players] ?? []).filter(applies).map((change) => ({ ...change, isBase: !including && i === 0 })),
  );
  /** @type {(counts: Counts) => Counts} */
  const more = (counts) => Object.fromEntries(Object.entries(counts).filter(([, by]) => by > 0));
  const jungle = changes.reduce(
    (counts, change) => changed(counts, keepsAll && !change.isBase ? more(change.jungle) : change.jungle),
    box.jungle,
  );
  const mix = chosen("worker-tiles");
  const all = keepsAll && tableFields.find(({ sets }) => sets === "worker-tiles")?.limits;
  const workers = mix
    ? game.items.parseItems(choices[mix.code], mix.kind)
    : all || changes.reduce((counts, change) => changed(counts, change.workers), box.workers);
  const mapBoard = sum(changes.map((change) => change.mapBoard));
  const kinds = Object.fromEntries(inPlay.flatMap((module) => Object.entries(module.kinds)));
  const temples = sum(Object.keys(jungle).map((code) => (kinds[code].isTemple ? jungle[code] : 0)));
  const paying = inPlay.flatMap((module) => module.terms.map((term) => ({ ...term, ...term.byRulebook[rulebook] })));
  const terms = paying.filter(({ kind }) => temples || kind !== "majority");
  const majority = terms.find((term) => term.kind === "majority") ?? null;
  const start = changes.findLast((change) => change.start)?.start ?? game.start;
  const silences = inPlay.flatMap((each) => each.silences);
  const replaced = changes.flatMap((change) => change.fields);
  const faces = chosen("items");
  const seatFields = inPlay
    .flatMap((module) => module.seatFields)
    .map((each) => {
      const field = replaced.findLast(({ code }) => code === each.code) ?? each;
      const requiredOf = inPlay.flatMap((module) => module.requiredOf[field.code] ?? []);
      const isChosen = faces?.setsField === field.code;
      return { ...field, requiredOf, ...(isChosen && game.items.chosenItems(field, faces, choices[faces.code])) };
    });
  /** @type {Entry[]} */
  const fields = [
    ...tableFields,
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
    choices,
    modules: including ? [including.code] : codes,
    itemTerms: terms.filter(({ field }) => seatFields.some((each) => each.code === field && hasItems(each))),
    checks: inPlay.flatMap((module) => module.checks),
    isEarlyOverbuilding: Boolean(chosen("early-overbuilding")),
    mapBoard,
    tiles: makeTiles(game, kinds, Object.keys({ ...box.workers, ...workers })),
    reaches: together(inPlay.flatMap((module) => module.reaches).filter(({ field }) => !silences.includes(field))),
    mostAtSide: Math.max(...Array.from(Object.keys(workers).join(""), Number)),
    workerTilesEach: total(workers),
    workersEach: sum(Object.entries(workers).map(([sides, n]) => n * sum(Array.from(sides, Number)))),
    jungleTiles: total(jungle),
    pile: total(jungle) - start.length - display - mapBoard,
    surplus: players * total(workers) - total(jungle),
    recommendedSurplus: inPlay.find(({ surplus }) => surplus[players])?.surplus[players] ?? null,
    laidOut: laidOut(seatFields, tableFields, choices),
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
 * Field of items -> those that lie beside the board; nothing while a choice would say which.
 * @type {(seatFields: Field[], tableFields: Field[], choices: Record<string, string>) => Record<string, Counts>}
 */
function laidOut(seatFields, tableFields, choices) {
  const open = tableFields.filter(({ sets, code }) => sets === "items" && !choices[code]);
  const shown = seatFields.filter(({ code, pools }) => pools && !open.some(({ setsField }) => setsField === code));
  return Object.fromEntries(shown.map(({ code, pools = {} }) => [code, pools]));
}

/**
 * One bound for each field: modules add actions that bring something in.
 * @param {Reach[]} reaches
 */
function together(reaches) {
  /** @type {Map<string, Reach>} */
  const merged = new Map();
  for (const reach of reaches) {
    const actions = [...(merged.get(reach.field)?.actions ?? []), ...reach.actions];
    merged.set(reach.field, { ...reach, actions });
  }
  return [...merged.values()];
}

/**
 * One set-up for all who ask for the same: a page asks with every key that is pressed.
 * @param {Game} game
 * @param {[players: number, modules: string[], choices: Record<string, string>]} asked
 * @returns {Setup}
 */
export function setupFor(game, ...asked) {
  const [made, key] = [game.setups ?? new Map(), JSON.stringify(asked)];
  const setup = made.get(key) ?? makeSetup(game, ...asked);
  game.setups = made.set(key, setup);
  return setup;
}

/**
 * Everything that is wrong with a choice of modules, for so many players.
 * @param {Game} game
 * @param {number} players
 * @param {string[]} codes
 * @returns {Problem[]}
 */
export function moduleProblems({ modules: [, ...others], players: counts, limits }, players, codes) {
  const count = Math.min(Math.max(players, Math.min(...counts)), Math.max(...counts));
  return [...new Set(codes)].flatMap((module) => {
    const found = others.find(({ code }) => code === module);
    const isAgain = codes.indexOf(module) < codes.lastIndexOf(module);
    const isLonely = found?.includes.length && new Set(codes).size > 1;
    const isUnfit = found && !found.players.includes(count);
    /** @type {Params} */
    const params = { module: [...module].slice(0, limits.value).join("") };
    /** @type {[code: string | false | 0 | undefined, params: Params][]} */
    const wrong = [
      [!found && "unknown-module", params],
      [found && isAgain && "repeated-module", params],
      [isUnfit && "module-players", { ...params, players: count }],
      [isLonely && "module-alone", params],
    ];
    return wrong.flatMap(([code, params]) => (code ? [{ field: "modules", code, params }] : []));
  });
}
