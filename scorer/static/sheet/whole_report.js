// What only the page of the whole result says of a sheet; its texts stand in that page.

/** @import { Color, Language, Standings, Template } from "../types.js" */
/** @import { Sheet } from "./sheet.js" */
import { checkTemples } from "./checks.js";
import { Report } from "./report.js";
import { scoreTemple } from "./scoring.js";

/** Has anybody a worker at this temple? @param {Standings} temple */
export const isTouched = (temple) => Object.values(temple).some(({ workers }) => workers);

/**
 * The one worker more that would have made another winner by the largest margin, as in the engine.
 * @param {Sheet} sheet
 */
function closestSwing({ colors, setup, result: { players, temples, winners } }) {
  const { majority } = setup;
  /** @type {{ color: Color, temple: number, margin: number } | null} */
  let closest = null;
  for (const [at, temple] of temples.entries()) {
    for (const color of colors.filter((each) => temple[each].workers && !winners.includes(each))) {
      const more = Object.fromEntries(colors.map((each) => [each, temple[each].workers + Number(each === color)]));
      const after = majority ? scoreTemple(majority, more, colors) : temple;
      const totals = players.map((each) => each.total + after[each.color].gold - temple[each.color].gold);
      const [own] = totals.splice(colors.indexOf(color), 1);
      const margin = own - Math.max(...totals);
      if (margin <= (closest?.margin ?? 0) || checkTemples([more], setup).length) continue;
      closest = { color, temple: at, margin };
    }
  }
  return closest;
}

export class WholeReport extends Report {
  /**
   * @param {Sheet} sheet
   * @param {Language} language
   * @param {Record<string, Template>} words of the page
   */
  constructor(sheet, language, words) {
    super(sheet, language);
    this.pageWords = words;
  }

  /** The temples at which nobody has a worker, in one line; empty where there is none. */
  get untouched() {
    const { pageWords: words } = this;
    const { list, number, text } = this.language;
    const numbers = this.result.temples.flatMap((temple, i) => (isTouched(temple) ? [] : i + 1));
    const params = { temples: list(numbers.map(number)), num: numbers.length };
    return numbers.length ? text(words.untouched, params) : "";
  }

  /** What decided it: one worker more that would have made another winner. Empty where none would. */
  get swing() {
    const { pageWords: words } = this;
    const swing = this.sheet.state === "final" ? closestSwing(this.sheet) : null;
    if (!swing) return "";
    const { color, temple, margin: gold } = swing;
    return this.language.text(words.swing, { who: this.label(color), temple: temple + 1, gold });
  }

  /** The whole result as plain text, to be pasted anywhere. */
  get asText() {
    const { pageWords: words } = this;
    const { list, number, text } = this.language;
    const places = this.ranking.flatMap((player) => {
      const parts = list(this.parts(player).map(([, name, gold]) => this.scored(name, gold)));
      const { rank, color, total } = player;
      const items = this.items(player).map(({ name, how, gold }) => {
        return `   ${text(this.words.labelled, { label: name, text: how || number(gold) })}`;
      });
      return [text(words.place, { rank, who: this.label(color), total, parts }), ...items];
    });
    const temples = this.result.temples.flatMap((temple, i) => {
      if (!isTouched(temple)) return [];
      const label = text(this.words.temple.name, { n: i + 1 });
      return [text(this.words.labelled, { label, text: this.templeText(temple) })];
    });
    if (this.untouched) temples.push(this.untouched);
    const rulebook = this.sheet.setup.majority?.splitsSecond === false ? [this.words.byRulebook] : [];
    const missing = this.missing.map((each) => each.text);
    return [this.headline, ...missing, "", ...places, "", ...temples, ...rulebook].join("\n").replaceAll("\u00a0", " ");
  }
}
