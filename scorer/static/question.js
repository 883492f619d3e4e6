// Addresses that lead to a section but mean one of its questions: `#q-…`, as links had it before, and the question's
// own page where there is no network. Then the phone shows the section that it keeps, with the answer on top.

import { all, one } from "./dom.js";

const [, tag, , section, question] = location.pathname.split("/");
const old = location.hash.slice(1);
if (old.startsWith("q-")) location.replace(`/${tag}/rules/${section}/${old}${location.search}`);
else if (question) showAnswer(`#${CSS.escape(question)}`);

/** @param {string} id */
function showAnswer(id) {
  const hidden = one(document, "template[data-asked]", HTMLTemplateElement).content;
  const row = document.querySelector(id) ?? hidden.querySelector(id);
  if (!row) return;
  const answer = Object.assign(document.createElement("div"), { className: "answer" });
  const title = Object.assign(document.createElement("h1"), { className: "asked" });
  title.append(...one(row, "summary").childNodes);
  one(row, "p").className = "fact";
  const changes = all(document, "article .change");
  answer.append(title, ...all(row, "p"), ...changes, ...all(document, "article figure").slice(0, 1));
  row.remove();
  const rule = one(document, "article h1");
  const heading = document.createElement("h2");
  heading.append(...rule.childNodes);
  rule.replaceWith(heading);
  one(document, ".crumb").after(answer);
  document.title = `${title.textContent} – Cacao`;
}
