// What an unknown word may be, the beginning of a word or a word with a typing error: the steps of guess.py.

/** @import { Index } from "./types.js" */
import { pairs } from "./index.js";

/**
 * The words that begin so, in alphabetical order, without those that say little.
 * @param {string} prefix
 * @param {Index} index
 */
function beginningWith(prefix, { spelling, lexicon }) {
  let low = 0;
  let high = spelling.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spelling[middle] < prefix) low = middle + 1;
    else high = middle;
  }
  const found = [];
  for (; low < spelling.length && spelling[low].startsWith(prefix); low++) {
    if (!lexicon.stop.has(spelling[low])) found.push(spelling[low]);
  }
  return found;
}

/**
 * Of many, those that usually follow the term before; else those that titles begin with.
 * @param {string} prefix
 * @param {Index} index
 */
export function completions(prefix, index, before = "") {
  const found = beginningWith(prefix, index);
  if (before) {
    const few = found.filter((word) => index.weights.has(`${before} ${index.words.get(word)?.[0]}`));
    if (few.length) return few;
  }
  if (prefix.length < 3) {
    for (const likely of [index.openings, index.headings]) {
      const few = found.filter((word) => likely.has(word));
      if (few.length) return few;
    }
  }
  return found;
}

/**
 * The words that begin so but for one typing error, which is as late as possible.
 * @param {string} prefix
 * @param {Index} index
 */
export function misspeltBeginnings(prefix, index) {
  const { shortestBeginning, longestWord } = index.numbers;
  if (prefix.length < shortestBeginning || prefix.length > longestWord) return [];
  /** @param {string} word */
  const near = (word) =>
    [-1, 0, 1].some((more) => {
      const size = prefix.length + more;
      return size <= word.length && distance(prefix, word.slice(0, size)) < 2;
    });
  let latest = -1;
  /** @type {string[]} */
  let found = [];
  for (const word of beginningWith(prefix.slice(0, 3), index).filter(near)) {
    let right = 0;
    while (right < prefix.length && right < word.length && prefix[right] === word[right]) right += 1;
    if (right > latest) [latest, found] = [right, []];
    if (right === latest) found.push(word);
  }
  return found;
}

/**
 * The nearest words and their number of errors.
 * @param {string} word
 * @param {Index} index
 * @returns {[string, number][]}
 */
export function corrections(word, index) {
  const { lexicon, spelling, numbers } = index;
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (!allowed || word.length > numbers.longestWord || lexicon.stop.has(word)) return [];
  const sound = lexicon.sound(word);
  const alike = index.sounds.get(sound);
  if (alike) return alike.map((number) => [spelling[number], 1]);
  const shared = new Map();
  for (const gram of pairs(word)) {
    for (const number of index.grams.get(gram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  // An error spoils at most three pairs.
  const needed = Math.max(2, word.length + 1 - 3 * allowed);
  const candidates = [...shared]
    .filter(([, common]) => common >= needed)
    .sort(([, a], [, b]) => b - a)
    .slice(0, numbers.candidates);
  /** @type {[string, number][]} */
  const best = [];
  for (const [number] of candidates) {
    const other = spelling[number];
    // Hardly anybody gets the first letter wrong, unless it sounds the same.
    if (lexicon.sound(other)[0] !== sound[0] || Math.abs(other.length - word.length) > allowed) continue;
    const errors = distance(word, other);
    // A short word with another letter is usually another word.
    const replaced = word.length === other.length && sorted(word) !== sorted(other);
    if (errors <= allowed && !(replaced && word.length < 5)) best.push([other, errors]);
  }
  const fewest = Math.min(...best.map(([, errors]) => errors));
  return best.filter(([, errors]) => errors === fewest);
}

/** @param {string} word */
const sorted = (word) => [...word].sort().join("");

/**
 * How many letters to add, drop, replace or swap with their neighbour.
 * @param {string} a
 * @param {string} b
 */
export function distance(a, b) {
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}
