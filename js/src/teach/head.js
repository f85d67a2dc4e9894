// @ts-check
import { icon } from "../art.js";
import { make, mark, put, say, show } from "../dom.js";

/** @typedef {import("./taught.js").Count} Count */

/** The steps of a lesson as dots: those that lie behind are filled, the present one is ringed. */
export class Dots {
  constructor() {
    this.node = make("span", "pn-steps", { role: "img" });
    this.drawn = "";
  }

  /** @param {Count | null} step */
  update(step) {
    show(this.node, !!step);
    const key = JSON.stringify(step);
    if (!step || key === this.drawn) return;
    this.drawn = key;
    const [at, of, heard] = step;
    put(this.node, "aria-label", heard);
    put(this.node, "title", heard);
    const cls = (/** @type {number} */ i) => (i + 1 < at ? "pn-done" : i + 1 === at ? "pn-at" : "");
    this.node.replaceChildren(...Array.from({ length: of }, (_, i) => make("i", cls(i))));
  }
}

/** Stars: those that were won are filled. */
export class Stars {
  constructor() {
    this.node = make("span", "pn-stars", { role: "img" });
    this.drawn = "";
  }

  /** @param {Count | null} stars */
  update(stars) {
    show(this.node, !!stars);
    const key = JSON.stringify(stars);
    if (!stars || key === this.drawn) return;
    this.drawn = key;
    const [got, of, heard] = stars;
    put(this.node, "aria-label", heard);
    put(this.node, "title", heard);
    this.node.replaceChildren(...Array.from({ length: of }, (_, i) => icon("star", i < got ? "pn-won-star" : "")));
  }
}

/** What is taught and where one is in it: title, place in the course, steps, stars or score. */
export function createHead() {
  const title = make("h2", "pn-taught-title");
  const where = make("p", "pn-taught-where");
  const [dots, stars] = [new Dots(), new Stars()];
  const score = make("span", "pn-taught-score");
  const marks = make("div", "pn-taught-marks", {}, dots.node, stars.node, score);
  const node = make("div", "pn-taught-head", {}, make("div", "", {}, title, where), marks);

  /** @param {import("./taught.js").Taught} taught */
  function update(taught) {
    say(title, taught.title);
    say(where, taught.where);
    show(where, !!taught.where);
    dots.update(taught.step);
    stars.update(taught.stars);
    say(score, taught.score);
    show(score, !!taught.score);
    mark(node, { "pn-long-way": (taught.step?.[1] ?? 0) > 8 });
  }
  return { node, update };
}
