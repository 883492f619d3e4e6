// The drawings of a result, put together from the server's parts.

const SVG = "http://www.w3.org/2000/svg";
const QUARTER = 90;

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export function silence(picture) {
  picture.removeAttribute("role");
  picture.removeAttribute("aria-label");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

// A temple with who stands at its sides ("R2" or "."), in the place of another one.
export function drawCross(cross, sides, label) {
  const middle = cross.viewBox.baseVal.width / 2;
  const parts = document.getElementById("sides").content;
  const [temple] = cross.children;
  const turned = sides.map((side, at) => {
    const group = draw("g", { transform: `rotate(${at * QUARTER} ${middle} ${middle})` });
    group.append(...parts.querySelector(`[data-code="${side}"]`).cloneNode(true).children);
    return group;
  });
  cross.replaceChildren(temple, ...turned);
  cross.setAttribute("aria-label", label);
}

// A whole board, never mirrored; `scale` says how large a tile is.
export async function drawBoard(figure, tiles, { tile: unit, margin, onPage }, labelOf) {
  const [{ extent }, { lying }] = await Promise.all([import("../board/board.js"), import("../board/art.js")]);
  const { top, left, bottom, right } = extent(tiles.keys());
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const box = [left * unit - margin, top * unit - margin, cols * unit + 2 * margin, rows * unit + 2 * margin];
  const board = draw("svg", {
    class: "board",
    viewBox: box.join(" "),
    width: cols * onPage,
    height: rows * onPage,
    direction: "ltr",
    role: "img",
    "aria-label": labelOf(tiles, rows, cols),
  });
  for (const [square, code] of tiles) {
    const [row, col] = square.split(",").map(Number);
    const place = draw("svg", { x: col * unit, y: row * unit, width: unit, height: unit });
    place.append(...lying(code).childNodes);
    board.append(place);
  }
  figure.replaceChildren(board);
}
