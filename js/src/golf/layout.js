// @ts-check
import { icon } from "../art.js";
import { layFace } from "../cards/face.js";
import { layChip } from "../chips.js";
import { arrange, enable, make, mark, put, say, show } from "../dom.js";
import { minus } from "../wire.js";
import { joinAt, placeAt, signsOf } from "./grid.js";

/**
 * @typedef {object} LayoutState
 * @property {string} owner
 * @property {(string | null)[][]} rows null is an empty place
 * @property {import("./grid.js").Mark[]} marks
 * @property {Set<string> | null} offered null while nothing at all is offered here
 * @property {string} hint the picture of a badge on each offered place, or nothing
 * @property {string} changed the place that has just changed, or nothing
 * @property {(place: string) => import("../caddie.js").Worth | undefined} advice what the caddie says of each place
 * @property {string} pending the place whose answer is awaited, or nothing
 * @property {import("../cards/face.js").Look} look
 * @property {import("../wire.js").Labels} labels
 */

/** @param {HTMLElement} node @param {string} name @param {number} value */
const lay = (node, name, value) => {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
};

const QUIET = 4; // more offered places than this are ringed with a finer line

/** A player's grid of cards. Nodes are made once for a shape and live on through every change. */
export class Layout {
  /** @param {boolean} own whose places can be acted on */
  constructor(own) {
    this.own = own;
    this.clasps = make("div", "pn-clasps", { "aria-hidden": "true" });
    this.node = make("div", "pn-layout", { role: "grid" });
    /** @type {HTMLElement[][]} */
    this.places = [];
    /** @type {HTMLElement[]} */
    this.pills = [];
  }

  /** @param {number} rows @param {number} columns */
  shape(rows, columns) {
    if (this.places.length === rows && this.places[0]?.length === columns) return;
    this.places = Array.from({ length: rows }, () => Array.from({ length: columns }, () => this.makePlace()));
    const lines = this.places.map((row) =>
      make(
        "div",
        "pn-row",
        { role: "row" },
        ...row.map((place) => (this.own ? make("span", "pn-cell", { role: "gridcell" }, place) : place)),
      ),
    );
    this.node.replaceChildren(...lines, this.clasps);
  }

  makePlace() {
    if (!this.own) return make("span", "pn-place", { role: "gridcell" });
    const hint = make("span", "pn-hint");
    hint.hidden = true;
    return make("button", "pn-place", { type: "button", tabindex: "-1" }, hint);
  }

  /** @param {LayoutState} state @returns {HTMLElement[]} the places whose card was turned up or replaced */
  update(state) {
    const { rows } = state;
    this.shape(rows.length, rows[0].length);
    put(this.node, "aria-label", state.owner);
    mark(this.node, { "pn-many": (state.offered?.size ?? 0) > QUIET });
    /** @type {HTMLElement[]} */
    const changed = [];
    rows.forEach((row, r) => {
      row.forEach((card, c) => {
        if (this.updatePlace(state, r, c, card)) changed.push(this.places[r][c]);
      });
    });
    this.updateClasps(state);
    return changed;
  }

  /** @param {LayoutState} state @param {number} r @param {number} c @param {string | null} card */
  updatePlace(state, r, c, card) {
    const at = placeAt(r, c);
    const place = this.places[r][c];
    const join = joinAt(state.marks, at);
    const offered = !!state.offered?.has(at);
    mark(place, {
      "pn-offered": offered,
      "pn-off": !!state.offered && !offered,
      "pn-changed": state.changed === at && !offered,
      "pn-pending": state.pending === at,
    });
    put(place, "aria-label", this.name(state, at, card, join, offered));
    if (this.own) {
      enable(place, offered);
      this.updateHint(place, offered ? state.hint : "");
      const worth = offered ? state.advice(at) : undefined;
      layChip(place, worth);
      put(place, "title", worth?.[4]);
    }
    const look = { ...state.look, small: !this.own, join: join?.mark.kind, sides: join?.sides };
    return layFace(place, card, look);
  }

  /** @param {LayoutState} state @param {string} at @param {string | null} card @param {ReturnType<typeof joinAt>} join @param {boolean} offered */
  name({ owner, labels, changed, advice }, at, card, join, offered) {
    const lies = card === null ? labels.empty : (labels.cards[card] ?? minus(card));
    const says = [`${owner}, ${labels.places[at] ?? at}${labels.colon}${lies}`];
    if (join) says.push(`${labels.matched} ${minus(join.mark.text)}`.trim());
    if (join && !join.sides.length) says.push(labels.apart);
    if (changed === at) says.push(labels.changed);
    const worth = offered ? advice(at) : undefined;
    if (offered) says.push(worth?.[3] ?? labels.offered);
    return says.join(", ");
  }

  /** @param {HTMLElement} place @param {string} name */
  updateHint(place, name) {
    const hint = /** @type {HTMLElement} */ (place.querySelector(":scope > .pn-hint"));
    show(hint, !!name);
    if (name && !hint.firstChild) hint.append(icon(name));
  }

  /** @param {LayoutState} state */
  updateClasps({ marks }) {
    const signs = signsOf(marks);
    while (this.pills.length < signs.length) this.pills.push(make("span", "pn-clasp"));
    arrange(this.clasps, this.pills);
    this.pills.forEach((pill, i) => {
      const sign = signs[i];
      show(pill, !!sign);
      if (!sign) return;
      say(pill, minus(sign.text));
      lay(pill, "--pn-x", sign.x);
      lay(pill, "--pn-y", sign.y);
      mark(pill, { "pn-gift": sign.kind === "gift", "pn-nought": sign.kind === "calm", "pn-apart": sign.apart });
    });
  }
}
