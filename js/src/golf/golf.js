// @ts-check
import { arrange, make, usable } from "../dom.js";
import { parts } from "../wire.js";
import { Desk } from "./desk.js";
import { emptyRows, placeAt, readMarks, readRows } from "./grid.js";
import { moveCards } from "./moves.js";
import { readOffers } from "./offers.js";
import { readCard, readScene } from "./reading.js";
import { Seat } from "./seat.js";

/** @typedef {import("./reading.js").Scene} Scene */

const LETTERS = /** @type {Record<string, string>} */ ({ d: "draw", t: "take", s: "swap", f: "flip", k: "skip" });

/** Draws golf: the piles, the layouts, the end of a hole. It knows marks and options, no rule. */
export class Golf {
  /** @param {import("../scene.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.desk = new Desk();
    this.own = new Seat(true);
    /** @type {Seat[]} */
    this.others = [];
    this.green = make("div", "pn-green", {}, this.desk.node, hands.note.node, this.own.node);
    this.rivals = make("div", "pn-rivals");
    this.mode = "";
    this.ended = false;
    this.offers = readOffers([]);
    /** @type {HTMLElement | null} */
    this.lastPlace = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Element | null} what is pointed at or has the focus */
    this.pointed = null;
    this.green.addEventListener("click", (event) => this.click(event));
    for (const type of ["pointerover", "focusin"])
      this.green.addEventListener(type, ({ target }) => this.point(/** @type {Element} */ (target)));
    this.green.addEventListener("pointerleave", () => this.point(null));
  }

  /** The shape of a layout. @param {import("../wire.js").Card} card */
  shape(card) {
    const { rows, columns } = readCard(card);
    const shape = { "pn-many-rows": rows > 2, "pn-wide": columns > 4, "pn-narrow": columns < 4 };
    return {
      classes: Object.entries(shape).flatMap(([name, fits]) => (fits ? [name] : [])),
      sizes: { "--pn-cols": columns },
    };
  }

  /** @param {import("../scene.js").Scene} told */
  draw(told) {
    const before = this.scene;
    const scene = readScene(told);
    const { view, card } = scene;
    const moved = before?.view.revision !== view.revision;
    this.scene = scene;
    this.offers = readOffers(scene.live ? view.options : []);
    // a choice made for one moment never outlives it
    if (moved || !this.offers.modes.includes(this.mode)) this.mode = this.offers.modes[0] ?? this.mode;
    this.ended = view.lines.length > 0;
    const { offers, mode, ended } = this;
    const remark = this.desk.update(scene, {
      offers,
      mode,
      ended,
      choose: (m) => this.choose(m),
      act: (v) => this.verb(v),
    });
    const said = scene.advice ?? remark;
    this.hands.note.update(scene.remark || this.remark() || said.text, scene.remark ? "" : said.word);
    const changed = this.drawSeats(scene);
    const seen = before && moved && scene.stepped && !scene.fresh;
    if (seen && before.view.near === view.near && before.card.players.length === card.players.length)
      moveCards(before.view, view, this.desk.places, changed, this.pills);
  }

  /** The clasps that are to be seen. */
  get pills() {
    return [this.own, ...this.others].flatMap(({ layout }) => layout.pills).filter((pill) => !pill.hidden);
  }

  /** @param {Scene} scene @returns {HTMLElement[]} the places that changed */
  drawSeats(scene) {
    const { view, card } = scene;
    const count = card.players.length;
    while (this.others.length < count - 1) this.others.push(new Seat(false));
    this.others.length = Math.max(0, count - 1);
    arrange(
      this.rivals,
      this.others.map(({ node }) => node),
    );
    const changed =
      view.layouts[view.near] !== undefined ? this.own.update(this.seatState(scene, view.near, true)) : [];
    this.others.forEach((seat, i) => {
      const at = (view.near + 1 + i) % count;
      if (view.layouts[at] !== undefined) changed.push(...seat.update(this.seatState(scene, at, false)));
    });
    return changed;
  }

  /** @param {Scene} scene @param {number} seat @param {boolean} own @returns {import("./seat.js").SeatState} */
  seatState(scene, seat, own) {
    const { view, card, labels, frozen, pending } = scene;
    const [name, kind] = card.players[seat];
    const asked = own && !pending && this.offers.modes.length > 0;
    // in a playoff only some play on; a quiz may ask for the strokes
    const strokes = view.layouts[seat] ? view.showing[seat] : undefined;
    return {
      name,
      kind,
      plays: seat === view.to_act && !frozen && !this.ended,
      badge: view.out === seat ? labels.out : view.phase === "tee off" && card.dealer === seat ? labels.dealer : "",
      toAct: labels.to_act,
      word: strokes === undefined ? "" : labels[this.ended ? "strokes" : "showing"],
      strokes,
      layout: {
        owner: name,
        rows: view.layouts[seat] ? readRows(view.layouts[seat]) : emptyRows(card.rows, card.columns),
        marks: readMarks(view.marks[seat]),
        offered: asked ? this.offers.places(this.mode) : null,
        hint: view.hand && this.mode === "flip" ? "turn" : "",
        changed: view.did?.[0] === seat ? parts(view.did[1]).place : "",
        advice: (place) => scene.advice?.options[`${this.mode} ${place}`],
        pending: own && pending ? parts(pending).place : "",
        look: { skin: card.skin, worth: card.worth },
        labels,
      },
    };
  }

  tidy() {
    this.desk.tidy();
  }

  /** @param {Element} node */
  leaving(node) {
    return this.desk.leaving(node);
  }

  items() {
    return { desk: this.desk.items, layout: this.own.layout.places };
  }

  /** Where the focus belongs: the first thing that is asked for. */
  home() {
    const { does, draws } = this.desk;
    if (this.offers.modes.length) return this.nextPlace();
    if (this.offers.verbs.includes("draw")) return draws.place;
    const button = does.shown.find((b) => b.classList.contains("pn-main")) ?? does.shown.find(usable);
    return button ?? (this.ended ? null : draws.place);
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
    const target = /** @type {Element} */ (event.target);
    const place = /** @type {HTMLElement | null} */ (target.closest(".pn-place"));
    if (!place || !usable(place)) return;
    if (place === this.desk.draws.place) return this.verb("draw");
    if (place === this.desk.discards.place) return this.discardPile();
    this.own.layout.places.forEach((row, r) => {
      const c = row.indexOf(place);
      if (c < 0) return;
      this.lastPlace = place;
      this.hands.act(`${this.mode} ${placeAt(r, c)}`);
    });
  }

  /** What the caddie says of the option that is pointed at. */
  remark() {
    return this.scene?.advice && this.pointed?.isConnected ? (this.pointed.getAttribute("title") ?? "") : "";
  }

  /** @param {Element | null} target */
  point(target) {
    const pointed = target?.closest("button[title]") ?? null;
    if (pointed === this.pointed) return;
    this.pointed = pointed;
    if (this.scene?.advice) this.hands.redraw();
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
