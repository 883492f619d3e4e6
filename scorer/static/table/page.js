// The table's own page: who you are, and what is still missing.

import { number } from "../score/store.js";
import { isIn, seats, temples } from "./result.js";
import { me, onChange, setMe } from "./sync.js";

const form = document.querySelector("[data-me]");
const words = document.querySelector("[data-missing]").dataset;

form.addEventListener("change", (event) => setMe(event.target.value));
const mine = [...form.elements.me].find(({ value }) => value === me());
if (mine) mine.checked = true;

function show() {
  seats().forEach((_, i) => {
    const status = document.querySelector(`[data-status="${i}"]`);
    status.textContent = isIn(i) ? "✓" : "…";
    status.role = "img";
    status.ariaLabel = isIn(i) ? words.in : words.missing;
  });
  const all = temples();
  const filled = all.filter((counts) => Object.values(counts).some(Boolean)).length;
  document.querySelector("[data-status=temples]").textContent = `${number.format(filled)}/${number.format(all.length)}`;
}

onChange(show);
show();
