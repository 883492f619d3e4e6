// The result: sharing it; and where the phone kept the page, showing it.

import { all, one } from "../dom.js";
import { isKept } from "../page/kept.js";
import { offerSharing } from "../sharing.js";
import { saveScore } from "../storage.js";

const root = one(document, "[data-result]");
if (isKept) {
  const { showAddress } = await import("./address_result.js");
  await showAddress(root);
}
offerSharing(root);
if (root.querySelector("[data-squares]")) await import("./item_lines.js");
// The result of a shared table is the table's.
if (!all(document, "[data-table]").length) {
  saveScore(location.pathname + location.search, root.dataset.state === "final");
}
(await import("../history/keep.js")).offerKeeping(root);
