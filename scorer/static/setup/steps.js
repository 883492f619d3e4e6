// The set-up wizard without page loads. Everything here also works without this file: the buttons
// are requests then. The address always holds the whole state.

import "../page/kept.js";
import { all, closest, one } from "../dom.js";
import { language } from "../page/game.js";
import { saveSetup } from "../storage.js";
import { words } from "../words.js";

function remember() {
  // A change of language takes along what the address holds now, not what it held at first.
  for (const link of all(document, ".languages a", HTMLAnchorElement)) link.search = location.search;
  saveSetup(location.search);
}

/** @param {HTMLFormElement} form */
function walkThrough(form) {
  const steps = all(form, "[data-step]:not([hidden]) .step", HTMLDetailsElement);
  const progress = one(form, "progress");
  const said = one(form, "[data-progress]");
  const ready = one(document, "#ready");
  const people = all(document, ".people li:not([hidden])");
  /** @type {(query: URLSearchParams, at: number) => string | undefined} */
  const colorAt = (query, at) => query.getAll("p")[at]?.split(":")[0];

  /** @param {HTMLElement} step */
  function show(step) {
    const done = "done" in step.dataset;
    const button = one(step, "[data-tick]");
    one(button, "span").textContent = language.text(done ? words.notDone : words.done);
    one(step, "[data-done-text]").hidden = !done;
  }

  function keep() {
    const done = steps.filter((step) => "done" in step.dataset).map((step) => step.id);
    progress.value = done.length;
    progress.max = steps.length;
    said.textContent = language.text(words.progress, { done: done.length, all: steps.length });
    ready.toggleAttribute("data-waiting", done.length < steps.length);
    const url = new URL(location.href);
    url.hash = "";
    url.searchParams.delete("tick");
    url.searchParams.delete("done");
    for (const id of done) url.searchParams.append("done", id);
    history.replaceState(null, "", url);
    for (const field of all(form, "input[name=done], input[name=starter]")) field.remove();
    for (const id of done) form.prepend(hidden("done", id));
    const starter = url.searchParams.get("starter");
    if (starter && people.some(({ dataset }) => dataset.color === starter)) form.prepend(hidden("starter", starter));
    remember();
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  function hidden(name, value) {
    return Object.assign(document.createElement("input"), { type: "hidden", name, value });
  }

  /** @param {HTMLDetailsElement} step */
  function tick(step) {
    step.toggleAttribute("data-done");
    show(step);
    keep();
    if (!("done" in step.dataset)) return;
    step.open = false;
    const next = steps.find((each) => !("done" in each.dataset));
    if (next) next.open = true;
    (next ? one(next, "summary") : ready).focus({ preventScroll: true });
    (next ?? ready).scrollIntoView({ block: "start" });
  }

  function draw() {
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    const at = Math.floor((random / 2 ** 32) * people.length);
    announce(at);
    const url = new URL(location.href);
    url.searchParams.set("starter", colorAt(url.searchParams, at) ?? "");
    history.replaceState(null, "", url);
    keep();
  }

  /** @param {number} at */
  function announce(at) {
    const drawn = one(form, "[data-drawn]");
    const who = people[at].querySelector("bdi")?.cloneNode(true) ?? people[at].textContent.trim();
    drawn.dataset.color = people[at].dataset.color;
    const text = document.createElement("span");
    text.append(...language.parts(words.begins, { who }));
    drawn.replaceChildren(one(people[at], "svg", SVGElement).cloneNode(true), text);
    const again = one(ready, "[data-starter-text]");
    again.replaceChildren(...text.cloneNode(true).childNodes);
    again.hidden = false;
    // The score keeps who began.
    const score = one(ready, "[data-score]", HTMLAnchorElement);
    const query = new URLSearchParams(score.search);
    query.set("starter", people[at].dataset.color ?? "");
    score.search = String(query);
  }

  // As the address says: the server has done it already, but not where the page came without it.
  function takeUp() {
    const query = new URLSearchParams(location.search);
    const done = query.getAll("done");
    for (const step of steps) {
      step.toggleAttribute("data-done", done.includes(step.id));
      show(step);
    }
    const next = steps.find((step) => !("done" in step.dataset));
    const starter = people.findIndex((_, at) => colorAt(query, at) === query.get("starter"));
    if (starter >= 0) announce(starter);
    for (const step of steps) {
      const isDrawn = starter >= 0 && step.id === "start-player" && !("done" in step.dataset);
      step.open = step === next || isDrawn;
    }
    keep();
  }

  form.addEventListener("submit", (event) => {
    const step = closest(event.submitter, ".step", HTMLDetailsElement);
    const name = event.submitter?.getAttribute("name");
    if (step && name === "tick") tick(step);
    else if (name === "draw") draw();
    else return;
    event.preventDefault();
  });
  takeUp();
}

walkThrough(one(document, "[data-steps]", HTMLFormElement));
