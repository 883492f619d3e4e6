// What this phone knows of its table: the values that the server confirmed, and over them what was entered
// here and is not confirmed yet. Only data; `sync.js` talks to the server.

/** @import { Pair, TableNews, TablePhone } from "../types.js" */

/**
 * Changes that travel together. Sent again as they are and under the same id, they count once.
 * @typedef {{ batch: string, game: number, changes: { field: string, value: string }[] }} Batch
 */
/**
 * What a phone keeps of a table, for the next page and for a time without the network.
 * @typedef {object} Kept
 * @property {TableNews} confirmed
 * @property {Pair[]} waiting
 * @property {Batch | null} sent
 * @property {[string, Refused][]} refused
 * @property {Pair[]} own
 * @property {Pair[]} late
 * @property {Entered[]} history
 */
/** @typedef {{ field: string, before: string, after: string }} Entered a change made here, for undoing it */
/** @typedef {{ value: string, reason: string }} Refused an entry that the server does not take */
/** @typedef {{ mine: string, by: number }} Replaced an entry of this phone that another phone has replaced */

/** So many changes can be undone. */
const HISTORY_LIMIT = 50;

export class TableState {
  version = 0;
  game = 0;
  /** The number by which other phones know this one; 0 until the server has heard of it. */
  you = 0;
  /** @type {Map<string, string>} */
  #confirmed = new Map();
  /** @type {Map<string, number>} */
  authors = new Map();
  /** @type {Map<number, TablePhone>} */
  phones = new Map();
  /** @type {TableNews["ending"]} */
  ending = null;
  /** @type {Map<string, string>} */
  waiting = new Map();
  /** @type {Batch | null} */
  sent = null;
  /** @type {Map<string, Refused>} */
  refused = new Map();
  /** @type {Map<string, Replaced>} */
  replaced = new Map();
  /**
   * What was entered here last.
   * @type {Map<string, string>}
   */
  own = new Map();
  /**
   * Entries for a game that was over before they arrived.
   * @type {Map<string, string>}
   */
  late = new Map();

  /**
   * The changes made here, the last one last.
   * @type {Entered[]}
   */
  #history = [];

  /** @param {TableNews} news of a page, with everything */
  constructor(news) {
    this.#replaceAll(news);
  }

  /** @param {Partial<Kept>} kept by an earlier page of this phone */
  restore({ confirmed, waiting = [], sent = null, refused = [], own = [], late = [], history = [] }) {
    // A page that the phone kept is older than what the phone has heard since.
    if (confirmed && confirmed.version > this.version) this.#replaceAll(confirmed);
    this.you ||= confirmed?.you ?? 0;
    this.late = new Map(late);
    this.sent = sent?.changes.length ? sent : null;
    this.waiting = new Map(waiting);
    if (confirmed && confirmed.game !== this.game) return this.#leaveGame();
    this.refused = new Map(refused);
    this.own = new Map(own);
    this.#history = history;
  }

  /** @returns {Kept} */
  toKeep() {
    const { version, game, you, ending } = this;
    const confirmed = {
      ...{ version, game, you, ending, all: true, applied: false },
      fields: Object.fromEntries(this.#confirmed),
      authors: Object.fromEntries(this.authors),
      phones: Object.fromEntries(this.phones),
    };
    const [waiting, refused, own, late] = [this.waiting, this.refused, this.own, this.late].map((map) => [...map]);
    return /** @type {Kept} */ ({ confirmed, waiting, sent: this.sent, refused, own, late, history: this.#history });
  }

  /** Every field as it is shown: what is on its way from here stands over what the server has. */
  get fields() {
    const shown = new Map(this.#confirmed);
    for (const [field, { value }] of this.refused) shown.set(field, value);
    for (const { field, value } of this.#inFlight) shown.set(field, value);
    for (const [field, value] of this.waiting) shown.set(field, value);
    return shown;
  }

  /**
   * The same, but some fields as the server has them.
   * @param {string} prefix of their names
   */
  withConfirmed(prefix) {
    const shown = [...this.fields].filter(([field]) => !field.startsWith(prefix));
    return new Map([...this.#confirmed, ...shown]);
  }

  /** What was sent for the game that is going on. */
  get #inFlight() {
    return this.sent?.game === this.game ? this.sent.changes : [];
  }

  /** Is anything shown that the server does not have? */
  get isPending() {
    return this.waiting.size > 0 || this.sent !== null;
  }

  /**
   * Notes what was entered here; true when something is new.
   * @param {Iterable<Pair>} changes
   */
  enter(changes) {
    const shown = this.fields;
    let isNew = false;
    for (const [field, value] of changes) {
      const before = shown.get(field) ?? "";
      if (before === value) continue;
      this.#set(field, value);
      this.#history = [...this.#history, { field, before, after: value }].slice(-HISTORY_LIMIT);
      isNew = true;
    }
    return isNew;
  }

  /** @type {(field: string, value: string) => void} */
  #set(field, value) {
    this.waiting.set(field, value);
    this.own.set(field, value);
    this.refused.delete(field);
    this.replaced.delete(field);
  }

  /** The last change made here that still stands: nobody has entered over it. */
  get #undoable() {
    const shown = this.fields;
    return this.#history.findLast(({ field, after }) => (shown.get(field) ?? "") === after);
  }

  get canUndo() {
    return this.#undoable !== undefined;
  }

  /** Gives a field its value before the last change made here; the field that it is. */
  undo() {
    const last = this.#undoable;
    if (!last) return undefined;
    this.#history = this.#history.slice(0, this.#history.indexOf(last));
    this.#set(last.field, last.before);
    return last.field;
  }

  /**
   * The batch to send: the one that is not acknowledged yet, or all that is waiting.
   * @param {string} id of a new batch
   * @returns {Batch}
   */
  nextBatch(id) {
    if (this.sent) return this.sent;
    const changes = [...this.waiting].map(([field, value]) => ({ field, value }));
    const batch = { batch: id, game: this.game, changes };
    this.waiting.clear();
    if (changes.length) this.sent = batch;
    return batch;
  }

  /**
   * Takes news in; answers may overtake each other, so an older one changes nothing.
   * @param {TableNews} news
   * @param {number} after the version that was asked with
   * @param {string} [batch] that was asked about
   */
  take(news, after, batch) {
    const before = this.fields;
    // A table that was restored from a copy may have fewer versions than this phone has seen.
    const isBackup = news.all && after === this.version && news.version < this.version;
    if (news.version > this.version || isBackup) {
      if (news.game !== this.game) this.#leaveGame();
      if (news.all) this.#replaceAll(news);
      else this.#add(news);
    }
    if (news.you) this.you = news.you;
    if (news.applied && batch && this.sent?.batch === batch) this.sent = null;
    this.#noteReplaced();
    const now = this.fields;
    const names = new Set([...before.keys(), ...now.keys()]);
    /** @type {Pair[]} */
    const shown = [...names].map((name) => [name, now.get(name) ?? ""]);
    return shown.filter(([name, value]) => (before.get(name) ?? "") !== value);
  }

  /**
   * What the server finally does not take stays visible with the reason; the rest of its batch goes again.
   * @param {{ field: string, message: string }[]} errors
   * @param {string} otherwise the reason where the server names no field
   */
  refuse(errors, otherwise) {
    const reasons = new Map(errors.map(({ field, message }) => [field, message]));
    if (this.sent?.game !== this.game) return this.giveUpBatch();
    const { changes } = this.sent;
    const isNamed = changes.some(({ field }) => reasons.has(field));
    this.sent = null;
    for (const { field, value } of changes) {
      if (this.waiting.has(field)) continue;
      if (isNamed && !reasons.has(field)) this.waiting.set(field, value);
      else this.refused.set(field, { value, reason: reasons.get(field) ?? otherwise });
    }
  }

  /**
   * The entry that the server refused is given up.
   * @param {string} field
   */
  discard(field) {
    this.refused.delete(field);
    this.replaced.delete(field);
    this.own.delete(field);
  }

  /** The game that these entries were meant for is over. */
  giveUpBatch() {
    for (const { field, value } of this.sent?.changes ?? []) this.late.set(field, value);
    this.sent = null;
  }

  /** @param {TableNews} news */
  #replaceAll(news) {
    this.#confirmed = new Map(Object.entries(news.fields));
    this.authors = new Map(Object.entries(news.authors));
    this.phones = new Map(Object.entries(news.phones).map(([number, phone]) => [Number(number), phone]));
    this.ending = news.ending;
    this.version = news.version;
    this.game = news.game;
    if (news.you) this.you = news.you;
  }

  /** @param {TableNews} news */
  #add(news) {
    for (const [field, value] of Object.entries(news.fields)) this.#confirmed.set(field, value);
    for (const [field, number] of Object.entries(news.authors)) this.authors.set(field, number);
    for (const [number, phone] of Object.entries(news.phones)) this.phones.set(Number(number), phone);
    this.version = news.version;
  }

  /** What was meant for a game that is over is not for the next one. (A batch may still have arrived in time.) */
  #leaveGame() {
    for (const [field, value] of this.waiting) this.late.set(field, value);
    this.waiting.clear();
    this.refused.clear();
    this.replaced.clear();
    this.own.clear();
    this.#history = [];
  }

  #noteReplaced() {
    const pending = new Set([...this.waiting.keys(), ...this.#inFlight.map(({ field }) => field)]);
    for (const [field, mine] of this.own) {
      if (!mine || pending.has(field) || this.refused.has(field)) continue;
      const by = this.authors.get(field) ?? 0;
      if ((this.#confirmed.get(field) ?? "") === mine) this.replaced.delete(field);
      else if (by === this.you) this.own.delete(field);
      else this.replaced.set(field, { mine, by });
    }
  }
}
