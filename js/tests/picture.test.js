import { afterEach, describe, expect, test } from "vitest";
import { moment, momentsOf, next, open } from "./kit.js";

afterEach(() => document.body.replaceChildren());

describe.each(momentsOf("golf"))("every moment of real matches: %s", (name) => {
  test("is drawn with its prompt, all its layouts and no id", () => {
    const { view, card } = moment(name).state;
    const table = open(name);
    expect(table.ask()).toBe(view.ask);
    expect(table.all(".pn-seat")).toHaveLength(card.players.length);
    expect(table.all(".pn-seat .pn-place")).toHaveLength(card.players.length * card.rows * card.columns);
    expect(table.all("[id]")).toHaveLength(0);
    expect(table.el.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    const classes = table.all("[class]").flatMap((node) => [...node.classList]);
    expect(classes.filter((cls) => !cls.startsWith("pn-"))).toEqual([]);
  });

  test("BR-012: every facedown card is the same markup but for its place", () => {
    const table = open(name);
    const hidden = moment(name).state.labels.cards["?"];
    const backs = table.all(".pn-layout .pn-back").map((node) => node.outerHTML);
    expect(new Set(backs).size).toBeLessThanOrEqual(1);
    for (const back of table.all(".pn-layout .pn-back")) {
      const label = back.parentElement.getAttribute("aria-label");
      expect(label).toContain(hidden);
      expect(
        [...back.parentElement.attributes]
          .map((a) => a.name)
          .sort()
          .filter((n) => !["aria-label", "aria-disabled", "class", "role", "type", "tabindex"].includes(n)),
      ).toEqual([]);
    }
  });
});

test("the table says to readers in which language it speaks", () => {
  expect(open("br_drawn").one(".pn-frame").lang).toBe("br");
});

test("BR-036: names are text, whatever they are", () => {
  const table = open("hostile_matchend");
  expect(table.all("img, script, .pn-seat b b")).toHaveLength(0);
  expect(table.all(".pn-own .pn-name").map((node) => node.textContent)).toEqual(["<b>Ann</b>"]);
  expect(table.all(".pn-places h3")[0].textContent).toBe("<b>Ann</b> and $" + "{1+1} share the win");
});

test("BR-031: a place says owner, row, column, card, whether matched and whether offered", () => {
  const table = open("drawn");
  expect(table.place("A1").getAttribute("aria-label")).toBe("Ann, row 1, column A: 5, matched 0, offered");
  expect(table.place("C1").getAttribute("aria-label")).toBe("Ann, row 1, column C: facedown, offered");
  expect(table.all(".pn-rival .pn-place")[1].getAttribute("aria-label")).toBe("Ben, row 1, column B: 10");
});

test("BR-031: one polite region, and one text a move", () => {
  const table = open("turn");
  expect(table.all("[role=status], [aria-live]")).toHaveLength(1);
  expect(table.one("[role=status]").textContent).toContain(
    "Ben took the 8 for C1, a pair, and discarded the 4. Draw a card, or take the 4.",
  );
});

test("BR-031: an unchanged moment leaves the DOM alone, so nothing is spoken twice", async () => {
  const table = open("turn");
  let changes = 0;
  const watch = new MutationObserver((list) => {
    changes += list.length;
  });
  watch.observe(table.el, { subtree: true, childList: true, attributes: true, characterData: true });
  table.model.fire("change:card");
  table.model.fire("change:lang");
  await Promise.resolve();
  changes += watch.takeRecords().length;
  expect(changes).toBe(0);
});

test("the tee-off says how far it is, and nothing else does", () => {
  const table = open("teeoff");
  expect(table.one(".pn-progress").textContent).toBe("1 of 2 turned up");
  expect(table.all(".pn-dots i").map((dot) => dot.matches(".pn-done"))).toEqual([true, false]);
  expect(open("turn").one(".pn-progress").hidden).toBe(true);
});

test("the end of a hole gives the reason of every line, and everybody's on a tab", () => {
  const table = open("holeend");
  const rows = () => table.all(".pn-lines tr").map((row) => row.textContent);
  expect(rows()).toEqual([
    "A7 · 7pair cancels0",
    "B3 · 9counts12",
    "C7 · 7pair cancels0",
    "D−5 · 4counts−1",
    "4 × 7four-card match−10",
    "Strokes1",
  ]);
  table.button("Ben").click();
  expect(rows().at(-1)).toBe("Strokes35");
  expect(table.all(".pn-own .pn-clasp:not([hidden])").map((node) => node.textContent)).toEqual(["0", "12", "0", "−1"]);
});

test("BR-003: those who share the win are all named", () => {
  const table = open("matchend_tied");
  expect(table.one(".pn-places h3").textContent).toBe("Ann and Cy share the win");
  expect(table.all(".pn-places li").map((node) => node.textContent)).toEqual(["3Ben70+9"]);
});

test("at the end of the match a heading says who wins, and under it stand the others", () => {
  const table = open("matchend");
  expect(table.one(".pn-places h3").textContent).toBe("Ann wins");
  expect(table.all(".pn-places li").map((node) => node.textContent)).toEqual(["2Ben70+9"]);
});

test("the scorecard rings who won a hole and flags who leads", () => {
  const table = open("turn");
  expect(table.all(".pn-won").map((node) => node.getAttribute("aria-label"))).toEqual(["−4, won", "8, won", "3, won"]);
  expect(table.all(".pn-lead:not([hidden])")).toHaveLength(1);
});

test("nodes live on through a move", () => {
  const table = open("drawn");
  const before = table.all(".pn-place, .pn-seat, .pn-pile, .pn-say");
  table.model.feed({
    view: next(table.model, {
      layouts: ["3 9 ? 12 / 5 ? 3 ?", "? 10 8 ? / 7 ? 8 4"],
      marks: [],
      hand: null,
      options: [],
      did: [0, "swap A1"],
    }),
  });
  expect(table.all(".pn-place, .pn-seat, .pn-pile, .pn-say")).toEqual(before);
});
