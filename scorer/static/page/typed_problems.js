// What is wrong while a form is filled in: notes and lines of the summary come and go with what is entered.

/** @import { Problem } from "../types.js" */
/** @import { Report } from "../sheet/report.js" */
import { all, one } from "../dom.js";
import { game, language } from "./game.js";
import { note } from "./problems.js";
import { setText } from "./show.js";

/**
 * @param {HTMLElement} form
 * @param {Report} report
 */
export function updateProblems(form, report) {
  const { sheet } = report;
  /** @param {string} key */
  const isWrong = (key) => {
    // What cannot be shown has left its field empty: it is wrong until something else is chosen.
    const isUnread = !document.getElementById(key)?.matches("input, textarea") && !sheet.entries.has(key);
    return isUnread || sheet.problems.some(({ field }) => field === key);
  };
  for (const old of all(form, "p.problem[id]")) {
    const key = old.id.replace(/-problem$/, "");
    const found = sheet.problems.find(({ field }) => field === key);
    if (found) setText(old, report.problemText(found));
    else if (!isWrong(key)) removeNote(key, old);
  }
  for (const problem of sheet.problems) note(problem, report);
  for (const box of all(document, ".problems")) {
    for (const link of all(box, "li a", HTMLAnchorElement)) {
      const href = link.getAttribute("href") ?? "";
      // What stands on another page is mended there.
      if (href.startsWith("#") && !isWrong(href.slice(1))) link.closest("li")?.remove();
    }
    const num = all(box, "li").length;
    if (num) setText(one(box, "h2"), language.text(game.words.problemsTitle, { num }));
    else box.remove();
  }
}

/**
 * Leads to the first field of this page that is wrong.
 * @param {Problem[]} problems
 */
export function goToProblem(problems) {
  const [place] = problems.flatMap(({ field }) => document.getElementById(field) ?? []);
  place?.scrollIntoView({ block: "center" });
  const input = place?.matches("input") ? place : place?.querySelector("input");
  if (input instanceof HTMLElement) input.focus({ preventScroll: true });
}

/** @param {string} key of the field @param {Element} text */
function removeNote(key, text) {
  text.remove();
  const place = document.getElementById(key);
  const others =
    place
      ?.getAttribute("aria-describedby")
      ?.split(" ")
      .filter((id) => id !== text.id) ?? [];
  place?.removeAttribute("aria-invalid");
  if (others.length) place?.setAttribute("aria-describedby", others.join(" "));
  else place?.removeAttribute("aria-describedby");
}
