// Results as you type. Without this file the form leads to the page with the same results.

function shown(text, marks) {
  const pieces = [];
  let at = 0;
  // The server counts characters, a script counts UTF-16 units: count characters here too.
  const letters = [...text];
  for (const [start, end] of marks) {
    pieces.push(letters.slice(at, start).join(""));
    const mark = document.createElement("mark");
    mark.textContent = letters.slice(start, end).join("");
    pieces.push(mark);
    at = end;
  }
  pieces.push(letters.slice(at).join(""));
  return pieces;
}

function card(result) {
  const link = Object.assign(document.createElement("a"), { className: "card", href: result.url });
  const title = document.createElement("strong");
  title.append(...shown(result.title, result.marks.title));
  const snippet = document.createElement("span");
  snippet.append(...shown(result.snippet, result.marks.snippet));
  link.append(title, snippet);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

// The server searches; without a network the browser does, and finds the same.
function searcher({ search, index }) {
  let loading = null;
  let isOffline = false;
  addEventListener("online", () => { isOffline = false; });

  async function fetched(address, signal) {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  }

  async function load() {
    const [{ createFinder }, data] = await Promise.all([import("./rules/finder.js"), fetched(index)]);
    return createFinder(data);
  }

  return async function find(query, signal) {
    if (!isOffline) {
      const url = new URL(search, location.href);
      url.searchParams.set("q", query);
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

function asYouType(form) {
  const input = form.querySelector("input[type=search]");
  const found = form.querySelector("[data-found]");
  const find = searcher(form.dataset);
  let asked = "";
  let running = null;

  async function ask() {
    const query = input.value.trim();
    if (query === asked) return;
    asked = query;
    running?.abort();
    if (!query) {
      found.replaceChildren();
      return;
    }
    running = new AbortController();
    const { signal } = running;
    try {
      const answer = await find(query, signal);
      if (signal.aborted) return;
      const list = Object.assign(document.createElement("ul"), { className: "results" });
      list.append(...(answer.results.length ? answer.results : answer.nearest).map(card));
      const nothing = document.createElement("p");
      nothing.textContent = answer.results.length ? "" : found.dataset.nothing;
      found.replaceChildren(nothing, list);
    } catch {
      if (signal.aborted) return;
      asked = "";
      found.textContent = found.dataset.offline;
    }
  }

  input.addEventListener("input", ask);
  // The page of results may come from a cache that did not know the question.
  const wanted = location.pathname === new URL(form.action).pathname && new URLSearchParams(location.search).get("q");
  const isShell = wanted && !input.value;
  if (isShell) {
    input.value = wanted;
    for (const other of document.querySelectorAll("h1 ~ *")) other.hidden = true;
  }
  if (isShell || document.activeElement === input) ask();
}

// The glossary narrows to the rows that hold what is typed, in any language.
function narrow(form) {
  const input = form.querySelector("input");
  const rows = [...document.querySelectorAll(".term")];
  const fold = (text) =>
    text.normalize("NFKD").replace(/\p{M}|\u200c/gu, "").replace(/ي/g, "ی").replace(/ك/g, "ک").toLowerCase();
  const words = rows.map((row) => fold([...row.querySelectorAll("dd")].map((word) => word.textContent).join("\n")));
  const nothing = document.querySelector("[data-nothing].nothing");
  function show() {
    const wanted = fold(input.value.trim());
    rows.forEach((row, i) => { row.hidden = !words[i].includes(wanted); });
    nothing.hidden = rows.some((row) => !row.hidden);
  }
  input.addEventListener("input", show);
  input.value ||= new URLSearchParams(location.search).get("q") ?? "";
  show();
}

document.querySelectorAll("[data-search]").forEach(asYouType);
document.querySelectorAll("[data-filter]").forEach(narrow);
