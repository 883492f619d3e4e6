// Who says what is wrong with a board: the server; and where there is no network, the phone itself.

const PATIENCE = 5_000;
const REST = 60_000;

export class Answers {
  #addresses;
  #players;
  #means = null;
  #askAgain = 0;

  constructor({ check, checkData }, players) {
    this.#addresses = { check, checkData };
    this.#players = players;
    window.addEventListener("online", () => (this.#askAgain = 0));
  }

  // Findings and temples of a board; nothing when nobody can tell.
  async about(board, signal) {
    const isResting = performance.now() < this.#askAgain;
    const server = isResting ? null : this.#fromServer(board, signal);
    const answer = await Promise.race([server, tooLate()]);
    if (answer || signal.aborted) return answer;
    const own = await this.#fromPhone(board);
    // Then the server is only slow, or nobody can tell.
    if (!own) return server;
    // A phone often does not know that it has no network, so the server is asked again in a while.
    if (!isResting) this.#askAgain = performance.now() + REST;
    return own;
  }

  async #fromServer(board, signal) {
    try {
      const response = await fetch(this.#addresses.check, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ board, players: this.#players }),
        signal,
      });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  async #fromPhone(board) {
    try {
      this.#means ??= await Promise.all([import("../score/checks.js"), dataFrom(this.#addresses.checkData)]);
      const [{ checkBoard, explainTemples }, { constants, words }] = this.#means;
      const findings = checkBoard(board, this.#players, constants, words);
      return findings && { findings, temples: explainTemples(board, this.#players, constants, words) };
    } catch {
      // Not on this phone either.
      return null;
    }
  }
}

function tooLate() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
}

async function dataFrom(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
