// @ts-check
import { icon } from "./art.js";
import { arrange, enable, make, say, show, usable } from "./dom.js";
import { choicesOf, firstBot, PlayerRow } from "./player.js";
import { Sheet } from "./sheet.js";

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => make("label", "pn-field", {}, make("span", "", {}, label), control);

/** The panel for a new match: players, bots and rules. It is filled when it opens, and no view that comes meanwhile touches it. */
export class Setup {
  /** @param {HTMLElement[]} under @param {(settings: Record<string, any>) => void} start */
  constructor(under, start) {
    this.start = start;
    this.players = make("ol", "pn-players");
    this.add = make("button", "pn-btn", { type: "button" }, icon("plus"), make("span"));
    this.rules = make("div", "pn-fields");
    this.about = make("p", "pn-about");
    this.refused = make("p", "pn-refused", { role: "alert" });
    this.go = make("button", "pn-btn pn-main", { type: "submit" });
    this.cancel = make("button", "pn-btn", { type: "button" });
    this.headings = { players: make("h3"), rules: make("h3") };
    const who = make("section", "", {}, this.headings.players, this.players, this.add);
    const how = make("section", "", {}, this.headings.rules, this.rules);
    const end = make("div", "pn-ends", {}, this.refused, this.go, this.cancel);
    this.form = make("form", "pn-setup", { novalidate: "" }, who, how, end);
    this.sheet = new Sheet(under, this.form);
    this.node = this.sheet.node;
    /** @type {PlayerRow[]} */
    this.rows = [];
    /** @type {Record<string, () => any>} */
    this.readers = {};
    this.most = 2;
    /** @type {import("./wire.js").Setup | null} */
    this.words = null;
    this.add.addEventListener("click", () => usable(this.add) && this.addAnother());
    this.cancel.addEventListener("click", () => this.sheet.shut());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.refuse("");
      if (usable(this.go)) this.start(this.read());
    });
  }

  get isOpen() {
    return this.sheet.isOpen;
  }

  /** @param {HTMLElement | null} opener @param {Record<string, any>} settings */
  open(opener, settings) {
    this.fill(settings);
    this.sheet.open(opener, this.rows[0]?.kind ?? this.go);
  }

  /** Python says no: the panel stays, with the reason. @param {string} text */
  refuse(text) {
    say(this.refused, text);
    show(this.refused, !!text);
  }

  /** @param {import("./wire.js").Labels} labels @param {boolean} busy */
  update(labels, busy) {
    const before = this.words;
    this.words = labels.setup;
    this.sheet.update(this.words.title, labels.close);
    say(this.headings.players, this.words.players);
    say(this.headings.rules, this.words.rules);
    say(/** @type {Element} */ (this.add.lastElementChild), this.words.add);
    say(this.go, labels.start);
    say(this.cancel, labels.cancel);
    enable(this.go, !busy);
    if (before && before !== this.words && this.isOpen) this.fill(this.read());
  }

  /** @param {Record<string, any>} settings */
  fill(settings) {
    const words = this.words;
    if (!words) return;
    this.readers = {};
    this.rows = [];
    for (const player of settings.players ?? []) this.addRow(String(player), words);
    const game = this.choice("game", words.game, words.games, settings.game);
    game.addEventListener("change", () => this.fitGame({}));
    show(game, words.games.length > 1);
    this.rules.replaceChildren(game, this.about);
    this.fitGame(settings);
    this.refuse("");
    this.redraw(words);
  }

  /** Who may play the chosen game. @returns {import("./player.js").Kind[]} */
  get kinds() {
    const game = this.readers.game?.();
    return (this.words?.kinds ?? []).filter(([, , , games]) => !games || games.includes(game));
  }

  read() {
    const chosen = Object.entries(this.readers).map(([key, read]) => [key, read()]);
    return { ...Object.fromEntries(chosen), players: this.rows.map((row) => row.read()) };
  }

  /** @param {import("./wire.js").Setup} words */
  redraw(words) {
    arrange(
      this.players,
      this.rows.map(({ node }) => node),
    );
    enable(this.add, this.rows.length < this.most);
    this.rows.forEach((row, i) => {
      enable(row.remove, this.rows.length > words.least);
      row.number(i + 1, words);
    });
  }

  /** @param {string} player @param {import("./wire.js").Setup} words */
  addRow(player, words) {
    const row = new PlayerRow(player, words);
    row.remove.addEventListener("click", () => {
      if (!usable(row.remove)) return;
      const at = this.rows.indexOf(row);
      this.rows.splice(at, 1);
      this.rows[Math.max(0, at - 1)].kind.focus();
      this.redraw(words);
    });
    this.rows.push(row);
    return row;
  }

  addAnother() {
    if (!this.words) return;
    const row = this.addRow(firstBot(this.kinds)?.[0] ?? "", this.words);
    row.fit(this.kinds);
    this.redraw(this.words);
    row.kind.focus();
  }

  /** What fits the chosen game: one line about it, and its switches as it has them or as they are. @param {Record<string, any>} settings */
  fitGame(settings) {
    const words = this.words;
    const [, , about = "", most = words?.most ?? 2, rules = {}] =
      words?.games.find(([name]) => name === this.readers.game?.()) ?? [];
    if (!words) return;
    this.most = most;
    for (const row of this.rows) row.fit(this.kinds);
    say(this.about, about);
    show(this.about, !!about);
    for (const [key] of words.fields) delete this.readers[key];
    const fitting = words.fields.filter(([key]) => key in rules);
    const fields = fitting.map(([key, label, choices]) => {
      const now = settings[key] ?? rules[key];
      return choices.length ? this.choice(key, label, choices, now) : this.number(key, label, now);
    });
    this.rules.replaceChildren(...[...this.rules.children].slice(0, 2), ...fields);
    this.redraw(words);
  }

  /** @param {string} key @param {string} label @param {[any, string, ...any][]} choices @param {any} now */
  choice(key, label, choices, now) {
    const select = make("select", "pn-input", {}, ...choicesOf(choices));
    const at = choices.findIndex(([value]) => String(value) === String(now));
    select.selectedIndex = Math.max(0, at);
    this.readers[key] = () => choices[select.selectedIndex]?.[0];
    return field(label, select);
  }

  /** @param {string} key @param {string} label @param {any} now */
  number(key, label, now) {
    const input = make("input", "pn-input", { type: "number", min: "1", inputmode: "numeric" });
    input.value = String(now ?? "");
    // what is no whole number goes as it was typed: Python says what it can be
    this.readers[key] = () => (/^\d{1,9}$/.test(input.value) ? Number(input.value) : input.value || 0);
    return field(label, input);
  }
}
