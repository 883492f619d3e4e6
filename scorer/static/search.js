// Results as you type. Without this file the form leads to the page with the same results.

/** @import { Answer, Hit } from "./rules/types.js" */
/** @import { Situation } from "./rules/situation_types.js" */
import { all, one } from "./dom.js";
import { createLanguage } from "./sheet/language.js";
import { playing } from "./storage.js";
import { words } from "./words.js";

/**
 * The first card answers in full, the others in a sentence.
 * @param {Hit} result
 * @param {number} place
 */
function card(result, place) {
  const link = Object.assign(document.createElement("a"), { className: "card", href: result.url });
  const title = document.createElement("strong");
  title.textContent = result.title;
  const answer = document.createElement("span");
  answer.textContent = place ? result.snippet : result.answer;
  if (result.module) {
    link.append(Object.assign(document.createElement("span"), { className: "badge", textContent: result.module }));
  }
  link.append(title, answer);
  for (const { module, text } of place ? [] : (result.changes ?? [])) {
    const change = Object.assign(document.createElement("span"), { className: "change", textContent: ` ${text}` });
    const label = language.text(words.module, { module });
    change.prepend(Object.assign(document.createElement("strong"), { textContent: label }));
    link.append(change);
  }
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/**
 * The answer to a question with figures, with controls to change them.
 * @param {Situation} understood
 * @param {string} [address]
 */
async function situation(understood, address = "") {
  const { situationBlock } = await import("./rules/situation_form.js");
  return situationBlock(understood, address);
}

const { lang: tag, dir: direction } = document.documentElement;
const language = createLanguage({ tag, direction });
/** @param {number} count */
const counted = (count) => language.text(words.results, { count });

/**
 * The server searches; without a network the browser does, and finds the same.
 * @param {DOMStringMap} addresses
 */
function searcher({ search = "", index = "", situations = "" }) {
  /** @type {ReturnType<typeof load> | null} */
  let loading = null;
  let isOffline = false;
  addEventListener("online", () => {
    isOffline = false;
  });

  /**
   * @param {string | URL} address
   * @param {AbortSignal} [signal]
   */
  async function fetched(address, signal) {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  }

  async function load() {
    const [{ createFinder }, data, { situationsAt }] = await Promise.all([
      import("./rules/finder.js"),
      fetched(index),
      import("./rules/situation_form.js"),
    ]);
    const { read } = await situationsAt(situations);
    const find = createFinder(data);
    /** @param {string} query */
    return (query) => ({ ...find(query, playing()), situation: read(query, playing()) ?? undefined });
  }

  /**
   * @param {string} query
   * @param {AbortSignal} signal
   * @returns {Promise<Answer>}
   */
  return async function find(query, signal) {
    if (!isOffline) {
      const url = new URL(search, location.href);
      url.searchParams.set("q", query);
      if (playing().length) url.searchParams.set("modules", playing().join(","));
      try {
        return await fetched(url, signal);
      } catch (error) {
        if (signal.aborted) throw error;
      }
    }
    loading ??= load();
    try {
      const answer = (await loading)(query);
      isOffline = true;
      return answer;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}

/** @param {HTMLFormElement} form */
function asYouType(form) {
  const input = one(form, "input[type=search]", HTMLInputElement);
  const found = one(form, "[data-found]");
  const find = searcher(form.dataset);
  const said = one(form, "[data-said]");
  let asked = "";
  /** @type {AbortController | null} */
  let running = null;

  /**
   * How many there are is only for those who cannot see them.
   * @param {string | undefined} text
   */
  function say(text, isSeen = false) {
    said.classList.toggle("visually-hidden", !isSeen);
    if (said.textContent !== text) said.textContent = text ?? "";
  }

  async function ask() {
    const query = input.value.trim();
    if (query === asked) return;
    asked = query;
    running?.abort();
    if (!query) {
      found.replaceChildren();
      say("");
      return;
    }
    running = new AbortController();
    const { signal } = running;
    try {
      const answer = await find(query, signal);
      if (signal.aborted) return;
      const list = Object.assign(document.createElement("ul"), { className: "results" });
      const count = answer.results.length;
      list.append(...(count ? answer.results : (answer.nearest ?? [])).map(card));
      const worked = answer.situation && (await situation(answer.situation, form.dataset.situations));
      if (signal.aborted) return;
      found.replaceChildren(...(worked ? [worked] : []), list);
      say(count ? counted(count) : language.text(words.nothing), !count);
    } catch {
      if (signal.aborted) return;
      asked = "";
      found.replaceChildren();
      say(language.text(words.offline), true);
    }
  }

  input.addEventListener("input", ask);
  // The page of results is asked for the same modules.
  form.addEventListener("formdata", ({ formData }) => {
    if (playing().length) formData.set("modules", playing().join(","));
  });
  // The page of results may come from a cache that did not know the question.
  const wanted = location.pathname === new URL(form.action).pathname && new URLSearchParams(location.search).get("q");
  const isShell = wanted && !input.value;
  if (isShell) {
    input.value = wanted;
    for (const other of all(document, "h1 ~ *")) other.hidden = true;
  }
  if (isShell || document.activeElement === input) ask();
}

/**
 * The glossary narrows to the rows that hold what is typed, in any language.
 * @param {HTMLFormElement} form
 */
function narrow(form) {
  const input = one(form, "input");
  const rows = all(document, ".term");
  /** @param {string} text */
  const fold = (text) =>
    text
      .normalize("NFKD")
      .replace(/\p{M}|\u200c/gu, "")
      .replace(/ي/g, "ی")
      .replace(/ك/g, "ک")
      .toLowerCase();
  const folded = rows.map((row) =>
    fold(
      all(row, "bdi")
        .map((word) => word.textContent)
        .join("\n"),
    ),
  );
  const nothing = one(document, ".nothing");
  const said = one(document, "[data-counted]");
  function show() {
    const wanted = fold(input.value.trim());
    rows.forEach((row, i) => {
      row.hidden = !folded[i].includes(wanted);
    });
    const left = rows.filter((row) => !row.hidden).length;
    nothing.hidden = left > 0;
    said.textContent = left && wanted ? counted(left) : "";
  }
  input.addEventListener("input", show);
  input.value ||= new URLSearchParams(location.search).get("q") ?? "";
  show();
}

all(document, "[data-search]", HTMLFormElement).forEach(asYouType);
all(document, "[data-filter]", HTMLFormElement).forEach(narrow);
