// @ts-check
import { Below } from "../below.js";
import { arrange, make, mark, put, say } from "../dom.js";
import { Tokens } from "./tokens.js";

/** @typedef {import("./reading.js").Scene} Scene */

/** The end of a round: who lost something and why, and what everybody has left. */
export class Ending {
  constructor() {
    this.who = make("h3");
    this.why = make("p");
    this.list = make("ol");
    this.below = new Below(this.list);
    this.node = make("div", "pn-ending", {}, this.who, this.why, this.list);
    /** @type {{ node: HTMLElement, name: HTMLElement, tokens: Tokens }[]} */
    this.rows = [];
  }

  /** @param {Scene} scene */
  update({ view, card, labels }) {
    const reasons = view.lines.map((lines) => lines.filter(([, , , , kind]) => kind !== "total"));
    const lost = card.players.flatMap(([name], seat) => (reasons[seat]?.length ? [name] : []));
    say(this.who, lost.join(", "));
    put(this.who, "title", lost.join(", "));
    say(this.why, reasons.flat()[0]?.[2] ?? "");
    const count = card.players.length;
    while (this.rows.length < count) this.rows.push(makeRow());
    this.rows.length = count;
    arrange(
      this.list,
      this.rows.map(({ node }) => node),
    );
    put(this.list, "aria-label", labels.tokens);
    this.rows.forEach(({ node, name, tokens }, i) => {
      const seat = (view.near + i) % count;
      say(name, card.players[seat][0]);
      put(name, "title", card.players[seat][0]);
      tokens.update(view.tokens[seat] ?? 0, card.tokens, labels);
      mark(node, { "pn-loser": !!reasons[seat]?.length });
    });
    requestAnimationFrame(() => this.below.look());
  }
}

function makeRow() {
  const name = make("b");
  const tokens = new Tokens();
  return { node: make("li", "", {}, name, tokens.node), name, tokens };
}
