// @ts-check
import { arrange, enable, make, mark, put, say, usable } from "../dom.js";
import { walked } from "../toolbar.js";

/** What is only read: it opens a sheet. */
export const SHEETS = ["map", "rule", "read"];
const HELPS = ["hint", "show"];

/** What may be asked for in a lesson. Every button keeps its place, so that none takes the focus away with it. @param {(deed: string) => void} run */
export function createDeeds(run) {
  const [own, read] = [make("div"), make("div", "pn-reads")];
  const node = make("div", "pn-deeds", { role: "toolbar" }, own, read);
  /** @type {{ button: HTMLButtonElement, deed: string }[]} */
  let entries = [];
  const settle = walked(node, () => entries.map(({ button }) => button));

  function add() {
    const entry = { button: make("button", "pn-btn", { type: "button" }), deed: "" };
    entry.button.addEventListener("click", () => usable(entry.button) && run(entry.deed));
    entries.push(entry);
  }

  /** @param {import("./taught.js").Deed[]} deeds @param {string} label @param {boolean} frozen */
  function update(deeds, label, frozen) {
    while (entries.length < deeds.length) add();
    entries = entries.slice(0, deeds.length);
    put(node, "aria-label", label);
    deeds.forEach(([deed, text, key, offered], i) => {
      const { button } = entries[i];
      entries[i].deed = deed;
      say(button, text);
      mark(button, { "pn-helps": HELPS.includes(deed) });
      put(button, "title", key ? `${text} (${key})` : null);
      put(button, "aria-keyshortcuts", key || null);
      enable(button, offered && !frozen);
    });
    const reads = (/** @type {typeof entries[number]} */ { deed }) => SHEETS.includes(deed);
    const buttons = (/** @type {typeof entries} */ some) => some.map(({ button }) => button);
    arrange(own, buttons(entries.filter((entry) => !reads(entry))));
    arrange(read, buttons(entries.filter(reads)));
    settle();
  }
  /** @param {string} deed */
  const button = (deed) => entries.find((entry) => entry.deed === deed)?.button ?? null;
  return { node, update, button };
}
