// @ts-check
/** Cards that travel and turn. Only transform and opacity move, nothing waits for it, and what is drawn is the end of the motion already. */

const COLUMN = 60; // ms between the columns of a reveal
const LEAVE = 40; // ms by which the card that leaves follows the one that comes

/** @param {Element} node */
function tokens(node) {
  const style = getComputedStyle(node);
  const ms = (/** @type {string} */ name) => {
    const text = style.getPropertyValue(name).trim();
    const n = Number.parseFloat(text);
    return Number.isFinite(n) ? n * (/\ds$/.test(text) ? 1000 : 1) : 0;
  };
  return {
    turn: ms("--pn-turn"),
    travel: ms("--pn-travel"),
    ease: style.getPropertyValue("--pn-ease").trim() || "ease-out",
  };
}

/** Lets a face turn up. @param {HTMLElement[]} places @param {(place: HTMLElement) => number} [column] */
export function turnUp(places, column = () => 0) {
  if (!places.length || typeof places[0].animate !== "function") return;
  const { turn, ease } = tokens(places[0]);
  if (!turn) return;
  for (const place of places) {
    const face = place.querySelector(":scope > .pn-face");
    face?.animate(
      [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "perspective(600px) rotateY(0deg)" }],
      {
        duration: turn,
        easing: ease,
        delay: column(place) * COLUMN,
        fill: "backwards",
      },
    );
  }
}

/** @param {HTMLElement[]} pills @param {number} after columns that turn up first */
export function fadeIn(pills, after) {
  if (!pills.length || typeof pills[0].animate !== "function") return;
  const { turn } = tokens(pills[0]);
  if (!turn) return;
  for (const pill of pills)
    pill.animate([{ opacity: 0 }, { opacity: 1 }], { duration: turn, delay: after * COLUMN + turn, fill: "backwards" });
}

/** @typedef {{ node: HTMLElement, from: DOMRect, late?: boolean }} Trip */

/** Lets a card come from where another lay. Measures all, then moves all. @param {Trip[]} trips */
export function travel(trips) {
  if (!trips.length || typeof trips[0].node.animate !== "function") return;
  const { travel: duration, ease } = tokens(trips[0].node);
  if (!duration) return;
  const measured = trips.map((trip) => ({ ...trip, to: trip.node.getBoundingClientRect() }));
  for (const { node, from, to, late } of measured) {
    if (!to.width || !from.width) continue;
    const x = from.left - to.left + (from.width - to.width) / 2;
    const y = from.top - to.top + (from.height - to.height) / 2;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const end = getComputedStyle(node).transform;
    node.classList.add("pn-travels");
    const moving = node.animate([{ transform: start }, { transform: end === "none" ? "translate(0, 0)" : end }], {
      duration,
      easing: ease,
      delay: late ? LEAVE : 0,
      fill: "backwards",
    });
    moving.onfinish = moving.oncancel = () => node.classList.remove("pn-travels");
  }
}
