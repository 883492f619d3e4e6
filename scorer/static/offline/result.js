// The result without the network. The page shows a result in which everybody has the same; here it
// becomes the result of what the address holds: the same sums and sentences as the server's.

import { Notation } from "../board/notation.js";
import { score, sidesOnBoard, templeAsEntered } from "../score/scoring.js";
import { filled, templeLabel, templeText } from "../score/sentences.js";
import { constants, number } from "../score/store.js";
import { calculation, seats } from "./address.js";
import { drawBoard, drawCross, silence } from "./drawing.js";
import { problemsWith, villagesOf } from "./villages.js";

const words = JSON.parse(document.getElementById("words").textContent);
const main = document.querySelector("main");
const find = (selector, within = main) => within.querySelector(selector);
const all = (selector, within = main) => [...within.querySelectorAll(selector)];

const fields = new URLSearchParams(calculation());
const usesBoard = fields.get("m") === "board";
const notation = fields.get("b") ?? "";
const villages = villagesOf(seats, fields);
const sides = usesBoard
  ? sidesOnBoard(notation, constants)
  : Array.from({ length: words.inPlay[seats.length] }, (_, t) => (fields.get(`t${t}`) ?? "....").match(/[A-Z]\d|\./g));
const counts = sides.map((each) => templeAsEntered(each.join(""), constants));

const list = new Intl.ListFormat(words.tag);
const inList = (items) => list.format(items);
const names = { ...constants.colorNames };
for (const { color, name } of seats) if (name) names[color] = `\u2068${name}\u2069`;
const nameOf = (color) => names[color];
const reason = (temple) => templeText(temple, constants, words, names);

function withoutTheOthers() {
  const playing = seats.map(({ color }) => color);
  for (const each of all("[data-color]")) if (!playing.includes(each.dataset.color)) each.remove();
}

function showWinner({ winners, decidedBy }, best) {
  const params = { who: inList(winners.map(nameOf)), gold: number.format(best.total), cacao: number.format(best.cacao) };
  find("h1").textContent = filled(words.headlines[decidedBy], params);
  find(".winner .why").textContent = filled(words.why[decidedBy], params);
  find(".winner .crew").replaceChildren(
    ...winners.map((color) => silence(find(`.ranking [data-color=${color}] .piece`).cloneNode(true))),
  );
  document.title = document.title.replace(/^.* – /s, `${find("h1").textContent} – `);
}

const PARTS = ["gold", "temples", "sun", "water"];

function bar(player, scale) {
  let [at, pieces] = [0, ""];
  for (const part of PARTS.filter((code) => player[code] > 0)) {
    pieces += `<rect class="part-${part}" x="${at}" width="${player[part]}" height="10"/>`;
    at += player[part];
  }
  const loss = Math.max(0, -player.water);
  return `${pieces}<rect class="part-loss" x="${at - loss}" width="${loss}" height="10"/>`;
}

function showRanking(ranking, isTied) {
  const gains = (player) => PARTS.reduce((sum, part) => sum + Math.max(0, player[part]), 0);
  const scale = Math.max(1, ...ranking.map(gains));
  for (const player of ranking) {
    const card = find(`.ranking [data-color=${player.color}]`);
    card.value = player.rank;
    find(".rank", card).textContent = number.format(player.rank);
    find(".total", card).textContent = number.format(player.total);
    find(".stack", card).setAttribute("viewBox", `0 0 ${scale} 10`);
    find(".stack", card).innerHTML = bar(player, scale);
    for (const part of PARTS) find(`.part-${part} dd`, card).textContent = number.format(player[part]);
    if (isTied) find(".part-cacao dd", card).textContent = number.format(player.cacao);
    else find(".part-cacao", card).remove();
    card.parentElement.append(card);
  }
}

function showTie(tied) {
  const form = find("form.tie");
  if (tied.length < 2) return form.remove();
  const asked = tied.map((color) => `c${seats.findIndex((seat) => seat.color === color)}`);
  for (const [name, value] of fields.entries()) {
    if (asked.includes(name)) continue;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  for (const fieldset of form.querySelectorAll("fieldset")) {
    const place = seats.findIndex(({ color }) => color === fieldset.dataset.color);
    if (!tied.includes(fieldset.dataset.color)) fieldset.remove();
    for (const choice of fieldset.querySelectorAll("input")) {
      choice.name = `c${place}`;
      choice.checked = choice.value === String(villages[place].cacao);
    }
  }
}

function showTemples(scored) {
  const cards = all(".scored > .card");
  cards.slice(scored.length).forEach((card) => card.remove());
  for (let t = cards.length; t < scored.length; t += 1) {
    cards.push(cards[0].cloneNode(true));
    find(".scored").append(cards[t]);
  }
  if (!scored.length) {
    find(".scored").previousElementSibling.remove();
    find(".scored").remove();
  }
  scored.forEach((temple, t) => {
    const n = number.format(t + 1);
    find("h3", cards[t]).textContent = filled(words.templeName, { n });
    drawCross(find(".cross", cards[t]), sides[t], templeLabel(sides[t], t + 1, constants, words));
    for (const { color } of seats) {
      const line = find(`.standings [data-color=${color}]`, cards[t]);
      const workers = counts[t][color] ?? 0;
      line.parentElement.append(line);
      line.hidden = !workers;
      find("span > span:last-child", line).textContent = words.workers[workers - 1] ?? "";
      find("strong", line).textContent = number.gain(temple[color].gold);
    }
    cards[t].lastElementChild.textContent = reason(temple);
  });
}

// Whether this table can have happened is not known at once, and nobody waits for it.
async function showFindings() {
  const [{ checkTable }, answer] = await Promise.all([import("../score/checks.js"), fetch(words.checks[seats.length])]);
  const data = await answer.json();
  const table = usesBoard ? { villages, board: notation } : { villages, temples: counts };
  const found = checkTable(table, data.constants, data.words);
  if (!found.length) return;
  const box = find(".findings");
  find("summary span", box).textContent = words.odd[Math.min(found.length, words.odd.length) - 1];
  find("ul", box).replaceChildren(
    ...found.map(({ message, row, col }) => {
      const item = Object.assign(document.createElement("li"), { textContent: message });
      if (row === null) return item;
      const at = { row: number.format(row + 1), column: number.format(col + 1) };
      const place = Object.assign(document.createElement("span"), { className: "small", textContent: filled(words.place, at) });
      item.append(" ", place);
      return item;
    }),
  );
  box.hidden = false;
}

// What lies there, in short.
function boardLabel(tiles, rows, columns) {
  const codes = [...tiles.values()];
  const workers = codes.filter((code) => code[0] in constants.colors).length;
  const counted = { rows, columns, workers, jungle: codes.length - workers, temples: counts.length };
  const shown = Object.entries(counted).map(([name, n]) => [name, number.format(n)]);
  return filled(words.board.label, { title: words.board.title, ...Object.fromEntries(shown) });
}

function showBoard() {
  const figure = find("figure.picture");
  if (usesBoard) return drawBoard(figure, new Notation(constants).read(notation).tiles, words.scale, boardLabel);
  figure.previousElementSibling.remove();
  figure.remove();
}

// The whole result as plain text, to be pasted anywhere.
function asText(ranking, scored) {
  const lines = ranking.map((player) => {
    const parts = PARTS.map((part) => `${find(`.part-${part} dt`).textContent} ${number.format(player[part])}`);
    return `${number.format(player.rank)}. ${nameOf(player.color)}: ${number.format(player.total)} (${inList(parts)})`;
  });
  const reasons = scored.map(
    (temple, t) => `${filled(words.templeName, { n: number.format(t + 1) })}: ${reason(temple)}`,
  );
  return [find("h1").textContent, "", ...lines, "", ...reasons].join("\n");
}

function showLinks(ranking, scored) {
  const share = find("[data-share]");
  share.dataset.share = `${location.origin}/score?${fields}`;
  share.dataset.text = asText(ranking, scored);
  find(".permalink").href = share.dataset.share;
  const mode = usesBoard ? "board" : "temples";
  for (const way of all("[data-with]")) if (way.dataset.with !== mode) way.remove();
}

function show() {
  const result = score(villages, counts, constants);
  const ranking = [...result.players].sort((a, b) => a.rank - b.rank);
  const tied = result.players.filter(({ total }) => total === ranking[0].total).map(({ color }) => color);
  withoutTheOthers();
  showWinner(result, ranking[0]);
  showRanking(ranking, tied.length > 1);
  showTie(tied);
  showTemples(result.temples);
  showBoard();
  showLinks(ranking, result.temples);
  showFindings();
}

const instead = (page, hash = "") =>
  location.replace(`${location.pathname.replace("/result", page)}?${fields}${hash}`);

function begin() {
  if (usesBoard && new Notation(constants).read(notation).problem) return instead("/board");
  if (problemsWith(villages, fields, constants).length) return instead("/villages", "#check");
  show();
  main.hidden = false;
}

// Without players the page is on its way to the one that asks for them.
if (seats.length) begin();
