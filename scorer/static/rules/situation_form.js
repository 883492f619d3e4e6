// The controls of a situation: whatever they show, the answer is looked up at once. Without this script the form
// asks the server.

/** @import { Situation, SituationData } from "./situation_types.js" */
import { all, one } from "../dom.js";
import { readNumber } from "../sheet/numbers.js";
import { playing } from "../storage.js";
import { createSituations } from "./situations.js";

const LONGEST_SELECT = 20;
/** Other modules are played with. */
const PLAYING = "playing";

/** @type {Map<string, ReturnType<typeof load>>} */
const loaded = new Map();

/** @param {string} address */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  /** @type {SituationData} */
  const data = await response.json();
  return { data, ...createSituations(data) };
}

/**
 * The situations of a language, fetched once; again if that failed.
 * @param {string} address
 */
export function situationsAt(address) {
  const situations = loaded.get(address) ?? load(address);
  loaded.set(address, situations);
  situations.catch(() => loaded.delete(address));
  return situations;
}

/**
 * Show the answer anew whenever a control changes.
 * @param {HTMLElement} block
 */
function listen(block) {
  for (const button of all(block, "[data-plain]")) button.hidden = true;
  const { situation: kind = "", situations: address = "" } = block.dataset;

  async function show() {
    const { data, situationOf } = await situationsAt(address);
    /** @type {Record<string, number[]>} */
    const given = {};
    for (const { name, value } of fieldsOf(block)) given[name] = [...(given[name] ?? []), readNumber(value) ?? -1];
    const situation = situationOf(kind, given, playing());
    one(block, "[data-answer]").textContent = situation?.answer ?? data.impossible;
    for (const line of all(block, "[data-understood]")) line.textContent = situation?.understood ?? "";
  }

  block.addEventListener("input", () => show().catch(() => block.closest("form")?.requestSubmit()));
  if (!("needsSetup" in block.dataset)) return;
  block.addEventListener(PLAYING, () => show().catch(() => {}));
  // The server does not know the modules that the phone remembers.
  if (playing().length) block.dispatchEvent(new Event(PLAYING));
}

/** @param {HTMLElement} block */
const fieldsOf = (block) => [
  ...all(block, ".control select", HTMLSelectElement),
  ...all(block, ".control input", HTMLInputElement),
];

/**
 * A situation that was understood, with its controls; the form around it sends them along.
 * @param {Situation} situation
 * @param {string} address of the situations as data
 */
export async function situationBlock({ kind, inputs, answer, understood }, address) {
  const { data, language } = await situationsAt(address);
  /** @type {<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object) => HTMLElementTagNameMap[Tag]} */
  const made = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const block = made("div", { className: "situation" });
  Object.assign(block.dataset, { situation: kind, situations: address });
  const { slots = [], modules = [] } = data.kinds.find(({ code }) => code === kind) ?? {};
  if (modules.length) block.dataset.needsSetup = "";
  const said = made("output", { className: "fact", textContent: answer });
  said.dataset.answer = "";
  const line = made("p", { className: "small", textContent: understood });
  line.dataset.understood = "";
  const controls = made("p", { className: "controls" });
  for (const { name, label, values = [], most = 0, options } of slots) {
    const offered = most ? [...Array(most + 1).keys()] : values;
    const control = made("span", { className: "control" });
    control.append(made("span", { textContent: label, ariaHidden: "true" }));
    for (const value of [inputs[name]].flat()) {
      const properties = { name, ariaLabel: label };
      const isLong = offered.length > LONGEST_SELECT;
      const field = isLong
        ? made("input", { ...properties, value: language.number(value), inputMode: "numeric", autocomplete: "off" })
        : made("select", properties);
      if (!isLong)
        field.append(
          ...offered.map((n) => new Option(options?.[n] ?? language.number(n), String(n), false, n === value)),
        );
      control.append(field);
    }
    if (control.childElementCount > 1) controls.append(control);
  }
  block.append(said, line, controls);
  listen(block);
  return block;
}

all(document, "[data-situation]").forEach(listen);
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "modules") return;
  for (const block of all(document, "[data-needs-setup]")) block.dispatchEvent(new Event(PLAYING));
});
