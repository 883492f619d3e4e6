// Which term speaks for which section, and how strongly: the steps of index.py.

/** @import { Data, Known } from "./types.js" */
import { createCompounds } from "./compounds.js";
import { createLexicon } from "./lexicon.js";

/**
 * The terms, and each term with the next.
 * @param {string[]} terms
 */
export function bound(terms) {
  const found = [];
  let previous = "";
  for (const term of terms) {
    found.push(term);
    if (previous && term) found.push(`${previous} ${term}`);
    previous = term;
  }
  return found;
}

/**
 * The different pairs of letters of a word in their order, its ends marked.
 * @param {string} word
 */
export function pairs(word) {
  const marked = `^${word}$`;
  /** @type {Set<string>} */
  const found = new Set();
  for (let i = 1; i < marked.length; i++) found.add(marked.slice(i - 1, i + 1));
  return found;
}

/**
 * Member -> the numbers of the items that have it.
 * @param {Iterable<string>[]} items
 */
function where(items) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  items.forEach((members, number) => {
    for (const member of members) {
      const numbers = found.get(member);
      if (!numbers) found.set(member, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  });
  return found;
}

/** @type {(counts: Map<string, number>, key: string, amount: number) => void} */
const add = (counts, key, amount) => counts.set(key, (counts.get(key) ?? 0) + amount);
/** @param {Map<string, number>} counts */
const total = (counts) => [...counts.values()].reduce((sum, each) => sum + each, 0);

/** @param {Data} data */
export function createIndex({ numbers, sections, texts: rows, lexicon: tables }) {
  const lexicon = createLexicon(tables, numbers);
  const compounds = createCompounds(lexicon, numbers);
  const texts = rows.map(([section, weight, kind, text]) => ({ section, weight, kind, text }));
  // Browsers differ in the last digits of a logarithm; see index.py.
  /** @param {number} value */
  const steady = (value) => Math.floor(value * numbers.steps + 0.5) / numbers.steps;

  /** @param {string} term */
  function strength(term) {
    const [first, second] = term.split(" ");
    if (second) return lexicon.isDigits(first) ? 1 : numbers.pairWeight;
    if (lexicon.isDigits(term)) return numbers.numberWeight;
    return lexicon.isStop(term) ? numbers.stopWeight : 1;
  }

  const folded = texts.map(({ text }) => lexicon.replaced(lexicon.words(text).map((word) => word.text)));
  const occurring = knownWords(folded);
  const docs = folded.map((words) => bound(words.flatMap((word) => occurring.get(word) ?? [])));
  const titles = folded
    .filter((_, i) => texts[i].kind === "title")
    .map((words) => words.filter((word) => !lexicon.stop.has(word)));
  const headings = new Set(titles.flat());
  const topics = new Set([...headings].flatMap((word) => occurring.get(word) ?? []));
  /** @type {Map<string, number>} */
  const trust = new Map();
  for (const doc of docs) {
    for (const term of doc) {
      if (!trust.has(term)) trust.set(term, strength(term) * (topics.has(term) ? numbers.headingWeight : 1));
    }
  }
  // Listed words that no text uses under any name are no help.
  const words = new Map([...occurring].filter(([, terms]) => terms.every((term) => trust.has(term))));
  const spelling = [...words.keys()].filter((word) => !lexicon.isDigits(word)).sort();
  const asked = texts.filter(({ kind }) => kind);
  const postings = where(docs.filter((_, i) => texts[i].kind));
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const [term, trusted] of trust) {
    const rarity = Math.log(1 + asked.length / (1 + (postings.get(term)?.length ?? 0)));
    weights.set(term, steady(trusted * rarity));
  }
  const bags = bagsOf();
  const phraseLengths = lengths();

  /**
   * Every word that occurs -> its terms; compounds by the other words that occur.
   * @param {string[][]} said
   */
  function knownWords(said) {
    const every = new Set([...said.flat(), ...lexicon.same.keys()]);
    /** @type {Known} */
    const simple = new Map([...every].map((word) => [word, [lexicon.term(word)]]));
    /** @type {Known} */
    const known = new Map();
    for (const [word, alone] of simple) {
      // A word that is listed means what the list says, whatever it is made of.
      const whole = lexicon.isListed(word) || word.length < numbers.shortestCompound;
      const parts = whole ? [] : compounds.split(word, simple);
      known.set(word, parts.length ? parts : alone);
    }
    return known;
  }

  // Section -> how often each term is said there, by the weight of the text.
  function bagsOf() {
    /** @type {Map<string, number>[]} */
    const found = sections.map(() => new Map());
    texts.forEach(({ section, weight }, i) => {
      for (const term of docs[i]) add(found[section], term, weight);
    });
    return found;
  }

  // Term -> sections, and how much more often than elsewhere it is there.
  function lifts() {
    /** @type {Map<string, number>} */
    const everywhere = new Map();
    for (const bag of bags) for (const [term, said] of bag) add(everywhere, term, said);
    const all = total(everywhere);
    /** @type {Map<string, [section: number, lift: number][]>} */
    const found = new Map([...everywhere.keys()].map((term) => [term, []]));
    bags.forEach((bag, section) => {
      for (const [term, said] of bag) {
        const lift = Math.log(1 + (said * all) / (numbers.smoothing * (everywhere.get(term) ?? 1)));
        found.get(term)?.push([section, steady((trust.get(term) ?? 0) * lift)]);
      }
    });
    return found;
  }

  // Phrase -> the length of the vector of its terms.
  function lengths() {
    const squares = new Float64Array(asked.length);
    for (const [term, phrases] of postings) {
      const weight = weights.get(term) ?? 0;
      for (const phrase of phrases) squares[phrase] += weight * weight;
    }
    return squares.map(Math.sqrt);
  }

  return {
    numbers,
    sections,
    lexicon,
    words,
    spelling,
    headings,
    weights,
    postings,
    strength,
    steady,
    grams: where(spelling.map(pairs)),
    sounds: where(spelling.map((word) => [lexicon.sound(word)])),
    openings: new Set(titles.flatMap((title) => title.slice(0, 1))),
    bags: lifts(),
    fill: bags.map((bag) => steady(Math.log(numbers.smoothing / (numbers.smoothing + total(bag))))),
    phrases: asked.map(({ section, kind }, i) => ({ section, kind, length: phraseLengths[i] })),
    /** @param {string} word */
    heads: (word) => compounds.heads(word, words),

    /**
     * The terms of a word: known, or stemmed, or split into its parts.
     * @param {string} word
     */
    terms(word) {
      const known = words.get(word);
      if (known) return known;
      const term = lexicon.term(word);
      if (weights.has(term)) return [term];
      const parts = compounds.split(word, words);
      return parts.length ? parts : [term];
    },
  };
}
