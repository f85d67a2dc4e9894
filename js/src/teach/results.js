// @ts-check
import { make, show } from "../dom.js";

/** @typedef {import("./taught.js").Results} ResultsState */

/** How often what was called so likely came true: the bar is what came, the mark what was said. @param {ResultsState["rows"][number]} row */
function line([said, times, came, saidShare, cameShare]) {
  const [bar, mark] = [make("span", "pn-came"), make("span", "pn-told")];
  bar.style.setProperty("--pn-share", `${cameShare}%`);
  mark.style.setProperty("--pn-share", `${saidShare}%`);
  const scale = make("span", "pn-scale", {}, bar, mark);
  return make(
    "tr",
    "",
    {},
    make("th", "", { scope: "row" }, said),
    make("td", "", {}, times),
    make("td", "", {}, came),
    make("td", "", { "aria-hidden": "true" }, scale),
  );
}

/** What a quiz came to: the score, and how well its chances were judged. */
export class Results {
  constructor() {
    this.node = make("div", "pn-results");
    this.drawn = "";
  }

  /** @param {ResultsState | null} results */
  update(results) {
    show(this.node, !!results);
    const key = JSON.stringify(results);
    if (key === this.drawn) return;
    this.drawn = key;
    if (!results) return this.node.replaceChildren();
    const { lines, caption, heads, rows } = results;
    const titles = heads.map((text) => make("th", "", { scope: "col" }, text));
    const head = make("tr", "", {}, ...titles, make("td", "", { "aria-hidden": "true" }));
    const table = make(
      "table",
      "pn-counts",
      {},
      make("caption", "", {}, caption),
      make("thead", "", {}, head),
      make("tbody", "", {}, ...rows.map(line)),
    );
    this.node.replaceChildren(...lines.map((text) => make("p", "", {}, text)), ...(rows.length ? [table] : []));
  }
}
