// What the address of a page of the wizard or the calculator holds, read as the server reads it.

import { sidesOnBoard } from "../score/scoring.js";
import { constants, shortened } from "../score/store.js";
import { seatsOf, written } from "./seats.js";

export const query = new URLSearchParams(location.search);
export const [, language, family, step] = location.pathname.split("/");
export const seats = seatsOf(query);
export const people = () => seats.map((seat) => ["p", written(seat)]);

const isTemple = (name) => /^t\d$/.test(name);
const plays = ([letter, workers]) => workers > 0 && seats.some(({ color }) => color === constants.colors[letter]);
const onlyPlayers = (sides) => sides.map((side) => (plays(side) ? side : ".")).join("");

// The calculation in its short form, the way of entering included.
export function calculation() {
  const fields = shortened(query).filter(([name]) => !/^(p|m|players|go)$/.test(name));
  const modes = query.getAll("m");
  const usesBoard = modes.length > 0 && modes.every((mode) => mode === "board");
  // Temples that a board shows need not be entered again.
  if (step === "temples" && !usesBoard && query.get("b") && !fields.some(([name]) => isTemple(name))) {
    const seen = sidesOnBoard(query.get("b"), constants).slice(0, constants.temples);
    seen.forEach((sides, t) => fields.push([`t${t}`, onlyPlayers(sides)]));
  }
  return [...people(), ...fields, ...(usesBoard ? [["m", "board"]] : [])];
}
