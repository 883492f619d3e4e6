// One finger moves the board, two zoom it; a tap stays a tap. A finger that is held on an empty square, or that
// begins on the chosen tile or on one of the sheet, moves tiles instead.

/** @import { Square } from "../types.js" */
import { closest } from "../dom.js";

const SLACK = 8;
const SWIPE = 16;
const PATIENCE = 500;
// A finger that is quicker swipes, even if it ends on the board.
const DRAG = 300;
const WHEEL = 0.01;

/** @import { Hands } from "./hands.js" */
/** @import { View } from "./view.js" */
/** @typedef {{ x: number, y: number }} Point */
/**
 * @param {HTMLElement} stage
 * @param {View} view
 * @param {HTMLElement} sheet
 * @param {Hands} hands
 */
export function listenForGestures(stage, view, sheet, hands) {
  listenForTiles(sheet, hands);
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let travelled = 0;
  let swallowsClick = false;
  let start = { x: 0, y: 0 };
  let timer = 0;
  /** @type {Square | null} the tile that the finger moves instead of the board */
  let held = null;

  /** @param {MouseEvent} event */
  const place = (event) => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.isPrimary) {
      fingers.clear();
      travelled = 0;
      swallowsClick = false;
    }
    fingers.set(event.pointerId, place(event));
    start = place(event);
    const square = closest(event.target, ".square")?.dataset.at;
    held = square && event.isPrimary && hands.holds(square) ? square : null;
    clearTimeout(timer);
    if (!square || held || fingers.size > 1) return;
    timer = setTimeout(() => {
      if (hands.repeat(square)) [held, swallowsClick] = [square, true];
    }, PATIENCE);
  });

  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (fingers.size === 1) {
      travelled += Math.hypot(dx, dy);
      fingers.set(event.pointerId, now);
      if (distance(now, start) > SLACK) clearTimeout(timer);
      if (held && travelled >= SLACK) {
        hold(event);
        const square = squareUnder(event);
        view.hold();
        if (square) hands.paint(held, square);
        return;
      }
      if (travelled < SLACK || !stage.hasAttribute("data-pans")) return;
      hold(event);
      view.move(dx, dy);
      return;
    }
    hold(event);
    const [other = now] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    view.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle.x, middle.y);
    view.move(dx / 2, dy / 2);
    fingers.set(event.pointerId, now);
  });

  /** @param {PointerEvent} event */
  function hold(event) {
    swallowsClick = true;
    stage.setAttribute("data-moving", "");
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function release(event) {
    clearTimeout(timer);
    view.release();
    held = null;
    fingers.delete(event.pointerId);
    if (!fingers.size) stage.removeAttribute("data-moving");
  }
  stage.addEventListener("pointerup", (event) => {
    const now = place(event);
    view.release();
    if (held && fingers.size === 1 && distance(now, start) >= SWIPE) hands.swipe(held, quartersTo(start, now));
    release(event);
  });
  stage.addEventListener("pointercancel", release);

  // Before anyone else hears of it: a finger that moved the board did not tap a square.
  stage.addEventListener(
    "click",
    (event) => {
      if (swallowsClick && event.detail > 0) event.stopPropagation();
      swallowsClick = false;
    },
    true,
  );

  // Two fingers are ours even where one scrolls the page, and so is one that holds a tile.
  stage.addEventListener("touchmove", (event) => (held || event.touches.length > 1) && event.preventDefault(), {
    passive: false,
  });

  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { x, y } = place(event);
      view.zoom(Math.exp(-event.deltaY * WHEEL), x, y);
    },
    { passive: false },
  );
}

/**
 * A worker tile is swiped towards its fullest side, or dragged onto a square.
 * @param {HTMLElement} sheet
 * @param {Hands} hands
 */
function listenForTiles(sheet, hands) {
  /** @type {(Point & { button: HTMLElement, tile: SVGElement | null, since: number }) | null} */
  let taken = null;
  let swallowsClick = false;

  sheet.addEventListener("pointerdown", (event) => {
    swallowsClick = false;
    const button = closest(event.target, "[data-kind]");
    const [tile, since] = [button?.querySelector("svg") ?? null, event.timeStamp];
    taken = button && { button, tile, since, x: event.clientX, y: event.clientY };
  });

  sheet.addEventListener("pointermove", (event) => {
    if (!taken?.tile || distance(taken, { x: event.clientX, y: event.clientY }) < SLACK) return;
    if (!taken.button.hasPointerCapture(event.pointerId)) taken.button.setPointerCapture(event.pointerId);
    taken.tile.classList.add("taken");
    taken.tile.style.left = `${event.clientX}px`;
    taken.tile.style.top = `${event.clientY}px`;
  });

  // Else some browsers take the next tap for the hand that stops a scrolling page.
  sheet.addEventListener("touchmove", (event) => taken && event.preventDefault(), { passive: false });

  /** @param {PointerEvent} event */
  function drop(event) {
    const before = taken;
    taken = null;
    before?.tile?.classList.remove("taken");
    before?.tile?.removeAttribute("style");
    const end = { x: event.clientX, y: event.clientY };
    if (!before || event.type !== "pointerup" || distance(before, end) < SWIPE) return;
    swallowsClick = true;
    const onto = event.timeStamp - before.since > DRAG ? squareUnder(event) : undefined;
    hands.take(before.button.dataset.kind ?? "", onto ? 0 : quartersTo(before, end), onto);
  }
  sheet.addEventListener("pointerup", drop);
  sheet.addEventListener("pointercancel", drop);

  sheet.addEventListener(
    "click",
    (event) => {
      if (swallowsClick && event.detail > 0) event.stopPropagation();
      swallowsClick = false;
    },
    true,
  );
}

/**
 * The square of the board under a finger, if nothing lies over it.
 * @param {PointerEvent} event
 */
function squareUnder({ clientX, clientY }) {
  return closest(document.elementFromPoint(clientX, clientY), ".square")?.dataset.at;
}

/**
 * The side that a swipe goes to: 0 is the top, then clockwise.
 * @type {(from: Point, to: Point) => number}
 */
function quartersTo(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
