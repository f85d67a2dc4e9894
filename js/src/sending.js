// @ts-check
/** What goes to Python: one thing at a time, and the kernel may be slow, busy or gone. */

const VISIBLE = 150; // ms before a pending control says so: most answers come sooner
const BUSY = 2000; // ms before the table says that the kernel is busy

/** @typedef {{ kind: string, action?: string, revision: number }} Pending */

/**
 * @param {import("./wire.js").Model} model
 * @param {() => void} changed called whenever what is said about sending changes
 */
export function createSending(model, changed) {
  /** @type {Pending | null} */
  let pending = null;
  let slow = false;
  let busy = false;
  let gone = false;
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];

  function settle() {
    timers.forEach(clearTimeout);
    timers = [];
    pending = null;
    slow = busy = false;
  }

  function lose() {
    if (gone) return;
    settle();
    gone = true;
    changed();
  }

  /** @param {object} message */
  function post(message) {
    if (gone) return false;
    try {
      model.send(message);
      return true;
    } catch {
      lose();
      return false;
    }
  }

  /** @param {Pending & Record<string, any>} message waits for an answer before anything else may be sent */
  function ask(message) {
    if (pending || gone) return false;
    if (!post(message)) return false;
    pending = { kind: message.kind, action: message.action, revision: message.revision };
    timers = [
      setTimeout(() => {
        slow = true;
        changed();
      }, VISIBLE),
      setTimeout(() => {
        busy = true;
        changed();
      }, BUSY),
    ];
    changed();
    return true;
  }

  model.on("comm:close", lose);
  model.on("comm_live_update", lose);

  return {
    ask,
    post,
    /** A newer view or a notice has come. @returns {Pending | null} what it answers */
    answered() {
      const was = pending;
      settle();
      return was;
    },
    get pending() {
      return pending;
    },
    get slow() {
      return slow;
    },
    get busy() {
      return busy;
    },
    get gone() {
      return gone;
    },
    close() {
      settle();
      model.off("comm:close", lose);
      model.off("comm_live_update", lose);
    },
  };
}
