// The village boards as entered, and what is wrong with them.

import { filled, nameIn } from "../score/sentences.js";
import { readNumber } from "../score/store.js";

// Like the server's reading: no sun tokens and no cacao fruits need not be entered.
export function villagesOf(seats, fields) {
  return seats.map(({ color }, i) => ({
    color,
    gold: readNumber(fields.get(`g${i}`) ?? ""),
    sun: readNumber(fields.get(`s${i}`) ?? "") ?? 0,
    water: readNumber(fields.get(`w${i}`) ?? ""),
    cacao: readNumber(fields.get(`c${i}`) ?? "") ?? 0,
  }));
}

const misses = (text, value) => (text ? value === null && "not-a-number" : "missing");

// The fields' ids and the problems' codes, in the order of the page.
export function problemsWith(villages, fields, { bank, water }) {
  return villages.flatMap((village, i) => {
    const gold =
      misses(fields.get(`g${i}`), village.gold) || ((village.gold < 0 || village.gold > bank) && "out-of-range");
    const carrier =
      misses(fields.get(`w${i}`), village.water) || (!water.includes(village.water) && "not-a-water-field");
    return [[`g${i}`, gold], [`w${i}`, carrier]].filter(([, code]) => code);
  });
}

// In the summary a problem also says whose field it is.
export function withOwner(form) {
  const words = JSON.parse(document.getElementById("field-words").textContent);
  return (field, problem) =>
    filled(words.problem, {
      who: nameIn(form.querySelector(`#who${field.slice(1)}`)).trim(),
      field: words.fields[field[0]],
      problem,
    });
}
