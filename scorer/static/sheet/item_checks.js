// What modules know to be impossible about the things that players have; the same as the engine's.

/** @import { Finding, ItemCheck, Params, Setup, Village } from "../types.js" */
import { sum } from "./numbers.js";
import { placedOn } from "./two_sided.js";

/** @type {(code: string, params: Params) => Finding} */
const impossible = (code, params) => ({ code, severity: "impossible", row: null, col: null, params });
/** @type {(villages: Village[], code: string) => number} */
const held = (villages, code) => sum(villages.map((village) => village[code] ?? 0));

/**
 * @param {Village[]} villages
 * @param {Setup} setup
 */
export function checkItems(villages, setup) {
  return setup.checks.flatMap((each) => [...found(each, villages, setup)]);
}

/** @type {(each: ItemCheck, villages: Village[], setup: Setup) => Iterable<Finding>} */
function* found(each, villages, setup) {
  if (each.check === "LowestFirst") yield* notLowest(each.field, villages, setup);
  else if (each.check === "Assignable") yield* notAssignable(each, villages);
  else if (each.check === "PaidInSets") yield* paidInSets(each, villages, setup);
  else if (each.check === "FromTiles") {
    const taken = sum(each.weights.map(([code, weight]) => weight * held(villages, code)));
    const limit = each.each * (setup.jungle[each.kind] ?? 0);
    if (taken > limit) yield impossible(`${each.weights[0][0]}-not-from-tiles`, { found: taken, limit });
  } else if (each.check === "OnOwnTiles") {
    const limit = each.counts_workers ? setup.workersEach : setup.workerTilesEach;
    for (const { color, [each.field]: number } of villages) {
      if (number > limit) yield impossible(`${each.field}-not-on-tiles`, { color, found: number, limit });
    }
  } else {
    for (const village of villages) {
      const has =
        each.check === "FewKinds" ? kindsOf(each.field, village) : each.fields.map((code) => village[code] ?? 0);
      const code = each.check === "FewKinds" ? `${each.field}-kinds` : `${each.fields.at(-1)}-room`;
      const number = sum(has);
      if (number > each.most) yield impossible(code, { color: village.color, found: number, limit: each.most });
    }
  }
}

/** @type {(field: string, village: Village) => number[]} */
const kindsOf = (field, village) => Object.keys(village).map((key) => Number(key.startsWith(`${field}.`)));

/** @type {(field: string, villages: Village[], setup: Setup) => Iterable<Finding>} */
function* notLowest(field, villages, { seatFields }) {
  const { pools = {}, values = [] } = seatFields.find(({ code }) => code === field) ?? {};
  let left = "";
  for (const item of values.map(String)) {
    const taken = held(villages, `${field}.${item}`);
    if (taken && left) return yield impossible(`${field}-not-lowest`, { item, lower: left });
    if (taken < pools[item]) left ||= item;
  }
}

/** @type {(check: { field: string, bought: string }, villages: Village[], setup: Setup) => Iterable<Finding>} */
function* paidInSets({ field, bought }, villages, { seatFields }) {
  for (const [item, limit] of Object.entries(seatFields.find(({ code }) => code === field)?.pools ?? {})) {
    const found = held(villages, `${field}.${item}`) + held(villages, bought);
    if (found > limit) yield impossible(`${field}-paid`, { item, found, limit });
  }
}

/**
 * Items that cannot all lie up at once.
 * @type {(check: { field: string, tiles: string[][] }, villages: Village[]) => Iterable<Finding>}
 */
function* notAssignable({ field, tiles }, villages) {
  const items = [...new Set(tiles.flat())];
  const wanted = items.flatMap((item) =>
    villages.flatMap((village) => Array(village[`${field}.${item}`] ?? 0).fill(item)),
  );
  const placed = placedOn(wanted, tiles);
  if (placed < wanted.length) yield impossible(`${field}-not-on-tiles`, { found: wanted.length, limit: placed });
}
