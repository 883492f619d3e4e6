// The calculator opens where it was left; players of the set-up are taken over.

import { saved } from "./store.js";
import { asksWhoPlays } from "../seats.js";

const seats = document.querySelector("[data-seats]");
if (seats) asksWhoPlays(seats);

// The first page, opened without any players: go on with what was entered, or with the set-up's
// players when that came later and is another game.
function whereToGoOn() {
  try {
    const players = new URLSearchParams(localStorage.getItem("cacao.setup") ?? "").getAll("p");
    const known = new URLSearchParams(players.map((player) => ["p", player]));
    const begin = players.length ? `${location.pathname}/temples?${known}` : null;
    const last = saved();
    const isSame = new URLSearchParams(last?.split("?")[1]).getAll("p").join() === players.join();
    const isUnderWay = isSame && !last?.includes("/result?");
    const isNewGame = localStorage.getItem("cacao.latest") === "setup" && begin && !isUnderWay;
    return isNewGame ? begin : last ?? begin;
  } catch {
    return null;
  }
}

const address = !seats && !location.search && whereToGoOn();
if (address) location.replace(address);
