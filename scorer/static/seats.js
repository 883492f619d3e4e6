// Who plays: two players never have the same colour, and from here it goes straight to the next page.

import { fieldsOf, speak } from "./straight.js";

function submit(event) {
  const [form, button] = [event.currentTarget, event.submitter];
  const fields = fieldsOf(form, button);
  const url = new URL(button?.formAction || form.action);
  if (url.pathname.startsWith("/language/")) speak(`${url.pathname}?${new URLSearchParams(fields)}`);
  else if (button?.name === "go") {
    const values = new Map(fields);
    const people = Array.from({ length: Number(values.get("players")) }, (_, i) => {
      const name = values.get(`seats-${i}-name`).trim();
      return ["p", values.get(`seats-${i}-color`) + (name && `:${name}`)];
    });
    const others = fields.filter(([name]) => !/^(players|go|p|seats-.*)$/.test(name));
    location.assign(`${form.dataset.next}?${new URLSearchParams([...people, ...others])}`);
  } else return;
  event.preventDefault();
}

export function asksWhoPlays(form) {
  swapColors(form);
  form.addEventListener("submit", submit);
}

// Choosing a taken colour swaps the two.
function swapColors(form) {
  const seats = [...form.querySelectorAll(".seat")];
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
