// Changes of language without a redirect: it saves a round trip, and where a service worker answers, some
// browsers (WebKit) put every redirect into the history, so that going back would lead forward again.
// Without this file the server's redirects do the same.

/** The fields of a form as pairs, with the button that was pressed. */
export function fieldsOf(form, button) {
  return [...new FormData(form), ...(button?.name ? [[button.name, button.value]] : [])];
}

/** To a language; the server remembers the choice, if it can be reached. */
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

for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changeLanguage(link.href);
  });
}
