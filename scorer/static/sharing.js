// Buttons that share or copy a link or a text. Browsers offer both to secure pages only; on plain HTTP, as in
// a network at home, copying goes the old way.

import { all, one } from "./dom.js";
import { words } from "./words.js";

/** A text without the invisible characters that say in which direction its parts run. @param {string} text */
const plain = (text) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, "");

/**
 * Copies a text; false when the browser does not let it.
 * @param {string} text
 */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/**
 * Copies a text for a button, which says so.
 * @param {HTMLElement} button
 * @param {string} text
 */
export async function copyFrom(button, text) {
  const isCopied = await copyText(text);
  if (isCopied) button.textContent = String(words.copied);
  return isCopied;
}

/**
 * The buttons of a part of the page that says what there is to share: `data-share` is the link, `data-text` the
 * same in words, `data-title` what it is.
 * @param {HTMLElement} root
 */
export function offerSharing(root) {
  /** @type {Record<string, (button: HTMLButtonElement) => Promise<unknown>>} */
  const actions = {
    share: () =>
      navigator.share({
        title: plain(document.title),
        text: root.dataset.title ?? plain(title()),
        url: root.dataset.share,
      }),
    picture: async () => (await import("./score/picture.js")).sharePicture(root),
    "copy-link": async (button) => {
      const isCopied = await copyFrom(button, root.dataset.share ?? "");
      // Then it is selected, and the browser's own menu copies it.
      if (!isCopied) for (const shown of all(root, "[data-address]")) getSelection()?.selectAllChildren(shown);
    },
    "copy-text": (button) => copyFrom(button, plain(`${root.dataset.text}\n\n${root.dataset.share}`)),
  };
  for (const button of all(root, "[data-do]", HTMLButtonElement)) {
    const { do: action = "" } = button.dataset;
    button.hidden = action === "share" && !("share" in navigator);
    // Whoever closes the sheet has not done anything wrong.
    button.addEventListener("click", () => actions[action](button).catch(() => {}));
  }
}

const title = () => one(document, "h1").textContent;
