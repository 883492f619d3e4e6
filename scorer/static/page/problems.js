// What is wrong with a form, told as the server tells it: a summary that links every field, and a note
// beside each.

/** @import { Params, Problem, Seat } from "../types.js" */
import { one } from "../dom.js";
import { game, language } from "./game.js";

/**
 * Whoever tells problems.
 * @typedef {object} Teller
 * @property {(problem: Problem) => string} problemText
 * @property {(color: string) => string} [label]
 * @property {{ seats: Seat[] }} sheet
 */

/** @type {(name: string, attributes: Params, ...children: (Node | string)[]) => HTMLElement} */
const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
};

/**
 * A problem with players or modules, of which there is no sheet yet.
 * @type {(problem: Pick<Problem, "code" | "params">) => string}
 */
export const problemText = ({ code, params = {} }) => {
  const title = game.words.modules?.[params.module];
  return language.text(game.words.problems[code], title ? { ...params, module: title } : params);
};

/**
 * @param {Problem[]} problems
 * @param {Teller} report
 * @param {(field: string) => string} link to the field
 */
export function showProblems(problems, report, link = (field) => `#${field}`) {
  if (!problems.length) return;
  const items = problems.map((problem) =>
    make(
      "li",
      {},
      make("a", { href: link(problem.field) }, withOwner(problem.field, report.problemText(problem), report)),
    ),
  );
  const { problemsTitle } = game.words;
  const title = make("h2", { id: "problems-title" }, language.text(problemsTitle, { num: problems.length }));
  const attributes = { class: "problems", role: "alert", "aria-labelledby": "problems-title", tabindex: -1 };
  const box = make("div", attributes, title, make("ul", {}, ...items));
  one(document, "h1").after(box);
  // Once the page is shown.
  requestAnimationFrame(() => box.focus());
  for (const problem of problems) note(problem, report);
}

/**
 * A text about a field with whose it is and what it is called.
 * @param {string} key of the field
 * @param {string} text
 * @param {Teller} report
 */
export function withOwner(key, text, report) {
  const [, code, seat] = /^(.*?)(\d+)$/.exec(key) ?? [];
  const words = game.words.fields[code];
  const owner = report.sheet.seats[Number(seat) - 1];
  if (!words || !owner || !report.label) return text;
  const who = report.label(owner.color);
  return language.text(game.words.whoseProblem, { who, field: words.noun, problem: text });
}

/**
 * @param {Problem} problem
 * @param {Teller} report
 */
export function note(problem, report) {
  const place = document.getElementById(problem.field);
  const text = make("p", { class: "problem", id: `${problem.field}-problem` }, report.problemText(problem));
  if (!place || document.getElementById(text.id)) return;
  if (place.matches("input, textarea")) {
    place.setAttribute("aria-invalid", "true");
    place.parentElement?.after(text);
  } else (place.querySelector("legend") ?? place.firstElementChild)?.after(text);
  const help = place.getAttribute("aria-describedby") ?? "";
  place.setAttribute("aria-describedby", `${help} ${text.id}`.trim());
}
