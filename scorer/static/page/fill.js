// Makes a page that the phone kept the page of its address: what the server does otherwise.

/** @import { Pair } from "../types.js" */
import { all, one } from "../dom.js";
import { Report } from "../sheet/report.js";
import { moduleChoices } from "../sheet/setup.js";
import { Sheet } from "../sheet/sheet.js";
import { game, language } from "./game.js";
import { asResult, convertedKey } from "./legacy.js";
import { showModules } from "./modules.js";
import { showProblems } from "./problems.js";
import { sampled } from "./sample.js";
import { showSetup } from "./setup.js";
import { pageOf, showSeats, showSheet } from "./show.js";

const CHECK = "#check";
const OWN = /^(players|count|go|p|modules|all|seats-.*)$/;

/**
 * @param {HTMLElement} main
 * @returns {Promise<boolean>} whether the page may be shown: not when it leads elsewhere
 */
export async function fillPage(main) {
  const [, tag, family, step] = location.pathname.split("/");
  const given = new URLSearchParams(location.search);
  const query = new URLSearchParams(Array.from(given, ([key, value]) => [convertedKey(key, game), value]));
  const isLegacy = String(query) !== String(given);
  /** @type {(page: string, pairs: URLSearchParams | Pair[]) => boolean} */
  const leave = (page, pairs) => {
    location.replace(`/${tag}/${family}${page}?${new URLSearchParams(pairs)}`);
    return false;
  };
  for (const link of all(document, ".languages a", HTMLAnchorElement)) link.search = location.search;
  if (!step) {
    if (query.has("p")) return leave("/temples", query);
    return query.has("players") ? leave("/players", query) : true;
  }
  if (step === "players") return fillPlayers(one(main, "form"), query);
  if (!query.has("p")) return leave("", []);
  const { sheet, problems } = Sheet.fromQuery(query, game);
  if (problems) return leave("/players", [["players", String(query.getAll("p").length)], ...query, ["go", "1"]]);
  if (step === "choices") {
    (await import("../setup/choice_form.js")).fillChoices(one(main, "form"), sheet);
    return true;
  }
  // Where a choice cannot be, the page of the choices tells it.
  const asked = moduleChoices(game, sheet.setup.modules);
  const isChoiceWrong = asked.some(({ code }) => sheet.problems.some(({ field }) => field === code));
  if (isChoiceWrong && (step === "steps" || step === "result"))
    return leave("/choices", [...sheet.toQuery(), ["go", "1"]]);
  if (step === "sample") return leave("/board", (sheet.setup.modules.length ? sheet : sampled(sheet)).toQuery());
  if (step === "result" && isLegacy) return leave("/result", asResult(sheet).toQuery());
  const wrong = sheet.problems[0]?.field;
  if (step === "result" && wrong) {
    location.replace(`/${tag}/score/${pageOf(wrong)}?${new URLSearchParams(sheet.toQuery())}${CHECK}`);
    return false;
  }
  // Without temples there is nothing to enter about them.
  if (step === "temples" && !sheet.setup.temples)
    return leave(sheet.usesBoard ? "/board" : "/villages", sheet.toQuery());
  const shown = step === "temples" && !sheet.usesBoard ? sheet.withTemplesOfBoard() : sheet;
  await showModules(main, shown);
  showSeats(main, shown);
  showSetup(main, shown.setup);
  showSheet(main, shown);
  // Of what is wrong, some may stand on another page.
  const link = (/** @type {string} */ key) =>
    main.querySelector(`#${CSS.escape(key)}`) ? `#${key}` : `${pageOf(key)}${location.search}#${key}`;
  if (location.hash === CHECK) showProblems(shown.problems, new Report(shown, language), link);
  return true;
}

/**
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} query
 */
function fillPlayers(form, query) {
  const count = Number(query.get("count") ?? query.get("players"));
  if (!game.players.includes(count)) {
    location.replace(`${location.pathname.replace("/players", "")}`);
    return false;
  }
  const given = query.getAll("p").map((text) => text.split(":"));
  const seats = Array.from({ length: Math.max(...game.players) }, (_, i) => {
    const [color, ...name] = given[i] ?? [];
    return { color: query.get(`seats-${i}-color`) ?? color, name: query.get(`seats-${i}-name`) ?? name.join(":") };
  });
  const free = game.colors.filter((color) => !seats.some((seat) => seat.color === color));
  one(form, "[name=players]", HTMLInputElement).value = String(count);
  seats.forEach(({ color = free.shift(), name }, i) => {
    const place = one(form, `#seat${i + 1}`, HTMLFieldSetElement);
    place.hidden = place.disabled = i >= count;
    const choices = all(form, `[name="seats-${i}-color"]`, HTMLInputElement);
    for (const choice of choices) choice.checked = choice.value === color;
    one(form, `[name="seats-${i}-name"]`, HTMLInputElement).value = name;
  });
  const modules = query.getAll("modules").flatMap((text) => text.split(","));
  for (const box of all(form, "[name=modules]", HTMLInputElement)) box.checked = modules.includes(box.value);
  form.prepend(...[...query].filter(([name]) => !OWN.test(name)).map(hiddenField));
  if (query.has("go")) form.requestSubmit(one(form, ".go [name=go]"));
  return true;
}

/** @param {Pair} pair */
function hiddenField([name, value]) {
  return Object.assign(document.createElement("input"), { type: "hidden", name, value });
}
