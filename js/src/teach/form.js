// @ts-check
import { icon } from "../art.js";
import { arrange, enable, make, mark, put, say, show, usable } from "../dom.js";

/** @typedef {import("./taught.js").Form} FormState */
/** @typedef {{ answer: (value: string | number) => void, look: (value: string | number) => void, next: () => void }} Asked */

const WHOLE = /^-?\d{1,4}$/;

/** Where a question is answered: a number, a chance in per cent, or one of several choices; then the way on, in the same row. */
export class Form {
  /** @param {Asked} asked */
  constructor(asked) {
    this.asked = asked;
    this.label = make("span");
    this.input = make("input", "pn-input", { type: "number", step: "1", inputmode: "numeric", autocomplete: "off" });
    this.unit = make("span", "pn-unit");
    const field = make("label", "pn-answer", {}, this.label, this.input, this.unit);
    this.slider = make("input", "pn-slider", { type: "range", min: "0", max: "100", step: "1" });
    this.choices = make("div", "pn-choices", { role: "group" });
    this.send = make("button", "pn-btn pn-main", { type: "submit" });
    this.next = make("button", "pn-btn pn-main", { type: "button" });
    this.node = make("form", "pn-form", { novalidate: "" }, this.slider, field, this.choices, this.send, this.next);
    this.field = field;
    this.key = "";
    /** @type {FormState | null} */
    this.form = null;
    this.slider.addEventListener("input", () => {
      this.input.value = this.slider.value;
    });
    this.input.addEventListener("input", () => {
      this.slider.value = this.input.value || "50";
    });
    this.next.addEventListener("click", () => usable(this.next) && asked.next());
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  submit() {
    if (!this.form || this.form.answered || !usable(this.send)) return;
    if (this.form.looks) return this.asked.answer(this.form.looks);
    const written = this.input.value.trim();
    if (WHOLE.test(written)) this.asked.answer(Number(written));
    else this.input.focus();
  }

  /** A choice by its number, from 1. @param {number} nth @returns {boolean} whether there is one */
  pick(nth) {
    const button = this.choices.children[nth - 1];
    if (this.form?.kind !== "choice" || !(button instanceof HTMLButtonElement)) return false;
    button.click();
    return true;
  }

  /** @param {import("./taught.js").Taught} taught @param {boolean} frozen */
  update(taught, frozen) {
    const { form, next } = taught;
    const inside = this.node.contains(document.activeElement);
    const key = form ? `${taught.where}|${taught.task}|${form.answered ? "answered" : "asks"}` : "";
    const turned = key !== this.key;
    this.key = key;
    this.form = form;
    if (form) this.draw(form, turned, frozen);
    say(this.next, next?.[1] ?? "");
    enable(this.next, !frozen);
    show(this.next, !!next);
    if (turned && inside) this.focus();
    show(this.send, !!form && (form.kind !== "choice" || form.looks !== undefined) && !form.answered);
    show(this.node, !!form || !!next);
  }

  /** The focus goes to what is asked for now, before what had it is hidden. */
  focus() {
    const first = this.form?.kind === "choice" ? this.choices.querySelector("button") : this.input;
    const asks = this.form && !this.form.answered;
    const home = asks || this.next.hidden ? first : this.next;
    if (home instanceof HTMLElement) home.focus();
    if (home === this.input) this.input.select();
  }

  /** @param {FormState} form @param {boolean} turned @param {boolean} frozen */
  draw(form, turned, frozen) {
    const { kind, choices, answered } = form;
    say(this.label, form.label);
    say(this.unit, form.unit);
    say(this.send, form.send);
    enable(this.send, !frozen);
    show(this.field, kind !== "choice");
    show(this.slider, kind === "chance");
    show(this.choices, kind === "choice" && choices.length > 0);
    put(this.slider, "aria-label", `${form.label} ${form.unit}`.trim());
    put(this.choices, "aria-label", form.label || null);
    this.input.disabled = frozen;
    this.slider.disabled = frozen || !!answered; // there is no slider that can only be read
    put(this.input, "readonly", !!answered);
    if (turned && !answered) [this.input.value, this.slider.value] = kind === "chance" ? ["50", "50"] : ["", "50"];
    if (turned && answered && kind !== "choice") this.input.value = this.slider.value = String(answered.given);
    this.drawChoices(form, frozen);
  }

  /** @param {FormState} form @param {boolean} frozen */
  drawChoices({ kind, choices, answered, looks }, frozen) {
    const buttons = (kind === "choice" ? choices : []).map(([value, label], i) => {
      const button = this.choices.children[i] ?? this.choice(i);
      say(/** @type {HTMLElement} */ (button.querySelector("span")), label);
      const [right, given] = [answered?.right === value, answered?.given === value];
      mark(button, { "pn-right": !!answered && right, "pn-off-mark": !!answered && given && !right });
      const pressed = answered ? given : looks === undefined ? null : looks === value;
      put(button, "aria-pressed", pressed === null ? null : String(pressed));
      enable(button, !answered && !frozen);
      const [check, cross] = button.querySelectorAll("svg");
      put(check, "hidden", answered && right ? null : "");
      put(cross, "hidden", answered && given && !right ? null : "");
      return button;
    });
    arrange(this.choices, buttons);
  }

  /** @param {number} i */
  choice(i) {
    const button = make("button", "pn-btn", { type: "button" }, icon("check"), icon("close"), make("span"));
    put(button, "aria-keyshortcuts", String(i + 1));
    button.addEventListener("click", () => {
      const value = this.form?.choices[i]?.[0];
      if (!usable(button) || value === undefined) return;
      if (this.form?.looks === undefined) this.asked.answer(value);
      else this.asked.look(value);
    });
    return button;
  }
}
