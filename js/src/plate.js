// @ts-check
import { make, put, say, sayName, show } from "./dom.js";

/** The line over a player's cards: name, what sits there, a badge, and what a game has to say at its end. */
export class Plate {
  /** @param {...HTMLElement} rest */
  constructor(...rest) {
    this.name = make("span", "pn-name");
    this.kind = make("span", "pn-kind");
    this.badge = make("span", "pn-badge");
    this.node = make("div", "pn-plate", {}, this.name, this.kind, this.badge, ...rest);
  }

  /** @param {{ name: string, kind: string, badge: string }} state */
  update({ name, kind, badge }) {
    sayName(this.name, name);
    put(this.name, "title", name);
    say(this.kind, kind);
    put(this.kind, "title", kind || null);
    show(this.kind, !!kind);
    say(this.badge, badge);
    show(this.badge, !!badge);
  }
}
