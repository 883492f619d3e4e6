// The search over the rulebook without a server.

import type { Situation } from "./situation_types.js";

/** `/<lang>/rules/index.json` */
export interface Data {
  /** The settings of the search by name. */
  numbers: Record<string, number>;
  /** How many letters the runs have that are pieces of a word. */
  runs: number[];
  cards: [id: string, section: string, title: string, answer: string][];
  /** The vectors of pieces by their buckets, and of cards; a letter for each number. */
  pieces: string;
  vectors: string;
  mostAsked: string[];
  pages: string;
  /** Section -> the codes of the modules that bring it into play, its own first; their names. */
  broughtBy: Record<string, string[] | undefined>;
  modules: Record<string, string>;
  /** Section -> what modules change about it, each with a section of the module. */
  changes: Record<string, [section: string, text: string][] | undefined>;
}

/** A card, as `/api/rules` answers. */
export interface Hit {
  id: string;
  section: string;
  kind: "question" | "section";
  title: string;
  answer: string;
  snippet: string;
  url: string;
  /** The name of the module that brings it. */
  module?: string;
  /** What modules change about it. */
  changes?: { module: string; text: string }[];
}

export interface Answer {
  results: Hit[];
  nearest?: Hit[];
  situation?: Situation;
}
