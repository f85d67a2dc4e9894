// @ts-check
import { icon } from "./art.js";
import { make, put, say, show } from "./dom.js";

export const PERSON = "person";

/** @typedef {import("./wire.js").Setup["kinds"][number]} Kind */

/** @param {Kind[]} kinds */
export const firstBot = (kinds) => kinds.find(([kind]) => kind !== PERSON);

/** @param {[any, string, ...any][]} choices */
export const choicesOf = (choices) =>
  choices.map(([value, label]) => make("option", "", { value: String(value) }, label));

/** A row of the new-match panel: a person with a name, or one of the bots with what it is like. */
export class PlayerRow {
  /** @param {string} player "Ann" or "bot:novice" @param {import("./wire.js").Setup} words */
  constructor(player, words) {
    const isBot = words.kinds.some(([kind]) => kind === player);
    this.kinds = words.kinds;
    this.kind = make("select", "pn-input", {}, ...choicesOf(words.kinds));
    this.name = make("input", "pn-input", {
      type: "text",
      placeholder: words.name,
      autocomplete: "off",
      maxlength: "60",
    });
    this.about = make("span", "pn-about");
    const cross = make("span", "", {}, icon("close"));
    this.remove = make("button", "pn-tool", { type: "button", title: words.remove }, cross);
    this.node = make("li", "pn-player", {}, this.kind, this.name, this.about, this.remove);
    this.kind.value = isBot ? player : PERSON;
    this.name.value = isBot ? "" : player;
    this.kind.addEventListener("change", () => this.sync());
    this.sync();
  }

  get isPerson() {
    return this.kind.value === PERSON;
  }

  /** Offers who plays the chosen game; a bot that does not gives its place to the first that does. @param {Kind[]} kinds */
  fit(kinds) {
    const chosen = kinds.find(([kind]) => kind === this.kind.value) ?? firstBot(kinds);
    this.kinds = kinds;
    this.kind.replaceChildren(...choicesOf(kinds));
    this.kind.value = chosen?.[0] ?? PERSON;
    this.sync();
  }

  sync() {
    show(this.name, this.isPerson);
    show(this.about, !this.isPerson);
    say(this.about, this.kinds.find(([kind]) => kind === this.kind.value)?.[2] ?? "");
  }

  /** @param {number} i from 1 @param {import("./wire.js").Setup} words */
  number(i, words) {
    put(this.kind, "aria-label", `${words.players} ${i}`);
    put(this.name, "aria-label", `${words.name} ${i}`);
    put(this.remove, "aria-label", `${words.remove} ${i}`);
    this.spare = `${words.kinds[0]?.[1] ?? ""} ${i}`;
  }

  /** As Python wants it: a name, or the name of a bot. */
  read() {
    return this.isPerson ? this.name.value.trim() || (this.spare ?? "") : this.kind.value;
  }
}
