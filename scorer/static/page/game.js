// The game as data, and the language of the page.

/** @import { Game } from "../types.js" */
import { one } from "../dom.js";
import { createLanguage } from "../sheet/language.js";

/** Where the page says that the game as data is. */
export const address = one(document, "#game", HTMLLinkElement).href;
const response = await fetch(address);
/** @type {Game} */
export const game = await response.json();
export const language = createLanguage(game);
