// What is wrong with a form, told as the server tells it: a summary that links every field, and a note
// beside each.

import { game, language } from "./game.js";

const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** @param {{field: string, code: string, params: object}[]} problems @param report who tells them */
export function showProblems(problems, report) {
  if (!problems.length) return;
  const items = problems.map((problem) =>
    make("li", {}, make("a", { href: `#${problem.field}` }, inSummary(problem, report))),
  );
  const { problemsTitle } = game.words;
  const title = make("h2", { id: "problems-title" }, language.text(problemsTitle, { num: problems.length }));
  const box = make("div", { class: "problems", role: "alert", "aria-labelledby": "problems-title", tabindex: -1 }, title);
  box.append(make("ul", {}, ...items));
  document.querySelector("h1").after(box);
  // Once the page is shown.
  requestAnimationFrame(() => box.focus());
  for (const problem of problems) note(problem, report);
}

// In the summary a problem also says whose field it is.
function inSummary(problem, report) {
  const [, code, seat] = /^(.*?)(\d+)$/.exec(problem.field) ?? [];
  const words = game.words.fields[code];
  const text = report.problemText(problem);
  if (!words || !report.sheet.seats[seat - 1]) return text;
  const who = report.label(report.sheet.seats[seat - 1].color);
  return language.text(game.words.whoseProblem, { who, field: words.noun, problem: text });
}

function note(problem, report) {
  const place = document.getElementById(problem.field);
  const text = make("p", { class: "problem", id: `${problem.field}-problem` }, report.problemText(problem));
  if (!place || document.getElementById(text.id)) return;
  if (place.matches("input, textarea")) {
    place.setAttribute("aria-invalid", "true");
    place.parentElement.after(text);
  } else (place.querySelector("legend") ?? place.firstElementChild).after(text);
  place.setAttribute("aria-describedby", text.id);
}
