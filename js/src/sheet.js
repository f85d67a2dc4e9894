// @ts-check
import { icon } from "./art.js";
import { make, put, say, show } from "./dom.js";

/** A panel over the table: the rules, a new match. What lies under it is inert; Escape and its button close it, and the focus goes back. */
export class Sheet {
  /** @param {HTMLElement[]} under @param {HTMLElement} content */
  constructor(under, content) {
    this.under = under;
    this.title = make("h2");
    this.close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
    const head = make("div", "pn-sheet-head", {}, this.title, this.close);
    this.node = make("section", "pn-sheet", { role: "dialog" }, head, content);
    this.node.hidden = true;
    /** @type {HTMLElement | null} */
    this.back = null;
    this.close.addEventListener("click", () => this.shut());
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      this.shut();
    });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** @param {HTMLElement | null} opener where the focus returns to @param {HTMLElement} [first] what gets it now */
  open(opener, first = this.close) {
    this.back = opener;
    show(this.node, true);
    for (const part of this.under) part.inert = true;
    first.focus();
    this.node.scrollTop = 0;
  }

  shut() {
    if (!this.isOpen) return;
    const inside = this.node.contains(document.activeElement);
    for (const part of this.under) part.inert = false;
    if (inside) this.back?.focus();
    show(this.node, false);
  }

  /** @param {string} heading @param {string} closing */
  update(heading, closing) {
    say(this.title, heading);
    put(this.node, "aria-label", heading);
    put(this.close, "aria-label", closing);
    put(this.close, "title", closing);
  }
}
