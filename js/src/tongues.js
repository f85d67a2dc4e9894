// @ts-check
import { arrange, make, put } from "./dom.js";
import { Sheet } from "./sheet.js";

/** The languages that there are, each by its own name; a press chooses one. */
export class Tongues {
  /** @param {HTMLElement[]} under @param {(lang: string) => void} choose */
  constructor(under, choose) {
    this.choose = choose;
    this.content = make("div", "pn-tongues", { role: "group" });
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
  }

  /** @param {HTMLElement | null} opener */
  open(opener) {
    this.sheet.open(
      opener,
      [...this.buttons.values()].find((button) => button.getAttribute("aria-pressed") === "true"),
    );
  }

  /** @param {import("./wire.js").Labels} labels @param {string} now */
  update(labels, now) {
    this.sheet.update(labels.language, labels.close);
    put(this.content, "aria-label", labels.language);
    const shown = labels.langs.map(([lang, name]) => {
      const button = this.buttons.get(lang) ?? this.button(lang, name);
      put(button, "aria-pressed", lang === now ? "true" : "false");
      return button;
    });
    arrange(this.content, shown);
  }

  /** @param {string} lang @param {string} name */
  button(lang, name) {
    const button = make("button", "pn-btn", { type: "button", lang }, make("span", "", {}, name));
    button.addEventListener("click", () => this.choose(lang));
    this.buttons.set(lang, button);
    return button;
  }
}
