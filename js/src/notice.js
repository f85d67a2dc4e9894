// @ts-check
import { icon } from "./art.js";
import { make, mark, put, say, show } from "./dom.js";

/** An error or a hint over the note's kept place. The prompt stays. @param {() => void} closed */
export function createNotice(closed) {
  const text = make("p");
  const signs = { warn: icon("warn"), hint: icon("hint") };
  const close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
  const node = make("div", "pn-notice", { role: "alert" }, signs.warn, signs.hint, text, close);
  close.addEventListener("click", closed);
  node.hidden = true;

  /** @param {{ text: string, hint?: boolean, close?: string } | null} said null hides it; what has no `close` stays until it is answered */
  function update(said) {
    show(node, !!said);
    if (!said) return say(text, "");
    mark(node, { "pn-mild": said.hint });
    put(signs.warn, "hidden", said.hint ? "" : null);
    put(signs.hint, "hidden", said.hint ? null : "");
    say(text, said.text);
    put(close, "aria-label", said.close);
    show(close, said.close !== undefined);
  }
  return { node, update, close };
}
