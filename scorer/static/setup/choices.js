// The choices that modules leave to the players.

import "../page/kept.js";
import { one } from "../dom.js";
import { asksChoices } from "./choice_form.js";

asksChoices(one(document, "[data-choices]", HTMLFormElement));
