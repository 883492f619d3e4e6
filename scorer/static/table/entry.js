// The calculator's pages at a shared table: what is entered is sent, what others enter appears.

import { asFields } from "../score/store.js";
import { change, fields, me, onChange, settled } from "./sync.js";
import "./result.js";

const form = document.querySelector("[data-entry]");
const own = new RegExp(form.dataset.own);

function write(field, value) {
  const side = /^t\d$/.test(field) ? [...form.querySelectorAll(`[name^="${field}-"]`)] : [];
  if (side.length) {
    const sides = value.match(/[A-Z]\d|\./g) ?? [];
    side.forEach((select, i) => { select.value = sides[i] ?? "."; });
    return;
  }
  for (const input of form.querySelectorAll(`[name="${field}"]`)) {
    if (input.type === "radio") input.checked = input.value === value;
    // Nobody's typing is disturbed: the field follows when they leave it, unless they changed it.
    else if (document.activeElement !== input) input.value = value;
  }
}

function follow(changed) {
  if (changed.some(([field]) => field === "m") && form.querySelector("[data-mode]")) return location.reload();
  const ours = changed.filter(([field]) => own.test(field));
  for (const [field, value] of ours) write(field, value);
  if (ours.length) form.dispatchEvent(new Event("refresh"));
}

form.addEventListener("kept", () => {
  const entered = asFields(form);
  const known = [...fields.keys()].filter((field) => own.test(field));
  const now = new Map([...entered].filter(([field]) => own.test(field)));
  for (const field of known) if (!now.has(field)) now.set(field, "");
  change(now);
});
form.addEventListener("focusout", (event) => {
  const { name } = event.target;
  if (own.test(name) && fields.has(name) && event.target.type === "text") event.target.value = fields.get(name);
});
// Temples alone or the whole board: whoever changes it takes everybody along.
for (const link of form.querySelectorAll("[data-mode]")) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    change([["m", link.dataset.mode]]);
    await settled();
    location.assign(link.href);
  });
}
form.addEventListener("submit", (event) => event.preventDefault());

// Your own village board comes first.
form.querySelector(`[data-color="${CSS.escape(me() ?? "")}"]`)?.classList.add("mine");
onChange(follow);
follow([...fields].filter(([field]) => field !== "m"));
