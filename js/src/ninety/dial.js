// @ts-check
import { numeral } from "../art.js";
import { draw, make, mark, put, say } from "../dom.js";

const TICKS = 99;
const LONG = 11; // every so many ticks one is longer
const END = 88; // from here on the ticks warn
const FROM = -4.27; // radians; the dial is open at its foot
const ROUND = 5.4;
const MIDDLE = 104;

/** @param {number} i from 0 */
function tick(i) {
  const angle = (i / TICKS) * ROUND + FROM;
  const at = (/** @type {number} */ r) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => (MIDDLE + r * part).toFixed(1)).join(" ");
  return draw("path", { class: "pn-tick", d: `M${at(i % LONG ? 92 : 88)}L${at(100)}` });
}

/** The running total, on a dial with as many ticks as it may reach, and the way round the table. */
export class Dial {
  constructor() {
    this.ticks = Array.from({ length: TICKS }, (_, i) => tick(i));
    this.way = draw("path", { class: "pn-way", d: "M57 54A69 69 0 0 1 151 54M151.500 42v12.500h-12.500" });
    const face = draw("svg", { viewBox: "0 0 208 208", "aria-hidden": "true" }, ...this.ticks, this.way);
    this.number = make("span", "pn-running", { "aria-hidden": "true" });
    this.left = make("span", "pn-left", { "aria-hidden": "true" });
    this.turns = make("span", "pn-turns", { "aria-hidden": "true" });
    this.node = make("div", "pn-dial", { role: "img" }, this.number, this.left, this.turns);
    this.node.prepend(face);
    this.total = "";
  }

  /** @param {{ total: string, left: string, turns: string, label: string, colon: string }} state */
  update({ total, left, turns, label, colon }) {
    if (this.total !== total) {
      this.total = total;
      this.number.replaceChildren(numeral(total.replace("\u2212", "-")));
      mark(this.number, { "pn-wide-number": total.length > 2 });
      const reached = Number(total.replace("\u2212", "-"));
      this.ticks.forEach((node, i) => {
        mark(node, { "pn-tick-on": i < reached, "pn-tick-end": i >= Math.max(reached, END) });
      });
    }
    say(this.left, left);
    say(this.turns, turns);
    put(this.node, "aria-label", [`${label}${colon}${total}`, turns, left].filter(Boolean).join(", "));
  }
}
