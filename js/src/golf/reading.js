// @ts-check
/**
 * The keys of golf in what Python sends.
 *
 * @typedef {import("../wire.js").View & Of} View
 * @typedef {object} Of
 * @property {number | null} out who has put out
 * @property {string[]} layouts one a seat, rows parted by " / ", "?" is facedown
 * @property {number[]} showing strokes face up, one a seat
 * @property {string[][]} marks one list a seat: "A1 A2|what the clasp says|calm, keep, gift or none"
 * @property {string | null} hand
 * @property {string | null} hand_from
 * @property {string | null} discard
 * @property {number} discard_count
 * @property {number} draw_count
 *
 * @typedef {import("../wire.js").Card & { rows: number, columns: number }} Card the size of every layout
 * @typedef {Omit<import("../scene.js").Scene, "view" | "card"> & { view: View, card: Card }} Scene
 */

/** Keys that Python leaves out while they are at these values. */
const VIEW = /** @type {Of} */ ({
  out: null,
  layouts: [],
  showing: [],
  marks: [],
  hand: null,
  hand_from: null,
  discard: null,
  discard_count: 0,
  draw_count: 0,
});

/** @param {import("../scene.js").Scene} scene @returns {Scene} */
export const readScene = (scene) => ({ ...scene, view: { ...VIEW, ...scene.view }, card: readCard(scene.card) });

/** @param {import("../wire.js").Card} card @returns {Card} */
export const readCard = (card) => ({ rows: 0, columns: 0, ...card });
