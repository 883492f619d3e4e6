// Words that are made of words: the steps of compounds.py.

/** @import { Known, Lexicon, Numbers } from "./types.js" */

/**
 * @param {Lexicon} lexicon
 * @param {Numbers} numbers
 */
export function createCompounds(lexicon, { shortestStem, longestWord }) {
  const joints = ["", ...(lexicon.joints ?? [])];
  /** @param {string} word */
  const isJoined = (word) => lexicon.joints !== null && word.length <= longestWord;

  /**
   * A very short word is part of a compound only if it is a listed one.
   * @param {string} word
   * @param {Known} known
   */
  function isPart(word, known) {
    if (!known.has(word) || lexicon.stop.has(word)) return false;
    return word.length > shortestStem || (word.length === shortestStem && lexicon.same.has(word));
  }

  /**
   * The known words that a compound may begin with, longest first, and what comes after.
   * @param {string} word
   * @param {Known} known
   * @param {number} shortestTail
   */
  function* beginnings(word, known, shortestTail) {
    if (!isJoined(word)) return;
    for (let at = word.length - shortestTail; at >= shortestStem; at--) {
      for (const joint of joints) {
        const head = word.endsWith(joint, at) && word.slice(0, at - joint.length);
        if (head && isPart(head, known)) yield [head, word.slice(at)];
      }
    }
  }

  /**
   * The terms of the parts of a compound; none if it is not one.
   * @param {string} word
   * @param {Known} known
   * @returns {string[]}
   */
  function split(word, known) {
    for (const [head, tail] of beginnings(word, known, shortestStem)) {
      const rest = (isPart(tail, known) && known.get(tail)) || split(tail, known);
      if (rest.length) return [...(known.get(head) ?? []), ...rest];
    }
    return [];
  }

  /** @type {(word: string, known: Known) => Generator<string[]>} */
  const heads = (word, known) => beginnings(word, known, 2);
  return { split, heads };
}
