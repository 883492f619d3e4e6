// Questions with figures without a server. From the data of `/<lang>/rules/situations.json` a question is read as
// `scorer/rules/situations/` reads it: words become symbols, patterns find the figures, a table has the answer.

/** @import { Inputs, Kind, Reading, Situation, SituationData } from "./situation_types.js" */
import { createLanguage } from "../sheet/language.js";
import { createLexicon, UNKNOWN } from "./situation_words.js";

/** @param {SituationData} data */
export function createSituations(data) {
  const symbolsOf = createLexicon(data);
  const language = createLanguage(data);
  const asked = new RegExp(data.asked, "g");
  const kinds = new Map(data.kinds.map((kind) => [kind.code, kind]));
  /** @type {(number: number | number[] | undefined) => number[]} */
  const valuesOf = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

  /**
   * Every way to divide the symbols into phrases and free symbols: what is set, in order.
   * @type {(reading: Reading, text: string) => [name: string, number: number][][]}
   */
  function readings({ needs, free, phrases }, text) {
    if (!needs.every((names) => names.some((name) => text.includes(`<${name}>`)))) return [];
    const isFree = new Set([...data.free, ...free]);
    const patterns = phrases.map(([source, effects]) => /** @type {const} */ ([new RegExp(source, "y"), effects]));
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
        const set = effects.map(
          ([name, number]) => /** @type {[string, number]} */ ([name, number ?? numbers.shift()]),
        );
        add(pattern.lastIndex, unknown, [...said, ...set]);
      }
      const end = text.indexOf(">", at) + 1;
      const symbol = text.slice(at + 1, end - 1);
      const isUnknown = symbol === UNKNOWN;
      if (end && (isFree.has(symbol) || (isUnknown && unknown < data.mostUnknown)))
        add(end, unknown + Number(isUnknown), said);
    }
    return [...states.values()].filter(([at]) => at === text.length).map(([, , said]) => said);
  }

  /**
   * What is set in all; null if something is set twice or two figures disagree.
   * @param {[name: string, number: number][]} said
   */
  function inputsOf(said) {
    /** @type {Inputs} */
    const inputs = {};
    for (const [name, number] of said) {
      const slot = name.replace(/[+*?]$/, "");
      if (name === slot && slot in inputs) return null;
      if (name === slot) inputs[slot] = number;
      else if (!name.endsWith("?"))
        inputs[slot] = [...valuesOf(inputs[slot]), number, ...(name.endsWith("*") ? [number] : [])];
    }
    return said.every(([name, number]) => !name.endsWith("?") || inputs[name.slice(0, -1)] === number) ? inputs : null;
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
   * A kind with its figures; null if they are not all there or cannot occur.
   * @type {(code: string, given: Inputs) => Situation | null}
   */
  function situationOf(code, given) {
    const kind = kinds.get(code);
    if (!kind) return null;
    /** @type {Inputs} */
    const inputs = {};
    for (const { name, lengths, most = 0 } of kind.slots) {
      const values = valuesOf(given[name]);
      if (!(lengths.length ? lengths : [1]).includes(values.length)) return null;
      if (lengths.length && values.some((n) => n < 0 || n > most)) return null;
      inputs[name] = lengths.length ? values : values[0];
    }
    const players = new Set(Object.values(inputs).map((value) => (Array.isArray(value) ? value.length : 0)));
    players.delete(0);
    if (players.size > 1) return null;
    const ordered = inOrder(inputs);
    const row = kind.slots.map(({ name, lengths }) =>
      lengths.length ? order(valuesOf(ordered[name])) : String(ordered[name]),
    );
    const sentences = Object.hasOwn(kind.answers, row.join(",")) ? kind.answers[row.join(",")] : null;
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
    const understood = language.text(data.understood, { figures: language.list(figures) });
    return { kind: code, inputs, answer: answer.join(" "), understood };
  }

  return {
    language,
    situationOf,
    /** What a question describes; null if a figure is missing or it can be meant in two ways. @param {string} query */
    read(query) {
      const text = symbolsOf(query)
        .map((symbol) => `<${symbol}>`)
        .join("")
        .replace(asked, "$1");
      /** @param {Kind} kind */
      const found = ({ code, readings: all }) =>
        all
          .flatMap((reading) => readings(reading, text))
          .map(inputsOf)
          .map((inputs) => inputs && situationOf(code, inputs));
      const situations = data.kinds.flatMap(found).filter((situation) => situation !== null);
      const different = new Map(situations.map((situation) => [JSON.stringify(situation), situation]));
      return different.size === 1 ? situations[0] : null;
    },
  };
}
