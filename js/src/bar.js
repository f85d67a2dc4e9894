// @ts-check
import { icon } from "./art.js";
import { make, mark, put, say, show } from "./dom.js";

const LONG = 84; // characters: longer prompts are set smaller, so that none is cut off

/** @typedef {{ tag: string, loud: boolean, heard: string, ask: string, gone: boolean, where: string }} Prompt */

/** The prompt (the one live region of a table), where the match stands, and room for the tools. @param {HTMLElement} tools */
export function createBar(tools) {
  const off = icon("off");
  const tag = make("span", "pn-tag");
  const heard = make("span", "pn-heard");
  const ask = make("span", "pn-ask");
  const prompt = make("p", "pn-say", { role: "status" }, off, tag, heard, ask);
  const where = make("p", "pn-where");
  const node = make("header", "pn-bar", {}, prompt, where, tools);

  /** @param {Prompt} p */
  function update(p) {
    put(off, "hidden", p.gone ? null : "");
    show(tag, !!p.tag && !p.gone);
    say(tag, p.tag);
    mark(tag, { "pn-loud": p.loud });
    say(heard, p.heard && !p.gone ? `${p.heard} ` : "");
    say(ask, p.ask);
    mark(ask, { "pn-long": p.ask.length > LONG });
    say(where, p.where);
  }
  return { node, update };
}
