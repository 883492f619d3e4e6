// The score sheet: what was entered, what is wrong or missing, and what it comes to. The same as the
// server's, so that a phone without a network accepts, refuses and shows the same.

/** @import { Counts, Entry, Game, LaidTile, Pair, Params, Problem } from "../types.js" */
/** @import { Seat, State, Temple, Tiles, Village } from "../types.js" */
import { check, checkPools, checkTemples, isComplete } from "./checks.js";
import { laidTiles, SIDES, workersOf } from "./growth.js";
import { colorOf, letterOf, readBoard } from "./notation.js";
import { readNumber, sum } from "./numbers.js";
import { score } from "./scoring.js";
import { moduleProblems, setupChoices, setupFor } from "./setup.js";

const [NOBODY, NOT_IN_PLAY] = [".", "-"];
const UNSEEN = /(?!\u200c)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/gu; // Persian needs its non-joiner

/**
 * Text without control characters and needless white space.
 * @param {string} text
 */
export const cleanText = (text) => text.replace(UNSEEN, " ").replace(/ +/g, " ").trim();

/**
 * An entry as it is kept: without what cannot be seen, and no longer than anything meant.
 * @param {string} key
 * @param {string} text
 * @param {Game} game
 */
function cleanEntry(key, text, { limits }) {
  /** @type {(long: string, limit: number) => string} */
  const shortened = (long, limit) => [...long].slice(0, limit).join("");
  if (key === "board") return shortened(cleanText(text).replaceAll(" ", ""), limits.notation + 1);
  return cleanText(shortened(text, limits.value));
}

/** @param {Seat} seat */
export const seatText = ({ color, name }) => (name ? `${color}:${name}` : color);

/** @param {string} text */
function readSeat(text) {
  const [color, ...name] = text.split(":");
  return { color, name: cleanText(name.join(":")) };
}

/**
 * Every problem with seats in their text form.
 * @param {string[]} texts
 * @param {Game} game
 * @returns {Problem[]}
 */
export function seatProblems(texts, { colors, players, limits }) {
  const [min, max] = [Math.min(...players), Math.max(...players)];
  const miscounted = texts.length < min ? "too-few-players" : texts.length > max && "too-many-players";
  if (miscounted) return [{ field: "players", code: miscounted, params: { min, max } }];
  const seats = texts.map(readSeat);
  return seats.flatMap(({ color, name }, i) => {
    const isTaken = seats.findIndex((seat) => seat.color === color) < i;
    /** @type {[code: string | false, params: Params][]} */
    const found = [
      [!colors.includes(color) ? "unknown-color" : isTaken && "duplicate-color", {}],
      [[...name].length > limits.name && "name-too-long", { max: limits.name }],
    ];
    return found.flatMap(([code, params]) => (code ? [{ field: `seat${i + 1}`, code, params }] : []));
  });
}

/**
 * A temple with who stands at its sides; they are null when it never came into play.
 * @type {(game: Game, sides: string[] | null, square?: string | null) => Temple}
 */
function makeTemple({ letters }, sides, square = null) {
  /** @type {Counts} */
  const workers = {};
  for (const [letter, count] of sides ?? []) {
    if (Number(count) > 0) workers[letters[letter]] = (workers[letters[letter]] ?? 0) + Number(count);
  }
  return { sides, workers, square };
}

/** @type {Reader} */
function readCount(text, { kind, values = [], most = 0, refusal = {} }) {
  const value = readNumber(text);
  if (value === null) return { code: "not-a-number" };
  const isAllowed = kind === "value" ? values.includes(value) : value >= 0 && value <= most;
  return isAllowed ? { value } : refusal;
}

/**
 * What a text says in a field of each kind: `value`, and `code` with `params` where something is wrong.
 * @typedef {{ value?: string | number | Counts | Tiles | Temple, code?: string, params?: Params }} Reading
 * @typedef {(text: string, field: Entry, sheet: Sheet) => Reading} Reader
 * @type {Record<Entry["kind"], Reader>}
 */
const READERS = {
  text: (value) => ({ value }),
  choice: (value, { values, refusal = {} }) => (!values || values.includes(value) ? { value } : refusal),
  count: readCount,
  value: readCount,
  list: (text, field, { setup }) => setup.game.items.readItemsEntry(text, field),
  counts: (text, field, { setup }) => setup.game.items.readItemsEntry(text, field),
  board(text, _, { setup }) {
    const { tiles: value, problem: { code, ...params } = { code: undefined } } = readBoard(text, setup);
    return { value, code, params };
  },
  temple(text, _, { colors, setup: { game, mostAtSide } }) {
    if (text === NOT_IN_PLAY) return { value: makeTemple(game, null) };
    const sides = text.match(new RegExp(`[${Object.keys(game.letters).join("")}][0-${mostAtSide}]|\\.`, "g")) ?? [];
    if (sides.join("") !== text || sides.length > SIDES.length) return { code: "not-a-temple" };
    const allSides = SIDES.map((_, i) => sides[i] ?? NOBODY);
    const value = makeTemple(game, allSides);
    const isTheirs = Object.keys(value.workers).every((color) => colors.includes(color));
    return { value, code: isTheirs ? undefined : "color-not-playing" };
  },
};

/**
 * What a player holds of a field: items by option as well, with their number.
 * @type {(code: string, value: number | Counts) => Counts}
 */
function heldOf(code, value) {
  if (typeof value === "number") return { [code]: value };
  const items = Object.entries(value).map(([item, count]) => [`${code}.${item}`, count]);
  return { [code]: sum(Object.values(value)), ...Object.fromEntries(items) };
}

/**
 * Players before this one have taken what the box has of an item that this one has as well.
 * @type {(field: Entry, reading: Reading, taken: Counts) => Reading | undefined}
 */
function noneLeft({ code: field = "", pools = {} }, { value, code }, taken) {
  if (code || typeof value !== "object" || !Object.keys(pools).length) return undefined;
  const own = new Map(Object.entries(value));
  for (const [item, count] of own) {
    taken[`${field}.${item}`] = (taken[`${field}.${item}`] ?? 0) + Number(count);
  }
  const item = Object.keys(pools).find((each) => own.get(each) && taken[`${field}.${each}`] > pools[each]);
  return item ? { code: "none-left", params: { item, max: pools[item] } } : undefined;
}

export class Sheet {
  /**
   * @param {Game} game
   * @param {Seat[]} seats
   * @param {string[]} modules
   * @param {(key: string) => string | undefined} entered
   */
  constructor(game, seats, modules, entered) {
    /** @type {(key: string) => Pair} */
    const entryOf = (key) => [key, cleanEntry(key, entered(key) ?? "", game)];
    this.seats = seats;
    this.colors = seats.map(({ color }) => color);
    const choices = setupChoices(game, modules, (key) => entryOf(key)[1]);
    this.setup = setupFor(game, seats.length, modules, choices);
    const { fields } = this.setup;
    this.entries = new Map(fields.map(({ key }) => entryOf(key)).filter(([, text]) => text));
    this.usesBoard = this.entries.get("mode") === "board";
    // Temples beside a whole board do not count, nor does a board beside temples.
    this.ignored = this.usesBoard ? "temple" : "board";
    /** @type {Problem[]} */
    this.problems = [];
    // What a value is depends on the kind of its field.
    /** @type {Map<string, any>} */
    const values = new Map([["board", this.entries.has("board") ? null : new Map()]]);
    /** @param {Entry} field */
    const isRead = ({ key, fromBoard }) => this.entries.has(key) && !(fromBoard && this.usesBoard);
    /** Who does not have the item is not asked for what it counts. @param {Entry} field */
    const isTheirs = ({ owner, seat = 0 }) => {
      const [code, item] = owner?.split(".") ?? [];
      return !owner || Boolean(values.get(`${code}${seat + 1}`)?.[item]);
    };
    /** @type {Counts} */
    const taken = {};
    for (const field of fields.filter(isRead)) {
      if (!isTheirs(field)) continue;
      const reading = READERS[field.kind](this.entries.get(field.key) ?? "", field, this);
      const { value, code, params = {} } = noneLeft(field, reading, taken) ?? reading;
      if (value !== undefined) values.set(field.key, value);
      if (code && field.kind !== this.ignored) this.problems.push({ field: field.key, code, params });
    }
    /** @type {Village[]} */
    this.villages = this.colors.map((color, i) => {
      const own = fields.filter(({ key, seat }) => seat === i && values.has(key));
      return Object.assign({ color }, ...own.map(({ code = "", key }) => heldOf(code, values.get(key))));
    });
    /** @type {Tiles | null} */
    this.board = values.get("board");
    this.tiles = laidTiles(this.board ?? [], this.setup);
    this.isWhole = this.entries.has("complete") || isComplete(this.tiles, this.setup, this.colors);
    /** @type {(Temple | null)[]} */
    this.temples = fields.filter(({ kind }) => kind === "temple").map(({ key }) => values.get(key) ?? null);
    this.templesInPlay = this.usesBoard ? this.#templesOfBoard() : this.temples.flatMap((it) => (it?.sides ? it : []));
    this.workers = this.templesInPlay.map(({ workers }) => workers);
    this.result = score(this.setup, this.villages, this.workers, this.usesBoard ? this.tiles : null);
    /** What is missing whatever the result. */
    this.needed = fields.filter((field) => this.#isNeeded(field)).map(({ key }) => key);
    const { needed } = this;
    this.missing = needed.length ? needed : this.#missingInTie();
    // What belongs to the set-up is no entry of a score.
    const isBegun = fields.some(({ key, kind, sets }) => kind !== "choice" && !sets && this.entries.has(key));
    const ending = this.missing.length ? "tied" : "final";
    /** @type {State} */
    this.state = this.problems.length || (isBegun && needed.length) ? "incomplete" : isBegun ? ending : "nothing";
  }

  /**
   * The sheet of an address, or what is wrong with its players or modules.
   * @param {Iterable<Pair>} pairs
   * @param {Game} game
   * @returns {{ sheet: Sheet, problems?: undefined } | { sheet?: undefined, problems: Problem[] }}
   */
  static fromQuery(pairs, game) {
    const given = [...pairs];
    /** @param {string} name */
    const all = (name) => given.filter(([key]) => key === name).map(([, value]) => value);
    const [seats, modules] = [all("p"), all("modules").join().split(",").filter(Boolean)];
    const problems = [...seatProblems(seats, game), ...moduleProblems(game, seats.length, modules)];
    if (problems.length) return { problems };
    const first = new Map(given.reverse());
    // A button that leads back to the temples stands beside the page's own field.
    if (new Set(all("mode")).size > 1) first.delete("mode");
    return { sheet: new Sheet(game, seats.map(readSeat), modules, (key) => first.get(key)) };
  }

  /**
   * The sheet of a shared table, whose seats are fields as well.
   * @param {Iterable<Pair>} pairs
   * @param {Game} game
   */
  static fromFields(pairs, game) {
    const fields = new Map(pairs);
    const seats = Array.from({ length: Math.max(...game.players) }, (_, i) => fields.get(`seat${i + 1}`) ?? "");
    /** @type {Pair[]} */
    const taken = seats.slice(0, seats.findLastIndex(Boolean) + 1).map((seat) => ["p", seat]);
    return Sheet.fromQuery([...taken, ...fields], game);
  }

  /**
   * The parameters of the sheet's address.
   * @returns {Pair[]}
   */
  toQuery() {
    /** @type {Pair[]} */
    const seats = this.seats.map((seat) => ["p", seatText(seat)]);
    /** @type {Pair[]} */
    const modules = this.setup.modules.length ? [["modules", this.setup.modules.join(",")]] : [];
    return [...seats, ...modules, ...this.entries];
  }

  /**
   * The sheet with other entries; an empty one is taken out.
   * @param {Record<string, string>} changes
   */
  with(changes) {
    const { game, modules } = this.setup;
    return new Sheet(game, this.seats, modules, (key) => changes[key] ?? this.entries.get(key));
  }

  /**
   * Has this to be known, and is it not?
   * @param {Entry} field
   */
  #isNeeded({ key, kind, isRequired, seat, fromBoard, owner, requiredOf = [] }) {
    if (kind === this.ignored || (fromBoard && this.usesBoard)) return false;
    if (key === "board") return this.board?.size === 0;
    if (key === "complete") return this.usesBoard && this.tiles.length > 0 && !this.isWhole;
    /** @param {string} item */
    const owns = (item) => Boolean(this.villages[seat ?? 0][item]);
    const isAsked = owner ? isRequired && owns(owner) : isRequired || requiredOf.some(owns);
    return isAsked && !this.entries.has(key);
  }

  #missingInTie() {
    const { decidedBy, tied } = this.result;
    const { fields, game } = this.setup;
    /** @param {Entry} field */
    const isMissing = ({ code, seat = 0 }) =>
      code === game.tieBreak && tied.includes(this.colors[seat]) && !(code in this.villages[seat]);
    return decidedBy === "open" && !this.problems.length ? fields.filter(isMissing).map(({ key }) => key) : [];
  }

  /** What is impossible or unlikely about this table. */
  get findings() {
    const { setup, villages, workers } = this;
    if (this.usesBoard) return check(this.tiles, setup, this.colors, villages);
    return [...checkTemples(workers, setup), ...checkPools(villages, setup)];
  }

  #templesOfBoard() {
    /** @type {(tile: LaidTile | undefined, i: number) => string} */
    const sideOf = (tile, i) => (tile?.color ? letterOf(tile.color) + workersOf(tile, i) : NOBODY);
    const temples = this.tiles.filter(({ kind }) => kind?.isTemple);
    return temples.map(({ around, square }) => makeTemple(this.setup.game, around.map(sideOf), square));
  }

  /** The sheet with its board's temples filled in where none were entered. */
  withTemplesOfBoard() {
    const { colors, entries, setup } = this;
    const keys = setup.fields.filter(({ kind }) => kind === "temple").map(({ key }) => key);
    if (!this.tiles.length || keys.some((key) => entries.has(key))) return this;
    /** @param {string} side */
    const shown = (side) => (colors.includes(colorOf(side, setup.game) ?? "") && side[1] !== "0" ? side : NOBODY);
    const seen = this.#templesOfBoard().map(({ sides }) => sides?.map(shown).join(""));
    return this.with(Object.fromEntries(keys.map((key, i) => [key, seen[i] ?? (this.isWhole ? NOT_IN_PLAY : "")])));
  }
}
