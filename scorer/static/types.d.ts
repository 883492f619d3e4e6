// The types that scripts share. The server writes the game as data (`scorer/web/offline/game_data.py`);
// nothing of this file reaches a phone.

import type { createLanguage } from "./sheet/language.js";

/** "red" */
export type Color = string;
/** "row,column" */
export type Square = string;
/** A tile in notation: "R2101+", "p2". */
export type TileCode = string;
/** The tiles of a board by their squares. */
export type Tiles = Map<Square, TileCode>;
/** How many of each, by code. */
export type Counts = Record<string, number>;
export type Pair = [key: string, value: string];

/** A text with blanks, "%(name)s", or its plural forms by one of the parameters. */
export type Template = string | PluralForms;
export interface PluralForms {
  by: string;
  other: string;
  [category: string]: string;
}
export type Params = Record<string, string | number>;
/** Numbers, lists and sentences in the reader's language. */
export type Language = ReturnType<typeof createLanguage>;

export interface Kind {
  action: string;
  amount: number;
  isTemple: boolean;
}

/** Something that can be entered; only the fields of modules have a code. */
export interface Entry {
  key: string;
  kind: "text" | "choice" | "count" | "value" | "list" | "counts" | "board" | "temple";
  code?: string;
  seat?: number;
  isRequired?: boolean;
  most?: number;
  values?: (number | string)[];
  refusal?: { code?: string; params?: Params };
  /** By option: the most of one player, and what the box holds for all. */
  limits?: Counts;
  pools?: Counts;
  /** Only the owner of this item is asked; the owners of those must enter it. */
  owner?: string;
  requiredOf?: string[];
  /** With a board nobody is asked for it. */
  fromBoard?: boolean;
  /** What a choice of the table changes in the set-up, and the field of items that it is about. */
  sets?: string;
  setsField?: string;
  /** Choices of items to begin with, by code and number of players; two-sided tiles to choose a side of each. */
  presets?: Record<string, Record<number, Counts>>;
  tiles?: [string, string][];
  /** The fewest items of a choice. */
  least?: number;
}

/** A field of a module: of every seat, or of the table. */
export interface Field extends Entry {
  code: string;
  isRequired: boolean;
  default: number | null;
  pool: number | null;
}

export interface Standing {
  gold: number;
  reason: string;
}

/** What every place at a temple gets, by how many players share the first, the second and so on: "1-2". */
export interface Sharing {
  shares: [first: number, second: number];
  splitsSecond: boolean;
  standings: Record<string, Standing[]>;
}

interface AnyTerm<Kind, Other> {
  code: string;
  kind: Kind;
  field: string;
  worth: number;
  byRulebook: Record<string, Other>;
}
export type Majority = AnyTerm<"majority", Sharing | undefined> & Sharing;
export interface Bonus {
  gold: number;
  quantity: string;
  at: number | null;
}
export type Items = AnyTerm<"items", undefined> & { worths: Counts; bonuses: Record<string, Bonus | undefined> };
/** A part of the final sum. */
export type Term = AnyTerm<"each", undefined> | Items | Majority;

/** What a module changes in the set-up, beside some modules and without others. */
export interface Change {
  jungle: Counts;
  workers: Counts;
  start: TileCode[] | null;
  mapBoard: number;
  /** In the place of those of the same code. */
  fields: Field[];
  beside: Record<string, boolean>;
}

/** What a module knows to be impossible about the things that players have. */
export type ItemCheck =
  | { check: "LowestFirst"; field: string }
  | { check: "FewKinds"; field: string; most: number }
  | { check: "SharedRoom"; fields: string[]; most: number }
  | { check: "Assignable"; field: string; tiles: string[][] }
  | { check: "FromTiles"; weights: [string, number][]; kind: string; each: number }
  | { check: "PaidInSets"; field: string; bought: string }
  | { check: "OnOwnTiles"; field: string; counts_workers: boolean };

/** A field holds no more than these actions bring in; of a printed value, its place counts. */
export interface Reach {
  field: string;
  actions: string[];
  values: number[] | null;
}

export interface Module {
  code: string;
  players: number[];
  kinds: Record<TileCode, Kind>;
  /** By the number of players. */
  changes: Record<number, Change[] | undefined>;
  seatFields: Field[];
  tableFields: Field[];
  terms: Term[];
  reaches: Reach[];
  silences: string[];
  includes: string[];
  /** The least and the most worker tiles more than jungle tiles, by the number of players. */
  surplus: Record<number, [number, number] | undefined>;
  checks: ItemCheck[];
  requiredOf: Record<string, string>;
}

/** The texts of a language that scripts need. */
export interface Words {
  colors: Record<Color, string>;
  /** those without a name, in sentences */
  players: Record<Color, string>;
  kinds: Record<TileCode, string>;
  fields: Record<string, { noun: string; options?: Record<string, Template> }>;
  terms: Record<string, string>;
  problems: Record<string, Template>;
  /** What modules are called; only where there are some. */
  modules?: Record<string, string>;
  findings: Record<string, Template>;
  headlines: Record<string, Template>;
  why: Record<string, Template>;
  missing: Record<"temples" | "seat" | "board" | "complete", string>;
  labelled: Template;
  scored: Template;
  /** Stands for gold that nobody has entered yet. */
  unknown: string;
  byRulebook: string;
  temple: {
    name: Template;
    label: Template;
    nobody: string;
    empty: string;
    order: string[];
    reasons: Record<string, Template>;
    even: Record<string, Template>;
  };
  pieces: { worker: Template };
  wholeBoard: Template;
  finalBoard: string;
  workerTile: Template;
  sides: Template[];
  crewSides: Template[];
  crew: Template;
  workers: Template;
  square: Template;
  problemsTitle: Template;
  whoseProblem: Template;
  rulebook: Record<"pays" | "result" | "choose" | "others", string>;
  /** Of modules: how an item is told, and what bonuses count. */
  items: Record<"several" | "bonusFor" | "bonus", Template>;
  quantities: Record<string, Template>;
}

/** The game as data, with the texts of one language. */
export interface Game {
  tag: string;
  direction: "ltr" | "rtl";
  listPatterns: Record<"2" | "start" | "middle" | "end", string> & {
    /** before which items which word changes into which */
    euphony?: [string, string, string];
  };
  colors: Color[];
  letters: Record<string, Color>;
  players: number[];
  limits: Record<"name" | "value" | "notation" | "tiles", number>;
  filledAt: number;
  stackLimit: number;
  rulebook: string;
  everySecondPaid: string;
  legacy: Record<string, string>;
  box: { jungle: Counts; workers: Counts };
  start: TileCode[];
  hand: number;
  display: number;
  gold: string;
  tieBreak: string;
  overbuild: string;
  /** What a module decides itself that includes others. */
  fixedWithAll: string[];
  samples: Record<number, string>;
  modules: Module[];
  steps: { id: string; module: string; when: "" | TileChanges }[];
  words: Words;
  /** Scripts that only modules need: loaded with their data. */
  items: typeof import("./sheet/modules.js");
  /** Those made before, by what was asked for. */
  setups?: Map<string, Setup>;
}

type TileChanges = "removedWorkers" | "addedWorkers" | "removedJungle" | "addedJungle";

/** What is in play at one table. */
export interface Setup extends Record<TileChanges, Counts> {
  game: Game;
  players: number;
  modules: string[];
  kinds: Record<TileCode, Kind>;
  tiles: Map<TileCode, Tile>;
  jungle: Counts;
  workers: Counts;
  temples: number;
  terms: Term[];
  /** The terms of fields with items. */
  itemTerms: Term[];
  majority: Majority | null;
  start: TileCode[];
  hand: number;
  display: number;
  /** Everything that can be entered, in the order of an address. */
  fields: Entry[];
  seatFields: Field[];
  choices: Record<string, string>;
  checks: ItemCheck[];
  isEarlyOverbuilding: boolean;
  mapBoard: number;
  reaches: Reach[];
  mostAtSide: number;
  workerTilesEach: number;
  /** On the tiles of one player. */
  workersEach: number;
  jungleTiles: number;
  pile: number;
  /** More worker tiles than jungle tiles, and the least and the most that is recommended. */
  surplus: number;
  recommendedSurplus: [number, number] | null;
  /** Field of items -> those that lie beside the board. */
  laidOut: Record<string, Counts>;
  steps: string[];
}

interface JungleTile {
  code: TileCode;
  kind: Kind;
  color?: undefined;
  covers?: undefined;
}
interface WorkerTile {
  code: TileCode;
  kind?: undefined;
  color: Color;
  pattern: string;
  sides: number[];
  covers: boolean;
}
export type Tile = JungleTile | WorkerTile;

export interface Place {
  row: number;
  col: number;
}
interface Lying extends Place {
  square: Square;
  /** At the top, right, bottom and left. */
  around: (LaidTile | undefined)[];
}
export type LaidJungle = JungleTile & Lying;
export type LaidWorker = WorkerTile & Lying;
export type LaidTile = LaidJungle | LaidWorker;

export interface Seat {
  color: Color;
  name: string;
}

/** What a player holds, by field, as far as it is known. */
export type Village = { color: Color } & Counts;

/** What is wrong with a field. */
export interface Problem {
  field: string;
  code: string;
  params: Params;
}

/** What is impossible or unlikely about a table. */
export interface Finding {
  code: string;
  severity: string;
  row: number | null;
  col: number | null;
  params: Params;
}

/** A temple as entered or as it lies; `sides` are null when it never came into play. */
export interface Temple {
  sides: string[] | null;
  workers: Counts;
  square: Square | null;
}

/** What each colour has and gets at a temple, and why. */
export type Standings = Record<Color, Standing & { workers: number }>;

export interface PlayerResult {
  color: Color;
  parts: Counts;
  total: number;
  tieBreak: number | null;
  rank: number;
  items: ItemResult[];
}

/** What an item is worth to its owner, and what its bonus counted where. */
export interface ItemResult {
  field: string;
  item: string;
  count: number;
  worth: number;
  bonus: number;
  gold: number;
  quantity: number | null;
  squares: Square[];
}

/** What an item adds to a sum: its name, how that comes about, and where on the board. */
export interface ItemLine {
  part: string;
  name: string;
  how: string;
  gold: number;
  squares: Square[];
}

export interface Result {
  players: PlayerResult[];
  temples: Standings[];
  winners: Color[];
  decidedBy: "gold" | "cacao" | "shared" | "open";
  tied: Color[];
  margin: number;
}

export type State = "nothing" | "incomplete" | "tied" | "final";

/** A phone at a shared table: the colour that it enters for, and the field that it is changing. */
export interface TablePhone {
  seat: string;
  editing: string;
}

/** What is new at a shared table: `scorer/web/api/tables.py` describes it. */
export interface TableNews {
  version: number;
  game: number;
  all: boolean;
  fields: Record<string, string>;
  /** By field, the number of the phone that entered it. */
  authors: Record<string, number>;
  /** By number. */
  phones: Record<string, TablePhone>;
  you: number;
  ending: { by: number; seconds: number } | null;
  applied: boolean;
}
