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
export const saveSetup = (search) => save(SETUP, search);

/** @type {(key: string, value: string) => void} */
function save(key, value) {
  write(key, value);
  write(key + AT, String(Date.now()));
  write(LATEST, key.slice(6));
}

const AT = ".at";
/** After so many milliseconds without it the evening is over. */
const EVENING = 2 * 24 * 60 * 60 * 1000;

/** @param {number} at, 0 where an older release kept no time */
export const isTonight = (at) => !at || Date.now() - at < EVENING;

/** The score under way, as an address in the language of now. */
export const savedScore = () => read(SCORE)?.replace(/^\/[^/]+\//, `/${document.documentElement.lang}/`);

/**
 * @param {string} address
 * @param {boolean} isFinal is it a result that nothing is missing from?
 */
export function saveScore(address, isFinal = false) {
  save(SCORE, address);
  write(FINAL, String(isFinal));
}

const FINAL = "cacao.score.final";

/** Is the score that was left a result? Older releases did not say whether anything was missing. */
export const isScoreFinal = () => Boolean(savedScore()?.includes("/result?")) && read(FINAL) !== "false";

const MODULES = "cacao.modules";

/** The modules that were last played with, by their codes. */
export const savedModules = () => (read(MODULES) ?? "").split(",").filter(Boolean);

/** The modules that are played with: by the address, or as the phone remembers. */
export const playing = () => {
  const asked = new URLSearchParams(location.search).get("modules");
  return asked === null ? savedModules() : asked.split(",").filter(Boolean);
};

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
/** @returns {KnownTable | null} */
export function knownTable() {
  /** @type {KnownTable | null} */
  const table = JSON.parse(read(TABLE) ?? "null");
  return table?.at && isTonight(table.at) ? table : null;
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
}

/** Everything entered for this game, names included. */
export const forgetGame = () => forget([SCORE, SCORE + AT, FINAL, SETUP, SETUP + AT, LATEST, "cacao.board.ignored"]);

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
