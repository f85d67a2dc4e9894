// @ts-check
import { icon } from "./art.js";
import { arrange, make, mark, put, say, show } from "./dom.js";
import { minus } from "./wire.js";

/** @param {number} n @param {string} tag */
const cells = (n, tag) => Array.from({ length: n }, () => make(/** @type {"td"} */ (tag)));

/** A golf scorecard: holes across, players down. */
export function createScorecard() {
  const head = make("tr");
  const body = make("tbody");
  const table = make("table", "", {}, make("thead", "", {}, head), body);
  const node = make("section", "pn-score", {}, table);
  let shape = "";
  /** @type {ReturnType<typeof makeRow>[]} */
  let rows = [];

  /** @param {number} holes */
  function makeRow(holes) {
    const name = make("span", "pn-who");
    const lead = icon("flag", "pn-lead");
    const marks = Array.from({ length: holes }, () => make("span", "pn-hole"));
    const total = make("td", "pn-total");
    const row = make("tr", "", {}, make("th", "", { scope: "row" }, name, lead), ...marks.map((m) => make("td", "", {}, m)), total);
    return { row, name, lead, marks, total };
  }

  /** @param {import("./wire.js").Card} card @param {import("./wire.js").Labels} labels */
  function rebuild(card, labels) {
    shape = `${card.players.length} ${card.holes}`;
    head.replaceChildren(make("th", "", { scope: "col" }), ...cells(card.holes, "th"), make("th", "", { scope: "col" }));
    rows = card.players.map(() => makeRow(card.holes));
    arrange(body, rows.map(({ row }) => row));
    mark(node, { "pn-long-card": card.holes > 9 });
    put(node, "tabindex", card.holes > 9 ? 0 : null);
    put(node, "role", card.holes > 9 ? "region" : null);
    put(node, "aria-label", card.holes > 9 ? labels.total : null);
  }

  /** @param {import("./wire.js").Card} card @param {import("./wire.js").Labels} labels @param {number} now the hole in play */
  function update(card, labels, now) {
    const moved = !head.children[now]?.classList.contains("pn-now");
    if (shape !== `${card.players.length} ${card.holes}`) rebuild(card, labels);
    [...head.children].forEach((cell, i, all) => {
      const edge = i === 0 ? labels.hole : i === all.length - 1 ? labels.total : String(i);
      say(cell, edge ?? "");
      put(cell, "scope", "col");
      mark(cell, { "pn-now": i === now });
      put(cell, "aria-current", i === now && i > 0);
    });
    rows.forEach(({ name, lead, marks, total }, seat) => {
      say(name, card.players[seat][0]);
      put(name, "title", card.players[seat][0]);
      const leads = card.leaders.includes(seat);
      put(lead, "hidden", leads ? null : "");
      put(lead, "role", "img");
      put(lead, "aria-hidden", leads ? null : "true");
      put(lead, "aria-label", labels.leads);
      marks.forEach((span, hole) => {
        const strokes = card.scorecard[hole]?.[seat];
        const won = !!card.won[hole]?.includes(seat) && strokes != null;
        say(span, minus(strokes));
        mark(span, { "pn-won": won });
        put(span, "role", won ? "img" : null);
        put(span, "aria-label", won ? `${minus(strokes)}, ${labels.won}` : null);
        show(span, strokes != null);
        mark(/** @type {Element} */ (span.parentElement), { "pn-now": hole + 1 === now });
      });
      say(total, minus(card.totals[seat]));
    });
    if (moved && card.holes > 9) follow(now);
  }

  /** Brings the hole in play into sight on a long card. @param {number} now */
  function follow(now) {
    const cell = /** @type {HTMLElement | undefined} */ (head.children[now]);
    if (cell) node.scrollLeft = cell.offsetLeft - node.clientWidth / 2;
  }
  return { node, update };
}
