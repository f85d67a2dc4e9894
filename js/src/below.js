// @ts-check
import { mark, put } from "./dom.js";

/** A box whose lines may not all fit: a fading edge says that more lie below, and only then the focus can go there to scroll. */
export class Below {
  /** @param {HTMLElement} node */
  constructor(node) {
    this.node = node;
    node.addEventListener("scroll", () => this.look(), { passive: true });
    new ResizeObserver(() => this.look()).observe(node);
  }

  /** Looks again: at its lines when they have changed, else at what is left below. */
  look() {
    const { scrollTop, clientHeight, scrollHeight } = this.node;
    const more = scrollHeight - clientHeight;
    put(this.node, "tabindex", more > 1 ? 0 : null);
    mark(this.node, { "pn-below": more - scrollTop > 4 });
  }
}
