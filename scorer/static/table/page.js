// The lobby of a table: who you are, how others join, and what is still missing.

import { all, one } from "../dom.js";
import { language } from "../page/game.js";
import { offerSharing } from "../sharing.js";
import { Report } from "../sheet/report.js";
import { words } from "../words.js";
import "./result.js";
import { changeSeat, freeColors, isSeatIn, mySeat, sitDown, takenColors } from "./seats.js";
import { me, phoneId } from "./storage.js";
import { code, onChange, state, tableSheet } from "./sync.js";

const who = one(document, "[data-who]");
const known = one(document, "[data-known]");
const invitation = one(document, "[data-invite]", HTMLDetailsElement);
const villages = one(who, "[data-look]", HTMLAnchorElement).href;
let isChoosing = false;

/** @param {string} color */
function choose(color) {
  sitDown(color);
  // Not by its link: the own village board comes first there, wherever the link's target would be.
  location.assign(villages);
}

for (const choice of all(who, "[data-choose]")) {
  choice.addEventListener("click", (event) => {
    event.preventDefault();
    choose(choice.dataset.color ?? "");
  });
}
one(who, "[data-look]").addEventListener("click", () => sitDown(""));
for (const button of all(who, "[data-take]")) {
  button.addEventListener("click", () => {
    const { color = "" } = button.dataset;
    changeSeat(emptySeat(), { color });
    choose(color);
  });
}
one(known, "[data-change]").addEventListener("click", () => {
  isChoosing = true;
  show();
});

/** A seat that nobody has taken, by phone or by name. */
function emptySeat() {
  const taken = takenColors();
  return tableSheet().seats.findIndex(({ color, name }) => !name && !taken.includes(color));
}

function showWho() {
  const sheet = tableSheet();
  const isWatching = me(code) === "";
  const isKnown = !isChoosing && (isWatching || mySeat() >= 0);
  who.hidden = isKnown;
  known.hidden = !isKnown;
  const taken = takenColors();
  for (const choice of all(who, "[data-choose]")) {
    one(choice, "[data-taken]").hidden = !taken.includes(choice.dataset.color ?? "");
  }
  const free = emptySeat() < 0 ? [] : freeColors();
  one(who, "[data-free]").hidden = !free.length;
  for (const button of all(who, "[data-take]")) button.hidden = !free.includes(button.dataset.color ?? "");
  if (!isKnown) return;
  const color = me(code) ?? "";
  one(known, "[data-color]").dataset.color = color;
  one(known, "[data-text]").textContent = isWatching
    ? language.text(words.watching)
    : language.text(words.youAre, { who: new Report(sheet, language).label(color) });
  one(known, "[data-mine]").hidden = isWatching;
  one(known, "[data-watching]").hidden = !isWatching;
  one(known, ".piece", SVGElement).toggleAttribute("hidden", isWatching);
}

function showMissing() {
  const sheet = tableSheet();
  const { missing, problems, seats, setup, usesBoard } = sheet;
  const open = [...missing, ...problems.map(({ field }) => field)];
  seats.forEach((_, i) => {
    const status = one(document, `[data-status="${i + 1}"]`);
    const isIn = isSeatIn(sheet, i);
    status.textContent = isIn ? "✓" : "…";
    status.role = "img";
    status.ariaLabel = language.text(isIn ? words.entered : words.missing);
  });
  const keys = Array.from({ length: setup.temples }, (_, i) => `temple${i + 1}`);
  const entered = keys.filter((key) => !open.includes(key)).length;
  const boardIsIn = !open.includes("board") && !open.includes("complete");
  const status = one(document, "[data-status=temples]");
  one(document, "[data-temples-link]").hidden = !usesBoard && !setup.temples;
  status.textContent = usesBoard
    ? boardIsIn
      ? "✓"
      : "…"
    : language.text(words.temples, { entered, all: keys.length });
}

function show() {
  showWho();
  showMissing();
}

offerSharing(one(invitation, "[data-share]"));
one(document, ".delete [name=author]", HTMLInputElement).value = phoneId();
// Who has begun the table invites; the others have found it.
const isFirst = state.you === 1 || !state.phones.size;
const isBigScreen = matchMedia("(min-width: 60rem)").matches;
invitation.open = isFirst || isBigScreen || location.hash === `#${invitation.id}`;
onChange(show);
show();
