// The game as data, and the language of the page.

import { createLanguage } from "../sheet/language.js";

const response = await fetch(document.getElementById("game").href);
export const game = await response.json();
export const language = createLanguage(game);
