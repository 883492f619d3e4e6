// A question as symbols: its numbers and the words that a language has for what situations mention.

/** @import { SituationData } from "./situation_types.js" */
import { readNumber } from "../sheet/numbers.js";

export const UNKNOWN = "x";
const PLAYER = "label";
const AGAIN = "again";

/** Is it the same but for one letter: added, left out, another, or swapped with the next? @type {(one: string, other: string) => boolean} */
function isNear(one, other) {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1;
  const [mine, theirs] = [one.slice(at), other.slice(at)];
  const swapped = mine.slice(1, 2) + mine.slice(0, 1) + mine.slice(2);
  return (
    [theirs.slice(1), theirs].includes(mine.slice(1)) || [mine, swapped].includes(theirs) || mine === theirs.slice(1)
  );
}

/** @param {SituationData} data */
export function createLexicon({ letters, minus, signs, words, shortestTypo, longestPhrase }) {
  const number = `(?:(?<![\\p{L}\\p{N}])[${minus}])?\\p{Nd}+(?:[${minus}](?![\\p{L}\\p{N}]))?`;
  const hyphen = new RegExp(`(?<=[\\p{L}\\p{N}])[${minus}](?=[\\p{L}\\p{Nl}\\p{No}])`, "gu");
  const token = new RegExp(`${number}|[\\p{L}\\p{Nl}\\p{No}]+|\\S`, "gu");
  /** @type {Map<string, string>} */
  const whole = new Map();
  /** @type {Map<string, string>} */
  const beginnings = new Map();
  for (const [symbol, entries] of Object.entries(words))
    for (const entry of entries.split(" "))
      if (entry.endsWith("*")) beginnings.set(entry.slice(0, -1), symbol);
      else whole.set(entry.replaceAll("_", " "), symbol);

  /** @param {string} text */
  const folded = (text) =>
    text
      .replaceAll("\u200c", " ")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/['’‘`]|\p{M}|\p{Cf}/gu, "")
      .replace(/./gu, (letter) => letters[letter] ?? letter)
      .replace(hyphen, " ")
      .replace(/([aou])e/g, "$1");

  /** @param {string} word */
  function symbolOf(word) {
    const known = whole.get(word);
    if (known !== undefined) return known;
    for (let end = word.length; end > 0; end -= 1) {
      const symbol = beginnings.get(word.slice(0, end));
      if (symbol !== undefined) return symbol;
    }
    if (word.length < shortestTypo) return UNKNOWN;
    /** @param {string} entry */
    const canBe = (entry) => entry[0] === word[0] && entry.length >= shortestTypo;
    const near = new Set();
    for (const [entry, symbol] of whole) if (canBe(entry) && isNear(entry, word)) near.add(symbol);
    for (const [entry, symbol] of beginnings)
      if (canBe(entry) && [-1, 0, 1].some((more) => isNear(entry, word.slice(0, entry.length + more))))
        near.add(symbol);
    return near.size === 1 ? String([...near][0]) : UNKNOWN;
  }

  /** How many tokens belong together, and their symbol. @type {(tokens: string[]) => [number, string]} */
  function readAt(tokens) {
    const [first] = tokens;
    if (/\p{Nd}$/u.test(first)) return [1, String(readNumber(first))];
    if (!/^\p{L}/u.test(first)) return [1, /^\p{Nd}/u.test(first) ? "or" : (signs[first] ?? ",")];
    for (let size = tokens.length; size > 1; size -= 1) {
      const symbol = whole.get(tokens.slice(0, size).join(" "));
      if (symbol !== undefined) return [size, symbol];
    }
    return [1, symbolOf(first)];
  }

  /** @param {string} query */
  return function symbols(query) {
    /** @type {string[]} */
    const tokens = folded(query).match(token) ?? [];
    /** @type {string[]} */
    const found = [];
    for (let at = 0; at < tokens.length; ) {
      const [size, read] = readAt(tokens.slice(at, at + longestPhrase));
      const symbol = read === PLAYER && tokens.indexOf(tokens[at]) < at ? AGAIN : read;
      at += size;
      if (found.at(-1) === "minus" && /^\d+$/.test(symbol)) found.splice(-1, 1, symbol === "0" ? "0" : `-${symbol}`);
      else if (symbol !== "-") found.push(...symbol.split(" "));
    }
    return found;
  };
}
