// @ts-check
import { icon } from "./art.js";
import { make, put, say, show } from "./dom.js";

/**
 * A panel over the table: the rules, a new match. What lies under it is inert; Escape and its button close it, and the focus goes back.
 * @param {HTMLElement} under @param {HTMLElement} content
 */
export function createSheet(under, content) {
  const title = make("h2");
  const close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
  const node = make("section", "pn-sheet", { role: "dialog" }, make("div", "pn-sheet-head", {}, title, close), content);
  node.hidden = true;
  /** @type {HTMLElement | null} */
  let back = null;

  function shut() {
    if (node.hidden) return;
    const inside = node.contains(document.activeElement);
    under.inert = false;
    if (inside) back?.focus();
    show(node, false);
  }
  close.addEventListener("click", shut);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    shut();
  });

  return {
    node,
    shut,
    /** @param {HTMLElement | null} opener where the focus returns to @param {HTMLElement | null} [first] what gets it now */
    open(opener, first = null) {
      back = opener;
      show(node, true);
      under.inert = true;
      (first ?? close).focus();
      node.scrollTop = 0;
    },
    get isOpen() {
      return !node.hidden;
    },
    /** @param {string} heading @param {string} closing */
    update(heading, closing) {
      say(title, heading);
      put(node, "aria-label", heading);
      put(close, "aria-label", closing);
      put(close, "title", closing);
    },
  };
}
