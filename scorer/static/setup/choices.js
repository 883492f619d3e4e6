// The choices that modules leave to the players.

import { one } from "../dom.js";
import { isKept } from "../page/kept.js";
import { asksChoices } from "./choice_form.js";

asksChoices(one(document, "[data-choices]", HTMLFormElement), isKept);
