import { afterEach, describe, expect, test } from "vitest";
import { channels, luminance } from "../src/theme.js";
import { deeds, moment, next, open, press } from "./kit.js";

afterEach(() => document.body.replaceChildren());

test("one tab stop for the whole play area, on what is asked for first", () => {
  const table = open("turn");
  const stops = table.all(".pn-green button").filter((node) => node.tabIndex === 0 && !node.closest("[hidden]"));
  expect(stops).toEqual([table.one(".pn-pile button")]);
});

test("arrows run over piles, buttons and layout; Home and End to the ends of a row", () => {
  const table = open("drawn");
  table.place("A1").focus();
  const walk = (...keys) => {
    for (const key of keys) press(document.activeElement, key);
    return document.activeElement;
  };
  expect(walk("ArrowRight", "ArrowDown")).toBe(table.place("B2"));
  expect(walk("End")).toBe(table.place("D2"));
  expect(walk("Home", "ArrowLeft").textContent).toBe("Turn one up");
  expect(walk("ArrowUp")).toBe(table.all(".pn-pile button")[1]);
  expect(walk("ArrowRight")).toBe(table.place("A1"));
});

test("BR-029: after drawing the focus goes to the layout, after swapping it stays, and to the draw pile when that is asked next", () => {
  const table = open("turn");
  table.one(".pn-pile button").focus();
  table.one(".pn-pile button").click();
  table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
  expect(document.activeElement).toBe(table.place("A1"));
  table.place("A1").click();
  table.model.feed({ view: next(table.model, { hand: null, options: [], did: [0, "swap A1"], to_act: 1 }) });
  expect(document.activeElement).toBe(table.place("A1"));
  table.model.feed({ speed: 0 });
  table.model.feed({ view: next(table.model, { options: ["draw", "take"], did: [1, "swap A1"], to_act: 0 }) });
  expect(document.activeElement).toBe(table.one(".pn-pile button"));
});

test("BR-029: at the end of a hole the focus goes to Next hole, and then on, never to the page", () => {
  const table = open("drawn", { speed: 0 });
  table.place("B1").focus();
  table.model.feed({ view: { ...moment("holeend").state.view, revision: 42, did: [null, "score"] } });
  expect(document.activeElement.textContent).toBe("Next hole");
  table.model.feed({ view: { ...moment("turn").state.view, revision: 43, did: [null, "deal"] } });
  document.activeElement.click();
  expect(document.activeElement).toBe(table.one(".pn-pile button"));
});

test("a button that is pressed and goes leaves the focus to what is asked next", () => {
  const table = open("turn");
  table.button("Draw a card").focus();
  table.button("Draw a card").click();
  table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
  expect(document.activeElement).toBe(table.place("A1"));
});

test("the focus stays where a person put it, outside the play area", () => {
  const table = open("turn");
  table.one(".pn-tool-help").focus();
  table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
  expect(document.activeElement).toBe(table.one(".pn-tool-help"));
});

describe("the panel for a new match", () => {
  test("sends players, bots and rules, stays with the reason when refused, and goes when the match is there", () => {
    const table = open("turn");
    table.one(".pn-tool-new").click();
    expect(table.one(".pn-setup").closest("[hidden]")).toBe(null);
    table.one(".pn-player input").value = "Zoë";
    table.button("Add a player").click();
    table.button("Start the match").click();
    expect(deeds(table.model)).toEqual([
      {
        kind: "new",
        revision: 41,
        settings: {
          game: "play nine",
          holes: 9,
          bonus_adjacency: "any",
          skip_one_facedown: true,
          tie_break: "shared",
          players: ["Zoë", "bot:novice", "bot:tour"], // who is added is the strongest
        },
      },
    ]);
    table.model.feed({ notice: { number: 7, text: "Two players are called Zoë.", kind: "error" } });
    expect(table.one(".pn-refused").textContent).toBe("Two players are called Zoë.");
    table.button("Start the match").click();
    table.model.feed({ view: { ...moment("teeoff").state.view, revision: 50, did: null } });
    expect(table.one(".pn-setup").closest("[hidden]")).not.toBe(null);
  });

  test("BR-028, BR-029: every key reaches a text field, and a move meanwhile leaves what is typed alone", () => {
    const table = open("turn");
    table.one(".pn-tool-new").click();
    const field = table.one(".pn-player input");
    field.focus();
    field.value = "half a na";
    for (const key of "abxdmj0?n") expect(press(field, key).defaultPrevented).toBe(false);
    table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe("half a na");
    expect(deeds(table.model)).toEqual([]);
  });

  test("holes that are no whole number go as they were typed, so that the refusal can name them", () => {
    const table = open("turn");
    table.one(".pn-tool-new").click();
    const sent = ["18", "2.5", "-3", ""].map((typed) => {
      table.one(".pn-setup input[type=number]").value = typed;
      table.button("Start the match").click();
      table.model.feed({ notice: { number: Math.random(), text: "No.", kind: "error" } });
      return deeds(table.model).at(-1).settings.holes;
    });
    expect(sent).toEqual([18, "2.5", "-3", 0]);
  });

  test("it closes by Escape, and the focus goes back", () => {
    const table = open("turn");
    table.one(".pn-tool-new").focus();
    table.one(".pn-tool-new").click();
    press(document.activeElement, "Escape");
    expect(document.activeElement).toBe(table.one(".pn-tool-new"));
    expect(table.one(".pn-table").inert).toBe(false);
  });
});

test("the rules are one press away, by mouse or by ?", () => {
  const table = open("turn");
  press(table.one(".pn-pile button"), "?");
  expect(table.one(".pn-prose").closest("[hidden]")).toBe(null);
  expect(table.one(".pn-prose h3").textContent).toBe("The aim");
});

test("the tools set the two traits that a page may set, and no other", () => {
  const table = open("turn");
  table.one(".pn-tool-speed").click();
  table.one(".pn-tool-language").click();
  table.button("Español").click();
  expect(table.model.saved).toEqual({ speed: 2, lang: "es" });
});

test("the language is chosen among the names of all, and the focus goes back to its tool", () => {
  const table = open("turn");
  const tool = table.one(".pn-tool-language");
  tool.focus();
  tool.click();
  expect(table.all(".pn-tongues button").map((node) => node.textContent)).toEqual([
    "English",
    "Français",
    "Español",
    "Brezhoneg",
  ]);
  expect(document.activeElement).toBe(table.button("English"));
  expect(table.button("English").getAttribute("aria-pressed")).toBe("true");
  table.button("Brezhoneg").click();
  expect(document.activeElement).toBe(tool);
});

test("luminance is measured from what a browser computes", () => {
  expect(channels("rgb(255, 255, 255)")).toEqual([1, 1, 1, 1]);
  expect(channels("rgba(0, 0, 0, 0)")?.[3]).toBe(0);
  expect(luminance([1, 1, 1])).toBeCloseTo(1);
  expect(luminance([0.07, 0.07, 0.07])).toBeLessThan(0.01);
});
