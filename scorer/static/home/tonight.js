// What is going on, on the home page: the set-up or the score under way, or the last result and its players.

import { one } from "../dom.js";
import { linkGame } from "../page/game_link.js";
import { createLanguage } from "../sheet/language.js";
import { isScoreFinal, isSetupLatest, savedScore, savedSetup } from "../storage.js";
import { isScoreOfTonight, isSetupOfTonight } from "../tonight.js";

const place = one(document, "[data-tonight]");
/** @type {Record<string, string>} */
const colors = JSON.parse(place.dataset.colors ?? "{}");
const { lang: tag, dir: direction } = document.documentElement;
const { list } = createLanguage({ tag, direction, listPatterns: JSON.parse(place.dataset.lists ?? "{}") });

/**
 * Who plays, by their names or colours.
 * @param {URLSearchParams} query
 */
function people(query) {
  const names = query.getAll("p").map((seat) => {
    const [color, ...name] = seat.split(":");
    // Isolated, so that a name does not turn the text around it.
    return `\u2068${name.join(":") || colors[color]}\u2069`;
  });
  return list(names);
}

/**
 * @param {string} name of what is going on
 * @param {string} address
 * @param {URLSearchParams} query
 */
function offer(name, address, query) {
  const item = one(place, `[data-going=${name}]`);
  one(item, "a", HTMLAnchorElement).href = address;
  one(item, "[data-about]").textContent = people(query);
  item.hidden = place.hidden = false;
  return item;
}

/**
 * @param {HTMLElement} item
 * @param {string} query of the result's address
 */
async function tellWinner(item, query) {
  // Only now is the game needed as data.
  linkGame(place.dataset.game);
  const { headlineOf } = await import("./headline.js");
  one(item, "[data-about]").textContent = await headlineOf(query);
}

function show() {
  const [score, setup] = [savedScore(), savedSetup()];
  const scored = new URLSearchParams(score?.split("?")[1]);
  const planned = new URLSearchParams(setup);
  const isResult = isScoreFinal();
  const isSetup = planned.has("p") && (isSetupLatest() || !score) && isSetupOfTonight();
  const isScore = Boolean(score) && !isResult && isScoreOfTonight();
  const { href } = one(place, "[data-going=setup] a", HTMLAnchorElement);
  if (isSetup) offer("setup", `${href.split("?")[0]}?${planned}`, planned);
  if (score && isScore) offer("score", score, scored);
  if (score && isResult) tellWinner(offer("result", score, scored), String(scored));
  const last = scored.has("p") && !(planned.has("p") && isSetupLatest()) ? scored : planned;
  if (isSetup || isScore || !last.has("p")) return;
  const again = new URLSearchParams([["players", String(last.getAll("p").length)]]);
  for (const name of ["p", "modules"]) for (const value of last.getAll(name)) again.append(name, value);
  const start = one(place, "[data-going=players] a", HTMLAnchorElement);
  offer("players", `${start.href.split("?")[0]}?${again}`, last);
}

show();
