// Changes of language without a redirect: it saves a round trip, and where a service worker answers, some
// browsers (WebKit) put every redirect into the history, so that going back would lead forward again.
// Without this file the server's redirects do the same.

/** @import { Pair } from "./types.js" */

/**
 * The fields of a form as pairs, with the button that was pressed.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
export function fieldsOf(form, button) {
  /** @type {Pair[]} */
  const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  if (button instanceof HTMLButtonElement && button.name) fields.push([button.name, button.value]);
  return fields;
}

/**
 * To a language; the server remembers the choice, if it can be reached.
 * @param {string} address
 */
export async function changeLanguage(address) {
  const url = new URL(address, location.href);
  const target = url.pathname.replace(/^\/language/, "") + url.search;
  try {
    await fetch(url, { redirect: "manual" });
  } catch {
    // Then the page is in that language all the same.
  }
  location.assign(target);
}

/** @type {NodeListOf<HTMLAnchorElement>} */
const links = document.querySelectorAll(".languages a");
for (const link of links) {
  // A page that the phone has kept comes without these addresses: they are its own, in another language.
  link.href ||= `/language/${link.hreflang}${location.pathname.replace(/^\/[^/]+/, "")}${location.search}`;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changeLanguage(link.href);
  });
}
