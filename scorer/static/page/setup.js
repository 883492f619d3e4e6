// Puts a set-up into a page: its numbers, the tiles that are counted, and the steps there are.

/** @import { Setup } from "../types.js" */
import { all, one } from "../dom.js";
import { sum } from "../sheet/numbers.js";
import { moduleChoices } from "../sheet/setup.js";
import { words } from "../words.js";
import { game, language } from "./game.js";

/**
 * The numbers of the set-up: texts, counted tiles, and parts that only some tables need.
 * @param {ParentNode} root
 * @param {Setup} setup
 */
export function showSetup(root, setup) {
  /** @type {Record<string, unknown>} */
  const numbers = { ...setup, workerPile: setup.workerTilesEach - setup.hand };
  for (const [code, items] of Object.entries(setup.laidOut)) numbers[`laid-${code}`] = items;
  /** @param {string} path */
  const number = (path) => {
    const [name, code] = path.split(".");
    const value = numbers[name];
    if (typeof value === "number") return value;
    /** @type {Map<string, number>} */
    const counts = new Map(Object.entries(value ?? {}));
    return code ? (counts.get(code) ?? 0) : sum([...counts.values()]);
  };
  for (const element of all(root, "[data-bind]")) {
    const { bind = "", text } = element.dataset;
    if (!(bind.split(".")[0] in numbers)) continue;
    const num = number(bind);
    if (!text) element.textContent = language.number(num);
    else if ("big" in element.dataset) element.replaceChildren(...language.parts(words[text], { num: big(num) }));
    else element.textContent = language.text(words[text], { num });
  }
  for (const element of all(root, "[data-tiles] > [data-count]")) {
    element.hidden = !number(element.dataset.count ?? "");
  }
  for (const element of all(root, "[data-when]")) {
    const { when: path = "" } = element.dataset;
    element.hidden = path[0] === "!" ? Boolean(number(path.slice(1))) : !number(path);
  }
  for (const element of all(root, "[data-players]")) {
    const { players = "", startKind } = element.dataset;
    const isFor = players.split(" ").includes(String(setup.players));
    element.hidden = !isFor || (startKind !== undefined && !setup.start.includes(startKind));
  }
  for (const element of all(root, "[data-modules]")) {
    element.hidden = !setup.modules.length;
    element.textContent = language.list(setup.modules.map((code) => game.words.modules?.[code] ?? code));
  }
  for (const element of all(root, "[data-has-choices]")) element.hidden = !moduleChoices(game, setup.modules).length;
  showBalance(root, setup);
  for (const step of all(root, "[data-step]")) {
    const at = setup.steps.indexOf(step.dataset.step ?? "");
    step.hidden = at < 0;
    one(step, "[data-number]").textContent = language.number(at + 1);
  }
}

/** A number that is shown larger in its sentence. @param {number} num */
const big = (num) =>
  Object.assign(document.createElement("span"), { className: "big", textContent: language.number(num) });

/**
 * How the worker tiles of everybody compare with the jungle tiles, where a module recommends something.
 * @param {ParentNode} root
 * @param {Setup} setup
 */
export function showBalance(root, { players, workerTilesEach, jungleTiles: jungle, surplus, recommendedSurplus }) {
  for (const element of all(root, "[data-balance]")) {
    element.hidden = !recommendedSurplus;
    const [min, max] = recommendedSurplus ?? [0, 0];
    const workers = players * workerTilesEach;
    element.textContent = language.text(words.balance, { workers, jungle, surplus, min, max });
    element.toggleAttribute("data-off", surplus < min || surplus > max);
  }
}
