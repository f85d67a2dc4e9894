// @ts-check
import { arrange, make, mark, put, say, show } from "../dom.js";
import { createDeeds } from "./deeds.js";
import { Form } from "./form.js";
import { createHead, Stars } from "./head.js";
import { MapSheet } from "./map.js";
import { TextSheet } from "./reading.js";
import { Results } from "./results.js";
import { leadsInForm } from "./taught.js";
import { createVerdict } from "./verdict.js";

/** @typedef {import("./taught.js").Taught} Taught */

/**
 * @typedef {object} Teacher what a press in a lesson or a quiz can lead to
 * @property {(deed: string) => void} deed
 * @property {(name: string) => void} go
 * @property {(value: string | number) => void} answer
 * @property {(value: string | number) => void} look
 */

/** A lesson or a quiz beside the table: its head in the bar, its board under it, and its sheets. */
export class Board {
  /** @param {HTMLElement} table @param {Teacher} teacher */
  constructor(table, teacher) {
    this.head = createHead();
    this.text = make("div", "pn-taught-text");
    this.task = make("p", "pn-task");
    this.verdict = createVerdict();
    this.form = new Form({
      answer: (value) => teacher.answer(value),
      look: (value) => teacher.look(value),
      next: () => teacher.deed("next"),
    });
    this.deeds = createDeeds((deed) => teacher.deed(deed));
    this.results = new Results();
    this.worth = new Stars();
    mark(this.worth.node, { "pn-worth-of": true });
    const parts = [this.worth.node, this.task, this.form.node, this.verdict.node, this.results.node, this.deeds.node];
    this.node = make("section", "pn-board", {}, this.text, ...parts);
    const under = [this.node, table];
    this.map = new MapSheet(under, (name) => teacher.go(name));
    this.rule = new TextSheet(under);
    this.read = new TextSheet(under);
    this.sheets = [this.map.sheet, this.rule.sheet, this.read.sheet];
    this.update(null, /** @type {import("../wire.js").Labels} */ ({}), false);
  }

  /** @param {Taught | null} taught @param {import("../wire.js").Labels} labels @param {boolean} frozen */
  update(taught, labels, frozen) {
    show(this.node, !!taught);
    show(this.head.node, !!taught);
    if (!taught) return;
    this.head.update(taught);
    put(this.node, "aria-label", taught.title);
    this.drawText(taught.text);
    say(this.task, taught.task);
    show(this.task, !!taught.task);
    this.worth.update(taught.state === "done" ? taught.stars : null);
    this.verdict.update(taught);
    this.form.update(leadsInForm(taught) ? taught : { ...taught, next: null }, frozen);
    this.results.update(taught.results);
    this.deeds.update(taught.deeds, taught.title, frozen);
    mark(this.node, { "pn-asks": !!taught.form });
    this.map.update(taught, labels);
    this.rule.update(taught.heads.rule, taught.rule, labels);
    this.read.update(taught.heads.read, taught.read, labels);
  }

  /** @param {string[]} paragraphs */
  drawText(paragraphs) {
    show(this.text, paragraphs.length > 0);
    const nodes = paragraphs.map((text, i) => {
      const node = this.text.children[i] ?? make("p");
      say(node, text);
      return node;
    });
    arrange(this.text, nodes);
  }
}
