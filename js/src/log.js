// @ts-check
import { make, put, sentence } from "./dom.js";

const KEPT = 400; // lines: a long match must not make a slow page

/** @typedef {import("./wire.js").Said} Said */

/** What happened, in words, newest first. The browser keeps it; Python tells it whole when a view of the table opens. */
export function createLog() {
  const node = make("ol", "pn-log", { tabindex: "0" });
  // heard of, not asked for: asking would lay out the page once more for every line
  let reading = false;
  node.addEventListener("scroll", () => {
    reading = node.scrollTop > 0;
  });

  /** @param {Said} said @param {string[]} names */
  function line([seat, text], names) {
    const item = make("li");
    sentence(item, text, seat === null ? "" : (names[seat] ?? ""));
    return item;
  }

  /** @param {Said[]} lines oldest first @param {string[]} names */
  function add(lines, names) {
    if (!lines.length) return;
    const before = reading ? node.scrollHeight : 0;
    node.prepend(...lines.map((said) => line(said, names)).reverse());
    while (node.childElementCount > KEPT) node.lastElementChild?.remove();
    // who reads further down keeps the place
    if (reading) node.scrollTop += node.scrollHeight - before;
  }

  return {
    node,
    add,
    /** @param {Said[]} lines oldest first @param {string[]} names */
    fill(lines, names) {
      node.replaceChildren(
        ...lines
          .slice(-KEPT)
          .map((said) => line(said, names))
          .reverse(),
      );
    },
    /** @param {string} label */
    update: (label) => put(node, "aria-label", label),
  };
}
