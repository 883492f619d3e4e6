// The result: sharing it; and where the phone kept the page, showing it.

import { all, one } from "../dom.js";
import { isKept } from "../page/kept.js";
import { saveScore } from "../storage.js";
import { words } from "../words.js";

const root = one(document, "[data-result]");
if (isKept) {
  const { showAddress } = await import("./address_result.js");
  await showAddress(root);
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} [what]
 */
async function copied(button, what = "") {
  await navigator.clipboard.writeText(what);
  button.textContent = String(words.copied);
}

/** @type {Record<string, (button: HTMLButtonElement) => Promise<void>>} */
const actions = {
  share: () =>
    navigator.share({ title: document.title, text: one(document, "h1").textContent, url: root.dataset.share }),
  "copy-link": (button) => copied(button, root.dataset.share),
  "copy-text": (button) => copied(button, root.dataset.text),
};

for (const button of all(root, "[data-do]", HTMLButtonElement)) {
  const { do: action = "" } = button.dataset;
  button.hidden = action === "share" ? !("share" in navigator) : !("clipboard" in navigator);
  // Whoever closes the sheet has not done anything wrong.
  button.addEventListener("click", () => actions[action](button).catch(() => {}));
}
// The result of a shared table is the table's.
if (!all(document, "[data-table]").length) saveScore(location.pathname + location.search);
