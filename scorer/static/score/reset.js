// Starting over: nothing of this game stays on the phone.

import "../page/kept.js";
import { forgetGame } from "../storage.js";

document.querySelector("[data-forget]").addEventListener("click", forgetGame);
