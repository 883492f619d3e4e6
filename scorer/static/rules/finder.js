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

  /**
   * The word that stands for all that mean the same.
   * @param {string} word
   */
  function meaning(word) {
    const least = Math.max(word.length - numbers.longestEnding, numbers.shortestStem);
    for (let size = word.length; size >= least; size--) {
      const found = meanings.get(word.slice(0, size));
      if (found) return found;
    }
    return meanings.get(word) ?? word;
  }

  /**
   * @param {string} signs
   * @param {number} start
   * @param {number} end
   */
  function hash(signs, start, end) {
    let code = 0;
    for (let at = start; at < end; at++) code = (code * prime + signs.charCodeAt(at)) & mask;
    return code;
  }

  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} word */
  function hashOfMeaning(word) {
    let code = known.get(word);
    if (code === undefined) {
      const meant = meaning(word);
      code = hash(meant, 0, Math.min(meant.length, numbers.beginning));
      known.set(word, code);
    }
    return code;
  }

  const seen = new Int32Array(buckets);
  let reading = 0;
  /**
   * The hashes of the different trigrams of a text, gaps included, and of its pairs of words.
   * @param {string} text
   * @param {(feature: number) => void} visit
   */
  function features(text, visit) {
    reading += 1;
    /** @param {number} code */
    function add(code) {
      if (seen[code] === reading) return;
      seen[code] = reading;
      visit(code);
    }
    for (let at = 0; at < text.length - 2; at++) add(hash(text, at, at + 3));
    const words = text.split(" ").filter(Boolean).map(hashOfMeaning);
    for (let i = 0; i < words.length; i++) {
      for (let j = i + 1; j < words.length; j++) {
        add((Math.min(words[i], words[j]) * prime + Math.max(words[i], words[j])) & mask);
      }
    }
  }

  const texts = [
    ...cards.map(([, , title, answer, phrasings]) => [fold(`${title} ${answer}`), fold(title), ...lines(phrasings)]),
    // What no card answers is the last card: a question that is nearest to it finds nothing.
    lines(data.nothing),
  ].flatMap((texts, card) => texts.map((text) => ({ card, text: ` ${text} ` })));

  // Squares of rounded logarithms: sums of such weights are exact, in whatever order.
  /** @param {number} rarity */
  const weight = (rarity) => (Math.floor(Math.log(1 + rarity) * numbers.steps + 0.5) / numbers.steps) ** 2;

  // Entries: a feature of a text, which text it is, and the entry before of the same feature.
  const most = texts.reduce((sum, { text }) => sum + text.length * (1 + text.length / 8), 0);
  const [featureAt, textAt, before] = [new Int32Array(most), new Uint16Array(most), new Int32Array(most)];
  const last = new Int32Array(buckets).fill(-1);
  const cardsWith = new Uint16Array(buckets);
  const starts = [0];
  texts.forEach(({ card, text }, number) => {
    let at = starts[number];
    features(text, (feature) => {
      if (last[feature] < 0 || texts[textAt[last[feature]]].card !== card) cardsWith[feature] += 1;
      featureAt[at] = feature;
      textAt[at] = number;
      before[at] = last[feature];
      last[feature] = at++;
    });
    starts.push(at);
  });
  const weights = Float64Array.from({ length: groupsOf.length + 1 }, (_, count) =>
    weight(groupsOf.length / (count || 1)),
  );
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
    features(` ${fold(query)}`, (feature) => {
      if (cardsWith[feature]) matched += weightOf(feature);
      total += weightOf(feature);
      for (let at = last[feature]; at >= 0; at = before[at]) shared[textAt[at]] += weightOf(feature);
    });
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
