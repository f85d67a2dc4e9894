// @ts-check
import { make } from "./dom.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./wire.js").Labels} Labels */

/** @param {Labels} labels */
function keyList(labels) {
  const items = labels.keys.flatMap(([key, does]) => [
    make("dt", "", {}, make("kbd", "", {}, key)),
    make("dd", "", {}, does),
  ]);
  return make("section", "pn-keys", {}, make("h3", "", {}, labels.keys_title), make("dl", "", {}, ...items));
}

/** The rules in the project's own words, and the keys. */
export class Rules {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-prose");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    /** What is drawn: the words may come before the card that they belong to or after it. @type {{ lead: string, rules: Labels["rules"] } | null} */
    this.drawn = null;
  }

  /** @param {Labels} labels @param {import("./wire.js").Card} card */
  update(labels, card) {
    this.sheet.update(labels.help, labels.close);
    if (this.drawn?.lead === card.rules && this.drawn.rules === labels.rules) return;
    this.drawn = { lead: card.rules, rules: labels.rules };
    const sections = labels.rules.map(([title, paragraphs]) =>
      make("section", "", {}, make("h3", "", {}, title), ...paragraphs.map((text) => make("p", "", {}, text))),
    );
    const lead = card.rules ? [make("p", "pn-lead-in", {}, card.rules)] : [];
    this.content.replaceChildren(...lead, ...sections, keyList(labels));
  }
}
