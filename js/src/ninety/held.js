// @ts-check
import { layFace } from "../cards/face.js";
import { layChip } from "../chips.js";
import { enable, make, mark, put, say, show, usable } from "../dom.js";

/**
 * @typedef {object} HeldState
 * @property {string | null} card null is an empty place, "?" a covered card
 * @property {string} name
 * @property {import("./reading.js").Play[]} plays the ways in which it may be played now
 * @property {boolean} asked other cards may be played, if not this one
 * @property {(action: string) => import("../caddie.js").Worth | undefined} advice what the caddie says of a play
 * @property {string} pending the action whose answer is awaited, or nothing
 * @property {import("../cards/face.js").Look} look
 */

/** What a play adds, and the total that it makes. */
function makeChip() {
  const by = make("span", "pn-by");
  const makes = make("b");
  return { by, makes, parts: [by, make("span", "pn-to", {}, "\u2192"), makes] };
}

/** @param {ReturnType<typeof makeChip>} chip @param {import("./reading.js").Play | undefined} play */
function write({ by, makes }, play) {
  say(by, play?.by ?? "");
  say(makes, play?.makes ?? "");
}

/**
 * What a play is called, and what the caddie says of it.
 * @param {HTMLElement} node @param {string} name @param {import("../caddie.js").Worth | undefined} worth
 */
function judge(node, name, worth) {
  put(node, "aria-label", worth ? `${name}, ${worth[3]}` : name);
  put(node, "title", worth?.[4]);
  layChip(node, worth);
}

/** One card of the own hand. It is pressed itself where it can be played in one way; else each way is a button. */
export class Held {
  /** @param {(action: string) => void} act */
  constructor(act) {
    this.act = act;
    this.place = make("button", "pn-place", { type: "button", tabindex: "-1" });
    this.one = makeChip();
    this.chip = make("span", "pn-makes", { "aria-hidden": "true" }, ...this.one.parts);
    this.ways = make("div", "pn-ways", {}, this.chip);
    /** @type {{ button: HTMLButtonElement, chip: ReturnType<typeof makeChip> }[]} */
    this.buttons = [];
    this.node = make("div", "pn-held", {}, this.place, this.ways);
    /** @type {import("./reading.js").Play[]} */
    this.plays = [];
    this.node.addEventListener("click", (event) => this.click(/** @type {Element} */ (event.target)));
  }

  /** @param {HeldState} state @returns {boolean} whether the card changed */
  update({ card, name, plays, asked, advice, pending, look }) {
    this.plays = plays;
    const [only] = plays;
    const single = plays.length === 1;
    const waits = plays.some(({ action }) => action === pending);
    judge(this.place, single ? only.says : name, single ? advice(only.action) : undefined);
    enable(this.place, single && !pending);
    mark(this.place, {
      "pn-offered": single && !pending,
      "pn-off": asked && !plays.length && card !== null,
      "pn-pending": waits && single,
    });
    show(this.chip, single);
    write(this.one, single ? only : undefined);
    this.updateWays(single ? [] : plays, advice, pending);
    if (plays.length > 1) this.place.tabIndex = -1;
    return layFace(this.place, card, look);
  }

  /** @param {import("./reading.js").Play[]} plays @param {HeldState["advice"]} advice @param {string} pending */
  updateWays(plays, advice, pending) {
    while (this.buttons.length < plays.length) {
      const chip = makeChip();
      const button = make("button", "pn-way-to", { type: "button", tabindex: "-1" }, ...chip.parts);
      this.buttons.push({ button, chip });
      this.ways.append(button);
    }
    this.buttons.forEach(({ button, chip }, i) => {
      const play = plays[i];
      enable(button, !!play && !pending);
      mark(button, { "pn-pending": !!play && play.action === pending });
      if (!play) return;
      show(button, true);
      judge(button, play.says, advice(play.action));
      write(chip, play);
    });
  }

  /** Takes away the ways that are no more, when the focus has left them. */
  tidy() {
    const ways = this.plays.length > 1 ? this.plays.length : 0;
    this.buttons.forEach(({ button }, i) => {
      show(button, i < ways);
    });
  }

  /** What can hold the focus, from left to right. @returns {HTMLElement[]} */
  get items() {
    return this.plays.length > 1 ? this.buttons.slice(0, this.plays.length).map(({ button }) => button) : [this.place];
  }

  /** The play that a node stands for. @param {Element} target */
  playAt(target) {
    if (this.plays.length === 1) return this.node.contains(target) ? this.plays[0] : null;
    const at = this.buttons.findIndex(({ button }) => button.contains(target));
    return this.plays[at] ?? null;
  }

  /** @param {Element} target */
  click(target) {
    const play = this.playAt(target);
    if (play && this.items.some(usable)) this.act(play.action);
    else if (!play && this.plays.length > 1 && this.place.contains(target)) this.items[0].focus();
  }
}
