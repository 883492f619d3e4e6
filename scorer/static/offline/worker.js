// Lets the app work without a network. Before this stands RELEASE: its id and the languages on offer.
// Everything is kept per release, so an old page never meets a new script: both carry their release in
// their addresses, and whatever is kept is kept together. Shared tables have caches of their own, with
// copies of their pages for a time without a network.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const NAME = "cacao-";
const CACHE = NAME + RELEASE.id;
const ANY_TABLES = "table-";
const TABLES = `${ANY_TABLES}${RELEASE.id}-`;
const MOST_TABLES = 3;
const TABLE_PAGE = /^\/([^/]+)\/t\/(\w{4}-?\w{4})(\/(?:temples|board|villages|result|display))?$/;
// A network that does not answer for so long is none; the phone's own pages are there at once.
const PATIENCE = 4000;
const GATEWAY_FAILED = [502, 503, 504];
const GONE = [404, 410];
const HTML = "text/html; charset=utf-8";
/** @type {Record<string, string>} */
const TYPES = { json: "application/json", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
// Scripts know a copy of a table's page by this: it may be older than what the phone has heard.
const COPY = "data-copy";
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
  const { language, table } = event.data;
  const kept = keep(language).then(() => table && keepTable(table));
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
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    if (request.mode === "navigate") event.respondWith(posted(request, url));
    return;
  }
  // Programs talk to the server themselves: the phones of a table ask it every second.
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/static/") || url.searchParams.get("v") === RELEASE.id) {
    event.respondWith(file(request));
  } else event.respondWith(data(request));
});

// All or nothing: without the languages that this phone had, the release before stays.
async function install() {
  const languages = await languagesKept();
  const files = await fetched(`/offline/${RELEASE.id}.txt`);
  await putAll(await caches.open(CACHE), files);
  await Promise.all(languages.map(keep));
  const tables = (await caches.keys()).filter((name) => name.startsWith(ANY_TABLES));
  await Promise.allSettled(tables.map((name) => keepTable(name.split("-")[2])));
  await worker.skipWaiting();
}

// The release before stays for the pages that are open.
async function activate() {
  const others = (await ours()).filter((name) => name !== CACHE);
  const isOldTable = (/** @type {string} */ name) => name.startsWith(ANY_TABLES) && !name.startsWith(TABLES);
  const tables = (await caches.keys()).filter(isOldTable);
  await Promise.all([...others.slice(0, -1), ...tables].map((name) => caches.delete(name)));
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
  const { answer, bodies } = await fetched(`${home}offline/${RELEASE.id}.txt`);
  const { [home]: first, ...others } = bodies;
  await putAll(cache, { answer, bodies: others });
  await putAll(cache, { answer, bodies: { [home]: first } });
}

/**
 * Many bodies by their address, in one answer: addresses and bodies by turns, with NUL between them.
 * @param {string} address
 */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const texts = (await answer.text()).split("\0");
  /** @type {Record<string, string>} */
  const bodies = {};
  for (let i = 0; i < texts.length; i += 2) bodies[texts[i]] = texts[i + 1];
  return { answer, bodies };
}

/**
 * @param {Cache} cache
 * @param {{ answer: Response, bodies: Record<string, string> }} fetched
 */
async function putAll(cache, { answer, bodies }) {
  const put = (/** @type {string[]} */ [address, body]) => {
    const type = TYPES[/\.(\w+)(\?|$)/.exec(address)?.[1] ?? ""] ?? HTML;
    // A page of the wizard or the calculator is shown once its script has put in what its address holds.
    const isFilled = /^\/[^/]+\/(setup|score)(\/|$)/.test(address);
    return cache.put(address, response(isFilled ? marked(body, "hidden data-kept") : body, answer, type));
  };
  await Promise.all(Object.entries(bodies).map(put));
}

/** @type {(html: string, attributes: string) => string} */
const marked = (html, attributes) => html.replace("<main ", `<main ${attributes} `);

/**
 * A page or data with the protection of the answer that brought it.
 * @type {(body: string, answer: Response, type?: string) => Response}
 */
function response(body, answer, type = HTML) {
  const headers = new Headers(PROTECTION.map((name) => [name, answer.headers.get(name) ?? ""]));
  headers.set("Content-Type", type);
  return new Response(body, { headers });
}

/** The table whose page an address is, in any spelling of its code. @param {URL} url */
function tableOf({ pathname }) {
  const [, language, typed, page = ""] = TABLE_PAGE.exec(pathname) ?? [];
  const code = typed?.replace("-", "").toUpperCase();
  return code ? { code, address: here(`/${language}/t/${code}${page}`) } : null;
}

/**
 * The cache of a table; the oldest ones go.
 * @param {string} code
 */
async function openTable(code) {
  const cache = await caches.open(TABLES + code);
  const tables = (await caches.keys()).filter((name) => name.startsWith(TABLES));
  await Promise.all(tables.slice(0, -MOST_TABLES).map((name) => caches.delete(name)));
  return cache;
}

/**
 * All pages of a table, in every language that the phone has.
 * @param {string} code
 */
async function keepTable(code) {
  for (const language of await languagesKept()) {
    const whole = `/${language}/t/${code}/offline/${RELEASE.id}.json`;
    if (await caches.match(whole, { cacheName: TABLES + code })) continue;
    const answer = await fetch(whole);
    if (!answer.ok) continue;
    /** @type {Record<string, string>} */
    const pages = await answer.json();
    const cache = await openTable(code);
    const put = (/** @type {string[]} */ [address, body]) => cache.put(address, response(marked(body, COPY), answer));
    await Promise.all(Object.entries(pages).map(put));
    // Where this is, the pages are too.
    await cache.put(whole, new Response());
  }
}

/**
 * What the network said of a table's page: the newest copy, or that there is none any more.
 * @param {{ code: string, address: string }} table
 * @param {Response} answer
 */
async function noteTable({ code, address }, answer) {
  if (GONE.includes(answer.status)) await caches.delete(TABLES + code);
  if (answer.status !== 200) return;
  const html = await answer.text();
  // A page of another release would ask for scripts that are not kept.
  if (!html.includes(`?v=${RELEASE.id}"`)) return;
  await (await openTable(code)).put(address, response(marked(html, COPY), answer));
}

/**
 * @param {FetchEvent} event
 * @param {URL} url
 */
async function page(event, url) {
  const { request } = event;
  const network = fetch(request);
  const table = tableOf(url);
  if (table) event.waitUntil(network.then((answer) => noteTable(table, answer.clone())).catch(() => {}));
  /** @type {Promise<void>} */
  const tired = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([network.catch(() => null), tired]);
  if (answer && !GATEWAY_FAILED.includes(answer.status)) return answer;
  return (await pageKept(url, request.referrer)) ?? answer ?? network;
}

/**
 * A form that was sent; without the network nothing has happened.
 * @param {Request} request
 * @param {URL} url
 */
async function posted(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const [, first, ...rest] = url.pathname.split("/");
    const found = (await kept(here(`/${first}/offline`))) ?? (await elsewhere(first, rest, "", request.referrer));
    if (found) return found;
    throw error;
  }
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
  const table = tableOf(url);
  const copy = table && (await caches.match(table.address, { cacheName: TABLES + table.code }));
  if (copy) return copy;
  const cache = await caches.open(CACHE);
  // A question has no page of its own here: its section shows it.
  const path = url.pathname.replace(/\/score\/sample$/, "/score/board").replace(/(\/rules\/[^/]+)\/[^/]+$/, "$1");
  const found = await cache.match(here(path));
  if (found) return found;
  return (await cache.match(here(`/${first}/offline`))) ?? elsewhere(first, rest, url.search, referrer);
}

/**
 * Addresses that lead to a language: the root, a shared result or table, and the language menu. In a language that
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
  if (first === "t" && rest[0]) return Response.redirect(here(`/${language}/t/${rest[0]}`));
  if (first === "score") return Response.redirect(here(`/${language}/score/result${search}`));
  const [wanted, ...path] = rest;
  if (first === "language" && languages.includes(wanted)) {
    return Response.redirect(here(`/${wanted}/${path.join("/")}${search}`));
  }
  return kept(here(`/${language}/offline`));
}
