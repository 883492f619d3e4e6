// What this phone keeps: the address of the set-up and of the score that are under way, and its shared
// table. Private windows may refuse; the address of the page still has it all.

const SCORE = "cacao.score";
const SETUP = "cacao.setup";
const LATEST = "cacao.latest";

/** @param {string} key */
export function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it lasts as long as the page.
  }
}

export const savedSetup = () => read(SETUP) ?? "";

/** @param {string} search */
export function saveSetup(search) {
  write(SETUP, search);
  write(LATEST, "setup");
}

/** The score under way, as an address in the language of now. */
export const savedScore = () => read(SCORE)?.replace(/^\/[^/]+\//, `/${document.documentElement.lang}/`);

/** @param {string} address */
export function saveScore(address) {
  write(SCORE, address);
  write(LATEST, "score");
}

const MODULES = "cacao.modules";

/** The modules that were last played with, by their codes. */
export const savedModules = () => (read(MODULES) ?? "").split(",").filter(Boolean);

/** @param {string[]} codes */
export const saveModules = (codes) => write(MODULES, codes.join(","));

export const isSetupLatest = () => read(LATEST) === "setup";

const TABLE = "cacao.table";
export const AUTHOR = "cacao.author";
/** How the names of the caches of tables begin in `offline/worker.js`. */
const COPIES = "table-";

/**
 * The shared table that this phone is at, for the way back to it.
 * @typedef {{ code: string, players: string[][], state: string, at?: number }} KnownTable
 */
/** @param {KnownTable} table */
export const rememberTable = (table) => write(TABLE, JSON.stringify({ ...table, at: Date.now() }));
/** After so many milliseconds without it the evening is over. */
const TABLE_KNOWN_FOR = 2 * 24 * 60 * 60 * 1000;

/** @returns {KnownTable | null} */
export function knownTable() {
  /** @type {KnownTable | null} */
  const table = JSON.parse(read(TABLE) ?? "null");
  return table && Date.now() - (table.at ?? 0) < TABLE_KNOWN_FOR ? table : null;
}

/** No way leads back to it any more; what was entered there and is not sent stays. */
export const forgetTable = () => forget([TABLE]);

/** Everything that was kept of shared tables, names included, and who this phone was there. */
export async function forgetAllTables() {
  try {
    forget(Object.keys(localStorage).filter((key) => key.startsWith(TABLE) || key === AUTHOR));
    // Copies of its pages, which the worker keeps where there is one.
    const names = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(names.filter((name) => name.startsWith(COPIES)).map((name) => caches.delete(name)));
  } catch {
    // Nothing was kept then.
  }
  // The copies that the service worker has of their pages. (On plain HTTP there are none.)
  const isTable = (/** @type {string} */ name) => name.startsWith("table-");
  globalThis.caches?.keys().then((names) => names.filter(isTable).map((name) => caches.delete(name)));
}

/** Everything entered for this game, names included. */
export const forgetGame = () => forget([SCORE, SETUP, LATEST, "cacao.board.ignored"]);

/** @param {string[]} keys */
function forget(keys) {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  }
}
