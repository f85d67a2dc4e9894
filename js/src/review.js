// @ts-check
import { make } from "./dom.js";
import { Sheet } from "./sheet.js";

/**
 * @typedef {object} Review
 * @property {number} revision
 * @property {string[]} heads a player is a column @property {string[][]} rows
 * @property {string} note @property {string} curve what the curve is
 * @property {[before: number, height: number][]} points the curve: how many decisions lie before each bar, heights from 0 to 100
 * @property {number} even the height of an even match
 * @property {[before: number, text: string][]} worst the decisions that cost most, and how many lie before each
 * @property {string} go
 */

/** @param {"td" | "th"} tag @param {string[]} cells @param {string} scope */
const cellsOf = (tag, cells, scope) =>
  cells.map((text, i) =>
    tag === "th" || !i ? make("th", "", { scope: i ? scope : "row" }, text) : make("td", "", {}, text),
  );

/** How a match came to its result: the parts of each margin, and the worst shots, each with the way there. */
export class ReviewSheet {
  /** @param {HTMLElement[]} under @param {(n: number) => void} go */
  constructor(under, go) {
    this.go = go;
    this.content = make("div", "pn-review");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }

  /** @param {import("./wire.js").Labels} labels @param {Review | undefined} review */
  update(labels, review) {
    this.sheet.update(labels.review, labels.close);
    const key = JSON.stringify(review ?? null);
    if (this.drawn === key) return;
    this.drawn = key;
    this.content.replaceChildren(
      ...(review ? this.parts(review, labels.colon) : [make("p", "pn-lead-in", {}, labels.wait)]),
    );
  }

  /** @param {Review} review @param {string} colon */
  parts({ heads, rows, note, curve, points, even, worst, go }, colon) {
    const head = make("tr", "", {}, ...cellsOf("th", heads, "col"));
    const body = rows.map((row) => make("tr", "", {}, ...cellsOf("td", row, "row")));
    const table = make("table", "pn-counts", {}, make("thead", "", {}, head), make("tbody", "", {}, ...body));
    const shots = worst.map(([before, text]) => {
      const button = make("button", "pn-btn", { type: "button", "aria-label": `${go}${colon}${text}` }, go);
      button.addEventListener("click", () => this.go(before));
      return make("li", "", {}, make("span", "", {}, text), button);
    });
    const account = make("div", "", {}, make("div", "pn-scrolls", {}, table), make("p", "pn-lead-in", {}, note));
    const run = curve ? [make("p", "", {}, curve), this.curve(points, even)] : [];
    return [account, make("div", "", {}, ...run, make("ol", "pn-worst", {}, ...shots))];
  }

  /** The curve for the eye and the hand: a click goes there (the list of the worst shots does it for keys). @param {Review["points"]} points @param {number} even */
  curve(points, even) {
    const bars = points.map(([before, height]) => {
      const bar = make("span", `pn-bar-of${height < even ? " pn-below" : ""}`);
      bar.style.setProperty("--pn-from", `${Math.min(height, even)}%`);
      bar.style.setProperty("--pn-share", `${Math.abs(height - even)}%`);
      bar.addEventListener("click", () => this.go(before));
      return bar;
    });
    const curve = make("div", "pn-curve", { "aria-hidden": "true" }, ...bars);
    curve.style.setProperty("--pn-even", `${even}%`);
    return curve;
  }
}
