// Fields that are entered option by option: a list repeats what it has several of, counts say how many, and
// none at all is a dash.

/** @import { Counts, Entry, Params } from "../types.js" */
import { sum } from "./numbers.js";
import { placedOn } from "./two_sided.js";

export const NONE = "-";

/**
 * Option -> how many; null when it cannot be read.
 * @type {(text: string, kind: Entry["kind"]) => Counts | null}
 */
function readItems(text, kind) {
  /** @type {Counts} */
  const items = {};
  if (text === NONE) return items;
  for (const part of text.split(",")) {
    if (kind === "list") items[part] = (items[part] ?? 0) + 1;
    else {
      const [, option, count] = /^([a-z0-9-]+):(-?[0-9]{1,13})$/.exec(part) ?? [];
      if (!option || option in items) return null;
      items[option] = Number(count);
    }
  }
  return Object.fromEntries(Object.entries(items).filter(([, count]) => count));
}

/** @type {(text: string, kind: Entry["kind"]) => Counts} */
export const parseItems = (text, kind) => readItems(text, kind) ?? {};

/**
 * In the order of a field's options: keys that look like numbers would come first otherwise.
 * @type {(items: Counts, kind: Entry["kind"], order?: (string | number)[]) => string}
 */
export function itemsText(items, kind, order = Object.keys(items)) {
  /** @type {[string, number][]} */
  const held = order.flatMap((item) => (items[item] ? [[String(item), items[item]]] : []));
  const parts = held.flatMap(([item, n]) => (kind === "list" ? Array(n).fill(item) : `${item}:${n}`));
  return parts.join(",") || NONE;
}

/**
 * What is wrong with items, if anything; those of a choice of the table are all that there are in the game.
 * @type {(items: Counts | null, field: Entry) => { code: string, params: Params } | null}
 */
export function itemsProblem(items, { values = [], limits = {}, sets, tiles, least = 0 }) {
  if (!items) return { code: "not-a-number", params: {} };
  for (const item of Object.keys(items).sort()) {
    const max = limits[item] ?? 1;
    if (!values.includes(item)) return { code: "no-such-item", params: { item } };
    if (items[item] < 0) return { code: "out-of-range", params: { min: 0, max } };
    if (items[item] > max && !tiles) return { code: "too-many-items", params: { item, max } };
  }
  if (!sets) return null;
  if (tiles && !fitsOnTiles(items, tiles)) return { code: "not-one-of-each", params: { max: tiles.length } };
  return sum(Object.values(items)) < least ? { code: "too-few-worker-tiles", params: { min: least } } : null;
}

/**
 * Are items one side each of some two-sided tiles?
 * @type {(items: Counts, tiles: string[][]) => boolean}
 */
function fitsOnTiles(items, tiles) {
  const wanted = Object.entries(items).flatMap(([item, count]) => Array(count).fill(item));
  return wanted.length === tiles.length && placedOn(wanted, tiles) === tiles.length;
}

/**
 * What a player holds by a text, or what is wrong with it.
 * @type {(text: string, field: Entry) => { value?: Counts, code?: string, params?: Record<string, string | number> }}
 */
export function readItemsEntry(text, field) {
  const items = readItems(text, field.kind);
  return itemsProblem(items, field) ?? { value: items ?? {} };
}

/**
 * There are only as many of each item as the table has chosen.
 * @type {(field: Entry, choice: Entry, text: string) => Pick<Entry, "pools" | "limits">}
 */
export function chosenItems({ values = [] }, { kind }, text) {
  const items = parseItems(text, kind);
  const pools = Object.fromEntries(values.map((item) => [item, items[item] ?? 0]));
  const limits = Object.fromEntries(Object.entries(pools).map(([item, count]) => [item, Math.min(1, count)]));
  return { pools, limits };
}

/**
 * A choice of the table in its one text form; the empty text when there is no such choice.
 * @type {(field: Entry, text: string) => string}
 */
export function readChoice(field, text) {
  const { kind, values = [] } = field;
  if (kind !== "list" && kind !== "counts") return values.includes(text) ? text : "";
  const items = text ? readItems(text, kind) : null;
  if (!items || itemsProblem(items, field)) return "";
  return itemsText(items, kind, values);
}
