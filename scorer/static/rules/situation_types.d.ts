// Questions with figures, for the scripts: `/<lang>/rules/situations.json` and what is read with it.

import type { Game, Template } from "../types.js";

/** Figures by slot; several for a figure of every player. */
export type Inputs = Record<string, number | number[]>;

export interface Slot {
  name: string;
  label: string;
  said: Template | null;
  lengths: number[];
  /** Of a single figure. */
  values?: number[];
  options?: Record<number, string>;
  /** Of several. */
  most?: number;
}

/** As `Reading` in `scorer/rules/situations/model.py`, which says how patterns are written. */
export interface Reading {
  needs: string;
  free: string;
  /** What a phrase says -> its patterns. */
  phrases: Record<string, string>;
}

export interface Kind {
  code: string;
  slots: Slot[];
  readings: Reading[];
  /** Those that change its answers. */
  modules: string[];
  /** By name: the text, and what its numbers are called. */
  sentences: Record<string, [text: Template, ...params: string[]]>;
  /** By the figures, in the order of the slots (a list where all are single, one part behind another for each choice of modules): sentences with their numbers, or where a player's figure is. */
  answers: Record<string, [name: string, ...numbers: (number | [slot: string, player: number])[]][] | null>;
}

export interface SituationData {
  tag: string;
  direction: string;
  listPatterns: Game["listPatterns"];
  letters: Record<string, string>;
  minus: string;
  signs: Record<string, string>;
  /** Symbol -> words; a word that ends in `*` is a beginning. */
  words: Record<string, string>;
  shortestTypo: number;
  longestPhrase: number;
  mostUnknown: number;
  /** How a free article may stand. */
  article: string;
  /** Symbols of what stands before a place, which must be listed. */
  place: string;
  asked: string;
  free: string;
  phrases: string;
  understood: string;
  impossible: string;
  /** Their names by code. */
  modules: Record<string, string>;
  kinds: Kind[];
}

/** A situation that was understood; also a member of an answer of `/api/rules`. */
export interface Situation {
  kind: string;
  inputs: Inputs;
  answer: string;
  understood: string;
}
