// The result on every phone of the table, as soon as everything is in.

import { score, templeAsEntered, templesOnBoard } from "../score/scoring.js";
import { constants, number, readNumber } from "../score/store.js";
import { fields, onChange } from "./sync.js";

const live = document.querySelector("[data-table]");
const panel = live.querySelector("[data-result]");
const said = live.querySelector("[data-said]");
const headlines = JSON.parse(live.dataset.headlines);
const list = new Intl.ListFormat(document.documentElement.lang);

const get = (field) => fields.get(field) ?? "";
export const seats = () => {
  const found = [];
  for (let i = 0; get(`p${i}`); i += 1) {
    const [color, ...name] = get(`p${i}`).split(":");
    found.push({ color, name: name.join(":") });
  }
  return found;
};

export function temples() {
  if (get("m") === "board") return templesOnBoard(get("b"), constants);
  return Array.from({ length: constants.temples }, (_, t) => templeAsEntered(get(`t${t}`), constants));
}

export const isIn = (i) => readNumber(get(`g${i}`)) !== null && readNumber(get(`w${i}`)) !== null;

// The same address as a calculation without a table.
function permalink() {
  const query = new URLSearchParams();
  seats().forEach((_, i) => query.append("p", get(`p${i}`)));
  const others = [...fields].filter(([field, value]) => value && !/^p\d$/.test(field));
  for (const [field, value] of others.sort()) query.append(field, value);
  return `${live.dataset.score}?${query}`;
}

function show() {
  const players = seats();
  panel.hidden = !players.length || !players.every((_, i) => isIn(i));
  if (panel.hidden) return;
  const villages = players.map(({ color }, i) => ({
    color,
    gold: readNumber(get(`g${i}`)),
    sun: readNumber(get(`s${i}`)) ?? 0,
    water: readNumber(get(`w${i}`)),
    cacao: readNumber(get(`c${i}`)) ?? 0,
  }));
  const result = score(villages, temples(), constants);
  const label = (color) => {
    const { name } = players.find((player) => player.color === color);
    return name ? `\u2068${name}\u2069` : constants.colorNames[color];
  };
  const best = Math.max(...result.players.map(({ total }) => total));
  const headline = headlines[result.decidedBy]
    .replace("%(who)s", list.format(result.winners.map(label)))
    .replace("%(gold)s", number.format(best));
  panel.querySelector("[data-headline]").textContent = headline;
  // Who hears the page is told who wins, not every number that comes in.
  if (said.textContent !== headline) said.textContent = headline;
  const ranking = panel.querySelector("[data-ranking]");
  for (const player of [...result.players].sort((a, b) => a.rank - b.rank)) {
    const line = ranking.querySelector(`[data-player="${player.color}"]`);
    line.querySelector("strong").textContent = number.format(player.total);
    ranking.append(line);
  }
  panel.querySelector("[data-permalink]").href = permalink();
}

onChange(show);
show();
