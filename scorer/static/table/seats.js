// Who sits where at a shared table: names and colours follow what anybody at the table makes of them.

/** @import { Seat } from "../types.js" */
/** @import { Sheet } from "../sheet/sheet.js" */
import { one } from "../dom.js";
import { showSeats } from "../page/show.js";
import { cleanText, seatText } from "../sheet/sheet.js";
import { me, setMe } from "./storage.js";
import { change, code, onChange, setSeat, state, tableSheet } from "./sync.js";

let shown = "";
let colors = tableSheet().colors;

/** The place of this phone's player among the seats; -1 is nobody's. */
export const mySeat = () => tableSheet().colors.indexOf(me(code) ?? "");

/** The colours that other phones play. */
export function takenColors() {
  const others = [...state.phones].filter(([number]) => number !== state.you);
  return others.map(([, { seat }]) => seat).filter(Boolean);
}

/** The colours that no seat has. While nothing is entered, a seat can still get one of them. */
export function freeColors() {
  const sheet = tableSheet();
  const { colors } = sheet.setup.game;
  return sheet.state === "nothing" ? colors.filter((color) => !sheet.colors.includes(color)) : [];
}

/**
 * Has everything been entered that is on a player's village board?
 * @type {(sheet: Sheet, at: number) => boolean}
 */
export const isSeatIn = ({ missing, problems, setup }, at) =>
  !setup.seatFields.some(({ code }) => {
    const key = `${code}${at + 1}`;
    return missing.includes(key) || problems.some(({ field }) => field === key);
  });

/** @param {string} color of the player who has this phone; "" only looks */
export function sitDown(color) {
  setMe(code, color);
  setSeat(color);
}

/**
 * Another name or colour for a seat.
 * @param {number} at
 * @param {Partial<Seat>} changes
 */
export function changeSeat(at, changes) {
  const { color, name } = { ...tableSheet().seats[at], ...changes };
  change([[`seat${at + 1}`, seatText({ color, name: cleanText(name) })]]);
}

function show() {
  const sheet = tableSheet();
  const seats = sheet.seats.map(seatText).join("\n");
  if (seats === shown) return;
  const hasOthers = shown && sheet.colors.join() !== colors.join();
  shown = seats;
  // Whoever sits on a seat that gets another colour stays there.
  const [before, mine] = [colors.indexOf(me(code) ?? ""), mySeat()];
  colors = sheet.colors;
  if (before >= 0 && mine < 0) sitDown(colors[before]);
  showSeats(one(document, "main"), sheet);
  // What players are tapped with is made for their colours.
  if (hasOthers && document.querySelector("[data-palette], [data-editor]")) location.reload();
}

onChange(show);
show();
