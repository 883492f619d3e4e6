// The search over the rulebook without a server.

import type { Situation } from "./situation_types.js";

/** `/<lang>/rules/index.json` */
export interface Data {
  /** The settings of the search by name. */
  numbers: Record<string, number>;
  /** Lines of words: the first stands for the others. */
  synonyms: string;
  /** `snippet` is how many letters of the answer its first sentence has; phrasings are lines. */
  cards: [id: string, section: string, title: string, answer: string, snippet: number, phrasings: string][];
  /** Lines of what no card answers. */
  nothing: string;
  /** How much the texts of a card, of its section and of its module weigh. */
  shares: number[];
  /** Of the summed texts of each group. */
  lengths: number[];
  mostAsked: string[];
  pages: string;
  /** Card -> the codes of the modules that bring it into play, its own first; their names. */
  broughtBy: Record<string, string[] | undefined>;
  modules: Record<string, string>;
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
}

export interface Answer {
  results: Hit[];
  nearest?: Hit[];
  situation?: Situation;
}
