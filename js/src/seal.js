// @ts-check
import { make, put, say, show } from "./dom.js";

/** The sealed deck: one unobtrusive line, its title says it in full. */
export class Seal {
  constructor() {
    this.node = make("p", "pn-seal");
    this.node.hidden = true;
  }

  /** @param {{ text: string, title: string } | undefined} seal */
  update(seal) {
    show(this.node, !!seal);
    say(this.node, seal?.text ?? "");
    put(this.node, "title", seal?.title ?? null);
  }
}
