// How many play and who, for the calculator; or where it was left.

import "./resume.js";
import "../page/kept.js";
import { all } from "../dom.js";
import { asksWhoPlays } from "../players.js";
import "../table/way_back.js";

all(document, "[data-seats]", HTMLFormElement).forEach(asksWhoPlays);
