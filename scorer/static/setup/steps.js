// The set-up wizard without page loads. Everything here also works without this file: the buttons
// are requests then. The address always holds the whole state.

import "../page/kept.js";
import { language } from "../page/game.js";
import { saveSetup } from "../storage.js";
import { words } from "../words.js";

function remember() {
  // A change of language takes along what the address holds now, not what it held at first.
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
  saveSetup(location.search);
}

function walkThrough(form) {
  const steps = [...form.querySelectorAll("[data-step]:not([hidden]) .step")];
  const progress = form.querySelector("progress");
  const said = form.querySelector("[data-progress]");
  const ready = document.getElementById("ready");
  const people = [...document.querySelectorAll(".people li:not([hidden])")];
  const colorAt = (query, at) => query.getAll("p")[at]?.split(":")[0];

  function show(step) {
    const done = "done" in step.dataset;
    const button = step.querySelector("[data-tick]");
    button.querySelector("span").textContent = done ? words.notDone : words.done;
    step.querySelector("[data-done-text]").hidden = !done;
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
    form.querySelectorAll("input[name=done], input[name=starter]").forEach((field) => field.remove());
    for (const id of done) form.prepend(hidden("done", id));
    const starter = url.searchParams.get("starter");
    if (people.some(({ dataset }) => dataset.color === starter)) form.prepend(hidden("starter", starter));
    remember();
  }

  function hidden(name, value) {
    return Object.assign(document.createElement("input"), { type: "hidden", name, value });
  }

  function tick(step) {
    step.toggleAttribute("data-done");
    show(step);
    keep();
    if (!("done" in step.dataset)) return;
    step.open = false;
    const next = steps.find((each) => !("done" in each.dataset));
    if (next) next.open = true;
    (next ? next.querySelector("summary") : ready).focus({ preventScroll: true });
    (next ?? ready).scrollIntoView({ block: "start" });
  }

  function draw() {
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    const at = Math.floor((random / 2 ** 32) * people.length);
    announce(at);
    const url = new URL(location.href);
    url.searchParams.set("starter", colorAt(url.searchParams, at));
    history.replaceState(null, "", url);
    keep();
  }

  function announce(at) {
    const drawn = form.querySelector("[data-drawn]");
    const who = people[at].querySelector("bdi")?.cloneNode(true) ?? people[at].textContent.trim();
    drawn.dataset.color = people[at].dataset.color;
    const text = document.createElement("span");
    text.append(...language.parts(words.begins, { who }));
    drawn.replaceChildren(people[at].querySelector("svg").cloneNode(true), text);
    const again = ready.querySelector("[data-starter-text]");
    again.replaceChildren(...text.cloneNode(true).childNodes);
    again.hidden = false;
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
    const button = event.submitter;
    if (button?.name === "tick") tick(button.closest(".step"));
    else if (button?.name === "draw") draw();
    else return;
    event.preventDefault();
  });
  takeUp();
}

walkThrough(document.querySelector("[data-steps]"));
