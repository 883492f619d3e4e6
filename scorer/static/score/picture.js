// The result as a picture for the share sheet, drawn from what the page shows: headline, bars, board. It is made
// on the phone and goes nowhere by itself.

import { all, one } from "../dom.js";

const [WIDTH, PAD, LINE, PART] = [1080, 64, 148, 32];
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';
const EMBLEM = '[class^="emblem-"]';

/**
 * Hands the picture to the share sheet of the phone; where there is none for files, it is downloaded.
 * @param {HTMLElement} root with [data-result]
 */
export async function sharePicture(root) {
  const file = await resultPicture(root);
  const what = { files: [file], title: document.title };
  if (navigator.canShare?.(what)) {
    // Whoever closes the sheet has not done anything wrong.
    const refusal = await navigator.share(what).catch((error) => error);
    if (refusal?.name !== "NotAllowedError") return;
  }
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * The picture as a file: headline, everybody's bar, what its parts are, and the board if there is one.
 * @param {HTMLElement} root
 */
export async function resultPicture(root) {
  const places = all(root, "[data-ranking] > li:not([hidden])");
  const shown = root.querySelector("[data-board]:not([hidden]) .board");
  const board = shown instanceof SVGSVGElement ? await imageOf(shown) : null;
  const room = WIDTH - 2 * PAD;
  const scale = board ? Math.min(room / board.width, room / board.height) : 0;
  const headline = one(root, "[data-headline]").textContent;

  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: 1 });
  const lines = wrapped(context(canvas, 60), headline, room);
  const parts = legend(context(canvas, PART), all(places[0], ".sum > :not(.part-tie, [hidden])"), room);
  const top = PAD + lines.length * 76 + 20;
  const legendTop = top + places.length * LINE;
  const below = legendTop + (parts.at(-1)?.top ?? 0) + 80;
  canvas.height = below + (board ? board.height * scale + PAD : 0) + 80;

  const { backgroundColor: paper, color: ink } = getComputedStyle(document.documentElement);
  const pen = context(canvas, 60);
  const isRtl = document.dir === "rtl";
  const [start, end] = isRtl ? [WIDTH - PAD, PAD] : [PAD, WIDTH - PAD];
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ink;
  pen.textAlign = "center";
  lines.forEach((line, i) => {
    pen.fillText(line, WIDTH / 2, PAD + 50 + i * 76);
  });
  for (const [i, place] of places.entries()) {
    const at = top + i * LINE;
    const drawn = place.querySelector("h2 .piece");
    const piece = drawn instanceof SVGSVGElement ? await imageOf(drawn) : null;
    if (piece) pen.drawImage(piece, isRtl ? start - 72 : start, at, 72, 72);
    Object.assign(pen, { font: `600 44px ${FONT}`, fillStyle: ink, textAlign: "start" });
    pen.fillText(labelOf(place), isRtl ? start - 92 : start + 92, at + 54, room - 260);
    Object.assign(pen, { font: `800 52px ${FONT}`, textAlign: "end" });
    pen.fillText(one(place, "[data-total]").textContent, end, at + 54);
    drawBar(pen, one(place, ".stack", SVGSVGElement), { start, room, top: at + 84, isRtl });
  }
  Object.assign(pen, { font: `500 ${PART}px ${FONT}`, textAlign: "start" });
  for (const { name, color, x, top: row } of parts) {
    const at = isRtl ? start - x : start + x;
    pen.fillStyle = color;
    pen.fillRect(isRtl ? at - PART : at, legendTop + row, PART, PART);
    pen.fillStyle = ink;
    pen.fillText(name, isRtl ? at - PART - 12 : at + PART + 12, legendTop + row + PART - 4);
  }
  if (board) pen.drawImage(board, (WIDTH - board.width * scale) / 2, below, board.width * scale, board.height * scale);
  Object.assign(pen, { font: `500 30px ${FONT}`, fillStyle: ink, textAlign: "center" });
  pen.fillText("Cacao", WIDTH / 2, canvas.height - 36);
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], "cacao.png", { type: blob.type });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} size of the text
 */
function context(canvas, size) {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  return Object.assign(pen, { font: `800 ${size}px ${FONT}`, direction: document.dir || "ltr" });
}

/** The player's name or colour, without rank and total. @param {HTMLElement} place */
function labelOf(place) {
  const heading = one(place, "h2").cloneNode(true);
  if (!(heading instanceof HTMLElement)) return "";
  for (const other of all(heading, "[data-rank], [data-total], svg", Element)) other.remove();
  return heading.textContent.trim();
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} room
 */
function wrapped(pen, text, room) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) && pen.measureText(longer).width > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {SVGSVGElement} bar
 * @param {{ start: number, room: number, top: number, isRtl: boolean }} place
 */
function drawBar(pen, bar, { start, room, top, isRtl }) {
  const unit = room / bar.viewBox.baseVal.width;
  for (const rect of all(bar, "rect", SVGRectElement)) {
    const [x, width] = [rect.x.baseVal.value * unit, rect.width.baseVal.value * unit];
    if (!width) continue;
    const { fill, fillOpacity, stroke } = getComputedStyle(rect);
    const left = isRtl ? start - x - width : start + x;
    Object.assign(pen, { fillStyle: fill, globalAlpha: Number(fillOpacity), strokeStyle: stroke, lineWidth: 3 });
    pen.fillRect(left, top, width, 34);
    pen.globalAlpha = 1;
    pen.strokeRect(left, top, width, 34);
  }
}

/**
 * The parts of a sum with their colours, one after the other in as many rows as they need.
 * @param {CanvasRenderingContext2D} pen
 * @param {HTMLElement[]} parts
 * @param {number} room
 */
function legend(pen, parts, room) {
  let [x, top] = [0, 0];
  return parts.map((part) => {
    const name = one(part, "dt").textContent;
    const width = PART + 12 + pen.measureText(name).width;
    if (x && x + width > room) [x, top] = [0, top + PART + 20];
    const place = { name, color: getComputedStyle(part).borderInlineStartColor, x, top };
    x += width + 36;
    return place;
  });
}

/**
 * A drawing of the page on its own: with the symbols of the page, and the colours of players that style sheets say.
 * @param {SVGSVGElement} drawing
 */
async function imageOf(drawing) {
  const copy = document.importNode(drawing, true);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const owned = [drawing, ...all(drawing, "[class]", SVGElement)].map((each) => getComputedStyle(each));
  const copies = [copy, ...all(copy, "[class]", SVGElement)];
  copy.append(...all(document, "svg[display] > *", SVGElement).map((each) => document.importNode(each, true)));
  // A style sheet displays the emblem of the nearest player.
  const names = ["--paint", "--deep"];
  for (const emblem of all(copy, EMBLEM, SVGElement)) {
    const name = emblem.classList[0].replace("emblem", "-");
    emblem.style.display = `var(${name}, none)`;
    if (!names.includes(name)) names.push(name);
  }
  copies.forEach((each, i) => {
    for (const name of names) each.style.setProperty(name, owned[i].getPropertyValue(name));
  });
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  try {
    const image = Object.assign(new Image(width, height), { src: url });
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
