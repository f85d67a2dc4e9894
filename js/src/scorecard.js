// @ts-check
import { icon } from "./art.js";
import { arrange, make, mark, put, say, sayName, show } from "./dom.js";
import { minus } from "./wire.js";

/** @typedef {import("./wire.js").Card} Card */
/** @typedef {import("./wire.js").Labels} Labels */

const NINE = 9; // deals that fit a card; longer ones scroll sideways

/** How many columns: all deals of a match, or as many as there were where nobody knows how many come. @param {Card} card */
const columnsOf = ({ holes, hole, scorecard }) => holes || Math.max(NINE, hole, scorecard.length);

/** @param {number} columns */
function makeRow(columns) {
  const name = make("span", "pn-who");
  const lead = icon("flag", "pn-lead");
  const marks = Array.from({ length: columns }, () => make("span", "pn-hole"));
  const total = make("td", "pn-total");
  const head = make("th", "", { scope: "row" }, name, lead);
  const node = make("tr", "", {}, head, ...marks.map((m) => make("td", "", {}, m)), total);
  return { node, name, lead, marks, total };
}

/** A scorecard: deals across, players down. A ring is good and a box is bad. */
export class Scorecard {
  constructor() {
    this.head = make("tr");
    this.body = make("tbody");
    const table = make("table", "", {}, make("thead", "", {}, this.head), this.body);
    this.node = make("section", "pn-score", {}, table);
    this.shape = "";
    this.now = -1;
    // a card that is drawn before it has a place on the page has nothing to scroll yet
    new ResizeObserver(() => this.follow(this.now)).observe(this.node);
    /** @type {ReturnType<typeof makeRow>[]} */
    this.rows = [];
  }

  /** @param {Card} card */
  rebuild(card) {
    const columns = columnsOf(card);
    const shape = `${card.players.length} ${columns}`;
    if (this.shape === shape) return;
    this.shape = shape;
    this.now = -1;
    this.node.style.setProperty("--pn-holes", String(columns));
    this.head.replaceChildren(...Array.from({ length: columns + 2 }, () => make("th", "", { scope: "col" })));
    this.rows = card.players.map(() => makeRow(columns));
    arrange(
      this.body,
      this.rows.map(({ node }) => node),
    );
  }

  /** @param {Card} card @param {Labels} labels @param {number} now the deal in play */
  update(card, labels, now) {
    this.rebuild(card);
    const long = columnsOf(card) > NINE;
    mark(this.node, { "pn-long-card": long });
    put(this.node, "tabindex", long ? 0 : null);
    put(this.node, "role", long ? "region" : null);
    put(this.node, "aria-label", long ? labels.score : null);
    [...this.head.children].forEach((cell, i, all) => {
      say(cell, i === 0 ? labels.hole : i === all.length - 1 ? labels.total : String(i));
      mark(cell, { "pn-now": i === now });
      put(cell, "aria-current", i === now && i > 0);
    });
    this.rows.forEach((row, seat) => {
      this.updateRow(row, seat, card, labels, now);
    });
    if (long && this.now !== now) this.follow(now);
    this.now = now;
  }

  /** @param {ReturnType<typeof makeRow>} row @param {number} seat @param {Card} card @param {Labels} labels @param {number} now */
  updateRow({ name, lead, marks, total }, seat, card, labels, now) {
    sayName(name, card.players[seat][0]);
    put(name, "title", card.players[seat][0]);
    const leads = card.leaders.includes(seat);
    put(lead, "hidden", leads ? null : "");
    put(lead, "role", "img");
    put(lead, "aria-hidden", !leads);
    put(lead, "aria-label", labels.leads);
    marks.forEach((span, hole) => {
      const points = card.scorecard[hole]?.[seat];
      const won = points != null && !!card.won[hole]?.includes(seat);
      const lost = points != null && !!card.lost[hole]?.includes(seat);
      say(span, minus(points));
      mark(span, { "pn-won": won, "pn-lost": lost });
      put(span, "role", won || lost ? "img" : null);
      put(span, "aria-label", won || lost ? `${minus(points)}, ${won ? labels.won : labels.lost}` : null);
      show(span, points != null);
      mark(/** @type {Element} */ (span.parentElement), { "pn-now": hole + 1 === now });
    });
    say(total, minus(card.totals[seat]));
  }

  /** Brings the deal in play into sight on a long card, after the match the last ones. @param {number} now */
  follow(now) {
    const cell = this.head.children[now];
    this.node.scrollLeft =
      cell instanceof HTMLElement ? cell.offsetLeft - this.node.clientWidth / 2 : this.node.scrollWidth;
  }
}
