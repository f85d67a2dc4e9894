// @ts-check
/** Which places of a group hang together, and where its sign lies. Geometry alone: which places make a group is said by Python. */

/** @typedef {{ row: number, column: number }} Cell both from 0 */

/** @param {string} place "B2" @returns {Cell} */
const cellOf = (place) => ({ row: Number(place.slice(1)) - 1, column: place.charCodeAt(0) - 65 });

const SIDES = /** @type {const} */ ({ up: [-1, 0], down: [1, 0], before: [0, -1], after: [0, 1] });

/** @param {Cell[]} cells @param {number} row @param {number} column */
const has = (cells, row, column) => cells.some((cell) => cell.row === row && cell.column === column);

/** The sides on which a place touches others of its group. @param {string[]} places @param {string} place @returns {string[]} */
export function sidesOf(places, place) {
  const cells = places.map(cellOf);
  const { row, column } = cellOf(place);
  return Object.entries(SIDES).flatMap(([side, [down, right]]) =>
    has(cells, row + down, column + right) ? [side] : [],
  );
}

/** The parts of a group that hang together, in the order of their first places. @param {string[]} places @returns {string[][]} */
export function partsOf(places) {
  /** @type {string[][]} */
  const parts = [];
  for (const place of places) {
    const near = parts.filter((part) => part.some((other) => sidesOf([other], place).length > 0));
    const rest = parts.filter((part) => !near.includes(part));
    parts.splice(0, parts.length, ...rest, [...near.flat(), place]);
  }
  return parts.sort((one, other) => places.indexOf(one[0]) - places.indexOf(other[0]));
}

const FOOT = 0.28; // how far below its middle a card alone carries its sign

/**
 * Where the sign of places that hang together lies, in cards from the middle of A1: on a joint, so that no numeral is hidden.
 * @param {string[]} part @returns {{ x: number, y: number }}
 */
export function signAt(part) {
  const cells = part.map(cellOf);
  const mean = (/** @type {number[]} */ all) => all.reduce((sum, n) => sum + n, 0) / all.length;
  const x = mean(cells.map(({ column }) => column));
  const y = mean(cells.map(({ row }) => row));
  const joints = cells.flatMap(({ row, column }) => [
    ...(has(cells, row + 1, column) ? [{ x: column, y: row + 0.5 }] : []),
    ...(has(cells, row, column + 1) ? [{ x: column + 0.5, y: row }] : []),
    ...([1, 0, 1].every((right, i) => has(cells, row + (i ? 1 : 0), column + right))
      ? [{ x: column + 0.5, y: row + 0.5 }]
      : []),
  ]);
  if (!joints.length) return { x, y: y + FOOT };
  const far = (/** @type {{ x: number, y: number }} */ joint) => Math.hypot(joint.x - x, joint.y - y);
  return joints.reduce((best, joint) => (far(joint) < far(best) - 1e-9 ? joint : best));
}
