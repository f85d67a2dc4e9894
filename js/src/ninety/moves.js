// @ts-check
import { fadeIn, travel, turnUp } from "../cards/motion.js";
import { parts } from "../wire.js";

/** @typedef {import("./reading.js").View} View */

/** @param {Element} place */
const face = (place) => /** @type {HTMLElement} */ (place.querySelector(":scope > .pn-face, :scope > .pn-slot"));

/**
 * Moves what differs between two views: the picture of the second is drawn already.
 * @param {View} view @param {{ draw: HTMLElement, played: HTMLElement, number: HTMLElement, handOf: (seat: number) => HTMLElement }} where
 * @param {HTMLElement[]} changed places of the own hand that show another card @param {boolean} retold whether the total changed
 */
export function moveCards(view, where, changed, retold) {
  const [seat, action] = view.did ?? [null, ""];
  const { verb } = parts(action);
  if (retold) fadeIn([where.number], 0);
  const drawn = changed.filter((place) => face(place)?.classList.contains("pn-std"));
  const trips = [];
  if (verb === "play" && seat !== null)
    trips.push({ node: face(where.played), from: where.handOf(seat).getBoundingClientRect() });
  if (seat === view.near)
    for (const place of drawn) trips.push({ node: face(place), from: where.draw.getBoundingClientRect(), late: true });
  travel(trips);
  if (seat !== view.near) turnUp(drawn);
}
