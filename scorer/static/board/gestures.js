// One finger moves the board, two zoom it; a tap stays a tap.

const SLACK = 8;
const WHEEL = 0.01;

/** @import { View } from "./view.js" */
/** @typedef {{ x: number, y: number }} Point */

/**
 * @param {HTMLElement} stage
 * @param {View} view
 */
export function listenForGestures(stage, view) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let travelled = 0;
  let swallowsClick = false;

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
  });

  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (fingers.size === 1) {
      travelled += Math.hypot(dx, dy);
      fingers.set(event.pointerId, now);
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
    fingers.delete(event.pointerId);
    if (!fingers.size) stage.removeAttribute("data-moving");
  }
  stage.addEventListener("pointerup", release);
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

  // Two fingers are ours even where one scrolls the page.
  stage.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), {
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

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
