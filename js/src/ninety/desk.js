// @ts-check
import { layFace } from "../cards/face.js";
import { Pile } from "../cards/pile.js";
import { arrange, make, mark, put, say, show } from "../dom.js";
import { Result } from "../result.js";

/** @typedef {import("./reading.js").Scene} Scene */

/** The draw pile, the card that was played last, and those before it; at the end of a round the result lies in the same box. */
export class Desk {
  constructor() {
    this.draws = new Pile("stack");
    this.heap = new Pile("heap", false);
    this.earlier = make("span", "pn-pile-label", { "aria-hidden": "true" });
    this.row = make("div", "pn-row", { role: "img" });
    this.before = make("div", "pn-before", {}, this.earlier, this.row);
    this.result = new Result();
    this.result.node.hidden = true;
    this.piles = [this.draws.node, this.heap.node, this.before];
    this.node = make("section", "pn-desk", {}, ...this.piles, this.result.node);
    /** @type {HTMLElement[]} */
    this.places = [];
    this.ended = false;
  }

  /** @param {Scene} scene @param {boolean} ended @param {boolean} draws the draw pile is asked for */
  update(scene, ended, draws) {
    const { view, card, labels, pending } = scene;
    const look = { skin: card.skin };
    const said = (/** @type {string} */ c) => labels.cards[c] ?? c;
    this.ended = ended;
    if (ended) this.result.update(view, card, labels.total);
    mark(this.node, { "pn-tall": ended });
    // what is shown comes first; what goes is hidden in tidy(), when the focus has left it
    if (ended) show(this.result.node, true);
    else for (const node of this.piles) show(node, true);
    this.draws.update({
      label: labels.draw,
      count: view.draw_count,
      card: view.draw_count ? "?" : null,
      name: `${labels.draw}: ${view.draw_count}`,
      offered: draws && !pending,
      pending: pending === "draw",
      look,
    });
    const [top = null, ...before] = view.played;
    this.heap.update({
      label: labels.played,
      count: view.played_count,
      card: top,
      name: `${labels.played}: ${top === null ? labels.empty : said(top)}`,
      offered: false,
      changed: view.did?.[0] != null && top !== null,
      look,
    });
    this.updateBefore(before, labels.before, said, { ...look, small: true });
  }

  /** @param {string[]} cards newest first @param {string} label @param {(card: string) => string} said @param {import("../cards/face.js").Look} look */
  updateBefore(cards, label, said, look) {
    while (this.places.length < cards.length) this.places.push(make("span", "pn-place"));
    arrange(this.row, this.places.slice(0, cards.length));
    cards.forEach((card, i) => {
      layFace(this.places[i], card, look);
    });
    say(this.earlier, label);
    mark(this.before, { "pn-none": !cards.length });
    put(this.row, "aria-label", `${label}: ${cards.map(said).join(", ")}`);
  }

  tidy() {
    show(this.result.node, this.ended);
    for (const node of this.piles) show(node, !this.ended);
  }

  /** Whether a node goes away in tidy(). @param {Element} node */
  leaving(node) {
    return this.ended ? this.piles.some((pile) => pile.contains(node)) : this.result.node.contains(node);
  }
}
