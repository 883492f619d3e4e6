// Final scoring, the same as the engine's, from the numbers that the engine emits.

// Who gets what at a temple: counts {red: 2, …} in seating order.
export function scoreTemple(counts, { temple }) {
  const values = Object.values(counts);
  const places = [...new Set(values.filter((n) => n > 0))].sort((a, b) => b - a);
  const sharing = (n) => values.filter((each) => each === n).length;
  const standing = (n) => {
    if (!n) return { gold: 0, reason: "no-worker" };
    const place = places.indexOf(n);
    if (place === 0) {
      if (sharing(n) > 1) return { gold: Math.floor(temple.first / sharing(n)), reason: "shared-first" };
      return { gold: temple.first, reason: places.length > 1 ? "first" : "alone" };
    }
    if (sharing(places[0]) > 1) return { gold: 0, reason: "first-was-shared" };
    if (place > 1) return { gold: 0, reason: "lower" };
    return {
      gold: Math.floor(temple.second / sharing(n)),
      reason: sharing(n) > 1 ? "shared-second" : "second",
    };
  };
  return Object.fromEntries(Object.entries(counts).map(([color, n]) => [color, standing(n)]));
}

// Who stands at the four sides of each temple of a board in notation, in reading order: "R2" or ".".
export function sidesOnBoard(notation, { colors }) {
  const squares = new Map();
  notation.split("/").forEach((line, row) => {
    let col = 0;
    for (const [token] of line.matchAll(/[A-Z]\d{4}\+?|[a-z]\d?|\./g)) {
      squares.set(`${row},${col}`, token);
      col += 1;
    }
  });
  // The side of the tile above that faces down is its third digit, and so on clockwise.
  const around = [[-1, 0, 3], [0, 1, 4], [1, 0, 1], [0, -1, 2]];
  const temples = [...squares].filter(([, token]) => token === "t");
  return temples.map(([square]) => {
    const [row, col] = square.split(",").map(Number);
    return around.map(([down, right, digit]) => {
      const tile = squares.get(`${row + down},${col + right}`);
      return tile && colors[tile[0]] ? tile[0] + tile[digit] : ".";
    });
  });
}

export function templesOnBoard(notation, constants) {
  return sidesOnBoard(notation, constants).map((sides) => templeAsEntered(sides.join(""), constants));
}

// The workers at a temple as entered: four sides, "R2.Y1." and the like.
export function templeAsEntered(text, { colors }) {
  const counts = {};
  for (const [, letter, n] of text.matchAll(/([A-Z])(\d)/g)) {
    counts[colors[letter]] = (counts[colors[letter]] ?? 0) + Number(n);
  }
  return counts;
}

// Totals and places: villages [{color, gold, sun, water, cacao}] and the temples' counts.
export function score(villages, temples, constants) {
  const scored = temples.map((counts) =>
    scoreTemple(Object.fromEntries(villages.map(({ color }) => [color, counts[color] ?? 0])), constants),
  );
  const players = villages.map(({ color, gold, sun, water, cacao }) => {
    const fromTemples = scored.reduce((sum, temple) => sum + temple[color].gold, 0);
    const fromSun = sun * constants.sun.value;
    return { color, gold, temples: fromTemples, sun: fromSun, water, cacao, total: gold + fromTemples + fromSun + water };
  });
  for (const player of players) {
    player.rank = 1 + players.filter(
      (other) => other.total > player.total || (other.total === player.total && other.cacao > player.cacao),
    ).length;
  }
  const winners = players.filter(({ rank }) => rank === 1).map(({ color }) => color);
  const best = Math.max(...players.map(({ total }) => total));
  const tied = players.filter(({ total }) => total === best).length;
  return { players, temples: scored, winners, decidedBy: winners.length > 1 ? "shared" : tied > 1 ? "cacao" : "gold" };
}
