// What this phone keeps: the address of the set-up and of the score that are under way. Private windows
// may refuse; the address of the page still has it all.

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

export const isSetupLatest = () => read(LATEST) === "setup";

const TABLE = "cacao.table";

/**
 * The shared table that this phone is at, for the way back to it.
 * @typedef {{ code: string, players: string[][], state: string, at?: number }} KnownTable
 */
/** @param {KnownTable} table */
export const rememberTable = (table) => write(TABLE, JSON.stringify({ ...table, at: Date.now() }));
/** @returns {KnownTable | null} */
export const knownTable = () => JSON.parse(read(TABLE) ?? "null");
export const forgetTable = () => write(TABLE, "null");

/** Everything entered for this game, names included. */
export function forgetGame() {
  for (const key of [SCORE, SETUP, LATEST, "cacao.board.ignored"]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  }
}
