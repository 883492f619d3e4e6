// The parts of a page that only some tables need, as the server draws them: fields, tiles and steps of
// modules, and the tiles of a board. A page that the phone kept has those of the base game.

import { letterOf } from "../sheet/notation.js";
import { game, language } from "./game.js";

let loading = null;

function load() {
  loading ??= fetch(document.getElementById("game").href.replace("game.json", "parts")).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  });
  return loading;
}

const copies = (elements) => Array.from(elements, (each) => document.importNode(each, true));

/** Adds what the modules in play need to a page that has only the parts of the base game. */
export async function showModules(root, { setup, entries }) {
  if (!setup.modules.length) return;
  const parts = await load();
  addSymbols(parts);
  addTiles(root, parts);
  addFields(root, parts, setup);
  addSteps(root, parts, setup);
  addSides(root, setup);
  if (root.querySelector("#art")) addArt(parts);
  if (String(setup.start) !== String(game.start)) await showStart(root, setup, entries);
  // The samples are games without modules.
  for (const sample of root.querySelectorAll("[data-sample]")) sample.hidden = true;
}

/** The drawings of all tiles, for a page that shows a board and came without them. */
export async function addTileArt() {
  const parts = await load();
  addSymbols(parts);
  addArt(parts);
}

function addSymbols(parts) {
  const missing = [...parts.querySelectorAll("symbol")].filter(({ id }) => !document.getElementById(id));
  const store = document.importNode(parts.querySelector("body > svg"));
  store.append(...copies(missing));
  document.body.append(store);
}

function addArt(parts) {
  const place = document.getElementById("art") ?? Object.assign(document.createElement("template"), { id: "art" });
  const isMissing = ({ dataset }) => !place.content.querySelector(`[data-code="${CSS.escape(dataset.code)}"]`);
  place.content.append(...copies([...parts.querySelectorAll("#art > *")].filter(isMissing)));
  if (!place.isConnected) document.body.append(place);
}

function addTiles(root, parts) {
  for (const list of root.querySelectorAll("[data-tiles]")) {
    const isMissing = ({ dataset }) => !list.querySelector(`[data-count="${dataset.count}"]`);
    const items = parts.querySelector(`[data-tiles="${list.dataset.tiles}"]`).children;
    list.append(...copies([...items].filter(isMissing)));
  }
}

function addFields(root, parts, setup) {
  const form = root.querySelector("[data-entry]");
  const places = root.querySelectorAll("fieldset[data-seat]");
  if (!form || !places.length) return;
  const isMissing = ({ code }) => !places[0].querySelector(`[data-field="${code}"]`);
  const missing = setup.seatFields.filter(isMissing).map(({ code }) => code);
  for (const place of places) {
    for (const code of missing) {
      const [field] = copies([parts.querySelector(`[data-field="${code}"]`)]);
      place.querySelector(".running").before(numbered(field, place.dataset.seat));
    }
  }
  form.dataset.own = [form.dataset.own, ...missing].join(" ");
}

// The parts are those of the first seat.
function numbered(field, seat) {
  for (const element of [field, ...field.querySelectorAll("*")]) {
    for (const name of ["id", "name", "for", "aria-describedby"]) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.replace(/1(?=$|-)/, seat));
    }
  }
  return field;
}

function addSteps(root, parts, { steps }) {
  const list = root.querySelector(".steps");
  for (const [at, id] of list ? steps.entries() : []) {
    if (list.querySelector(`[data-step="${id}"]`)) continue;
    const [step] = copies([parts.querySelector(`[data-step="${id}"]`)]);
    const before = list.querySelector(`[data-step="${steps[at - 1]}"]`);
    if (before) before.after(step);
    else list.prepend(step);
  }
}

// More workers may stand on a side than in the base game.
function addSides(root, { mostAtSide }) {
  for (const select of root.querySelectorAll("[data-temple] select")) {
    for (const color of game.colors) {
      let last = select.querySelector(`[value="${letterOf(color)}1"]`);
      for (let n = 1; n <= mostAtSide; n += 1) {
        const value = letterOf(color) + n;
        const option =
          select.querySelector(`[value="${value}"]`) ?? new Option(`${game.words.colors[color]} ${language.number(n)}`, value);
        if (!option.isConnected) last.after(option);
        last = option;
      }
    }
  }
}

// Other starting tiles than those of the base game.
async function showStart(root, { start: [first, second] }, entries) {
  const editor = root.querySelector("[data-editor]");
  if (editor) {
    editor.dataset.start = `${first}/.${second}`;
    if (!entries.has("board")) root.querySelector("[name=board]").value = editor.dataset.start;
  }
  const figure = root.querySelector("figure[data-start]");
  if (!figure) return;
  await addTileArt();
  const { picture } = await import("../board/picture.js");
  const drawn = figure.querySelector("svg");
  drawn.replaceWith(picture(new Map([["0,0", first], ["1,1", second]]), drawn.getAttribute("aria-label")));
  const names = language.list([first, second].map((code) => game.words.kinds[code]));
  figure.querySelector("figcaption").textContent = names[0].toUpperCase() + names.slice(1);
}
