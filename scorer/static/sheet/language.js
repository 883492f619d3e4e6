// Numbers, lists and sentences in the reader's language, the same as the server's.

/** @param {{tag: string, direction: string, listPatterns?: Record<string, string>}} language */
export function createLanguage({ tag, direction, listPatterns }) {
  const digits = new Intl.NumberFormat(tag, { useGrouping: true });
  const plural = new Intl.PluralRules(tag);
  const filled = (pattern, items) => pattern.replace(/\{([01])\}/g, (_, i) => items[i]);
  // Right to left, a sign would end up behind its number: the two are isolated from the rest.
  const signed = (sign, shown) => (sign && direction === "rtl" ? `\u2066${sign}${shown}\u2069` : sign + shown);
  const number = (n) => signed(n < 0 ? "−" : "", digits.format(Math.abs(n)));

  /** A template, or its plural forms, with the parameters put in as they are: texts, numbers or elements. */
  function parts(template, params = {}) {
    const form = template.by ? (template[plural.select(params[template.by])] ?? template.other) : template;
    const shown = (value) => (typeof value === "number" ? number(value) : value);
    return form.split(/%\((\w+)\)s/).map((piece, i) => (i % 2 ? shown(params[piece]) : piece));
  }

  return {
    tag,
    number,
    gain: (n) => signed("+", number(n)),
    /** Browsers would write some lists in another way than the server. */
    list(items) {
      if (items.length < 2) return items.join("");
      if (items.length === 2) return filled(listPatterns[2], items);
      const shown = items.slice(1, -1).reduce(
        (before, item, i) => filled(listPatterns[i ? "middle" : "start"], [before, item]), items[0],
      );
      return filled(listPatterns.end, [shown, items.at(-1)]);
    },
    text: (template, params) => parts(template, params).join(""),
    parts,
  };
}
