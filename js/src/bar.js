// @ts-check
import { icon } from "./art.js";
import { make, mark, put, say, show } from "./dom.js";

const TWO_LINES = 45; // px: a prompt that is higher is set smaller, so that none is cut off and the bar keeps its height

/** @typedef {{ tag: string, loud: boolean, heard: string, ask: string, gone: boolean, where: string }} Prompt */

/**
 * The prompt (the one live region of a table), where the match stands, and room for the tools and for what is taught.
 * @param {HTMLElement} tools @param {import("./teach/board.js").Board} board
 */
export function createBar(tools, board) {
  const off = icon("off");
  const tag = make("span", "pn-tag");
  const heard = make("span", "pn-heard");
  const ask = make("span", "pn-ask");
  const prompt = make("p", "pn-say", { role: "status" }, off, tag, heard, ask);
  const where = make("p", "pn-where");
  const node = make("header", "pn-bar", {}, prompt, where, board.head.node, tools, board.node);

  let fitted = "";
  let due = 0;

  /** Once a frame: measuring lays out the page, and many moments may come in one frame. */
  function refit() {
    if (!due) due = requestAnimationFrame(measure);
  }

  /** Measures anew only what is another prompt, or has another width. */
  function measure() {
    due = 0;
    const key = `${tag.textContent}|${ask.textContent}|${prompt.offsetWidth}`;
    if (key === fitted) return;
    fitted = key;
    mark(ask, { "pn-long": false });
    mark(ask, { "pn-long": ask.offsetHeight > TWO_LINES });
  }

  /** @param {Prompt} p */
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
