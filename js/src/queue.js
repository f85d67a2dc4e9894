// @ts-check
/**
 * Moments that arrive faster than the eye wait here and are shown one a step.
 *
 * @typedef {{ view: import("./wire.js").View, card: import("./wire.js").Card, told?: boolean }} Moment
 *
 * @typedef {object} Stage what the queue needs of the table
 * @property {(moment: Moment, how: { stepped: boolean, fresh: boolean }) => void} show `fresh`: nothing shown before belongs to it
 * @property {(moment: Moment) => void} tell a moment that is passed over: it belongs in the log all the same
 * @property {(moment: Moment) => number} stay milliseconds before the next
 * @property {() => boolean} instant no steps at all
 * @property {(moment: Moment) => boolean} byPerson
 */

const HELD = "hole over";

/** @param {Stage} stage */
export function createQueue(stage) {
  /** @type {Moment[]} */
  let waiting = [];
  /** @type {Moment | null} */
  let shown = null;
  let held = false;
  let until = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const latest = () => waiting.at(-1) ?? shown;

  /** @param {Moment} moment @param {boolean} stepped @param {boolean} [fresh] */
  function place(moment, stepped, fresh = false) {
    shown = moment;
    held = moment.view.phase === HELD;
    until = Date.now() + stage.stay(moment);
    stage.show(moment, { stepped, fresh });
  }

  function advance() {
    clearTimeout(timer);
    timer = undefined;
    if (held || !waiting.length) return;
    if (stage.instant()) return drain();
    const wait = until - Date.now();
    if (wait > 0) {
      timer = setTimeout(advance, wait);
      return;
    }
    const next = /** @type {Moment} */ (waiting.shift());
    place(next, true);
    advance();
  }

  /** Everything up to the next result at once: what is passed over is told, the last is shown. */
  function drain() {
    clearTimeout(timer);
    timer = undefined;
    if (held || !waiting.length) return;
    const stop = waiting.findIndex(({ view }) => view.phase === HELD);
    const passed = waiting.splice(0, stop < 0 ? waiting.length : stop + 1);
    const last = /** @type {Moment} */ (passed.pop());
    passed.forEach(stage.tell);
    place(last, false);
  }

  /** Somebody acted elsewhere (another view, a cell) on what this view had yet to show. */
  function catchUp() {
    waiting.forEach(stage.tell);
    waiting = [];
    held = false;
    until = 0;
    clearTimeout(timer);
    timer = undefined;
  }

  /** @param {Moment} moment */
  function push(moment) {
    const last = latest();
    if (!last) return place(moment, false, true);
    if (moment.view.revision === last.view.revision) return replace(moment, last);
    if (moment.view.revision < last.view.revision || !moment.view.did) {
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
      return place(moment, false, true);
    }
    if (waiting.length && stage.byPerson(moment)) catchUp();
    waiting.push(moment);
    if (!timer) advance();
    // from now on nothing may be offered
    if (waiting.length === 1 && shown) stage.show(shown, { stepped: false, fresh: false });
  }

  /** The same moment in other words: no step. @param {Moment} moment @param {Moment} last */
  function replace(moment, last) {
    moment.told = last.told;
    if (waiting.length) {
      waiting[waiting.length - 1] = moment;
      return;
    }
    shown = moment;
    stage.show(moment, { stepped: false, fresh: false });
  }

  return {
    push,
    latest,
    hurry: drain,
    /** Lets go of a result that was held, and plays on. */
    release() {
      if (!held) return;
      held = false;
      until = 0;
      advance();
      if (shown && !waiting.length) stage.show(shown, { stepped: false, fresh: false });
    },
    /** The pace has changed. */
    again: () => advance(),
    /** Python has told everything up to now. */
    told() {
      for (const moment of waiting) moment.told = true;
    },
    get held() {
      return held;
    },
    get waiting() {
      return waiting.length;
    },
    close: () => clearTimeout(timer),
  };
}
