// @ts-check

import { Pile } from "../cards/pile.js";
import { Does } from "../does.js";
import { make, mark, show } from "../dom.js";
import { Result } from "../result.js";
import { minus } from "../wire.js";
import { PICTURES, remarkOn } from "./offers.js";
import { Progress } from "./progress.js";

/** @typedef {import("./reading.js").Scene} Scene */
/** @typedef {import("./offers.js").Offers} Offers */
/** @typedef {{ offers: Offers, mode: string, ended: boolean, choose: (mode: string) => void, act: (verb: string) => void }} Asked */

const DISCARDING = /^(swap|flip|skip|discard)\b/; // what leaves another card on the discard pile

/** @param {Scene} scene @param {string} verb */
const label = ({ view, labels }, verb) => view.does[verb] ?? labels.does[verb] ?? verb;

/** The piles, the hand and the buttons; at the end of a hole the result lies in the same box. */
export class Desk {
  constructor() {
    this.draws = new Pile("stack");
    this.discards = new Pile("heap");
    this.hand = new Pile("hand");
    this.piles = [this.draws, this.discards, this.hand];
    this.result = new Result();
    this.result.node.hidden = true;
    this.does = new Does();
    this.progress = new Progress();
    const piles = this.piles.map(({ node }) => node);
    this.node = make("section", "pn-desk", {}, ...piles, this.result.node, this.progress.node, this.does.node);
    this.ended = false;
  }

  /** @param {Scene} scene @param {Asked} asked @returns {{ text: string, word: string }} the remark on what is asked */
  update(scene, asked) {
    const { view, card, labels } = scene;
    this.ended = asked.ended;
    if (this.ended) this.result.update(view, card, labels.total);
    mark(this.node, { "pn-tall": this.ended });
    // what is shown comes first; what goes is hidden in tidy(), when the focus has left it
    if (this.ended) show(this.result.node, true);
    else for (const { node } of this.piles) show(node, true);
    this.updatePiles(scene, asked.offers);
    this.progress.update(scene.commands.length ? null : view.progress);
    this.does.update([...this.buttons(scene, asked), ...scene.commands]);
    return remarkOn(asked.offers, asked.offers.modes.length ? asked.mode : "", view, labels);
  }

  /** @param {Scene} scene @param {Offers} offers */
  updatePiles(scene, { verbs, modes }) {
    const { view, card, labels, live, pending } = scene;
    const look = { skin: card.skin, worth: card.worth };
    const does = (/** @type {string} */ verb) => (verbs.includes(verb) && !pending ? [label(scene, verb)] : []);
    const said = (/** @type {string | null} */ c) => (c === null ? labels.empty : (labels.cards[c] ?? minus(c)));
    const second = modes.length > 1 ? modes[1] : verbs.includes("discard") ? "discard" : "";
    const shortcut = second && !pending ? [label(scene, second)] : [];
    this.draws.update({
      label: labels.draw,
      count: view.draw_count,
      card: view.draw_count ? "?" : null,
      name: [`${labels.draw}${labels.colon}${view.draw_count}`, ...does("draw")].join(", "),
      offered: does("draw").length > 0,
      worth: scene.advice?.options.draw,
      pending: pending === "draw",
      look,
    });
    this.discards.update({
      label: labels.discard,
      count: view.discard_count,
      card: view.discard,
      name: [`${labels.discard}${labels.colon}${said(view.discard)}`, ...does("take"), ...shortcut].join(", "),
      offered: does("take").length > 0,
      worth: scene.advice?.options.take,
      shortcut: shortcut.length > 0,
      pending: pending === "take",
      changed: !view.hand && view.phase !== "tee off" && DISCARDING.test(view.did?.[1] ?? ""),
      look,
    });
    this.hand.update({
      label: labels.hand,
      count: null,
      card: view.hand,
      name: `${labels.hand}${labels.colon}${said(view.hand)}`,
      offered: false,
      chosen: !!view.hand && live,
      look,
    });
  }

  /** @param {Scene} scene @param {Asked} asked @returns {import("../does.js").Button[]} */
  buttons(scene, { offers, mode, choose, act }) {
    const { pending } = scene;
    const one = (/** @type {string} */ verb) => ({
      id: verb,
      label: label(scene, verb),
      picture: PICTURES[verb],
      off: !!pending,
      pending: pending === verb,
      worth: scene.advice?.options[verb],
    });
    const switches = offers.modes.map((verb) => ({ ...one(verb), pressed: verb === mode, run: () => choose(verb) }));
    const acts = offers.verbs.map((verb) => ({ ...one(verb), run: () => act(verb) }));
    return [...(switches.length > 1 ? switches : []), ...acts];
  }

  tidy() {
    this.does.tidy();
    show(this.result.node, this.ended);
    for (const { node } of this.piles) show(node, !this.ended);
  }

  /** Whether a node goes away in tidy(). @param {Element} node */
  leaving(node) {
    if (this.ended ? this.piles.some((pile) => pile.node.contains(node)) : this.result.node.contains(node)) return true;
    return this.does.node.contains(node) && !this.does.shown.some((button) => button === node);
  }

  /** Rows of what can hold the focus. @returns {HTMLElement[][]} */
  get items() {
    return [this.ended ? this.result.buttons : [this.draws.place, this.discards.place], this.does.shown];
  }

  /** The cards' places, for what travels. */
  get places() {
    return { draw: this.draws.place, discard: this.discards.place, hand: this.hand.place };
  }
}
