// Sentences of the page with their blanks filled in, and numbers in the reader's digits.

import { language } from "../page/game.js";

export const { number } = language;

/**
 * @param {string | undefined} text
 * @param {Record<string, string | number>} values
 */
export function filled(text, values) {
  return (text ?? "").replace(/\{(\w+)\}/g, (blank, name) => {
    const value = values[name] ?? blank;
    return typeof value === "number" ? number(value) : value;
  });
}
