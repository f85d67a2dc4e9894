// @ts-check
import { parts } from "../wire.js";

/** @typedef {{ modes: string[], verbs: string[], places: (mode: string) => Set<string> }} Offers */

/** @type {Record<string, string>} */
export const PICTURES = { swap: "swap", flip: "turn", skip: "skip", discard: "skip" };

/** Options sorted for the hand: verbs that want a place are modes, the others are buttons. @param {string[]} options @returns {Offers} */
export function readOffers(options) {
  const all = options.map(parts);
  const unique = (/** @type {boolean} */ placed) => [
    ...new Set(all.filter(({ place }) => !!place === placed).map(({ verb }) => verb)),
  ];
  return {
    modes: unique(true),
    verbs: unique(false),
    places: (mode) => new Set(all.filter(({ verb, place }) => verb === mode && place).map(({ place }) => place)),
  };
}

/**
 * The remark on what is offered, and the word in it that stands out.
 * @param {Offers} offers @param {string} mode @param {import("./reading.js").View} view @param {import("../wire.js").Labels} labels
 */
export function remarkOn({ modes, verbs }, mode, { phase, hand, hand_from: from }, labels) {
  const first = verbs.includes("skip") ? "skip" : from === "take" && labels.notes.take ? "take" : mode;
  const key = hand === null ? "" : mode === modes[0] ? first : mode;
  const text = (modes.length || verbs.length ? labels.notes[key || phase] : "") ?? "";
  return { text, word: text.startsWith(labels.does[key] ?? "\n") ? labels.does[key] : "" };
}
