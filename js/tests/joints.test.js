import { afterEach, describe, expect, test } from "vitest";
import { joinAt, readMarks, signsOf } from "../src/golf/grid.js";
import { partsOf, sidesOf, signAt } from "../src/golf/joints.js";
import { deeds, moment, open } from "./kit.js";

afterEach(() => document.body.replaceChildren());

describe("groups of places", () => {
  test("a place touches its group above, below, before and after, and never across a corner", () => {
    expect(sidesOf(["A1", "A2"], "A1")).toEqual(["down"]);
    expect(sidesOf(["A1", "B1", "A2", "B2"], "B2").sort()).toEqual(["before", "up"]);
    expect(sidesOf(["A1", "B2", "C3"], "B2")).toEqual([]);
  });

  test("what hangs together is one part, whatever the order in which it is named", () => {
    expect(partsOf(["A1", "C1", "B1"])).toHaveLength(1);
    expect(partsOf(["A1", "B2", "C3"])).toEqual([["A1"], ["B2"], ["C3"]]);
    expect(partsOf(["A1", "A2", "C1", "C2"])).toEqual([
      ["A1", "A2"],
      ["C1", "C2"],
    ]);
  });

  test("a sign lies on a joint, never on a card of its group, but at the foot of a card alone", () => {
    expect(signAt(["A1", "A2"])).toEqual({ x: 0, y: 0.5 });
    expect(signAt(["B1", "C1"])).toEqual({ x: 1.5, y: 0 });
    expect(signAt(["A1", "B1", "C1"])).toEqual({ x: 0.5, y: 0 });
    expect(signAt(["A1", "A2", "B1", "B2"])).toEqual({ x: 0.5, y: 0.5 });
    expect(signAt(["B2"]).x).toBe(1);
    expect(signAt(["B2"]).y).toBeGreaterThan(1.2);
  });

  test("a place in two lines is joined on the sides of both", () => {
    const marks = readMarks(["A1 A2 A3|0|calm", "A1 B1 C1|0|calm"]);
    expect(joinAt(marks, "A1")?.sides.sort()).toEqual(["after", "down"]);
    expect(joinAt(marks, "B2")).toBe(null);
  });

  test("each part of what does not touch has a sign of its own, and what counts alone has none", () => {
    expect(signsOf(readMarks(["A1 B2|0|calm"])).map(({ apart }) => apart)).toEqual([true, true]);
    expect(signsOf(readMarks(["A1|7|none", "B1 B3|9|none"]))).toEqual([]);
    expect(signsOf(readMarks(["A1 A2|9|none"]))).toHaveLength(1);
  });
});

test("a pair in a row is joined side by side", () => {
  const table = open("family_nine_a");
  expect(table.place("A1").firstElementChild.className).toContain("pn-after");
  expect(table.place("B1").firstElementChild.className).toContain("pn-before");
  expect(table.place("B1").getAttribute("aria-label")).toBe("Ann, row 1, column B: 5 of hearts, 5, matched 0, offered");
});

test("a block is one card of four with what it makes", () => {
  const table = open("family_nine_b_end");
  const joined = ["A1", "B1", "A2", "B2"].map((at) => table.place(at).querySelector(".pn-face").className);
  expect(joined.every((name) => name.includes("pn-joined") && name.includes("pn-calm"))).toBe(true);
  expect(table.all(".pn-own .pn-gift:not([hidden])").map((node) => node.textContent)).toEqual(["−10"]);
});

test("cards that match without touching are calm, marked on each, and said to lie apart", () => {
  const table = open("family_four");
  expect(table.all(".pn-own .pn-apart:not([hidden])")).toHaveLength(2);
  expect(table.place("A1").getAttribute("aria-label")).toContain("matched 0, apart");
});

test("who is not in the playoff has empty places", () => {
  const table = open("family_playoff");
  const [ben] = table.all(".pn-rival");
  expect(ben.querySelectorAll(".pn-slot")).toHaveLength(8);
  expect(ben.querySelectorAll(".pn-back")).toHaveLength(0);
  expect(ben.querySelector(".pn-showing").textContent.trim()).toBe("");
});

test("one press on what is played opens the rules", () => {
  const table = open("family_four");
  const line = table.one(".pn-played");
  expect(line.textContent).toBe("Four Card, open, 9 holes · Equal cards cancel: anywhere");
  line.click();
  expect(table.one(".pn-prose").closest("[hidden]")).toBe(null);
  expect(table.one(".pn-prose").textContent).toContain("Two equal cards cancel to 0, wherever they lie.");
});

test.each([
  ["before", ["view", "card", "labels"]],
  ["after", ["labels", "view", "card"]],
])("another game's rules are told, whether its card comes %s its words", (_when, order) => {
  const table = open("turn");
  const { state } = moment("family_four");
  const view = { ...state.view, revision: 100, did: undefined };
  table.model.feed(Object.fromEntries(order.map((name) => [name, { ...state, view }[name]])));
  expect(table.one(".pn-prose").textContent).toContain("Two equal cards cancel to 0, wherever they lie.");
  expect(table.one(".pn-prose .pn-lead-in").textContent).toContain("Four Card");
});

test("the panel for a new match asks for what fits the chosen game", () => {
  const table = open("turn");
  table.one(".pn-tool-new").click();
  const labels = () => table.all(".pn-fields .pn-field > span").map((node) => node.textContent);
  expect(labels()).toContain("Bonus columns");
  const game = table.one(".pn-fields select");
  game.selectedIndex = moment("turn").state.labels.setup.games.findIndex(([name]) => name === "six card");
  game.dispatchEvent(new Event("change", { bubbles: true }));
  expect(labels()).not.toContain("Bonus columns");
  expect(labels()).toContain("When somebody is out");
  expect(table.one(".pn-fields .pn-about").textContent).toContain("Two rows of three");
  for (let players = 2; players < 10; players++) table.button("Add a player").click();
  expect(table.button("Add a player").getAttribute("aria-disabled")).toBe("true");
  table.button("Start the match").click();
  const { settings } = deeds(table.model).at(-1);
  expect(settings.players).toHaveLength(10);
  expect(settings).toMatchObject({ game: "six card", pairs: "column", final_turns: "none", tie_break: "shared" });
  expect(settings).not.toHaveProperty("bonus_adjacency");
});

test("the panel offers the bots that play the chosen game, and puts the first of them where another sat", () => {
  const table = open("turn");
  table.one(".pn-tool-new").click();
  const game = table.one(".pn-fields select");
  const choose = (name) => {
    game.selectedIndex = moment("turn").state.labels.setup.games.findIndex(([known]) => known === name);
    game.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const row = (i) => table.all(".pn-player select")[i];
  const offered = (i) => [...row(i).options].map(({ value }) => value);
  const golfers = ["tour", "pro", "gambler", "cautious", "club", "novice", "random"].map((name) => `bot:${name}`);
  expect(offered(1)).toEqual(["person", ...golfers]);
  choose("ninety nine");
  expect(offered(1)).toEqual(["person", "bot:guesser", "bot:novice", "bot:random"]);
  expect([row(0).value, row(1).value]).toEqual(["person", "bot:novice"]);
  table.button("Add a player").click();
  expect(row(2).value).toBe("bot:guesser");
  choose("play nine");
  expect(offered(2)).toEqual(["person", ...golfers]);
  expect([0, 1, 2].map((i) => row(i).value)).toEqual(["person", "bot:novice", "bot:tour"]);
});
