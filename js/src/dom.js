// @ts-check
/** Small verbs over the DOM. Every setter compares first, so that an unchanged node costs nothing and a live region does not speak. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {string} [cls] @param {Record<string, string>} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, cls = "", attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (cls) node.className = cls;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...Node} children */
export function draw(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {Node} node @param {string} text */
export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * A name whose number stays in sight where there is no room for all of it: "Nov… 2" and "Nov… 3" are two players.
 * @param {Element} node @param {string} name
 */
export function sayName(node, name) {
  if (node.textContent === name) return;
  const at = name.search(/\s\d{1,2}$/);
  const [stem, nth] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ""];
  node.replaceChildren(make("span", "pn-stem", {}, stem), ...(nth ? [make("span", "pn-nth", {}, nth)] : []));
}

/** @param {Element} node @param {string} name @param {string | number | boolean | null | undefined} value null and false take it away */
export function put(node, name, value) {
  const text = value === true ? "true" : value === false || value == null ? null : String(value);
  if (node.getAttribute(name) === text) return;
  if (text === null) node.removeAttribute(name);
  else node.setAttribute(name, text);
}

/** @param {Element} node @param {Record<string, unknown>} classes */
export function mark(node, classes) {
  for (const [name, on] of Object.entries(classes))
    if (node.classList.contains(name) !== !!on) node.classList.toggle(name, !!on);
}

/** @param {HTMLElement} node @param {boolean} on */
export function show(node, on) {
  if (node.hidden === on) node.hidden = !on;
}

/** Not `disabled`: a control that had the focus would drop it. @param {Element} node @param {boolean} usable */
export const enable = (node, usable) => put(node, "aria-disabled", usable ? null : "true");

/** @param {Element} node */
export const usable = (node) => node.getAttribute("aria-disabled") !== "true";

/**
 * A sentence as text, with the first occurrence of one word of it (a name, a verb) in bold.
 * @param {HTMLElement} node @param {string} text @param {string} [word]
 */
export function sentence(node, text, word = "") {
  if (node.textContent === text && (node.firstElementChild?.textContent ?? "") === (text.includes(word) ? word : ""))
    return;
  const at = word ? text.indexOf(word) : -1;
  if (at < 0) node.replaceChildren(text);
  else node.replaceChildren(text.slice(0, at), make("b", "", {}, word), text.slice(at + word.length));
}

/**
 * Brings a parent to hold exactly these children in this order, moving as few as it can (a moved node loses its focus).
 * @param {Element} parent @param {Element[]} children
 */
export function arrange(parent, children) {
  for (const old of [...parent.children]) if (!children.includes(old)) old.remove();
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}
