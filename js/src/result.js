// @ts-check
import { numeral, picture } from "./art.js";
import { Below } from "./below.js";
import { arrange, make, mark, put, sayName, show } from "./dom.js";
import { minus } from "./wire.js";

const RANKING = -1; // the tab of the whole match

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Card} Card */

/** How it ended for one seat and why, one line a reason. @param {import("./wire.js").Line[]} lines */
function linesTable(lines) {
  const rows = lines.map(([place, cards, reason, strokes, kind]) => {
    if (kind === "total")
      return make(
        "tr",
        "pn-final",
        {},
        make("th", "", { scope: "row", colspan: "3" }, reason),
        make("td", "pn-sum", {}, minus(strokes)),
      );
    const head = place ? make("th", "", { scope: "row" }, place) : make("td");
    return make(
      "tr",
      kind ? `pn-${kind}` : "",
      {},
      head,
      make("td", "pn-what", {}, minus(cards)),
      make("td", "pn-why", {}, reason),
      make("td", "pn-sum", {}, minus(strokes)),
    );
  });
  return make("table", "", {}, make("tbody", "", {}, ...rows));
}

/** @param {string} name */
function named(name) {
  const node = make("b", "pn-named", { title: name });
  sayName(node, name);
  return node;
}

/** Who came where, with the winner's plaque. @param {View} view @param {Card} card */
function rankingTable(view, card) {
  const name = (/** @type {number} */ seat) => card.players[seat][0];
  const first = view.ranking[0]?.[1];
  const winners = view.ranking.filter(([, place]) => place === first);
  const art = picture("plaque");
  const plaque = make(
    "span",
    "pn-plaque",
    { "aria-hidden": "true" },
    ...(art ? [art] : []),
    numeral(winners[0]?.[2] ?? ""),
  );
  const others = view.ranking.filter(([, place]) => place !== first);
  const rest = others.map(([seat, place, strokes, behind]) =>
    make(
      "li",
      "",
      {},
      make("span", "", {}, place),
      named(name(seat)),
      make("span", "", {}, minus(strokes)),
      make("span", "", {}, behind),
    ),
  );
  const list = make("ol", "", {}, ...rest);
  show(list, rest.length > 0);
  const title = view.heading;
  return make("div", "pn-places", {}, plaque, make("div", "", {}, make("h3", "", { title }, title), list));
}

/** The end of a deal or of a match. It takes the place of the piles. */
export class Result {
  constructor() {
    this.tabs = make("div", "pn-tabs", { role: "tablist" });
    this.body = make("div", "pn-lines", { role: "tabpanel" });
    this.node = make("div", "pn-result", {}, this.tabs, this.body);
    this.below = new Below(this.body);
    this.tabs.addEventListener("scroll", () => this.fade(), { passive: true });
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.picked = RANKING;
    this.drawn = "";
    this.moment = "";
    /** @type {number[]} */
    this.seats = [];
    /** @type {{ view: View, card: Card, label: string } | null} */
    this.state = null;
  }

  /** @param {View} view @param {Card} card @param {string} label of the tab of the whole match */
  update(view, card, label) {
    const ranked = view.ranking.length > 0;
    const moment = `${view.revision} ${view.phase}`;
    const seats = card.players
      .map((_, seat) => (seat + view.near) % card.players.length)
      .filter((seat) => view.lines[seat]?.length);
    this.seats = ranked ? [RANKING, ...seats] : seats;
    if (this.moment !== moment) this.picked = this.seats[0] ?? RANKING;
    this.moment = moment;
    this.state = { view, card, label };
    if (this.buttons.length !== this.seats.length) this.makeTabs(this.seats.length);
    this.draw();
  }

  /** @param {number} n */
  makeTabs(n) {
    this.buttons = Array.from({ length: n }, (_, i) => {
      const button = make("button", "pn-tab", { type: "button", role: "tab", tabindex: "-1" }, make("span"));
      button.addEventListener("click", () => {
        this.picked = this.seats[i] ?? this.picked;
        this.draw();
      });
      return button;
    });
    arrange(this.tabs, this.buttons);
  }

  /** Says by a fading edge that there are more tabs than fit. */
  fade() {
    const { scrollLeft, clientWidth, scrollWidth } = this.tabs;
    mark(this.tabs, { "pn-more": Math.abs(scrollLeft) + clientWidth < scrollWidth - 4 });
  }

  draw() {
    if (!this.state) return;
    const { view, card, label } = this.state;
    this.buttons.forEach((button, i) => {
      const seat = this.seats[i] ?? RANKING;
      const text = seat === RANKING ? label : card.players[seat][0];
      sayName(/** @type {Element} */ (button.firstElementChild), text);
      put(button, "title", text);
      put(button, "aria-selected", String(seat === this.picked));
    });
    put(this.tabs, "aria-label", label || card.where);
    const picked = this.seats.indexOf(this.picked);
    put(this.body, "aria-label", this.buttons[Math.max(0, picked)]?.title ?? "");
    const key = JSON.stringify([this.picked, view.lines[this.picked], view.ranking, view.heading, card.players]);
    if (key === this.drawn) return;
    this.drawn = key;
    const table = this.picked === RANKING ? rankingTable(view, card) : linesTable(view.lines[this.picked] ?? []);
    this.body.replaceChildren(table);
    mark(this.node, { "pn-ranked": this.picked === RANKING });
    show(this.tabs, this.buttons.length > 1);
    this.body.scrollTop = 0;
    requestAnimationFrame(() => {
      this.fade();
      this.below.look();
    });
  }
}
