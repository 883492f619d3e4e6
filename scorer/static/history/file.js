// Saved results as a file: written, and read with everything checked, because a file may come from anywhere.

/** @import { Game, Problem } from "../types.js" */
/** @import { SavedResult } from "./results.js" */
import { Sheet } from "../sheet/sheet.js";
import { normalized } from "./results.js";

const VERSION = 1;
const MOST_RESULTS = 2000;
/** The most bytes: so many results with a whole board each have less. */
export const MOST_BYTES = 4_000_000;

/**
 * What is wrong with a file, or with the n-th result in it: its players and modules, or what its sheet says.
 * @typedef {{ code: string, n?: number, problems?: Problem[], sheet?: Sheet }} FileProblem
 */

/** @param {SavedResult[]} results */
export function writeFile(results) {
  const dated = results.map(({ at, query }) => ({ at: new Date(at).toISOString(), query }));
  return JSON.stringify({ cacao: VERSION, results: dated }, null, 1);
}

/**
 * The results in a file, and everything that is wrong with it.
 * @param {string} text
 * @param {Game} game with all modules
 * @returns {{ results: SavedResult[], problems: FileProblem[] }}
 */
export function readFile(text, game) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { results: [], problems: [{ code: "notJson" }] };
  }
  if (data?.cacao !== VERSION || !Array.isArray(data.results)) {
    return { results: [], problems: [{ code: "notHistory" }] };
  }
  if (data.results.length > MOST_RESULTS) return { results: [], problems: [{ code: "tooLarge" }] };
  /** @type {SavedResult[]} */
  const results = [];
  /** @type {FileProblem[]} */
  const problems = [];
  data.results.forEach((/** @type {unknown} */ each, /** @type {number} */ i) => {
    const { at, query } = Object(each);
    const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
    if (Number.isNaN(time)) problems.push({ code: "noDate", n: i + 1 });
    const read = Sheet.fromQuery(new URLSearchParams(typeof query === "string" ? query : ""), game);
    if (read.sheet?.state !== "final") problems.push({ code: "notFinal", n: i + 1, ...read });
    else results.push({ at: time, query: normalized(read.sheet.toQuery()) });
  });
  return { results, problems };
}
