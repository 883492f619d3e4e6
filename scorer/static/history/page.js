// The page of the results that this phone keeps: who won how often, and each of them.

/** @import { FileProblem } from "./file.js" */
/** @import { SavedResult } from "./results.js" */
import { one } from "../dom.js";
import { game, language } from "../page/game.js";
import { problemText, withOwner } from "../page/problems.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";
import { words } from "../words.js";
import { MOST_BYTES, readFile, writeFile } from "./file.js";
import { replaceResults, savedResults, saveResults } from "./results.js";
import { chart, tally } from "./tally.js";

const root = one(document, "[data-history]");
const undo = one(root, "[data-undo]", HTMLButtonElement);
const exported = one(root, "[data-export]", HTMLAnchorElement);
const file = one(root, "[data-import]", HTMLInputElement);
const decimal = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
// The calendar of the dates that the server writes.
const date = new Intl.DateTimeFormat(`${language.tag}-u-ca-gregory`, { dateStyle: "medium" });
/** What was there before something was deleted. @type {SavedResult[]} */
let before = [];

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {...Node} children
 */
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function show() {
  const saved = savedResults().flatMap(({ at, query }) => {
    const { sheet } = Sheet.fromQuery(new URLSearchParams(query), game);
    return sheet ? [{ at, query, sheet }] : [];
  });
  one(root, "[data-nothing]").hidden = saved.length > 0;
  one(root, "[data-some]").hidden = !saved.length;
  const lines = tally(saved.map(({ sheet }) => sheet));
  const most = Math.max(...lines.map(({ best }) => best));
  one(root, "[data-tally]").replaceChildren(
    ...lines.map(({ name, color, totals, wins, best, average }) => {
      const figures = [...[totals.length, wins, best].map(language.number), decimal.format(average)];
      const player = make("bdi", { textContent: name || game.words.colors[color] });
      const cells = figures.map((textContent) => make("td", { textContent }));
      return make("tr", {}, make("th", { scope: "row" }, player, chart(totals, most)), ...cells);
    }),
  );
  one(root, "[data-results]").replaceChildren(
    ...saved.map(({ at, query, sheet }) => {
      const [{ headline }, when] = [new Report(sheet, language), date.format(at)];
      const button = make("button", { type: "button", className: "link", textContent: String(words.delete) });
      button.ariaLabel = language.text(words.deleteResult, { date: when, headline });
      button.addEventListener("click", () => remove(query));
      const text = make(
        "span",
        { textContent: `${headline} ` },
        make("span", { className: "small", textContent: when }),
      );
      return make("li", {}, make("a", { href: `${root.dataset.result}?${query}` }, text), button);
    }),
  );
  if (!saved.length) return;
  URL.revokeObjectURL(exported.href);
  exported.href = URL.createObjectURL(new Blob([writeFile(savedResults())], { type: "application/json" }));
}

/** @param {string} [query] of one result, or all of them go */
function remove(query) {
  before = savedResults();
  replaceResults(query === undefined ? [] : before.filter((each) => each.query !== query));
  tell([], "");
  show();
  undo.hidden = false;
  undo.focus();
}

/**
 * @param {FileProblem[]} problems
 * @param {string} said where there are none
 */
function tell(problems, said) {
  const box = one(root, "[data-problems]");
  one(box, "ul").replaceChildren(...problems.map((each) => make("li", { textContent: told(each) })));
  box.hidden = !problems.length;
  file.setAttribute("aria-invalid", String(!box.hidden));
  one(root, "[data-said]").textContent = said;
  undo.hidden = true;
}

/** @param {FileProblem} problem */
function told({ code, n = 0, problems = [], sheet }) {
  const report = sheet && new Report(sheet, language);
  const details = report
    ? [
        ...report.sheet.problems.map((each) => withOwner(each.field, report.problemText(each), report)),
        ...report.missing.map(({ text }) => text),
      ]
    : problems.map(problemText);
  return language.text(words[code], { n, details: details.join(" ") });
}

one(root, "[data-delete]").addEventListener("click", () => remove());
undo.addEventListener("click", () => {
  saveResults(before);
  tell([], "");
  show();
});
file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  const isTooLarge = chosen.size > MOST_BYTES;
  const { results, problems } = isTooLarge
    ? { results: [], problems: [{ code: "tooLarge" }] }
    : readFile(await chosen.text(), game);
  if (!problems.length && !saveResults(results)) problems.push({ code: "notSaved" });
  tell(problems, problems.length ? "" : language.text(words.imported, { count: results.length }));
  file.value = "";
  show();
});
show();
root.hidden = false;
