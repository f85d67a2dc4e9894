// @ts-check
import { icon } from "./art.js";
import { arrange, enable, make, put, say, show, usable } from "./dom.js";
import { createSheet } from "./sheet.js";

const PERSON = "person";

/** @typedef {import("./wire.js").Setup} Words */

/** @param {[any, string][]} choices */
const options = (choices) => choices.map(([value, label]) => make("option", "", { value: String(value) }, label));

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => make("label", "pn-field", {}, make("span", "", {}, label), control);

/** One player: a person with a name, or one of the bots. @param {string} player "Ann" or "bot:novice" @param {Words} words */
function makePlayer(player, words) {
  const isBot = words.kinds.some(([kind]) => kind === player);
  const kind = make("select", "pn-input", { "aria-label": words.players }, ...options(words.kinds));
  const name = make("input", "pn-input", { type: "text", "aria-label": words.name, placeholder: words.name, autocomplete: "off", maxlength: "60" });
  const remove = make("button", "pn-tool", { type: "button", "aria-label": words.remove, title: words.remove }, make("span", "", {}, icon("close")));
  kind.value = isBot ? player : PERSON;
  name.value = isBot ? "" : player;
  const tell = () => put(name, "data-off", kind.value === PERSON ? null : "");
  const sync = () => {
    name.disabled = kind.value !== PERSON;
    tell();
  };
  kind.addEventListener("change", sync);
  sync();
  return { node: make("li", "pn-player", {}, kind, name, remove), kind, name, remove };
}

/** @param {HTMLElement} under @param {(settings: Record<string, any>) => void} start */
export function createSetup(under, start) {
  const players = make("ol", "pn-players");
  const add = make("button", "pn-btn", { type: "button" }, icon("plus"), make("span"));
  const rules = make("div", "pn-fields");
  const refused = make("p", "pn-refused", { role: "alert" });
  const go = make("button", "pn-btn pn-main", { type: "submit" });
  const cancel = make("button", "pn-btn", { type: "button" });
  const heading = make("h3");
  const form = make("form", "pn-setup", { novalidate: "" }, make("section", "", {}, heading, players, add), rules, refused, make("div", "pn-does", {}, go, cancel));
  const sheet = createSheet(under, form);
  /** @type {ReturnType<typeof makePlayer>[]} */
  let rows = [];
  /** @type {Record<string, () => any>} */
  let readers = {};
  /** @type {Words} */
  let words;

  function redraw() {
    arrange(players, rows.map(({ node }) => node));
    enable(add, rows.length < words.most);
    rows.forEach(({ kind, name, remove }, i) => {
      enable(remove, rows.length > words.least);
      put(kind, "aria-label", `${words.players} ${i + 1}`);
      put(name, "aria-label", `${words.name} ${i + 1}`);
    });
  }

  /** @param {string} player */
  function addRow(player) {
    const row = makePlayer(player, words);
    row.remove.addEventListener("click", () => {
      if (!usable(row.remove)) return;
      const at = rows.indexOf(row);
      rows.splice(at, 1);
      rows[Math.max(0, at - 1)].kind.focus();
      redraw();
    });
    rows.push(row);
    return row;
  }

  add.addEventListener("click", () => {
    if (!usable(add)) return;
    const row = addRow(words.kinds.find(([kind]) => kind !== PERSON)?.[0] ?? "");
    redraw();
    row.kind.focus();
  });

  const read = () => ({
    ...Object.fromEntries(Object.entries(readers).map(([key, value]) => [key, value()])),
    players: rows.map(({ kind, name }, i) => (kind.value === PERSON ? name.value.trim() || `${words.kinds[0][1]} ${i + 1}` : kind.value)),
  });

  /** @param {string} key @param {string} label @param {[any, string][]} choices @param {any} now */
  function choice(key, label, choices, now) {
    const select = make("select", "pn-input", {}, ...options(choices));
    const at = choices.findIndex(([value]) => String(value) === String(now));
    select.selectedIndex = Math.max(0, at);
    readers[key] = () => choices[select.selectedIndex]?.[0];
    return field(label, select);
  }

  /** @param {any} now */
  function holesField(now) {
    const input = make("input", "pn-input", { type: "number", min: "1", max: "18", inputmode: "numeric" });
    input.value = String(now ?? 9);
    readers.holes = () => Number(input.value) || 0;
    return field(words.holes, input);
  }

  /** @param {Record<string, any>} settings */
  function fill(settings) {
    readers = {};
    rows = [];
    for (const player of settings.players ?? []) addRow(String(player));
    const fields = words.fields.map(([key, label, choices]) => choice(key, label, choices, settings[key]));
    const games = words.games.length > 1 ? [choice("game", words.game ?? "", words.games, settings.game)] : [];
    if (!games.length) readers.game = () => words.games[0]?.[0] ?? settings.game;
    rules.replaceChildren(...games, holesField(settings.holes), ...fields);
    say(refused, "");
    redraw();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say(refused, "");
    start(read());
  });
  cancel.addEventListener("click", () => sheet.shut());

  return {
    node: sheet.node,
    shut: sheet.shut,
    get isOpen() {
      return sheet.isOpen;
    },
    /** @param {HTMLElement | null} opener @param {Record<string, any>} settings */
    open(opener, settings) {
      fill(settings);
      sheet.open(opener, rows[0]?.kind ?? go);
    },
    /** Python says no: the panel stays, with the reason. @param {string} text */
    refuse(text) {
      say(refused, text);
      show(refused, !!text);
    },
    /** @param {import("./wire.js").Labels} labels @param {boolean} busy */
    update(labels, busy) {
      const changed = words && words !== labels.setup;
      words = labels.setup;
      sheet.update(words.title, labels.close ?? "");
      say(heading, words.players);
      say(/** @type {Element} */ (add.lastElementChild), words.add);
      say(go, labels.start ?? "");
      say(cancel, labels.cancel ?? "");
      enable(go, !busy);
      if (changed && sheet.isOpen) fill(read());
    },
  };
}
