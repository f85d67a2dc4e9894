// @ts-check
import { icon } from "../art.js";
import { layFace } from "../cards/face.js";
import { arrange, make, mark, put } from "../dom.js";
import { Plate } from "../plate.js";
import { Tokens } from "./tokens.js";

/**
 * @typedef {object} SeatState
 * @property {string} name @property {string} kind @property {string} badge
 * @property {boolean} plays @property {string} toAct what a reader hears then
 * @property {boolean} gone has nothing left to lose
 * @property {number} tokens @property {number} start @property {number} count cards in hand
 * @property {import("./reading.js").Labels} labels
 */

/** A player: the plate with the name and the tokens, over a hand. */
export class Seat {
  /** @param {string} cls @param {HTMLElement} hand */
  constructor(cls, hand) {
    this.tokens = new Tokens();
    this.plate = new Plate(this.tokens.node);
    this.plate.node.prepend(icon("way", "pn-comes"));
    this.hand = hand;
    this.node = make("section", `pn-seat ${cls}`, {}, this.plate.node, hand);
  }

  /** @param {SeatState} state */
  update(state) {
    const { name, plays, toAct, gone, tokens, start, labels } = state;
    this.plate.update(state);
    this.tokens.update(tokens, start, labels);
    mark(this.node, { "pn-plays": plays, "pn-gone": gone });
    put(this.node, "aria-label", plays && toAct ? `${name}, ${toAct}` : name);
  }
}

/** Somebody whose cards are not to be seen: how many they are is. */
export class Rival extends Seat {
  constructor() {
    super("pn-rival", make("div", "pn-backs", { role: "img" }));
    /** @type {HTMLElement[]} */
    this.backs = [];
  }

  /** The card from which one is played. @returns {HTMLElement} */
  get nearest() {
    return this.backs[0] ?? this.hand;
  }

  /** @param {SeatState} state */
  update(state) {
    super.update(state);
    while (this.backs.length < state.count) {
      const back = make("span", "pn-place");
      layFace(back, "?");
      this.backs.push(back);
    }
    arrange(this.hand, this.backs.slice(0, state.count));
    put(this.hand, "aria-label", `${state.labels.count}${state.labels.colon}${state.count}`);
  }
}
