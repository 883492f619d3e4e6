// Final scoring, the same as the engine's.

/**
 * Who gets what at one temple, and why.
 * @param {object} term the majority @param {Record<string, number>} workers @param {string[]} colors
 */
export function scoreTemple({ shares: [first, second], splitsSecond }, workers, colors) {
  const counts = colors.map((color) => workers[color] ?? 0);
  const places = [...new Set(counts)].filter(Boolean).sort((one, other) => other - one);
  const sharing = (count) => counts.filter((each) => each === count).length;
  const paid = (count) => {
    const [place, among] = [places.indexOf(count), sharing(count)];
    if (place < 0) return [0, "no-worker"];
    if (place === 0 && among > 1) return [Math.floor(first / among), "shared-first"];
    if (place === 0) return [first, places.length > 1 ? "first" : "alone"];
    if (sharing(places[0]) > 1) return [0, "first-was-shared"];
    if (place > 1) return [0, "lower"];
    if (among === 1) return [second, "second"];
    return splitsSecond ? [Math.floor(second / among), "shared-second"] : [second, "each-second"];
  };
  return Object.fromEntries(colors.map((color, i) => {
    const [gold, reason] = paid(counts[i]);
    return [color, { workers: counts[i], gold, reason }];
  }));
}

/**
 * @param {object[]} villages what each player has by field, with `color`; what is not known counts nothing
 * @param {Record<string, number>[]} templeCounts the workers at each temple
 */
export function score({ terms, majority, game }, villages, templeCounts) {
  const colors = villages.map(({ color }) => color);
  const temples = majority ? templeCounts.map((workers) => scoreTemple(majority, workers, colors)) : [];
  const goldOf = (term, village) =>
    term.kind === "majority"
      ? temples.reduce((sum, temple) => sum + temple[village.color].gold, 0)
      : term.worth * (village[term.field] ?? 0);
  const players = villages.map((village) => {
    const parts = Object.fromEntries(terms.map((term) => [term.code, goldOf(term, village)]));
    const total = Object.values(parts).reduce((sum, gold) => sum + gold, 0);
    return { color: village.color, parts, total, tieBreak: village[game.tieBreak] ?? null };
  });
  const equalTo = (sum) => players.filter(({ total }) => total === sum);
  const isKnown = (sum) => equalTo(sum).every(({ tieBreak }) => tieBreak !== null);
  for (const player of players) {
    // Of equal sums the tie-break decides, if it is known for all of them.
    const isAhead = ({ total, tieBreak }) =>
      total > player.total || (total === player.total && isKnown(total) && tieBreak > player.tieBreak);
    player.rank = 1 + players.filter(isAhead).length;
  }
  const best = Math.max(...players.map(({ total }) => total));
  const tied = equalTo(best).length > 1 ? equalTo(best).map(({ color }) => color) : [];
  const winners = players.filter(({ rank }) => rank === 1).map(({ color }) => color);
  const others = players.filter(({ rank }) => rank > 1).map(({ total }) => total);
  const byTie = !isKnown(best) ? "open" : winners.length > 1 ? "shared" : "cacao";
  const margin = others.length ? best - Math.max(...others) : 0;
  return { players, temples, winners, decidedBy: tied.length ? byTie : "gold", tied, margin };
}
