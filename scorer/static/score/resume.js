// The calculator opens where it was left; players of the set-up are taken over. This needs nothing but the
// page, so it comes before everything that does.

import { forgetGame, isSetupLatest, knownTable, savedScore, savedSetup } from "../storage.js";

// The first page, opened without any players: go on with what was entered, or with the set-up's
// players when that came later and is another game.
function whereToGoOn() {
  // Players, modules and choices; not how far the set-up had come.
  const setup = [...new URLSearchParams(savedSetup())].filter(([name]) => name !== "done" && name !== "starter");
  const begin = setup.length ? `${location.pathname}/temples?${new URLSearchParams(setup)}` : null;
  const last = savedScore();
  /** @param {string | string[][] | undefined} pairs */
  const table = (pairs) => ["p", "modules"].map((name) => new URLSearchParams(pairs).getAll(name).join()).join(";");
  const isUnderWay = table(last?.split("?")[1]) === table(setup) && !last?.includes("/result?");
  return isSetupLatest() && begin && !isUnderWay ? begin : (last ?? begin);
}

// Starting over: nothing of the last game stays on the phone. Without it in the address, going back here does
// not delete the next one.
if (new URLSearchParams(location.search).has("new")) {
  forgetGame();
  history.replaceState(history.state, "", location.pathname);
}

const isFirstPage = !document.querySelector("[data-seats]") && !location.search;
const address = isFirstPage && whereToGoOn();
// A phone at a shared table is offered the table first, and beside it what was left.
/** @type {HTMLAnchorElement | null} */
const resume = document.querySelector("[data-resume-score]");
if (address && knownTable() && resume) {
  resume.href = address;
  resume.hidden = false;
} else if (address) location.replace(address);
