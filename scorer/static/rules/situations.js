// Questions with figures without a server. From the data of `/<lang>/rules/situations.json` a question is read as
// `scorer/rules/situations/` reads it: words become symbols, patterns find the figures, a table has the answer.

/** @import { Inputs, Reading, Situation, SituationData, Slot } from "./situation_types.js" */
import { createLanguage } from "../sheet/language.js";
import { createLexicon, UNKNOWN } from "./situation_words.js";

/** @type {Record<string, string>} */
const NUMBERS = { "#": "<(-?\\d+)>", "~": "<(-?\\d+|a)>" };
/** @param {string} names */
const any = (names) =>
  names
    .split("|")
    .map((name) => NUMBERS[name] ?? `<${name}>`)
    .join("|");
/** @param {string} atom */
const atom = (atom) =>
  atom.startsWith("!")
    ? `(?!${any(atom.slice(1)).replaceAll("(", "(?:")})`
    : atom.replace(/^([^?]+)/, (name) => `(?:${any(name)})`);

/**
 * The patterns of a phrase as regular expressions, with what it sets: a slot, and a number or that of the pattern.
 * @type {(phrase: [said: string, patterns: string]) => [RegExp, [name: string, number: number | null][]][]}
 */
function compiled([said, patterns]) {
  const effects = said
    .split(" ")
    .filter(Boolean)
    .map((each) => each.split("="));
  return patterns
    .split("/")
    .map((pattern) => [
      new RegExp(pattern.trim().split(/\s+/).map(atom).join(""), "y"),
      effects.map(([name, number]) => [name, number === undefined ? null : Number(number)]),
    ]);
}

/** @param {SituationData} data */
export function createSituations(data) {
  const symbolsOf = createLexicon(data);
  const language = createLanguage(data);
  const asked = new RegExp(data.asked, "g");
  const kinds = new Map(data.kinds.map((kind) => [kind.code, kind]));
  /** @type {(value: number | number[] | undefined) => number[]} */
  const valuesOf = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

  /**
   * A function for every way to divide symbols into phrases and free symbols: what is set, in order.
   * @param {Reading} reading
   */
  function createReading({ needs, free, phrases }) {
    const isFree = new Set(`${data.free} ${free}`.split(" "));
    const always = isFree.delete("a") ? `${data.phrases} / ${data.article}` : data.phrases;
    const patterns = [...compiled(["", always]), ...Object.entries(phrases).flatMap(compiled)];
    const needed = needs
      .split(" ")
      .filter(Boolean)
      .map((names) => new RegExp(any(names)));
    /** @type {(text: string) => [name: string, number: number][][]} */
    return (text) => {
      if (!needed.every((need) => need.test(text))) return [];
      /** @type {Map<string, [at: number, unknown: number, said: [string, number][]]>} */
      const states = new Map();
      /** @type {(at: number, unknown: number, said: [string, number][]) => void} */
      const add = (at, unknown, said) => void states.set(JSON.stringify([at, unknown, said]), [at, unknown, said]);
      add(0, 0, []);
      // States are added behind the one that is read, and a map visits them too.
      for (const [at, unknown, said] of states.values()) {
        for (const [pattern, effects] of patterns) {
          pattern.lastIndex = at;
          const match = pattern.exec(text);
          if (!match) continue;
          const numbers = match.slice(1).map((group) => (group === "a" ? 1 : Number(group)));
          const set = effects.map(([name, n]) => /** @type {[string, number]} */ ([name, n ?? numbers.shift()]));
          add(pattern.lastIndex, unknown, [...said, ...set]);
        }
        const end = text.indexOf(">", at) + 1;
        const symbol = text.slice(at + 1, end - 1);
        const isUnknown = symbol === UNKNOWN;
        const mayBeUnknown = unknown < data.mostUnknown && !text.endsWith(data.place, at);
        if (end && (isFree.has(symbol) || (isUnknown && mayBeUnknown))) add(end, unknown + Number(isUnknown), said);
      }
      return [...states.values()].filter(([at]) => at === text.length).map(([, , said]) => said);
    };
  }
  const readings = data.kinds.flatMap(({ code, readings }) =>
    readings.map((reading) => ({ code, readingsOf: createReading(reading) })),
  );

  /**
   * What is set in all; null if something is set twice or two figures disagree.
   * @param {[name: string, number: number][]} said
   */
  function inputsOf(said) {
    /** @type {Inputs} */
    const inputs = {};
    for (const [name, number] of said) {
      const slot = name.replace(/[+*?#]$/, "");
      if (name === slot && slot in inputs) return null;
      if (name === slot) inputs[slot] = number;
      else if (/[+*]$/.test(name))
        inputs[slot] = [...valuesOf(inputs[slot]), number, ...(name.endsWith("*") ? [number] : [])];
    }
    /** @type {(name: string, number: number) => boolean} */
    const agrees = (name, number) => {
      const value = inputs[name.slice(0, -1)];
      return name.endsWith("?") ? value === number : !name.endsWith("#") || valuesOf(value).length === number;
    };
    return said.every(([name, number]) => agrees(name, number)) ? inputs : null;
  }

  /** The players with the highest figures first. @type {(inputs: Inputs) => Inputs} */
  function inOrder(inputs) {
    const several = Object.keys(inputs).filter((name) => Array.isArray(inputs[name]) && valuesOf(inputs[name]).length);
    const players = several.length
      ? valuesOf(inputs[several[0]]).map((_, i) => several.map((name) => valuesOf(inputs[name])[i]))
      : [];
    players.sort((one, other) => several.map((_, i) => other[i] - one[i]).find(Boolean) ?? 0);
    return { ...inputs, ...Object.fromEntries(several.map((name, i) => [name, players.map((player) => player[i])])) };
  }

  /** @param {number[]} values */
  function order(values) {
    const places = [...new Set(values.filter(Boolean))].sort((one, other) => other - one);
    return values.map((value) => (value ? places.indexOf(value) + 1 : 0)).join("-");
  }

  /**
   * A kind with its figures, played with these modules; null if they are not all there or cannot occur.
   * @type {(code: string, given: Inputs, playing?: string[]) => Situation | null}
   */
  function situationOf(code, given, playing = []) {
    const kind = kinds.get(code);
    if (!kind) return null;
    /** @type {Inputs} */
    const inputs = {};
    for (const { name, lengths, values: offered, most = 0 } of kind.slots) {
      const values = valuesOf(given[name]);
      if (!(lengths.length ? lengths : [1]).includes(values.length)) return null;
      if (values.some((n) => (offered ? !offered.includes(n) : n < 0 || n > most))) return null;
      inputs[name] = lengths.length ? values : values[0];
    }
    const players = new Set(Object.values(inputs).map((value) => (Array.isArray(value) ? value.length : 0)));
    players.delete(0);
    if (players.size > 1) return null;
    const ordered = inOrder(inputs);
    const row = kind.slots.map(({ name, lengths }) =>
      lengths.length ? order(valuesOf(ordered[name])) : String(ordered[name]),
    );
    /** @type {(at: number, slot: Slot) => number} */
    const place = (at, { name, values = [] }) => at * values.length + values.indexOf(valuesOf(inputs[name])[0]);
    const isList = Array.isArray(kind.answers);
    const chosen = kind.modules.reduce((at, each) => at * 2 + Number(playing.includes(each)), 0);
    const sentences = kind.answers[isList ? kind.slots.reduce(place, chosen) : row.join(",")];
    if (!sentences) return null;
    const single = Object.fromEntries(Object.entries(ordered).map(([name, value]) => [name, valuesOf(value)[0]]));
    const answer = sentences.map(([sentence, ...numbers]) => {
      const [text, ...names] = kind.sentences[sentence];
      const found = numbers.map((n) => (Array.isArray(n) ? valuesOf(ordered[n[0]])[n[1]] : n));
      return language.text(text, { ...single, ...Object.fromEntries(names.map((name, i) => [name, found[i]])) });
    });
    const figures = kind.slots.flatMap(({ name, said, options }) =>
      valuesOf(inputs[name]).map((n) => (said ? language.text(said, { num: n }) : (options?.[n] ?? ""))),
    );
    const names = Object.keys(data.modules).filter((each) => kind.modules.length && playing.includes(each));
    figures.push(...names.map((each) => data.modules[each]));
    const understood = language.text(data.understood, { figures: language.list(figures) });
    return { kind: code, inputs, answer: answer.join(" "), understood };
  }

  return {
    language,
    situationOf,
    /**
     * What a question describes; null if a figure is missing or it can be meant in two ways.
     * @type {(query: string, playing?: string[]) => Situation | null}
     */
    read(query, playing = []) {
      const text = [...symbolsOf(query), ","]
        .map((symbol) => `<${symbol}>`)
        .join("")
        .replace(asked, "$1");
      const situations = readings
        .flatMap(({ code, readingsOf }) =>
          readingsOf(text).map((said) => {
            const inputs = inputsOf(said);
            return inputs && situationOf(code, inputs, playing);
          }),
        )
        .filter((situation) => situation !== null);
      const different = new Map(situations.map((situation) => [JSON.stringify(situation), situation]));
      return different.size === 1 ? situations[0] : null;
    },
  };
}
