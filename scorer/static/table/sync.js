// A shared table: what one phone enters shows on all. Each field travels on its own, so that two phones
// that change different things never undo each other's work; of the same thing, the later one stands.

/** @import { Pair } from "../types.js" */
import { one } from "../dom.js";
import { game } from "../page/game.js";
import { convertedKey } from "../page/legacy.js";
import { Sheet } from "../sheet/sheet.js";
import { read as remembered, write } from "../storage.js";

/** Milliseconds between two polls, and before a change that failed is sent again. */
const POLL_INTERVAL = 1000;
const live = one(document, "[data-table]");
const undoButton = one(live, "[data-undo]");
const { code, table: address } = live.dataset;
const token = one(document, "meta[name=csrf-token]", HTMLMetaElement).content;
const WAITING = `cacao.table.${code}.waiting`;
const SENT = `cacao.table.${code}.sent`;
const ME = `cacao.table.${code}.me`;
const GAME = `cacao.table.${code}.game`;

// Not randomUUID: phones reach a laptop by plain HTTP, where it does not exist.
const randomId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(36)).join("");

/** The server refused what was sent. */
class Refusal extends Error {
  /** @param {Response} response */
  constructor({ status, statusText }) {
    super(statusText);
    this.status = status;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function remember(key, value) {
  write(key, value);
  return value;
}

export const author = remembered("cacao.author") ?? remember("cacao.author", randomId());
/** @type {Map<string, string>} */
export const fields = new Map(Object.entries(JSON.parse(one(document, "#fields").textContent)));

let version = Number(live.dataset.version);
const number = Number(live.dataset.game);
// What could not be sent in a game that is over by now is not for the next one.
if (Number(remembered(GAME) ?? number) !== number) {
  write(WAITING, "[]");
  write(SENT, "null");
}
write(GAME, String(number));
// What version 0.1.0 could not send has the names of its fields.
/** @param {string} field */
const today = (field) => convertedKey(field, game);
/** @type {Pair[]} */
const unsent = JSON.parse(remembered(WAITING) ?? "[]");
const waiting = new Map(unsent.map(([field, value]) => [today(field), value]));
// Sent, but not acknowledged yet: repeated as it is and under the same name, so that it counts once.
/** @type {{ batch: string, changes: { field: string, value: string }[] } | null} */
let sent = JSON.parse(remembered(SENT) ?? "null");
if (sent) sent.changes = sent.changes.map(({ field, value }) => ({ field: today(field), value }));
/** @type {((changed: Pair[]) => void)[]} */
const listeners = [];
let sending = false;
let timer = 0;
let undoable = 0;

export const me = () => remembered(ME);
/** @param {string} color */
export const setMe = (color) => remember(ME, color);
/** @param {(changed: Pair[]) => void} listener called with what others have changed */
export const onChange = (listener) => listeners.push(listener);

/** The table's sheet as this phone knows it. */
export function tableSheet() {
  const { sheet } = Sheet.fromFields(fields, game);
  if (!sheet) throw new Error("no players");
  return sheet;
}

/** @param {Pair[]} changed */
function tell(changed) {
  for (const listener of listeners) listener(changed);
}

/** @param {boolean} yes */
function inTouch(yes) {
  one(live, "[data-offline]").hidden = yes;
}

/** @param {string} action */
async function post(action, body = {}) {
  const response = await fetch(`${address}/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRFToken": token },
    body: JSON.stringify({ author, batch: randomId(), ...body }),
  });
  if (!response.ok) throw new Refusal(response);
  return response.status === 204 ? null : response.json();
}

/**
 * What is entered here: known at once, kept until the server has it.
 * @param {Iterable<Pair>} changes
 */
export function change(changes) {
  let any = false;
  for (const [field, value] of changes) {
    if ((fields.get(field) ?? "") === value) continue;
    fields.set(field, value);
    waiting.set(field, value);
    any = true;
  }
  if (!any) return;
  keepQueue();
  tell([]);
  send();
}

/**
 * Not `disabled`, which would take the focus away from under a finger on the keyboard.
 * @param {boolean} yes
 */
function setUndoable(yes) {
  undoButton.setAttribute("aria-disabled", String(!yes));
}

async function send() {
  if (sending || (!waiting.size && !sent)) return;
  sending = true;
  if (!sent) {
    sent = { batch: randomId(), changes: [...waiting].map(([field, value]) => ({ field, value })) };
    waiting.clear();
  }
  keepQueue();
  try {
    await post("changes", sent);
    undoable += sent.changes.length;
    setUndoable(true);
    sent = null;
    inTouch(true);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    inTouch(status > 0);
    // A refusal will not become better by repeating it; a lost connection will.
    if (status && status < 500 && status !== 429) sent = null;
  }
  keepQueue();
  sending = false;
  schedule(waiting.size || sent ? POLL_INTERVAL : 0);
}

// When everything entered here has arrived, or cannot for now.
export async function settled() {
  for (let tries = 0; tries < 20 && (sending || waiting.size || sent); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function keepQueue() {
  remember(WAITING, JSON.stringify([...waiting]));
  remember(SENT, JSON.stringify(sent));
}

/** @param {string} field */
const isOnItsWay = (field) => waiting.has(field) || sent?.changes.some((each) => each.field === field);

async function poll() {
  try {
    const response = await fetch(`${address}?after=${version}`, { cache: "no-store" });
    inTouch(true);
    if (response.status === 404) return location.reload();
    if (response.ok && response.status !== 204) {
      /** @type {{ game: number, version: number, fields: Record<string, string> }} */
      const news = await response.json();
      // Another game has begun: everything is different, so is the page.
      if (news.game !== number) return location.reload();
      version = news.version;
      const changed = Object.entries(news.fields).filter(
        ([field, value]) => !isOnItsWay(field) && (fields.get(field) ?? "") !== value,
      );
      for (const [field, value] of changed) fields.set(field, value);
      if (changed.length) tell(changed);
    }
    send();
  } catch {
    inTouch(false);
  }
  schedule(POLL_INTERVAL);
}

/** @param {number} delay */
function schedule(delay) {
  clearTimeout(timer);
  if (document.visibilityState === "visible") timer = setTimeout(poll, delay);
}

undoButton.addEventListener("click", async () => {
  if (undoButton.getAttribute("aria-disabled") === "true") return;
  try {
    await post("undo");
    undoable -= 1;
    setUndoable(undoable > 0);
    poll();
  } catch {
    setUndoable(false);
  }
});

one(live, "[data-again]").addEventListener("click", async () => {
  await settled();
  try {
    // Which game is meant: another phone may be faster.
    await post("again", { game: number });
    location.reload();
  } catch (error) {
    if (error instanceof Refusal) location.reload();
    else inTouch(false);
  }
});

document.addEventListener("visibilitychange", () => schedule(0));
window.addEventListener("online", () => schedule(0));
window.addEventListener("offline", () => inTouch(false));
for (const { field, value } of sent?.changes ?? []) fields.set(field, value);
for (const [field, value] of waiting) fields.set(field, value);
schedule(0);
