import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { click, deeds, moment, next, open, press } from "./kit.js";

const NAME = /14\.1 strokes/;

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table at which the caddie has been asked, and has not answered yet. */
function asking() {
  const table = open("caddie", { panel: {} });
  click(table.one(".pn-tool-caddie"));
  return table;
}

/** What Python answers. */
const answer = ({ model }, name = "caddie") => model.feed({ panel: moment(name).state.panel });

describe("the caddie", () => {
  test("says nothing until it is asked", () => {
    const { one, model } = open("caddie");
    expect(one(".pn-chip")).toBeNull();
    expect(deeds(model)).toEqual([]);
    expect(one(".pn-tool-caddie").getAttribute("aria-pressed")).toBe("false");
  });

  test("is asked once for a decision, and again for the next", () => {
    const { model } = asking();
    expect(deeds(model)).toEqual([{ kind: "advise", revision: 41 }]);
    model.feed({ view: next(model, { hand: "9" }) });
    expect(deeds(model).at(-1)).toEqual({ kind: "advise", revision: 42 });
    expect(deeds(model)).toHaveLength(2);
  });

  test("puts a number on every option of the mode, a flag on the best, and ≈ on what is too close to call", () => {
    const table = asking();
    answer(table);
    expect(table.place("B1").querySelector(".pn-odds").textContent).toBe("17.3±0.3");
    expect(table.place("C1").querySelector(".pn-sign .pn-icon")).not.toBeNull();
    expect(table.place("D1").querySelector(".pn-sign").textContent).toBe("≈");
    expect(table.all(".pn-own .pn-chip")).toHaveLength(8);
    click(table.button("Turn one up19.6"));
    expect(table.all(".pn-own .pn-chip")).toHaveLength(3);
  });

  test("says the same to a reader, and shows the reason of what has the focus", () => {
    const table = asking();
    answer(table);
    const best = table.place("C1");
    expect(best.getAttribute("aria-label")).toMatch(NAME);
    expect(best.getAttribute("aria-label")).toContain("the best");
    expect(table.one(".pn-note p").textContent).toContain("makes a pair at C1 and C2");
    table.place("B1").focus();
    expect(table.one(".pn-note p").textContent).toContain("B1: 17.3 strokes");
    expect(table.one(".pn-chip").getAttribute("aria-hidden")).toBe("true");
  });

  test("says nothing of a moment that is over", () => {
    const table = asking();
    answer(table);
    table.model.feed({ view: next(table.model, { hand: "9" }) });
    expect(table.one(".pn-chip")).toBeNull();
    expect(table.place("C1").getAttribute("aria-label")).not.toMatch(NAME);
  });

  test("goes with a second press, by its button or by C", () => {
    const table = asking();
    answer(table);
    press(table.place("A1"), "c");
    expect(table.one(".pn-chip")).toBeNull();
    press(table.place("A1"), "C");
    expect(table.all(".pn-own .pn-chip")).toHaveLength(8);
  });

  test("marks the piles and their buttons when a card is to be drawn", () => {
    const table = open("caddie_turn");
    click(table.one(".pn-tool-caddie"));
    expect(table.one(".pn-desk .pn-place").getAttribute("aria-label")).toContain("16.9 strokes");
    expect(table.all(".pn-mean").map((node) => node.textContent)).toEqual(["16.9", "17.4"]);
  });

  test("shows no error where it is proved", () => {
    const table = open("caddie_proved");
    click(table.one(".pn-tool-caddie"));
    expect(table.one(".pn-odds").textContent).toBe("16.9");
    expect(table.one(".pn-note p").textContent).toContain("Proved");
  });
});

describe("the odds", () => {
  test("are asked for as soon as what was asked before is answered, of the moment that lies there then", () => {
    const { model, one } = open("turn");
    click(one(".pn-pile button"));
    click(one(".pn-tool-odds"));
    expect(deeds(model).map(({ kind }) => kind)).toEqual(["act"]);
    model.feed({ view: next(model, { hand: "9" }) });
    expect(deeds(model).at(-1)).toEqual({ kind: "advise", revision: 42, of: "odds" });
  });

  test("are asked for, and lie in a panel of their own", () => {
    const { model, one, all } = open("odds");
    click(one(".pn-tool-odds"));
    expect(deeds(model)).toEqual([{ kind: "advise", revision: 41, of: "odds" }]);
    expect(all(".pn-counts tbody tr")).toHaveLength(14);
    expect(one(".pn-unseen").textContent).toContain("96 cards are unseen");
    press(one(".pn-unseen"), "Escape");
    expect(one(".pn-unseen").closest("[hidden]")).not.toBeNull();
  });
});

describe("the review", () => {
  test("takes the caddie's place when the match is over, and is asked for", () => {
    const { model, one, all } = open("review");
    expect(one(".pn-tool-caddie").getAttribute("aria-label")).toBe("Caddie: Review");
    click(one(".pn-tool-caddie"));
    expect(deeds(model)).toEqual([{ kind: "advise", revision: 41, of: "review" }]);
    expect(all(".pn-review thead th")).toHaveLength(3); // what it is, and two players
    expect(all(".pn-worst li")).toHaveLength(3);
  });

  test("a bad shot, or a point of the curve, is where the table goes", () => {
    const { model, one, all } = open("review");
    click(one(".pn-tool-caddie"));
    model.feed({ notice: { number: 9, text: "Done.", kind: "hint" } });
    click(all(".pn-worst button")[1]);
    expect(deeds(model).at(-1)).toEqual({ kind: "goto", revision: 41, n: 40 });
    model.feed({ notice: { number: 10, text: "Done.", kind: "hint" } });
    click(one(".pn-bar-of"));
    expect(deeds(model).at(-1)).toEqual({ kind: "goto", revision: 41, n: 11 });
    expect(one(".pn-review").closest("[hidden]")).not.toBeNull();
  });
});
