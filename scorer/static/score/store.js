// Everything entered is kept on the phone as you go, and the screen stays awake meanwhile.

import { calculationIn, fieldsOf, speak } from "../straight.js";

const SAVED = "cacao.score";
const language = document.documentElement.lang;

// Fields in the short form of an address, as the server writes them.
export function shortened(given) {
  const fields = [];
  const sides = new Map();
  for (const [name, value] of given) {
    const side = /^(t\d)-\d$/.exec(name);
    if (side) sides.set(side[1], (sides.get(side[1]) ?? "") + (value || "."));
    else if (value && !/^g\d-\d+$/.test(name)) fields.push([name, value]);
  }
  for (const [temple, text] of sides) if (/\d/.test(text)) fields.push([temple, text]);
  return fields;
}

const form = document.querySelector("[data-entry]");
const isShared = document.querySelector("[data-table]") !== null;

async function submit(event) {
  const button = event.submitter;
  const url = new URL(button?.formAction || form.action);
  const search = `?${calculationIn(shortened(fieldsOf(form, button)))}`;
  const [, first, , step] = url.pathname.split("/");
  if (first === "language") speak(url.pathname + search);
  else if (step === "sample") leadTo(url.pathname + search);
  else if (["temples", "board", "villages", "result", "over"].includes(step)) location.assign(url.pathname + search);
  else return;
  event.preventDefault();
}

// A sample is made by the server; where it leads to is the page.
async function leadTo(address) {
  const answer = await fetch(address).catch(() => null);
  location.assign(answer?.redirected ? answer.url : address);
}

if (form && !isShared) form.addEventListener("submit", submit);

export const asFields = (form) => shortened(new FormData(form));

// Into the address (for reload, back and the language menu) and onto the phone (for tomorrow). At a
// shared table the table keeps it.
export function keep(form = document.querySelector("[data-entry]")) {
  form.dispatchEvent(new Event("kept"));
  if (isLeaving || document.querySelector("[data-table]")) return;
  const search = `?${calculationIn(asFields(form))}`;
  save(location.pathname + search);
  try {
    history.replaceState({ visited: true }, "", search);
  } catch {
    // Safari allows a hundred changes in half a minute; the next one catches up.
  }
}

// Going back leads to another page, not to another time: what was entered since then stays.
let isLeaving = false;
function catchUp() {
  if (!document.querySelector("[data-entry]") || document.querySelector("[data-table]")) return;
  const here = new URLSearchParams(location.search);
  const newest = new URLSearchParams(saved()?.split("?")[1]);
  if (here.getAll("p").join() !== newest.getAll("p").join()) return;
  here.sort();
  newest.sort();
  if (String(here) === String(newest)) return;
  isLeaving = true;
  location.replace(`?${newest}`);
}

export function save(address) {
  try {
    localStorage.setItem(SAVED, address);
    localStorage.setItem("cacao.latest", "score");
  } catch {
    // Private windows may refuse; the address still has it all.
  }
}

export function saved() {
  try {
    // In the language of now, whatever it was then.
    return localStorage.getItem(SAVED)?.replace(/^\/[^/]+\//, `/${language}/`);
  } catch {
    return null;
  }
}

export function forget() {
  try {
    localStorage.removeItem(SAVED);
  } catch {
    // Nothing was kept then.
  }
}

// The lock goes when the page is hidden and is taken again when it comes back.
export function stayAwake() {
  if (!("wakeLock" in navigator)) return;
  let lock = null;
  const take = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // The battery may be low; then the phone decides.
    }
  };
  document.addEventListener("visibilitychange", take);
  document.addEventListener("pointerdown", take, { once: true });
  window.addEventListener("pagehide", () => lock?.release());
  take();
}

export const constants = JSON.parse(document.getElementById("constants")?.textContent ?? "null");

// A real minus sign, kept before its number also where text runs from right to left.
const figures = new Intl.NumberFormat(language);
const isolated = (text) => (document.documentElement.dir === "rtl" ? `\u2066${text}\u2069` : text);
export const number = {
  format: (value) => (value < 0 ? isolated(`−${figures.format(-value)}`) : figures.format(value)),
  gain: (value) => isolated(`+${figures.format(value)}`),
};

// Whole numbers in any digits and with any minus sign; null when it is not one.
export function readNumber(text) {
  const plain = text
    .replace(/[۰-۹]/g, (digit) => digit.charCodeAt(0) - 0x6f0)
    .replace(/[٠-٩]/g, (digit) => digit.charCodeAt(0) - 0x660)
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, "")
    .replace("−", "-");
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}

window.addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
// A page that was here before. (How it was come to is not told the same by all browsers.)
if (history.state?.visited) catchUp();
