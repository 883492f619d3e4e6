import type { Color, Counts, Finding, Game, Pair, Problem, Result, Seat, Setup, State, Temple, Tiles } from "../types.js";

export function cleanText(text: string): string;
export function convertedKey(key: string, game: Game): string;
export function seatProblems(texts: string[], game: Game, keys?: string[]): Problem[];

type Read = { sheet: Sheet; problems?: undefined } | { sheet?: undefined; problems: Problem[] };

export class Sheet {
  constructor(seats: Seat[], setup: Setup, entries: Map<string, string>);
  static fromQuery(pairs: Iterable<Pair>, game: Game): Read;
  static fromFields(pairs: Iterable<Pair>, game: Game): Read;
  seats: Seat[];
  setup: Setup;
  entries: Map<string, string>;
  colors: Color[];
  usesBoard: boolean;
  temples: (Temple | null)[];
  board: Tiles | null;
  templesInPlay: Temple[];
  workers: Counts[];
  villages: Counts[];
  problems: Problem[];
  result: Result;
  missing: string[];
  state: State;
  get findings(): Finding[];
  toQuery(): Pair[];
  toFields(): Record<string, string>;
  with(changes: Record<string, string>): Sheet;
  withTemplesOfBoard(): Sheet;
}
