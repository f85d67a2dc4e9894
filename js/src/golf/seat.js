// @ts-check
import { arrange, make, mark, put, say } from "../dom.js";
import { Plate } from "../plate.js";
import { minus } from "../wire.js";
import { Layout } from "./layout.js";

/**
 * @typedef {object} SeatState
 * @property {string} name @property {string} kind
 * @property {boolean} plays @property {string} toAct what a reader hears then
 * @property {string} badge @property {string} word @property {number | undefined} strokes
 * @property {import("./layout.js").LayoutState} layout
 */

/** A player: the plate with the name, and the layout. */
export class Seat {
  /** @param {boolean} own */
  constructor(own) {
    this.own = own;
    this.layout = new Layout(own);
    this.word = make("span", "pn-word");
    this.strokes = make("b");
    this.plate = new Plate(make("span", "pn-showing", {}, this.word, " ", this.strokes));
    this.rowMarks = make("div", "pn-rows", { "aria-hidden": "true" });
    this.columnMarks = make("div", "pn-cols", { "aria-hidden": "true" });
    const body = own
      ? make("div", "pn-marked", {}, this.rowMarks, this.layout.node, this.columnMarks)
      : this.layout.node;
    this.node = make("section", `pn-seat ${own ? "pn-own" : "pn-rival"}`, {}, this.plate.node, body);
  }

  /** @param {SeatState} state @returns {HTMLElement[]} the places that changed */
  update(state) {
    this.plate.update(state);
    say(this.word, state.word);
    say(this.strokes, minus(state.strokes));
    mark(this.node, { "pn-plays": state.plays });
    put(this.node, "aria-label", state.plays && state.toAct ? `${state.name}, ${state.toAct}` : state.name);
    const { rows } = state.layout;
    if (this.own) this.letter(rows.length, rows[0].length);
    else if (this.node.style.getPropertyValue("--pn-cols") !== String(rows[0].length))
      this.node.style.setProperty("--pn-cols", String(rows[0].length));
    return this.layout.update(state.layout);
  }

  /** The letters and numbers of the places. @param {number} rows @param {number} columns */
  letter(rows, columns) {
    if (this.rowMarks.childElementCount === rows && this.columnMarks.childElementCount === columns) return;
    arrange(
      this.rowMarks,
      Array.from({ length: rows }, (_, i) => make("span", "", {}, String(i + 1))),
    );
    arrange(
      this.columnMarks,
      Array.from({ length: columns }, (_, i) => make("span", "", {}, String.fromCharCode(65 + i))),
    );
  }
}
