// The first pages of the wizard: going on with the last set-up, and who plays.

import "../page/kept.js";
import { asksWhoPlays } from "../players.js";
import { savedSetup } from "../storage.js";

const resume = document.querySelector("[data-resume]");
const seats = document.querySelector("[data-seats]");
if (resume && savedSetup()) {
  resume.hidden = false;
  resume.querySelector("a").search = savedSetup();
}
if (seats) asksWhoPlays(seats);
