// @ts-check
import { icon } from "../art.js";
import { make, put } from "../dom.js";
import { Sheet } from "../sheet.js";
import { walked } from "../toolbar.js";
import { Stars } from "./head.js";

/** @typedef {import("./taught.js").Way} Way */
/** @typedef {import("./taught.js").Entry} Entry */

/** The sign of a lesson's state. @type {Record<string, string>} */
const SIGNS = { done: "check", begun: "way", next: "flag" };

/** The map of a course: chapters, lessons with their stars, what is next; any of them can be gone to. */
export class MapSheet {
  /** @param {HTMLElement[]} under @param {(name: string) => void} go */
  constructor(under, go) {
    this.go = go;
    this.content = make("div", "pn-map");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.settle = walked(this.content, () => this.buttons);
    this.drawn = "";
  }

  /** @param {import("./taught.js").Taught} taught @param {import("../wire.js").Labels} labels */
  update({ heads, map }, labels) {
    this.sheet.update(heads.map, labels.close);
    const key = JSON.stringify(map);
    if (key === this.drawn) return;
    this.drawn = key;
    const at = this.buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    this.buttons = [];
    if (!map) return this.content.replaceChildren(make("p", "pn-lead-in", {}, labels.wait));
    const chapters = map.chapters.map(([title, entries]) =>
      make("section", "", {}, make("h3", "", {}, title), make("ol", "", {}, ...entries.map((e) => this.entry(e, map)))),
    );
    this.content.replaceChildren(make("p", "pn-lead-in", {}, map.note), ...chapters);
    for (const button of this.buttons) button.tabIndex = -1;
    this.settle(this.buttons[at] ?? this.buttons.find((button) => button.getAttribute("aria-current")));
    if (this.sheet.isOpen && (at >= 0 || document.activeElement === this.sheet.close)) this.home?.focus();
  }

  /** Where the focus belongs: on the present lesson when the map opens, then where it was walked to. @returns {HTMLElement | undefined} */
  get home() {
    return this.buttons.find((button) => button.tabIndex === 0);
  }

  /** @param {Entry} entry @param {Way} map */
  entry([name, title, stars, state, word], { name: here }) {
    const won = new Stars();
    won.update(stars);
    const sign = make("span", "pn-entry-sign", {}, ...(SIGNS[state] ? [icon(SIGNS[state])] : []));
    const texts = make("span", "pn-entry-title", {}, title);
    const button = make("button", `pn-entry pn-entry-${state}`, { type: "button" }, sign, texts);
    button.append(make("span", "pn-entry-word", {}, word), won.node);
    put(button, "aria-current", name === here ? "step" : null);
    button.addEventListener("click", () => this.go(name));
    this.buttons.push(button);
    return make("li", "", {}, button);
  }
}
