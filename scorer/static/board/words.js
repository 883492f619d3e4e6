// Sentences of the page with their blanks filled in, and numbers in the reader's digits.

import { number as digits } from "../score/store.js";

export const number = (value) => digits.format(value);

export function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (blank, name) => {
    const value = values[name] ?? blank;
    return typeof value === "number" ? number(value) : value;
  });
}
