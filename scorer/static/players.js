// Who plays: two players never have the same colour, and from here it goes straight to the next page.

import { changeLanguage, fieldsOf } from "./navigation.js";
import { game, language } from "./page/game.js";
import { showProblems } from "./page/problems.js";
import { moduleProblems } from "./sheet/setup.js";
import { cleanText, seatProblems } from "./sheet/sheet.js";

const OWN = /^(players|go|p|modules|seats-.*)$/;

function submit(event) {
  const [form, button] = [event.currentTarget, event.submitter];
  const fields = fieldsOf(form, button);
  const url = new URL(button?.formAction || form.action);
  if (url.pathname.startsWith("/language/")) {
    event.preventDefault();
    return changeLanguage(`${url.pathname}?${new URLSearchParams(fields)}`);
  }
  if (button?.name !== "go") return;
  event.preventDefault();
  const values = new Map(fields);
  const seats = Array.from({ length: Number(values.get("players")) }, (_, i) => {
    const name = cleanText(values.get(`seats-${i}-name`));
    return values.get(`seats-${i}-color`) + (name && `:${name}`);
  });
  const modules = fields.filter(([name]) => name === "modules").map(([, code]) => code);
  const problems = [...seatProblems(seats, game), ...moduleProblems(game, seats.length, modules)];
  for (const told of document.querySelectorAll(".problems, .problem")) told.remove();
  if (problems.length) return showProblems(problems, { problemText, sheet: { seats: [] } });
  const others = fields.filter(([name]) => !OWN.test(name));
  const query = [...seats.map((seat) => ["p", seat]), ...(modules.length ? [["modules", modules.join(",")]] : []), ...others];
  location.assign(`${form.dataset.next}?${new URLSearchParams(query)}`);
}

const problemText = ({ code, params }) => language.text(game.words.problems[code], params);

export function asksWhoPlays(form) {
  swapColors(form);
  form.addEventListener("submit", submit);
}

// Choosing a taken colour swaps the two.
function swapColors(form) {
  const seats = [...form.querySelectorAll(".seat:not(#modules)")];
  const colorOf = (seat) => seat.querySelector("input[type=radio]:checked")?.value;
  let before = seats.map(colorOf);
  form.addEventListener("change", (event) => {
    if (event.target.type !== "radio") return;
    const changed = seats.indexOf(event.target.closest(".seat"));
    const other = seats.findIndex((seat, i) => i !== changed && colorOf(seat) === event.target.value);
    const given = before[changed];
    if (other >= 0 && given) {
      seats[other].querySelector(`input[value="${CSS.escape(given)}"]`).checked = true;
    }
    before = seats.map(colorOf);
  });
}
