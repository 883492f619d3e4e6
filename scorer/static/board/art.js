// The drawings of the page by their notation. The server drew each of them once and named it in the
// reader's language; a worker tile is the drawing of its colour with the sides of its rotation.

import { filled } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 100;

const drawings = new Map();
for (const each of document.getElementById("art").content.querySelectorAll("[data-code]")) {
  drawings.set(each.dataset.code, each.firstElementChild);
}

// In the order of the box.
export const jungleCodes = (constants) => [...drawings.keys()].filter((code) => code in constants.jungle);

export function drawing(code) {
  return drawings.get(code).cloneNode(true);
}

// What the drawing shows, in words.
export function nameOf(code) {
  if (drawings.has(code)) return named(code);
  return filled(named(`${code[0]}+`), { sides: named(sidesOf(code)) });
}

const named = (code) => drawings.get(code).getAttribute("aria-label");
const sidesOf = (code) => code.slice(1, 5);

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
    marker.append(...lying(code).children);
    store.append(marker);
  }
  const shown = draw("svg", { class: "tile", viewBox: VIEW, "aria-hidden": "true" });
  shown.append(draw("path", { d: "M0 0H1", fill: "none", "marker-start": `url(#${id})` }));
  return shown;
}

// The drawing of a colour is the frame of a tile that lies on another, and the tile on its ground.
export function lying(code) {
  if (drawings.has(code)) return drawing(code);
  const framed = drawing(`${code[0]}+`);
  const tile = framed.lastElementChild;
  const [ground] = tile.children;
  const [, ...sides] = drawing(sidesOf(code)).firstElementChild.children;
  tile.replaceChildren(ground, ...sides);
  if (!code.endsWith("+")) {
    tile.removeAttribute("transform");
    framed.replaceChildren(tile);
  }
  return framed;
}

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
