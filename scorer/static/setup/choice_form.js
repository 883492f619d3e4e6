// The form of the choices that modules leave to the players: presets, items one by one, a throw.

/** @import { Counts, Field, Problem } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, closest, one } from "../dom.js";
import { changeLanguage, fieldsOf } from "../navigation.js";
import { game, language } from "../page/game.js";
import { problemText, showProblems } from "../page/problems.js";
import { showBalance } from "../page/setup.js";
import { carry, setHidden } from "../page/show.js";
import { itemsProblem, itemsText, parseItems } from "../sheet/items.js";
import { readNumber } from "../sheet/numbers.js";
import { moduleChoices, setupFor } from "../sheet/setup.js";

const OWN = "own";
/** @param {Field} field */
const hasItems = ({ kind }) => kind === "list" || kind === "counts";

/** What is wrong with the choices in the address of a page that the phone kept. @type {Problem[]} */
let wrongInAddress = [];

/** The page as it is for players, modules and what is chosen. */
class ChoiceForm {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.players = all(form, "[name=p]").length;
    this.modules = all(form, "[name=modules]", HTMLInputElement).flatMap(({ value }) =>
      value.split(",").filter(Boolean),
    );
    this.fields = moduleChoices(game, this.modules);
  }

  /** @param {Field} field */
  card({ code }) {
    return one(this.form, `[data-choice="${code}"]`, HTMLFieldSetElement);
  }

  /** @param {Field} field */
  radios(field) {
    return all(this.card(field), "[type=radio]", HTMLInputElement);
  }

  /** @param {Field} field */
  chosen(field) {
    return this.radios(field).find(({ checked }) => checked)?.value ?? "";
  }

  /** @param {Field} field */
  inputs(field) {
    return all(this.card(field), "[data-limit]", HTMLInputElement);
  }

  /**
   * How many of each item the inputs say; null is no number.
   * @param {Field} field
   * @returns {Record<string, number | null>}
   */
  counts(field) {
    return Object.fromEntries(
      this.inputs(field).map((input) => [input.name.replace(`${field.code}-`, ""), readNumber(input.value || "0")]),
    );
  }

  /**
   * @param {Field} field
   * @param {Counts} items
   */
  setCounts(field, items) {
    for (const input of this.inputs(field)) input.value = String(items[input.name.replace(`${field.code}-`, "")] ?? 0);
  }

  /**
   * Items of a preset; without one those of the set-up as it is.
   * @type {(field: Field, preset: string) => Counts}
   */
  presetItems(field, preset) {
    const items = field.presets?.[preset]?.[this.players];
    if (items || field.sets !== "worker-tiles") return items ?? {};
    const others = Object.entries(this.choices()).filter(([code]) => code !== field.code);
    return setupFor(game, this.players, this.modules, Object.fromEntries(others)).workers;
  }

  /**
   * A choice in its text form; the empty text is none.
   * @param {Field} field
   */
  text(field) {
    const chosen = this.chosen(field);
    if (!hasItems(field) || !chosen) return chosen;
    const items = chosen === OWN ? this.counts(field) : (field.presets?.[chosen]?.[this.players] ?? {});
    const known = Object.entries(items).flatMap(([item, count]) => (count && count > 0 ? [[item, count]] : []));
    return itemsText(Object.fromEntries(known), field.kind, field.values);
  }

  choices() {
    return Object.fromEntries(this.fields.map((field) => [field.code, this.text(field)]).filter(([, text]) => text));
  }

  /**
   * @param {Field} field
   * @returns {Problem[]}
   */
  problems(field) {
    const about = (/** @type {string} */ code, params = {}) => [{ field: field.code, code, params }];
    if (!hasItems(field) || this.chosen(field) !== OWN) return [];
    const counts = Object.entries(this.counts(field));
    if (counts.some(([, count]) => count === null)) return about("not-a-number");
    const problem = itemsProblem(Object.fromEntries(counts.map(([item, count]) => [item, count ?? 0])), field);
    return problem ? about(problem.code, problem.params) : [];
  }

  showBalance() {
    const choices = this.fields.flatMap((field) =>
      this.problems(field).length ? [] : [[field.code, this.text(field)]],
    );
    const made = Object.fromEntries(choices.filter(([, text]) => text));
    showBalance(this.form, setupFor(game, this.players, this.modules, made));
  }

  /** @param {Field} field */
  throwTiles(field) {
    const random = crypto.getRandomValues(new Uint8Array(field.tiles?.length ?? 0));
    /** @type {Counts} */
    const items = {};
    (field.tiles ?? []).forEach((tile, i) => {
      const side = tile[random[i] & 1];
      items[side] = (items[side] ?? 0) + 1;
    });
    this.setCounts(field, items);
    this.check(field, OWN);
  }

  /** @type {(field: Field, value: string) => void} */
  check(field, value) {
    for (const radio of this.radios(field)) radio.checked = radio.value === value;
  }
}

/**
 * Makes the page that a phone kept the one of its address.
 * @param {HTMLFormElement} form
 * @param {Sheet} sheet
 */
export function fillChoices(form, sheet) {
  const inPlay = moduleChoices(game, sheet.setup.modules);
  const codes = inPlay.map(({ code }) => code);
  wrongInAddress = sheet.problems.filter(({ field }) => codes.includes(field));
  carry(
    form,
    sheet.toQuery().filter(([key]) => !codes.includes(key)),
  );
  for (const card of all(form, "[data-choice]")) setHidden(card, !codes.includes(card.dataset.choice ?? ""));
  const page = new ChoiceForm(form);
  for (const field of inPlay) {
    const text = sheet.entries.get(field.code) ?? "";
    if (!hasItems(field)) page.check(field, text);
    else {
      const items = parseItems(text, field.kind);
      const same = (/** @type {string} */ preset) =>
        itemsText(page.presetItems(field, preset), field.kind) === itemsText(items, field.kind);
      page.check(field, text && (Object.keys(field.presets ?? {}).find(same) ?? OWN));
      page.setCounts(field, text ? items : page.presetItems(field, ""));
    }
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {boolean} isKept did the page come without the server, which tells what is wrong otherwise?
 */
export function asksChoices(form, isKept) {
  const page = new ChoiceForm(form);
  all(form, ".stepper").forEach(addButtons);
  page.showBalance();
  form.addEventListener("change", ({ target }) => {
    const radio = closest(target, "[type=radio]", HTMLInputElement);
    const card = closest(radio, "[data-choice]");
    const field = page.fields.find(({ code }) => code === card?.dataset.choice);
    // Our own choice begins with what was chosen before it.
    if (radio && field && hasItems(field) && radio.value !== OWN) {
      page.setCounts(field, page.presetItems(field, radio.value));
    }
    page.showBalance();
  });
  form.addEventListener("input", () => page.showBalance());
  form.addEventListener("submit", (event) => {
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    const url = new URL(button?.formAction || form.action);
    if (url.pathname.startsWith("/language/")) {
      event.preventDefault();
      return changeLanguage(`${url.pathname}?${new URLSearchParams(fieldsOf(form, button))}`);
    }
    const thrown = button?.name === "throw" && page.fields.find(({ code }) => code === button.value);
    if (thrown) {
      event.preventDefault();
      page.throwTiles(thrown);
    } else if (button?.name === "go") {
      event.preventDefault();
      goOn(page);
    }
  });
  if (isKept && new URLSearchParams(location.search).has("go")) goOn(page, wrongInAddress);
}

/** @param {ChoiceForm} page */
function goOn(page, problems = page.fields.flatMap((field) => page.problems(field))) {
  const { form } = page;
  for (const told of all(document, ".problems, .problem")) told.remove();
  if (problems.length) return showProblems(problems, { problemText, sheet: { seats: [] } });
  const carried = all(form, "[data-carried]", HTMLInputElement).map(({ name, value }) => [name, value]);
  const seats = carried.filter(([name]) => name === "p" || name === "modules");
  const others = carried.filter(([name]) => name !== "p" && name !== "modules");
  const query = [...seats, ...Object.entries(page.choices()), ...others];
  location.assign(`${form.dataset.next}?${new URLSearchParams(query)}`);
}

/**
 * Buttons for thumbs: the input itself is for the keyboard.
 * @param {HTMLElement} place
 */
function addButtons(place) {
  const input = one(place, "input");
  /** @param {number} by */
  const step = (by) => {
    const count = Math.min(Math.max((readNumber(input.value || "0") ?? 0) + by, 0), Number(input.dataset.limit));
    input.value = language.number(count);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (const [by, sign] of /** @type {[number, string][]} */ ([
    [-1, "−"],
    [1, "+"],
  ])) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: sign, tabIndex: -1 });
    button.setAttribute("aria-hidden", "true");
    button.addEventListener("click", (event) => {
      event.preventDefault();
      step(by);
    });
    if (by < 0) input.before(button);
    else input.after(button);
  }
  input.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  });
}
