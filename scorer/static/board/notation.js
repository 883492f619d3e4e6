// A board in one line of text: rows joined by "/", "." for an empty square.

const escaped = (text) => text.replace(/[^a-z0-9]/gi, "\\$&");

export class Notation {
  #known = new Set(["/", "."]);
  #token;
  #shape;
  #begun;

  constructor(constants) {
    const letters = Object.keys(constants.colors);
    const codes = Object.keys(constants.jungle).sort((a, b) => b.length - a.length);
    for (const code of codes) this.#known.add(code);
    for (const letter of letters) {
      for (const { rotations } of constants.workers) {
        for (const sides of rotations) this.#known.add(letter + sides).add(`${letter}${sides}+`);
      }
    }
    const colors = `[${letters.join("")}]`;
    const valued = `[${[...new Set(codes.filter((code) => code[1]).map((code) => code[0]))].join("")}]`;
    this.#token = new RegExp(`/|\\.|${colors}\\d{4}\\+?|${codes.map(escaped).join("|")}`, "y");
    this.#shape = new RegExp(`${colors}\\d{4}|${valued}\\d`, "y");
    this.#begun = new RegExp(`${colors}\\d{0,3}|${valued}`, "y");
  }

  // The tiles by square; or where reading stops and why, in the words of the engine.
  read(text) {
    const tiles = new Map();
    let [row, col, at] = [0, 0, 0];
    while (at < text.length) {
      const token = matchAt(this.#token, text, at);
      if (!this.#known.has(token)) return { problem: this.#problem(text, at) };
      at += token.length;
      if (token === "/") [row, col] = [row + 1, 0];
      else if (token === ".") col += 1;
      else tiles.set(`${row},${col++}`, token);
    }
    return { tiles };
  }

  #problem(text, at) {
    const shape = matchAt(this.#shape, text, at);
    if (shape) return { code: "no-such-tile", position: at + 1, found: shape };
    const end = at + matchAt(this.#begun, text, at).length;
    return { code: "bad-character", position: end + 1, found: text[end] ?? "" };
  }
}

function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

// The canonical text: no empty outer rows or columns, no "." at the end of a row.
export function write(tiles, { top, left, bottom, right }) {
  const rows = [];
  for (let row = top; row <= bottom; row++) {
    let line = "";
    for (let col = left; col <= right; col++) line += tiles.get(`${row},${col}`) ?? ".";
    rows.push(line.replace(/\.+$/, ""));
  }
  return rows.join("/");
}
