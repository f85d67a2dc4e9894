// @ts-check
import { make } from "../dom.js";
import { Sheet } from "../sheet.js";

/** @typedef {import("./taught.js").Prose} Prose */

/** A text to be read under its headings: the rule that a lesson teaches, or the whole lesson at once. */
export class TextSheet {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-prose");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }

  /** @param {string} heading @param {Prose | null} prose @param {import("../wire.js").Labels} labels */
  update(heading, prose, labels) {
    this.sheet.update(heading, labels.close);
    const key = JSON.stringify(prose);
    if (key === this.drawn) return;
    this.drawn = key;
    if (!prose) return this.content.replaceChildren(make("p", "pn-lead-in", {}, labels.wait));
    const sections = prose.map(([title, paragraphs]) =>
      make("section", "", {}, make("h3", "", {}, title), ...paragraphs.map((text) => make("p", "", {}, text))),
    );
    this.content.replaceChildren(...sections);
  }
}
