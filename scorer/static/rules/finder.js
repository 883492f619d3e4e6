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
export function createFinder(data) {
  const { numbers, cards, mostAsked, pages, broughtBy, modules, changes } = data;
  const { buckets, prime, dimensions, beginning, zero } = numbers;
  // What no card answers is the last card: a question that is nearest to it finds nothing.
  const [pieceVectors, cardVectors] = [data.pieces, data.vectors].map(read);
  const lengths = Array.from({ length: cards.length + 1 }, (_, card) => length(vectorAt(cardVectors, card)));

  /** @param {string} letters */
  function read(letters) {
    const found = new Int8Array(letters.length);
    for (let at = 0; at < letters.length; at++) found[at] = letters.charCodeAt(at) - zero;
    return found;
  }

  /**
   * @param {Int8Array} vectors
   * @param {number} at
   */
  function vectorAt(vectors, at) {
    return vectors.subarray(at * dimensions, (at + 1) * dimensions);
  }

  /** @param {ArrayLike<number>} vector */
  function length(vector) {
    return Math.sqrt(product(vector, vector)) || 1;
  }

  /**
   * @param {ArrayLike<number>} one
   * @param {ArrayLike<number>} other
   */
  function product(one, other) {
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum += one[at] * other[at];
    return sum;
  }

  /** @param {string} piece */
  function bucket(piece) {
    let code = 0;
    for (let at = 0; at < piece.length; at++) code = (code * prime + piece.charCodeAt(at)) % buckets;
    return code;
  }

  /**
   * The buckets of the pieces of a query: runs of letters, and the beginnings of words. The last word may go on.
   * @param {string} words
   */
  function pieces(words) {
    /** @type {Set<number>} */
    const found = new Set();
    words.split(" ").forEach((word, number, { length }) => {
      const marked = number < length - 1 ? `<${word}>` : `<${word}`;
      for (const size of data.runs) {
        for (let at = 0; at <= marked.length - size; at++) found.add(bucket(marked.slice(at, at + size)));
      }
      found.add(bucket(`=${word.slice(0, beginning)}`));
    });
    return words ? found : [];
  }

  /**
   * The cosines of a question with each card.
   * @param {string} query
   */
  function scores(query) {
    const asked = new Int32Array(dimensions);
    for (const piece of pieces(fold(query))) {
      vectorAt(pieceVectors, piece).forEach((each, at) => {
        asked[at] += each;
      });
    }
    const size = length(asked);
    return lengths.map((own, card) => product(asked, vectorAt(cardVectors, card)) / (size * own));
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
    const found = [...query].length > numbers.longestQuery ? lengths.map(() => 0) : scores(query);
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
