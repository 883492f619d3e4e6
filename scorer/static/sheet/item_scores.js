// What the items of a player are worth, and how that is told.

/** @import { Field, Game, ItemLine, ItemResult, LaidTile, Language, Params, Setup, Standings, Term, Village } from "../types.js" */
/** @import { Counted } from "./quantities.js" */
import { OF_BOARD } from "./quantities.js";

/** @type {(setup: Setup, code: string) => Field | undefined} */
const fieldOf = ({ seatFields }, code) => seatFields.find((field) => field.code === code);

/**
 * Everything that a village holds item by item, with its bonus.
 * @type {(setup: Setup, village: Village, temples: Standings[], board: LaidTile[] | null) => ItemResult[]}
 */
export function bonusesOf(setup, village, temples, board) {
  /** @type {(code: string, term: Term) => Counted} */
  const counted = (code, { field }) => {
    const count = code === "others" ? village[field] - 1 : (village[code] ?? 0);
    if (board && code in OF_BOARD) return OF_BOARD[code](board, village.color);
    if (code !== "temples_touched") return { count, squares: [] };
    return { count: temples.filter((temple) => temple[village.color].workers).length, squares: [] };
  };
  return setup.itemTerms.flatMap((term) => {
    const items = fieldOf(setup, term.field)?.values ?? [];
    return items.map(String).flatMap((item) => {
      const count = village[`${term.field}.${item}`] ?? 0;
      if (!count) return [];
      const each = "worths" in term ? term.worths[item] : term.worth;
      const bonus = "bonuses" in term ? term.bonuses[item] : undefined;
      const found = bonus?.quantity ? counted(bonus.quantity, term) : null;
      const times = !found ? 1 : bonus?.at === null ? found.count : Number(found.count === bonus?.at);
      const [worth, more] = [count * each, (bonus?.gold ?? 0) * times];
      const { count: quantity = null, squares = [] } = found ?? {};
      return [{ field: term.field, item, count, worth, bonus: more, gold: worth + more, quantity, squares }];
    });
  });
}

/**
 * What an item of a field is called.
 * @type {(game: Game, language: Language, code: string, item: string) => string}
 */
function itemText({ words }, language, code, item) {
  const text = words.fields[code]?.options?.[item];
  return text === undefined ? item : language.text(text, { value: Number(item) });
}

/** @type {(game: Game, language: Language, code: string, params: Params) => Params} */
export const namedItem = (game, language, code, { item }) => ({ item: itemText(game, language, code, String(item)) });

/**
 * The items of a finding within a sentence: by name, or as the numbers that they are.
 * @type {(setup: Setup, language: Language, params: Params) => Params}
 */
export function toldItems({ game, seatFields }, language, { item, lower = "" }) {
  /** @param {string | number} each */
  const told = (each) => {
    const field = seatFields.find(({ values }) => values?.includes(each));
    return Number(each) || (field ? itemText(game, language, field.code, String(each)) : "");
  };
  return { item: told(item), lower: told(lower) };
}

/**
 * What an item adds to a sum, and how.
 * @type {(setup: Setup, language: Language, item: ItemResult) => ItemLine}
 */
export function itemLine(setup, language, { field, item, count, worth, bonus, gold, quantity, squares }) {
  const { several, bonusFor, bonus: plain } = setup.game.words.items;
  const term = setup.itemTerms.find((each) => each.field === field);
  const counts = term && "bonuses" in term ? term.bonuses[item] : undefined;
  const name = itemText(setup.game, language, field, item);
  const isSeveral = count > 1 && fieldOf(setup, field)?.kind === "list";
  const told = counts && quantity !== null ? setup.game.words.quantities[counts.quantity] : "";
  const counted = told && language.text(told, { num: quantity ?? 0 });
  const how = counts ? language.text(counted ? bonusFor : plain, { worth, bonus, counted }) : "";
  return {
    part: term?.code ?? "",
    name: isSeveral ? language.text(several, { count, item: name }) : name,
    how,
    gold,
    squares,
  };
}
