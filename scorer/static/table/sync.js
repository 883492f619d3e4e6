// A shared table: what one phone enters shows on all. Each field travels on its own, so that two phones
// that change different things never undo each other's work; of the same thing, the later one stands.

/** @import { Pair, TableNews } from "../types.js" */
import { one } from "../dom.js";
import { game, language, loadModules } from "../page/game.js";
import { convertedKey } from "../page/legacy.js";
import { Report } from "../sheet/report.js";
import { Sheet } from "../sheet/sheet.js";
import { rememberTable } from "../storage.js";
import { words } from "../words.js";
import { ask, post, Refusal } from "./requests.js";
import { TableState } from "./state.js";
import { keepState, keptState, me, phoneId, randomId } from "./storage.js";

/** Milliseconds between two polls: while somebody is entering something, and otherwise. */
const BUSY_INTERVAL = 600;
const QUIET_INTERVAL = 1500;
/** Without news for so long nobody is entering anything. */
const BUSY_FOR = 20_000;
/** Before a change that failed is sent again. */
const RETRY_INTERVAL = 1000;
/** Without an answer for so long the phone says that it is not in touch. */
const SILENCE = 3500;
/** Another phone that is changing a field says so again before this is over. */
const EDITING_FOR = 30_000;

export const live = one(document, "[data-table]");
export const code = live.dataset.code ?? "";
const author = phoneId();
/** @type {TableNews} */
const news = JSON.parse(one(document, "#news").textContent);
/** A copy that the phone kept of this page, which may be older than what it has heard. */
export const isCopy = "copy" in one(document, "main").dataset;
export const state = new TableState(news);
state.restore(keptState(code, news.game, (field) => convertedKey(field, game)));
const number = state.game;

/** @type {((changed: Pair[]) => void)[]} */
const listeners = [];
let isSending = false;
let timer = 0;
let retryTimer = 0;
let lastAnswer = isCopy ? 0 : Date.now();
let lastNews = Date.now();
let isGone = false;
/** What the other phones have not been told of this one. @type {{ seat?: string, editing?: string }} */
let presence = { seat: me(code) ?? "" };
/** The field that is being changed here. */
let editingHere = "";
/** When a phone was last heard to be changing a field. @type {Map<number, number>} */
const editingSince = new Map(isCopy ? [] : [...state.phones.keys()].map((phone) => [phone, Date.now()]));

/** @param {(changed: Pair[]) => void} listener called with the fields whose value is another one now */
export const onChange = (listener) => listeners.push(listener);

if (state.fields.get("modules")) await loadModules();

/** The table's sheet as this phone shows it. */
export function tableSheet() {
  // When two phones choose one colour, the players are those that the server has until it has refused one.
  const { sheet = Sheet.fromFields(state.withConfirmed("seat"), game).sheet } = Sheet.fromFields(state.fields, game);
  if (!sheet) throw new Error("no players");
  return sheet;
}

/** The name of whoever plays a colour, as far as a phone has said whose it is. @param {string} [color] */
export function seatName(color) {
  const sheet = tableSheet();
  const isPlaying = color && sheet.colors.includes(color);
  return isPlaying ? new Report(sheet, language).label(color) : language.text(words.somebody);
}

/** An entry that the server does not take is given up. @param {string} field */
export function discard(field) {
  state.discard(field);
  tell([[field, state.fields.get(field) ?? ""]]);
}

/** What came too late for the last game has been read. */
export function dismissLate() {
  state.late.clear();
  tell([]);
}

/** @param {Pair[]} changed */
function tell(changed) {
  keepState(code, state.toKeep());
  // The pages of a table have the parts of its modules.
  if (changed.some(([field]) => field === "modules")) return location.reload();
  rememberTable({
    code,
    players: tableSheet()
      .toQuery()
      .filter(([key]) => key === "p"),
    state: tableSheet().state,
  });
  for (const listener of listeners) listener(changed);
  live.dataset.version = String(state.version);
  live.dataset.pending = String(state.isPending);
}

function answered() {
  lastAnswer = Date.now();
  showTouch();
}

function showTouch() {
  const isSilent = Date.now() - lastAnswer > SILENCE;
  one(live, "[data-offline]").hidden = !isSilent && navigator.onLine;
}

/**
 * What is entered here: shown at once, kept until the server has it.
 * @param {Iterable<Pair>} changes
 */
export function change(changes) {
  if (!state.enter(changes)) return;
  lastNews = Date.now();
  // Whoever takes long is still at it.
  if (editingHere) presence.editing = editingHere;
  tell([]);
  send();
}

/** Takes the last change made here back, as another change: it works without the network, and in order. */
export function undo() {
  const field = state.undo();
  if (field === undefined) return;
  tell([[field, state.fields.get(field) ?? ""]]);
  send();
}

/**
 * Tells the other phones which field is being changed here; "" is none.
 * @param {string} field
 */
export function setEditing(field) {
  if (editingHere === field) return;
  presence.editing = editingHere = field;
  send();
}

/** @param {string} color of the player who has this phone; "" only looks */
export function setSeat(color) {
  presence.seat = color;
  send();
}

/** The seats of the other phones that are changing a field now. @param {string} field */
export function editorsOf(field) {
  return [...state.phones]
    .filter(([number, { editing }]) => {
      const since = editingSince.get(number) ?? 0;
      return number !== state.you && editing === field && Date.now() - since < EDITING_FOR;
    })
    .map(([, { seat }]) => seat);
}

/**
 * @param {TableNews} news
 * @param {number} after
 * @param {string} [batch]
 */
function take(news, after, batch) {
  answered();
  for (const phone of Object.keys(news.phones)) editingSince.set(Number(phone), Date.now());
  const [version, wasPending] = [state.version, state.isPending];
  const changed = state.take(news, after, batch);
  if (version === state.version && wasPending === state.isPending) return;
  if (version !== state.version) lastNews = Date.now();
  tell(changed);
  // Another game has begun, or the last one was taken back: everything is different, so is the page.
  if (state.game !== number) location.reload();
}

async function send() {
  const { seat, editing } = presence;
  const isNews = seat !== undefined || editing !== undefined;
  if (isSending || isGone || !(state.isPending || isNews)) return;
  isSending = true;
  clearTimeout(retryTimer);
  const batch = state.nextBatch(randomId());
  keepState(code, state.toKeep());
  presence = {};
  const after = state.version;
  let delay = 0;
  try {
    take(await post("changes", { author, after, seat, editing, ...batch }), after, batch.batch);
  } catch (error) {
    presence = { seat, editing, ...presence };
    delay = failed(error);
  }
  isSending = false;
  if (state.isPending || delay) retryTimer = setTimeout(send, delay);
}

/**
 * What to do about a batch that was not taken; milliseconds until it is sent again.
 * @param {unknown} error
 */
function failed(error) {
  if (!(error instanceof Refusal)) {
    showTouch();
    return RETRY_INTERVAL;
  }
  answered();
  if (error.isTemporary) return Math.max(RETRY_INTERVAL, error.retryAfter * 1000);
  if ([404, 410].includes(error.status)) leave();
  else if (error.codes.includes("other-game")) state.giveUpBatch();
  else state.refuse(error.errors, error.message);
  tell([]);
  schedule(0);
  return 0;
}

// When everything entered here has arrived, or cannot for now.
export async function settled() {
  for (let tries = 0; tries < 30 && state.isPending; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function poll() {
  // A poll that gets no answer is not waited for: the next one may get through.
  schedule(Date.now() - lastNews < BUSY_FOR ? BUSY_INTERVAL : QUIET_INTERVAL);
  const after = state.version;
  // An answer that got lost: perhaps the change has arrived all the same.
  const batch = state.sent?.batch;
  try {
    /** @type {TableNews | null} */
    const news = await ask(batch ? { after, author, batch } : { after, author });
    if (news) take(news, after, batch);
    else answered();
    send();
  } catch (error) {
    if (error instanceof Refusal && [404, 410].includes(error.status)) leave();
    else showTouch();
  }
}

/** Somebody deleted the table: its page says who, and how to take it back. */
function leave() {
  if (isGone) return;
  isGone = true;
  clearTimeout(timer);
  location.reload();
}

/** @param {number} delay */
function schedule(delay) {
  clearTimeout(timer);
  if (document.visibilityState === "visible" && !isGone) timer = setTimeout(poll, delay);
}

/**
 * Something for the whole table: again, restore. What has been entered here goes first.
 * @param {string} action
 * @param {object} [body]
 */
export async function act(action, body = {}) {
  await settled();
  const answer = await post(action, { author, batch: randomId(), ...body });
  schedule(0);
  return answer;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") setEditing("");
  schedule(0);
});
window.addEventListener("online", () => schedule(0));
window.addEventListener("offline", showTouch);
// A page that the browser kept as it was has changes that have been sent since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
showTouch();
setInterval(showTouch, 1000);
tell([]);
schedule(0);
send();
