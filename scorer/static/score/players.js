// How many play and who, for the calculator; or where it was left.

import "./resume.js";
import "../page/kept.js";
import { asksWhoPlays } from "../players.js";

const seats = document.querySelector("[data-seats]");
if (seats) asksWhoPlays(seats);
