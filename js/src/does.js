// @ts-check
import { icon } from "./art.js";
import { layMean } from "./chips.js";
import { arrange, enable, make, mark, put, say, show, usable } from "./dom.js";

/**
 * @typedef {object} Button
 * @property {string} id the same id is the same node in every drawing
 * @property {string} label
 * @property {() => void} run
 * @property {string} [picture] @property {boolean} [main] @property {boolean} [pressed] one of several modes
 * @property {boolean} [pending] @property {boolean} [off]
 * @property {import("./caddie.js").Worth} [worth] what the caddie says of it
 */

/** The row of buttons under the piles: the modes joined in one group, then the rest. */
export class Does {
  constructor() {
    this.modes = make("div", "pn-modes", { role: "group" });
    this.node = make("div", "pn-does", {}, this.modes);
    /** @type {Map<string, { button: HTMLButtonElement, text: HTMLElement, run: () => void }>} */
    this.known = new Map();
    /** @type {HTMLButtonElement[]} */
    this.shown = [];
  }

  /** @param {string} id @param {string} [picture] */
  entry(id, picture) {
    const old = this.known.get(id);
    if (old) return old;
    const text = make("span");
    const button = make(
      "button",
      "pn-btn",
      { type: "button", tabindex: "-1" },
      ...(picture ? [icon(picture)] : []),
      text,
    );
    const entry = { button, text, run: () => {} };
    button.addEventListener("click", () => usable(button) && entry.run());
    this.known.set(id, entry);
    return entry;
  }

  /** @param {Button} spec */
  draw(spec) {
    const entry = this.entry(spec.id, spec.picture);
    const { button, text } = entry;
    entry.run = spec.run;
    say(text, spec.label);
    mark(button, { "pn-main": spec.main, "pn-pending": spec.pending });
    put(button, "aria-pressed", spec.pressed === undefined ? null : String(spec.pressed));
    enable(button, !spec.off);
    layMean(button, spec.worth);
    put(button, "title", spec.worth?.[4]);
    return button;
  }

  /** Draws the buttons, and leaves one that is no longer wanted where it is as long as it has the focus. @param {Button[]} specs */
  update(specs) {
    const modes = specs.filter(({ pressed }) => pressed !== undefined).map((spec) => this.draw(spec));
    const others = specs.filter(({ pressed }) => pressed === undefined).map((spec) => this.draw(spec));
    this.shown = [...modes, ...others];
    const stale = [...this.node.querySelectorAll("button")].filter(
      (button) => !this.shown.includes(button) && button === document.activeElement,
    );
    arrange(this.modes, [...modes, ...stale.filter((button) => button.parentElement === this.modes)]);
    arrange(this.node, [this.modes, ...others, ...stale.filter((button) => button.parentElement === this.node)]);
    show(this.modes, modes.length > 0);
  }

  /** After the focus has found its new place. */
  tidy() {
    for (const button of this.node.querySelectorAll("button")) if (!this.shown.includes(button)) button.remove();
  }

  /** @param {string} id */
  button(id) {
    const button = this.known.get(id)?.button;
    return button && this.shown.includes(button) ? button : null;
  }
}
