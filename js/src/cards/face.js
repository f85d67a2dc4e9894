// @ts-check
import { numeral, picture, pip } from "../art.js";
import { make } from "../dom.js";
import { minus } from "../wire.js";

/**
 * @typedef {object} Look
 * @property {boolean} [small] on a rival's card
 * @property {string} [join] calm, keep or gift: part of a group of cards; empty where it stands alone
 * @property {string[]} [sides] on which the others of the group touch it: up, down, before, after
 * @property {string} [skin]
 * @property {Record<string, number>} [worth] strokes of each rank, as Python says them
 */

/** The shape that says how much a card costs: a picture of the number, not a rule. @param {number} strokes */
function band(strokes) {
  if (strokes < 0) return "ace";
  if (strokes === 0) return "mulligan";
  if (strokes > 11) return "out";
  if (strokes < 5) return "low";
  return strokes > 8 ? "high" : "mid";
}

/** @param {Look} look */
function joining({ join, sides }) {
  if (!join) return "";
  return `pn-joined ${join === "keep" ? "" : "pn-calm"} ${(sides ?? []).map((side) => `pn-${side}`).join(" ")}`;
}

/** @param {string} card @param {Look} look */
function linksFace(card, look) {
  const strokes = look.worth?.[card] ?? Number(card);
  const kind = band(strokes);
  const calm = !!look.join && look.join !== "keep";
  const face = make("span", `pn-face pn-${kind} ${card.length > 1 ? "pn-two" : ""} ${joining(look)}`);
  const art = calm ? null : picture(kind);
  if (art) face.append(art);
  face.append(numeral(card));
  return face;
}

/** Rank over suit, as on a common deck. @param {string} card @param {Look} look */
function standardFace(card, look) {
  const joker = card === "JOKER";
  const suit = card.slice(-1);
  const rank = joker ? "*" : card.slice(0, -1);
  const strokes = look.worth?.[joker ? "JOKER" : rank];
  const kind = strokes === undefined ? "mid" : band(strokes);
  const red = suit === "H" || suit === "D";
  const face = make(
    "span",
    `pn-face pn-std pn-${kind} ${joker ? "pn-star" : ""} ${rank.length > 1 ? "pn-two" : ""} ${red ? "pn-red" : ""} ${joining(look)}`,
  );
  face.append(numeral(rank));
  if (!joker) face.append(pip(suit));
  if (strokes !== undefined)
    face.append(
      make("span", `pn-worth ${kind === "high" ? "pn-box" : kind === "mid" ? "pn-bare" : ""}`, {}, minus(strokes)),
    );
  return face;
}

/** @param {string | null} card null is an empty place, "?" a back: every back is the same markup @param {Look} look */
function paint(card, look) {
  if (card === null) return make("span", "pn-slot");
  if (card === "?") return make("span", "pn-face pn-back");
  const face = look.skin === "standard" ? standardFace(card, look) : linksFace(card, look);
  face.className = `${face.className} ${look.small ? "pn-small" : ""}`.replace(/\s+/g, " ").trim();
  return face;
}

/** What lies on each place now, kept beside the DOM and never in it. @type {WeakMap<Element, string>} */
const lying = new WeakMap();

/** @param {HTMLElement} place @param {string | null} card @param {Look} [look] @returns {boolean} whether the picture changed */
export function layFace(place, card, look = {}) {
  const key =
    card === null || card === "?"
      ? String(card)
      : `${card} ${joining(look)} ${look.skin} ${look.small} ${look.worth?.[card] ?? ""}`;
  if (lying.get(place) === key) return false;
  lying.set(place, key);
  const old = place.querySelector(":scope > .pn-face, :scope > .pn-slot");
  const face = paint(card, look);
  if (old) old.replaceWith(face);
  else place.prepend(face);
  return true;
}
