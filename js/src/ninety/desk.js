// @ts-check
import { layFace } from "../cards/face.js";
import { Pile } from "../cards/pile.js";
import { arrange, make, mark, put, say, show } from "../dom.js";
import { Result } from "../result.js";
import { endsDeal } from "../wire.js";
import { Ending } from "./ending.js";

/** @typedef {import("./reading.js").Scene} Scene */

/** The draw pile, the card that was played last, and those before it; the end of a round or a match lies in the same box. */
export class Desk {
  constructor() {
    this.draws = new Pile("stack");
    this.heap = new Pile("heap", false);
    this.earlier = make("span", "pn-pile-label", { "aria-hidden": "true" });
    this.row = make("div", "pn-row", { role: "img" });
    this.before = make("div", "pn-before", {}, this.earlier, this.row);
    this.result = new Result();
    this.ending = new Ending();
    this.piles = [this.draws.node, this.heap.node, this.before];
    this.node = make("section", "pn-desk", {}, ...this.piles, this.ending.node, this.result.node);
    /** @type {HTMLElement[]} */
    this.places = [];
  }

  /** @param {Scene} scene @param {boolean} draws the draw pile is asked for */
  update(scene, draws) {
    const { view, card, labels, pending } = scene;
    const look = { skin: card.skin };
    const said = (/** @type {string} */ c) => labels.cards[c] ?? c;
    const over = view.phase === "over";
    const pause = endsDeal(view);
    if (over) this.result.update({ ...view, lines: [] }, card, labels.total);
    if (pause) this.ending.update(scene);
    show(this.result.node, over);
    show(this.ending.node, pause);
    for (const node of this.piles) show(node, !over && !pause);
    this.draws.update({
      label: labels.draw,
      count: view.draw_count,
      card: view.draw_count ? "?" : null,
      name: `${labels.draw}${labels.colon}${view.draw_count}`,
      offered: draws && !pending,
      pending: pending === "draw",
      worth: draws ? scene.advice?.options.draw : undefined,
      look,
    });
    const [top = null, ...before] = view.played;
    this.heap.update({
      label: labels.played,
      count: view.played_count,
      card: top,
      name: `${labels.played}${labels.colon}${top === null ? labels.empty : said(top)}`,
      offered: false,
      changed: view.did?.[0] != null && top !== null,
      look,
    });
    this.updateBefore(before, labels, said, { ...look, small: true });
  }

  /** @param {string[]} cards newest first @param {import("./reading.js").Labels} labels @param {(card: string) => string} said @param {import("../cards/face.js").Look} look */
  updateBefore(cards, { before, colon }, said, look) {
    while (this.places.length < cards.length) this.places.push(make("span", "pn-place"));
    arrange(this.row, this.places.slice(0, cards.length));
    cards.forEach((card, i) => {
      layFace(this.places[i], card, look);
    });
    say(this.earlier, before);
    mark(this.before, { "pn-none": !cards.length });
    put(this.row, "aria-label", `${before}${colon}${cards.map(said).join(", ")}`);
  }
}
