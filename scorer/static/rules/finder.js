// The search over the rulebook without a server. From the data of `/<lang>/rules/index.json` it finds what
// `/api/rules` finds and answers in the same form: search.py, number for number.

/** @import { Answer, Data, Hit } from "./types.js" */

/** @type {Record<string, string>} */
const LETTERS = { ي: "ی", ك: "ک", ة: "ه", ß: "ss" };

/**
 * The value of a digit of any script: digits follow each other from zero on.
 * @param {string} digit
 */
function decimal(digit) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * The words of a text without case, accents, half-spaces and the scripts of digits.
 * @param {string} text
 */
export function fold(text) {
  return text
    .replace(/['’\u200c\u200d]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[يكةß]/g, (sign) => LETTERS[sign])
    .replace(/\p{M}/gu, "")
    .replace(/\p{Nd}/gu, decimal)
    .replace(/[^\p{L}0-9]|[\u{10000}-\u{10ffff}]/gu, " ")
    .replace(/([aou])e/g, "$1")
    .trim()
    .replace(/ +/g, " ");
}

/** @param {string} text */
const lines = (text) => (text ? text.split("\n") : []);

/** @param {Data} data */
export function createFinder(data) {
  const { numbers, synonyms, cards, shares, lengths, mostAsked, pages, broughtBy, modules, changes } = data;
  const { buckets, prime } = numbers;
  const mask = buckets - 1; // buckets is a power of two
  /** @type {Map<string, number>} */
  const groups = new Map();
  // Of each card, and of what none answers, the groups that it belongs to: itself, its section, its module.
  const groupsOf = [...cards.map(([id, section]) => [id, section, broughtBy[section]?.[0] ?? ""]), ["-", "-", "-"]].map(
    (names) =>
      names.map((name, level) => {
        const group = groups.get(`${level} ${name}`) ?? groups.size;
        groups.set(`${level} ${name}`, group);
        return group;
      }),
  );
  const meanings = new Map(
    synonyms.split("\n").flatMap((line) => line.split(" ").map((word, _, words) => [word, words[0]])),
  );

  /** @type {Map<string, number>} */
  const hashes = new Map();
  /**
   * The hash of the beginning of the word that stands for all that mean the same.
   * @param {string} word
   */
  function hashOfMeaning(word) {
    let code = hashes.get(word);
    if (code === undefined) {
      const least = Math.max(word.length - numbers.longestEnding, numbers.shortestStem);
      let size = word.length;
      while (size >= least && !meanings.has(word.slice(0, size))) size--;
      const meant = meanings.get(size < least ? word : word.slice(0, size)) ?? word;
      code = 0;
      for (let at = 0; at < Math.min(meant.length, numbers.beginning); at++) {
        code = (code * prime + meant.charCodeAt(at)) & mask;
      }
      hashes.set(word, code);
    }
    return code;
  }

  /**
   * The hashes of the trigrams of a text, gaps included, and of its pairs of words; some of them twice.
   * @param {string} text
   * @param {(feature: number) => void} visit
   */
  function features(text, visit) {
    let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    for (let at = 2; at < text.length; at++) {
      const third = text.charCodeAt(at);
      visit(((first * prime + second) * prime + third) & mask);
      [first, second] = [second, third];
    }
    const words = text.trim().split(" ").map(hashOfMeaning);
    for (let i = 1; i < words.length; i++) {
      for (let j = 0; j < i; j++) {
        visit((Math.min(words[i], words[j]) * prime + Math.max(words[i], words[j])) & mask);
      }
    }
  }

  const texts = [
    ...cards.map(([, , title, answer, phrasings]) => [fold(`${title} ${answer}`), fold(title), ...lines(phrasings)]),
    // What no card answers is the last card: a question that is nearest to it finds nothing.
    lines(data.nothing),
  ].flatMap((texts, card) => texts.map((text) => ({ card, text: ` ${text} ` })));

  // Squares of rounded logarithms: sums of such weights are exact, in whatever order.
  const weights = Float64Array.from(
    { length: groupsOf.length + 1 },
    (_, count) => (Math.floor(Math.log(1 + groupsOf.length / (count || 1)) * numbers.steps + 0.5) / numbers.steps) ** 2,
  );

  // Entries: a feature of a text, which text it is, and the entry before of the same feature; none is 0.
  const most = texts.reduce((sum, { text }) => sum + text.length * (1 + text.length / 8), 1);
  const [featureAt, textAt, before] = [new Int32Array(most), new Uint16Array(most), new Int32Array(most)];
  const [last, cardsWith] = [new Int32Array(buckets), new Uint16Array(buckets)];
  const starts = [1];
  let [end, startOfCard] = [1, 1];
  texts.forEach(({ card, text }, number) => {
    const start = end;
    if (card !== texts[number - 1]?.card) startOfCard = start;
    features(text, (feature) => {
      const earlier = last[feature];
      if (earlier >= start) return;
      if (earlier < startOfCard) cardsWith[feature] += 1;
      featureAt[end] = feature;
      textAt[end] = number;
      before[end] = earlier;
      last[feature] = end++;
    });
    starts.push(end);
  });
  /** @param {number} feature */
  const weightOf = (feature) => weights[cardsWith[feature]];
  const sizes = texts.map((_, number) => {
    let sum = 0;
    for (let at = starts[number]; at < starts[number + 1]; at++) sum += weightOf(featureAt[at]);
    return Math.sqrt(sum) || 1;
  });

  /** @param {string} query */
  function scores(query) {
    const shared = new Float64Array(texts.length);
    let [matched, total] = [0, 0];
    /** @type {Set<number>} */
    const asked = new Set();
    features(` ${fold(query)}`, (feature) => asked.add(feature));
    for (const feature of asked) {
      const weight = weightOf(feature);
      if (last[feature]) matched += weight;
      total += weight;
      for (let at = last[feature]; at; at = before[at]) shared[textAt[at]] += weight;
    }
    // The more of a question is unknown, the less a match is worth.
    const scale = matched / (total || 1) / Math.sqrt(total || 1);
    const nearest = new Float64Array(groupsOf.length);
    const sums = new Float64Array(lengths.length);
    shared.forEach((common, number) => {
      if (!common) return;
      const { card } = texts[number];
      const near = (common / sizes[number]) * scale;
      nearest[card] = Math.max(nearest[card], near);
      for (const group of groupsOf[card]) sums[group] += near;
    });
    const means = sums.map((total, i) => total / lengths[i]);
    return nearest.map((near, card) => {
      // In this order, as on the server: sums of floating-point numbers depend on it.
      const shared = groupsOf[card].reduce((sum, group, level) => sum + shares[level] * means[group], 0);
      return near + shared;
    });
  }

  /**
   * @param {string} section
   * @param {string[]} playing
   */
  const matters = (section, playing) =>
    !broughtBy[section] || !playing.length || broughtBy[section].some((code) => playing.includes(code));
  /** @param {string} section */
  const module = (section) => modules[broughtBy[section]?.[0] ?? ""];

  /**
   * @param {number} card
   * @param {string[]} playing
   * @returns {Hit}
   */
  function hit(card, playing) {
    const [id, section, title, answer] = cards[card];
    const [snippet] = answer.match(/^.*?[.!?؟](?=\s)/s) ?? [answer];
    /** @type {Hit["kind"]} */
    const kind = id === section ? "section" : "question";
    const url = `${pages}/${section}${id === section ? "" : `/${id}`}`;
    const found = { id, section, kind, title, answer, snippet, url };
    const changed = (changes[section] ?? []).filter(([by]) => matters(by, playing));
    return {
      ...found,
      ...(broughtBy[section] && { module: module(section) }),
      ...(changed.length && { changes: changed.map(([by, text]) => ({ module: module(by), text })) }),
    };
  }

  /**
   * @param {string} query
   * @param {string[]} playing with these modules, nothing of others is found
   * @returns {Answer}
   */
  return function find(query, playing = []) {
    // Nobody types a question this long; the server refuses it.
    const found = [...query].length > numbers.longestQuery ? new Float64Array(groupsOf.length) : scores(query);
    const least = Math.max(numbers.nothingFits, found[cards.length]);
    const isAnswered = cards.some((_, card) => found[card] >= least);
    const fitting = [...(isAnswered ? cards.keys() : [])].filter(
      (card) => found[card] >= numbers.nothingFits && matters(cards[card][1], playing),
    );
    const best = fitting.sort((a, b) => found[b] - found[a]).slice(0, numbers.mostHits);
    if (best.length) return { results: best.map((card) => hit(card, playing)) };
    const asked = mostAsked.map((id) => cards.findIndex((card) => card[0] === id));
    return { results: [], nearest: asked.map((card) => hit(card, playing)) };
  };
}
