// @ts-check
import { draw } from "./dom.js";

/** Digits are drawn, not typed, so that they sit alike in every host: [advance, path] in a box 28 high, the stroke centred on 2..26. @type {Record<string, [number, string]>} */
const GLYPHS = {
  0: [20, "M10 2c5.2 0 8 4.6 8 12s-2.8 12-8 12-8-4.6-8-12S4.8 2 10 2Z"],
  1: [11, "M2 6.8 7.6 2.6V26"],
  2: [19, "M2 8.6C2.3 4.6 5.4 2 9.4 2c4.3 0 7.2 2.7 7.2 6.5 0 2.9-1.5 4.9-4.3 7.7L2.2 26h15"],
  3: [20, "M2.8 2h13.6L9.2 10.7c5-.3 8.6 2.9 8.6 7.4 0 4.6-3.4 7.9-8.2 7.9-3.6 0-6.3-1.7-7.6-4.5"],
  4: [21, "M14 26V2L2 19.6h16.8"],
  5: [20, "M16.2 2H5.2L4 12.7c1.5-1.5 3.5-2.4 5.9-2.4 4.7 0 8 3.2 8 7.8S14.5 26 9.7 26c-3.6 0-6.2-1.6-7.6-4.4"],
  6: [20, "M13.2 2 3.92 12.55M18.1 17.9A8.1 8.1 0 1 1 1.9 17.9a8.1 8.1 0 1 1 16.2 0Z"],
  7: [19, "M2 2h15L7.2 26"],
  8: [20, "M10 2a6.7 5.7 0 1 1 0 11.4A6.7 5.7 0 1 1 10 2ZM10 13.4A8 6.3 0 1 1 10 26a8 6.3 0 1 1 0-12.6Z"],
  9: [20, "M6.8 26l9.28-10.55M18.1 10.1A8.1 8.1 0 1 1 1.9 10.1a8.1 8.1 0 1 1 16.2 0Z"],
  "-": [10, "M1.6 15h7"],
  A: [20, "M2 26 10 2l8 24M5 18.2h10"],
  K: [19, "M3 2v24M16.4 2 3.4 16.4M8.2 11.4 17 26"],
  J: [16, "M14 2v16.4c0 4.9-2.1 7.6-5.9 7.6-3.4 0-5.7-2-6-5.6"],
  Q: [20, "M10 2c5.2 0 8 4.6 8 12s-2.8 12-8 12-8-4.6-8-12S4.8 2 10 2ZM12.2 19.8l6 6.6"],
  "*": [26, "M13 2.5l3.2 7 7.6.9-5.6 5.2 1.5 7.6L13 19.4l-6.7 3.8 1.5-7.6L2.2 10.4l7.6-.9Z"],
};

/** @type {Record<string, string>} */
const SUITS = {
  H: "M10 17.6C4 13.1 1.7 10 1.7 6.8c0-2.6 2-4.4 4.3-4.4 1.7 0 3.2 1 4 2.7.8-1.7 2.3-2.7 4-2.7 2.3 0 4.3 1.8 4.3 4.4 0 3.2-2.3 6.3-8.3 10.8Z",
  D: "M10 1.4 16.6 10 10 18.6 3.4 10Z",
  S: "M10 1.6C5.4 6 2 8.5 2 11.9c0 2.3 1.7 4 3.8 4 1.4 0 2.6-.7 3.3-1.8-.2 2-.9 3.2-2.3 4.3h6.4c-1.4-1.1-2.1-2.3-2.3-4.3.7 1.1 1.9 1.8 3.3 1.8 2.1 0 3.8-1.7 3.8-4 0-3.4-3.4-5.9-8-10.3Z",
  C: "M10 1.6a3.9 3.9 0 0 1 3.3 6 3.9 3.9 0 1 1-2.4 6.7c.2 1.8.9 3 2.1 4.1H7c1.2-1.1 1.9-2.3 2.1-4.1a3.9 3.9 0 1 1-2.4-6.7 3.9 3.9 0 0 1 3.3-6Z",
};

/** @type {Record<string, string>} */
const ICONS = {
  undo: "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
  odds: "M4 17V9M8 17V4M12 17v-6M16 17V7M2.5 17h15",
  flag: "M6 18V3l9 3.5L6 10M3 18h6",
  speed: "M3 14a7 7 0 1 1 14 0M10 14l3.5-4",
  tongue: "M3 10h14M10 3c4 4.5 4 9.5 0 14M10 3c-4 4.5-4 9.5 0 14M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  help: "M7.5 7.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7v.5M10 15v.1M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  deal: "M5.5 6.5h7v10h-7ZM8 3.5h7.5v10.5M9 9.5v4M7 11.500h4",
  swap: "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3",
  turn: "M15.5 7A6 6 0 1 0 16 11M16 3.5V7h-3.5",
  skip: "M4 5l6 5-6 5ZM15 5v10",
  warn: "M10 3 2.5 16.5h15ZM10 8v4M10 14.5v.1",
  hint: "M10 9v5M10 6v.1M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  off: "M3 3l14 14M7 7v3a3 3 0 0 0 4.5 2.6M13 10V7M10 13v4M8.5 3v2M11.5 3v3",
  close: "M5 5l10 10M15 5 5 15",
  pause: "M7 5v10M13 5v10",
  play: "M6 4.500l9 5.500-9 5.500Z",
  next: "M5 5l7 5-7 5ZM15 5v10",
  hurry: "M4 5l6 5-6 5ZM10 5l6 5-6 5Z",
  plus: "M10 4v12M4 10h12",
  check: "M4 10.500l4 4 8-9",
  better: "M10 16.500v-13M4.500 9 10 3.500 15.500 9",
  star: "M10 2.600l2.300 4.800 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L2.500 8.100l5.200-.7Z",
  way: "M7.5 4.500 13 10l-5.500 5.500",
};

const RULED = Array.from({ length: 31 }, (_, i) => `M${i * 8 - 108} 112L${i * 8 + 4} 0`).join("");

/** Pictures under a numeral, in a box of 80 by 112: [element, attributes]. @type {Record<string, [string, Record<string, string | number>][]>} */
const PICTURES = {
  plaque: [
    ["circle", { cx: 40, cy: 60, r: 30, "stroke-width": 1.5 }],
    ["circle", { cx: 40, cy: 60, r: 35, "stroke-width": 1.5 }],
    ["path", { stroke: "var(--pn-on-pine)", "stroke-width": 2.5, d: "M40 25V7" }],
    ["path", { fill: "var(--pn-ace)", stroke: "none", d: "M41 6l18 6.500-18 6.500Z" }],
  ],
  mulligan: [["path", { "stroke-width": 2, d: "M54.5 28.9A30.5 30.5 0 1 1 40 25.5M33.5 19.5l7 6-7 6" }]],
  ace: [
    ["ellipse", { cx: 40, cy: 60, rx: 30, ry: 30, fill: "var(--pn-ace-ink)", stroke: "none" }],
    ["path", { stroke: "var(--pn-ace-ink)", "stroke-width": 2.5, d: "M40 32V8" }],
    ["path", { fill: "var(--pn-ace-flag)", stroke: "none", d: "M41 7l18 6.5-18 6.5Z" }],
  ],
  out: [
    ["path", { "stroke-width": 1.2, opacity: ".3", d: RULED }],
    ["path", { "stroke-width": 2, fill: "var(--pn-out)", d: "M11 27h58v58H11ZM16 32h48v48H16Z" }],
  ],
};

/** @type {Map<string, Element>} */
const drawn = new Map();

/** Draws once, then copies. @param {string} key @param {() => Element} paint @returns {SVGElement} */
function copy(key, paint) {
  const first = drawn.get(key) ?? paint();
  drawn.set(key, first);
  return /** @type {SVGElement} */ (first.cloneNode(true));
}

/** A number (or a rank) as strokes of a pen. @param {string} text */
export const numeral = (text) =>
  copy(`num ${text}`, () => {
    let x = 0;
    const paths = [];
    for (const glyph of text) {
      const [advance, d] = GLYPHS[glyph] ?? GLYPHS["*"];
      paths.push(draw("path", { transform: `translate(${x})`, d }));
      x += advance + 4;
    }
    return draw("svg", { class: "pn-num", viewBox: `0 0 ${x - 4} 28`, "aria-hidden": "true" }, ...paths);
  });

/** @param {string} name @param {string} [cls] */
export const icon = (name, cls = "") =>
  copy(`icon ${name} ${cls}`, () =>
    draw(
      "svg",
      { class: `pn-icon ${cls}`.trim(), viewBox: "0 0 20 20", "aria-hidden": "true" },
      draw("path", { d: ICONS[name] }),
    ),
  );

/** @param {string} suit */
export const pip = (suit) =>
  copy(`suit ${suit}`, () =>
    draw(
      "svg",
      { class: "pn-suit", viewBox: "0 0 20 20", "aria-hidden": "true" },
      draw("path", { d: SUITS[suit] ?? "" }),
    ),
  );

/** @param {string} name @returns {SVGElement | null} null where a face carries no picture */
export const picture = (name) =>
  PICTURES[name]
    ? copy(`picture ${name}`, () =>
        draw(
          "svg",
          { class: "pn-art", viewBox: "0 0 80 112", "aria-hidden": "true" },
          ...PICTURES[name].map(([tag, how]) => draw(tag, how)),
        ),
      )
    : null;
