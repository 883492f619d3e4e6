// The types that scripts share. The server writes the game as data (`scorer/web/offline/game_data.py`);
// nothing of this file reaches a phone.

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
export type Template = string | ({ by: string; other: string } & Record<string, string>);
export type Params = Record<string, string | number>;

export interface Kind {
  action: string;
  amount: number;
  isTemple: boolean;
}

export interface Field {
  code: string;
  kind: string;
  most: number;
  values: number[];
  options: string[];
  perSeat: boolean;
  isRequired: boolean;
  default: number | null;
  pool: number | null;
}

export interface Term {
  code: string;
  kind: string;
  field: string;
  worth: number;
  shares: [first: number, second: number];
  splitsSecond: boolean;
}

/** What a module changes in the set-up, for so many players and beside other modules. */
export interface Change {
  players: number[];
  jungle: Counts;
  workers: Counts;
  start: TileCode[] | null;
  beside: string[];
  unless: string[];
}

export interface Module {
  code: string;
  players: number[];
  kinds: Record<TileCode, Kind>;
  jungle: Counts;
  workers: Counts;
  changes: Change[];
  fields: Field[];
  terms: Term[];
  reaches: { field: string; actions: string[] }[];
  silences: string[];
  steps: { id: string; after: string; when: string }[];
}

/** The texts of a language that scripts need. */
export interface Words {
  colors: Record<Color, string>;
  kinds: Record<TileCode, string>;
  fields: Record<string, { label: string; noun: string; help: string }>;
  terms: Record<string, string>;
  modules: Record<string, string>;
  problems: Record<string, Template>;
  findings: Record<string, Template>;
  headlines: Record<string, Template>;
  why: Record<string, Template>;
  missing: Record<string, string>;
  standings: string;
  byRulebook: string;
  temple: {
    name: string;
    label: string;
    sides: string[];
    nobody: string;
    empty: string;
    order: string[];
    reasons: Record<string, Template>;
    even: Record<string, Template>;
  };
  pieces: Record<string, string>;
  wholeBoard: Template;
  finalBoard: string;
  workerTile: string;
  sides: string[];
  workers: Template;
  square: string;
  problemsTitle: Template;
  whoseProblem: string;
  rulebook: { pays: string; result: string; choose: string; others: string };
}

/** The game as data, with the texts of one language. */
export interface Game {
  tag: string;
  direction: "ltr" | "rtl";
  listPatterns: Record<"2" | "start" | "middle" | "end", string>;
  colors: Color[];
  players: number[];
  limits: Record<"name" | "value" | "notation" | "tiles", number>;
  filledAt: number;
  stackLimit: number;
  rulebook: string;
  everySecondPaid: string;
  coins: number[];
  legacy: Record<string, string>;
  start: TileCode[];
  hand: number;
  display: number;
  gold: string;
  tieBreak: string;
  overbuild: string;
  samples: Record<number, string>;
  modules: Module[];
  words: Words;
}

/** What is in play at one table. */
export interface Setup {
  game: Game;
  players: number;
  modules: string[];
  kinds: Record<TileCode, Kind>;
  jungle: Counts;
  workers: Counts;
  temples: number;
  terms: Term[];
  start: TileCode[];
  hand: number;
  display: number;
  fields: Field[];
  seatFields: Field[];
  tableFields: Field[];
  majority: Term | null;
  reaches: { field: string; actions: string[] }[];
  mostAtSide: number;
  workerTilesEach: number;
  jungleTiles: number;
  pile: number;
  removedWorkers: Counts;
  addedWorkers: Counts;
  removedJungle: Counts;
  addedJungle: Counts;
  steps: string[];
}

export interface Seat {
  color: Color;
  name: string;
}

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
export type Standings = Record<Color, { workers: number; gold: number; reason: string }>;

export interface PlayerResult {
  color: Color;
  parts: Counts;
  total: number;
  tieBreak: number | null;
  rank: number;
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

/** Numbers, lists and sentences in the reader's language. */
export interface Language {
  tag: string;
  number(n: number): string;
  gain(n: number): string;
  list(items: string[]): string;
  text(template: Template, params?: Params): string;
}
