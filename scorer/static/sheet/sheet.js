// The score sheet: what was entered, what is wrong or missing, and what it comes to. The same as the
// server's, so that a phone without a network accepts, refuses and shows the same.

import { check, checkPools, checkTemples, isComplete } from "./checks.js";
import { SIDES, laidTiles, workersOf } from "./growth.js";
import { colorOf, letterOf, readBoard } from "./notation.js";
import { readNumber } from "./numbers.js";
import { score } from "./scoring.js";
import { moduleProblems, setupFor } from "./setup.js";

const [NOBODY, NOT_IN_PLAY] = [".", "-"];
const UNSEEN = /(?!\u200c)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/gu; // Persian needs its non-joiner

/** Text without control characters and needless white space. */
export const cleanText = (text) => text.replace(UNSEEN, " ").replace(/ +/g, " ").trim();

/** An entry as it is kept: without what cannot be seen, and no longer than anything meant. */
function cleanEntry(key, text, { limits }) {
  const shortened = (long, limit) => [...long].slice(0, limit).join("");
  if (key === "board") return shortened(cleanText(text).replaceAll(" ", ""), limits.notation + 1);
  return cleanText(shortened(text, limits.value));
}

export const seatText = ({ color, name }) => (name ? `${color}:${name}` : color);

function readSeat(text) {
  const [color, ...name] = text.split(":");
  return { color, name: cleanText(name.join(":")) };
}

/** Every problem with seats in their text form. */
export function seatProblems(texts, { colors, players, limits }) {
  const [min, max] = [players[0], players.at(-1)];
  const miscounted = texts.length < min ? "too-few-players" : texts.length > max && "too-many-players";
  if (miscounted) return [{ field: "players", code: miscounted, params: { min, max } }];
  const seats = texts.map(readSeat);
  return seats.flatMap(({ color, name }, i) => {
    const isTaken = seats.findIndex((seat) => seat.color === color) < i;
    const found = [
      [!colors.includes(color) ? "unknown-color" : isTaken && "duplicate-color", {}],
      [[...name].length > limits.name && "name-too-long", { max: limits.name }],
    ];
    return found.filter(([code]) => code).map(([code, params]) => ({ field: `seat${i + 1}`, code, params }));
  });
}

/** A temple with who stands at its sides; they are null when it never came into play. */
function makeTemple(sides, { letters }, square = null) {
  const workers = {};
  for (const [letter, count] of sides ?? []) {
    if (count > 0) workers[letters[letter]] = (workers[letters[letter]] ?? 0) + Number(count);
  }
  return { sides, workers, square };
}

function readCount(text, { kind, values, most, refusal }) {
  const value = readNumber(text);
  if (value === null) return { code: "not-a-number" };
  const isAllowed = kind === "value" ? values.includes(value) : value >= 0 && value <= most;
  return isAllowed ? { value } : refusal;
}

/** What a text says in a field of each kind: `value`, and `code` with `params` where something is wrong. */
const READERS = {
  text: (value) => ({ value }),
  choice: (value, { values, refusal }) => (!values || values.includes(value) ? { value } : refusal),
  count: readCount,
  value: readCount,
  board(text, field, { setup }) {
    const { tiles: value, problem: { code, ...params } = {} } = readBoard(text, setup);
    return { value, code, params };
  },
  temple(text, field, { colors, setup: { game, mostAtSide } }) {
    if (text === NOT_IN_PLAY) return { value: makeTemple(null, game) };
    const sides = text.match(new RegExp(`[${Object.keys(game.letters).join("")}][0-${mostAtSide}]|\\.`, "g")) ?? [];
    if (sides.join("") !== text || sides.length > SIDES.length) return { code: "not-a-temple" };
    const value = makeTemple(SIDES.map((_, i) => sides[i] ?? NOBODY), game);
    const isTheirs = Object.keys(value.workers).every((color) => colors.includes(color));
    return { value, code: isTheirs ? undefined : "color-not-playing" };
  },
};

export class Sheet {
  /** @param {{color: string, name: string}[]} seats @param {(key: string) => string | undefined} entered */
  constructor(game, seats, modules, entered) {
    const textOf = (key) => cleanEntry(key, entered(key) ?? "", game);
    const setup = setupFor(game, seats.length, modules, textOf(game.rulebook));
    const { fields } = setup;
    const entries = new Map(fields.map(({ key }) => [key, textOf(key)]).filter(([, text]) => text));
    const colors = seats.map(({ color }) => color);
    const usesBoard = entries.get("mode") === "board";
    // Temples beside a whole board do not count, nor does a board beside temples.
    const ignored = usesBoard ? "temple" : "board";
    Object.assign(this, { seats, setup, entries, colors, usesBoard, ignored, problems: [] });
    const values = new Map([["board", entries.has("board") ? null : new Map()]]);
    for (const field of fields.filter(({ key }) => entries.has(key))) {
      const { value, code, params = {} } = READERS[field.kind](entries.get(field.key), field, this);
      if (value !== undefined) values.set(field.key, value);
      if (code && field.kind !== ignored) this.problems.push({ field: field.key, code, params });
    }
    this.villages = colors.map((color, i) => {
      const own = fields.filter(({ key, seat }) => seat === i && values.has(key));
      return Object.fromEntries([["color", color], ...own.map(({ code, key }) => [code, values.get(key)])]);
    });
    this.board = values.get("board");
    this.tiles = laidTiles(this.board ?? [], setup);
    this.isWhole = entries.has("complete") || isComplete(this.tiles, setup, colors);
    this.temples = fields.filter(({ kind }) => kind === "temple").map(({ key }) => values.get(key) ?? null);
    this.templesInPlay = usesBoard ? this.#templesOfBoard() : this.temples.filter((temple) => temple?.sides);
    this.workers = this.templesInPlay.map(({ workers }) => workers);
    this.result = score(setup, this.villages, this.workers);
    const needed = fields.filter((field) => this.#isNeeded(field)).map(({ key }) => key);
    this.missing = needed.length ? needed : this.#missingInTie();
    const isBegun = fields.some(({ key, kind }) => kind !== "choice" && entries.has(key));
    if (this.problems.length || (isBegun && needed.length)) this.state = "incomplete";
    else this.state = !isBegun ? "nothing" : this.missing.length ? "tied" : "final";
  }

  /** The sheet of an address, or what is wrong with its players or modules. */
  static fromQuery(pairs, game) {
    const given = [...pairs];
    const all = (name) => given.filter(([key]) => key === name).map(([, value]) => value);
    const [seats, modules] = [all("p"), all("modules").join().split(",").filter(Boolean)];
    const problems = [...seatProblems(seats, game), ...moduleProblems(game, seats.length, modules)];
    if (problems.length) return { problems };
    const first = new Map(given.reverse());
    // A button that leads back to the temples stands beside the page's own field.
    if (new Set(all("mode")).size > 1) first.delete("mode");
    return { sheet: new Sheet(game, seats.map(readSeat), modules, (key) => first.get(key)) };
  }

  /** The sheet of a shared table, whose seats are fields as well. */
  static fromFields(pairs, game) {
    const fields = new Map(pairs);
    const seats = Array.from({ length: game.players.at(-1) }, (_, i) => fields.get(`seat${i + 1}`) ?? "");
    const taken = seats.slice(0, seats.findLastIndex(Boolean) + 1);
    return Sheet.fromQuery([...taken.map((seat) => ["p", seat]), ...fields], game);
  }

  /** The parameters of the sheet's address. */
  toQuery() {
    const modules = this.setup.modules.join(",");
    const seats = this.seats.map((seat) => ["p", seatText(seat)]);
    return [...seats, ...(modules ? [["modules", modules]] : []), ...this.entries];
  }

  /** The sheet with other entries; an empty one is taken out. */
  with(changes) {
    const { game, modules } = this.setup;
    return new Sheet(game, this.seats, modules, (key) => changes[key] ?? this.entries.get(key));
  }

  // Has this to be known, and is it not?
  #isNeeded({ key, kind, isRequired }) {
    if (kind === this.ignored) return false;
    if (key === "board") return this.board?.size === 0;
    if (key === "complete") return this.usesBoard && this.tiles.length > 0 && !this.isWhole;
    return isRequired && !this.entries.has(key);
  }

  #missingInTie() {
    const { decidedBy, tied } = this.result;
    const { fields, game: { tieBreak } } = this.setup;
    const isMissing = ({ code, seat }) =>
      code === tieBreak && tied.includes(this.colors[seat]) && !(code in this.villages[seat]);
    return decidedBy === "open" && !this.problems.length ? fields.filter(isMissing).map(({ key }) => key) : [];
  }

  /** What is impossible or unlikely about this table. */
  get findings() {
    const { setup, villages, workers } = this;
    if (this.usesBoard) return check(this.tiles, setup, this.colors, villages);
    return [...checkTemples(workers, setup), ...checkPools(villages, setup)];
  }

  #templesOfBoard() {
    const sideOf = (tile, i) => (tile?.color ? letterOf(tile.color) + workersOf(tile, i) : NOBODY);
    const temples = this.tiles.filter(({ kind }) => kind?.isTemple);
    return temples.map(({ around, square }) => makeTemple(around.map(sideOf), this.setup.game, square));
  }

  /** The sheet with its board's temples filled in where none were entered. */
  withTemplesOfBoard() {
    const { colors, entries, setup: { fields, game } } = this;
    const keys = fields.filter(({ kind }) => kind === "temple").map(({ key }) => key);
    if (!this.tiles.length || keys.some((key) => entries.has(key))) return this;
    const shown = (side) => (colors.includes(colorOf(side, game)) && side[1] !== "0" ? side : NOBODY);
    const seen = this.#templesOfBoard().map(({ sides }) => sides.map(shown).join(""));
    return this.with(Object.fromEntries(keys.map((key, i) => [key, seen[i] ?? (this.isWhole ? NOT_IN_PLAY : "")])));
  }
}
