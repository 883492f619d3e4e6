// The first pages of the wizard: going on with the last set-up, and who plays.

import "../page/kept.js";
import { all, one } from "../dom.js";
import { asksWhoPlays } from "../players.js";
import { savedSetup } from "../storage.js";

for (const resume of savedSetup() ? all(document, "[data-resume]") : []) {
  resume.hidden = false;
  one(resume, "a").search = savedSetup();
}
all(document, "[data-seats]", HTMLFormElement).forEach(asksWhoPlays);
