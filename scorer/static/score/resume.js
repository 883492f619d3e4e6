// The calculator opens where it was left; players of the set-up are taken over. This needs nothing but the
// page, so it comes before everything that does.

import { forgetGame, isScoreFinal, isSetupLatest, knownTable, savedScore, savedSetup } from "../storage.js";
import { isScoreOfTonight, isSetupOfTonight } from "../tonight.js";

// The first page, opened without any players: go on with what was entered, or with the set-up's
// players when that came later and is another game.
function whereToGoOn() {
  // Players, modules, choices and who begins; not how far the set-up had come.
  const setup = [...new URLSearchParams(savedSetup())].filter(([name]) => name !== "done");
  const begin = setup.length ? `${location.pathname}/temples?${new URLSearchParams(setup)}` : null;
  const last = savedScore();
  /** @param {string | string[][] | undefined} pairs */
  const table = (pairs) => ["p", "modules"].map((name) => new URLSearchParams(pairs).getAll(name).join()).join(";");
  const isUnderWay = table(last?.split("?")[1]) === table(setup) && !isScoreFinal();
  if (begin && (!last || (isSetupLatest() && !isUnderWay))) return { address: begin, isTonight: isSetupOfTonight() };
  return { address: last, isTonight: isScoreOfTonight() };
}

// Starting over: nothing of the last game stays on the phone. Without it in the address, going back here does
// not delete the next one.
if (new URLSearchParams(location.search).has("new")) {
  forgetGame();
  history.replaceState(history.state, "", location.pathname);
}

const isFirstPage = !document.querySelector("[data-seats]") && !location.search;
const { address, isTonight } = isFirstPage ? whereToGoOn() : {};
// Another evening begins anew, and so does who comes back (#players) to change how many play. A phone at a shared table
// is offered the table first. What was left is offered beside that.
const isOffered = !isTonight || location.hash || knownTable();
/** @type {HTMLAnchorElement | null} */
const resume = document.querySelector("[data-resume-score]");
if (address && isOffered && resume) {
  resume.href = address;
  if (address === savedScore() && isScoreFinal()) resume.textContent = resume.dataset.result ?? "";
  resume.hidden = false;
} else if (address) location.replace(address);
