// @ts-check
import { Caddie } from "./caddie.js";
import { make, mark } from "./dom.js";
import { Frame } from "./frame.js";
import { Hands } from "./hands.js";
import { guardKeys } from "./keys.js";
import { pause, stay } from "./pace.js";
import { paint, waitsForStep } from "./picture.js";
import { Queue } from "./queue.js";
import { Sending } from "./sending.js";
import { Teaching } from "./teach/teaching.js";
import { followTheme } from "./theme.js";
import { readCard, readLabels, readView } from "./wire.js";

const FAST = 60; // ms between the steps of a table of bots alone at no speed

/** @typedef {import("./queue.js").Moment} Moment */

/** @param {import("./wire.js").Card} card */
const namesOf = (card) => card.players.map(([name]) => name);

/** @param {number | null | undefined} seat @param {import("./wire.js").Card} card */
const isPerson = (seat, card) => seat != null && card.players[seat]?.[2] === "person";

/** One view of one model: takes what Python sends, paces it, and sends back what was picked. */
export class Table {
  /** @param {import("./wire.js").Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.ending = new AbortController();
    this.labels = readLabels(model.get("labels"));
    this.noticeOn = false;
    this.noticeRevision = -1;
    this.waved = -1;
    this.playing = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Moment | null} */
    this.shown = null;
    this.root = make("div", "pn-root");
    el.append(this.root);
    el.classList.add("pn-host");
    this.reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.sending = new Sending(model, () => this.draw());
    this.hands = new Hands(this);
    this.caddie = new Caddie(this);
    this.teaching = new Teaching(this);
    this.frame = new Frame(this.hands);
    this.queue = new Queue({
      show: (moment, how) => this.show(moment, how),
      tell: (moment) => this.tell(moment),
      stay: ({ view, card }) => stay(view, isPerson(view.did?.[0], card), this.speed),
      instant: () => this.speed === 0 || this.reduced.matches,
      byPerson: ({ view, card }) => isPerson(view.did?.[0], card),
    });
    this.root.append(this.frame.node);
    this.listen();
    this.queue.push(this.now());
    this.onNotice();
    this.askLog();
  }

  get speed() {
    return Number(this.model.get("speed") ?? 1);
  }

  /** What is offered may be acted on: nothing waits to be seen, and there is somebody to tell. */
  get live() {
    return !this.queue.waiting && !this.queue.held && !this.sending.gone;
  }

  /** Bots alone sit here: they move on a step, not by themselves. */
  get isAlone() {
    const card = this.shown?.card;
    return !!card && card.players.every((_, seat) => !isPerson(seat, card));
  }

  /** What Python says now. @returns {Moment} */
  now() {
    return { view: readView(this.model.get("view")), card: readCard(this.model.get("card")) };
  }

  listen() {
    const { signal } = this.ending;
    /** @type {Record<string, (...args: any[]) => void>} */
    const on = {
      "change:view": () => this.onView(),
      "change:card": () => this.onCard(),
      "change:labels": () => this.onLabels(),
      "change:notice": () => this.onNotice(),
      "change:panel": () => this.onPanel(),
      "change:speed": () => this.onPace(),
      "change:lang": () => this.draw(),
      "msg:custom": (message) => this.onMessage(message),
    };
    for (const [event, listener] of Object.entries(on)) this.model.on(event, listener);
    signal.addEventListener("abort", () => {
      for (const [event, listener] of Object.entries(on)) this.model.off(event, listener);
    });
    guardKeys(this.root, signal);
    followTheme(this.root, signal);
    this.reduced.addEventListener("change", () => this.onPace(), { signal });
    this.hands.listen(signal);
    const resized = new ResizeObserver(() => this.frame.bar.refit());
    resized.observe(this.root);
    signal.addEventListener("abort", () => resized.disconnect());
  }

  close() {
    this.ending.abort();
    clearTimeout(this.timer);
    this.queue.stop();
    this.sending.close();
    this.root.remove();
  }

  onView() {
    const moment = this.now();
    const opened = this.sending.pending?.kind === "open" && !moment.view.curtain;
    if (opened || moment.view.revision !== this.queue.latest?.view.revision) {
      const answered = this.sending.answered();
      if (answered?.kind === "new") this.frame.setup.sheet.shut();
      if (moment.view.revision > this.noticeRevision) this.noticeOn = false;
    }
    this.queue.push(moment);
  }

  /** A card that changes with a view comes with it, and waits with it. */
  onCard() {
    const last = this.queue.latest;
    const now = this.now();
    if (!last || now.view.revision !== last.view.revision) return;
    last.card = now.card;
    this.draw();
  }

  onLabels() {
    const { lang } = this.labels;
    this.labels = readLabels(this.model.get("labels"));
    if (lang !== this.labels.lang) this.askLog();
    this.draw();
  }

  onNotice() {
    const notice = this.model.get("notice") ?? {};
    this.noticeOn = !!notice.text;
    this.noticeRevision = this.now().view.revision;
    if (notice.text) {
      this.sending.answered();
      if (this.frame.setup.isOpen) this.frame.setup.refuse(notice.text);
    }
    this.draw();
  }

  /** A question (a bot has failed, an action is to be confirmed) is an answer too, and so is what a lesson says. */
  onPanel() {
    const { failed, confirm, odds, review } = this.model.get("panel") ?? {};
    if (this.teaching.answered() || failed || confirm || odds || review) this.sending.answered();
    this.draw();
  }

  askLog() {
    if (this.sending.post({ kind: "log" })) this.frame.log.wait();
  }

  onPace() {
    this.queue.advance();
    this.draw();
  }

  /** @param {any} message */
  onMessage(message) {
    if (message?.kind !== "log" || !Array.isArray(message.lines)) return;
    this.queue.told();
    this.frame.log.fill(message.lines, namesOf(this.now().card));
  }

  /** @param {Moment} moment @param {{ stepped: boolean, fresh: boolean }} how */
  show(moment, how) {
    if (how.fresh && this.shown) {
      this.frame.log.fill([], []);
      this.askLog();
    }
    const again = this.shown?.view.revision === moment.view.revision;
    this.shown = moment;
    if (!again) this.tell(moment);
    this.draw(how);
  }

  /** @param {Moment} moment */
  tell(moment) {
    if (!moment.told) this.frame.log.add(moment.view.said, namesOf(moment.card));
    moment.told = true;
  }

  /** @param {{ stepped: boolean, fresh: boolean }} [how] */
  draw(how = { stepped: false, fresh: false }) {
    if (!this.shown || this.ending.signal.aborted) return;
    mark(this.root, { "pn-instant": this.speed === 0 });
    paint(this, this.shown, how);
    this.caddie.follow();
    this.sending.follow();
    this.goOn(this.shown.view);
  }

  /** A table of bots alone plays by itself while Play is pressed. @param {import("./wire.js").View} view */
  goOn(view) {
    clearTimeout(this.timer);
    if (!this.playing || this.sending.pending || this.sending.gone) return;
    if (this.queue.held && this.speed) this.timer = setTimeout(() => this.queue.release(), pause(this.speed));
    else if (this.live && waitsForStep(this, view))
      this.timer = setTimeout(() => this.hands.ask("step"), stay(view, false, this.speed) || FAST);
  }
}
