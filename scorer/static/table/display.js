// The table on a screen in its middle: who is entering what, and nothing of the result before all is in.

/** @import { Pair } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { all, one } from "../dom.js";
import { game, language } from "../page/game.js";
import { setText } from "../page/show.js";
import { stayAwake } from "../score/awake.js";
import { Report } from "../sheet/report.js";
import { words } from "../words.js";
import "./controls.js";
import { endReveal, isRevealing, reveal, stopReveal } from "./reveal.js";
import "./seats.js";
import { editorsOf, onChange, seatName, state, tableSheet } from "./sync.js";

/** Milliseconds after which a phone that has gone silent is no longer shown as entering. */
const REFRESH_INTERVAL = 5000;

const entering = one(document, "[data-entering]");
const stage = one(document, "[data-reveal]");
let wasFinal = tableSheet().state === "final";

/** @param {Pair[]} changed */
function show(changed) {
  const sheet = tableSheet();
  const isFinal = sheet.state === "final";
  entering.hidden = isFinal;
  stage.hidden = !isFinal;
  if (!isFinal) {
    stopReveal();
    showProgress(sheet);
  } else if (!wasFinal) reveal();
  else if (changed.length && !isRevealing()) endReveal();
  wasFinal = isFinal;
}

/** @param {Sheet} sheet that is not final, so that no sum may be seen */
function showProgress(sheet) {
  const report = new Report(sheet, language);
  const open = new Set([...sheet.missing, ...sheet.problems.map(({ field }) => field)]);
  const isTied = sheet.state === "tied";
  setText(one(entering, "[data-headline]"), isTied ? report.why : report.headline);
  for (const part of all(entering, "[data-part]")) {
    const { part: name = "", seat } = part.dataset;
    if (name) part.hidden = (name === "board") !== sheet.usesBoard;
    const entries = all(part, "[data-key]").filter((entry) => {
      const { key = "" } = entry.dataset;
      // Only a tie asks for this, or something that a player has.
      const isRare = key.startsWith(game.tieBreak) || ("owned" in entry.dataset && !sheet.entries.has(key));
      entry.hidden = isRare && !open.has(key);
      entry.toggleAttribute("data-open", open.has(key));
      return !entry.hidden;
    });
    const keys = entries.map(({ dataset }) => dataset.key ?? "");
    const nouns = keys.filter((key) => open.has(key)).map(nounOf);
    const left = report.missing.filter(({ key }) => !seat && keys.includes(key));
    const missing = seat ? language.text(words.stillMissing, { fields: language.list(nouns) }) : (left[0]?.text ?? "");
    showDoing(part, keys, nouns.length ? missing : "");
    for (const phone of all(part, "[data-phone]")) {
      phone.hidden = ![...state.phones.values()].some(({ seat }) => seat === part.dataset.color);
    }
  }
}

/**
 * Who is changing what here, or what is missing.
 * @param {HTMLElement} part
 * @param {string[]} keys
 * @param {string} missing
 */
function showDoing(part, keys, missing) {
  const editors = keys.map((key) => ({ key, seats: editorsOf(key) })).filter(({ seats }) => seats.length);
  for (const entry of all(part, "[data-key]")) {
    entry.toggleAttribute(
      "data-busy",
      editors.some(({ key }) => key === entry.dataset.key),
    );
  }
  const who = [...new Set(editors.flatMap(({ seats }) => seats.map(seatName)))];
  const what = language.list(editors.map(({ key }) => nounOf(key)));
  const doing = who.length ? language.text(words.isEntering, { who: language.list(who), what }) : missing;
  part.dataset.doing = who.length ? "entering" : missing ? "missing" : "done";
  setText(one(part, "[data-doing-text]"), doing || language.text(words.entered));
}

/** What a key of the sheet is called within a sentence. @param {string} key */
function nounOf(key) {
  const [, code, n] = /^(\D*)(\d*)$/.exec(key) ?? [];
  if (code === "temple") return language.text(game.words.temple.name, { n: Number(n) });
  return game.words.fields[code]?.noun ?? game.words.finalBoard;
}

onChange(show);
setInterval(() => show([]), REFRESH_INTERVAL);
show([...state.fields]);
// From a phone that joins the reveal.
if (wasFinal && location.hash === "#reveal") reveal();
stayAwake();
