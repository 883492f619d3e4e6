// The drawings of tiles by their notation. Jungle tiles are whole in the page; a worker tile is put
// together from its ground and the sides of its rotation, in the colour of its owner.

import { game, language } from "../page/game.js";
import { colorOf as ownerOf } from "../sheet/notation.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 100;

const art = document.getElementById("art").content;
const drawingOf = (code) => art.querySelector(`[data-code="${CSS.escape(code)}"]`)?.firstElementChild;
const colorOf = (code) => ownerOf(code, game);

export function drawing(code) {
  return drawingOf(code).cloneNode(true);
}

/** What the drawing shows, in words. */
export function nameOf(code) {
  const { kinds, colors, workerTile, sides: texts } = game.words;
  if (code in kinds) return kinds[code][0].toUpperCase() + kinds[code].slice(1);
  const sides = [...code.slice(1, 5)].flatMap((n, i) => (n > 0 ? [language.text(texts[i], { n: Number(n) })] : []));
  return language.text(workerTile, { color: colors[colorOf(code)], sides: language.list(sides) });
}

// A tile is in the page once, as a marker that all its squares point at: a hundred copies of the
// drawings themselves would make every edit slow.
const VIEW = `0 0 ${SIZE} ${SIZE}`;
const store = draw("svg", { width: 0, height: 0, viewBox: VIEW, "aria-hidden": "true" });
document.body.append(store);

export function tile(code) {
  const id = `tile-${code.replace("+", "-covering")}`;
  if (!document.getElementById(id)) {
    const size = { markerWidth: SIZE, markerHeight: SIZE, markerUnits: "userSpaceOnUse" };
    const marker = draw("marker", { id, ...size, viewBox: VIEW });
    marker.append(lying(code));
    store.append(marker);
  }
  const shown = draw("svg", { class: "tile", viewBox: VIEW, "aria-hidden": "true" });
  shown.append(draw("path", { d: "M0 0H1", fill: "none", "marker-start": `url(#${id})` }));
  return shown;
}

/** What lies on a square, to be put into a picture; a worker tile brings the colour of its owner along. */
export function lying(code) {
  const color = colorOf(code);
  const group = draw("g", color ? { class: color } : {});
  if (!color) {
    group.append(...drawing(code).children);
    return group;
  }
  const parts = [use("ground"), ...[...code.slice(1, 5)].map((n, at) => use(`side-${n}`, at))];
  if (!code.endsWith("+")) group.append(...parts);
  else {
    // The tile below is the frame of the one that covers it.
    const frame = drawing("+");
    frame.lastElementChild.replaceChildren(...parts);
    group.append(...frame.children);
  }
  return group;
}

function use(name, quarters = 0) {
  const turn = quarters ? { transform: `rotate(${quarters * 90} 50 50)` } : {};
  return draw("use", { href: `#art-${name}`, ...turn });
}

export function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
