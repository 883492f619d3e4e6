// A page that needs the network in this language may be on the phone in another one.

import { all, one } from "../dom.js";

const place = one(document, "[data-copies]");

for (const { hreflang, lang, dir, textContent } of all(document, ".languages a", HTMLAnchorElement)) {
  const href = location.pathname.replace(/^\/[^/]+/, `/${hreflang}`);
  // On plain HTTP browsers keep nothing.
  if (href === location.pathname || !(await globalThis.caches?.match(href))) continue;
  place.append(" ", Object.assign(document.createElement("a"), { href, lang, dir, textContent }));
  place.hidden = false;
}
