// @ts-check
import { make, sentence } from "./dom.js";

/** The kept place for a remark on what is asked; a notice lies over it. @param {HTMLElement} notice */
export function createNote(notice) {
  const text = make("p");
  const node = make("div", "pn-note", {}, text, notice);
  /** @param {string} says @param {string} [word] in bold */
  const update = (says, word) => sentence(text, says, word);
  return { node, update };
}
