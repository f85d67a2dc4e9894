// @ts-check
import { fadeIn, travel, turnUp } from "../cards/motion.js";
import { endsDeal, parts } from "../wire.js";

/** @typedef {import("./reading.js").View} View */
/** @typedef {{ draw: HTMLElement, discard: HTMLElement, hand: HTMLElement }} Piles */

/** @param {HTMLElement} place */
const face = (place) => /** @type {HTMLElement} */ (place.querySelector(":scope > .pn-face, :scope > .pn-slot"));

/** @param {View} view */
const isResult = (view) => endsDeal(view) || view.phase === "over";

/**
 * Moves what differs between two views: the picture of the second is drawn already.
 * @param {View} before @param {View} view @param {Piles} piles
 * @param {HTMLElement[]} changed the places that show something else now @param {HTMLElement[]} pills
 */
export function moveCards(before, view, piles, changed, pills) {
  if (isResult(view) && !isResult(before)) {
    const column = (/** @type {HTMLElement} */ place) =>
      [...(place.closest(".pn-row")?.querySelectorAll(".pn-place") ?? [])].indexOf(place);
    turnUp(changed, column);
    fadeIn(pills, 4);
    return;
  }
  const verb = view.did ? parts(view.did[1]).verb : "";
  if (!before.hand && view.hand) {
    travel([
      {
        node: face(piles.hand),
        from: (view.hand_from === "take" ? piles.discard : piles.draw).getBoundingClientRect(),
      },
    ]);
    if (view.hand_from !== "take") turnUp([piles.hand]);
    return;
  }
  const fromHand = before.hand && !view.hand;
  const place = changed[0];
  if (fromHand && verb === "swap" && place) {
    travel([
      { node: face(place), from: piles.hand.getBoundingClientRect() },
      { node: face(piles.discard), from: place.getBoundingClientRect(), late: true },
    ]);
    return;
  }
  if (fromHand) travel([{ node: face(piles.discard), from: piles.hand.getBoundingClientRect() }]);
  if (verb === "flip") turnUp(changed.slice(0, 1));
}
