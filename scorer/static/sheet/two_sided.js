// Tiles with something else on each side, of which one side each lies up.

/**
 * How many of some items two-sided tiles can show at once: a bipartite matching.
 * @type {(wanted: string[], tiles: string[][]) => number}
 */
export function placedOn(wanted, tiles) {
  /** @type {Map<number, number>} */
  const shown = new Map();
  /** @type {(at: number, tried: Set<number>) => boolean} */
  const place = (at, tried) =>
    tiles.some((tile, number) => {
      if (!tile.includes(wanted[at]) || tried.has(number)) return false;
      tried.add(number);
      const other = shown.get(number);
      if (other !== undefined && !place(other, tried)) return false;
      shown.set(number, at);
      return true;
    });
  return wanted.filter((_, at) => place(at, new Set())).length;
}
