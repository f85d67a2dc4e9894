// @ts-check
import { make, mark, usable } from "./dom.js";
import { Frame } from "./frame.js";
import { guardKeys, isHosts, takesText } from "./keys.js";
import { pause, stay } from "./pace.js";
import { commands, paint, waitsForStep } from "./picture.js";
import { createQueue } from "./queue.js";
import { createSending } from "./sending.js";
import { followTheme } from "./theme.js";
import { readCard, readLabels, readView } from "./wire.js";

const SETTLE = 400; // ms after an act in which a click does not hurry: it is the second half of a double click
const FAST = 60; // ms between the steps of a table of bots alone at no speed

/** @typedef {import("./queue.js").Moment} Moment */

/** One view of one model: takes what Python sends, paces it, and sends back what was picked. */
export class Table {
  /** @param {import("./wire.js").Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.ending = new AbortController();
    this.labels = readLabels(model.get("labels"));
    this.noticeOn = false;
    this.noticeRevision = -1;
    this.playing = false;
    this.actedAt = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Moment | null} */
    this.shown = null;
    this.root = make("div", "pn-root");
    el.append(this.root);
    this.reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.sending = createSending(model, () => this.draw());
    this.frame = new Frame(this.deeds());
    this.queue = createQueue({
      show: (moment, how) => this.show(moment, how),
      tell: (moment) => this.tell(moment),
      stay: ({ view, card }) => stay(view, this.isPerson(view.did?.[0], card), this.speed),
      instant: () => this.speed === 0 || this.reduced.matches,
      byPerson: ({ view, card }) => this.isPerson(view.did?.[0], card),
    });
    this.root.append(this.frame.node);
    this.listen();
    this.queue.push(this.now());
    this.onNotice();
    this.sending.post({ kind: "log" });
  }

  /** Bots alone sit here: they move on a step, not by themselves. */
  get isAlone() {
    return !!this.shown && this.shown.card.players.every(([, , sort]) => sort !== "person");
  }

  get speed() {
    return Number(this.model.get("speed") ?? 1);
  }

  /** @param {number | null | undefined} seat @param {import("./wire.js").Card} card */
  isPerson(seat, card) {
    return seat != null && card.players[seat]?.[2] === "person";
  }

  /** What Python says now. @returns {Moment} */
  now() {
    return { view: readView(this.model.get("view")), card: readCard(this.model.get("card")) };
  }

  /** @returns {import("./frame.js").Deeds} */
  deeds() {
    return {
      act: (action) => this.act(action),
      redraw: () => this.draw(),
      start: (settings) => this.ask("new", { settings }),
      undo: () => this.ask("undo"),
      speed: () => this.cycle("speed", this.labels.speeds.map(([value]) => Number(value))),
      language: () => this.cycle("lang", this.labels.langs.map(([value]) => value)),
      setup: () => this.openSetup(),
      help: () => this.openRules(),
      dismiss: () => this.dismiss(),
    };
  }

  listen() {
    const { signal } = this.ending;
    /** @type {Record<string, (...args: any[]) => void>} */
    const on = {
      "change:view": () => this.onView(),
      "change:card": () => this.onCard(),
      "change:labels": () => this.onLabels(),
      "change:notice": () => this.onNotice(),
      "change:panel": () => this.draw(),
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
    this.root.addEventListener("keydown", (event) => this.onKey(event), { signal });
    this.frame.table.addEventListener("click", (event) => this.onClick(event), { signal });
  }

  close() {
    this.ending.abort();
    clearTimeout(this.timer);
    this.queue.close();
    this.sending.close();
    this.root.remove();
  }

  // ---- what comes

  onView() {
    const moment = this.now();
    const newer = moment.view.revision !== this.queue.latest()?.view.revision;
    if (newer) {
      const answered = this.sending.answered();
      if (answered?.kind === "new") this.frame.setup.shut();
      if (moment.view.revision > this.noticeRevision) this.noticeOn = false;
    }
    this.queue.push(moment);
  }

  onCard() {
    const last = this.queue.latest();
    const now = this.now();
    if (!last || now.view.revision !== last.view.revision) return; // it comes with a view, and waits with it
    last.card = now.card;
    this.draw();
  }

  onLabels() {
    const { lang } = this.labels;
    this.labels = readLabels(this.model.get("labels"));
    if (lang !== this.labels.lang) this.sending.post({ kind: "log" });
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

  onPace() {
    this.queue.again();
    this.draw();
  }

  /** @param {any} message */
  onMessage(message) {
    if (message?.kind !== "log" || !Array.isArray(message.lines)) return;
    this.queue.told();
    this.frame.log.fill(message.lines, this.names);
  }

  /** @param {Moment} moment @param {{ stepped: boolean, fresh: boolean }} how */
  show(moment, how) {
    const first = !this.shown;
    if (how.fresh && !first) {
      this.frame.log.fill([], []);
      this.sending.post({ kind: "log" });
    }
    const again = this.shown?.view.revision === moment.view.revision;
    this.shown = moment;
    if (!again) this.tell(moment);
    this.draw(how);
  }

  /** @param {Moment} moment */
  tell(moment) {
    if (!moment.told) this.frame.log.add(moment.view.said, moment.card.players.map(([name]) => name));
    moment.told = true;
  }

  get names() {
    return this.now().card.players.map(([name]) => name);
  }

  // ---- what goes

  /** @param {string} action */
  act(action) {
    const view = this.shown?.view;
    if (!view || !this.live || !view.options.includes(action)) return;
    if (this.sending.ask({ kind: "act", revision: view.revision, action })) this.actedAt = Date.now();
  }

  /** @param {string} kind @param {Record<string, any>} [more] */
  ask(kind, more = {}) {
    this.sending.ask({ kind, revision: this.queue.latest()?.view.revision ?? 0, ...more });
  }

  /** The next value of a trait that the page may set. @param {string} trait @param {any[]} values */
  cycle(trait, values) {
    if (!values.length || this.sending.gone) return;
    this.model.set(trait, values[(values.indexOf(this.model.get(trait)) + 1) % values.length]);
    this.model.save_changes();
  }

  openSetup() {
    this.frame.rules.shut();
    const card = this.queue.latest()?.card;
    if (card && !this.sending.gone) this.frame.setup.open(/** @type {HTMLElement} */ (document.activeElement), card.settings);
  }

  openRules() {
    if (this.frame.rules.isOpen) return this.frame.rules.shut();
    this.frame.setup.shut();
    this.frame.rules.open(/** @type {HTMLElement} */ (document.activeElement));
  }

  dismiss() {
    this.noticeOn = false;
    if (this.frame.notice.node.contains(document.activeElement)) (this.frame.roving.stop ?? this.frame.tools.button("undo"))?.focus();
    this.draw();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && usable(button)) return;
    if (Date.now() - this.actedAt > SETTLE) this.queue.hurry();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (isHosts(event) || event.key === "Tab") return;
    event.stopPropagation();
    if (takesText(event.target)) return;
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    if (this.press(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
  press({ key, target }) {
    const { frame } = this;
    if (key === "?") this.openRules();
    else if (frame.setup.isOpen || frame.rules.isOpen) return false;
    else if (frame.roving.has(target) && /^(Arrow|Home|End)/.test(key))
      frame.roving.move(/** @type {Element} */ (target), key, getComputedStyle(this.root).direction === "rtl");
    else if (key === "u") this.ask("undo");
    else if (key === "n") commands(this).find(({ off }) => !off)?.run();
    else return !!frame.drawing?.key(key.toLowerCase());
    return true;
  }

  /** What is offered may be acted on: nothing waits to be seen, and there is somebody to tell. */
  get live() {
    return !this.queue.waiting && !this.queue.held && !this.sending.gone;
  }

  /** @param {{ stepped: boolean, fresh: boolean }} [how] */
  draw(how = { stepped: false, fresh: false }) {
    if (!this.shown || this.ending.signal.aborted) return;
    mark(this.root, { "pn-instant": this.speed === 0 });
    paint(this, this.shown, how);
    this.goOn();
  }

  /** A table of bots alone plays by itself while Play is pressed. */
  goOn() {
    clearTimeout(this.timer);
    const { view } = /** @type {Moment} */ (this.shown);
    if (!this.playing || this.sending.pending || this.sending.gone) return;
    if (this.queue.held && this.speed) this.timer = setTimeout(() => this.queue.release(), pause(this.speed));
    else if (this.live && waitsForStep(this, view))
      this.timer = setTimeout(() => this.ask("step"), stay(view, false, this.speed) || FAST);
  }
}
