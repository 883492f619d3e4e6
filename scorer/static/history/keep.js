// Keeping a final result on this phone, for those who choose to.

import { one } from "../dom.js";
import { isSaved, normalized, saveResults } from "./results.js";

/** @param {HTMLElement} root of the result */
export function offerKeeping(root) {
  const place = one(root, "[data-history]");
  const button = one(place, "[data-keep]", HTMLButtonElement);
  const [keep, { kept = "", refused = "" }] = [button.textContent, button.dataset];
  const query = () => normalized(root.dataset.share?.split("?")[1] ?? "");
  const show = () => {
    place.hidden = root.dataset.state !== "final";
    button.disabled = isSaved(query());
    button.textContent = button.disabled ? kept : keep;
  };
  button.addEventListener("click", () => {
    const isDone = saveResults([{ at: Date.now(), query: query() }]);
    show();
    if (!isDone) button.textContent = refused;
  });
  // At a shared table the result changes while it is shown.
  new MutationObserver(show).observe(root, { attributeFilter: ["data-share", "data-state"] });
  show();
}
