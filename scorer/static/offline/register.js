// Asks the phone to keep the app, in the language of this page, and the shared table that the page is of. On plain HTTP browsers offer no workers;
// then everything works as long as there is a network.

const { serviceWorker } = navigator;

async function register() {
  // A worker keeps pages of its own release only. If this page came by the one before, the next one is asked too.
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", askToKeep);
  await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await askToKeep();
}

async function askToKeep() {
  const { active } = await serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    /** @type {NodeListOf<HTMLElement>} */
    const places = document.querySelectorAll("[data-ready-offline]");
    for (const place of places) place.hidden = false;
  };
  /** @type {HTMLElement | null} */
  const table = document.querySelector("[data-table]");
  active?.postMessage({ language: document.documentElement.lang, table: table?.dataset.code }, [port2]);
}

// A section that the phone kept is in one language; the second one comes from the phone as well.
const isSecondMissing = location.search.includes("with=") && document.querySelector("[data-one][hidden]");
if (isSecondMissing) import("./section.js");

// Not before the page itself is there: what it needs comes first.
if (serviceWorker) {
  const begin = () => register().catch(() => {});
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}
