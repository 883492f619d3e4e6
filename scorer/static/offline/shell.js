// A page without the network. It came for any players; here it becomes the page of those that the
// address names, with everything that the address holds. It does what the server does otherwise.

import { constants } from "../score/store.js";
import { calculation, family, language, people, query, seats, step } from "./address.js";
import { silence } from "./drawing.js";
import { showProblems } from "./problems.js";
import { problemsOf } from "./seats.js";
import { problemsWith, villagesOf, withOwner } from "./villages.js";

// The result's page sends back to the village boards with this, when something is not right there.
const CHECK = "#check";
const { colors, nameLimit } = JSON.parse(document.getElementById("shell").textContent);
// Nothing is shown before it is right: not the page for any players, and not one that leads on at once.
let isLeaving = false;

function leave(address) {
  isLeaving = true;
  location.replace(address);
}

const go = (path, fields) => leave(`/${language}/${path}?${new URLSearchParams(fields)}`);

// What the address holds besides the players of the form that asks for them.
const carried = () => [...query].filter(([name]) => !/^(players|go|p|seats-.*)$/.test(name));

function hiddenField([name, value]) {
  return Object.assign(document.createElement("input"), { type: "hidden", name, value });
}

// Of each place the player who sits there, of each colour whether it plays, and names for colours.
function keepPlayers() {
  const places = new Set(seats.flatMap(({ color }, i) => [`${i} ${color}`, color]));
  for (const slot of document.querySelectorAll("[data-slot]")) if (!places.has(slot.dataset.slot)) slot.remove();
  const unused = colors.filter((color) => !seats.some((seat) => seat.color === color)).join(" ");
  for (const text of document.querySelectorAll("[data-unused]")) if (text.dataset.unused !== unused) text.remove();
  const nameOf = (wanted) => seats.find(({ color }) => color === wanted)?.name;
  // Where the colour is all there is to say, the piece beside it says nothing.
  for (const piece of document.querySelectorAll("[data-owner]")) if (!nameOf(piece.dataset.owner)) silence(piece);
  for (const label of document.querySelectorAll("[data-player]")) {
    const name = nameOf(label.dataset.player);
    if (!name) continue;
    const color = Object.assign(document.createElement("span"), {
      className: label.dataset.colorClass,
      textContent: label.textContent,
    });
    label.replaceWith(
      Object.assign(document.createElement("bdi"), { textContent: name }),
      ...(color.className ? [" ", color] : []),
    );
  }
}

function askForPlayers(form) {
  form.prepend(...carried().map(hiddenField));
  const left = colors.filter((color) => !seats.some((seat) => seat.color === color));
  seats.forEach((seat, i) => {
    seat.color ??= left.shift();
    const choice = [...form.elements[`seats-${i}-color`]].find(({ value }) => value === seat.color);
    if (choice) choice.checked = true;
    form.elements[`seats-${i}-name`].value = seat.name;
  });
  if (!query.has("go")) return;
  const problems = problemsOf(seats, colors, nameLimit);
  if (problems.length) showProblems(problems);
  else leave(`${form.dataset.next}?${new URLSearchParams([...people(), ...carried()])}`);
}

// Everything entered so far goes into the form: into its own fields, or along with it.
function fillIn(form) {
  const own = new RegExp(form.dataset.own);
  // Of the same field for several players only one could be chosen at first.
  for (const choice of form.querySelectorAll("[type=radio]")) choice.checked = choice.defaultChecked;
  const fields = calculation();
  form.prepend(...fields.filter(([name]) => !own.test(name)).map(hiddenField));
  for (const [name, value] of fields.filter(([name]) => own.test(name))) {
    const sides = value.match(/[A-Z]\d|\./g) ?? [];
    const selects = [...form.querySelectorAll(`select[name^="${name}-"]`)];
    const inputs = [...form.querySelectorAll(`[name="${name}"]:not([type=hidden])`)];
    if (selects.length) selects.forEach((select, i) => { select.value = sides[i] ?? "."; });
    else if (inputs[0]?.type === "radio") inputs.forEach((input) => { input.checked = input.value === value; });
    else if (inputs[0]) inputs[0].value = value;
  }
  for (const details of form.querySelectorAll("details.fruits")) {
    details.open = [...details.querySelectorAll("input:checked")].some(({ value }) => value !== "0");
  }
  const mode = new Map(fields).get("m") ?? "temples";
  for (const way of form.querySelectorAll("[data-with]")) if (way.dataset.with !== mode) way.remove();
}

// A sample was played with the first colours of the box; here it is in the colours at this table.
function showSample(field) {
  const letters = Object.fromEntries(Object.entries(constants.colors).map(([letter, color]) => [color, letter]));
  const played = Object.fromEntries(seats.map(({ color }, i) => [letters[colors[i]], letters[color]]));
  query.set("b", field.value.replace(/[A-Z]/g, (letter) => played[letter] ?? letter));
  query.set("m", "board");
  history.replaceState(null, "", `${location.pathname.replace("/sample", "/board")}?${query}`);
}

function start() {
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
  for (const link of document.querySelectorAll("[data-people]")) {
    const more = link.pathname.endsWith("/players") ? [["players", seats.length]] : [];
    link.search = new URLSearchParams([...more, ...people()]);
  }
  for (const link of document.querySelectorAll("[data-keeps]")) link.search = new URLSearchParams(calculation());
  if (family !== "setup" && family !== "score") return;
  if (!step) {
    if (query.has("p")) go(`${family}/temples`, [...query]);
    else if (query.has("players")) go(`${family}/players`, { players: query.get("players") });
    return;
  }
  const asking = document.querySelector("[data-seats]");
  if (asking) return askForPlayers(asking);
  if (problemsOf(seats, colors, nameLimit).length) {
    return go(`${family}/players`, [["players", seats.length], ...query, ["go", 1]]);
  }
  keepPlayers();
  const steps = document.querySelector("[data-steps]");
  if (steps) steps.prepend(...[...people(), ...carried().filter(([name]) => name !== "tick")].map(hiddenField));
  const entry = document.querySelector("[data-entry]");
  if (!entry) return;
  if (step === "sample") showSample(entry.elements.b);
  fillIn(entry);
  if (location.hash === CHECK) {
    const fields = new Map(calculation());
    showProblems(problemsWith(villagesOf(seats, fields), fields, constants), withOwner(entry));
  }
}

start();
// A result is not right yet: its own script goes on from here.
if (!isLeaving && !document.getElementById("words")) document.querySelector("main").hidden = false;
