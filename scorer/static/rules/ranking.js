// From a query to scores: the steps of ranking.py. A group holds the terms that a word may mean, and how sure that is.

/** @import { Group, Index } from "./types.js" */
import { completions, corrections, misspeltBeginnings } from "./guess.js";
import { bound } from "./index.js";

/** @param {Group | undefined} group */
const only = (group) => (group?.size === 1 ? [...group.keys()][0] : "");
/** @type {(terms: string[], sure: number) => Group[]} */
const each = (terms, sure) => terms.map((term) => new Map([[term, sure]]));

/**
 * What the folded words of a query may mean.
 * @param {string[]} said
 * @param {Index} index
 */
export function understand(said, index) {
  const { lexicon, weights, numbers } = index;
  const words = lexicon.replaced(said);
  /** @type {Group[]} */
  const groups = [];
  let guesses = 0;
  words.forEach((word, at) => {
    const terms = index.terms(word);
    const last = at === words.length - 1;
    // The beginning of a compound may look like a shorter compound.
    const begun = last && terms.length > 1 && !index.words.has(word) && completions(word, index).length;
    const known = !begun && terms.every((term) => weights.has(term));
    if (known) groups.push(...each(terms, 1));
    // The first letters of a first word may look like a word that says little.
    const started = last && at === 0 && (word.length < 3 || lexicon.stop.has(word));
    if ((!known || started) && !lexicon.isDigits(word) && guesses < numbers.mostGuesses) {
      guesses += 1;
      groups.push(...guess(word, index, last, only(groups.at(-1))));
    }
  });
  for (let i = 1; i < words.length; i++) {
    groups.push(...each(index.words.get(words[i - 1] + words[i]) ?? [], numbers.joinedWeight));
  }
  const neighbours = bound(groups.map(only)).filter((term) => term.includes(" ") && weights.has(term));
  return [...groups, ...each(neighbours, 1)].filter((group) => group.size);
}

/**
 * A word that is still being typed is completed first, any other word is corrected first.
 * @param {string} word
 * @param {Index} index
 * @param {boolean} last
 * @param {string} before
 */
function guess(word, index, last, before) {
  let groups = last ? completed(completions(word, index, before), index) : [];
  if (!groups.length) {
    const all = corrections(word, index);
    const fitting = all.filter(([other]) => index.weights.has(`${before} ${index.words.get(other)?.[0]}`));
    const near = fitting.length ? fitting : all;
    /** @type {Group} */
    const found = new Map();
    for (const [other, errors] of near) {
      for (const term of index.words.get(other) ?? []) found.set(term, index.numbers.typoWeight / errors);
    }
    // A misspelt compound still has all its parts.
    groups = near.length === 1 ? [...found].map((entry) => new Map([entry])) : [found];
  }
  if (!groups.some((group) => group.size) && word.length > 3) groups = completed(completions(word, index), index);
  if (!groups.length && last) {
    groups = completed(misspeltBeginnings(word, index), index);
    if (!groups.length) groups = joined(word, index);
  }
  return groups;
}

/**
 * A compound of which the last part is still being typed.
 * @param {string} word
 * @param {Index} index
 */
function joined(word, index) {
  for (const [head, tail] of index.heads(word)) {
    const groups = completed(completions(tail, index), index);
    if (groups.length) return [...each(index.words.get(head) ?? [], index.numbers.joinedWeight), ...groups];
  }
  return [];
}

/**
 * What all completions share is meant; else it may be any, titles and common words first.
 * @param {string[]} words
 * @param {Index} index
 */
function completed(words, { words: known, weights, headings, steady, numbers }) {
  if (!words.length) return [];
  const [first, ...others] = words.map((word) => known.get(word) ?? []);
  const shared = first.filter((term) => others.every((terms) => terms.includes(term)));
  if (shared.length) return each(shared, numbers.prefixWeight);
  let commonest = Infinity;
  for (const term of [first, ...others].flat()) commonest = Math.min(commonest, weights.get(term) ?? Infinity);
  /** @type {Group} */
  const group = new Map();
  for (const word of words) {
    for (const term of known.get(word) ?? []) {
      let likely = steady(Math.exp((commonest - (weights.get(term) ?? 0)) / 2));
      if (headings.has(word)) likely = Math.max(likely, numbers.headingLikely);
      group.set(term, Math.max(group.get(term) ?? 0, numbers.prefixWeight * likely));
    }
  }
  return [group];
}

/**
 * The sections that have something to do with a query, best first: {section, score, question}.
 * @param {Group[]} groups
 * @param {Index} index
 */
export function rank(groups, index) {
  const bags = new Float64Array(index.sections.length);
  /** @type {Set<number>} */
  const touched = new Set();
  const shared = new Float64Array(index.phrases.length);
  let length = 0;
  let amount = 0;
  const seen = new Set();
  /** @type {(best: Map<number, number>, key: number, value: number) => void} */
  const raise = (best, key, value) => {
    if (value > (best.get(key) ?? 0)) best.set(key, value);
  };
  for (const group of groups) {
    if (group.size === 1 && seen.has(only(group))) continue;
    /** @type {Map<number, number>} */
    const bestBag = new Map();
    /** @type {Map<number, number>} */
    const bestPhrase = new Map();
    let heaviest = 0;
    let surest = 0;
    for (const [term, sure] of group) {
      seen.add(term);
      const weight = index.weights.get(term) ?? 0;
      heaviest = Math.max(heaviest, weight * sure);
      surest = Math.max(surest, sure * index.strength(term));
      for (const [section, lift] of index.bags.get(term) ?? []) raise(bestBag, section, lift * sure);
      const product = weight * weight * sure;
      for (const phrase of index.postings.get(term) ?? []) raise(bestPhrase, phrase, product);
    }
    for (const [section, value] of bestBag) {
      bags[section] += value;
      touched.add(section);
    }
    for (const [phrase, value] of bestPhrase) shared[phrase] += value;
    length += heaviest * heaviest;
    amount += surest;
  }
  return length ? ranked(index, bags, touched, shared, Math.sqrt(length), amount) : [];
}

/**
 * @param {Index} index
 * @param {Float64Array} bags
 * @param {Set<number>} touched
 * @param {Float64Array} shared
 * @param {number} length
 * @param {number} amount
 */
function ranked({ phrases, fill, numbers }, bags, touched, shared, length, amount) {
  /** @type {{ top: number, second: number, shown: number, question: string | null }[]} */
  const places = Array.from(bags, () => ({ top: 0, second: 0, shown: 0, question: null }));
  phrases.forEach((phrase, i) => {
    if (!shared[i]) return;
    const near = shared[i] / (length * phrase.length);
    const place = places[phrase.section];
    if (near > place.top) [place.top, place.second] = [near, place.top];
    else if (near > place.second) place.second = near;
    if (phrase.kind !== "hint" && near > place.shown) {
      place.shown = near;
      place.question = phrase.kind === "title" ? null : phrase.kind;
    }
  });
  /** @type {{ section: number, question: string | null, score: number }[]} */
  const found = [];
  places.forEach(({ top, second, question }, section) => {
    if (!touched.has(section)) return;
    const about = bags[section] + amount * fill[section];
    found.push({ section, question, score: about + numbers.phraseShare * (top + numbers.secondPhrase * second) });
  });
  return found.sort((a, b) => b.score - a.score);
}
