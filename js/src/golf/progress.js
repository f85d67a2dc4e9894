// @ts-check
import { arrange, make, mark, say, show } from "../dom.js";

/** How far the tee-off is: a dot for each card, and the same in words. */
export class Progress {
  constructor() {
    this.dots = make("span", "pn-dots", { "aria-hidden": "true" });
    this.text = make("span");
    this.node = make("p", "pn-progress", {}, this.dots, this.text);
  }

  /** @param {import("../wire.js").View["progress"]} progress */
  update(progress) {
    show(this.node, !!progress);
    if (!progress) return;
    const [done, of, text] = progress;
    if (this.dots.childElementCount !== of)
      arrange(
        this.dots,
        Array.from({ length: of }, () => make("i")),
      );
    [...this.dots.children].forEach((dot, i) => {
      mark(dot, { "pn-done": i < done });
    });
    say(this.text, text);
  }
}
