// @ts-check
import { travel, turnUp } from "../cards/motion.js";
import { parts } from "../wire.js";

/**
 * @typedef {object} Where
 * @property {HTMLElement} played
 * @property {(seat: number, card: string) => HTMLElement} handOf the place that a card was played from
 * @property {(place: HTMLElement) => HTMLElement} cameFrom where the card of a place lay before: in the hand, or in the stock
 */

/** @param {Element} place */
const face = (place) => /** @type {HTMLElement} */ (place.querySelector(":scope > .pn-face, :scope > .pn-slot"));

/**
 * Moves what differs between two views: the picture of the second is drawn already.
 * @param {import("./reading.js").View} view @param {Where} where
 * @param {HTMLElement[]} changed places of the own hand that show another card
 */
export function moveCards(view, where, changed) {
  const [seat, action] = view.did ?? [null, ""];
  const { verb, place: card } = parts(action);
  const drawn = changed.filter((place) => face(place)?.classList.contains("pn-std"));
  const trips = [];
  if (verb === "play" && seat !== null)
    trips.push({ node: face(where.played), from: where.handOf(seat, card).getBoundingClientRect() });
  if (seat === view.near)
    for (const place of drawn)
      trips.push({ node: face(place), from: where.cameFrom(place).getBoundingClientRect(), late: true });
  travel(trips);
  if (seat !== view.near) turnUp(drawn);
}
