// @ts-check
import { turnUp } from "../cards/motion.js";
import { arrange, make, mark, usable } from "../dom.js";
import { endsDeal } from "../wire.js";
import { Desk } from "./desk.js";
import { Dial } from "./dial.js";
import { Fan } from "./fan.js";
import { moveCards } from "./moves.js";
import { readPlays, readScene, readVerbs } from "./reading.js";
import { Rival } from "./seat.js";

/** @typedef {import("./reading.js").Scene} Scene */
/** @typedef {import("./reading.js").Play} Play */

const LETTERS = /** @type {Record<string, string>} */ ({ p: "pay", d: "draw", f: "forget" });

/** Draws 99: the total, the way round, the last cards, the hands. It knows options and what they make, no rule. */
export class Ninety {
  /** @param {import("../scene.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.desk = new Desk();
    this.dial = new Dial();
    this.fan = new Fan((action) => this.act(action));
    /** @type {Rival[]} */
    this.others = [];
    this.green = make("div", "pn-green", {}, this.desk.node, this.dial.node, hands.note.node, this.fan.node);
    this.rivals = make("div", "pn-rivals");
    /** @type {Play[]} */
    this.plays = [];
    /** @type {string[]} */
    this.verbs = [];
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {HTMLElement | null} where the last card was played from */
    this.last = null;
    this.note = { text: "", word: "" };
    this.desk.draws.place.addEventListener("click", () => this.act("draw"));
    for (const event of ["pointerover", "focusin"])
      this.fan.node.addEventListener(event, ({ target }) => this.point(/** @type {Element} */ (target)));
    for (const event of ["pointerleave", "focusout"]) this.fan.node.addEventListener(event, () => this.point(null));
  }

  shape() {
    return { classes: ["pn-ninety"], sizes: {} };
  }

  /** @param {import("../scene.js").Scene} told */
  draw(told) {
    const before = this.scene;
    const scene = readScene(told);
    const { view, commands, live } = scene;
    this.scene = scene;
    this.plays = live && !commands.length ? readPlays(view) : [];
    this.verbs = live && !commands.length ? readVerbs(view) : [];
    const [over, pause] = [view.phase === "over", endsDeal(view)];
    this.desk.update(scene, this.verbs.includes("draw"));
    const { total, left, turns, direction } = view;
    this.dial.update({ total, left, turns, label: scene.labels.running, colon: scene.labels.colon });
    mark(this.green, { "pn-ended": over, "pn-paused": pause });
    for (const part of [this.green, this.rivals]) mark(part, { "pn-other-way": direction < 0 });
    const changed = this.drawSeats(scene, over || pause);
    this.remark(scene);
    if (!before || scene.fresh || before.card.players.length !== scene.card.players.length) return;
    if (before.view.curtain && view.hand) turnUp(changed);
    else if (before.view.revision !== view.revision && scene.stepped) moveCards(view, this.where(before.view), changed);
  }

  /** Where cards come from and go to. @param {import("./reading.js").View} before @returns {import("./moves.js").Where} */
  where(before) {
    const { near, tokens } = /** @type {Scene} */ (this.scene).view;
    const { held, cards } = this.fan;
    const { place: stock } = this.desk.draws;
    const hand = before.near === near ? (before.hand ?? []) : [];
    const lay = (/** @type {string | null} */ card) => held[hand.indexOf(card ?? "")]?.place;
    const theirs = (/** @type {number} */ seat) =>
      this.others[(seat - near - 1 + tokens.length) % tokens.length].nearest;
    return {
      played: this.desk.heap.place,
      handOf: (seat, card) => (seat === near ? (lay(card) ?? held[0].place) : theirs(seat)),
      cameFrom: (place) => lay(cards[held.findIndex((one) => one.place === place)]) ?? stock,
    };
  }

  /** @param {Scene} scene @param {boolean} ended @returns {HTMLElement[]} the places of the own hand that changed */
  drawSeats(scene, ended) {
    const { view, card, labels, pending } = scene;
    const count = card.players.length;
    while (this.others.length < count - 1) this.others.push(new Rival());
    this.others.length = Math.max(0, count - 1);
    arrange(
      this.rivals,
      this.others.map(({ node }) => node),
    );
    this.others.forEach((seat, i) => {
      seat.update(this.seatState(scene, (view.near + 1 + i) % count, ended));
    });
    return this.fan.lay({
      seat: this.seatState(scene, view.near, ended),
      cards: view.hand ?? Array.from({ length: view.counts[view.near] ?? 0 }, () => "?"),
      said: (c) => (c === null ? labels.empty : (labels.cards[c] ?? c)),
      plays: this.plays,
      buttons: [...this.buttons(scene), ...scene.commands],
      advice: (action) => scene.advice?.options[action],
      pending: pending ?? "",
      look: { skin: card.skin },
    });
  }

  /** @param {Scene} scene @param {number} seat @param {boolean} ended @returns {import("./seat.js").SeatState} */
  seatState({ view, card, labels, frozen }, seat, ended) {
    const [name, kind] = card.players[seat];
    const tokens = view.tokens[seat] ?? 0;
    return {
      name,
      kind,
      badge: tokens ? "" : labels.out,
      plays: seat === view.to_act && !frozen && !ended,
      toAct: labels.to_act,
      gone: !tokens,
      tokens,
      start: card.tokens,
      count: view.counts[seat] ?? 0,
      labels,
    };
  }

  /** @param {Scene} scene @returns {import("../does.js").Button[]} */
  buttons({ view, labels, pending, advice }) {
    return this.verbs.map((verb) => ({
      id: verb,
      label: view.does[verb] ?? labels.does[verb] ?? verb,
      off: !!pending,
      pending: pending === verb,
      worth: advice?.options[verb],
      run: () => this.act(verb),
    }));
  }

  /** @param {Scene} scene */
  remark({ remark, labels, view, advice }) {
    const key = this.verbs[0] ?? (this.plays.length ? view.phase : "");
    const usual = { text: labels.notes[key] ?? "", word: "" };
    this.note = remark ? { text: remark, word: "" } : (advice ?? usual);
    this.point(this.fan.node.contains(document.activeElement) ? document.activeElement : null);
  }

  /** What is pointed at is said whole. @param {Element | null} target */
  point(target) {
    const play = target && this.fan.playAt(target);
    const says = target?.closest("button[title]")?.getAttribute("title") || play?.says;
    if (says) this.hands.note.update(says);
    else this.hands.note.update(this.note.text, this.note.word);
  }

  tidy() {
    this.fan.tidy();
  }

  /** @param {Element} node */
  leaving(node) {
    const { desk, layout } = this.items();
    return ![...desk, ...layout].flat().some((item) => item === node);
  }

  items() {
    const piles = this.verbs.includes("draw") ? [this.desk.draws.place] : [];
    return { desk: [piles], layout: this.fan.items };
  }

  /** Where the focus belongs: a card that may be played, else the button that is asked for; it is never nowhere. */
  home() {
    const { shown } = this.fan.does;
    if (this.plays.length) return this.fan.next(this.last);
    const button = shown.find((b) => b.classList.contains("pn-main")) ?? shown.find(usable);
    return button ?? this.last ?? this.fan.held[0].place;
  }

  /** @param {string} action */
  act(action) {
    if (![...this.verbs, ...this.plays.map((play) => play.action)].includes(action)) return;
    this.last = this.fan.held.find(({ plays }) => plays.some((play) => play.action === action))?.place ?? null;
    this.hands.act(action);
  }

  /** @param {string} key */
  key(key) {
    const verb = LETTERS[key];
    if (verb) this.act(verb);
    return !!verb;
  }
}
