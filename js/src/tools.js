// @ts-check
import { icon } from "./art.js";
import { enable, make, put, say, show, usable } from "./dom.js";
import { walked } from "./toolbar.js";

/**
 * @typedef {{ name: string, text?: string, usable: boolean, pressed?: boolean, hidden?: boolean }} ToolState
 * @typedef {{ id: string, picture: string, run: () => void }} Tool
 */

/** The row of small buttons: a toolbar of its own, reached by Tab, walked by arrows. @param {Tool[]} tools */
export function createTools(tools) {
  const node = make("div", "pn-tools", { role: "toolbar" });
  const buttons = tools.map(({ id, picture, run }) => {
    const text = make("span");
    const button = make(
      "button",
      `pn-tool pn-tool-${id}`,
      { type: "button" },
      make("span", "", {}, icon(picture), text),
    );
    button.addEventListener("click", () => usable(button) && run());
    return { id, button, text };
  });
  node.append(...buttons.map(({ button }) => button));
  const settle = walked(node, () => buttons.map(({ button }) => button));

  /** @param {string} label @param {Record<string, ToolState>} states */
  function update(label, states) {
    put(node, "aria-label", label);
    for (const { id, button, text } of buttons) {
      const state = states[id];
      put(button, "aria-label", state.name);
      put(button, "title", state.name);
      put(button, "aria-pressed", state.pressed === undefined ? null : String(state.pressed));
      enable(button, state.usable);
      say(text, state.text ?? "");
      show(text, !!state.text);
      show(button, !state.hidden);
    }
    settle();
  }
  /** @param {string} id */
  const button = (id) => buttons.find((b) => b.id === id)?.button;
  /** A key does what the button does: nothing where it is hidden or cannot be used. @param {string} id */
  const press = (id) => {
    const found = button(id);
    if (found && !found.hidden) found.click();
  };
  return { node, update, button, press };
}
