// Final scoring, the same as the engine's.

/** @import { Color, Counts, ItemResult, LaidTile, Majority } from "../types.js" */
/** @import { PlayerResult, Result, Setup, Standings, Term, Village } from "../types.js" */
import { sum } from "./numbers.js";

/**
 * Who gets what at one temple, and why: the term has it for every way in which places can be shared.
 * @param {Majority} majority
 * @param {Counts} workers
 * @param {Color[]} colors
 * @returns {Standings}
 */
export function scoreTemple({ standings }, workers, colors) {
  const counts = colors.map((color) => workers[color] ?? 0);
  const places = [...new Set([...counts, 0])].sort((one, other) => other - one);
  const sharing = places.slice(0, -1).map((place) => counts.filter((count) => count === place).length);
  /** @param {number} count */
  const standing = (count) => ({ workers: count, ...standings[sharing.join("-")][places.indexOf(count)] });
  return Object.fromEntries(colors.map((color, i) => [color, standing(counts[i])]));
}

/**
 * Sums, places and winners; what a village does not know counts nothing.
 * @param {Setup} setup
 * @param {Village[]} villages
 * @param {Counts[]} templesInPlay workers by colour
 * @param {LaidTile[] | null} [board] where there is a whole one
 * @returns {Result}
 */
export function score(setup, villages, templesInPlay, board = null) {
  const { terms, itemTerms, majority, game } = setup;
  const colors = villages.map(({ color }) => color);
  const temples = majority ? templesInPlay.map((workers) => scoreTemple(majority, workers, colors)) : [];
  /** @type {(term: Term, village: Village, items: ItemResult[]) => number} */
  const goldOf = (term, village, items) => {
    if (term.kind === "majority") return sum(temples.map((temple) => temple[village.color].gold));
    if (term.kind === "each") return term.worth * (village[term.field] ?? 0);
    return sum(items.filter(({ field }) => field === term.field).map(({ gold }) => gold));
  };
  /** @type {PlayerResult[]} */
  const players = villages.map((village) => {
    const items = itemTerms.length ? game.items.bonusesOf(setup, village, temples, board) : [];
    const parts = Object.fromEntries(terms.map((term) => [term.code, goldOf(term, village, items)]));
    const tieBreak = village[game.tieBreak] ?? null;
    return { color: village.color, parts, total: sum(Object.values(parts)), tieBreak, rank: 0, items };
  });
  /** @param {number} gold */
  const equalTo = (gold) => players.filter(({ total }) => total === gold);
  /** @param {number} gold */
  const isKnown = (gold) => equalTo(gold).every(({ tieBreak }) => tieBreak !== null);
  // Of equal sums the tie-break decides, if it is known for all of them.
  /** @type {(one: PlayerResult, other: PlayerResult) => boolean} */
  const isAhead = (one, { total, tieBreak }) =>
    one.total > total || (one.total === total && isKnown(total) && Number(one.tieBreak) > Number(tieBreak));
  for (const player of players) player.rank = 1 + players.filter((other) => isAhead(other, player)).length;
  const best = Math.max(...players.map(({ total }) => total));
  const winners = players.filter(({ rank }) => rank === 1).map(({ color }) => color);
  const others = players.filter(({ rank }) => rank > 1).map(({ total }) => total);
  const tied = equalTo(best).length > 1 ? equalTo(best).map(({ color }) => color) : [];
  const byTie = !isKnown(best) ? "open" : winners.length > 1 ? "shared" : "cacao";
  const margin = best - Math.max(...(others.length ? others : [best]));
  return { players, temples, winners, decidedBy: tied.length ? byTie : "gold", tied, margin };
}
