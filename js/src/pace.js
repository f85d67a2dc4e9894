// @ts-check
/** @typedef {import("./wire.js").View} View */

/** How long a moment stays before the next one is shown, in milliseconds at speed 1. */
const STAY = { visible: 900, table: 700, own: 550, dealOver: 3200 };
/** Phases and actions that are understood at a glance. @type {Record<string, number>} */
const BRIEF = { "tee off": 500, draw: 450 };

/**
 * @param {View} view the moment that is on the table
 * @param {boolean} byPerson somebody at this screen did it, and knows it
 * @param {number} speed 0 is none
 */
export function stay(view, byPerson, speed) {
  if (!speed) return 0;
  return base(view, byPerson) / speed;
}

/** @param {View} view @param {boolean} byPerson */
function base({ did, phase }, byPerson) {
  if (!did) return 0;
  const [seat, action] = did;
  if (seat === null) return STAY.table;
  if (byPerson) return STAY.own;
  return BRIEF[phase] ?? BRIEF[action] ?? STAY.visible;
}

/** How long a table of bots alone leaves the result of a deal before it plays on. @param {number} speed */
export const pause = (speed) => STAY.dealOver / Math.max(speed, 0.25);
