// @ts-check
import { usable } from "./dom.js";
import { isHosts, takesText } from "./keys.js";
import { commands } from "./picture.js";

const SETTLE = 500; // ms after an act in which a click may be the second half of a double click

/** @param {Event} event */
const buttonOf = ({ target }) => (target instanceof Element ? target.closest("button") : null);

/** What a person does at one view: acts, tools, panels, clicks and keys. */
export class Hands {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.actedAt = 0;
    /** @type {Element | null} the button that was clicked last */
    this.clicked = null;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { root, frame } = this.table;
    root.addEventListener("keydown", (event) => this.onKey(event), { signal });
    root.addEventListener("click", (event) => this.onAnyClick(event), { capture: true, signal });
    frame.table.addEventListener("click", (event) => this.onClick(event), { signal });
  }

  get teacher() {
    return this.table.teaching;
  }

  redraw() {
    this.table.draw();
  }

  /** @param {string} action one of the options that are shown @param {boolean} [sure] the answer to a question of the table's */
  act(action, sure) {
    const { shown, live, sending } = this.table;
    if (!shown || !live || !shown.view.options.includes(action)) return;
    const message = { kind: "act", revision: shown.view.revision, action, ...(sure ? { sure } : {}) };
    if (sending.ask(message)) this.actedAt = Date.now();
  }

  /** Not this one after all. @param {number} number */
  wave(number) {
    this.table.waved = number;
    this.dismiss();
  }

  /** A request about the newest moment that has come. @param {string} kind @param {Record<string, any>} [more] */
  request(kind, more = {}) {
    return { kind, revision: this.table.queue.latest?.view.revision ?? 0, ...more };
  }

  /** @param {string} kind @param {Record<string, any>} [more] */
  ask(kind, more = {}) {
    this.table.sending.ask(this.request(kind, more));
  }

  /** @param {Record<string, any>} settings */
  start(settings) {
    this.ask("new", { settings });
  }

  undo() {
    this.ask("undo");
  }

  speed() {
    const speeds = this.table.labels.speeds.map(([value]) => Number(value));
    if (speeds.length) this.put("speed", speeds[(speeds.indexOf(this.table.model.get("speed")) + 1) % speeds.length]);
  }

  language() {
    const { tongues } = this.table.frame;
    if (tongues.sheet.isOpen) return tongues.sheet.shut();
    const opener = this.opener(this.table.frame.tools.button("language"));
    this.shut();
    tongues.open(opener);
  }

  /** @param {string} lang */
  speak(lang) {
    this.table.frame.tongues.sheet.shut();
    this.put("lang", lang);
  }

  /** A trait that the page may set. @param {string} trait @param {any} value */
  put(trait, value) {
    const { model, sending } = this.table;
    if (sending.gone) return;
    model.set(trait, value);
    model.save_changes();
  }

  caddie() {
    const { caddie } = this.table;
    if (caddie.looksBack) this.panel("review", "caddie");
    else caddie.toggle();
  }

  odds() {
    this.panel("odds", "odds");
  }

  /** A panel whose content is asked for when it opens. @param {"odds" | "review"} of @param {string} tool */
  panel(of, tool) {
    const { sheet } = this.table.frame[of];
    if (sheet.isOpen) return sheet.shut();
    const opener = this.opener(this.table.frame.tools.button(tool));
    this.shut();
    this.table.sending.askSoon(() => this.request("advise", { of }));
    sheet.open(opener);
  }

  /** To the moment after so many decisions, with the panels out of the way. @param {number} n */
  goTo(n) {
    this.shut();
    this.ask("goto", { n });
  }

  /** Shuts every panel that lies over the table. */
  shut() {
    for (const sheet of this.table.frame.sheets) sheet.shut();
  }

  setup() {
    const { frame, queue, sending } = this.table;
    if (frame.setup.isOpen) return frame.setup.sheet.shut();
    const opener = this.opener(frame.tools.button("new"));
    this.shut();
    if (queue.latest && !sending.gone) frame.setup.open(opener, queue.latest.card.settings);
  }

  help() {
    const { frame } = this.table;
    if (frame.rules.sheet.isOpen) return frame.rules.sheet.shut();
    const opener = this.opener(frame.tools.button("help"));
    this.shut();
    frame.rules.sheet.open(opener);
  }

  /** Where the focus goes when a panel closes: back where it was, or to the panel's button. @param {HTMLElement | null | undefined} button */
  opener(button) {
    const { frame } = this.table;
    const now = document.activeElement;
    const inPanel = frame.sheets.some(({ node }) => node.contains(now));
    return now instanceof HTMLElement && frame.node.contains(now) && !inPanel ? now : (button ?? null);
  }

  dismiss() {
    const { frame } = this.table;
    if (frame.notice.node.contains(document.activeElement)) (frame.roving.stop ?? frame.tools.button("undo"))?.focus();
    this.table.noticeOn = false;
    this.table.draw();
  }

  /**
   * A double click is one click where the first half of it changed the table: at the same spot there may lie another player's card by then, or
   * what a panel had covered.
   * @param {MouseEvent} event
   */
  onAnyClick(event) {
    const button = buttonOf(event);
    const settles = button !== this.clicked || Date.now() - this.actedAt < SETTLE;
    if (event.detail < 2) this.clicked = button;
    else if (settles) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  /** A click where nothing is offered hurries what is being shown. @param {MouseEvent} event */
  onClick(event) {
    const button = buttonOf(event);
    if (button && usable(button)) return;
    if (Date.now() - this.actedAt > SETTLE) this.table.queue.hurry();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (isHosts(event) || event.key === "Tab") return;
    event.stopPropagation();
    if (takesText(event.target)) return;
    // a key that is held down acts once (arrows run on, and so does what scrolls)
    if (event.repeat && /^(.|Enter)$/u.test(event.key)) return event.preventDefault();
    if (this.press(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
  press({ key, target }) {
    const { frame } = this.table;
    if (key === "?") this.help();
    else if (frame.table.inert) return false;
    else if (frame.roving.has(target) && /^(Arrow|Home|End)/.test(key))
      frame.roving.move(/** @type {Element} */ (target), key);
    else if (this.table.teaching.key(key.toLowerCase())) return true;
    else if (key.toLowerCase() === "u") frame.tools.press("undo");
    else if (key.toLowerCase() === "c") frame.tools.press("caddie");
    else if (key.toLowerCase() === "o") frame.tools.press("odds");
    else if (key.toLowerCase() === "n")
      commands(this.table)
        .find(({ off }) => !off)
        ?.run();
    else return !!frame.drawing?.key(key.toLowerCase());
    return true;
  }
}
