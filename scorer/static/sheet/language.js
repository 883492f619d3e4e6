// Numbers, lists and sentences in the reader's language, the same as the server's.

/** @import { Game, Params, Template } from "../types.js" */

/** @param {{ tag: string, direction: string, listPatterns?: Game["listPatterns"] }} language */
export function createLanguage({ tag, direction, listPatterns }) {
  const digits = new Intl.NumberFormat(tag, { useGrouping: true });
  const plural = new Intl.PluralRules(tag);
  /** @type {(items: string[], pattern?: string) => string} */
  const filled = (items, pattern = "{0}, {1}") => pattern.replace(/\{([01])\}/g, (_, i) => items[i]);
  // Right to left, a sign would end up behind its number: the two are isolated from the rest.
  /** @type {(sign: string, shown: string) => string} */
  const signed = (sign, shown) => (sign && direction === "rtl" ? `\u2066${sign}${shown}\u2069` : sign + shown);
  /** @param {number} n */
  const number = (n) => signed(n < 0 ? "−" : "", digits.format(Math.abs(n)));

  /**
   * A template, or its plural forms, with the parameters put in as they are: texts, numbers or elements.
   * @template {Node} [T=never]
   * @param {Template} template
   * @param {Record<string, string | number | T>} params
   */
  function parts(template, params = {}) {
    const isWhole = typeof template === "string";
    const form = isWhole ? template : (template[plural.select(Number(params[template.by]))] ?? template.other);
    /** @param {string | number | T} value */
    const shown = (value) => (typeof value === "number" ? number(value) : value);
    return form.split(/%\((\w+)\)s/).map((piece, i) => (i % 2 ? shown(params[piece]) : piece));
  }

  return {
    tag,
    number,
    /** @param {number} n */
    gain: (n) => signed("+", number(n)),
    /**
     * Browsers would write some lists in another way than the server.
     * @param {string[]} items
     */
    list(items) {
      if (items.length < 2) return items.join("");
      const [first, ...others] = items;
      const last = others.splice(-1)[0];
      /** @type {(before: string, item: string, i: number) => string} */
      const join = (before, item, i) => filled([before, item], listPatterns?.[i ? "middle" : "start"]);
      const pattern = listPatterns?.[others.length ? "end" : "2"];
      const [before, word = "", instead = ""] = listPatterns?.euphony ?? [];
      const changes = before && new RegExp(before, "i").test(last);
      return filled([others.reduce(join, first), last], changes ? pattern?.replace(word, instead) : pattern);
    },
    /** @type {(template: Template, params?: Params) => string} */
    text: (template, params) => parts(template, params).join(""),
    parts,
  };
}
