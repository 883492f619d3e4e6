// A large keypad for the coins of a player: digits, or the coins themselves, tapped one by one. Who has a
// keyboard types into the field, so Tab passes the keys by.

import { all, one } from "../dom.js";
import { language } from "../page/game.js";
import { readNumber } from "../sheet/numbers.js";

const LONGEST = 4; // digits; more than there are coins

/**
 * @param {HTMLElement} seat
 * @param {HTMLInputElement} gold
 */
export function addKeypad(seat, gold) {
  const details = one(seat, "details.coins", HTMLDetailsElement);
  const coins = all(details, "[data-coin]", HTMLInputElement);
  const pad = Object.assign(document.createElement("div"), { className: "keypad", role: "group" });
  pad.ariaLabel = gold.labels?.[0]?.textContent ?? "";
  /** The coins tapped since the last digit. @type {HTMLInputElement[]} */
  let tapped = [];

  /** @type {(label: string, content: (Node | string)[], act: () => void, kind?: string) => HTMLButtonElement} */
  function addKey(label, content, act, kind = "") {
    const key = Object.assign(document.createElement("button"), { type: "button", className: kind, tabIndex: -1 });
    if (label) key.ariaLabel = label;
    key.append(...content);
    key.addEventListener("click", act);
    pad.append(key);
    return key;
  }

  /** @param {HTMLInputElement} field */
  const tell = (field) => {
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  /** @param {string} text */
  function type(text) {
    tapped = [];
    for (const coin of coins) coin.value = "";
    gold.value = text;
    showCoins();
    tell(gold);
  }

  /** @type {(coin: HTMLInputElement, by: number) => void} */
  function count(coin, by) {
    coin.value = String((readNumber(coin.value) ?? 0) + by);
    showCoins();
    tell(coin);
  }

  function showCoins() {
    coins.forEach((coin, at) => {
      one(coinKeys[at], "b").textContent = coin.value && language.number(readNumber(coin.value) ?? 0);
    });
  }

  function takeBack() {
    const coin = tapped.pop();
    if (coin) count(coin, -1);
    else type(Array.from(gold.value).slice(0, -1).join(""));
  }

  /** @param {number} n */
  function addDigit(n) {
    const before = tapped.length || readNumber(gold.value) === 0 ? "" : gold.value;
    if (Array.from(before).length < LONGEST) type(before + language.number(n));
  }

  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) addKey("", [language.number(n)], () => addDigit(n), "digit");
  const coinKeys = coins.map((coin) => {
    const picture = one(coin.parentElement ?? details, "svg", SVGElement).cloneNode(true);
    const act = () => {
      tapped.push(coin);
      count(coin, 1);
    };
    return addKey("", [picture, document.createElement("b")], act, "coin");
  });
  const { undoText = "" } = one(document, "[data-boards]").dataset;
  addKey(undoText, ["⌫"], takeBack, "back");
  const small = one(details, "svg", SVGElement).cloneNode(true);
  const act = () => turn.setAttribute("aria-pressed", String(pad.toggleAttribute("data-counting")));
  const turn = addKey("", [small, one(details, "summary").textContent], act, "turn");
  turn.setAttribute("aria-pressed", "false");
  // What the field means comes last, so that a phone shows all that is to be entered.
  for (const help of all(seat, `#${gold.id}-help`)) one(seat, "[data-total]").before(help);
  // The keypad stands in for the phone's own keyboard.
  gold.inputMode = "none";
  details.hidden = true;
  details.before(pad);
}
