// The search over the rulebook without a server. From the data of `/<lang>/rules/index.json` it finds what
// `/api/rules` finds and answers in the same form: module by module the search of the server, and no words of its own.

/** @import { Answer, Data, Hit, Mark } from "./types.js" */
import { createReader, marker } from "./highlight.js";
import { createIndex } from "./index.js";
import { rank, understand } from "./ranking.js";

/**
 * Section or question -> its title and the sentence that answers, which is the text behind it.
 * @param {Data} data
 */
function shownTexts({ texts, sections }) {
  /** @type {Map<string, string[]>} */
  const shown = new Map();
  texts.forEach(([section, , kind, text], i) => {
    if (kind && kind !== "hint") shown.set(kind === "title" ? sections[section] : kind, [text, texts[i + 1][3]]);
  });
  return shown;
}

/** @param {Data} data */
export function createFinder(data) {
  const { numbers, sections, mostAsked, pages } = data;
  const index = createIndex(data);
  const shown = shownTexts(data);
  const wordsOf = createReader(index.lexicon);

  /**
   * @param {string} section
   * @param {string | null} question
   * @param {(text: string) => Mark[]} mark
   * @returns {Hit}
   */
  function hit(section, question, mark) {
    const id = question ?? section;
    const [title, snippet] = shown.get(id) ?? ["", ""];
    return {
      id,
      title,
      snippet,
      url: `${pages}/${section}${question ? `#${question}` : ""}`,
      marks: { title: mark(title), snippet: mark(snippet) },
      ...(question && { section }),
    };
  }

  /** @param {string} query */
  function search(query) {
    const said = index.lexicon.words(query).map((word) => word.text);
    const groups = understand(said, index);
    const mark = marker(said, groups, index, wordsOf);
    return rank(groups, index)
      .slice(0, numbers.mostHits)
      .map(({ section, question }) => hit(sections[section], question, mark));
  }

  /**
   * What is nearest to a query, filled up with what is most often asked.
   * @param {Hit[]} found
   */
  function nearestTopics(found) {
    const has = new Set(found.map(({ id, section }) => section ?? id));
    const others = mostAsked.filter((section) => !has.has(section)).map((section) => hit(section, null, () => []));
    return [...found, ...others].slice(0, numbers.mostNearest);
  }

  /**
   * @param {string} query
   * @returns {Answer}
   */
  return function find(query) {
    const letters = [...query];
    const results = search(letters.slice(0, numbers.longestQuery).join(""));
    // Nobody types a question this long; the server refuses it.
    if (letters.length > numbers.longestQuery) return { results: [], nearest: nearestTopics(results) };
    return results.length ? { results } : { results, nearest: nearestTopics([]) };
  };
}
