import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FakeModel } from "../demo/model.js";
import { withLabels } from "../demo/moments.js";
import widget from "../src/widget.js";

const WIRE = join(import.meta.dirname, "../../tests/wire");

const read = (name) => JSON.parse(readFileSync(join(WIRE, `${name}.json`), "utf8"));

const LABELS = read("labels");

/** The names of all moments of a game, as its drawing module is called. @param {string} game */
export const momentsOf = (game) =>
  readdirSync(WIRE)
    .flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []))
    .filter((name) => name !== "labels" && read(name).state.card.game === game);

/** A moment of a real match, as Python sent it: `state`, and `later` what came after it. */
export const moment = (name) => withLabels(read(name), LABELS);

/** A table on a page, with a model that answers nothing by itself. */
export function open(name, traits = {}) {
  const model = new FakeModel({ ...moment(name).state, ...traits });
  return { model, ...view(model) };
}

/** One more view of a model. */
export function view(model) {
  const el = document.createElement("div");
  document.body.append(el);
  const close = widget.render({ model, el });
  const one = (selector) => el.querySelector(selector);
  const all = (selector) => [...el.querySelectorAll(selector)];
  const place = (at) => all(".pn-own .pn-row")[Number(at[1]) - 1].querySelectorAll(".pn-place")["ABCD".indexOf(at[0])];
  const button = (text) => all("button").find((node) => !node.closest("[hidden]") && node.textContent === text);
  const usable = () => all("button:not([aria-disabled])").filter((node) => !node.closest("[hidden]"));
  return { el, close, one, all, place, button, usable, ask: () => one(".pn-ask").textContent };
}

/** Acts only: what the page sent, without its requests for the log. */
export const deeds = (model) => model.sent.filter(({ kind }) => kind !== "log");

/** The view of a fixture with some keys changed, one revision on. */
export function next(model, changes) {
  const before = model.get("view");
  return { ...before, revision: before.revision + 1, ...changes };
}

/** What Python says next in a lesson or a quiz: a panel with a new number. */
export const say = (table, changes, name = "lesson") => {
  const panel = table.model.get("panel");
  const lesson = { ...panel[name], number: panel[name].number + 1, ...changes };
  table.model.feed({ panel: { ...panel, [name]: lesson } });
};

/** A click as a mouse makes it: the second half of a double click has the detail 2. */
export const click = (node, detail = 1) =>
  node.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));

export function press(node, key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true, ...more });
  node.dispatchEvent(event);
  return event;
}
