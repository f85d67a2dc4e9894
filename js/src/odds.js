// @ts-check
import { make } from "./dom.js";
import { Sheet } from "./sheet.js";

/**
 * @typedef {object} Odds
 * @property {number} revision
 * @property {string} title @property {string[]} heads
 * @property {[card: string, left: string, chance: string, share: number][]} rows the share is that of the longest bar, in hundredths
 * @property {string[]} matches
 */

/** @param {Odds["rows"][number]} row */
function line([card, left, chance, share]) {
  const bar = make("span", "pn-share", { "aria-hidden": "true" });
  bar.style.setProperty("--pn-share", `${share}%`);
  return make(
    "tr",
    "",
    {},
    make("th", "", { scope: "row" }, card),
    make("td", "", {}, left),
    make("td", "", {}, chance),
    make("td", "", { "aria-hidden": "true" }, bar),
  );
}

/** What is unseen: how many of each card, how likely each is, and who would match it. */
export class OddsSheet {
  /** @param {HTMLElement[]} under */
  constructor(under) {
    this.content = make("div", "pn-unseen");
    this.sheet = new Sheet(under, this.content);
    this.node = this.sheet.node;
    this.drawn = "";
  }

  /** @param {import("./wire.js").Labels} labels @param {Odds | undefined} odds */
  update(labels, odds) {
    this.sheet.update(labels.odds, labels.close);
    const key = JSON.stringify(odds ?? null);
    if (this.drawn === key) return;
    this.drawn = key;
    if (!odds) return this.content.replaceChildren();
    const head = make("tr", "", {}, ...odds.heads.map((text) => make("th", "", { scope: "col" }, text)));
    this.content.replaceChildren(
      make("p", "pn-lead-in", {}, odds.title),
      make("table", "pn-counts", {}, make("thead", "", {}, head), make("tbody", "", {}, ...odds.rows.map(line))),
      make("div", "pn-prose", {}, make("section", "", {}, ...odds.matches.map((text) => make("p", "", {}, text)))),
    );
  }
}
