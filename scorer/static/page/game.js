// The game as data, and the language of the page.

/** @import { Game } from "../types.js" */
import { one } from "../dom.js";
import { createLanguage } from "../sheet/language.js";

const link = one(document, "#game", HTMLLinkElement);
/** Where the page says that the game as data is. */
export const address = link.href;
/** @type {(url: string) => Promise<any>} */
const load = async (url) => (await fetch(url)).json();
/** @type {Game} */
export const game = await load(address);
export const language = createLanguage(game);

/** Adds the modules to the base game, and the scripts that only they need. */
export async function loadModules() {
  if (game.items) return;
  const [{ modules, words, ...more }, items] = await Promise.all([
    load(address.replace("game.json", "modules.json")),
    import("../sheet/modules.js"),
  ]);
  game.modules.push(...modules);
  for (const name in words) Object.assign(game.words, { [name]: { ...Object(game.words)[name], ...words[name] } });
  Object.assign(game, { ...more, items });
}

if ("modules" in link.dataset || /[?&]modules=[^&]/.test(location.search)) await loadModules();
