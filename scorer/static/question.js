// Addresses that lead to a section but mean one of its questions: `#q-…`, as links had it before, and the question's
// own page where there is no network. Then the phone shows the section that it keeps, with the answer on top.

import { all, one } from "./dom.js";

const SENTENCE = /^(.+?[.!?؟])(?:\s+(.*))?$/;
const CLAUSE = /^(.{20,}?[.!?؟:;؛])(?:\s+(.*))?$/;
/** Letters; of a longer sentence only its first clause is shown large, and a longer fact a little smaller. */
const LONG_SENTENCE = 60;
const LONG_FACT = 80;

const [, tag, , section, question] = location.pathname.split("/");
const old = location.hash.slice(1);
if (old.startsWith("q-")) location.replace(`/${tag}/rules/${section}/${old}${location.search}`);
else if (question) showAnswer(`#${CSS.escape(question)}`);

/**
 * What settles a question, and why: `answer_to` in `scorer/web/pages/rules.py`.
 * @param {string} text
 */
function factAndWhy(text) {
  let found = SENTENCE.exec(text);
  if (found && found[1].length > LONG_SENTENCE) found = CLAUSE.exec(text);
  const [, fact = text, why = ""] = found ?? [];
  return [fact, why];
}

/**
 * @param {string} className
 * @param {string} text
 */
function paragraph(className, text) {
  return Object.assign(document.createElement("p"), { className, textContent: text });
}

/** @param {string} id */
function showAnswer(id) {
  const hidden = one(document, "template[data-asked]", HTMLTemplateElement).content;
  const row = document.querySelector(id) ?? hidden.querySelector(id);
  if (!row) return;
  const answer = Object.assign(document.createElement("div"), { className: "answer" });
  const title = Object.assign(document.createElement("h1"), { className: "asked" });
  title.append(...one(row, "summary").childNodes);
  const [fact, why] = factAndWhy(one(row, "p").textContent ?? "");
  const [source] = [...all(row, "[data-source]"), ...all(document, "p[data-source]")];
  source.className = `source ${source.dataset.source}`;
  source.hidden = false;
  // Of a picture with one from before, both.
  const pictures = all(document, "article figure").map((figure) => figure.closest(".beside") ?? figure);
  answer.append(title, paragraph(fact.length > LONG_FACT ? "fact long" : "fact", fact));
  if (why) answer.append(paragraph("why", why));
  answer.append(...all(document, "article .change"), ...pictures.slice(0, 1), source);
  row.remove();
  const rule = one(document, "article h1");
  const heading = document.createElement("h2");
  heading.append(...rule.childNodes);
  rule.replaceWith(heading);
  one(document, ".crumb").after(answer);
  document.title = `${title.textContent} – Cacao`;
}
