// The score sheet: what was entered, what is wrong or missing, and what it comes to. The same as the
// server's, so that a phone without a network accepts, refuses and shows the same.

import { check, checkPools, checkTemples, isComplete } from "./checks.js";
import { SIDES, laidTiles, workersOf } from "./growth.js";
import { colorOf, letterOf, readBoard } from "./notation.js";
import { readNumber } from "./numbers.js";
import { score } from "./scoring.js";
import { makeSetup, moduleProblems } from "./setup.js";

const NOBODY = ".";
const NOT_IN_PLAY = "-";
const UNSEEN = /(?!\u200c)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/gu; // Persian needs its non-joiner

const problem = (field, code, params = {}) => ({ field, code, params });
const shortened = (text, limit) => [...text].slice(0, limit).join("");
const numbered = (name, count) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
const splitModules = (text = "") => text.split(",").filter(Boolean);

/** Text without control characters and needless white space. */
export const cleanText = (text) => text.replace(UNSEEN, " ").replace(/ +/g, " ").trim();

/** An entry as it is kept: without what cannot be seen, and no longer than anything meant. */
export const cleanEntry = (key, text, { limits }) =>
  key === "board"
    ? shortened(cleanText(text).replaceAll(" ", ""), limits.notation + 1)
    : cleanText(shortened(text, limits.value));

export const seatText = ({ color, name }) => (name ? `${color}:${name}` : color);

function readSeat(text) {
  const [color, ...name] = text.split(":");
  return { color, name: cleanText(name.join(":")) };
}

/** Every problem with seats in their text form; `keys` are the fields they stand in. */
export function seatProblems(texts, { colors, limits }, keys = numbered("seat", texts.length)) {
  const seats = texts.map(readSeat);
  return seats.flatMap(({ color, name }, i) => {
    const isTaken = seats.slice(0, i).some((seat) => seat.color === color);
    const isLong = [...name].length > limits.name;
    const wrong = !colors.includes(color) ? "unknown-color" : isTaken && "duplicate-color";
    const found = [wrong && problem(keys[i], wrong), isLong && problem(keys[i], "name-too-long", { max: limits.name })];
    return found.filter(Boolean);
  });
}

function countProblems(count, { players: [min, ...more] }) {
  const limits = { min, max: more.at(-1) };
  if (count < min) return [problem("players", "too-few-players", limits)];
  return count > limits.max ? [problem("players", "too-many-players", limits)] : [];
}

// Version 0.1.0 counted from 0 and had one letter per field: `g0` is `gold1` today.
export function convertedKey(key, { legacy }) {
  const [, letter, n, part] = key.match(/^([a-z])([0-9]?)((?:-[0-9]+)?)$/) ?? [];
  return legacy[letter] ? `${legacy[letter]}${n && Number(n) + 1}${part}` : key;
}

// What a page without a script sends in parts: a temple's sides, or counted coins.
function inParts(key, given, { gold, coins }) {
  const part = (name) => given.get(`${key}-${name}`) ?? "";
  if (key.startsWith("temple")) {
    const sides = SIDES.map((_, side) => part(side));
    return sides.some(Boolean) ? sides.map((side) => side || NOBODY).join("") : "";
  }
  const counts = key.startsWith(gold) ? coins.map((coin) => readNumber(part(coin)) ?? 0) : [];
  const sum = counts.reduce((all, count, i) => all + coins[i] * Math.max(0, count), 0);
  return counts.some(Boolean) ? String(sum) : "";
}

export const templeKeys = ({ majority, temples }) => (majority ? numbered("temple", temples) : []);
const seatKeys = ({ players, seatFields }) =>
  numbered("", players).flatMap((n) => seatFields.map((field) => ({ key: field.code + n, seat: n - 1, field })));
/** Every key that a sheet can have, in the order of an address. */
const entryKeys = (setup) => [
  ...setup.tableFields.map(({ code }) => code),
  ...["mode", ...templeKeys(setup), "board", "complete"],
  ...seatKeys(setup).map(({ key }) => key),
];

/** A temple; `sides` are null when it never came into play. */
function makeTemple(sides, game, square = null) {
  const workers = {};
  for (const side of sides ?? []) {
    const [color, count] = [colorOf(side, game), Number(side[1] ?? 0)];
    if (count) workers[color] = (workers[color] ?? 0) + count;
  }
  return { sides, workers, square };
}

// A temple as entered; null when it was not, or cannot be read.
function readTemple(text, { game, mostAtSide }) {
  if (text === NOT_IN_PLAY) return makeTemple(null, game);
  const sides = text?.match(new RegExp(`[${game.colors.map(letterOf).join("")}][0-${mostAtSide}]|\\.`, "g")) ?? [];
  if (!sides.length || sides.length > SIDES.length || sides.join("") !== text) return null;
  return makeTemple(SIDES.map((_, i) => sides[i] ?? NOBODY), game);
}

function templesOf(board, setup) {
  const side = (tile, i) => (tile?.color ? letterOf(tile.color) + workersOf(tile, i) : NOBODY);
  const temples = laidTiles(board, setup).filter(({ kind }) => kind?.isTemple);
  return temples.map(({ around, square }) => makeTemple(around.map(side), setup.game, square));
}

function valueProblem(key, { kind, values, most: max }, value) {
  if (value === null) return problem(key, "not-a-number");
  if (kind === "value") return values.includes(value) ? null : problem(key, "not-a-printed-value");
  return value >= 0 && value <= max ? null : problem(key, "out-of-range", { min: 0, max });
}

export class Sheet {
  /** @param {{color: string, name: string}[]} seats @param {Map<string, string>} entries as typed, never empty */
  constructor(seats, setup, entries) {
    Object.assign(this, { seats, setup, entries });
    this.colors = seats.map(({ color }) => color);
    this.usesBoard = entries.get("mode") === "board";
    this.temples = templeKeys(setup).map((key) => readTemple(entries.get(key), setup));
    const { tiles = null, problem: unreadable } = readBoard(entries.get("board") ?? "", setup);
    this.board = tiles;
    this.templesInPlay = this.usesBoard ? templesOf(tiles ?? [], setup) : this.temples.filter((each) => each?.sides);
    this.workers = this.templesInPlay.map(({ workers }) => workers);
    this.villages = this.colors.map((color) => ({ color }));
    this.problems = [...this.#tableProblems(unreadable)];
    for (const { key, seat, field } of seatKeys(setup).filter(({ key }) => entries.has(key))) {
      const value = readNumber(entries.get(key));
      const wrong = valueProblem(key, field, value);
      if (wrong) this.problems.push(wrong);
      else this.villages[seat][field.code] = value;
    }
    this.result = score(setup, this.villages, this.workers);
    const needed = [...this.#needed()];
    this.missing = needed.length ? needed : this.#missingInTie();
    const choices = ["mode", ...setup.tableFields.map(({ code }) => code)];
    const isBegun = [...entries.keys()].some((key) => !choices.includes(key));
    if (!isBegun && !this.problems.length) this.state = "nothing";
    else if (this.problems.length || needed.length) this.state = "incomplete";
    else this.state = this.missing.length ? "tied" : "final";
  }

  /** @param {(key: string) => string | undefined} entered */
  static begin(game, seats, modules, entered) {
    const text = (key) => cleanEntry(key, entered(key) ?? "", game);
    const setup = makeSetup(game, seats.length, modules, text(game.rulebook));
    const entries = entryKeys(setup).map((key) => [key, text(key)]).filter(([, value]) => value);
    return new Sheet(seats, setup, new Map(entries));
  }

  /** The sheet of an address, or what is wrong with its players or modules. */
  static fromQuery(pairs, game) {
    const given = Array.from(pairs, ([key, value]) => [convertedKey(key, game), value]);
    const all = (name) => given.filter(([key]) => key === name).map(([, value]) => value);
    const [seats, modules] = [all("p"), all("modules").flatMap(splitModules)];
    const counted = countProblems(seats.length, game);
    const wrong = counted.length ? counted : seatProblems(seats, game);
    const problems = [...wrong, ...moduleProblems(game, seats.length, modules)];
    const first = new Map(given.reverse());
    // A button that leads back to the temples stands beside the page's own field.
    if (new Set(all("mode")).size > 1) first.delete("mode");
    const entered = (key) => first.get(key) || inParts(key, first, game);
    return problems.length ? { problems } : { sheet: Sheet.begin(game, seats.map(readSeat), modules, entered) };
  }

  /** The sheet of a shared table, whose seats are fields as well. */
  static fromFields(pairs, game) {
    const fields = new Map(pairs);
    const keys = numbered("seat", game.players.at(-1));
    const taken = keys.filter((key) => fields.get(key));
    const [seats, modules] = [taken.map((key) => fields.get(key)), splitModules(fields.get("modules"))];
    // Village boards belong to seats by number, so no seat before a taken one may be empty.
    const empty = keys.slice(0, taken.length).filter((key) => !taken.includes(key));
    const problems = [
      ...countProblems(taken.length, game),
      ...seatProblems(seats, game, taken),
      ...empty.map((key) => problem(key, "missing")),
      ...moduleProblems(game, taken.length, modules),
    ];
    const entered = (key) => fields.get(key);
    return problems.length ? { problems } : { sheet: Sheet.begin(game, seats.map(readSeat), modules, entered) };
  }

  /** The parameters of the sheet's address. */
  toQuery() {
    const modules = this.setup.modules.join(",");
    return [...this.seats.map((seat) => ["p", seatText(seat)]), ...(modules ? [["modules", modules]] : []), ...this.entries];
  }

  /** The fields of a shared table. */
  toFields() {
    const keys = numbered("seat", this.seats.length);
    return Object.fromEntries(this.toQuery().map(([key, text], i) => [keys[i] ?? key, text]));
  }

  /** The sheet with other entries; an empty one is taken out. */
  with(changes) {
    const { game, modules } = this.setup;
    return Sheet.begin(game, this.seats, modules, (key) => changes[key] ?? this.entries.get(key));
  }

  *#tableProblems(unreadable) {
    for (const { code, options } of this.setup.tableFields) {
      if (this.entries.has(code) && !options.includes(this.entries.get(code))) yield problem(code, "no-such-choice");
    }
    const { code, ...params } = unreadable ?? {};
    if (this.usesBoard && code) yield problem("board", code, params);
    if (this.usesBoard) return;
    for (const [i, key] of templeKeys(this.setup).entries()) {
      const colors = Object.keys(this.temples[i]?.workers ?? {});
      if (this.entries.has(key) && !this.temples[i]) yield problem(key, "not-a-temple");
      if (colors.some((color) => !this.colors.includes(color))) yield problem(key, "color-not-playing");
    }
  }

  // What has to be known and is not, in the order of the pages.
  *#needed() {
    const { board, entries, setup } = this;
    const isAbsent = (key) => !entries.has(key);
    if (!this.usesBoard) yield* templeKeys(setup).filter(isAbsent);
    else if (board && !board.size) yield "board";
    else if (board && isAbsent("complete") && !isComplete(board, setup, this.colors)) yield "complete";
    yield* seatKeys(setup).filter(({ field, key }) => field.isRequired && isAbsent(key)).map(({ key }) => key);
  }

  #missingInTie() {
    const { decidedBy, tied } = this.result;
    const isOpen = decidedBy === "open" && !this.problems.length;
    const code = this.setup.game.tieBreak;
    const isMissing = ({ field, seat }) =>
      field.code === code && tied.includes(this.colors[seat]) && !(code in this.villages[seat]);
    return isOpen ? seatKeys(this.setup).filter(isMissing).map(({ key }) => key) : [];
  }

  /** What is impossible or unlikely about this table. */
  get findings() {
    const { setup, villages, workers } = this;
    if (this.usesBoard) return check(this.board ?? new Map(), setup, this.colors, villages);
    return [...checkTemples(workers, setup), ...checkPools(villages, setup)];
  }

  /** The sheet with its board's temples filled in where none were entered. */
  withTemplesOfBoard() {
    const { board, colors, entries, setup } = this;
    const keys = templeKeys(setup);
    if (!board?.size || keys.some((key) => entries.has(key))) return this;
    const isTheirs = (side) => colors.includes(colorOf(side, setup.game)) && side[1] !== "0";
    const shown = (sides) => sides.map((side) => (isTheirs(side) ? side : NOBODY)).join("");
    const seen = templesOf(board, setup).map(({ sides }) => shown(sides));
    const rest = isComplete(board, setup, colors) || entries.has("complete") ? NOT_IN_PLAY : "";
    return this.with(Object.fromEntries(keys.map((key, i) => [key, seen[i] ?? rest])));
  }
}
