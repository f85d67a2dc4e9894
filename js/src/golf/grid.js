// @ts-check
/** Reading a layout and its marks: notation in, rows and places out. */

/** @param {string} text "5 9 ? 12 / 5 ? 3 ?" @returns {string[][]} */
export const readRows = (text) => text.split("/").map((row) => row.trim().split(/\s+/));

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
 * The mark that joins a place to others, and where in it the place lies. Only whole columns are joined.
 * @param {Mark[]} marks @param {string} place
 */
export function joinAt(marks, place) {
  const mark = marks.find(({ places, kind }) => kind !== "none" && places.includes(place));
  if (!mark) return null;
  const column = mark.places.filter((p) => p[0] === place[0]);
  return { mark, first: column[0] === place, last: column.at(-1) === place };
}
