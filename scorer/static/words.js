// The texts of this page's scripts, as templates: `language.text` fills them in.

/** @import { Template } from "./types.js" */
const block = document.getElementById("words");

/** @type {Record<string, Template>} */
export const words = block ? JSON.parse(block.textContent) : {};
