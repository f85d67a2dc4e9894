// @ts-check
/** What goes to Python: one thing at a time, and the kernel may be slow, busy or gone. */

const VISIBLE = 150; // ms before a pending control says so: most answers come sooner
const BUSY = 2000; // ms before the table says that the kernel is busy
const LOST = ["comm:close", "comm_live_update"];
const HEARD = ["msg:custom", "change:view", "change:notice"];

/** @typedef {{ kind: string, action?: string, revision?: number }} Pending */

export class Sending {
  /**
   * @param {import("./wire.js").Model} model
   * @param {() => void} changed called whenever what is said about sending changes
   */
  constructor(model, changed) {
    this.model = model;
    this.changed = changed;
    /** @type {Pending | null} */
    this.pending = null;
    /** Makes what is to be asked once nothing is pending: what it names may be another by then. @type {(() => Pending & Record<string, any>) | null} */
    this.wish = null;
    this.slow = false;
    this.busy = false;
    this.gone = false;
    /** Whether Python has said anything since this view is open; a table of a saved notebook never hears it. */
    this.heard = false;
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.timers = [];
    this.lose = this.lose.bind(this);
    this.hear = this.hear.bind(this);
    for (const event of LOST) model.on(event, this.lose);
    for (const event of HEARD) model.on(event, this.hear);
  }

  hear() {
    this.heard = true;
  }

  settle() {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.pending = null;
    this.slow = false;
    this.busy = false;
  }

  lose() {
    if (this.gone) return;
    this.settle();
    this.gone = true;
    this.changed();
  }

  /** @param {object} message @returns {boolean} whether it went */
  post(message) {
    if (this.gone) return false;
    try {
      this.model.send(message);
      return true;
    } catch {
      this.lose();
      return false;
    }
  }

  /** Sends what waits for an answer before anything else may be sent. @param {Pending & Record<string, any>} message */
  ask(message) {
    if (this.pending || this.gone || !this.post(message)) return false;
    this.pending = { kind: message.kind, action: message.action, revision: message.revision };
    const later = (/** @type {"slow" | "busy"} */ sign, /** @type {number} */ ms) =>
      setTimeout(() => {
        this[sign] = true;
        this.changed();
      }, ms);
    this.timers = [later("slow", VISIBLE), later("busy", BUSY)];
    return true;
  }

  /** Asks now, or after the answer that is waited for; the last wish counts. @param {() => Pending & Record<string, any>} wish */
  askSoon(wish) {
    this.wish = wish;
    this.follow();
  }

  /** Asks what was wished for while something else was pending. */
  follow() {
    if (!this.wish || this.pending || this.gone) return;
    const message = this.wish();
    this.wish = null;
    this.ask(message);
  }

  /** A newer view or a notice has come. @returns {Pending | null} what it answers */
  answered() {
    const was = this.pending;
    this.settle();
    return was;
  }

  close() {
    this.settle();
    for (const event of LOST) this.model.off(event, this.lose);
    for (const event of HEARD) this.model.off(event, this.hear);
  }
}
