// Starting over: nothing of this game stays on the phone.

import "../page/kept.js";
import { one } from "../dom.js";
import { forgetGame } from "../storage.js";

one(document, "[data-forget]").addEventListener("click", forgetGame);
