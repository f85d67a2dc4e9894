// @ts-check
import { Does } from "../does.js";
import { make, mark, put, usable } from "../dom.js";
import { Held } from "./held.js";
import { Seat } from "./seat.js";

const HAND = 3; // places that are kept for cards

/**
 * @typedef {object} FanState
 * @property {import("./seat.js").SeatState} seat
 * @property {(string | null)[]} cards
 * @property {(card: string | null) => string} said
 * @property {import("./reading.js").Play[]} plays
 * @property {import("../does.js").Button[]} buttons
 * @property {(action: string) => import("../caddie.js").Worth | undefined} advice what the caddie says of a play
 * @property {string} pending
 * @property {import("../cards/face.js").Look} look
 */

/** The hand that lies nearest. What can be pressed besides cards lies where the totals stand while none can be played. */
export class Fan extends Seat {
  /** @param {(action: string) => void} act */
  constructor(act) {
    super("pn-own", make("div", "pn-fan", { role: "group" }));
    this.act = act;
    this.does = new Does();
    this.node.append(this.does.node);
    /** @type {Held[]} */
    this.held = [];
    /** @type {(string | null)[]} */
    this.cards = [];
  }

  /** @param {FanState} state @returns {HTMLElement[]} the places whose card changed */
  lay({ seat, cards, said, plays, buttons, advice, pending, look }) {
    super.update(seat);
    put(this.hand, "aria-label", seat.name);
    while (this.held.length < Math.max(HAND, cards.length)) {
      const held = new Held(this.act);
      this.held.push(held);
      this.hand.append(held.node);
    }
    this.cards = this.held.map((_, i) => cards[i] ?? null);
    const changed = this.held.filter((held, i) => {
      const card = this.cards[i];
      const ways = plays.filter((play) => play.card === card);
      return held.update({ card, name: said(card), plays: ways, asked: plays.length > 0, advice, pending, look });
    });
    this.does.update(buttons);
    mark(this.node, { "pn-does-lie": buttons.length > 0 });
    return changed.map(({ place }) => place);
  }

  /** The ways to play from left to right, then the buttons. @returns {HTMLElement[][]} */
  get items() {
    return [this.held.flatMap(({ items }) => items), this.does.shown];
  }

  /** The play that a node of the hand stands for. @param {Element} target @returns {import("./reading.js").Play | null} */
  playAt(target) {
    for (const held of this.held) if (held.node.contains(target)) return held.playAt(target);
    return null;
  }

  /** The first card that may be played, from a place on. @param {Element | null} from */
  next(from) {
    const all = this.items[0];
    const at = Math.max(
      0,
      this.held.findIndex((held) => held.node.contains(from)),
    );
    const first = all.indexOf(this.held[at].items[0]);
    return [...all.slice(first), ...all.slice(0, first)].find(usable) ?? null;
  }

  tidy() {
    this.does.tidy();
    for (const held of this.held) held.tidy();
  }
}
