// @ts-check
/**
 * The keys of 99 in what Python sends, and the plays that its options are.
 *
 * @typedef {import("../wire.js").View & Of} View
 * @typedef {object} Of
 * @property {string} total as it is written
 * @property {string} left how far it is to the end, in words
 * @property {1 | -1} direction
 * @property {string} turns the direction in a word
 * @property {number[]} tokens one number a seat
 * @property {string[] | null} hand of the seat that lies nearest; null where it is not to be seen
 * @property {number[]} counts cards in hand, one number a seat
 * @property {string[]} played the last cards, newest first
 * @property {number} played_count
 * @property {number} draw_count
 * @property {Record<string, string>} makes the total that an option makes
 * @property {Record<string, string>} by what an option adds
 *
 * @typedef {import("../wire.js").Card & { tokens: number }} Card how many tokens each had at the start
 * @typedef {import("../wire.js").Labels & Record<"played" | "before" | "running" | "tokens" | "count", string>} Labels
 * @typedef {Omit<import("../scene.js").Scene, "view" | "card" | "labels"> & { view: View, card: Card, labels: Labels }} Scene
 *
 * @typedef {object} Play one way to play a card
 * @property {string} action @property {string} card
 * @property {string} by @property {string} makes @property {string} says the whole of it in words
 */

/** Keys that Python leaves out while they are at these values. */
const VIEW = /** @type {Of} */ ({
  total: "0",
  left: "",
  direction: 1,
  turns: "",
  tokens: [],
  hand: null,
  counts: [],
  played: [],
  played_count: 0,
  draw_count: 0,
  makes: {},
  by: {},
});

/** @param {import("../scene.js").Scene} scene @returns {Scene} */
export const readScene = (scene) => ({
  ...scene,
  view: { ...VIEW, ...scene.view },
  card: { tokens: 0, ...scene.card },
  labels: /** @type {Labels} */ (scene.labels),
});

/** The ways in which cards may be played now: "play AS as 11" is one. @param {View} view @returns {Play[]} */
export const readPlays = ({ options, makes, by, does }) =>
  options.flatMap((action) => {
    const [verb, card = "", , worth = ""] = action.split(" ");
    if (verb !== "play") return [];
    return [{ action, card, by: by[action] ?? worth, makes: makes[action] ?? "", says: does[action] ?? action }];
  });

/** The options that name no card. @param {View} view */
export const readVerbs = ({ options }) => options.filter((action) => !action.includes(" "));
