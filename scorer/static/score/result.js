// The result: sharing it; and where the phone kept the page, showing it.

import { isKept } from "../page/kept.js";
import { saveScore } from "../storage.js";
import { words } from "../words.js";

const root = document.querySelector("[data-result]");
if (isKept) {
  const { showWholeResult } = await import("./whole_result.js");
  await showWholeResult(root);
}

async function copied(button, what) {
  await navigator.clipboard.writeText(what);
  button.textContent = words.copied;
}

const { share: url, text } = root.dataset;
const actions = {
  share: () => navigator.share({ title: document.title, text: document.querySelector("h1").textContent, url }),
  "copy-link": (button) => copied(button, url),
  "copy-text": (button) => copied(button, text),
};

for (const button of root.querySelectorAll("[data-do]")) {
  const possible = button.dataset.do === "share" ? "share" in navigator : "clipboard" in navigator;
  button.hidden = !possible;
  button.addEventListener("click", () => {
    // Whoever closes the sheet has not done anything wrong.
    Promise.resolve(actions[button.dataset.do](button)).catch(() => {});
  });
}
saveScore(location.pathname + location.search);
