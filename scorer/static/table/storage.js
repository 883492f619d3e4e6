// What a phone keeps of its tables: who it is, what it has heard, and what it has not been able to send.

/** @import { Kept } from "./state.js" */
import { AUTHOR, read, write } from "../storage.js";

// Not randomUUID: phones reach a laptop by plain HTTP, where it does not exist.
export const randomId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(36)).join("");

/** The random id by which a server tells this phone from others. */
export function phoneId() {
  const id = read(AUTHOR) ?? randomId();
  write(AUTHOR, id);
  return id;
}

/** @param {string} code */
const name = (code) => `cacao.table.${code}`;

/** The colour of the player who has this phone. @param {string} code */
export const me = (code) => read(`${name(code)}.me`);
/** @type {(code: string, color: string) => void} */
export const setMe = (code, color) => write(`${name(code)}.me`, color);

/** @type {(code: string, kept: Kept) => void} */
export const keepState = (code, kept) => write(name(code), JSON.stringify(kept));

/**
 * @param {string} code
 * @param {number} game that is going on
 * @param {(field: string) => string} today the name of a field of 0.1.0
 * @returns {Partial<Kept>}
 */
export function keptState(code, game, today) {
  const kept = JSON.parse(read(name(code)) ?? "null");
  if (kept) return kept;
  if (Number(read(`${name(code)}.game`) ?? game) !== game) return {};
  // What version 0.1.0 could not send has the names of its fields.
  /** @type {[string, string][]} */
  const waiting = JSON.parse(read(`${name(code)}.waiting`) ?? "[]");
  const sent = JSON.parse(read(`${name(code)}.sent`) ?? "null");
  /** @type {{ field: string, value: string }[]} */
  const changes = sent?.changes ?? [];
  return {
    waiting: waiting.map(([field, value]) => [today(field), value]),
    sent: sent && { ...sent, game, changes: changes.map((each) => ({ ...each, field: today(each.field) })) },
  };
}
