// @ts-check
/** Reading a layout and its marks: notation in, rows and places out. */
import { partsOf, sidesOf, signAt } from "./joints.js";

/** @param {string} text "5 9 ? 12 / 5 ? 3 ?" @returns {string[][]} */
export const readRows = (text) => text.split("/").map((row) => row.trim().split(/\s+/));

/** A layout of somebody who does not play this hole. @param {number} rows @param {number} columns @returns {null[][]} */
export const emptyRows = (rows, columns) => Array.from({ length: rows }, () => Array(columns).fill(null));

/** @param {number} row @param {number} column both from 0 */
export const placeAt = (row, column) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** @typedef {{ places: string[], text: string, kind: string }} Mark */

/** @param {string[] | undefined} marks "A1 A2|0|calm" @returns {Mark[]} */
export const readMarks = (marks) =>
  (marks ?? []).map((mark) => {
    const [places, text = "", kind = "none"] = mark.split("|");
    return { places: places.split(" "), text, kind };
  });

/**
 * The mark that joins a place to others, and the sides on which they touch; where it is in several, the sides of all.
 * @param {Mark[]} marks @param {string} place
 */
export function joinAt(marks, place) {
  const joining = marks.filter(({ places, kind }) => kind !== "none" && places.includes(place));
  if (!joining.length) return null;
  return { mark: joining[0], sides: [...new Set(joining.flatMap(({ places }) => sidesOf(places, place)))] };
}

/** One sign for each part of a mark that hangs together. @param {Mark[]} marks */
export const signsOf = (marks) =>
  marks.flatMap(({ places, text, kind }) => {
    const parts = partsOf(places);
    // a card that counts alone says so itself
    const shown = kind === "none" && (parts.length > 1 || places.length < 2) ? [] : parts;
    return shown.map((part) => ({ ...signAt(part), text, kind, apart: kind !== "none" && parts.length > 1 }));
  });
