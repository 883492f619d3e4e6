// Sharing a result: the phone's own sheet where there is one, and copying.

import { save } from "./store.js";

const share = document.querySelector("[data-share]");
const { share: url, text } = share.dataset;

async function copied(button, what) {
  await navigator.clipboard.writeText(what);
  button.textContent = button.dataset.done;
}

const actions = {
  share: () => navigator.share({ title: document.title, text: document.querySelector("h1").textContent, url }),
  "copy-link": (button) => copied(button, url),
  "copy-text": (button) => copied(button, text),
};

for (const button of share.querySelectorAll("[data-do]")) {
  const possible = button.dataset.do === "share" ? "share" in navigator : "clipboard" in navigator;
  button.hidden = !possible;
  button.addEventListener("click", () => {
    // Whoever closes the sheet has not done anything wrong.
    Promise.resolve(actions[button.dataset.do](button)).catch(() => {});
  });
}
save(location.pathname + location.search);
