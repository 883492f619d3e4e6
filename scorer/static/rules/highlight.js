// Where the words of a query stand in a text: the steps of highlight.py.

/** @import { Group, Index, Lexicon, Mark } from "./types.js" */
/** @typedef {[word: string, start: number, end: number][]} Words */

/**
 * Counted in characters, as the server does, not in UTF-16 units.
 * @param {string} text
 */
const characters = (text) => [...text].length;

/**
 * The words of the rulebook's texts, which come back with every search.
 * @param {Lexicon} lexicon
 */
export function createReader(lexicon) {
  /** @type {Map<string, Words>} */
  const read = new Map();
  /** @param {string} text */
  return function wordsOf(text) {
    if (!read.has(text)) {
      /** @param {number} at */
      const place = (at) => characters(text.slice(0, at));
      read.set(
        text,
        lexicon.words(text).map(({ text: word, start, end }) => [word, place(start), place(end)]),
      );
    }
    return read.get(text) ?? [];
  };
}

/**
 * What marks the words of a text that a query means; words that say little are left alone.
 * @param {string[]} said
 * @param {Group[]} groups
 * @param {Index} index
 * @param {(text: string) => Words} wordsOf
 * @returns {(text: string) => Mark[]}
 */
export function marker(said, groups, index, wordsOf) {
  const last = said.at(-1) ?? "";
  const typed = index.words.has(last) ? "" : last;
  // Of a word that is still being typed only the letters are certain.
  const meant = new Set(groups.filter((group) => group.size === 1).map((group) => group.keys().next().value));

  /** @param {string} word */
  function isMeant(word) {
    if (index.lexicon.stop.has(word)) return false;
    return (typed && word.startsWith(typed)) || index.terms(word).some((term) => meant.has(term));
  }

  return (text) =>
    wordsOf(text)
      .filter(([word]) => isMeant(word))
      .map(([, start, end]) => [start, end]);
}
