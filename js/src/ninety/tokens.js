// @ts-check
import { arrange, make, mark, put, say } from "../dom.js";

const DOTS = 5; // more than these are a number

/** What a player has left to lose. */
export class Tokens {
  constructor() {
    this.node = make("span", "pn-tokens", { role: "img" });
    /** @type {HTMLElement[]} */
    this.dots = [];
    this.number = make("b");
  }

  /** @param {number} left @param {number} start @param {{ tokens: string, colon: string }} labels */
  update(left, start, { tokens, colon }) {
    const dots = Math.max(start, left) > DOTS ? 1 : Math.max(start, left);
    while (this.dots.length < dots) this.dots.push(make("i"));
    this.dots.length = dots;
    const counted = Math.max(start, left) > DOTS;
    arrange(this.node, [...this.dots, ...(counted ? [this.number] : [])]);
    this.dots.forEach((dot, i) => {
      mark(dot, { "pn-spent": i >= left });
    });
    say(this.number, String(left));
    put(this.node, "aria-label", `${tokens}${colon}${left}`);
  }
}
