// @ts-check
import { endsDeal } from "./wire.js";

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

const MOST = 60; // moments: a view that nobody looks at, while another plays on, does not fall further behind

export class Queue {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {Moment | null} */
    this.shown = null;
    /** The result of a deal stays until it is let go. */
    this.held = false;
    this.until = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get waiting() {
    return this.moments.length;
  }

  get latest() {
    return this.moments.at(-1) ?? this.shown;
  }

  /** @param {Moment} moment */
  push(moment) {
    const last = this.latest;
    if (!last) return this.place(moment, false, true);
    const { revision, did } = moment.view;
    if (revision === last.view.revision) return this.replace(moment, last);
    if (!did) return this.restart(moment);
    if (this.stage.byPerson(moment) || this.waiting >= MOST) this.catchUp();
    this.moments.push(moment);
    if (!this.timer) this.advance();
    // from now on nothing may be offered
    if (this.waiting === 1) this.again();
  }

  /** A moment that nothing led to (undo, another match): what waits belongs to nothing any more. @param {Moment} moment */
  restart(moment) {
    this.stop();
    this.moments = [];
    this.place(moment, false, true);
  }

  /** The same moment in other words: no step. @param {Moment} moment @param {Moment} last */
  replace(moment, last) {
    moment.told = last.told;
    if (this.waiting) {
      this.moments[this.waiting - 1] = moment;
      return;
    }
    this.shown = moment;
    this.again();
  }

  /** What a person does shows at once: here, or elsewhere (another view, a cell) on what this view had yet to show. */
  catchUp() {
    this.stop();
    this.moments.forEach(this.stage.tell);
    this.moments = [];
    this.held = false;
    this.until = 0;
  }

  /** @param {Moment} moment @param {boolean} stepped @param {boolean} [fresh] */
  place(moment, stepped, fresh = false) {
    this.shown = moment;
    this.held = endsDeal(moment.view);
    this.until = fresh ? 0 : Date.now() + this.stage.stay(moment);
    this.stage.show(moment, { stepped, fresh });
  }

  /** Shows what is due, and waits for the rest. */
  advance() {
    this.stop();
    if (this.held || !this.waiting) return;
    if (this.stage.instant()) return this.hurry();
    const wait = this.until - Date.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.advance(), wait);
      return;
    }
    this.place(/** @type {Moment} */ (this.moments.shift()), true);
    this.advance();
  }

  /** Everything up to the next result at once: what is passed over is told, the last is shown. */
  hurry() {
    this.stop();
    if (this.held || !this.waiting) return;
    const stop = this.moments.findIndex(({ view }) => endsDeal(view));
    const passed = this.moments.splice(0, stop < 0 ? this.waiting : stop + 1);
    const last = /** @type {Moment} */ (passed.pop());
    passed.forEach(this.stage.tell);
    this.place(last, false);
  }

  /** Lets go of a result that was held, and plays on. */
  release() {
    if (!this.held) return;
    this.held = false;
    this.until = 0;
    this.advance();
    if (!this.waiting) this.again();
  }

  /** Draws what is shown once more: what may be done about it has changed. */
  again() {
    if (this.shown) this.stage.show(this.shown, { stepped: false, fresh: false });
  }

  /** Python has told everything up to now. */
  told() {
    for (const moment of this.moments) moment.told = true;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
