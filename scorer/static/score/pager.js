// One player per screen: a swipe leads to the next one, and so do buttons and keys. Where there is room for
// all of them there is nothing to turn.

import { all, closest, one } from "../dom.js";
import { language } from "../page/game.js";
import { words } from "../words.js";
import { form } from "./form.js";

const A_SWIPE = 50; // pixels, and more across than along
const SETTLED = 150; // milliseconds after the last scrolling

/**
 * @typedef {object} Actions
 * @property {(panel: HTMLElement) => HTMLElement} firstField
 * @property {(panel: HTMLElement) => void} confirm what a player's screen shows counts once it is left
 * @property {(panel: HTMLElement) => boolean} isStuck is something wrong on it?
 */

/**
 * @param {HTMLElement[]} seats
 * @param {HTMLElement} overview
 * @param {Actions} actions
 */
export function pageThrough(seats, overview, { firstField, confirm, isStuck }) {
  const boards = one(form, "[data-boards]");
  const pager = one(form, "[data-pager]");
  const [back, next] = all(pager, "button", HTMLButtonElement);
  // At a shared table the own board comes first.
  const panels = [...seats.filter(isMine), ...seats.filter((seat) => !isMine(seat)), overview];
  const wanted = document.getElementById(location.hash.slice(1));
  let at = Math.max(
    0,
    panels.findIndex((panel) => panel.contains(wanted)),
  );
  /** Where a swipe of one finger began. @type {Touch | null} */
  let began = null;
  let settling = 0;

  /** How far a screen is from where screens begin, in any direction of reading. @param {HTMLElement} panel */
  function distance(panel) {
    const [from, to] = [boards.getBoundingClientRect(), panel.getBoundingClientRect()];
    return document.dir === "rtl" ? to.right - from.right : to.left - from.left;
  }

  /** Shows the screen; the others take no height. */
  function show() {
    const panel = panels[at];
    for (const each of panels) each.toggleAttribute("data-current", each === panel);
    boards.scrollLeft += distance(panel);
    back.disabled = at === 0;
    next.hidden = panel === overview;
    if (next.hidden) return;
    const title = titleOf(panels[at + 1]);
    one(next, "span").textContent = panels[at + 1] === overview ? title : language.text(words.next, { side: title });
  }

  /** @param {number} to */
  function goTo(to) {
    const panel = panels[to];
    if (!panel || (to > at && isStuck(panels[at]))) return;
    if (to > at) confirm(panels[at]);
    at = to;
    show();
    firstField(panel).focus({ preventScroll: true });
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }

  pager.addEventListener("click", ({ target }) => {
    const button = closest(target, "[data-turn]");
    if (button) goTo(at + Number(button.dataset.turn));
  });
  overview.addEventListener("click", ({ target }) => {
    const line = closest(target, "[data-seat]");
    if (line) goTo(panels.findIndex(({ dataset }) => dataset.seat === line.dataset.seat));
  });
  /** @param {TouchEvent} event */
  const beginSwipe = ({ touches: [first, second] }) => {
    began = second ? null : first;
  };
  boards.addEventListener("touchstart", beginSwipe, { passive: true });
  boards.addEventListener("touchend", ({ changedTouches: [{ clientX, clientY }] }) => {
    // Where all are shown there is no pager; and whoever has zoomed in moves the page.
    if (!began || !pager.offsetHeight || (visualViewport?.scale ?? 1) > 1) return;
    const across = (began.clientX - clientX) * (document.dir === "rtl" ? -1 : 1);
    if (Math.abs(across) > Math.max(A_SWIPE, 2 * Math.abs(clientY - began.clientY))) goTo(at + Math.sign(across));
  });
  /** Another screen has come into sight by other ways than turning to it. @param {number} to */
  function arriveAt(to) {
    if (to > at) confirm(panels[at]);
    at = to;
    show();
    if (!boards.scrollTop) return;
    // The place was below the height of the screen before.
    boards.scrollTop = 0;
    if (boards.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: "nearest" });
  }
  /** @param {Element} place */
  function isInSight(place) {
    const [around, { left, right }] = [boards.getBoundingClientRect(), place.getBoundingClientRect()];
    return left >= around.left && right <= around.right;
  }
  boards.addEventListener("focusin", ({ target }) => {
    const place = closest(target, "*");
    const to = panels.findIndex((panel) => panel.contains(place));
    // What is being tapped does not move.
    if (place?.matches(":focus-visible") && to !== at) arriveAt(to);
  });
  // Addresses, the focus and the search of the browser scroll to a place on any screen.
  function settle() {
    clearTimeout(settling);
    settling = setTimeout(() => {
      settling = 0;
      const focused = document.activeElement;
      const distances = panels.map((panel) => Math.abs(distance(panel)));
      const nearest = distances.indexOf(Math.min(...distances));
      const to = focused && isInSight(focused) ? panels.findIndex((panel) => panel.contains(focused)) : -1;
      arriveAt(to < 0 ? nearest : to);
    }, SETTLED);
  }
  boards.addEventListener("scroll", settle);
  boards.addEventListener("pointerdown", () => clearTimeout(settling));
  for (const end of ["pointerup", "pointercancel"]) boards.addEventListener(end, () => settling && settle());
  overview.hidden = pager.hidden = false;
  new ResizeObserver(show).observe(boards);
  show();
  wanted?.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} panel */
const isMine = (panel) => panel.classList.contains("mine");

/** @param {HTMLElement} panel */
const titleOf = (panel) => all(panel, "h2 [data-name], h2").at(-1)?.textContent.trim() ?? "";
