// Lets the app work without a network. Before this stands RELEASE: its id, its static files and the
// languages on offer. Everything is kept per release, so an old page never meets a new script: both
// carry their release in their addresses, and whatever is kept is kept together.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const NAME = "cacao-";
const CACHE = NAME + RELEASE.id;
// A network that does not answer for so long is none; the phone's own pages are there at once.
const PATIENCE = 4000;
const GATEWAY_FAILED = [502, 503, 504];
const PROTECTION = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Content-Type-Options",
  "X-Frame-Options",
];

/** @param {string} path */
const here = (path) => new URL(path, worker.location.href).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(NAME));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const kept = keep(event.data.language);
  event.waitUntil(
    kept.then(
      () => event.ports[0].postMessage(RELEASE.id),
      () => {},
    ),
  );
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  // Programs talk to the server themselves: the phones of a table ask it every second.
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/static/") || url.searchParams.get("v") === RELEASE.id) {
    event.respondWith(file(request));
  } else event.respondWith(data(request));
});

// All or nothing: without the languages that this phone had, the release before stays.
async function install() {
  const languages = await languagesKept();
  await (await caches.open(CACHE)).addAll(RELEASE.files);
  await Promise.all(languages.map(keep));
  await worker.skipWaiting();
}

// The release before stays for the pages that are open.
async function activate() {
  const others = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function languagesKept() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const name of await ours()) {
    const cache = await caches.open(name);
    for (const language of RELEASE.languages) if (await cache.match(`/${language}/`)) found.add(language);
  }
  return [...found];
}

/**
 * Everything in a language. Its home page comes last: where that is, the rest is too.
 * @param {string} language
 */
async function keep(language) {
  const cache = await caches.open(CACHE);
  const home = `/${language}/`;
  if (await cache.match(home)) return;
  const answer = await fetch(`${home}offline/${RELEASE.id}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  /** @type {Record<string, string>} */
  const { [home]: first, ...others } = await answer.json();
  const headers = new Headers(PROTECTION.map((name) => [name, answer.headers.get(name) ?? ""]));
  /** @param {string[]} page */
  const put = ([address, body]) => {
    const type = /\.json(\?|$)/.test(address) ? "application/json" : "text/html; charset=utf-8";
    // A page of the wizard or the calculator is shown once its script has put in what its address holds.
    const isFilled = /^\/[^/]+\/(setup|score)(\/|$)/.test(address);
    const text = isFilled ? body.replace('<main id="content"', '<main hidden data-kept id="content"') : body;
    headers.set("Content-Type", type);
    return cache.put(address, new Response(text, { headers }));
  };
  await Promise.all(Object.entries(others).map(put));
  await put([home, first]);
}

/**
 * @param {Request} request
 * @param {URL} url
 */
async function page(request, url) {
  const network = fetch(request);
  /** @type {Promise<void>} */
  const tired = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([network.catch(() => null), tired]);
  if (answer && !GATEWAY_FAILED.includes(answer.status)) return answer;
  return (await pageKept(url, request.referrer)) ?? answer ?? network;
}

/**
 * This release first, whose cache is the younger one; the one before is for its own pages that are still open.
 * @param {string} address
 */
async function kept(address) {
  return (await caches.match(address, { cacheName: CACHE })) ?? caches.match(address);
}

/** @param {Request} request */
async function file(request) {
  return (await kept(request.url)) ?? fetch(request);
}

/** @param {Request} request */
async function data(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(request.url);
    if (found) return found;
    throw error;
  }
}

/**
 * The page without the network. The address says who plays; the page's own script reads it.
 * @param {URL} url
 * @param {string} referrer
 */
async function pageKept(url, referrer) {
  const [, first, ...rest] = url.pathname.split("/");
  if (!RELEASE.languages.includes(first)) return elsewhere(first, rest, url.search, referrer);
  const cache = await caches.open(CACHE);
  // A question has no page of its own here: its section shows it.
  const path = url.pathname.replace(/\/score\/sample$/, "/score/board").replace(/(\/rules\/[^/]+)\/[^/]+$/, "$1");
  const found = await cache.match(here(path));
  if (found) return found;
  return (await cache.match(here(`/${first}/offline`))) ?? elsewhere(first, rest, url.search, referrer);
}

/**
 * Addresses that lead to a language: the root, a shared result, and the language menu. In a language that
 * this phone does not have, the one before says so.
 * @param {string} first part of the path
 * @param {string[]} rest of the path
 * @param {string} search
 * @param {string} referrer
 */
async function elsewhere(first, rest, search, referrer) {
  const languages = await languagesKept();
  if (!languages.length) return undefined;
  const before = referrer && new URL(referrer).pathname.split("/")[1];
  const language = languages.includes(before) ? before : languages[0];
  if (first === "") return Response.redirect(here(`/${language}/`));
  if (first === "score") return Response.redirect(here(`/${language}/score/result${search}`));
  const [wanted, ...path] = rest;
  if (first === "language" && languages.includes(wanted)) {
    return Response.redirect(here(`/${wanted}/${path.join("/")}${search}`));
  }
  return kept(here(`/${language}/offline`));
}
