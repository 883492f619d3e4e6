// The drawings of a result, put together from the server's parts.

const SVG = "http://www.w3.org/2000/svg";
const QUARTER = 90;

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
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

// A whole board, never mirrored.
export async function drawBoard(figure, notation, constants, label) {
  const [{ Notation }, { extent }, { tile }] = await Promise.all([
    import("../board/notation.js"),
    import("../board/board.js"),
    import("../board/art.js"),
  ]);
  const { tiles } = new Notation(constants).read(notation);
  const { size, margin, shown } = figure.dataset;
  const [unit, edge] = [Number(size), Number(margin)];
  const { top, left, bottom, right } = extent(tiles.keys());
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const board = draw("svg", {
    class: "board",
    viewBox: `${left * unit - edge} ${top * unit - edge} ${cols * unit + 2 * edge} ${rows * unit + 2 * edge}`,
    width: cols * Number(shown),
    height: rows * Number(shown),
    direction: "ltr",
    role: "img",
    "aria-label": label,
  });
  for (const [square, code] of tiles) {
    const [row, col] = square.split(",").map(Number);
    const placed = tile(code);
    for (const [key, value] of [["x", col * unit], ["y", row * unit], ["width", unit], ["height", unit]]) {
      placed.setAttribute(key, value);
    }
    placed.removeAttribute("class");
    board.append(placed);
  }
  figure.replaceChildren(board);
}
