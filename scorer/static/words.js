// The texts of this page's scripts, as templates: `language.text` fills them in.

const block = document.getElementById("words");

/** @type {Record<string, string | Record<string, string>>} */
export const words = block ? JSON.parse(block.textContent) : {};
