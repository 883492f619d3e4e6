// The button that chooses, for the whole table, how a shared second place is paid.

/** @import { Sheet } from "../sheet/sheet.js" */
import { change } from "./sync.js";

/**
 * @param {string} text
 * @param {Sheet} other
 */
export function rulebookButton(text, other) {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "button quiet",
    textContent: text,
  });
  button.addEventListener("click", () => change([["rulebook", other.entries.get("rulebook") ?? ""]]));
  return button;
}
