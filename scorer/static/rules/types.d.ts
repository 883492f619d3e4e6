// The search over the rulebook without a server.

import type { createIndex } from "./index.js";
import type { createLexicon } from "./lexicon.js";
import type { Situation } from "./situation_types.js";

export type Lexicon = ReturnType<typeof createLexicon>;
export type Index = ReturnType<typeof createIndex>;
/** The settings of the search by name. */
export type Numbers = Record<string, number>;
/** Word -> its terms. */
export type Known = Map<string, string[]>;
/** The terms that a word may mean, and how sure that is. */
export type Group = Map<string, number>;
export type Mark = [start: number, end: number];

/** How a language writes its words. */
export interface Tables {
  letters: [from: string, to: string][];
  sounds: [from: string, to: string][];
  prefixes: string[];
  endings: [ending: string, instead: string][][];
  joints: string[] | null;
  digits: [code: number, value: number, count: number][];
  stop: string;
  same: Record<string, string>;
  stems: Record<string, string>;
  phrases: [said: string, meant: string][];
}

/** `/<lang>/rules/index.json` */
export interface Data {
  numbers: Numbers;
  sections: string[];
  texts: [section: number, weight: number, kind: string, text: string][];
  lexicon: Tables;
  mostAsked: string[];
  pages: string;
}

/** An answer of `/api/rules`. */
export interface Hit {
  id: string;
  title: string;
  snippet: string;
  url: string;
  marks: { title: Mark[]; snippet: Mark[] };
  section?: string;
}

export interface Answer {
  results: Hit[];
  nearest?: Hit[];
  situation?: Situation;
}
