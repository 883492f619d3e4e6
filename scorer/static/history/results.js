// The results that this phone keeps because somebody chose to: when, and the query string of the result's address.

import { read, write } from "../storage.js";

/** @typedef {{ at: number, query: string }} SavedResult */
const KEY = "cacao.history";

/** The newest first. @returns {SavedResult[]} */
export const savedResults = () => JSON.parse(read(KEY) ?? "[]");

/** The one way to write a query string, so that a result is saved once. @param {Iterable<string[]> | string} query */
export const normalized = (query) => String(new URLSearchParams(/** @type {string} */ (query)));

/** @param {string} query */
export const isSaved = (query) => savedResults().some((each) => each.query === query);

/**
 * Adds results that are not there yet.
 * @param {SavedResult[]} results
 * @returns {boolean} whether the browser let us
 */
export function saveResults(results) {
  const all = new Map([...results, ...savedResults()].map((each) => [each.query, each]));
  return replaceResults([...all.values()].sort((a, b) => b.at - a.at));
}

/** @param {SavedResult[]} results */
export function replaceResults(results) {
  const text = JSON.stringify(results);
  write(KEY, text);
  return read(KEY) === text;
}
