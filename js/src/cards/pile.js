// @ts-check

import { layChip } from "../chips.js";
import { enable, make, mark, put, say, show } from "../dom.js";
import { layFace } from "./face.js";

/**
 * @typedef {object} PileState
 * @property {string} label @property {number | null} count
 * @property {string | null} card
 * @property {string} name what a reader hears
 * @property {boolean} offered @property {boolean} [shortcut] does something, without being what is asked
 * @property {import("../caddie.js").Worth} [worth] what the caddie says of it
 * @property {boolean} [changed] @property {boolean} [pending] @property {boolean} [chosen]
 * @property {import("./face.js").Look} look
 */

/** A pile of backs, one of faces, or a card in hand. */
export class Pile {
  /** @param {"stack" | "heap" | "hand"} kind @param {boolean} [button] a card in hand can only be put somewhere, a pile may be drawn from */
  constructor(kind, button = kind !== "hand") {
    this.kind = kind;
    this.button = button;
    this.label = make("span");
    this.count = make("b");
    this.place = button
      ? make("button", "pn-place", { type: "button", tabindex: "-1" })
      : make("span", "pn-place", { role: "img" });
    this.node = make(
      "div",
      `pn-pile ${kind === "hand" ? "pn-hand" : ""}`.trim(),
      {},
      make("span", "pn-pile-label", { "aria-hidden": "true" }, this.label, this.count),
      this.place,
    );
  }

  /** @param {PileState} state @returns {boolean} whether the card changed */
  update(state) {
    say(this.label, state.label);
    say(this.count, state.count === null ? "" : String(state.count));
    show(this.count, state.count !== null);
    put(this.place, "aria-label", state.worth ? `${state.name}, ${state.worth[3]}` : state.name);
    put(this.place, "title", state.worth?.[4]);
    layChip(this.place, state.worth);
    if (this.button) enable(this.place, state.offered || !!state.shortcut);
    mark(this.place, {
      "pn-offered": state.offered,
      "pn-shortcut": state.shortcut,
      "pn-chosen": state.chosen,
      "pn-changed": state.changed && !state.offered,
      "pn-pending": state.pending,
      "pn-stack": this.kind === "stack" && (state.count ?? 0) > 0,
      "pn-heap": this.kind === "heap" && (state.count ?? 0) > 1,
    });
    return layFace(this.place, state.card, state.look);
  }
}
