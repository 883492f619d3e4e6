// The game as data for a page that seldom needs it: `game.js` finds it by this link.

/** @param {string} [href] */
export function linkGame(href = "") {
  if (document.querySelector("#game")) return;
  document.head.append(Object.assign(document.createElement("link"), { id: "game", href }));
}
