// Generated from js/ by build.mjs. Do not edit.

// js/src/caddie.js
var Caddie = class {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.on = false;
    this.asked = -1;
  }
  /** Once the match is over there is nothing to advise: it looks back. */
  get looksBack() {
    return this.table.shown?.view.phase === "over";
  }
  toggle() {
    this.on = !this.on;
    this.asked = -1;
    this.table.draw();
  }
  /** @returns {Advice | null} what it says of the moment that is shown */
  get advice() {
    const { shown, live, model } = this.table;
    const said = model.get("panel")?.advice;
    return this.on && live && said && said.revision === shown?.view.revision ? said : null;
  }
  /** Asks for what is not known yet. */
  follow() {
    const { shown, live, sending } = this.table;
    if (!this.on || !live || !shown?.view.options.length || this.advice || this.asked === shown.view.revision) return;
    this.asked = shown.view.revision;
    sending.post({ kind: "advise", revision: this.asked });
  }
};

// js/src/dom.js
var SVG = "http://www.w3.org/2000/svg";
function make(tag, cls = "", attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (cls) node.className = cls;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
function draw(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}
function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
function sayName(node, name) {
  if (node.textContent === name) return;
  const at = name.search(/\s\d{1,2}$/);
  const [stem, nth] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ""];
  node.replaceChildren(make("span", "pn-stem", {}, stem), ...nth ? [make("span", "pn-nth", {}, nth)] : []);
}
function put(node, name, value) {
  const text = value === true ? "true" : value === false || value == null ? null : String(value);
  if (node.getAttribute(name) === text) return;
  if (text === null) node.removeAttribute(name);
  else node.setAttribute(name, text);
}
function mark(node, classes) {
  for (const [name, on] of Object.entries(classes))
    if (node.classList.contains(name) !== !!on) node.classList.toggle(name, !!on);
}
function show(node, on) {
  if (node.hidden === on) node.hidden = !on;
}
var enable = (node, usable2) => put(node, "aria-disabled", usable2 ? null : "true");
var usable = (node) => node.getAttribute("aria-disabled") !== "true";
function sentence(node, text, word = "") {
  if (node.textContent === text && (node.firstElementChild?.textContent ?? "") === (text.includes(word) ? word : ""))
    return;
  const at = word ? text.indexOf(word) : -1;
  if (at < 0) node.replaceChildren(text);
  else node.replaceChildren(text.slice(0, at), make("b", "", {}, word), text.slice(at + word.length));
}
function arrange(parent, children) {
  for (const old of [...parent.children]) if (!children.includes(old)) old.remove();
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}

// js/src/art.js
var GLYPHS = {
  0: [20, "M10 2c5.2 0 8 4.6 8 12s-2.8 12-8 12-8-4.6-8-12S4.8 2 10 2Z"],
  1: [11, "M2 6.8 7.6 2.6V26"],
  2: [19, "M2 8.6C2.3 4.6 5.4 2 9.4 2c4.3 0 7.2 2.7 7.2 6.5 0 2.9-1.5 4.9-4.3 7.7L2.2 26h15"],
  3: [20, "M2.8 2h13.6L9.2 10.7c5-.3 8.6 2.9 8.6 7.4 0 4.6-3.4 7.9-8.2 7.9-3.6 0-6.3-1.7-7.6-4.5"],
  4: [21, "M14 26V2L2 19.6h16.8"],
  5: [20, "M16.2 2H5.2L4 12.7c1.5-1.5 3.5-2.4 5.9-2.4 4.7 0 8 3.2 8 7.8S14.5 26 9.7 26c-3.6 0-6.2-1.6-7.6-4.4"],
  6: [20, "M13.2 2 3.92 12.55M18.1 17.9A8.1 8.1 0 1 1 1.9 17.9a8.1 8.1 0 1 1 16.2 0Z"],
  7: [19, "M2 2h15L7.2 26"],
  8: [20, "M10 2a6.7 5.7 0 1 1 0 11.4A6.7 5.7 0 1 1 10 2ZM10 13.4A8 6.3 0 1 1 10 26a8 6.3 0 1 1 0-12.6Z"],
  9: [20, "M6.8 26l9.28-10.55M18.1 10.1A8.1 8.1 0 1 1 1.9 10.1a8.1 8.1 0 1 1 16.2 0Z"],
  "-": [10, "M1.6 15h7"],
  A: [20, "M2 26 10 2l8 24M5 18.2h10"],
  K: [19, "M3 2v24M16.4 2 3.4 16.4M8.2 11.4 17 26"],
  J: [16, "M14 2v16.4c0 4.9-2.1 7.6-5.9 7.6-3.4 0-5.7-2-6-5.6"],
  Q: [20, "M10 2c5.2 0 8 4.6 8 12s-2.8 12-8 12-8-4.6-8-12S4.8 2 10 2ZM12.2 19.8l6 6.6"],
  "*": [26, "M13 2.5l3.2 7 7.6.9-5.6 5.2 1.5 7.6L13 19.4l-6.7 3.8 1.5-7.6L2.2 10.4l7.6-.9Z"]
};
var SUITS = {
  H: "M10 17.6C4 13.1 1.7 10 1.7 6.8c0-2.6 2-4.4 4.3-4.4 1.7 0 3.2 1 4 2.7.8-1.7 2.3-2.7 4-2.7 2.3 0 4.3 1.8 4.3 4.4 0 3.2-2.3 6.3-8.3 10.8Z",
  D: "M10 1.4 16.6 10 10 18.6 3.4 10Z",
  S: "M10 1.6C5.4 6 2 8.5 2 11.9c0 2.3 1.7 4 3.8 4 1.4 0 2.6-.7 3.3-1.8-.2 2-.9 3.2-2.3 4.3h6.4c-1.4-1.1-2.1-2.3-2.3-4.3.7 1.1 1.9 1.8 3.3 1.8 2.1 0 3.8-1.7 3.8-4 0-3.4-3.4-5.9-8-10.3Z",
  C: "M10 1.6a3.9 3.9 0 0 1 3.3 6 3.9 3.9 0 1 1-2.4 6.7c.2 1.8.9 3 2.1 4.1H7c1.2-1.1 1.9-2.3 2.1-4.1a3.9 3.9 0 1 1-2.4-6.7 3.9 3.9 0 0 1 3.3-6Z"
};
var ICONS = {
  undo: "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
  odds: "M4 17V9M8 17V4M12 17v-6M16 17V7M2.5 17h15",
  flag: "M6 18V3l9 3.5L6 10M3 18h6",
  speed: "M3 14a7 7 0 1 1 14 0M10 14l3.5-4",
  tongue: "M3 10h14M10 3c4 4.5 4 9.5 0 14M10 3c-4 4.5-4 9.5 0 14M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  help: "M7.5 7.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7v.5M10 15v.1M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  deal: "M5.5 6.5h7v10h-7ZM8 3.5h7.5v10.5M9 9.5v4M7 11.500h4",
  swap: "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3",
  turn: "M15.5 7A6 6 0 1 0 16 11M16 3.5V7h-3.5",
  skip: "M4 5l6 5-6 5ZM15 5v10",
  warn: "M10 3 2.5 16.5h15ZM10 8v4M10 14.5v.1",
  hint: "M10 9v5M10 6v.1M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  off: "M3 3l14 14M7 7v3a3 3 0 0 0 4.5 2.6M13 10V7M10 13v4M8.5 3v2M11.5 3v3",
  close: "M5 5l10 10M15 5 5 15",
  pause: "M7 5v10M13 5v10",
  play: "M6 4.500l9 5.500-9 5.500Z",
  next: "M5 5l7 5-7 5ZM15 5v10",
  hurry: "M4 5l6 5-6 5ZM10 5l6 5-6 5Z",
  plus: "M10 4v12M4 10h12",
  check: "M4 10.500l4 4 8-9",
  better: "M10 16.500v-13M4.500 9 10 3.500 15.500 9",
  star: "M10 2.600l2.300 4.800 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L2.500 8.100l5.200-.7Z",
  way: "M7.5 4.500 13 10l-5.500 5.500"
};
var RULED = Array.from({ length: 31 }, (_, i) => `M${i * 8 - 108} 112L${i * 8 + 4} 0`).join("");
var PICTURES = {
  plaque: [
    ["circle", { cx: 40, cy: 60, r: 30, "stroke-width": 1.5 }],
    ["circle", { cx: 40, cy: 60, r: 35, "stroke-width": 1.5 }],
    ["path", { stroke: "var(--pn-on-pine)", "stroke-width": 2.5, d: "M40 25V7" }],
    ["path", { fill: "var(--pn-ace)", stroke: "none", d: "M41 6l18 6.500-18 6.500Z" }]
  ],
  mulligan: [["path", { "stroke-width": 2, d: "M54.5 28.9A30.5 30.5 0 1 1 40 25.5M33.5 19.5l7 6-7 6" }]],
  ace: [
    ["ellipse", { cx: 40, cy: 60, rx: 30, ry: 30, fill: "var(--pn-ace-ink)", stroke: "none" }],
    ["path", { stroke: "var(--pn-ace-ink)", "stroke-width": 2.5, d: "M40 32V8" }],
    ["path", { fill: "var(--pn-ace-flag)", stroke: "none", d: "M41 7l18 6.5-18 6.5Z" }]
  ],
  out: [
    ["path", { "stroke-width": 1.2, opacity: ".3", d: RULED }],
    ["path", { "stroke-width": 2, fill: "var(--pn-out)", d: "M11 27h58v58H11ZM16 32h48v48H16Z" }]
  ]
};
var drawn = /* @__PURE__ */ new Map();
function copy(key, paint3) {
  const first = drawn.get(key) ?? paint3();
  drawn.set(key, first);
  return (
    /** @type {SVGElement} */
    first.cloneNode(true)
  );
}
var numeral = (text) => copy(`num ${text}`, () => {
  let x = 0;
  const paths = [];
  for (const glyph of text) {
    const [advance, d] = GLYPHS[glyph] ?? GLYPHS["*"];
    paths.push(draw("path", { transform: `translate(${x})`, d }));
    x += advance + 4;
  }
  return draw("svg", { class: "pn-num", viewBox: `0 0 ${x - 4} 28`, "aria-hidden": "true" }, ...paths);
});
var icon = (name, cls = "") => copy(
  `icon ${name} ${cls}`,
  () => draw(
    "svg",
    { class: `pn-icon ${cls}`.trim(), viewBox: "0 0 20 20", "aria-hidden": "true" },
    draw("path", { d: ICONS[name] })
  )
);
var pip = (suit) => copy(
  `suit ${suit}`,
  () => draw(
    "svg",
    { class: "pn-suit", viewBox: "0 0 20 20", "aria-hidden": "true" },
    draw("path", { d: SUITS[suit] ?? "" })
  )
);
var picture = (name) => PICTURES[name] ? copy(
  `picture ${name}`,
  () => draw(
    "svg",
    { class: "pn-art", viewBox: "0 0 80 112", "aria-hidden": "true" },
    ...PICTURES[name].map(([tag, how]) => draw(tag, how))
  )
) : null;

// js/src/bar.js
var TWO_LINES = 45;
function createBar(tools2, board) {
  const off = icon("off");
  const tag = make("span", "pn-tag");
  const heard = make("span", "pn-heard");
  const ask = make("span", "pn-ask");
  const prompt2 = make("p", "pn-say", { role: "status" }, off, tag, heard, ask);
  const where = make("p", "pn-where");
  const node = make("header", "pn-bar", {}, prompt2, where, board.head.node, tools2, board.node);
  let fitted = "";
  let due = 0;
  function refit() {
    if (!due) due = requestAnimationFrame(measure);
  }
  function measure() {
    due = 0;
    const key = `${tag.textContent}|${ask.textContent}|${prompt2.offsetWidth}`;
    if (key === fitted) return;
    fitted = key;
    mark(ask, { "pn-long": false });
    mark(ask, { "pn-long": ask.offsetHeight > TWO_LINES });
  }
  function update(p) {
    put(off, "hidden", p.gone ? null : "");
    show(tag, !!p.tag && !p.gone);
    say(tag, p.tag);
    mark(tag, { "pn-loud": p.loud });
    say(heard, p.heard && !p.gone ? `${p.heard} ` : "");
    say(ask, p.ask);
    say(where, p.where);
    refit();
  }
  return { node, update, refit };
}

// js/src/wire.js
var WORDS = (
  /** @type {const} */
  [
    "draw",
    "discard",
    "hand",
    "hole",
    "total",
    "showing",
    "strokes",
    "out",
    "leads",
    "won",
    "lost",
    "undo",
    "speed",
    "language",
    "help",
    "keys_title",
    "new",
    "close",
    "colon",
    "continue",
    "again",
    "let_novice",
    "step",
    "play",
    "pause",
    "start",
    "cancel",
    "sure",
    "busy",
    "unheard",
    "gone",
    "practice",
    "matched",
    "offered",
    "table",
    "log",
    "score",
    "dealer",
    "empty",
    "to_act",
    "changed",
    "skip_queue",
    "apart",
    "caddie",
    "odds",
    "review",
    "wait"
  ]
);
var VIEW = (
  /** @type {View} */
  {
    revision: 0,
    phase: "",
    to_act: null,
    options: [],
    did: null,
    near: 0,
    ask: "",
    said: [],
    does: {},
    progress: null,
    bots: false,
    practice: false,
    curtain: false,
    lines: [],
    ranking: [],
    heading: ""
  }
);
var CARD = (
  /** @type {Card} */
  {
    game: "golf",
    hole: 0,
    where: "",
    dealer: null,
    players: [],
    holes: 0,
    scorecard: [],
    totals: [],
    leaders: [],
    won: [],
    lost: [],
    title: "",
    rules: "",
    skin: "links",
    settings: {}
  }
);
var LABELS = (
  /** @type {Labels} */
  {
    .../** @type {Record<typeof WORDS[number], string>} */
    Object.fromEntries(WORDS.map((word) => [word, ""])),
    lang: "en",
    does: {},
    notes: {},
    phases: {},
    cards: {},
    places: {},
    langs: [],
    speeds: [],
    rules: [],
    keys: [],
    reviewed: false,
    setup: {
      title: "",
      players: "",
      kinds: [],
      games: [],
      game: "",
      rules: "",
      fields: [],
      most: 6,
      least: 2,
      name: "",
      add: "",
      remove: ""
    }
  }
);
var readView = (sent) => ({ ...VIEW, ...sent });
var readCard = (sent) => ({ ...CARD, ...sent });
var readLabels = (sent) => ({ ...LABELS, ...sent });
var endsDeal = ({ phase }) => phase.endsWith(" over");
function parts(action) {
  const [verb, place = ""] = action.split(" ", 2);
  return { verb, place };
}
var minus = (value) => String(value ?? "").replace(/^-(?=\d)/, "−");

// js/src/chips.js
function signOf(grade) {
  if (grade === "best") return [make("span", "pn-sign", {}, icon("flag"))];
  return grade === "tied" ? [make("span", "pn-sign pn-open", {}, "≈")] : [];
}
function layChip(place, worth) {
  const old = (
    /** @type {HTMLElement | null} */
    place.querySelector(":scope > .pn-chip")
  );
  const key = worth ? worth.slice(0, 3).join(" ") : "";
  if ((old?.dataset.pnWorth ?? "") === key) return;
  old?.remove();
  if (!worth) return;
  const [strokes, error, grade] = worth;
  const number = make("span", `pn-odds pn-${grade === "tied" ? "good" : grade}`, {}, strokes);
  if (error) number.append(make("small", "", {}, error));
  place.append(make("span", "pn-chip", { "aria-hidden": "true", "data-pn-worth": key }, ...signOf(grade), number));
}
function layMean(button, worth) {
  const old = button.querySelector(":scope > .pn-mean");
  const cls = worth ? `pn-mean pn-${worth[2] === "tied" ? "good" : worth[2]}` : "";
  if (old?.textContent === worth?.[0] && (old?.className ?? "") === cls) return;
  old?.remove();
  if (worth) button.append(make("span", cls, { "aria-hidden": "true" }, worth[0]));
}

// js/src/cards/face.js
function band(strokes) {
  if (strokes < 0) return "ace";
  if (strokes === 0) return "mulligan";
  if (strokes > 11) return "out";
  if (strokes < 5) return "low";
  return strokes > 8 ? "high" : "mid";
}
function joining({ join, sides }) {
  if (!join) return "";
  return `pn-joined ${join === "keep" ? "" : "pn-calm"} ${(sides ?? []).map((side) => `pn-${side}`).join(" ")}`;
}
function linksFace(card, look) {
  const strokes = look.worth?.[card] ?? Number(card);
  const kind = band(strokes);
  const calm = !!look.join && look.join !== "keep";
  const face3 = make("span", `pn-face pn-${kind} ${card.length > 1 ? "pn-two" : ""} ${joining(look)}`);
  const art = calm ? null : picture(kind);
  if (art) face3.append(art);
  face3.append(numeral(card));
  return face3;
}
function standardFace(card, look) {
  const joker = card === "JOKER";
  const suit = card.slice(-1);
  const rank = joker ? "*" : card.slice(0, -1);
  const strokes = look.worth?.[joker ? "JOKER" : rank];
  const kind = strokes === void 0 ? "mid" : band(strokes);
  const red = suit === "H" || suit === "D";
  const face3 = make(
    "span",
    `pn-face pn-std pn-${kind} ${joker ? "pn-star" : ""} ${rank.length > 1 ? "pn-two" : ""} ${red ? "pn-red" : ""} ${joining(look)}`
  );
  face3.append(numeral(rank));
  if (!joker) face3.append(pip(suit));
  if (strokes !== void 0)
    face3.append(
      make("span", `pn-worth ${kind === "high" ? "pn-box" : kind === "mid" ? "pn-bare" : ""}`, {}, minus(strokes))
    );
  return face3;
}
function paint(card, look) {
  if (card === null) return make("span", "pn-slot");
  if (card === "?") return make("span", "pn-face pn-back");
  const face3 = look.skin === "standard" ? standardFace(card, look) : linksFace(card, look);
  face3.className = `${face3.className} ${look.small ? "pn-small" : ""}`.replace(/\s+/g, " ").trim();
  return face3;
}
var lying = /* @__PURE__ */ new WeakMap();
function layFace(place, card, look = {}) {
  const key = card === null || card === "?" ? String(card) : `${card} ${joining(look)} ${look.skin} ${look.small} ${look.worth?.[card] ?? ""}`;
  if (lying.get(place) === key) return false;
  lying.set(place, key);
  const old = place.querySelector(":scope > .pn-face, :scope > .pn-slot");
  const face3 = paint(card, look);
  if (old) old.replaceWith(face3);
  else place.prepend(face3);
  return true;
}

// js/src/cards/pile.js
var Pile = class {
  /** @param {"stack" | "heap" | "hand"} kind @param {boolean} [button] a card in hand can only be put somewhere, a pile may be drawn from */
  constructor(kind, button = kind !== "hand") {
    this.kind = kind;
    this.button = button;
    this.label = make("span");
    this.count = make("b");
    this.place = button ? make("button", "pn-place", { type: "button", tabindex: "-1" }) : make("span", "pn-place", { role: "img" });
    this.node = make(
      "div",
      `pn-pile ${kind === "hand" ? "pn-hand" : ""}`.trim(),
      {},
      make("span", "pn-pile-label", { "aria-hidden": "true" }, this.label, this.count),
      this.place
    );
  }
  /** @param {PileState} state @returns {boolean} whether the card changed */
  update(state) {
    say(this.label, state.label);
    say(this.count, state.count === null ? "" : String(state.count));
    show(this.count, state.count !== null);
    put(this.place, "aria-label", state.worth ? `${state.name}, ${state.worth[3]}` : state.name);
    put(this.place, "title", state.worth?.[4]);
    layChip(this.place, state.worth);
    if (this.button) enable(this.place, state.offered || !!state.shortcut);
    mark(this.place, {
      "pn-offered": state.offered,
      "pn-shortcut": state.shortcut,
      "pn-chosen": state.chosen,
      "pn-changed": state.changed && !state.offered,
      "pn-pending": state.pending,
      "pn-stack": this.kind === "stack" && (state.count ?? 0) > 0,
      "pn-heap": this.kind === "heap" && (state.count ?? 0) > 1
    });
    return layFace(this.place, state.card, state.look);
  }
};

// js/src/does.js
var Does = class {
  constructor() {
    this.modes = make("div", "pn-modes", { role: "group" });
    this.node = make("div", "pn-does", {}, this.modes);
    this.known = /* @__PURE__ */ new Map();
    this.shown = [];
  }
  /** @param {string} id @param {string} [picture] */
  entry(id, picture2) {
    const old = this.known.get(id);
    if (old) return old;
    const text = make("span");
    const button = make(
      "button",
      "pn-btn",
      { type: "button", tabindex: "-1" },
      ...picture2 ? [icon(picture2)] : [],
      text
    );
    const entry = { button, text, run: () => {
    } };
    button.addEventListener("click", () => usable(button) && entry.run());
    this.known.set(id, entry);
    return entry;
  }
  /** @param {Button} spec */
  draw(spec) {
    const entry = this.entry(spec.id, spec.picture);
    const { button, text } = entry;
    entry.run = spec.run;
    say(text, spec.label);
    mark(button, { "pn-main": spec.main, "pn-pending": spec.pending });
    put(button, "aria-pressed", spec.pressed === void 0 ? null : String(spec.pressed));
    enable(button, !spec.off);
    layMean(button, spec.worth);
    put(button, "title", spec.worth?.[4]);
    return button;
  }
  /** Draws the buttons, and leaves one that is no longer wanted where it is as long as it has the focus. @param {Button[]} specs */
  update(specs) {
    const modes = specs.filter(({ pressed }) => pressed !== void 0).map((spec) => this.draw(spec));
    const others = specs.filter(({ pressed }) => pressed === void 0).map((spec) => this.draw(spec));
    this.shown = [...modes, ...others];
    const stale = [...this.node.querySelectorAll("button")].filter(
      (button) => !this.shown.includes(button) && button === document.activeElement
    );
    arrange(this.modes, [...modes, ...stale.filter((button) => button.parentElement === this.modes)]);
    arrange(this.node, [this.modes, ...others, ...stale.filter((button) => button.parentElement === this.node)]);
    show(this.modes, modes.length > 0);
  }
  /** After the focus has found its new place. */
  tidy() {
    for (const button of this.node.querySelectorAll("button")) if (!this.shown.includes(button)) button.remove();
  }
  /** @param {string} id */
  button(id) {
    const button = this.known.get(id)?.button;
    return button && this.shown.includes(button) ? button : null;
  }
};

// js/src/below.js
var Below = class {
  /** @param {HTMLElement} node */
  constructor(node) {
    this.node = node;
    node.addEventListener("scroll", () => this.look(), { passive: true });
    new ResizeObserver(() => this.look()).observe(node);
  }
  /** Looks again: at its lines when they have changed, else at what is left below. */
  look() {
    const { scrollTop, clientHeight, scrollHeight } = this.node;
    const more = scrollHeight - clientHeight;
    put(this.node, "tabindex", more > 1 ? 0 : null);
    mark(this.node, { "pn-below": more - scrollTop > 4 });
  }
};

// js/src/result.js
var RANKING = -1;
function linesTable(lines) {
  const rows = lines.map(([place, cards, reason, strokes, kind]) => {
    if (kind === "total")
      return make(
        "tr",
        "pn-final",
        {},
        make("th", "", { scope: "row", colspan: "3" }, reason),
        make("td", "pn-sum", {}, minus(strokes))
      );
    const head = place ? make("th", "", { scope: "row" }, place) : make("td");
    return make(
      "tr",
      kind ? `pn-${kind}` : "",
      {},
      head,
      make("td", "pn-what", {}, minus(cards)),
      make("td", "pn-why", {}, reason),
      make("td", "pn-sum", {}, minus(strokes))
    );
  });
  return make("table", "", {}, make("tbody", "", {}, ...rows));
}
function named(name) {
  const node = make("b", "pn-named", { title: name });
  sayName(node, name);
  return node;
}
function rankingTable(view, card) {
  const name = (seat) => card.players[seat][0];
  const first = view.ranking[0]?.[1];
  const winners = view.ranking.filter(([, place]) => place === first);
  const art = picture("plaque");
  const plaque = make(
    "span",
    "pn-plaque",
    { "aria-hidden": "true" },
    ...art ? [art] : [],
    numeral(winners[0]?.[2] ?? "")
  );
  const others = view.ranking.filter(([, place]) => place !== first);
  const rest = others.map(
    ([seat, place, strokes, behind]) => make(
      "li",
      "",
      {},
      make("span", "", {}, place),
      named(name(seat)),
      make("span", "", {}, minus(strokes)),
      make("span", "", {}, behind)
    )
  );
  const list = make("ol", "", {}, ...rest);
  show(list, rest.length > 0);
  const title = view.heading;
  return make("div", "pn-places", {}, plaque, make("div", "", {}, make("h3", "", { title }, title), list));
}
var Result = class {
  constructor() {
    this.tabs = make("div", "pn-tabs", { role: "tablist" });
    this.body = make("div", "pn-lines", { role: "tabpanel" });
    this.node = make("div", "pn-result", {}, this.tabs, this.body);
    this.below = new Below(this.body);
    this.tabs.addEventListener("scroll", () => this.fade(), { passive: true });
    this.buttons = [];
    this.picked = RANKING;
    this.drawn = "";
    this.moment = "";
    this.seats = [];
    this.state = null;
  }
  /** @param {View} view @param {Card} card @param {string} label of the tab of the whole match */
  update(view, card, label2) {
    const ranked = view.ranking.length > 0;
    const moment = `${view.revision} ${view.phase}`;
    const seats = card.players.map((_, seat) => (seat + view.near) % card.players.length).filter((seat) => view.lines[seat]?.length);
    this.seats = ranked ? [RANKING, ...seats] : seats;
    if (this.moment !== moment) this.picked = this.seats[0] ?? RANKING;
    this.moment = moment;
    this.state = { view, card, label: label2 };
    if (this.buttons.length !== this.seats.length) this.makeTabs(this.seats.length);
    this.draw();
  }
  /** @param {number} n */
  makeTabs(n) {
    this.buttons = Array.from({ length: n }, (_, i) => {
      const button = make("button", "pn-tab", { type: "button", role: "tab", tabindex: "-1" }, make("span"));
      button.addEventListener("click", () => {
        this.picked = this.seats[i] ?? this.picked;
        this.draw();
      });
      return button;
    });
    arrange(this.tabs, this.buttons);
  }
  /** Says by a fading edge that there are more tabs than fit. */
  fade() {
    const { scrollLeft, clientWidth, scrollWidth } = this.tabs;
    mark(this.tabs, { "pn-more": Math.abs(scrollLeft) + clientWidth < scrollWidth - 4 });
  }
  draw() {
    if (!this.state) return;
    const { view, card, label: label2 } = this.state;
    this.buttons.forEach((button, i) => {
      const seat = this.seats[i] ?? RANKING;
      const text = seat === RANKING ? label2 : card.players[seat][0];
      sayName(
        /** @type {Element} */
        button.firstElementChild,
        text
      );
      put(button, "title", text);
      put(button, "aria-selected", String(seat === this.picked));
    });
    put(this.tabs, "aria-label", label2 || card.where);
    const picked = this.seats.indexOf(this.picked);
    put(this.body, "aria-label", this.buttons[Math.max(0, picked)]?.title ?? "");
    const key = JSON.stringify([this.picked, view.lines[this.picked], view.ranking, view.heading, card.players]);
    if (key === this.drawn) return;
    this.drawn = key;
    const table = this.picked === RANKING ? rankingTable(view, card) : linesTable(view.lines[this.picked] ?? []);
    this.body.replaceChildren(table);
    mark(this.node, { "pn-ranked": this.picked === RANKING });
    show(this.tabs, this.buttons.length > 1);
    this.body.scrollTop = 0;
    requestAnimationFrame(() => {
      this.fade();
      this.below.look();
    });
  }
};

// js/src/golf/offers.js
var PICTURES2 = { swap: "swap", flip: "turn", skip: "skip", discard: "skip" };
function readOffers(options) {
  const all = options.map(parts);
  const unique = (placed) => [
    ...new Set(all.filter(({ place }) => !!place === placed).map(({ verb }) => verb))
  ];
  return {
    modes: unique(true),
    verbs: unique(false),
    places: (mode) => new Set(all.filter(({ verb, place }) => verb === mode && place).map(({ place }) => place))
  };
}
function remarkOn({ modes, verbs }, mode, { phase, hand, hand_from: from }, labels) {
  const first = verbs.includes("skip") ? "skip" : from === "take" && labels.notes.take ? "take" : mode;
  const key = hand === null ? "" : mode === modes[0] ? first : mode;
  const text = (modes.length || verbs.length ? labels.notes[key || phase] : "") ?? "";
  return { text, word: text.startsWith(labels.does[key] ?? "\n") ? labels.does[key] : "" };
}

// js/src/golf/progress.js
var Progress = class {
  constructor() {
    this.dots = make("span", "pn-dots", { "aria-hidden": "true" });
    this.text = make("span");
    this.node = make("p", "pn-progress", {}, this.dots, this.text);
  }
  /** @param {import("../wire.js").View["progress"]} progress */
  update(progress) {
    show(this.node, !!progress);
    if (!progress) return;
    const [done, of, text] = progress;
    if (this.dots.childElementCount !== of)
      arrange(
        this.dots,
        Array.from({ length: of }, () => make("i"))
      );
    [...this.dots.children].forEach((dot, i) => {
      mark(dot, { "pn-done": i < done });
    });
    say(this.text, text);
  }
};

// js/src/golf/desk.js
var DISCARDING = /^(swap|flip|skip|discard)\b/;
var label = ({ view, labels }, verb) => view.does[verb] ?? labels.does[verb] ?? verb;
var Desk = class {
  constructor() {
    this.draws = new Pile("stack");
    this.discards = new Pile("heap");
    this.hand = new Pile("hand");
    this.piles = [this.draws, this.discards, this.hand];
    this.result = new Result();
    this.result.node.hidden = true;
    this.does = new Does();
    this.progress = new Progress();
    const piles = this.piles.map(({ node }) => node);
    this.node = make("section", "pn-desk", {}, ...piles, this.result.node, this.progress.node, this.does.node);
    this.ended = false;
  }
  /** @param {Scene} scene @param {Asked} asked @returns {{ text: string, word: string }} the remark on what is asked */
  update(scene, asked) {
    const { view, card, labels } = scene;
    this.ended = asked.ended;
    if (this.ended) this.result.update(view, card, labels.total);
    mark(this.node, { "pn-tall": this.ended });
    if (this.ended) show(this.result.node, true);
    else for (const { node } of this.piles) show(node, true);
    this.updatePiles(scene, asked.offers);
    this.progress.update(scene.commands.length ? null : view.progress);
    this.does.update([...this.buttons(scene, asked), ...scene.commands]);
    return remarkOn(asked.offers, asked.offers.modes.length ? asked.mode : "", view, labels);
  }
  /** @param {Scene} scene @param {Offers} offers */
  updatePiles(scene, { verbs, modes }) {
    const { view, card, labels, live, pending } = scene;
    const look = { skin: card.skin, worth: card.worth };
    const does = (verb) => verbs.includes(verb) && !pending ? [label(scene, verb)] : [];
    const said = (c) => c === null ? labels.empty : labels.cards[c] ?? minus(c);
    const second = modes.length > 1 ? modes[1] : verbs.includes("discard") ? "discard" : "";
    const shortcut = second && !pending ? [label(scene, second)] : [];
    this.draws.update({
      label: labels.draw,
      count: view.draw_count,
      card: view.draw_count ? "?" : null,
      name: [`${labels.draw}${labels.colon}${view.draw_count}`, ...does("draw")].join(", "),
      offered: does("draw").length > 0,
      worth: scene.advice?.options.draw,
      pending: pending === "draw",
      look
    });
    this.discards.update({
      label: labels.discard,
      count: view.discard_count,
      card: view.discard,
      name: [`${labels.discard}${labels.colon}${said(view.discard)}`, ...does("take"), ...shortcut].join(", "),
      offered: does("take").length > 0,
      worth: scene.advice?.options.take,
      shortcut: shortcut.length > 0,
      pending: pending === "take",
      changed: !view.hand && view.phase !== "tee off" && DISCARDING.test(view.did?.[1] ?? ""),
      look
    });
    this.hand.update({
      label: labels.hand,
      count: null,
      card: view.hand,
      name: `${labels.hand}${labels.colon}${said(view.hand)}`,
      offered: false,
      chosen: !!view.hand && live,
      look
    });
  }
  /** @param {Scene} scene @param {Asked} asked @returns {import("../does.js").Button[]} */
  buttons(scene, { offers, mode, choose, act }) {
    const { pending } = scene;
    const one = (verb) => ({
      id: verb,
      label: label(scene, verb),
      picture: PICTURES2[verb],
      off: !!pending,
      pending: pending === verb,
      worth: scene.advice?.options[verb]
    });
    const switches = offers.modes.map((verb) => ({ ...one(verb), pressed: verb === mode, run: () => choose(verb) }));
    const acts = offers.verbs.map((verb) => ({ ...one(verb), run: () => act(verb) }));
    return [...switches.length > 1 ? switches : [], ...acts];
  }
  tidy() {
    this.does.tidy();
    show(this.result.node, this.ended);
    for (const { node } of this.piles) show(node, !this.ended);
  }
  /** Whether a node goes away in tidy(). @param {Element} node */
  leaving(node) {
    if (this.ended ? this.piles.some((pile) => pile.node.contains(node)) : this.result.node.contains(node)) return true;
    return this.does.node.contains(node) && !this.does.shown.some((button) => button === node);
  }
  /** Rows of what can hold the focus. @returns {HTMLElement[][]} */
  get items() {
    return [this.ended ? this.result.buttons : [this.draws.place, this.discards.place], this.does.shown];
  }
  /** The cards' places, for what travels. */
  get places() {
    return { draw: this.draws.place, discard: this.discards.place, hand: this.hand.place };
  }
};

// js/src/golf/joints.js
var cellOf = (place) => ({ row: Number(place.slice(1)) - 1, column: place.charCodeAt(0) - 65 });
var SIDES = (
  /** @type {const} */
  { up: [-1, 0], down: [1, 0], before: [0, -1], after: [0, 1] }
);
var has = (cells, row, column) => cells.some((cell) => cell.row === row && cell.column === column);
function sidesOf(places, place) {
  const cells = places.map(cellOf);
  const { row, column } = cellOf(place);
  return Object.entries(SIDES).flatMap(
    ([side, [down, right]]) => has(cells, row + down, column + right) ? [side] : []
  );
}
function partsOf(places) {
  const parts2 = [];
  for (const place of places) {
    const near = parts2.filter((part) => part.some((other) => sidesOf([other], place).length > 0));
    const rest = parts2.filter((part) => !near.includes(part));
    parts2.splice(0, parts2.length, ...rest, [...near.flat(), place]);
  }
  return parts2.sort((one, other) => places.indexOf(one[0]) - places.indexOf(other[0]));
}
var FOOT = 0.28;
function signAt(part) {
  const cells = part.map(cellOf);
  const mean = (all) => all.reduce((sum, n) => sum + n, 0) / all.length;
  const x = mean(cells.map(({ column }) => column));
  const y = mean(cells.map(({ row }) => row));
  const joints = cells.flatMap(({ row, column }) => [
    ...has(cells, row + 1, column) ? [{ x: column, y: row + 0.5 }] : [],
    ...has(cells, row, column + 1) ? [{ x: column + 0.5, y: row }] : [],
    ...[1, 0, 1].every((right, i) => has(cells, row + (i ? 1 : 0), column + right)) ? [{ x: column + 0.5, y: row + 0.5 }] : []
  ]);
  if (!joints.length) return { x, y: y + FOOT };
  const far = (joint) => Math.hypot(joint.x - x, joint.y - y);
  return joints.reduce((best, joint) => far(joint) < far(best) - 1e-9 ? joint : best);
}

// js/src/golf/grid.js
var readRows = (text) => text.split("/").map((row) => row.trim().split(/\s+/));
var emptyRows = (rows, columns) => Array.from({ length: rows }, () => Array(columns).fill(null));
var placeAt = (row, column) => `${String.fromCharCode(65 + column)}${row + 1}`;
var readMarks = (marks) => (marks ?? []).map((mark2) => {
  const [places, text = "", kind = "none"] = mark2.split("|");
  return { places: places.split(" "), text, kind };
});
function joinAt(marks, place) {
  const joining2 = marks.filter(({ places, kind }) => kind !== "none" && places.includes(place));
  if (!joining2.length) return null;
  return { mark: joining2[0], sides: [...new Set(joining2.flatMap(({ places }) => sidesOf(places, place)))] };
}
var signsOf = (marks) => marks.flatMap(({ places, text, kind }) => {
  const parts2 = partsOf(places);
  const shown = kind === "none" && (parts2.length > 1 || places.length < 2) ? [] : parts2;
  return shown.map((part) => ({ ...signAt(part), text, kind, apart: kind !== "none" && parts2.length > 1 }));
});

// js/src/cards/motion.js
var COLUMN = 60;
var LEAVE = 40;
function tokens(node) {
  const style = getComputedStyle(node);
  const ms = (name) => {
    const text = style.getPropertyValue(name).trim();
    const n = Number.parseFloat(text);
    return Number.isFinite(n) ? n * (/\ds$/.test(text) ? 1e3 : 1) : 0;
  };
  return {
    turn: ms("--pn-turn"),
    travel: ms("--pn-travel"),
    ease: style.getPropertyValue("--pn-ease").trim() || "ease-out"
  };
}
function turnUp(places, column = () => 0) {
  if (!places.length || typeof places[0].animate !== "function") return;
  const { turn, ease } = tokens(places[0]);
  if (!turn) return;
  for (const place of places) {
    const face3 = place.querySelector(":scope > .pn-face");
    face3?.animate(
      [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "perspective(600px) rotateY(0deg)" }],
      {
        duration: turn,
        easing: ease,
        delay: column(place) * COLUMN,
        fill: "backwards"
      }
    );
  }
}
function fadeIn(pills, after) {
  if (!pills.length || typeof pills[0].animate !== "function") return;
  const { turn } = tokens(pills[0]);
  if (!turn) return;
  for (const pill of pills)
    pill.animate([{ opacity: 0 }, { opacity: 1 }], { duration: turn, delay: after * COLUMN + turn, fill: "backwards" });
}
function travel(trips) {
  if (!trips.length || typeof trips[0].node.animate !== "function") return;
  const { travel: duration, ease } = tokens(trips[0].node);
  if (!duration) return;
  const measured = trips.map((trip) => ({ ...trip, to: trip.node.getBoundingClientRect() }));
  for (const { node, from, to, late } of measured) {
    if (!to.width || !from.width) continue;
    const x = from.left - to.left + (from.width - to.width) / 2;
    const y = from.top - to.top + (from.height - to.height) / 2;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const end = getComputedStyle(node).transform;
    node.classList.add("pn-travels");
    const moving = node.animate([{ transform: start }, { transform: end === "none" ? "translate(0, 0)" : end }], {
      duration,
      easing: ease,
      delay: late ? LEAVE : 0,
      fill: "backwards"
    });
    moving.onfinish = moving.oncancel = () => node.classList.remove("pn-travels");
  }
}

// js/src/golf/moves.js
var face = (place) => (
  /** @type {HTMLElement} */
  place.querySelector(":scope > .pn-face, :scope > .pn-slot")
);
var isResult = (view) => endsDeal(view) || view.phase === "over";
function moveCards(before, view, piles, changed, pills) {
  if (isResult(view) && !isResult(before)) {
    const column = (place2) => [...place2.closest(".pn-row")?.querySelectorAll(".pn-place") ?? []].indexOf(place2);
    turnUp(changed, column);
    fadeIn(pills, 4);
    return;
  }
  const verb = view.did ? parts(view.did[1]).verb : "";
  if (!before.hand && view.hand) {
    travel([
      {
        node: face(piles.hand),
        from: (view.hand_from === "take" ? piles.discard : piles.draw).getBoundingClientRect()
      }
    ]);
    if (view.hand_from !== "take") turnUp([piles.hand]);
    return;
  }
  const fromHand = before.hand && !view.hand;
  const place = changed[0];
  if (fromHand && verb === "swap" && place) {
    travel([
      { node: face(place), from: piles.hand.getBoundingClientRect() },
      { node: face(piles.discard), from: place.getBoundingClientRect(), late: true }
    ]);
    return;
  }
  if (fromHand) travel([{ node: face(piles.discard), from: piles.hand.getBoundingClientRect() }]);
  if (verb === "flip") turnUp(changed.slice(0, 1));
}

// js/src/golf/reading.js
var VIEW2 = (
  /** @type {Of} */
  {
    out: null,
    layouts: [],
    showing: [],
    marks: [],
    hand: null,
    hand_from: null,
    discard: null,
    discard_count: 0,
    draw_count: 0
  }
);
var readScene = (scene) => ({ ...scene, view: { ...VIEW2, ...scene.view }, card: readCard2(scene.card) });
var readCard2 = (card) => ({ rows: 0, columns: 0, ...card });

// js/src/plate.js
var Plate = class {
  /** @param {...HTMLElement} rest */
  constructor(...rest) {
    this.name = make("span", "pn-name");
    this.kind = make("span", "pn-kind");
    this.badge = make("span", "pn-badge");
    this.node = make("div", "pn-plate", {}, this.name, this.kind, this.badge, ...rest);
  }
  /** @param {{ name: string, kind: string, badge: string }} state */
  update({ name, kind, badge }) {
    sayName(this.name, name);
    put(this.name, "title", name);
    say(this.kind, kind);
    put(this.kind, "title", kind || null);
    show(this.kind, !!kind);
    say(this.badge, badge);
    show(this.badge, !!badge);
  }
};

// js/src/golf/layout.js
var lay = (node, name, value) => {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
};
var QUIET = 4;
var Layout = class {
  /** @param {boolean} own whose places can be acted on */
  constructor(own) {
    this.own = own;
    this.clasps = make("div", "pn-clasps", { "aria-hidden": "true" });
    this.node = make("div", "pn-layout", { role: "grid" });
    this.places = [];
    this.pills = [];
  }
  /** @param {number} rows @param {number} columns */
  shape(rows, columns) {
    if (this.places.length === rows && this.places[0]?.length === columns) return;
    this.places = Array.from({ length: rows }, () => Array.from({ length: columns }, () => this.makePlace()));
    const lines = this.places.map(
      (row) => make(
        "div",
        "pn-row",
        { role: "row" },
        ...row.map((place) => this.own ? make("span", "pn-cell", { role: "gridcell" }, place) : place)
      )
    );
    this.node.replaceChildren(...lines, this.clasps);
  }
  makePlace() {
    if (!this.own) return make("span", "pn-place", { role: "gridcell" });
    const hint = make("span", "pn-hint");
    hint.hidden = true;
    return make("button", "pn-place", { type: "button", tabindex: "-1" }, hint);
  }
  /** @param {LayoutState} state @returns {HTMLElement[]} the places whose card was turned up or replaced */
  update(state) {
    const { rows } = state;
    this.shape(rows.length, rows[0].length);
    put(this.node, "aria-label", state.owner);
    mark(this.node, { "pn-many": (state.offered?.size ?? 0) > QUIET });
    const changed = [];
    rows.forEach((row, r) => {
      row.forEach((card, c) => {
        if (this.updatePlace(state, r, c, card)) changed.push(this.places[r][c]);
      });
    });
    this.updateClasps(state);
    return changed;
  }
  /** @param {LayoutState} state @param {number} r @param {number} c @param {string | null} card */
  updatePlace(state, r, c, card) {
    const at = placeAt(r, c);
    const place = this.places[r][c];
    const join = joinAt(state.marks, at);
    const offered = !!state.offered?.has(at);
    mark(place, {
      "pn-offered": offered,
      "pn-off": !!state.offered && !offered,
      "pn-changed": state.changed === at && !offered,
      "pn-pending": state.pending === at
    });
    put(place, "aria-label", this.name(state, at, card, join, offered));
    if (this.own) {
      enable(place, offered);
      this.updateHint(place, offered ? state.hint : "");
      const worth = offered ? state.advice(at) : void 0;
      layChip(place, worth);
      put(place, "title", worth?.[4]);
    }
    const look = { ...state.look, small: !this.own, join: join?.mark.kind, sides: join?.sides };
    return layFace(place, card, look);
  }
  /** @param {LayoutState} state @param {string} at @param {string | null} card @param {ReturnType<typeof joinAt>} join @param {boolean} offered */
  name({ owner, labels, changed, advice }, at, card, join, offered) {
    const lies = card === null ? labels.empty : labels.cards[card] ?? minus(card);
    const says = [`${owner}, ${labels.places[at] ?? at}${labels.colon}${lies}`];
    if (join) says.push(`${labels.matched} ${minus(join.mark.text)}`.trim());
    if (join && !join.sides.length) says.push(labels.apart);
    if (changed === at) says.push(labels.changed);
    const worth = offered ? advice(at) : void 0;
    if (offered) says.push(worth?.[3] ?? labels.offered);
    return says.join(", ");
  }
  /** @param {HTMLElement} place @param {string} name */
  updateHint(place, name) {
    const hint = (
      /** @type {HTMLElement} */
      place.querySelector(":scope > .pn-hint")
    );
    show(hint, !!name);
    if (name && !hint.firstChild) hint.append(icon(name));
  }
  /** @param {LayoutState} state */
  updateClasps({ marks }) {
    const signs = signsOf(marks);
    while (this.pills.length < signs.length) this.pills.push(make("span", "pn-clasp"));
    arrange(this.clasps, this.pills);
    this.pills.forEach((pill, i) => {
      const sign = signs[i];
      show(pill, !!sign);
      if (!sign) return;
      say(pill, minus(sign.text));
      lay(pill, "--pn-x", sign.x);
      lay(pill, "--pn-y", sign.y);
      mark(pill, { "pn-gift": sign.kind === "gift", "pn-nought": sign.kind === "calm", "pn-apart": sign.apart });
    });
  }
};

// js/src/golf/seat.js
var Seat = class {
  /** @param {boolean} own */
  constructor(own) {
    this.own = own;
    this.layout = new Layout(own);
    this.word = make("span", "pn-word");
    this.strokes = make("b");
    this.plate = new Plate(make("span", "pn-showing", {}, this.word, " ", this.strokes));
    this.rowMarks = make("div", "pn-rows", { "aria-hidden": "true" });
    this.columnMarks = make("div", "pn-cols", { "aria-hidden": "true" });
    const body = own ? make("div", "pn-marked", {}, this.rowMarks, this.layout.node, this.columnMarks) : this.layout.node;
    this.node = make("section", `pn-seat ${own ? "pn-own" : "pn-rival"}`, {}, this.plate.node, body);
  }
  /** @param {SeatState} state @returns {HTMLElement[]} the places that changed */
  update(state) {
    this.plate.update(state);
    say(this.word, state.word);
    say(this.strokes, minus(state.strokes));
    mark(this.node, { "pn-plays": state.plays });
    put(this.node, "aria-label", state.plays && state.toAct ? `${state.name}, ${state.toAct}` : state.name);
    const { rows } = state.layout;
    if (this.own) this.letter(rows.length, rows[0].length);
    else if (this.node.style.getPropertyValue("--pn-cols") !== String(rows[0].length))
      this.node.style.setProperty("--pn-cols", String(rows[0].length));
    return this.layout.update(state.layout);
  }
  /** The letters and numbers of the places. @param {number} rows @param {number} columns */
  letter(rows, columns) {
    if (this.rowMarks.childElementCount === rows && this.columnMarks.childElementCount === columns) return;
    arrange(
      this.rowMarks,
      Array.from({ length: rows }, (_, i) => make("span", "", {}, String(i + 1)))
    );
    arrange(
      this.columnMarks,
      Array.from({ length: columns }, (_, i) => make("span", "", {}, String.fromCharCode(65 + i)))
    );
  }
};

// js/src/golf/golf.js
var LETTERS = (
  /** @type {Record<string, string>} */
  { d: "draw", t: "take", s: "swap", f: "flip", k: "skip" }
);
var Golf = class {
  /** @param {import("../scene.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.desk = new Desk();
    this.own = new Seat(true);
    this.others = [];
    this.green = make("div", "pn-green", {}, this.desk.node, hands.note.node, this.own.node);
    this.rivals = make("div", "pn-rivals");
    this.mode = "";
    this.ended = false;
    this.offers = readOffers([]);
    this.lastPlace = null;
    this.scene = null;
    this.pointed = null;
    this.green.addEventListener("click", (event) => this.click(event));
    for (const type of ["pointerover", "focusin"])
      this.green.addEventListener(type, ({ target }) => this.point(
        /** @type {Element} */
        target
      ));
    this.green.addEventListener("pointerleave", () => this.point(null));
  }
  /** The shape of a layout. @param {import("../wire.js").Card} card */
  shape(card) {
    const { rows, columns } = readCard2(card);
    const shape = { "pn-many-rows": rows > 2, "pn-wide": columns > 4, "pn-narrow": columns < 4 };
    return {
      classes: Object.entries(shape).flatMap(([name, fits]) => fits ? [name] : []),
      sizes: { "--pn-cols": columns }
    };
  }
  /** @param {import("../scene.js").Scene} told */
  draw(told) {
    const before = this.scene;
    const scene = readScene(told);
    const { view, card } = scene;
    const moved = before?.view.revision !== view.revision;
    this.scene = scene;
    this.offers = readOffers(scene.live ? view.options : []);
    if (moved || !this.offers.modes.includes(this.mode)) this.mode = this.offers.modes[0] ?? this.mode;
    this.ended = view.lines.length > 0;
    const { offers, mode, ended } = this;
    const remark = this.desk.update(scene, {
      offers,
      mode,
      ended,
      choose: (m) => this.choose(m),
      act: (v) => this.verb(v)
    });
    const said = scene.advice ?? remark;
    this.hands.note.update(scene.remark || this.remark() || said.text, scene.remark ? "" : said.word);
    const changed = this.drawSeats(scene);
    const seen = before && moved && scene.stepped && !scene.fresh;
    if (seen && before.view.near === view.near && before.card.players.length === card.players.length)
      moveCards(before.view, view, this.desk.places, changed, this.pills);
  }
  /** The clasps that are to be seen. */
  get pills() {
    return [this.own, ...this.others].flatMap(({ layout }) => layout.pills).filter((pill) => !pill.hidden);
  }
  /** @param {Scene} scene @returns {HTMLElement[]} the places that changed */
  drawSeats(scene) {
    const { view, card } = scene;
    const count = card.players.length;
    while (this.others.length < count - 1) this.others.push(new Seat(false));
    this.others.length = Math.max(0, count - 1);
    arrange(
      this.rivals,
      this.others.map(({ node }) => node)
    );
    const changed = view.layouts[view.near] !== void 0 ? this.own.update(this.seatState(scene, view.near, true)) : [];
    this.others.forEach((seat, i) => {
      const at = (view.near + 1 + i) % count;
      if (view.layouts[at] !== void 0) changed.push(...seat.update(this.seatState(scene, at, false)));
    });
    return changed;
  }
  /** @param {Scene} scene @param {number} seat @param {boolean} own @returns {import("./seat.js").SeatState} */
  seatState(scene, seat, own) {
    const { view, card, labels, frozen, pending } = scene;
    const [name, kind] = card.players[seat];
    const asked = own && !pending && this.offers.modes.length > 0;
    const strokes = view.layouts[seat] ? view.showing[seat] : void 0;
    return {
      name,
      kind,
      plays: seat === view.to_act && !frozen && !this.ended,
      badge: view.out === seat ? labels.out : view.phase === "tee off" && card.dealer === seat ? labels.dealer : "",
      toAct: labels.to_act,
      word: strokes === void 0 ? "" : labels[this.ended ? "strokes" : "showing"],
      strokes,
      layout: {
        owner: name,
        rows: view.layouts[seat] ? readRows(view.layouts[seat]) : emptyRows(card.rows, card.columns),
        marks: readMarks(view.marks[seat]),
        offered: asked ? this.offers.places(this.mode) : null,
        hint: view.hand && this.mode === "flip" ? "turn" : "",
        changed: view.did?.[0] === seat ? parts(view.did[1]).place : "",
        advice: (place) => scene.advice?.options[`${this.mode} ${place}`],
        pending: own && pending ? parts(pending).place : "",
        look: { skin: card.skin, worth: card.worth },
        labels
      }
    };
  }
  tidy() {
    this.desk.tidy();
  }
  /** @param {Element} node */
  leaving(node) {
    return this.desk.leaving(node);
  }
  items() {
    return { desk: this.desk.items, layout: this.own.layout.places };
  }
  /** Where the focus belongs: the first thing that is asked for. */
  home() {
    const { does, draws } = this.desk;
    if (this.offers.modes.length) return this.nextPlace();
    if (this.offers.verbs.includes("draw")) return draws.place;
    const button = does.shown.find((b) => b.classList.contains("pn-main")) ?? does.shown.find(usable);
    return button ?? (this.ended ? null : draws.place);
  }
  /** The place that was used last if it is offered, else the next one that is. */
  nextPlace() {
    const all = this.own.layout.places.flat();
    const from = Math.max(0, this.lastPlace ? all.indexOf(this.lastPlace) : 0);
    return [...all.slice(from), ...all.slice(0, from)].find(usable) ?? null;
  }
  /** @param {string} mode */
  choose(mode) {
    if (!this.offers.modes.includes(mode)) return;
    this.mode = mode;
    this.hands.redraw();
  }
  /** @param {Event} event */
  click(event) {
    const target = (
      /** @type {Element} */
      event.target
    );
    const place = (
      /** @type {HTMLElement | null} */
      target.closest(".pn-place")
    );
    if (!place || !usable(place)) return;
    if (place === this.desk.draws.place) return this.verb("draw");
    if (place === this.desk.discards.place) return this.discardPile();
    this.own.layout.places.forEach((row, r) => {
      const c = row.indexOf(place);
      if (c < 0) return;
      this.lastPlace = place;
      this.hands.act(`${this.mode} ${placeAt(r, c)}`);
    });
  }
  /** What the caddie says of the option that is pointed at. */
  remark() {
    return this.scene?.advice && this.pointed?.isConnected ? this.pointed.getAttribute("title") ?? "" : "";
  }
  /** @param {Element | null} target */
  point(target) {
    const pointed = target?.closest("button[title]") ?? null;
    if (pointed === this.pointed) return;
    this.pointed = pointed;
    if (this.scene?.advice) this.hands.redraw();
  }
  discardPile() {
    if (this.offers.verbs.includes("take")) this.verb("take");
    else if (this.offers.modes.length > 1) this.choose(this.offers.modes[1]);
    else this.verb("discard");
  }
  /** @param {string} verb */
  verb(verb) {
    if (this.offers.verbs.includes(verb)) this.hands.act(verb);
  }
  /** @param {string} key */
  key(key) {
    const verb = LETTERS[key];
    if (!verb) return false;
    if (this.offers.modes.includes(verb)) {
      this.choose(verb);
      this.nextPlace()?.focus();
    } else this.verb(verb === "skip" && this.offers.verbs.includes("discard") ? "discard" : verb);
    return true;
  }
};

// js/src/log.js
var KEPT = 400;
function createLog() {
  const node = make("ol", "pn-log", { tabindex: "0" });
  let reading = false;
  node.addEventListener("scroll", () => {
    reading = node.scrollTop > 0;
  });
  function line3([seat, text], names) {
    const item = make("li");
    sentence(item, text, seat === null ? "" : names[seat] ?? "");
    return item;
  }
  function add(lines, names) {
    if (!lines.length) return;
    const before = reading ? node.scrollHeight : 0;
    node.prepend(...lines.map((said) => line3(said, names)).reverse());
    while (node.childElementCount > KEPT) node.lastElementChild?.remove();
    if (reading) node.scrollTop += node.scrollHeight - before;
  }
  return {
    node,
    add,
    /** Python has been asked to tell it whole. */
    wait: () => put(node, "aria-busy", true),
    /** @param {Said[]} lines oldest first @param {string[]} names */
    fill(lines, names) {
      put(node, "aria-busy", null);
      node.replaceChildren(
        ...lines.slice(-KEPT).map((said) => line3(said, names)).reverse()
      );
    },
    /** @param {string} label */
    update: (label2) => put(node, "aria-label", label2)
  };
}

// js/src/ninety/tokens.js
var DOTS = 5;
var Tokens = class {
  constructor() {
    this.node = make("span", "pn-tokens", { role: "img" });
    this.dots = [];
    this.number = make("b");
  }
  /** @param {number} left @param {number} start @param {{ tokens: string, colon: string }} labels */
  update(left, start, { tokens: tokens2, colon }) {
    const dots = Math.max(start, left) > DOTS ? 1 : Math.max(start, left);
    while (this.dots.length < dots) this.dots.push(make("i"));
    this.dots.length = dots;
    const counted = Math.max(start, left) > DOTS;
    arrange(this.node, [...this.dots, ...counted ? [this.number] : []]);
    this.dots.forEach((dot, i) => {
      mark(dot, { "pn-spent": i >= left });
    });
    say(this.number, String(left));
    put(this.node, "aria-label", `${tokens2}${colon}${left}`);
  }
};

// js/src/ninety/ending.js
var Ending = class {
  constructor() {
    this.who = make("h3");
    this.why = make("p");
    this.list = make("ol");
    this.below = new Below(this.list);
    this.node = make("div", "pn-ending", {}, this.who, this.why, this.list);
    this.rows = [];
  }
  /** @param {Scene} scene */
  update({ view, card, labels }) {
    const reasons = view.lines.map((lines) => lines.filter(([, , , , kind]) => kind !== "total"));
    const lost = card.players.flatMap(([name], seat) => reasons[seat]?.length ? [name] : []);
    say(this.who, lost.join(", "));
    put(this.who, "title", lost.join(", "));
    say(this.why, reasons.flat()[0]?.[2] ?? "");
    const count = card.players.length;
    while (this.rows.length < count) this.rows.push(makeRow());
    this.rows.length = count;
    arrange(
      this.list,
      this.rows.map(({ node }) => node)
    );
    put(this.list, "aria-label", labels.tokens);
    this.rows.forEach(({ node, name, tokens: tokens2 }, i) => {
      const seat = (view.near + i) % count;
      say(name, card.players[seat][0]);
      put(name, "title", card.players[seat][0]);
      tokens2.update(view.tokens[seat] ?? 0, card.tokens, labels);
      mark(node, { "pn-loser": !!reasons[seat]?.length });
    });
    requestAnimationFrame(() => this.below.look());
  }
};
function makeRow() {
  const name = make("b");
  const tokens2 = new Tokens();
  return { node: make("li", "", {}, name, tokens2.node), name, tokens: tokens2 };
}

// js/src/ninety/desk.js
var Desk2 = class {
  constructor() {
    this.draws = new Pile("stack");
    this.heap = new Pile("heap", false);
    this.earlier = make("span", "pn-pile-label", { "aria-hidden": "true" });
    this.row = make("div", "pn-row", { role: "img" });
    this.before = make("div", "pn-before", {}, this.earlier, this.row);
    this.result = new Result();
    this.ending = new Ending();
    this.piles = [this.draws.node, this.heap.node, this.before];
    this.node = make("section", "pn-desk", {}, ...this.piles, this.ending.node, this.result.node);
    this.places = [];
  }
  /** @param {Scene} scene @param {boolean} draws the draw pile is asked for */
  update(scene, draws) {
    const { view, card, labels, pending } = scene;
    const look = { skin: card.skin };
    const said = (c) => labels.cards[c] ?? c;
    const over = view.phase === "over";
    const pause2 = endsDeal(view);
    if (over) this.result.update({ ...view, lines: [] }, card, labels.total);
    if (pause2) this.ending.update(scene);
    show(this.result.node, over);
    show(this.ending.node, pause2);
    for (const node of this.piles) show(node, !over && !pause2);
    this.draws.update({
      label: labels.draw,
      count: view.draw_count,
      card: view.draw_count ? "?" : null,
      name: `${labels.draw}${labels.colon}${view.draw_count}`,
      offered: draws && !pending,
      pending: pending === "draw",
      worth: draws ? scene.advice?.options.draw : void 0,
      look
    });
    const [top = null, ...before] = view.played;
    this.heap.update({
      label: labels.played,
      count: view.played_count,
      card: top,
      name: `${labels.played}${labels.colon}${top === null ? labels.empty : said(top)}`,
      offered: false,
      changed: view.did?.[0] != null && top !== null,
      look
    });
    this.updateBefore(before, labels, said, { ...look, small: true });
  }
  /** @param {string[]} cards newest first @param {import("./reading.js").Labels} labels @param {(card: string) => string} said @param {import("../cards/face.js").Look} look */
  updateBefore(cards, { before, colon }, said, look) {
    while (this.places.length < cards.length) this.places.push(make("span", "pn-place"));
    arrange(this.row, this.places.slice(0, cards.length));
    cards.forEach((card, i) => {
      layFace(this.places[i], card, look);
    });
    say(this.earlier, before);
    mark(this.before, { "pn-none": !cards.length });
    put(this.row, "aria-label", `${before}${colon}${cards.map(said).join(", ")}`);
  }
};

// js/src/ninety/dial.js
var TICKS = 99;
var LONG = 11;
var END = 88;
var FROM = -4.27;
var ROUND = 5.4;
var MIDDLE = 104;
function tick(i) {
  const angle = i / TICKS * ROUND + FROM;
  const at = (r) => [Math.cos(angle), Math.sin(angle)].map((part) => (MIDDLE + r * part).toFixed(1)).join(" ");
  return draw("path", { class: "pn-tick", d: `M${at(i % LONG ? 92 : 88)}L${at(100)}` });
}
var Dial = class {
  constructor() {
    this.ticks = Array.from({ length: TICKS }, (_, i) => tick(i));
    this.way = draw("path", { class: "pn-way", d: "M57 54A69 69 0 0 1 151 54M151.500 42v12.500h-12.500" });
    const face3 = draw("svg", { viewBox: "0 0 208 208", "aria-hidden": "true" }, ...this.ticks, this.way);
    this.number = make("span", "pn-running", { "aria-hidden": "true" });
    this.left = make("span", "pn-left", { "aria-hidden": "true" });
    this.turns = make("span", "pn-turns", { "aria-hidden": "true" });
    this.node = make("div", "pn-dial", { role: "img" }, this.number, this.left, this.turns);
    this.node.prepend(face3);
    this.total = "";
  }
  /** @param {{ total: string, left: string, turns: string, label: string, colon: string }} state */
  update({ total, left, turns, label: label2, colon }) {
    if (this.total !== total) {
      this.total = total;
      this.number.replaceChildren(numeral(total.replace("−", "-")));
      mark(this.number, { "pn-wide-number": total.length > 2 });
      const reached = Number(total.replace("−", "-"));
      this.ticks.forEach((node, i) => {
        mark(node, { "pn-tick-on": i < reached, "pn-tick-end": i >= Math.max(reached, END) });
      });
    }
    say(this.left, left);
    say(this.turns, turns);
    put(this.node, "aria-label", [`${label2}${colon}${total}`, turns, left].filter(Boolean).join(", "));
  }
};

// js/src/ninety/held.js
function makeChip() {
  const by = make("span", "pn-by");
  const makes = make("b");
  return { by, makes, parts: [by, make("span", "pn-to", {}, "→"), makes] };
}
function write({ by, makes }, play) {
  say(by, play?.by ?? "");
  say(makes, play?.makes ?? "");
}
function judge(node, name, worth) {
  put(node, "aria-label", worth ? `${name}, ${worth[3]}` : name);
  put(node, "title", worth?.[4]);
  layChip(node, worth);
}
var Held = class {
  /** @param {(action: string) => void} act */
  constructor(act) {
    this.act = act;
    this.place = make("button", "pn-place", { type: "button", tabindex: "-1" });
    this.one = makeChip();
    this.chip = make("span", "pn-makes", { "aria-hidden": "true" }, ...this.one.parts);
    this.ways = make("div", "pn-ways", {}, this.chip);
    this.buttons = [];
    this.node = make("div", "pn-held", {}, this.place, this.ways);
    this.plays = [];
    this.node.addEventListener("click", (event) => this.click(
      /** @type {Element} */
      event.target
    ));
  }
  /** @param {HeldState} state @returns {boolean} whether the card changed */
  update({ card, name, plays, asked, advice, pending, look }) {
    this.plays = plays;
    const [only] = plays;
    const single = plays.length === 1;
    const waits = plays.some(({ action }) => action === pending);
    judge(this.place, single ? only.says : name, single ? advice(only.action) : void 0);
    enable(this.place, single && !pending);
    mark(this.place, {
      "pn-offered": single && !pending,
      "pn-off": asked && !plays.length && card !== null,
      "pn-pending": waits && single
    });
    show(this.chip, single);
    write(this.one, single ? only : void 0);
    this.updateWays(single ? [] : plays, advice, pending);
    if (plays.length > 1) this.place.tabIndex = -1;
    return layFace(this.place, card, look);
  }
  /** @param {import("./reading.js").Play[]} plays @param {HeldState["advice"]} advice @param {string} pending */
  updateWays(plays, advice, pending) {
    while (this.buttons.length < plays.length) {
      const chip = makeChip();
      const button = make("button", "pn-way-to", { type: "button", tabindex: "-1" }, ...chip.parts);
      this.buttons.push({ button, chip });
      this.ways.append(button);
    }
    this.buttons.forEach(({ button, chip }, i) => {
      const play = plays[i];
      enable(button, !!play && !pending);
      mark(button, { "pn-pending": !!play && play.action === pending });
      if (!play) return;
      show(button, true);
      judge(button, play.says, advice(play.action));
      write(chip, play);
    });
  }
  /** Takes away the ways that are no more, when the focus has left them. */
  tidy() {
    const ways = this.plays.length > 1 ? this.plays.length : 0;
    this.buttons.forEach(({ button }, i) => {
      show(button, i < ways);
    });
  }
  /** What can hold the focus, from left to right. @returns {HTMLElement[]} */
  get items() {
    return this.plays.length > 1 ? this.buttons.slice(0, this.plays.length).map(({ button }) => button) : [this.place];
  }
  /** The play that a node stands for. @param {Element} target */
  playAt(target) {
    if (this.plays.length === 1) return this.node.contains(target) ? this.plays[0] : null;
    const at = this.buttons.findIndex(({ button }) => button.contains(target));
    return this.plays[at] ?? null;
  }
  /** @param {Element} target */
  click(target) {
    const play = this.playAt(target);
    if (play && this.items.some(usable)) this.act(play.action);
    else if (!play && this.plays.length > 1 && this.place.contains(target)) this.items[0].focus();
  }
};

// js/src/ninety/seat.js
var Seat2 = class {
  /** @param {string} cls @param {HTMLElement} hand */
  constructor(cls, hand) {
    this.tokens = new Tokens();
    this.plate = new Plate(this.tokens.node);
    this.plate.node.prepend(icon("way", "pn-comes"));
    this.hand = hand;
    this.node = make("section", `pn-seat ${cls}`, {}, this.plate.node, hand);
  }
  /** @param {SeatState} state */
  update(state) {
    const { name, plays, toAct, gone, tokens: tokens2, start, labels } = state;
    this.plate.update(state);
    this.tokens.update(tokens2, start, labels);
    mark(this.node, { "pn-plays": plays, "pn-gone": gone });
    put(this.node, "aria-label", plays && toAct ? `${name}, ${toAct}` : name);
  }
};
var Rival = class extends Seat2 {
  constructor() {
    super("pn-rival", make("div", "pn-backs", { role: "img" }));
    this.backs = [];
  }
  /** The card from which one is played. @returns {HTMLElement} */
  get nearest() {
    return this.backs[0] ?? this.hand;
  }
  /** @param {SeatState} state */
  update(state) {
    super.update(state);
    while (this.backs.length < state.count) {
      const back = make("span", "pn-place");
      layFace(back, "?");
      this.backs.push(back);
    }
    arrange(this.hand, this.backs.slice(0, state.count));
    put(this.hand, "aria-label", `${state.labels.count}${state.labels.colon}${state.count}`);
  }
};

// js/src/ninety/fan.js
var HAND = 3;
var Fan = class extends Seat2 {
  /** @param {(action: string) => void} act */
  constructor(act) {
    super("pn-own", make("div", "pn-fan", { role: "group" }));
    this.act = act;
    this.does = new Does();
    this.node.append(this.does.node);
    this.held = [];
    this.cards = [];
  }
  /** @param {FanState} state @returns {HTMLElement[]} the places whose card changed */
  lay({ seat, cards, said, plays, buttons, advice, pending, look }) {
    super.update(seat);
    put(this.hand, "aria-label", seat.name);
    while (this.held.length < Math.max(HAND, cards.length)) {
      const held = new Held(this.act);
      this.held.push(held);
      this.hand.append(held.node);
    }
    this.cards = this.held.map((_, i) => cards[i] ?? null);
    const changed = this.held.filter((held, i) => {
      const card = this.cards[i];
      const ways = plays.filter((play) => play.card === card);
      return held.update({ card, name: said(card), plays: ways, asked: plays.length > 0, advice, pending, look });
    });
    this.does.update(buttons);
    mark(this.node, { "pn-does-lie": buttons.length > 0 });
    return changed.map(({ place }) => place);
  }
  /** The ways to play from left to right, then the buttons. @returns {HTMLElement[][]} */
  get items() {
    return [this.held.flatMap(({ items }) => items), this.does.shown];
  }
  /** The play that a node of the hand stands for. @param {Element} target @returns {import("./reading.js").Play | null} */
  playAt(target) {
    for (const held of this.held) if (held.node.contains(target)) return held.playAt(target);
    return null;
  }
  /** The first card that may be played, from a place on. @param {Element | null} from */
  next(from) {
    const all = this.items[0];
    const at = Math.max(
      0,
      this.held.findIndex((held) => held.node.contains(from))
    );
    const first = all.indexOf(this.held[at].items[0]);
    return [...all.slice(first), ...all.slice(0, first)].find(usable) ?? null;
  }
  tidy() {
    this.does.tidy();
    for (const held of this.held) held.tidy();
  }
};

// js/src/ninety/moves.js
var face2 = (place) => (
  /** @type {HTMLElement} */
  place.querySelector(":scope > .pn-face, :scope > .pn-slot")
);
function moveCards2(view, where, changed) {
  const [seat, action] = view.did ?? [null, ""];
  const { verb, place: card } = parts(action);
  const drawn2 = changed.filter((place) => face2(place)?.classList.contains("pn-std"));
  const trips = [];
  if (verb === "play" && seat !== null)
    trips.push({ node: face2(where.played), from: where.handOf(seat, card).getBoundingClientRect() });
  if (seat === view.near)
    for (const place of drawn2)
      trips.push({ node: face2(place), from: where.cameFrom(place).getBoundingClientRect(), late: true });
  travel(trips);
  if (seat !== view.near) turnUp(drawn2);
}

// js/src/ninety/reading.js
var VIEW3 = (
  /** @type {Of} */
  {
    total: "0",
    left: "",
    direction: 1,
    turns: "",
    tokens: [],
    hand: null,
    counts: [],
    played: [],
    played_count: 0,
    draw_count: 0,
    makes: {},
    by: {}
  }
);
var readScene2 = (scene) => ({
  ...scene,
  view: { ...VIEW3, ...scene.view },
  card: { tokens: 0, ...scene.card },
  labels: (
    /** @type {Labels} */
    scene.labels
  )
});
var readPlays = ({ options, makes, by, does }) => options.flatMap((action) => {
  const [verb, card = "", , worth = ""] = action.split(" ");
  if (verb !== "play") return [];
  return [{ action, card, by: by[action] ?? worth, makes: makes[action] ?? "", says: does[action] ?? action }];
});
var readVerbs = ({ options }) => options.filter((action) => !action.includes(" "));

// js/src/ninety/ninety.js
var LETTERS2 = (
  /** @type {Record<string, string>} */
  { p: "pay", d: "draw", f: "forget" }
);
var Ninety = class {
  /** @param {import("../scene.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.desk = new Desk2();
    this.dial = new Dial();
    this.fan = new Fan((action) => this.act(action));
    this.others = [];
    this.green = make("div", "pn-green", {}, this.desk.node, this.dial.node, hands.note.node, this.fan.node);
    this.rivals = make("div", "pn-rivals");
    this.plays = [];
    this.verbs = [];
    this.scene = null;
    this.last = null;
    this.note = { text: "", word: "" };
    this.desk.draws.place.addEventListener("click", () => this.act("draw"));
    for (const event of ["pointerover", "focusin"])
      this.fan.node.addEventListener(event, ({ target }) => this.point(
        /** @type {Element} */
        target
      ));
    for (const event of ["pointerleave", "focusout"]) this.fan.node.addEventListener(event, () => this.point(null));
  }
  shape() {
    return { classes: ["pn-ninety"], sizes: {} };
  }
  /** @param {import("../scene.js").Scene} told */
  draw(told) {
    const before = this.scene;
    const scene = readScene2(told);
    const { view, commands: commands2, live } = scene;
    this.scene = scene;
    this.plays = live && !commands2.length ? readPlays(view) : [];
    this.verbs = live && !commands2.length ? readVerbs(view) : [];
    const [over, pause2] = [view.phase === "over", endsDeal(view)];
    this.desk.update(scene, this.verbs.includes("draw"));
    const { total, left, turns, direction } = view;
    this.dial.update({ total, left, turns, label: scene.labels.running, colon: scene.labels.colon });
    mark(this.green, { "pn-ended": over, "pn-paused": pause2 });
    for (const part of [this.green, this.rivals]) mark(part, { "pn-other-way": direction < 0 });
    const changed = this.drawSeats(scene, over || pause2);
    this.remark(scene);
    if (!before || scene.fresh || before.card.players.length !== scene.card.players.length) return;
    if (before.view.curtain && view.hand) turnUp(changed);
    else if (before.view.revision !== view.revision && scene.stepped) moveCards2(view, this.where(before.view), changed);
  }
  /** Where cards come from and go to. @param {import("./reading.js").View} before @returns {import("./moves.js").Where} */
  where(before) {
    const { near, tokens: tokens2 } = (
      /** @type {Scene} */
      this.scene.view
    );
    const { held, cards } = this.fan;
    const { place: stock } = this.desk.draws;
    const hand = before.near === near ? before.hand ?? [] : [];
    const lay2 = (card) => held[hand.indexOf(card ?? "")]?.place;
    const theirs = (seat) => this.others[(seat - near - 1 + tokens2.length) % tokens2.length].nearest;
    return {
      played: this.desk.heap.place,
      handOf: (seat, card) => seat === near ? lay2(card) ?? held[0].place : theirs(seat),
      cameFrom: (place) => lay2(cards[held.findIndex((one) => one.place === place)]) ?? stock
    };
  }
  /** @param {Scene} scene @param {boolean} ended @returns {HTMLElement[]} the places of the own hand that changed */
  drawSeats(scene, ended) {
    const { view, card, labels, pending } = scene;
    const count = card.players.length;
    while (this.others.length < count - 1) this.others.push(new Rival());
    this.others.length = Math.max(0, count - 1);
    arrange(
      this.rivals,
      this.others.map(({ node }) => node)
    );
    this.others.forEach((seat, i) => {
      seat.update(this.seatState(scene, (view.near + 1 + i) % count, ended));
    });
    return this.fan.lay({
      seat: this.seatState(scene, view.near, ended),
      cards: view.hand ?? Array.from({ length: view.counts[view.near] ?? 0 }, () => "?"),
      said: (c) => c === null ? labels.empty : labels.cards[c] ?? c,
      plays: this.plays,
      buttons: [...this.buttons(scene), ...scene.commands],
      advice: (action) => scene.advice?.options[action],
      pending: pending ?? "",
      look: { skin: card.skin }
    });
  }
  /** @param {Scene} scene @param {number} seat @param {boolean} ended @returns {import("./seat.js").SeatState} */
  seatState({ view, card, labels, frozen }, seat, ended) {
    const [name, kind] = card.players[seat];
    const tokens2 = view.tokens[seat] ?? 0;
    return {
      name,
      kind,
      badge: tokens2 ? "" : labels.out,
      plays: seat === view.to_act && !frozen && !ended,
      toAct: labels.to_act,
      gone: !tokens2,
      tokens: tokens2,
      start: card.tokens,
      count: view.counts[seat] ?? 0,
      labels
    };
  }
  /** @param {Scene} scene @returns {import("../does.js").Button[]} */
  buttons({ view, labels, pending, advice }) {
    return this.verbs.map((verb) => ({
      id: verb,
      label: view.does[verb] ?? labels.does[verb] ?? verb,
      off: !!pending,
      pending: pending === verb,
      worth: advice?.options[verb],
      run: () => this.act(verb)
    }));
  }
  /** @param {Scene} scene */
  remark({ remark, labels, view, advice }) {
    const key = this.verbs[0] ?? (this.plays.length ? view.phase : "");
    const usual = { text: labels.notes[key] ?? "", word: "" };
    this.note = remark ? { text: remark, word: "" } : advice ?? usual;
    this.point(this.fan.node.contains(document.activeElement) ? document.activeElement : null);
  }
  /** What is pointed at is said whole. @param {Element | null} target */
  point(target) {
    const play = target && this.fan.playAt(target);
    const says = target?.closest("button[title]")?.getAttribute("title") || play?.says;
    if (says) this.hands.note.update(says);
    else this.hands.note.update(this.note.text, this.note.word);
  }
  tidy() {
    this.fan.tidy();
  }
  /** @param {Element} node */
  leaving(node) {
    const { desk, layout } = this.items();
    return ![...desk, ...layout].flat().some((item) => item === node);
  }
  items() {
    const piles = this.verbs.includes("draw") ? [this.desk.draws.place] : [];
    return { desk: [piles], layout: this.fan.items };
  }
  /** Where the focus belongs: a card that may be played, else the button that is asked for; it is never nowhere. */
  home() {
    const { shown } = this.fan.does;
    if (this.plays.length) return this.fan.next(this.last);
    const button = shown.find((b) => b.classList.contains("pn-main")) ?? shown.find(usable);
    return button ?? this.last ?? this.fan.held[0].place;
  }
  /** @param {string} action */
  act(action) {
    if (![...this.verbs, ...this.plays.map((play) => play.action)].includes(action)) return;
    this.last = this.fan.held.find(({ plays }) => plays.some((play) => play.action === action))?.place ?? null;
    this.hands.act(action);
  }
  /** @param {string} key */
  key(key) {
    const verb = LETTERS2[key];
    if (verb) this.act(verb);
    return !!verb;
  }
};

// js/src/note.js
function createNote(notice2) {
  const text = make("p");
  const node = make("div", "pn-note", {}, text, notice2);
  const update = (says, word) => sentence(text, says, word);
  return { node, update };
}

// js/src/notice.js
function createNotice(closed) {
  const text = make("p");
  const signs = { warn: icon("warn"), hint: icon("hint") };
  const close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
  const node = make("div", "pn-notice", { role: "alert" }, signs.warn, signs.hint, text, close);
  close.addEventListener("click", closed);
  node.hidden = true;
  function update(said) {
    show(node, !!said);
    if (!said) return say(text, "");
    mark(node, { "pn-mild": said.hint });
    put(signs.warn, "hidden", said.hint ? "" : null);
    put(signs.hint, "hidden", said.hint ? null : "");
    say(text, said.text);
    put(close, "aria-label", said.close);
    show(close, said.close !== void 0);
  }
  return { node, update, close };
}

// js/src/sheet.js
var Sheet = class {
  /** @param {HTMLElement[]} under @param {HTMLElement} content */
  constructor(under, content) {
    this.under = under;
    this.title = make("h2");
    this.close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
    const head = make("div", "pn-sheet-head", {}, this.title, this.close);
    this.node = make("section", "pn-sheet", { role: "dialog" }, head, content);
    this.node.hidden = true;
    this.back = null;
    this.close.addEventListener("click", () => this.shut());
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      this.shut();
    });
  }
  get isOpen() {
    return !this.node.hidden;
  }
  /** @param {HTMLElement | null} opener where the focus returns to @param {HTMLElement} [first] what gets it now */
  open(opener, first = this.close) {
    this.back = opener;
    show(this.node, true);
    for (const part of this.under) part.inert = true;
    first.focus();
    this.node.scrollTop = 0;
  }
  shut() {
    if (!this.isOpen) return;
    const inside = this.node.contains(document.activeElement);
    for (const part of this.under) part.inert = false;
    if (inside) this.back?.focus();
    show(this.node, false);
  }
  /** @param {string} heading @param {string} closing */
  update(heading, closing) {
    say(this.title, heading);
    put(this.node, "aria-label", heading);
    put(this.close, "aria-label", closing);
    put(this.close, "title", closing);
  }
};

// js/src/odds.js
function line([card, left, chance, share]) {
  const bar = make("span", "pn-share", { "aria-hidden": "true" });
  bar.style.setProperty("--pn-share", `${share}%`);
  return make(
    "tr",
    "",
    {},
    make("th", "", { scope: "row" }, card),
    make("td", "", {}, left),
    make("td", "", {}, chance),
    make("td", "", { "aria-hidden": "true" }, bar)
  );
}
var OddsSheet = class {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-unseen");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }
  /** @param {import("./wire.js").Labels} labels @param {Odds | undefined} odds */
  update(labels, odds) {
    this.sheet.update(labels.odds, labels.close);
    const key = JSON.stringify(odds ?? null);
    if (this.drawn === key) return;
    this.drawn = key;
    if (!odds) return this.content.replaceChildren();
    const head = make("tr", "", {}, ...odds.heads.map((text) => make("th", "", { scope: "col" }, text)));
    this.content.replaceChildren(
      make("p", "pn-lead-in", {}, odds.title),
      make("table", "pn-counts", {}, make("thead", "", {}, head), make("tbody", "", {}, ...odds.rows.map(line))),
      make("div", "pn-prose", {}, make("section", "", {}, ...odds.matches.map((text) => make("p", "", {}, text))))
    );
  }
};

// js/src/review.js
var cellsOf = (tag, cells, scope) => cells.map(
  (text, i) => tag === "th" || !i ? make("th", "", { scope: i ? scope : "row" }, text) : make("td", "", {}, text)
);
var ReviewSheet = class {
  /** @param {HTMLElement[]} under @param {(n: number) => void} go */
  constructor(under, go) {
    this.go = go;
    this.content = make("div", "pn-review");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }
  /** @param {import("./wire.js").Labels} labels @param {Review | undefined} review */
  update(labels, review) {
    this.sheet.update(labels.review, labels.close);
    const key = JSON.stringify(review ?? null);
    if (this.drawn === key) return;
    this.drawn = key;
    this.content.replaceChildren(
      ...review ? this.parts(review, labels.colon) : [make("p", "pn-lead-in", {}, labels.wait)]
    );
  }
  /** @param {Review} review @param {string} colon */
  parts({ heads, rows, note, curve, points, even, worst, go }, colon) {
    const head = make("tr", "", {}, ...cellsOf("th", heads, "col"));
    const body = rows.map((row) => make("tr", "", {}, ...cellsOf("td", row, "row")));
    const table = make("table", "pn-counts", {}, make("thead", "", {}, head), make("tbody", "", {}, ...body));
    const shots = worst.map(([before, text]) => {
      const button = make("button", "pn-btn", { type: "button", "aria-label": `${go}${colon}${text}` }, go);
      button.addEventListener("click", () => this.go(before));
      return make("li", "", {}, make("span", "", {}, text), button);
    });
    const account = make("div", "", {}, make("div", "pn-scrolls", {}, table), make("p", "pn-lead-in", {}, note));
    const run = curve ? [make("p", "", {}, curve), this.curve(points, even)] : [];
    return [account, make("div", "", {}, ...run, make("ol", "pn-worst", {}, ...shots))];
  }
  /** The curve for the eye and the hand: a click goes there (the list of the worst shots does it for keys). @param {Review["points"]} points @param {number} even */
  curve(points, even) {
    const bars = points.map(([before, height]) => {
      const bar = make("span", `pn-bar-of${height < even ? " pn-below" : ""}`);
      bar.style.setProperty("--pn-from", `${Math.min(height, even)}%`);
      bar.style.setProperty("--pn-share", `${Math.abs(height - even)}%`);
      bar.addEventListener("click", () => this.go(before));
      return bar;
    });
    const curve = make("div", "pn-curve", { "aria-hidden": "true" }, ...bars);
    curve.style.setProperty("--pn-even", `${even}%`);
    return curve;
  }
};

// js/src/roving.js
var STEPS = (
  /** @type {Record<string, [number, number]>} */
  {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0]
  }
);
var within = (n, most) => Math.max(0, Math.min(n, most));
function find(rows, node) {
  for (let r = 0; r < rows.length; r++) {
    const c = rows[r].indexOf(
      /** @type {HTMLElement} */
      node
    );
    if (c >= 0) return { r, c };
  }
  return null;
}
function neighbour(parts2, from, key) {
  const desk = parts2.desk.filter((row2) => row2.length);
  const layout = parts2.layout.filter((row2) => row2.length);
  const inDesk = find(desk, from);
  const rows = inDesk ? desk : layout;
  const other = inDesk ? layout : desk;
  const at = inDesk ?? find(layout, from);
  if (!at) return null;
  if (key === "Home") return rows[at.r][0];
  if (key === "End") return (
    /** @type {HTMLElement} */
    rows[at.r].at(-1)
  );
  const [down, right] = STEPS[key] ?? [0, 0];
  const row = rows[at.r];
  if (right && row[at.c + right]) return row[at.c + right];
  if (down && rows[at.r + down]) return rows[at.r + down][within(at.c, rows[at.r + down].length - 1)];
  const outward = inDesk ? right > 0 || down > 0 : right < 0 || down < 0;
  if (!outward || !other.length) return null;
  if (down)
    return inDesk ? other[0][within(at.c, other[0].length - 1)] : (
      /** @type {HTMLElement[]} */
      other.at(-1)[0]
    );
  const across = other[within(at.r, other.length - 1)];
  return inDesk ? across[0] : (
    /** @type {HTMLElement} */
    across.at(-1)
  );
}
function createRoving(parts2) {
  let stop = null;
  const all = () => [...parts2().desk, ...parts2().layout].flat();
  function stand(node) {
    stop = node;
    for (const item of all()) {
      const index = item === node ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }
  return {
    /** @param {EventTarget | null} node */
    has: (node) => node instanceof HTMLElement && all().includes(node),
    /** @param {Element} from @param {string} key */
    move(from, key) {
      const to = neighbour(parts2(), from, key);
      if (!to) return;
      stand(to);
      to.focus();
    },
    stand,
    /** After a drawing: keeps the stop where it is if it can. @param {HTMLElement | null} home */
    settle(home) {
      const items = all();
      stand(stop && items.includes(stop) ? stop : home ?? items[0] ?? null);
    },
    get stop() {
      return stop;
    }
  };
}

// js/src/rules.js
function keyList(labels) {
  const items = labels.keys.flatMap(([key, does]) => [
    make("dt", "", {}, make("kbd", "", {}, key)),
    make("dd", "", {}, does)
  ]);
  return make("section", "pn-keys", {}, make("h3", "", {}, labels.keys_title), make("dl", "", {}, ...items));
}
var Rules = class {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-prose");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = null;
  }
  /** @param {Labels} labels @param {import("./wire.js").Card} card */
  update(labels, card) {
    this.sheet.update(labels.help, labels.close);
    if (this.drawn?.lead === card.rules && this.drawn.rules === labels.rules) return;
    this.drawn = { lead: card.rules, rules: labels.rules };
    const sections = labels.rules.map(
      ([title, paragraphs]) => make("section", "", {}, make("h3", "", {}, title), ...paragraphs.map((text) => make("p", "", {}, text)))
    );
    const lead = card.rules ? [make("p", "pn-lead-in", {}, card.rules)] : [];
    this.content.replaceChildren(...lead, ...sections, keyList(labels));
  }
};

// js/src/scorecard.js
var NINE = 9;
var columnsOf = ({ holes, hole, scorecard }) => holes || Math.max(NINE, hole, scorecard.length);
function makeRow2(columns) {
  const name = make("span", "pn-who");
  const lead = icon("flag", "pn-lead");
  const marks = Array.from({ length: columns }, () => make("span", "pn-hole"));
  const total = make("td", "pn-total");
  const head = make("th", "", { scope: "row" }, name, lead);
  const node = make("tr", "", {}, head, ...marks.map((m) => make("td", "", {}, m)), total);
  return { node, name, lead, marks, total };
}
var Scorecard = class {
  constructor() {
    this.head = make("tr");
    this.body = make("tbody");
    const table = make("table", "", {}, make("thead", "", {}, this.head), this.body);
    this.node = make("section", "pn-score", {}, table);
    this.shape = "";
    this.now = -1;
    new ResizeObserver(() => this.follow(this.now)).observe(this.node);
    this.rows = [];
  }
  /** @param {Card} card */
  rebuild(card) {
    const columns = columnsOf(card);
    const shape = `${card.players.length} ${columns}`;
    if (this.shape === shape) return;
    this.shape = shape;
    this.now = -1;
    this.node.style.setProperty("--pn-holes", String(columns));
    this.head.replaceChildren(...Array.from({ length: columns + 2 }, () => make("th", "", { scope: "col" })));
    this.rows = card.players.map(() => makeRow2(columns));
    arrange(
      this.body,
      this.rows.map(({ node }) => node)
    );
  }
  /** @param {Card} card @param {Labels} labels @param {number} now the deal in play */
  update(card, labels, now) {
    this.rebuild(card);
    const long = columnsOf(card) > NINE;
    mark(this.node, { "pn-long-card": long });
    put(this.node, "tabindex", long ? 0 : null);
    put(this.node, "role", long ? "region" : null);
    put(this.node, "aria-label", long ? labels.score : null);
    [...this.head.children].forEach((cell, i, all) => {
      say(cell, i === 0 ? labels.hole : i === all.length - 1 ? labels.total : String(i));
      mark(cell, { "pn-now": i === now });
      put(cell, "aria-current", i === now && i > 0);
    });
    this.rows.forEach((row, seat) => {
      this.updateRow(row, seat, card, labels, now);
    });
    if (long && this.now !== now) this.follow(now);
    this.now = now;
  }
  /** @param {ReturnType<typeof makeRow>} row @param {number} seat @param {Card} card @param {Labels} labels @param {number} now */
  updateRow({ name, lead, marks, total }, seat, card, labels, now) {
    sayName(name, card.players[seat][0]);
    put(name, "title", card.players[seat][0]);
    const leads = card.leaders.includes(seat);
    put(lead, "hidden", leads ? null : "");
    put(lead, "role", "img");
    put(lead, "aria-hidden", !leads);
    put(lead, "aria-label", labels.leads);
    marks.forEach((span, hole) => {
      const points = card.scorecard[hole]?.[seat];
      const won = points != null && !!card.won[hole]?.includes(seat);
      const lost = points != null && !!card.lost[hole]?.includes(seat);
      say(span, minus(points));
      mark(span, { "pn-won": won, "pn-lost": lost });
      put(span, "role", won || lost ? "img" : null);
      put(span, "aria-label", won || lost ? `${minus(points)}, ${won ? labels.won : labels.lost}` : null);
      show(span, points != null);
      mark(
        /** @type {Element} */
        span.parentElement,
        { "pn-now": hole + 1 === now }
      );
    });
    say(total, minus(card.totals[seat]));
  }
  /** Brings the deal in play into sight on a long card, after the match the last ones. @param {number} now */
  follow(now) {
    const cell = this.head.children[now];
    this.node.scrollLeft = cell instanceof HTMLElement ? cell.offsetLeft - this.node.clientWidth / 2 : this.node.scrollWidth;
  }
};

// js/src/seal.js
var Seal = class {
  constructor() {
    this.node = make("p", "pn-seal");
    this.node.hidden = true;
  }
  /** @param {{ text: string, title: string } | undefined} seal */
  update(seal) {
    show(this.node, !!seal);
    say(this.node, seal?.text ?? "");
    put(this.node, "title", seal?.title ?? null);
  }
};

// js/src/player.js
var PERSON = "person";
var firstBot = (kinds) => kinds.find(([kind]) => kind !== PERSON);
var choicesOf = (choices) => choices.map(([value, label2]) => make("option", "", { value: String(value) }, label2));
var PlayerRow = class {
  /** @param {string} player "Ann" or "bot:novice" @param {import("./wire.js").Setup} words */
  constructor(player, words) {
    const isBot = words.kinds.some(([kind]) => kind === player);
    this.kinds = words.kinds;
    this.kind = make("select", "pn-input", {}, ...choicesOf(words.kinds));
    this.name = make("input", "pn-input", {
      type: "text",
      placeholder: words.name,
      autocomplete: "off",
      maxlength: "60"
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
};

// js/src/setup.js
var field = (label2, control) => make("label", "pn-field", {}, make("span", "", {}, label2), control);
var Setup = class {
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
    this.rows = [];
    this.readers = {};
    this.most = 2;
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
    say(
      /** @type {Element} */
      this.add.lastElementChild,
      this.words.add
    );
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
      this.rows.map(({ node }) => node)
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
    const [, , about = "", most = words?.most ?? 2, rules = {}] = words?.games.find(([name]) => name === this.readers.game?.()) ?? [];
    if (!words) return;
    this.most = most;
    for (const row of this.rows) row.fit(this.kinds);
    say(this.about, about);
    show(this.about, !!about);
    for (const [key] of words.fields) delete this.readers[key];
    const fitting = words.fields.filter(([key]) => key in rules);
    const fields = fitting.map(([key, label2, choices]) => {
      const now = settings[key] ?? rules[key];
      return choices.length ? this.choice(key, label2, choices, now) : this.number(key, label2, now);
    });
    this.rules.replaceChildren(...[...this.rules.children].slice(0, 2), ...fields);
    this.redraw(words);
  }
  /** @param {string} key @param {string} label @param {[any, string, ...any][]} choices @param {any} now */
  choice(key, label2, choices, now) {
    const select = make("select", "pn-input", {}, ...choicesOf(choices));
    const at = choices.findIndex(([value]) => String(value) === String(now));
    select.selectedIndex = Math.max(0, at);
    this.readers[key] = () => choices[select.selectedIndex]?.[0];
    return field(label2, select);
  }
  /** @param {string} key @param {string} label @param {any} now */
  number(key, label2, now) {
    const input = make("input", "pn-input", { type: "number", min: "1", inputmode: "numeric" });
    input.value = String(now ?? "");
    this.readers[key] = () => /^\d{1,9}$/.test(input.value) ? Number(input.value) : input.value || 0;
    return field(label2, input);
  }
};

// js/src/toolbar.js
var STEPS2 = (
  /** @type {Record<string, number>} */
  { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
);
function walked(node, buttons) {
  const shown = () => buttons().filter((button) => !button.hidden);
  function stand(stop) {
    for (const button of buttons()) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }
  node.addEventListener("keydown", (event) => {
    const all = shown();
    const at = all.indexOf(
      /** @type {HTMLElement} */
      document.activeElement
    );
    const ends = (
      /** @type {Record<string, number>} */
      { Home: 0, End: all.length - 1 }
    );
    const to = ends[event.key] ?? (STEPS2[event.key] ? (at + STEPS2[event.key] + all.length) % all.length : -1);
    if (at < 0 || to < 0) return;
    stand(all[to]);
    all[to].focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return (home) => {
    const all = shown();
    if (all.filter((button) => button.tabIndex === 0).length !== 1) stand(home ?? all[0]);
  };
}

// js/src/teach/deeds.js
var SHEETS = ["map", "rule", "read"];
var HELPS = ["hint", "show"];
function createDeeds(run) {
  const [own, read] = [make("div"), make("div", "pn-reads")];
  const node = make("div", "pn-deeds", { role: "toolbar" }, own, read);
  let entries = [];
  const settle = walked(node, () => entries.map(({ button: button2 }) => button2));
  function add() {
    const entry = { button: make("button", "pn-btn", { type: "button" }), deed: "" };
    entry.button.addEventListener("click", () => usable(entry.button) && run(entry.deed));
    entries.push(entry);
  }
  function update(deeds, label2, frozen) {
    while (entries.length < deeds.length) add();
    entries = entries.slice(0, deeds.length);
    put(node, "aria-label", label2);
    deeds.forEach(([deed, text, key, offered], i) => {
      const { button: button2 } = entries[i];
      entries[i].deed = deed;
      say(button2, text);
      mark(button2, { "pn-helps": HELPS.includes(deed) });
      put(button2, "title", key ? `${text} (${key})` : null);
      put(button2, "aria-keyshortcuts", key || null);
      enable(button2, offered && !frozen);
    });
    const reads = ({ deed }) => SHEETS.includes(deed);
    const buttons = (some) => some.map(({ button: button2 }) => button2);
    arrange(own, buttons(entries.filter((entry) => !reads(entry))));
    arrange(read, buttons(entries.filter(reads)));
    settle();
  }
  const button = (deed) => entries.find((entry) => entry.deed === deed)?.button ?? null;
  return { node, update, button };
}

// js/src/teach/form.js
var WHOLE = /^-?\d{1,4}$/;
var Form = class {
  /** @param {Asked} asked */
  constructor(asked) {
    this.asked = asked;
    this.label = make("span");
    this.input = make("input", "pn-input", { type: "number", step: "1", inputmode: "numeric", autocomplete: "off" });
    this.unit = make("span", "pn-unit");
    const field2 = make("label", "pn-answer", {}, this.label, this.input, this.unit);
    this.slider = make("input", "pn-slider", { type: "range", min: "0", max: "100", step: "1" });
    this.choices = make("div", "pn-choices", { role: "group" });
    this.send = make("button", "pn-btn pn-main", { type: "submit" });
    this.next = make("button", "pn-btn pn-main", { type: "button" });
    this.node = make("form", "pn-form", { novalidate: "" }, this.slider, field2, this.choices, this.send, this.next);
    this.field = field2;
    this.key = "";
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
    show(this.send, !!form && (form.kind !== "choice" || form.looks !== void 0) && !form.answered);
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
    this.slider.disabled = frozen || !!answered;
    put(this.input, "readonly", !!answered);
    if (turned && !answered) [this.input.value, this.slider.value] = kind === "chance" ? ["50", "50"] : ["", "50"];
    if (turned && answered && kind !== "choice") this.input.value = this.slider.value = String(answered.given);
    this.drawChoices(form, frozen);
  }
  /** @param {FormState} form @param {boolean} frozen */
  drawChoices({ kind, choices, answered, looks }, frozen) {
    const buttons = (kind === "choice" ? choices : []).map(([value, label2], i) => {
      const button = this.choices.children[i] ?? this.choice(i);
      say(
        /** @type {HTMLElement} */
        button.querySelector("span"),
        label2
      );
      const [right, given] = [answered?.right === value, answered?.given === value];
      mark(button, { "pn-right": !!answered && right, "pn-off-mark": !!answered && given && !right });
      const pressed = answered ? given : looks === void 0 ? null : looks === value;
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
      if (!usable(button) || value === void 0) return;
      if (this.form?.looks === void 0) this.asked.answer(value);
      else this.asked.look(value);
    });
    return button;
  }
};

// js/src/teach/head.js
var Dots = class {
  constructor() {
    this.node = make("span", "pn-steps", { role: "img" });
    this.drawn = "";
  }
  /** @param {Count | null} step */
  update(step) {
    show(this.node, !!step);
    const key = JSON.stringify(step);
    if (!step || key === this.drawn) return;
    this.drawn = key;
    const [at, of, heard] = step;
    put(this.node, "aria-label", heard);
    put(this.node, "title", heard);
    const cls = (i) => i + 1 < at ? "pn-done" : i + 1 === at ? "pn-at" : "";
    this.node.replaceChildren(...Array.from({ length: of }, (_, i) => make("i", cls(i))));
  }
};
var Stars = class {
  constructor() {
    this.node = make("span", "pn-stars", { role: "img" });
    this.drawn = "";
  }
  /** @param {Count | null} stars */
  update(stars) {
    show(this.node, !!stars);
    const key = JSON.stringify(stars);
    if (!stars || key === this.drawn) return;
    this.drawn = key;
    const [got, of, heard] = stars;
    put(this.node, "aria-label", heard);
    put(this.node, "title", heard);
    this.node.replaceChildren(...Array.from({ length: of }, (_, i) => icon("star", i < got ? "pn-won-star" : "")));
  }
};
function createHead() {
  const title = make("h2", "pn-taught-title");
  const where = make("p", "pn-taught-where");
  const [dots, stars] = [new Dots(), new Stars()];
  const score = make("span", "pn-taught-score");
  const marks = make("div", "pn-taught-marks", {}, dots.node, stars.node, score);
  const node = make("div", "pn-taught-head", {}, make("div", "", {}, title, where), marks);
  function update(taught) {
    say(title, taught.title);
    say(where, taught.where);
    show(where, !!taught.where);
    dots.update(taught.step);
    stars.update(taught.stars);
    say(score, taught.score);
    show(score, !!taught.score);
    mark(node, { "pn-long-way": (taught.step?.[1] ?? 0) > 8 });
  }
  return { node, update };
}

// js/src/teach/map.js
var SIGNS = { done: "check", begun: "way", next: "flag" };
var MapSheet = class {
  /** @param {HTMLElement[]} under @param {(name: string) => void} go */
  constructor(under, go) {
    this.go = go;
    this.content = make("div", "pn-map");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
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
    const at = this.buttons.indexOf(
      /** @type {HTMLButtonElement} */
      document.activeElement
    );
    this.buttons = [];
    if (!map) return this.content.replaceChildren(make("p", "pn-lead-in", {}, labels.wait));
    const chapters = map.chapters.map(
      ([title, entries]) => make("section", "", {}, make("h3", "", {}, title), make("ol", "", {}, ...entries.map((e) => this.entry(e, map))))
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
    const sign = make("span", "pn-entry-sign", {}, ...SIGNS[state] ? [icon(SIGNS[state])] : []);
    const texts = make("span", "pn-entry-title", {}, title);
    const button = make("button", `pn-entry pn-entry-${state}`, { type: "button" }, sign, texts);
    button.append(make("span", "pn-entry-word", {}, word), won.node);
    put(button, "aria-current", name === here ? "step" : null);
    button.addEventListener("click", () => this.go(name));
    this.buttons.push(button);
    return make("li", "", {}, button);
  }
};

// js/src/teach/reading.js
var TextSheet = class {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-prose");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }
  /** @param {string} heading @param {Prose | null} prose @param {import("../wire.js").Labels} labels */
  update(heading, prose, labels) {
    this.sheet.update(heading, labels.close);
    const key = JSON.stringify(prose);
    if (key === this.drawn) return;
    this.drawn = key;
    if (!prose) return this.content.replaceChildren(make("p", "pn-lead-in", {}, labels.wait));
    const sections = prose.map(
      ([title, paragraphs]) => make("section", "", {}, make("h3", "", {}, title), ...paragraphs.map((text) => make("p", "", {}, text)))
    );
    this.content.replaceChildren(...sections);
  }
};

// js/src/teach/results.js
function line2([said, times, came, saidShare, cameShare]) {
  const [bar, mark2] = [make("span", "pn-came"), make("span", "pn-told")];
  bar.style.setProperty("--pn-share", `${cameShare}%`);
  mark2.style.setProperty("--pn-share", `${saidShare}%`);
  const scale = make("span", "pn-scale", {}, bar, mark2);
  return make(
    "tr",
    "",
    {},
    make("th", "", { scope: "row" }, said),
    make("td", "", {}, times),
    make("td", "", {}, came),
    make("td", "", { "aria-hidden": "true" }, scale)
  );
}
var Results = class {
  constructor() {
    this.node = make("div", "pn-results");
    this.drawn = "";
  }
  /** @param {ResultsState | null} results */
  update(results) {
    show(this.node, !!results);
    const key = JSON.stringify(results);
    if (key === this.drawn) return;
    this.drawn = key;
    if (!results) return this.node.replaceChildren();
    const { lines, caption, heads, rows } = results;
    const titles = heads.map((text) => make("th", "", { scope: "col" }, text));
    const head = make("tr", "", {}, ...titles, make("td", "", { "aria-hidden": "true" }));
    const table = make(
      "table",
      "pn-counts",
      {},
      make("caption", "", {}, caption),
      make("thead", "", {}, head),
      make("tbody", "", {}, ...rows.map(line2))
    );
    this.node.replaceChildren(...lines.map((text) => make("p", "", {}, text)), ...rows.length ? [table] : []);
  }
};

// js/src/teach/taught.js
var NONE = {
  number: 0,
  title: "",
  where: "",
  step: null,
  stars: null,
  score: "",
  text: [],
  task: "",
  state: "open",
  word: "",
  said: "",
  heard: "",
  deeds: [],
  next: null,
  hides: [],
  heads: { rule: "", map: "", read: "" },
  rule: [],
  read: null,
  map: null,
  form: null,
  results: null
};
function readTaught(panel) {
  const sent = panel?.lesson ?? panel?.quiz;
  return sent ? { ...NONE, ...sent } : null;
}
var leadsInForm = ({ form, results }) => !!form || !!results;

// js/src/teach/verdict.js
var SIGNS2 = {
  open: "way",
  read: "next",
  hint: "hint",
  good: "check",
  better: "better",
  shown: "turn",
  wrong: "close",
  out: "play",
  done: "flag"
};
function createVerdict() {
  const signs = Object.fromEntries(Object.entries(SIGNS2).map(([state, name]) => [state, icon(name)]));
  const word = make("b");
  const said = make("span");
  const text = make("p", "", {}, word, " ", said);
  const node = make("div", "pn-verdict", {}, ...Object.values(signs), text);
  let number = -1;
  function update(taught) {
    for (const [state, sign] of Object.entries(signs)) {
      put(sign, "hidden", state === taught.state ? null : "");
      mark(node, { [`pn-is-${state}`]: state === taught.state });
    }
    say(word, taught.word);
    say(said, taught.said);
    if (taught.number !== number && number >= 0 && taught.said) nudge();
    number = taught.number;
  }
  function nudge() {
    if (typeof node.animate !== "function") return;
    const duration = Number.parseFloat(getComputedStyle(node).getPropertyValue("--pn-turn")) || 0;
    if (duration) node.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration });
  }
  return { node, update };
}

// js/src/teach/board.js
var Board = class {
  /** @param {HTMLElement} table @param {Teacher} teacher */
  constructor(table, teacher) {
    this.head = createHead();
    this.text = make("div", "pn-taught-text");
    this.task = make("p", "pn-task");
    this.verdict = createVerdict();
    this.form = new Form({
      answer: (value) => teacher.answer(value),
      look: (value) => teacher.look(value),
      next: () => teacher.deed("next")
    });
    this.deeds = createDeeds((deed) => teacher.deed(deed));
    this.results = new Results();
    this.worth = new Stars();
    mark(this.worth.node, { "pn-worth-of": true });
    const parts2 = [this.worth.node, this.task, this.form.node, this.verdict.node, this.results.node, this.deeds.node];
    this.node = make("section", "pn-board", {}, this.text, ...parts2);
    const under = [this.node, table];
    this.map = new MapSheet(under, (name) => teacher.go(name));
    this.rule = new TextSheet(under);
    this.read = new TextSheet(under);
    this.sheets = [this.map.sheet, this.rule.sheet, this.read.sheet];
    this.update(
      null,
      /** @type {import("../wire.js").Labels} */
      {},
      false
    );
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
};

// js/src/tongues.js
var Tongues = class {
  /** @param {HTMLElement[]} under @param {(lang: string) => void} choose */
  constructor(under, choose) {
    this.choose = choose;
    this.content = make("div", "pn-tongues", { role: "group" });
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.buttons = /* @__PURE__ */ new Map();
  }
  /** @param {HTMLElement | null} opener */
  open(opener) {
    this.sheet.open(
      opener,
      [...this.buttons.values()].find((button) => button.getAttribute("aria-pressed") === "true")
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
};

// js/src/tools.js
function createTools(tools2) {
  const node = make("div", "pn-tools", { role: "toolbar" });
  const buttons = tools2.map(({ id, picture: picture2, run }) => {
    const text = make("span");
    const button2 = make(
      "button",
      `pn-tool pn-tool-${id}`,
      { type: "button" },
      make("span", "", {}, icon(picture2), text)
    );
    button2.addEventListener("click", () => usable(button2) && run());
    return { id, button: button2, text };
  });
  node.append(...buttons.map(({ button: button2 }) => button2));
  const settle = walked(node, () => buttons.map(({ button: button2 }) => button2));
  function update(label2, states) {
    put(node, "aria-label", label2);
    for (const { id, button: button2, text } of buttons) {
      const state = states[id];
      put(button2, "aria-label", state.name);
      put(button2, "title", state.name);
      put(button2, "aria-pressed", state.pressed === void 0 ? null : String(state.pressed));
      enable(button2, state.usable);
      say(text, state.text ?? "");
      show(text, !!state.text);
      show(button2, !state.hidden);
    }
    settle();
  }
  const button = (id) => buttons.find((b) => b.id === id)?.button;
  const press = (id) => {
    const found = button(id);
    if (found && !found.hidden) found.click();
  };
  return { node, update, button, press };
}

// js/src/trace.js
var Trace = class {
  constructor() {
    this.title = make("summary", "");
    this.lines = make("div", "pn-trace-lines");
    this.node = make("details", "pn-trace", {}, this.title, this.lines);
    this.node.hidden = true;
  }
  /** @param {{ trace?: string, title?: string } | undefined} failed */
  update(failed) {
    show(this.node, !!failed?.trace);
    say(this.title, failed?.title ?? "");
    say(this.lines, failed?.trace ?? "");
  }
};

// js/src/frame.js
var GAMES = { golf: Golf, ninety: Ninety };
var crowdOf = (players) => [`pn-p${players}`, ...players > 6 ? ["pn-crowd"] : []];
var Frame = class {
  /** @param {Deeds} deeds */
  constructor(deeds) {
    this.tools = createTools([
      { id: "undo", picture: "undo", run: () => deeds.undo() },
      { id: "caddie", picture: "flag", run: () => deeds.caddie() },
      { id: "odds", picture: "odds", run: () => deeds.odds() },
      { id: "speed", picture: "speed", run: () => deeds.speed() },
      { id: "language", picture: "tongue", run: () => deeds.language() },
      { id: "new", picture: "deal", run: () => deeds.setup() },
      { id: "help", picture: "help", run: () => deeds.help() }
    ]);
    this.table = make("div", "pn-table");
    this.board = new Board(this.table, deeds.teacher);
    this.bar = createBar(this.tools.node, this.board);
    this.notice = createNotice(() => deeds.dismiss());
    this.note = createNote(this.notice.node);
    this.hands = {
      act: (action) => deeds.act(action),
      redraw: () => deeds.redraw(),
      note: this.note
    };
    this.score = new Scorecard();
    this.log = createLog();
    this.played = make("button", "pn-played", { type: "button" });
    this.played.addEventListener("click", () => usable(this.played) && deeds.help());
    this.seal = new Seal();
    this.foot = make("div", "pn-foot", {}, this.played, this.seal.node);
    this.trace = new Trace();
    const under = [this.board.node, this.table];
    this.rules = new Rules(under);
    this.setup = new Setup(under, (settings) => deeds.start(settings));
    this.odds = new OddsSheet(under);
    this.review = new ReviewSheet(under, (n) => deeds.goTo(n));
    this.tongues = new Tongues(under, (lang) => deeds.speak(lang));
    const own = [this.rules, this.setup, this.odds, this.review, this.tongues].map(({ sheet }) => sheet);
    this.sheets = [...own, ...this.board.sheets];
    const panels = this.sheets.map(({ node }) => node);
    this.node = make("div", "pn-frame", {}, this.bar.node, this.table, this.trace.node, ...panels);
    this.roving = createRoving(() => this.drawing?.items() ?? { desk: [], layout: [] });
    this.drawing = null;
    this.game = "";
    this.seen = "";
    this.stray = null;
  }
  /** @param {string} game */
  play(game) {
    if (this.game === game) return;
    this.game = game;
    this.stray = this.table.contains(document.activeElement) ? document.activeElement : null;
    const Module = GAMES[game];
    this.drawing = Module ? new Module(this.hands) : null;
    const parts2 = this.drawing ? [this.drawing.green, this.drawing.rivals] : [this.note.node];
    arrange(this.table, [...parts2, this.score.node, this.log.node, this.foot]);
  }
  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./bar.js").Prompt} prompt @param {Record<string, import("./tools.js").ToolState>} tools @param {boolean} busy
   */
  update(scene, prompt2, tools2, busy) {
    const { view, card, labels } = scene;
    this.play(card.game);
    put(this.node, "lang", labels.lang);
    this.makeRoom(card, { "pn-frozen": scene.frozen, "pn-taught": !!scene.taught });
    this.board.update(scene.taught, labels, scene.frozen);
    this.bar.update(prompt2);
    this.tools.update(labels.table, tools2);
    this.score.update(card, labels, view.phase === "over" ? -1 : card.hole);
    this.log.update(labels.log);
    this.rules.update(labels, card);
    say(this.played, card.rules);
    put(this.played, "title", labels.help);
    show(this.played, !!card.rules);
    enable(this.played, !scene.frozen);
    this.setup.update(labels, busy);
    this.drawGame(scene);
  }
  /** @param {import("./wire.js").Card} card @param {Record<string, boolean>} states */
  makeRoom(card, states) {
    const { classes = [], sizes = {} } = this.drawing?.shape(card) ?? {};
    const now = Object.keys(states).filter((name) => states[name]);
    const all = ["pn-frame", ...crowdOf(card.players.length), ...classes, ...now];
    put(this.node, "class", all.join(" "));
    for (const [name, size] of Object.entries(sizes))
      if (this.node.style.getPropertyValue(name) !== String(size)) this.node.style.setProperty(name, String(size));
  }
  /** Draws the game, and sees to it that the focus never falls out of the table. @param {import("./scene.js").Scene} scene */
  drawGame(scene) {
    if (!this.drawing) return;
    const focused = document.activeElement;
    const inside = focused !== null && this.table.contains(focused) && this.roving.has(focused);
    this.drawing.draw(scene);
    const home = this.drawing.home();
    const now = [scene.view.revision, scene.live, scene.taught?.number].join(" ");
    const moved = this.seen !== now;
    this.seen = now;
    const asked = home !== null && usable(home) && (scene.live || home.classList.contains("pn-main"));
    const leaves = inside && (this.drawing.leaving(focused) || moved && asked && !usable(focused));
    const strays = this.stray !== null && (focused === this.stray || focused === document.body);
    if (home && (leaves || strays)) {
      this.roving.stand(home);
      home.focus();
    } else if (!inside && moved && asked) this.roving.stand(home);
    this.stray = (leaves || strays) && !home ? focused : null;
    if (!this.stray) this.drawing.tidy();
    this.roving.settle(home);
  }
};

// js/src/keys.js
function guardKeys(root, signal) {
  const view = root.ownerDocument.defaultView;
  const guard = (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || !root.contains(target)) return;
    target.toggleAttribute("data-lm-suppress-shortcuts", !isHosts(event));
  };
  view?.addEventListener("keydown", guard, { capture: true, signal });
}
var isHosts = (event) => event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape";
var takesText = (target) => target instanceof HTMLElement && (target.tagName === "INPUT" || target.tagName === "SELECT" || target.tagName === "TEXTAREA");

// js/src/picture.js
var waitsForStep = (table, view) => view.bots && view.phase !== "over" && !failure(table);
var failure = (table) => table.model.get("panel")?.failed ?? null;
var question = (table, view) => {
  const asked = table.model.get("panel")?.confirm;
  return asked && asked.number !== table.waved && view.options.includes(asked.action) ? asked : null;
};
function commands(table) {
  const { labels, queue, shown } = table;
  const view = shown?.view;
  if (!view || table.sending.gone) return [];
  const taught = table.teaching.commands;
  if (taught) return taught;
  if (view.phase === "over" && !queue.waiting)
    return [{ id: "new match", label: labels.new, picture: "next", main: true, run: () => table.hands.setup() }];
  const next = {
    id: "continue",
    label: labels.continue,
    picture: "next",
    main: true,
    run: () => queue.release()
  };
  const alone = table.isAlone;
  if (alone && waitsForStep(table, view)) return [...queue.held ? [next] : [], ...stepping(table)];
  if (queue.held) return [next];
  if (queue.waiting) return [{ id: "hurry", label: labels.skip_queue, picture: "hurry", run: () => queue.hurry() }];
  if (failure(table)) return waysOn(table);
  const asked = question(table, view);
  if (asked) return answers(table, asked);
  if (view.curtain) return [opening(table, view)];
  if (waitsForStep(table, view))
    return [
      {
        id: "play",
        label: labels.play,
        picture: "play",
        off: table.sending.slow,
        run: () => table.hands.ask("step")
      }
    ];
  return [];
}
var opening = ({ sending, hands }, { does }) => ({
  id: "open",
  label: does.open,
  picture: "turn",
  main: true,
  off: sending.slow,
  run: () => hands.ask("open")
});
function waysOn({ labels, sending, hands }) {
  const off = sending.slow;
  return [
    { id: "again", label: labels.again, off, run: () => hands.ask("step") },
    { id: "let novice", label: labels.let_novice, off, run: () => hands.ask("step", { by: "bot:novice" }) }
  ];
}
function answers({ labels, sending, hands }, { number, action }) {
  const off = sending.slow;
  return [
    { id: "sure", label: labels.sure, main: true, off, run: () => hands.act(action, true) },
    { id: "not sure", label: labels.cancel, off, run: () => hands.wave(number) }
  ];
}
function stepping(table) {
  const { labels, queue, sending } = table;
  const play = (on) => () => {
    table.playing = on;
    if (on && queue.held) queue.release();
    table.draw();
  };
  const auto = table.playing ? { id: "pause", label: labels.pause, picture: "pause", run: play(false) } : { id: "play", label: labels.play, picture: "play", run: play(true) };
  if (queue.held) return [auto];
  const off = table.playing || !!queue.waiting || sending.slow;
  return [auto, { id: "step", label: labels.step, picture: "next", off, run: () => table.hands.ask("step") }];
}
function prompt({ labels, sending, teaching }, { view, card }) {
  const said = view.said.at(-1)?.[1] ?? "";
  const ask = sending.gone ? labels.gone : view.ask;
  const others = view.did && (view.did[0] === null || view.did[0] !== view.to_act);
  const tag = view.phase === "turn" ? "" : labels.phases[view.phase] ?? "";
  const where = [card.where || card.title, view.practice ? labels.practice : ""].filter(Boolean).join(" · ");
  return {
    tag,
    loud: view.phase === "last shot",
    heard: [others && said !== ask ? said : "", teaching.heard(view.revision)].filter(Boolean).join(" "),
    ask,
    gone: sending.gone,
    where
  };
}
function tools({ labels, sending, speed, model, caddie, teaching }) {
  const usable2 = !sending.gone;
  const pace = labels.speeds.find(([value]) => Number(value) === speed)?.[1] ?? "";
  const lang = model.get("lang") ?? labels.lang;
  const tongue = labels.langs.find(([code]) => code === lang)?.[1] ?? lang;
  const states = {
    undo: { name: labels.undo, usable: usable2 && !sending.slow },
    caddie: caddie.looksBack ? {
      name: `${labels.caddie}${labels.colon}${labels.review}`,
      text: labels.caddie,
      usable: usable2 && labels.reviewed
    } : { name: labels.caddie, text: labels.caddie, usable: usable2, pressed: caddie.on },
    odds: { name: labels.odds, usable: usable2 },
    speed: { name: `${labels.speed}${labels.colon}${pace}`, text: pace, usable: usable2 },
    language: { name: `${labels.language}${labels.colon}${tongue}`, text: String(lang).toUpperCase(), usable: usable2 },
    new: { name: labels.new, usable: usable2 },
    help: { name: labels.help, usable: usable2 }
  };
  return Object.fromEntries(Object.entries(states).map(([id, it]) => [id, { ...it, hidden: teaching.hides(id) }]));
}
function notice(table, view) {
  const { labels, sending } = table;
  const failed = failure(table);
  if (sending.gone) return null;
  if (failed) return { text: failed.text };
  const asked = question(table, view);
  if (asked) return { text: asked.text, hint: true };
  const { text, kind } = table.model.get("notice") ?? {};
  return table.noticeOn && text ? { text, hint: kind === "hint", close: labels.close } : null;
}
function paint2(table, { view, card }, how) {
  const { labels, sending, frame } = table;
  const pending = sending.slow ? sending.pending?.action ?? sending.pending?.kind ?? null : null;
  const scene = {
    view,
    card,
    labels,
    pending,
    ...how,
    live: table.live,
    frozen: sending.gone,
    commands: commands(table),
    advice: table.caddie.advice,
    taught: table.teaching.now,
    remark: sending.busy ? labels[sending.heard ? "busy" : "unheard"] : ""
  };
  frame.notice.update(notice(table, view));
  const panel = table.model.get("panel") ?? {};
  frame.seal.update(panel.seal);
  frame.trace.update(panel.failed);
  frame.odds.update(labels, panel.odds?.revision === view.revision ? panel.odds : void 0);
  frame.review.update(labels, panel.review?.revision === view.revision ? panel.review : void 0);
  frame.tongues.update(labels, table.model.get("lang") ?? labels.lang);
  frame.update(scene, prompt(table, { view, card }), tools(table), sending.slow);
}

// js/src/hands.js
var SETTLE = 500;
var buttonOf = ({ target }) => target instanceof Element ? target.closest("button") : null;
var Hands = class {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.actedAt = 0;
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
    const message = { kind: "act", revision: shown.view.revision, action, ...sure ? { sure } : {} };
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
    return now instanceof HTMLElement && frame.node.contains(now) && !inPanel ? now : button ?? null;
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
    if (event.repeat && /^(.|Enter)$/u.test(event.key)) return event.preventDefault();
    if (this.press(event)) event.preventDefault();
  }
  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
  press({ key, target }) {
    const { frame } = this.table;
    if (key === "?") this.help();
    else if (frame.table.inert) return false;
    else if (frame.roving.has(target) && /^(Arrow|Home|End)/.test(key))
      frame.roving.move(
        /** @type {Element} */
        target,
        key
      );
    else if (this.table.teaching.key(key.toLowerCase())) return true;
    else if (key.toLowerCase() === "u") frame.tools.press("undo");
    else if (key.toLowerCase() === "c") frame.tools.press("caddie");
    else if (key.toLowerCase() === "o") frame.tools.press("odds");
    else if (key.toLowerCase() === "n")
      commands(this.table).find(({ off }) => !off)?.run();
    else return !!frame.drawing?.key(key.toLowerCase());
    return true;
  }
};

// js/src/pace.js
var STAY = { visible: 900, table: 700, own: 550, dealOver: 3200 };
var BRIEF = { "tee off": 500, draw: 450 };
function stay(view, byPerson, speed) {
  if (!speed) return 0;
  return base(view, byPerson) / speed;
}
function base({ did, phase }, byPerson) {
  if (!did) return 0;
  const [seat, action] = did;
  if (seat === null) return STAY.table;
  if (byPerson) return STAY.own;
  return BRIEF[phase] ?? BRIEF[action] ?? STAY.visible;
}
var pause = (speed) => STAY.dealOver / Math.max(speed, 0.25);

// js/src/queue.js
var MOST = 60;
var Queue = class {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.moments = [];
    this.shown = null;
    this.held = false;
    this.until = 0;
    this.timer = void 0;
  }
  get waiting() {
    return this.moments.length;
  }
  get latest() {
    return this.moments.at(-1) ?? this.shown;
  }
  /** @param {Moment} moment */
  push(moment) {
    const last = this.latest;
    if (!last) return this.place(moment, false, true);
    const { revision, did } = moment.view;
    if (revision === last.view.revision) return this.replace(moment, last);
    if (!did) return this.restart(moment);
    if (this.stage.byPerson(moment) || this.waiting >= MOST) this.catchUp();
    this.moments.push(moment);
    if (!this.timer) this.advance();
    if (this.waiting === 1) this.again();
  }
  /** A moment that nothing led to (undo, another match): what waits belongs to nothing any more. @param {Moment} moment */
  restart(moment) {
    this.stop();
    this.moments = [];
    this.place(moment, false, true);
  }
  /** The same moment in other words: no step. @param {Moment} moment @param {Moment} last */
  replace(moment, last) {
    moment.told = last.told;
    if (this.waiting) {
      this.moments[this.waiting - 1] = moment;
      return;
    }
    this.shown = moment;
    this.again();
  }
  /** What a person does shows at once: here, or elsewhere (another view, a cell) on what this view had yet to show. */
  catchUp() {
    this.stop();
    this.moments.forEach(this.stage.tell);
    this.moments = [];
    this.held = false;
    this.until = 0;
  }
  /** @param {Moment} moment @param {boolean} stepped @param {boolean} [fresh] */
  place(moment, stepped, fresh = false) {
    this.shown = moment;
    this.held = endsDeal(moment.view);
    this.until = fresh ? 0 : Date.now() + this.stage.stay(moment);
    this.stage.show(moment, { stepped, fresh });
  }
  /** Shows what is due, and waits for the rest. */
  advance() {
    this.stop();
    if (this.held || !this.waiting) return;
    if (this.stage.instant()) return this.hurry();
    const wait = this.until - Date.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.advance(), wait);
      return;
    }
    this.place(
      /** @type {Moment} */
      this.moments.shift(),
      true
    );
    this.advance();
  }
  /** Everything up to the next result at once: what is passed over is told, the last is shown. */
  hurry() {
    this.stop();
    if (this.held || !this.waiting) return;
    const stop = this.moments.findIndex(({ view }) => endsDeal(view));
    const passed = this.moments.splice(0, stop < 0 ? this.waiting : stop + 1);
    const last = (
      /** @type {Moment} */
      passed.pop()
    );
    passed.forEach(this.stage.tell);
    this.place(last, false);
  }
  /** Lets go of a result that was held, and plays on. */
  release() {
    if (!this.held) return;
    this.held = false;
    this.until = 0;
    this.advance();
    if (!this.waiting) this.again();
  }
  /** Draws what is shown once more: what may be done about it has changed. */
  again() {
    if (this.shown) this.stage.show(this.shown, { stepped: false, fresh: false });
  }
  /** Python has told everything up to now. */
  told() {
    for (const moment of this.moments) moment.told = true;
  }
  stop() {
    clearTimeout(this.timer);
    this.timer = void 0;
  }
};

// js/src/sending.js
var VISIBLE = 150;
var BUSY = 2e3;
var LOST = ["comm:close", "comm_live_update"];
var HEARD = ["msg:custom", "change:view", "change:notice"];
var Sending = class {
  /**
   * @param {import("./wire.js").Model} model
   * @param {() => void} changed called whenever what is said about sending changes
   */
  constructor(model, changed) {
    this.model = model;
    this.changed = changed;
    this.pending = null;
    this.wish = null;
    this.slow = false;
    this.busy = false;
    this.gone = false;
    this.heard = false;
    this.timers = [];
    this.lose = this.lose.bind(this);
    this.hear = this.hear.bind(this);
    for (const event of LOST) model.on(event, this.lose);
    for (const event of HEARD) model.on(event, this.hear);
  }
  hear() {
    this.heard = true;
  }
  settle() {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.pending = null;
    this.slow = false;
    this.busy = false;
  }
  lose() {
    if (this.gone) return;
    this.settle();
    this.gone = true;
    this.changed();
  }
  /** @param {object} message @returns {boolean} whether it went */
  post(message) {
    if (this.gone) return false;
    try {
      this.model.send(message);
      return true;
    } catch {
      this.lose();
      return false;
    }
  }
  /** Sends what waits for an answer before anything else may be sent. @param {Pending & Record<string, any>} message */
  ask(message) {
    if (this.pending || this.gone || !this.post(message)) return false;
    this.pending = { kind: message.kind, action: message.action, revision: message.revision };
    const later = (sign, ms) => setTimeout(() => {
      this[sign] = true;
      this.changed();
    }, ms);
    this.timers = [later("slow", VISIBLE), later("busy", BUSY)];
    return true;
  }
  /** Asks now, or after the answer that is waited for; the last wish counts. @param {() => Pending & Record<string, any>} wish */
  askSoon(wish) {
    this.wish = wish;
    this.follow();
  }
  /** Asks what was wished for while something else was pending. */
  follow() {
    if (!this.wish || this.pending || this.gone) return;
    const message = this.wish();
    this.wish = null;
    this.ask(message);
  }
  /** A newer view or a notice has come. @returns {Pending | null} what it answers */
  answered() {
    const was = this.pending;
    this.settle();
    return was;
  }
  close() {
    this.settle();
    for (const event of LOST) this.model.off(event, this.lose);
    for (const event of HEARD) this.model.off(event, this.hear);
  }
};

// js/src/teach/teaching.js
var Teaching = class {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.number = this.now?.number ?? -1;
    this.told = { number: -1, revision: -1 };
  }
  /** @returns {Taught | null} what is taught, where anything is */
  get now() {
    return readTaught(this.table.model.get("panel"));
  }
  /** Whether Python has answered since this was last asked. */
  answered() {
    const number = this.now?.number ?? -1;
    const is = number !== this.number;
    this.number = number;
    return is;
  }
  /** What is new in the lesson, in words; the same words twice differ by a blank, or nobody would hear them. @param {number} revision */
  heard(revision) {
    const taught = this.now;
    if (!taught) return "";
    if (taught.number !== this.told.number) this.told = { number: taught.number, revision };
    return this.told.revision === revision ? `${taught.heard}${taught.number % 2 ? " " : ""}` : "";
  }
  /** @param {string} tool */
  hides(tool) {
    return !!this.now?.hides.includes(tool);
  }
  /** The table's own buttons: the way on, where there is one; null: those of any table. @returns {import("../does.js").Button[] | null} */
  get commands() {
    const taught = this.now;
    const { queue, shown } = this.table;
    if (!taught) return null;
    if (!taught.next || leadsInForm(taught)) return shown?.view.phase === "over" && !queue.waiting ? [] : null;
    const [deed, label2] = taught.next;
    const off = this.table.sending.slow;
    return [{ id: "lesson", label: label2, picture: "next", main: true, off, run: () => this.deed(deed) }];
  }
  /** A request about what is taught as it stands now. @param {string} kind @param {Record<string, any>} what */
  request(kind, what) {
    return { kind, number: this.now?.number ?? 0, ...what };
  }
  /** @param {string} deed @param {Record<string, any>} [more] */
  send(deed, more = {}) {
    this.table.sending.ask(this.request("lesson", { deed, ...more }));
  }
  /** @param {string} deed */
  deed(deed) {
    if (SHEETS.includes(deed)) this.open(
      /** @type {"map"} */
      deed
    );
    else this.send(deed);
  }
  /** @param {"map" | "rule" | "read"} name */
  open(name) {
    const { frame, hands, sending } = this.table;
    const { sheet } = frame.board[name];
    if (sheet.isOpen) return sheet.shut();
    const opener = hands.opener(frame.board.deeds.button(name));
    hands.shut();
    if (name !== "rule") sending.askSoon(() => this.request("lesson", { deed: name }));
    sheet.open(opener, name === "map" ? frame.board.map.home : void 0);
  }
  /** @param {string} name */
  go(name) {
    this.table.hands.shut();
    this.send("go", { name });
  }
  /** @param {string | number} value */
  answer(value) {
    this.table.sending.ask(this.request("answer", { value }));
  }
  /** @param {string | number} value the choice that is to be seen on the table */
  look(value) {
    this.send("look", { name: String(value) });
  }
  /** @param {string} key @returns {boolean} whether the key means something in what is taught */
  key(key) {
    const taught = this.now;
    if (!taught) return false;
    const { form, deeds } = this.table.frame.board;
    if (/^[1-9]$/.test(key) && form.pick(Number(key))) return true;
    const found = taught.deeds.find(([, , letter, offered]) => offered && letter.toLowerCase() === key);
    if (found) deeds.button(found[0])?.click();
    else if (key === "n" && taught.next && leadsInForm(taught)) this.deed(taught.next[0]);
    else return false;
    return true;
  }
};

// js/src/theme.js
var LATER = [0, 120, 600];
function channels(color) {
  const numbers = color.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number);
  if (!numbers || numbers.length < 3) return null;
  const scale = color.startsWith("color(") ? 1 : 255;
  return [numbers[0] / scale, numbers[1] / scale, numbers[2] / scale, numbers[3] ?? 1];
}
function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}
function onDark(root) {
  for (let node = root.parentElement; node; node = node.parentElement) {
    const rgba = channels(getComputedStyle(node).backgroundColor);
    if (rgba && rgba[3] > 0.5) return luminance(rgba) < 0.2;
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme ?? "";
  if (scheme.includes("dark") && scheme.includes("light")) return matchMedia("(prefers-color-scheme: dark)").matches;
  return scheme.includes("dark");
}
var inContrast = (body) => /contrast/i.test(body.dataset.jpThemeName ?? "") || body.classList.contains("vscode-high-contrast") && !body.classList.contains("vscode-high-contrast-light");
function followTheme(root, signal) {
  const measure = () => {
    if (signal.aborted || !root.isConnected) return;
    const dark = onDark(root);
    const contrast = dark && inContrast(document.body);
    root.classList.toggle("pn-dark", dark && !contrast);
    root.classList.toggle("pn-contrast", contrast);
  };
  let timers = [];
  const soon = () => {
    timers.forEach(clearTimeout);
    timers = LATER.map((ms) => setTimeout(measure, ms));
  };
  const observer = new MutationObserver(soon);
  for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
    matchMedia(query).addEventListener("change", soon, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
  });
  measure();
  soon();
}

// js/src/table.js
var FAST = 60;
var namesOf = (card) => card.players.map(([name]) => name);
var isPerson = (seat, card) => seat != null && card.players[seat]?.[2] === "person";
var Table = class {
  /** @param {import("./wire.js").Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.ending = new AbortController();
    this.labels = readLabels(model.get("labels"));
    this.noticeOn = false;
    this.noticeRevision = -1;
    this.waved = -1;
    this.playing = false;
    this.timer = void 0;
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
      byPerson: ({ view, card }) => isPerson(view.did?.[0], card)
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
    const on = {
      "change:view": () => this.onView(),
      "change:card": () => this.onCard(),
      "change:labels": () => this.onLabels(),
      "change:notice": () => this.onNotice(),
      "change:panel": () => this.onPanel(),
      "change:speed": () => this.onPace(),
      "change:lang": () => this.draw(),
      "msg:custom": (message) => this.onMessage(message)
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
    const notice2 = this.model.get("notice") ?? {};
    this.noticeOn = !!notice2.text;
    this.noticeRevision = this.now().view.revision;
    if (notice2.text) {
      this.sending.answered();
      if (this.frame.setup.isOpen) this.frame.setup.refuse(notice2.text);
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
    paint2(this, this.shown, how);
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
};

// js/src/widget.js
function render({ model, el }) {
  const table = new Table(model, el);
  return () => table.close();
}
var widget_default = { render };
export {
  widget_default as default
};
