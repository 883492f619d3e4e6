// A sheet as people read it: state, places, sums and reasons in one language.

/** @import { Color, Finding, Language, PlayerResult, Problem, Standings, Template } from "../types.js" */
/** @import { Sheet } from "./sheet.js" */
import { colorOf } from "./notation.js";

export class Report {
  /**
   * @param {Sheet} sheet
   * @param {Language} language
   */
  constructor(sheet, language) {
    this.sheet = sheet;
    this.language = language;
    this.result = sheet.result;
    this.words = sheet.setup.game.words;
    this.ranking = [...sheet.result.players].sort((one, other) => one.rank - other.rank);
    this.hasSharedSecond = this.#reasons.some((reason) => ["shared-second", "each-second"].includes(reason));
  }

  get #reasons() {
    return this.result.temples.flatMap((temple) => Object.values(temple).map(({ reason }) => reason));
  }

  /**
   * A player by name or colour; names are isolated from the text around them.
   * @param {Color} color
   */
  label(color) {
    const name = this.sheet.seats.find((seat) => seat.color === color)?.name;
    return name ? `\u2068${name}\u2069` : this.words.players[color];
  }

  /** @param {Color[]} colors */
  #list(colors) {
    return this.language.list(colors.map((color) => this.label(color)));
  }

  /** What there is to say first: who won, who is tied, or that it is not finished. */
  get headline() {
    return this.#said(this.words.headlines);
  }

  /** Why, and by how much; empty while there is no result. */
  get why() {
    return this.#said(this.words.why);
  }

  /** @param {Record<string, Template>} texts */
  #said(texts) {
    const { state } = this.sheet;
    const { winners, decidedBy, margin } = this.result;
    if (!["tied", "final"].includes(state)) return this.language.text(texts[state] ?? "");
    const [best] = this.ranking;
    const others = this.ranking.filter(({ color }) => !winners.includes(color));
    const following = others.filter(({ total }) => total === others[0].total).map(({ color }) => color);
    return this.language.text(texts[decidedBy], {
      who: this.#list(winners),
      gold: best.total,
      margin,
      next: this.#list(following),
      cacao: best.tieBreak ?? 0,
    });
  }

  /** What is still missing, and whose it is: sentences with the key of the first field meant. */
  get missing() {
    const { missing, seats, setup } = this.sheet;
    const { fields, missing: words } = this.words;
    const temples = missing.filter((key) => key.startsWith("temple"));
    const entered = { entered: setup.temples - temples.length, all: setup.temples };
    const found = temples.length ? [{ key: temples[0], text: this.language.text(words.temples, entered) }] : [];
    if (missing.includes("board")) found.push({ key: "board", text: words.board });
    if (missing.includes("complete")) found.push({ key: "complete", text: words.complete });
    seats.forEach(({ color }, i) => {
      const own = setup.seatFields.filter(({ code }) => missing.includes(`${code}${i + 1}`));
      const nouns = this.language.list(own.map(({ code }) => fields[code].noun));
      const text = this.language.text(words.seat, { who: this.label(color), fields: nouns });
      if (own.length) found.push({ key: `${own[0].code}${i + 1}`, text });
    });
    return found;
  }

  /**
   * The parts of a sum: code, name, and gold in words or a sign that nobody has entered it yet.
   * @param {PlayerResult} player
   * @returns {[code: string, name: string, gold: string][]}
   */
  parts({ color, parts }) {
    const { missing, seats, setup, templesInPlay } = this.sheet;
    const { terms, unknown } = this.words;
    const seat = seats.findIndex((each) => each.color === color) + 1;
    const noTemples = !templesInPlay.length && missing.some((key) => key === "board" || key.startsWith("temple"));
    return setup.terms.map(({ code, field }) => {
      const isUnknown = field ? missing.includes(`${field}${seat}`) : noTemples;
      return [code, terms[code], isUnknown ? unknown : this.language.number(parts[code])];
    });
  }

  /**
   * Who gets what at a scored temple and why, in a sentence or two.
   * @param {Standings} standings
   */
  templeText(standings) {
    const { order, reasons, even, empty } = this.words.temple;
    const told = order.flatMap((reason) => {
      const colors = Object.keys(standings).filter((color) => standings[color].reason === reason);
      if (!colors.length) return [];
      const of = this.sheet.setup.majority?.shares[reason === "shared-second" ? 1 : 0] ?? 0;
      const text = of % colors.length === 0 ? (even[reason] ?? reasons[reason]) : reasons[reason];
      const { gold } = standings[colors[0]];
      return [this.language.text(text, { who: this.#list(colors), gold, players: colors.length, of })];
    });
    return told.join(" ") || empty;
  }

  /**
   * A temple with who stands at its sides: "Temple 2: Red 2 at the top, …".
   * @param {string[]} sides
   * @param {number} n
   */
  templeLabel(sides, n) {
    const { colors, crewSides: texts, temple } = this.words;
    const spread = sides.flatMap((side, i) => {
      const color = colorOf(side, this.sheet.setup.game);
      const workers = Number(side[1] ?? 0);
      return color && workers ? [this.language.text(texts[i], { color: colors[color], n: workers })] : [];
    });
    return this.language.text(temple.label, { n, sides: this.language.list(spread) || temple.nobody });
  }

  /**
   * The items of a sum, each with its bonus.
   * @param {PlayerResult} player
   */
  items({ items }) {
    const { setup } = this.sheet;
    return items.map((item) => setup.game.items.itemLine(setup, this.language, item));
  }

  /** @param {Pick<Problem, "code" | "params"> & { field?: string }} problem */
  problemText({ field = "", code, params = {} }) {
    const { game } = this.sheet.setup;
    const named = params.item && game.items.namedItem(game, this.language, field.replace(/\d+$/, ""), params);
    const module = this.words.modules?.[params.module] ?? params.module;
    return this.language.text(this.words.problems[code], { ...params, module, ...named });
  }

  /** @param {Finding} finding */
  findingText({ code, params }) {
    const { colors, findings, kinds } = this.words;
    const { color, kind, pattern } = params;
    // Isolated, or a right-to-left sentence would turn 3-0-0-1 into 1-0-0-3: another tile.
    const shown = { color: colors[color], kind: kinds[kind], pattern: `\u2066${pattern}\u2069` };
    const start = this.language.list(this.sheet.setup.start.map((each) => kinds[each]));
    const { setup } = this.sheet;
    const items = params.item && setup.game.items.toldItems(setup, this.language, params);
    return this.language.text(findings[code], { ...params, ...shown, ...items, start });
  }

  /** Everybody's total in a line, best first, for messengers. */
  get scores() {
    return this.language.list(this.ranking.map(({ color, total }) => this.scored(this.label(color), total)));
  }

  /** A player or a part of a sum, with its gold. @type {(name: string, gold: number | string) => string} */
  scored(name, gold) {
    return this.language.text(this.words.scored, { name, gold });
  }
}
