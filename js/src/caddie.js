// @ts-check
/**
 * What Python says of an option: strokes, error, grade (best, tied, good, fair, poor), what a reader hears, the remark with the reason.
 * @typedef {[strokes: string, error: string, grade: string, heard: string, remark: string]} Worth
 * @typedef {{ revision: number, options: Record<string, Worth>, word: string, text: string }} Advice
 */

/** The caddie at one view of a table: while it is on, it is asked once for each decision that is made here. */
export class Caddie {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.on = false;
    this.asked = -1;
  }

  /** Once the match is over there is nothing to advise: it looks back. */
  get looksBack() {
    return this.table.shown?.view.phase === "over";
  }

  toggle() {
    this.on = !this.on;
    this.asked = -1;
    this.table.draw();
  }

  /** @returns {Advice | null} what it says of the moment that is shown */
  get advice() {
    const { shown, live, model } = this.table;
    /** @type {Advice | undefined} */
    const said = model.get("panel")?.advice;
    return this.on && live && said && said.revision === shown?.view.revision ? said : null;
  }

  /** Asks for what is not known yet. */
  follow() {
    const { shown, live, sending } = this.table;
    if (!this.on || !live || !shown?.view.options.length || this.advice || this.asked === shown.view.revision) return;
    this.asked = shown.view.revision;
    sending.post({ kind: "advise", revision: this.asked });
  }
}
