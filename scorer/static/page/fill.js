// Makes a page that the phone kept the page of its address: what the server does otherwise.

import { letterOf } from "../sheet/notation.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";
import { showProblems } from "./problems.js";
import { game, language } from "./game.js";
import { asResult, convertedKey } from "./legacy.js";
import { showModules } from "./modules.js";
import { showSeats, showSetup, showSheet } from "./show.js";

const CHECK = "#check";
const OWN = /^(players|go|p|modules|seats-.*)$/;

/** @returns {Promise<boolean>} whether the page may be shown: not when it leads elsewhere */
export async function fillPage(main) {
  const [, tag, family, step] = location.pathname.split("/");
  const given = new URLSearchParams(location.search);
  const query = new URLSearchParams(Array.from(given, ([key, value]) => [convertedKey(key, game), value]));
  const isLegacy = String(query) !== String(given);
  const leave = (page, pairs) => {
    location.replace(`/${tag}/${family}${page}?${new URLSearchParams(pairs)}`);
    return false;
  };
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
  if (!step) {
    if (query.has("p")) return leave("/temples", query);
    return query.has("players") ? leave("/players", query) : true;
  }
  if (step === "players") return fillPlayers(main.querySelector("form"), query);
  if (!query.has("p")) return leave("", []);
  const { sheet, problems } = Sheet.fromQuery(query, game);
  if (problems) return leave("/players", [["players", query.getAll("p").length], ...query, ["go", 1]]);
  if (step === "sample") return leave("/board", (sheet.setup.modules.length ? sheet : sampled(sheet)).toQuery());
  if (step === "result" && isLegacy) return leave("/result", asResult(sheet).toQuery());
  const wrong = sheet.problems[0]?.field;
  if (step === "result" && wrong) {
    const page = wrong.startsWith("temple") ? "temples" : wrong === "board" ? "board" : "villages";
    location.replace(`/${tag}/score/${page}?${new URLSearchParams(sheet.toQuery())}${CHECK}`);
    return false;
  }
  const shown = step === "temples" && !sheet.usesBoard ? sheet.withTemplesOfBoard() : sheet;
  await showModules(main, shown);
  showSeats(main, shown);
  showSetup(main, shown.setup);
  showSheet(main, shown);
  if (location.hash === CHECK) showProblems(shown.problems, new Report(shown, language));
  return true;
}

/** A finished game to try the calculator out, in the colours of the players. */
export function sampled(sheet) {
  const letters = new Map(sheet.colors.map((color, i) => [letterOf(game.colors[i]), letterOf(color)]));
  const board = game.samples[sheet.seats.length].replace(/[A-Z]/g, (each) => letters.get(each) ?? each);
  return sheet.with({ board, mode: "board" });
}

function fillPlayers(form, query) {
  const count = Number(query.get("players"));
  if (!game.players.includes(count)) {
    location.replace(`${location.pathname.replace("/players", "")}`);
    return false;
  }
  const given = query.getAll("p").map((text) => text.split(":"));
  const seats = Array.from({ length: game.players.at(-1) }, (_, i) => {
    const [color, ...name] = given[i] ?? [];
    return { color: query.get(`seats-${i}-color`) ?? color, name: query.get(`seats-${i}-name`) ?? name.join(":") };
  });
  const free = game.colors.filter((color) => !seats.some((seat) => seat.color === color));
  form.elements.players.value = count;
  seats.forEach(({ color = free.shift(), name }, i) => {
    const place = form.querySelector(`#seat${i + 1}`);
    place.hidden = place.disabled = i >= count;
    for (const choice of form.querySelectorAll(`[name="seats-${i}-color"]`)) choice.checked = choice.value === color;
    form.elements[`seats-${i}-name`].value = name;
  });
  const modules = query.getAll("modules").flatMap((text) => text.split(","));
  for (const box of form.querySelectorAll("[name=modules]")) box.checked = modules.includes(box.value);
  form.prepend(...[...query].filter(([name]) => !OWN.test(name)).map(hiddenField));
  if (query.has("go")) form.requestSubmit(form.querySelector(".go [name=go]"));
  return true;
}

function hiddenField([name, value]) {
  return Object.assign(document.createElement("input"), { type: "hidden", name, value });
}
