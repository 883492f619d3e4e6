// How a language writes its words, from the tables of the server: the steps of lexicon.py.

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[-−](?=\p{Nd})/gu;
const SIGN = /^[-−]$/;
const DOUBLED = /([\p{L}\p{Nl}\p{No}])\1/gu;
const STOP = "~";

/** @import { Numbers, Tables } from "./types.js" */

/**
 * Of all marks, those that combine change places with the one that comes last of all.
 * @param {string} sign
 */
const combines = (sign) => /\p{M}/u.test(sign) && `\u0345${sign}`.normalize("NFD").startsWith(sign);
/** @type {(word: string, pairs: [string, string][]) => string} */
const replaceEach = (word, pairs) => pairs.reduce((text, [from, to]) => text.replaceAll(from, () => to), word);
/** @param {string} word */
const isDigits = (word) => /^[0-9]+$/.test(word);
/** @param {string} words */
const list = (words) => words.split(" ").filter(Boolean);

/**
 * {meaning: "word word"} as word -> meaning.
 * @param {Record<string, string>} table
 */
function meanings(table) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [meaning, words] of Object.entries(table)) for (const word of list(words)) found.set(word, meaning);
  return found;
}

/** @param {Tables["digits"]} runs */
function digitValues(runs) {
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const [code, value, count] of runs) {
    for (let i = 0; i < count; i++) values.set(String.fromCodePoint(code + i), String(value + i));
  }
  return values;
}

/**
 * @param {Tables} tables
 * @param {Numbers} numbers
 */
export function createLexicon(tables, { shortestStem }) {
  const { letters, sounds, prefixes, endings, joints } = tables;
  const digits = digitValues(tables.digits);
  const stop = new Set(list(tables.stop));
  const same = meanings(tables.same);
  const stems = meanings(tables.stems);
  const phrases = new Map(tables.phrases.map(([said, meant]) => [said, list(meant)]));
  // First word -> how many words the longest phrase has that begins so.
  /** @type {Map<string, number>} */
  const longestPhrase = new Map();
  for (const said of phrases.keys()) {
    const { 0: first, length } = list(said);
    longestPhrase.set(first, Math.max(length, longestPhrase.get(first) ?? 0));
  }
  /** @type {Map<string, string>} */
  const folded = new Map();

  /** @param {string} word */
  function fold(word) {
    if (!folded.has(word)) {
      const signs = [...word.toLowerCase().replace(/['’]/g, "").normalize("NFKD")];
      const plain = signs
        .filter((sign) => !combines(sign))
        .map((sign) => digits.get(sign) ?? sign)
        .join("");
      // No word of ours has a letter of two units; as one unit that is no letter, it counts as one.
      folded.set(word, replaceEach(plain, letters).replace(/[\u{10000}-\u{10ffff}]/gu, "\ue000"));
    }
    return folded.get(word) ?? "";
  }

  /**
   * The words of a text, folded, and where they stand in UTF-16 units; phrases not yet replaced.
   * @param {string} text
   */
  function words(text) {
    const found = [];
    let end = -1;
    for (const { 0: written, index: start } of text.matchAll(WORD)) {
      // A sign right behind a word is no sign of a number.
      if (SIGN.test(written) && start === end) continue;
      end = start + written.length;
      const word = fold(written);
      if (word) found.push({ text: word, start, end });
    }
    return found;
  }

  /** @param {string} whole */
  function stem(whole) {
    let word = whole;
    /** @param {string} part */
    const fits = (part) => word.length - part.length >= shortestStem;
    const prefix = prefixes.find((each) => word.startsWith(each) && fits(each));
    if (prefix) word = word.slice(prefix.length);
    for (const stage of endings) {
      const found = stage.find(([ending]) => word.endsWith(ending) && fits(ending));
      if (found) word = word.slice(0, word.length - found[0].length) + found[1];
    }
    return word.replace(DOUBLED, "$1");
  }

  /** @param {string} word */
  function term(word) {
    if (stop.has(word)) return STOP + word;
    const stemmed = stem(word);
    return same.get(word) || stems.get(stemmed) || stemmed;
  }

  /**
   * Folded words with every known phrase replaced; the longest phrase goes first.
   * @param {string[]} said
   */
  function replaced(said) {
    const found = [];
    for (let at = 0; at < said.length; ) {
      let size = Math.min(longestPhrase.get(said[at]) ?? 0, said.length - at);
      while (size && !phrases.has(said.slice(at, at + size).join(" "))) size -= 1;
      found.push(...(phrases.get(said.slice(at, at + size).join(" ")) ?? [said[at]]));
      at += size || 1;
    }
    return found;
  }

  return {
    joints,
    stop,
    same,
    words,
    term,
    replaced,
    isDigits,
    /** @param {string} term */
    isStop: (term) => term.startsWith(STOP),
    /** @param {string} word */
    isListed: (word) => same.has(word) || stop.has(word),
    /** @param {string} word */
    sound: (word) => replaceEach(word, sounds).replace(DOUBLED, "$1"),
  };
}
