// Requests to a shared table. They are given up after a while: a network that loses an answer does not say so.

import { one } from "../dom.js";

/** Milliseconds until a request counts as lost. */
const POLL_TIMEOUT = 4000;
const CHANGE_TIMEOUT = 6000;

const { table: address = "" } = one(document, "[data-table]").dataset;
let token = one(document, "meta[name=csrf-token]", HTMLMetaElement).content;

/** @typedef {{ field: string, code: string, message: string }} Problem */

/** The server answered, but not with what was asked for. */
export class Refusal extends Error {
  /**
   * @param {Response} response
   * @param {{ errors?: Problem[], detail?: string, title?: string }} body
   */
  constructor(response, { errors = [], detail, title }) {
    super(detail ?? errors[0]?.message ?? title ?? response.statusText);
    this.status = response.status;
    this.errors = errors;
    this.codes = errors.map(({ code }) => code);
    /** Seconds. */
    this.retryAfter = Number(response.headers.get("Retry-After")) || 0;
  }

  /** Will the same request do better later? */
  get isTemporary() {
    return this.status >= 500 || this.status === 429 || this.status === 408;
  }
}

/** @param {Response} response */
async function read(response) {
  if (response.status === 204) return null;
  // An answer that breaks off, as when the page is left meanwhile, refuses nothing: it throws here.
  const text = await response.text();
  if (!text) throw new Error("no body");
  if (response.ok) return JSON.parse(text);
  throw new Refusal(response, parsed(text));
}

/**
 * The body of a refusal; that of a proxy says nothing to this page.
 * @param {string} text
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @param {Record<string, string | number>} query */
export async function ask(query) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const options = /** @type {const} */ ({ cache: "no-store" });
  return read(await fetch(`${address}?${search}`, { ...options, signal: AbortSignal.timeout(POLL_TIMEOUT) }));
}

/**
 * @param {string} action
 * @param {object} body
 */
export async function post(action, body) {
  const send = () =>
    fetch(`${address}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CHANGE_TIMEOUT),
    });
  let response = await send();
  // The session cookie is gone: the answer brings another one, with its token.
  const renewed = response.headers.get("X-CSRFToken");
  if (response.status === 400 && renewed) {
    token = renewed;
    response = await send();
  }
  return read(response);
}
