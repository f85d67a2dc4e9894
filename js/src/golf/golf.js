// @ts-check
import { Does } from "../does.js";
import { arrange, make, mark, show, usable } from "../dom.js";
import { minus, parts } from "../wire.js";
import { placeAt, readMarks, readRows } from "./grid.js";
import { moveCards } from "./moves.js";
import { PICTURES, readOffers, remarkOn } from "./offers.js";
import { Pile } from "./piles.js";
import { Result } from "./result.js";
import { Seat } from "./seat.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../wire.js").View} View */

const LETTERS = /** @type {Record<string, string>} */ ({ d: "draw", t: "take", s: "swap", f: "flip", k: "skip" });

/** Draws golf: the piles, the layouts, the end of a hole. It knows marks and options, no rule. */
export class Golf {
  /** @param {import("../scene.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.draws = new Pile("stack");
    this.discards = new Pile("heap");
    this.hand = new Pile("hand");
    this.result = new Result();
    this.does = new Does();
    this.own = new Seat(true);
    /** @type {Seat[]} */
    this.others = [];
    this.desk = make("section", "pn-desk", {}, this.draws.node, this.discards.node, this.hand.node, this.result.node, this.does.node);
    this.green = make("div", "pn-green", {}, this.desk, hands.note.node, this.own.node);
    this.rivals = make("div", "pn-rivals");
    this.mode = "";
    this.offers = readOffers([]);
    this.result.node.hidden = true;
    /** @type {HTMLElement | null} */
    this.lastPlace = null;
    /** @type {Scene | null} */
    this.scene = null;
    this.green.addEventListener("click", (event) => this.click(event));
  }

  /** @param {Scene} scene */
  draw(scene) {
    const before = this.scene;
    const { view, card } = scene;
    const moved = before?.view.revision !== view.revision;
    this.scene = scene;
    this.offers = readOffers(scene.live ? view.options : []);
    // a choice made for one moment never outlives it
    if (moved || !this.offers.modes.includes(this.mode)) this.mode = this.offers.modes[0] ?? this.mode;
    this.ended = view.lines.length > 0 && (view.phase === "hole over" || view.phase === "over");
    this.drawDesk(scene);
    const changed = this.drawSeats(scene);
    const seen = scene.stepped && !scene.fresh && before?.view.near === view.near && before.card.players.length === card.players.length;
    if (seen && moved) moveCards(before.view, view, this.places, changed, this.pills);
  }

  get places() {
    return { draw: this.draws.place, discard: this.discards.place, hand: this.hand.place };
  }

  get pills() {
    return [this.own, ...this.others].flatMap(({ layout }) => layout.pills).filter((pill) => !pill.hidden);
  }

  /** @param {Scene} scene */
  drawDesk(scene) {
    const { view, card, labels } = scene;
    if (this.ended) this.result.update(view, card, labels.phases.over ?? "");
    mark(this.desk, { "pn-tall": this.ended });
    // what is shown comes first; what goes is hidden in tidy(), when the focus has left it
    show(this.result.node, !!this.ended || !this.result.node.hidden);
    for (const { node } of [this.draws, this.discards, this.hand]) if (!this.ended) show(node, true);
    this.drawPiles(scene);
    this.does.update([...this.buttons(scene), ...scene.commands]);
    const remark = remarkOn(this.offers, this.offers.modes.length ? this.mode : "", view.phase, labels);
    this.hands.note.update(scene.remark || remark.text, scene.remark ? "" : remark.word);
  }

  /** @param {Scene} scene */
  drawPiles({ view, card, labels, live, pending }) {
    const look = { skin: card.skin, worth: card.worth };
    const { verbs, modes } = this.offers;
    const label = (/** @type {string} */ verb) => view.does[verb] ?? labels.does[verb] ?? verb;
    const does = (/** @type {string} */ verb) => (verbs.includes(verb) ? `, ${label(verb)}` : "");
    const said = (/** @type {string | null} */ c) => (c === null ? "" : (labels.cards[c] ?? minus(c)));
    const second = modes.length > 1 ? modes[1] : verbs.includes("discard") ? "discard" : "";
    const changed = !!this.scene?.view.did && !view.hand && /^(swap|flip|skip|discard)\b/.test(view.did?.[1] ?? "") && view.phase !== "tee off";
    this.draws.update({
      label: labels.draw ?? "", count: view.draw_count, card: view.draw_count ? "?" : null, name: `${labels.draw}: ${view.draw_count}${does("draw")}`,
      offered: verbs.includes("draw") && !pending, pending: pending === "draw", look,
    });
    this.discards.update({
      label: labels.discard ?? "", count: view.discard_count, card: view.discard, name: `${labels.discard}: ${said(view.discard)}${does("take")}${second ? `, ${label(second)}` : ""}`,
      offered: verbs.includes("take") && !pending, shortcut: !!second && !pending, pending: pending === "take", changed, look,
    });
    this.hand.update({
      label: labels.hand ?? "", count: null, card: view.hand, name: view.hand === null ? `${labels.hand}` : `${labels.hand}: ${said(view.hand)}`,
      offered: false, chosen: !!view.hand && (live || !!pending), look,
    });
  }

  /** @param {Scene} scene @returns {import("../does.js").Button[]} */
  buttons({ view, labels, pending }) {
    const label = (/** @type {string} */ verb) => view.does[verb] ?? labels.does[verb] ?? verb;
    const { modes, verbs } = this.offers;
    const switches = modes.length > 1 ? modes.map((mode) => ({ id: mode, label: label(mode), picture: PICTURES[mode], pressed: mode === this.mode, off: !!pending, run: () => this.choose(mode) })) : [];
    const acts = verbs.map((verb) => ({ id: verb, label: label(verb), picture: PICTURES[verb], off: !!pending, pending: pending === verb, run: () => this.hands.act(verb) }));
    return [...switches, ...acts];
  }

  /** @param {Scene} scene @returns {HTMLElement[]} the places that changed */
  drawSeats(scene) {
    const { view, card } = scene;
    const count = card.players.length;
    while (this.others.length < count - 1) this.others.push(new Seat(false));
    this.others.length = Math.max(0, count - 1);
    arrange(this.rivals, this.others.map(({ node }) => node));
    mark(this.green, { "pn-many-rows": card.rows > 2 });
    const changed = view.layouts[view.near] ? this.own.update(this.seatState(scene, view.near, true)) : [];
    this.others.forEach((seat, i) => {
      const at = (view.near + 1 + i) % count;
      if (view.layouts[at]) changed.push(...seat.update(this.seatState(scene, at, false)));
    });
    return changed;
  }

  /** @param {Scene} scene @param {number} seat @param {boolean} own */
  seatState(scene, seat, own) {
    const { view, card, labels, frozen, pending } = scene;
    const [name, kind] = card.players[seat];
    const did = view.did?.[0] === seat ? parts(view.did[1]).place : "";
    const asked = own && !pending && this.offers.modes.length > 0;
    return {
      name, kind,
      plays: seat === view.to_act && !frozen && !this.ended,
      badge: view.out === seat ? (labels.out ?? "") : "",
      word: (this.ended ? labels.strokes : labels.showing) ?? "",
      strokes: view.showing[seat],
      layout: {
        owner: name, rows: readRows(view.layouts[seat]), marks: readMarks(view.marks[seat]), labels,
        offered: asked ? this.offers.places(this.mode) : null,
        hint: view.hand && this.mode === "flip" ? "turn" : "",
        changed: did, pending: own && pending ? parts(pending).place : "", reveal: !!this.ended,
        look: { skin: card.skin, worth: card.worth },
      },
    };
  }

  tidy() {
    this.does.tidy();
    show(this.result.node, !!this.ended);
    for (const { node } of [this.draws, this.discards, this.hand]) show(node, !this.ended);
  }

  /** @param {Element} node */
  leaving(node) {
    if (this.ended ? this.draws.node.contains(node) || this.discards.node.contains(node) : this.result.node.contains(node)) return true;
    return this.does.node.contains(node) && !this.does.shown.includes(/** @type {HTMLButtonElement} */ (node));
  }

  items() {
    const top = this.ended ? this.result.items : [[this.draws.place, this.discards.place]];
    return { desk: [...top, this.does.shown], layout: this.own.layout.places };
  }

  /** Where the focus belongs: the first thing that is asked for. */
  home() {
    const { modes, verbs } = this.offers;
    if (modes.length) return this.nextPlace();
    if (verbs.includes("draw")) return this.draws.place;
    const button = this.does.shown.find((b) => b.classList.contains("pn-main")) ?? this.does.shown.find(usable);
    return button ?? (this.ended ? null : this.draws.place);
  }

  /** The place that was used last if it is offered, else the next one that is. */
  nextPlace() {
    const all = this.own.layout.places.flat();
    const from = Math.max(0, this.lastPlace ? all.indexOf(this.lastPlace) : 0);
    return [...all.slice(from), ...all.slice(0, from)].find(usable) ?? null;
  }

  /** @param {string} mode */
  choose(mode) {
    if (!this.offers.modes.includes(mode)) return;
    this.mode = mode;
    this.hands.redraw();
  }

  /** @param {Event} event */
  click(event) {
    const place = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".pn-place"));
    if (!place || !usable(place)) return;
    if (place === this.draws.place) return this.verb("draw");
    if (place === this.discards.place) return this.discardPile();
    this.own.layout.places.forEach((row, r) => {
      const c = row.indexOf(place);
      if (c < 0) return;
      this.lastPlace = place;
      this.hands.act(`${this.mode} ${placeAt(r, c)}`);
    });
  }

  discardPile() {
    if (this.offers.verbs.includes("take")) this.verb("take");
    else if (this.offers.modes.length > 1) this.choose(this.offers.modes[1]);
    else this.verb("discard");
  }

  /** @param {string} verb */
  verb(verb) {
    if (this.offers.verbs.includes(verb)) this.hands.act(verb);
  }

  /** @param {string} key */
  key(key) {
    const verb = LETTERS[key];
    if (!verb) return false;
    if (this.offers.modes.includes(verb)) {
      this.choose(verb);
      this.nextPlace()?.focus();
    } else this.verb(verb === "skip" && this.offers.verbs.includes("discard") ? "discard" : verb);
    return true;
  }
}
