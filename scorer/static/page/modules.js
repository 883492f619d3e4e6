// The parts of a page that only some tables need, as the server draws them: fields, tiles and steps of
// modules, and the tiles of a board. A page that the phone kept has those of the base game.

/** @import { Setup } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, one } from "../dom.js";
import { letterOf } from "../sheet/notation.js";
import { address, game, language } from "./game.js";

/** @type {Promise<Document> | null} */
let loading = null;

/** What the server draws of them, fetched once. */
export function loadParts() {
  loading ??= fetch(address.replace("game.json", "parts")).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  });
  return loading;
}

/** @type {<T extends Element>(elements: T[]) => T[]} */
const copies = (elements) => elements.map((each) => document.importNode(each, true));

/**
 * Adds what the modules in play need to a page that has only the parts of the base game.
 * @param {HTMLElement} root
 * @param {Sheet} sheet
 */
export async function showModules(root, { setup, entries }) {
  if (!setup.modules.length) return;
  const parts = await loadParts();
  addSymbols(parts);
  addTiles(root, parts);
  addFields(root, parts, setup);
  addSteps(root, parts, setup);
  addSides(root, setup);
  if (root.querySelector("#art")) addArt(parts);
  if (String(setup.start) !== String(game.start)) await showStart(root, setup, entries);
  // The samples are games without modules.
  for (const sample of all(root, "[data-sample]")) sample.hidden = true;
}

/** The drawings of all tiles, for a page that shows a board and came without them. */
export async function addTileArt() {
  const parts = await loadParts();
  addSymbols(parts);
  addArt(parts);
}

/** @param {Document} parts */
function addSymbols(parts) {
  const missing = all(parts, "symbol", SVGElement).filter(({ id }) => !document.getElementById(id));
  const store = document.importNode(one(parts, "body > svg", SVGElement));
  store.append(...copies(missing));
  document.body.append(store);
}

/** @param {Document} parts */
function addArt(parts) {
  const [there] = all(document, "#art", HTMLTemplateElement);
  const place = there ?? Object.assign(document.createElement("template"), { id: "art" });
  /** @param {Element} drawing */
  const isMissing = (drawing) =>
    !place.content.querySelector(`[data-code="${CSS.escape(drawing.getAttribute("data-code") ?? "")}"]`);
  place.content.append(...copies(all(parts, "#art > *", Element).filter(isMissing)));
  if (!place.isConnected) document.body.append(place);
}

/**
 * @param {HTMLElement} root
 * @param {Document} parts
 */
function addTiles(root, parts) {
  for (const list of all(root, "[data-tiles]")) {
    /** @param {HTMLElement} item */
    const isMissing = ({ dataset }) => !list.querySelector(`[data-count="${dataset.count}"]`);
    const items = all(parts, `[data-tiles="${list.dataset.tiles}"] > *`);
    list.append(...copies(items.filter(isMissing)));
  }
}

/**
 * @param {HTMLElement} root
 * @param {Document} parts
 * @param {Setup} setup
 */
function addFields(root, parts, setup) {
  const places = all(root, "fieldset[data-seat]");
  if (!places.length) return;
  for (const form of all(root, "[data-entry]")) {
    const codes = setup.seatFields.map(({ code }) => code);
    const missing = codes.filter((code) => !places[0].querySelector(`[data-field="${code}"]`));
    for (const place of places) {
      const fields = copies(missing.map((code) => one(parts, `[data-field="${code}"]`)));
      one(place, ".running").before(...fields.map((field) => numbered(field, place.dataset.seat ?? "")));
    }
    form.dataset.own = [form.dataset.own, ...missing].join(" ");
    const [sheet] = all(document, 'link[href$="/villages.css"]', HTMLLinkElement);
    if (!sheet || document.querySelector('link[href$="/items.css"]')) continue;
    const href = sheet.href.replace(/villages\.css$/, "items.css");
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

/**
 * The parts are those of the first seat.
 * @param {HTMLElement} field
 * @param {string} seat
 */
function numbered(field, seat) {
  for (const element of [field, ...field.querySelectorAll("*")]) {
    for (const name of ["id", "name", "for", "aria-describedby"]) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.replace(/1(?=$|-)/, seat));
    }
  }
  return field;
}

/**
 * @param {HTMLElement} root
 * @param {Document} parts
 * @param {Setup} setup
 */
function addSteps(root, parts, { steps }) {
  for (const list of all(root, ".steps")) {
    for (const [at, id] of steps.entries()) {
      if (list.querySelector(`[data-step="${id}"]`)) continue;
      const [step] = copies([one(parts, `[data-step="${id}"]`)]);
      const before = list.querySelector(`[data-step="${steps[at - 1]}"]`);
      if (before) before.after(step);
      else list.prepend(step);
    }
  }
}

/**
 * More workers may stand on a side than in the base game.
 * @param {HTMLElement} root
 * @param {Setup} setup
 */
function addSides(root, { mostAtSide }) {
  for (const select of all(root, "[data-temple] select")) {
    for (const color of game.colors) {
      let last = one(select, `[value="${letterOf(color)}1"]`, HTMLOptionElement);
      for (let n = 2; n <= mostAtSide; n += 1) {
        const value = letterOf(color) + n;
        const [there] = all(select, `[value="${value}"]`, HTMLOptionElement);
        const option =
          there ?? new Option(language.text(game.words.crew, { color: game.words.colors[color], n }), value);
        if (!there) last.after(option);
        last = option;
      }
    }
  }
}

/**
 * Other starting tiles than those of the base game.
 * @param {HTMLElement} root
 * @param {Setup} setup
 * @param {Map<string, string>} entries
 */
async function showStart(root, { start: [first, second] }, entries) {
  for (const editor of all(root, "[data-editor]")) {
    editor.dataset.start = `${first}/.${second}`;
    if (!entries.has("board")) one(root, "[name=board]", HTMLTextAreaElement).value = editor.dataset.start;
  }
  for (const figure of all(root, "figure[data-start]")) {
    await addTileArt();
    const { picture } = await import("../board/picture.js");
    const drawn = one(figure, "svg", SVGElement);
    const tiles = Object.entries({ "0,0": first, "1,1": second });
    drawn.replaceWith(picture(new Map(tiles), drawn.getAttribute("aria-label") ?? ""));
    const names = language.list([first, second].map((code) => game.words.kinds[code]));
    one(figure, "figcaption").textContent = names[0].toUpperCase() + names.slice(1);
  }
}
