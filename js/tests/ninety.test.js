import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deeds, moment, momentsOf, next, open, press } from "./kit.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const held = (table, i) => table.all(".pn-held")[i];
const names = (nodes) => nodes.map((node) => node.getAttribute("aria-label"));
const shown = (node) => !node.closest("[hidden]");
/** What may be pressed on the green, as it is called. */
const offered = (table) =>
  table
    .usable()
    .filter((node) => node.closest(".pn-green"))
    .map((node) => node.getAttribute("aria-label") ?? node.textContent);

describe.each(momentsOf("ninety"))("every moment of 99: %s", (name) => {
  test("is drawn with its prompt, its total, all its seats and no id", () => {
    const { view, card } = moment(name).state;
    const table = open(name);
    expect(table.ask()).toBe(view.ask);
    expect(table.one(".pn-dial").getAttribute("aria-label")).toContain(view.total);
    expect(table.all(".pn-seat")).toHaveLength(card.players.length);
    expect(names(table.all(".pn-seat .pn-tokens")).map((label) => Number(label.split(" ").at(-1)))).toEqual([
      ...view.tokens.slice(view.near),
      ...view.tokens.slice(0, view.near ?? 0),
    ]);
    expect(table.all("[id]")).toHaveLength(0);
    expect(table.el.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    const classes = table.all("[class]").flatMap((node) => [...node.classList]);
    expect(classes.filter((cls) => !cls.startsWith("pn-"))).toEqual([]);
  });

  test("BR-012: what is covered is the same markup everywhere, and there is as much of it as Python says", () => {
    const { view, card } = moment(name).state;
    const table = open(name);
    const backs = table.all(".pn-seat .pn-back").map((node) => node.outerHTML);
    expect(new Set(backs).size).toBeLessThanOrEqual(1);
    const seen = view.hand ? view.counts[view.near ?? 0] : 0;
    expect(backs).toHaveLength(view.counts.slice(0, card.players.length).reduce((sum, n) => sum + n, 0) - seen);
  });
});

describe("what is offered", () => {
  test("a card says whole what it makes, and an ace is two choices", () => {
    const table = open("ninety_turn");
    const { does } = moment("ninety_turn").state.view;
    expect(offered(table)).toEqual([does["play AS as 1"], does["play AS as 11"], does["play 7H"], does["play 10D"]]);
    expect(
      table
        .all(".pn-makes, .pn-way-to")
        .filter(shown)
        .map((node) => node.textContent),
    ).toEqual(["+1→89", "+11→99", "+7→95", "−10→78"]);
  });

  test("a press on the card, or on what it makes, plays it", () => {
    for (const part of [".pn-place", ".pn-makes"]) {
      const table = open("ninety_turn");
      held(table, 1).querySelector(part).click();
      expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "play 7H" }]);
    }
  });

  test("a press on an ace plays nothing, but leads to its choices", () => {
    const table = open("ninety_turn");
    held(table, 0).querySelector(".pn-place").click();
    expect(deeds(table.model)).toEqual([]);
    document.activeElement.click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "play AS as 1" }]);
  });

  test("each of two aces has its own choices", () => {
    const table = open("ninety_ace");
    held(table, 1).querySelectorAll(".pn-way-to")[1].click();
    expect(deeds(table.model).at(-1).action).toBe("play AH as 11");
  });

  test("who cannot play has one plain button, and the key P", () => {
    const table = open("ninety_pay");
    const { does } = moment("ninety_pay").state.view;
    expect(offered(table)).toEqual([does.pay]);
    expect(table.button(does.pay).classList.contains("pn-main")).toBe(false);
    press(table.button(does.pay), "p");
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "pay" }]);
  });

  test("with manual drawing the stock and two buttons are asked for", () => {
    const table = open("ninety_draw");
    table.all(".pn-pile button")[0].click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "draw" }]);
  });

  test("nothing is offered while others play", () => {
    expect(offered(open("ninety_waits"))).toEqual([]);
  });

  test("BR-008: quick presses are one act, and then the card is visibly pending", () => {
    const table = open("ninety_turn");
    for (let i = 0; i < 3; i++) held(table, 1).querySelector(".pn-place").click();
    expect(deeds(table.model)).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(held(table, 1).querySelector(".pn-place").classList.contains("pn-pending")).toBe(true);
    expect(offered(table)).toEqual([]);
  });
});

describe("pointing", () => {
  test("what a card makes is said whole while it is pointed at or focused", () => {
    const table = open("ninety_turn");
    const { does } = moment("ninety_turn").state.view;
    const note = () => table.one(".pn-note p").textContent;
    const before = note();
    held(table, 1)
      .querySelector(".pn-makes")
      .dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(note()).toBe(does["play 7H"]);
    table.one(".pn-own").dispatchEvent(new Event("pointerleave"));
    expect(note()).toBe(before);
    table.all(".pn-way-to")[1].focus();
    expect(note()).toBe(does["play AS as 11"]);
  });

  test("one tab stop; arrows run over every way to play, from left to right", () => {
    const table = open("ninety_turn");
    const stops = table.all(".pn-green button").filter((node) => node.tabIndex === 0 && shown(node));
    expect(stops).toEqual([table.all(".pn-way-to")[0]]);
    stops[0].focus();
    const walked = ["ArrowRight", "ArrowRight", "ArrowRight", "Home", "End"].map((key) => {
      press(document.activeElement, key);
      return document.activeElement;
    });
    const [ways, place] = [table.all(".pn-way-to"), (i) => held(table, i).querySelector(".pn-place")];
    expect(walked).toEqual([ways[1], place(1), place(2), ways[0], place(2)]);
  });

  test("BR-029: the focus stays at the place that was played from, and never falls out of the table", () => {
    const table = open("ninety_turn", { speed: 0 });
    const place = held(table, 1).querySelector(".pn-place");
    place.focus();
    place.click();
    table.model.feed({
      view: next(table.model, { hand: ["AS", "10D", "2C"], options: [], did: [0, "play 7H"], to_act: 1 }),
    });
    expect(document.activeElement).toBe(place);
    const options = ["play AS as 1", "play 2C"];
    table.model.feed({ view: next(table.model, { options, did: [1, "play 9S"], to_act: 0 }) });
    expect(document.activeElement.closest(".pn-held")).not.toBe(null);
    expect(document.activeElement.getAttribute("aria-disabled")).toBe(null);
  });

  test("BR-029: a choice that goes while it has the focus leaves it to what is asked next", () => {
    const table = open("ninety_turn", { speed: 0 });
    table.all(".pn-way-to")[1].focus();
    table.model.feed({ view: { ...moment("ninety_pay").state.view, revision: 42, did: [1, "play 9S"] } });
    expect(document.activeElement.textContent).toBe(moment("ninety_pay").state.view.does.pay);
    expect(table.all(".pn-way-to").filter(shown)).toEqual([]);
  });
});

test("BR-029: a button that goes while others play leaves the focus in the hand, and Continue gets it from there", () => {
  const table = open("ninety_pay", { speed: 0 });
  const { does } = moment("ninety_pay").state.view;
  table.button(does.pay).focus();
  table.button(does.pay).click();
  table.model.feed({ view: next(table.model, { options: [], to_act: null, did: [0, "pay"] }) });
  expect(document.activeElement.closest(".pn-held")).not.toBe(null);
  table.model.feed({ view: { ...moment("ninety_roundend").state.view, revision: 43 } });
  expect(document.activeElement.textContent).toBe("Next round");
});

describe("the curtain", () => {
  test("covers the hand until its button is pressed, which tells Python and nothing else", () => {
    const table = open("ninety_curtain");
    const { does } = moment("ninety_curtain").state.view;
    expect(offered(table)).toEqual([does.open]);
    expect(table.all(".pn-own .pn-num")).toHaveLength(0);
    table.button(does.open).click();
    expect(deeds(table.model)).toEqual([{ kind: "open", revision: 41 }]);
  });

  test("the focus goes from its button to the first card, and back to it for the next player", () => {
    const table = open("ninety_curtain", { speed: 0 });
    const covered = moment("ninety_curtain").state.view;
    const opened = moment("ninety_opened").state.view;
    table.button(covered.does.open).focus();
    press(document.activeElement, "n");
    expect(deeds(table.model).at(-1).kind).toBe("open");
    table.model.feed({ view: opened }); // the match has not moved
    expect(document.activeElement.getAttribute("aria-label")).toBe(opened.does[opened.options[0]]);
    document.activeElement.click();
    expect(deeds(table.model).at(-1)).toEqual({ kind: "act", revision: 41, action: opened.options[0] });
    table.model.feed({ view: { ...covered, revision: 42, near: 1, to_act: 1, did: [0, opened.options[0]] } });
    expect(document.activeElement.textContent).toBe(covered.does.open);
    expect(table.all(".pn-seat .pn-num")).toHaveLength(0);
  });
});

describe("the end", () => {
  test("of a round says who lost a token and why, and stays until it is let go", () => {
    const table = open("ninety_turn4", { speed: 0 });
    const end = moment("ninety_roundend4").state.view;
    table.model.feed({ view: { ...end, revision: 42 } });
    table.model.feed({ view: { ...moment("ninety_turn4").state.view, revision: 43, did: [null, "deal"] } });
    expect(table.ask()).toBe(end.ask);
    expect(table.one(".pn-ending h3").textContent).toBe("Ann");
    expect(table.one(".pn-ending p").textContent).toBe(end.lines[0][0][2]);
    expect(names(table.all(".pn-ending .pn-tokens")).map((label) => label.at(-1))).toEqual(["2", "3", "3", "3"]);
    table.one(".pn-does .pn-main").click();
    expect(table.ask()).toBe(moment("ninety_turn4").state.view.ask);
    expect(shown(table.one(".pn-ending"))).toBe(false);
  });

  test("of a match names the winner and the places", () => {
    const table = open("ninety_matchend4");
    expect(table.one(".pn-places h3").textContent).toBe("Dee wins");
    expect(table.all(".pn-places li b").map((node) => node.textContent)).toEqual(["Ann", "Ben", "Cy"]);
    expect(offered(table)).toEqual(["New match"]);
  });

  test("has no review, and offers none", () => {
    const table = open("ninety_matchend4");
    expect(table.one(".pn-tool-caddie").getAttribute("aria-disabled")).toBe("true");
    press(table.el.querySelector(".pn-main"), "c");
    expect(deeds(table.model)).toEqual([]);
  });

  test("the scorecard boxes who lost a token, and grows with the rounds", () => {
    const table = open("ninety_roundend4");
    expect(table.all(".pn-lost").map((node) => node.textContent)).toEqual(["2"]);
    expect(table.all(".pn-score thead th")).toHaveLength(11);
    const { card } = moment("ninety_roundend4").state;
    table.model.feed({ card: { ...card, hole: 12 } });
    expect(table.all(".pn-score thead th")).toHaveLength(14);
  });
});

test("a question before a play lies in the place of the totals, and Yes plays the card", () => {
  const text = "Play 7 of hearts: is that what you want?";
  const table = open("ninety_turn", { panel: { confirm: { number: 1, action: "play 7H", text } } });
  expect(offered(table)).toEqual(["Yes", "Cancel"]);
  table.button("Yes").click();
  expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "play 7H", sure: true }]);
});

test("the way round the table is seen and said", () => {
  const table = open("ninety_turn");
  expect(table.one(".pn-dial").getAttribute("aria-label")).toBe("Total: 88, clockwise, 11 left");
  expect(table.all(".pn-other-way")).toHaveLength(0);
  table.model.feed({ view: next(table.model, { direction: -1, turns: "anticlockwise" }) });
  expect(table.one(".pn-turns").textContent).toBe("anticlockwise");
  expect(table.all(".pn-other-way")).toHaveLength(2);
});

test("the last cards lie newest first, and are named", () => {
  const table = open("ninety_turn");
  const { played } = moment("ninety_turn").state.view;
  const { cards } = moment("ninety_turn").state.labels;
  expect(table.all(".pn-pile .pn-place")[1].getAttribute("aria-label")).toContain(cards[played[0]]);
  expect(table.one(".pn-before .pn-row").getAttribute("aria-label")).toContain(
    played
      .slice(1)
      .map((card) => cards[card])
      .join(", "),
  );
});

test("nodes live on through a move", () => {
  const table = open("ninety_turn", { speed: 0 });
  const nodes = () => table.all(".pn-held, .pn-held > .pn-place, .pn-seat, .pn-pile, .pn-dial, .pn-tick, .pn-say");
  const before = nodes();
  table.model.feed({ view: next(table.model, { hand: ["7H", "10D", "2C"], options: ["play 2C"], total: "99" }) });
  expect(nodes()).toEqual(before);
});
