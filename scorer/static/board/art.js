// The drawings of tiles by their notation. Jungle tiles are whole in the page; a worker tile is put
// together from its ground and the sides of its rotation, in the colour of its owner.

/** @import { TileCode } from "../types.js" */
import { one } from "../dom.js";
import { game, language } from "../page/game.js";
import { colorOf as ownerOf } from "../sheet/notation.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 100;

const art = one(document, "#art", HTMLTemplateElement).content;
/** @param {TileCode} code */
const colorOf = (code) => ownerOf(code, game);

/**
 * A copy of a drawing of the page.
 * @param {string} code of a tile or a sign
 */
export function drawing(code) {
  return document.importNode(one(art, `[data-code="${CSS.escape(code)}"] > :first-child`, Element), true);
}

/**
 * What the drawing shows, in words.
 * @param {TileCode} code
 */
export function nameOf(code) {
  const { kinds, colors, workerTile, sides: texts } = game.words;
  if (code in kinds) return kinds[code][0].toUpperCase() + kinds[code].slice(1);
  const sides = [...code.slice(1, 5)].flatMap((n, i) => (Number(n) ? [language.text(texts[i], { n: Number(n) })] : []));
  return language.text(workerTile, { color: colors[colorOf(code) ?? ""], sides: language.list(sides) });
}

// A tile is in the page once, as a marker that all its squares point at: a hundred copies of the
// drawings themselves would make every edit slow.
const VIEW = `0 0 ${SIZE} ${SIZE}`;
const store = draw("svg", { width: 0, height: 0, viewBox: VIEW, "aria-hidden": "true" });
document.body.append(store);

/** @param {TileCode} code */
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

/**
 * What lies on a square, to be put into a picture; a worker tile brings the colour of its owner along.
 * @param {TileCode} code
 */
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
    frame.lastElementChild?.replaceChildren(...parts);
    group.append(...frame.children);
  }
  return group;
}

/** @param {string} name */
function use(name, quarters = 0) {
  /** @type {Record<string, string>} */
  const turn = quarters ? { transform: `rotate(${quarters * 90} 50 50)` } : {};
  return draw("use", { href: `#art-${name}`, ...turn });
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} name
 * @param {Record<string, string | number>} attributes
 */
export function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
