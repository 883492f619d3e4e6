// A page that the phone kept came for no address in particular: it is hidden until it shows what its
// address holds. A page from the server does so already. Scripts of pages import this first.

import { one } from "../dom.js";

const main = one(document, "main");

export const isKept = "kept" in main.dataset;

if (isKept) {
  const { fillPage } = await import("./fill.js");
  main.hidden = !(await fillPage(main));
}
