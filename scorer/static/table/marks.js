// What happens to a field of a shared table, said beside it: somebody else is changing it, has replaced what
// was entered here, or the server does not take it.

import { all } from "../dom.js";
import { language } from "../page/game.js";
import { readNumber } from "../sheet/numbers.js";
import { words } from "../words.js";
import { change, discard, editorsOf, seatName, state } from "./sync.js";

/**
 * @typedef {object} Mark
 * @property {string} kind
 * @property {string} text
 * @property {string} [action] on a button
 * @property {() => void} [act]
 */

/** @param {string} key @returns {Mark | null} */
function markOf(key) {
  const [refused, replaced] = [state.refused.get(key), state.replaced.get(key)];
  if (refused) {
    const text = language.text(words.refused, { reason: refused.reason });
    return { kind: "refused", text, action: language.text(words.discard), act: () => discard(key) };
  }
  if (replaced) {
    const { mine, by } = replaced;
    const who = seatName(state.phones.get(by)?.seat);
    const now = state.fields.get(key) ?? "";
    // A temple or a board is nothing that anybody could read as one line.
    const [before, after] = [readNumber(mine), readNumber(now)];
    const text =
      before !== null && after !== null
        ? language.text(words.replaced, { who, before, after })
        : language.text(words.replacedOther, { who });
    return { kind: "replaced", text, action: language.text(words.putBack), act: () => change([[key, mine]]) };
  }
  const [editor] = editorsOf(key);
  if (editor === undefined) return null;
  return { kind: "editing", text: language.text(words.editing, { who: seatName(editor) }) };
}

/** Where a field's mark stands. @type {(form: HTMLElement, key: string) => Element | null} */
function placeOf(form, key) {
  const field = form.querySelector(`#${CSS.escape(key)}, [name="${CSS.escape(key)}"]`);
  return field?.closest("[data-temple], [data-field], [data-editor]") ?? field?.parentElement ?? null;
}

/**
 * @param {HTMLElement} form
 * @param {(key: string) => boolean} isOwn
 */
export function showMarks(form, isOwn) {
  const marked = new Set(all(form, "[data-mark]").map(({ dataset }) => dataset.mark ?? ""));
  const keys = [
    ...state.refused.keys(),
    ...state.replaced.keys(),
    ...[...state.phones.values()].map(({ editing }) => editing),
  ];
  for (const key of new Set([...marked, ...keys.filter(isOwn)])) {
    const mark = markOf(key);
    const shown = form.querySelector(`[data-mark="${CSS.escape(key)}"]`);
    const text = mark && `${mark.kind} ${mark.text}`;
    if (shown?.getAttribute("data-told") === text) continue;
    shown?.remove();
    if (mark) placeOf(form, key)?.append(draw(key, mark));
  }
}

/** @type {(key: string, mark: Mark) => Element} */
function draw(key, { kind, text, action, act }) {
  const line = Object.assign(document.createElement("p"), { className: `mark ${kind}`, role: "status" });
  Object.assign(line.dataset, { mark: key, told: `${kind} ${text}` });
  line.append(Object.assign(document.createElement("span"), { textContent: text }));
  if (action && act) {
    const button = { type: /** @type {const} */ ("button"), className: "link", textContent: action, onclick: act };
    line.append(" ", Object.assign(document.createElement("button"), button));
  }
  return line;
}
