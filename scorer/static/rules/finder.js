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

/** @param {Data} data */
export function createFinder({ numbers, synonyms, cards, lengths, mostAsked, pages }) {
  const { shortest, longest, buckets } = numbers;
  const sections = [...new Set(cards.map((card) => card[1]))];
  const sectionOf = cards.map((card) => cards.length + sections.indexOf(card[1]));
  /** @type {Map<string, string>} */
  const meanings = new Map();
  for (const line of synonyms.split("\n")) {
    const [meaning, ...words] = line.split(" ");
    for (const word of words) meanings.set(word, meaning);
  }

  /** @param {string} word */
  function meaning(word) {
    const least = Math.max(word.length - numbers.longestEnding, numbers.shortestStem);
    for (let size = word.length; size >= least; size--) {
      const found = meanings.get(word.slice(0, size));
      if (found) return found;
    }
    return meanings.get(word) ?? word;
  }

  /**
   * The folded words of a text; one word stands for all that mean the same.
   * @param {string} text
   */
  const wordsOf = (text) => fold(text).split(" ").map(meaning).join(" ");
  const texts = cards.flatMap(([, , title, answer, , phrasings], card) =>
    [wordsOf(`${title} ${answer}`), wordsOf(title), ...(phrasings ? phrasings.split("\n") : [])].map((text, i) => {
      return { card, text, share: i ? 1 : numbers.textWeight };
    }),
  );

  const seen = new Int32Array(buckets);
  let reading = 0;
  /**
   * The hashes of the different n-grams of a text, its ends and gaps included, and pairs of words.
   * @param {string} text
   * @param {(feature: number) => void} visit
   */
  function features(text, visit) {
    if (!text) return;
    reading += 1;
    /** @param {number} code */
    function add(code) {
      if (seen[code] === reading) return;
      seen[code] = reading;
      visit(code);
    }
    /**
     * The hashes of the pieces that begin at a place, from a length on.
     * @param {string} signs
     * @param {number} start
     * @param {number} end
     * @param {number} size
     */
    function read(signs, start, end, size) {
      for (let at = start, code = 0; at < end; at++) {
        code = (code * 131 + signs.charCodeAt(at)) & (buckets - 1);
        if (at - start + 1 >= size) add(code);
      }
    }
    const signs = ` ${text} `;
    for (let start = 0; start <= signs.length - shortest; start++) {
      read(signs, start, Math.min(start + longest, signs.length), shortest);
    }
    const words = text.split(" ").map((word) => word.slice(0, numbers.beginning));
    words.forEach((one, at) => {
      for (const other of words.slice(at + 1)) {
        const pair = one < other ? `${one}&${other}` : `${other}&${one}`;
        read(pair, 0, pair.length, pair.length);
      }
    });
  }

  // Squares of rounded logarithms: sums of such weights are exact, in whatever order.
  /** @param {number} rarity */
  const weight = (rarity) => (Math.floor(Math.log(1 + rarity) * numbers.steps + 0.5) / numbers.steps) ** 2;

  // Entries: a feature of a text, which text it is, and the entry before of the same feature.
  const most = texts.reduce((sum, { text }) => sum + text.length * (longest - shortest + 1 + text.length / 8), 0);
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
  const weights = Float64Array.from({ length: cards.length + 1 }, (_, count) => weight(cards.length / (count || 1)));
  /** @param {number} feature */
  const weightOf = (feature) => weights[cardsWith[feature]];
  const shares = texts.map(({ share }, number) => {
    let sum = 0;
    for (let at = starts[number]; at < starts[number + 1]; at++) sum += weightOf(featureAt[at]);
    return share / (Math.sqrt(sum) || 1);
  });

  /** @param {string} query */
  function scores(query) {
    const shared = new Float64Array(texts.length);
    let sum = 0;
    features(wordsOf(query), (feature) => {
      sum += weightOf(feature);
      for (let at = last[feature]; at >= 0; at = before[at]) shared[textAt[at]] += weightOf(feature);
    });
    const length = Math.sqrt(sum) || 1;
    const nearest = new Float64Array(cards.length);
    const sums = new Float64Array(lengths.length);
    shared.forEach((common, number) => {
      if (!common) return;
      const { card } = texts[number];
      const near = (common * shares[number]) / length;
      nearest[card] = Math.max(nearest[card], near);
      sums[card] += near;
      sums[sectionOf[card]] += near;
    });
    const means = sums.map((total, i) => total / lengths[i]);
    return nearest.map(
      (near, card) => near + numbers.cardShare * means[card] + numbers.sectionShare * means[sectionOf[card]],
    );
  }

  /**
   * @param {number} card
   * @returns {Hit}
   */
  function hit(card) {
    const [id, section, title, answer, cut] = cards[card];
    const kind = id === section ? "section" : "question";
    const url = `${pages}/${section}${id === section ? "" : `/${id}`}`;
    return { id, section, kind, title, answer, snippet: answer.slice(0, cut), url };
  }

  /**
   * @param {string} query
   * @returns {Answer}
   */
  return function find(query) {
    // Nobody types a question this long; the server refuses it.
    const found = [...query].length > numbers.longestQuery ? new Float64Array() : scores(query);
    const fitting = [...found.keys()].filter((card) => found[card] >= numbers.nothingFits);
    const best = fitting.sort((a, b) => found[b] - found[a]).slice(0, numbers.mostHits);
    if (best.length) return { results: best.map(hit) };
    return { results: [], nearest: mostAsked.map((id) => hit(cards.findIndex((card) => card[0] === id))) };
  };
}
