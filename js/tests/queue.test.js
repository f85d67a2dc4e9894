import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deeds, moment, next, open } from "./kit.js";

const { later } = moment("queue");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Feeds all that followed in the real match. */
function feed(table) {
  for (const more of later) table.model.feed(more);
}

test("BR-038: what bots do is shown one after another, and nothing is offered meanwhile", () => {
  const table = open("queue");
  feed(table);
  const seen = [table.ask()];
  for (let t = 0; t < 60; t++) {
    vi.advanceTimersByTime(50);
    if (table.ask() !== seen.at(-1)) seen.push(table.ask());
    expect(table.all(".pn-own .pn-offered")).toHaveLength(0);
  }
  expect(seen).toEqual(
    expect.arrayContaining(["Ben drew a 5.", "Ben drew a 5, turned D2 up: 12.", "Ann takes hole 4 with 1 stroke."]),
  );
});

test("the result of a hole is held until Next hole, and then the rest is shown", () => {
  const table = open("queue");
  feed(table);
  vi.advanceTimersByTime(60_000);
  expect(table.ask()).toBe("Ann takes hole 4 with 1 stroke.");
  table.button("Next hole").click();
  vi.advanceTimersByTime(60_000);
  expect(table.one(".pn-where").textContent).toBe("Hole 5 of 9");
});

test("a view's card comes with it: the scorecard does not tell the end of a hole before it is shown", () => {
  const table = open("queue");
  feed(table);
  const holes = () => table.all(".pn-score tbody tr:first-child .pn-hole").filter((node) => node.textContent).length;
  expect(holes()).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(holes()).toBe(4);
});

test("a click where nothing is offered hurries to the result", () => {
  const table = open("queue");
  feed(table);
  table.one(".pn-own").click();
  expect(table.ask()).toBe("Ann takes hole 4 with 1 stroke.");
  expect(table.all(".pn-log li").map((node) => node.textContent)).toContain("Ben drew a 5, turned D2 up: 12.");
});

test("so does the button", () => {
  const table = open("queue");
  feed(table);
  table.button("Show the latest").click();
  expect(table.ask()).toBe("Ann takes hole 4 with 1 stroke.");
});

test("at speed 0 there are no steps, but the result is held all the same", () => {
  const table = open("queue", { speed: 0 });
  feed(table);
  expect(table.ask()).toBe("Ann takes hole 4 with 1 stroke.");
  table.button("Next hole").click();
  expect(table.one(".pn-where").textContent).toBe("Hole 5 of 9");
});

test("the same revision in another language takes no step", () => {
  const { state, later } = moment("language");
  const table = open("language");
  expect(table.ask()).toBe(state.view.ask);
  for (const more of later) table.model.feed(more);
  expect(table.ask()).toMatch(/^(Piochez|Vous)/);
});

test("undo clears what was waiting", () => {
  const table = open("queue");
  feed(table);
  table.model.feed({ view: { ...moment("turn").state.view, revision: 99, did: null, said: [] } });
  expect(table.ask()).toBe("Draw a card, or take the 4.");
  expect(table.all(".pn-pile button.pn-offered")).toHaveLength(2);
  expect(table.all(".pn-log li").map((node) => node.textContent)).toEqual([]); // asked for anew
  expect(table.model.sent.at(-1)).toEqual({ kind: "log" });
});

test("an act of a person from a cell, on what is still to be shown, catches up", () => {
  const table = open("queue");
  feed(table);
  vi.advanceTimersByTime(60_000);
  table.model.feed({
    view: next(table.model, { did: [0, "flip A1"], ask: "Turn up one more card.", options: ["flip B1"], said: [] }),
  });
  expect(table.ask()).toBe("Turn up one more card.");
  expect(table.place("B1").classList.contains("pn-offered")).toBe(true);
});

test("a table of bots alone moves on Step, plays by itself on Play, and stops on Pause", () => {
  const table = open("bots_alone");
  table.button("Step").click();
  expect(deeds(table.model)).toEqual([{ kind: "step", revision: 41 }]);
  table.model.feed({ view: next(table.model, { did: [1, "draw"] }) });
  vi.advanceTimersByTime(5000);
  table.button("Play").click();
  vi.advanceTimersByTime(1000);
  expect(deeds(table.model)).toHaveLength(2);
  table.model.feed({ view: next(table.model, { did: [1, "swap A1"] }) });
  vi.advanceTimersByTime(1000);
  expect(deeds(table.model)).toHaveLength(3);
  table.button("Pause").click();
  table.model.feed({ view: next(table.model, { did: [2, "draw"] }) });
  vi.advanceTimersByTime(5000);
  expect(deeds(table.model)).toHaveLength(3);
});

test("after going back to a bot's decision, Play lets the bots go on", () => {
  const table = open("turn", { view: { ...moment("turn").state.view, to_act: 1, options: [], bots: true, did: null } });
  table.button("Play").click();
  expect(deeds(table.model)).toEqual([{ kind: "step", revision: 41 }]);
});

test("BR-034: a bot that failed is named, with two ways on", () => {
  const table = open("failed");
  expect(table.one(".pn-notice p").textContent).toMatch(/^Ben raised ValueError/);
  table.button("Let novice play").click();
  expect(deeds(table.model)).toEqual([{ kind: "step", revision: 41, by: "bot:novice" }]);
});

test("BR-034: the same failure once more is an answer, so the ways on stay open", () => {
  const table = open("failed");
  const { failed } = moment("failed").state.panel;
  for (const number of [2, 3]) {
    table.button("Try again").click();
    table.model.feed({ panel: { failed: { ...failed, number } } });
  }
  table.button("Try again").click();
  expect(deeds(table.model)).toEqual(Array(3).fill({ kind: "step", revision: 41 }));
});

test("bots alone play on by themselves after a hole, once its result has been seen", () => {
  const table = open("bots_alone");
  table.button("Play").click();
  const result = {
    ...moment("holeend6").state.view,
    layouts: table.model.get("view").layouts,
    bots: true,
    revision: 42,
    did: [null, "score"],
  };
  table.model.feed({ view: result });
  vi.advanceTimersByTime(800);
  table.model.feed({
    view: { ...next(table.model, { phase: "tee off", did: [null, "deal"] }), lines: [] },
    card: { ...table.model.get("card"), hole: 5, where: "Hole 5 of 9" },
  });
  expect(table.one(".pn-where").textContent).toBe("Hole 4 of 9");
  vi.advanceTimersByTime(2000);
  expect(table.one(".pn-where").textContent).toBe("Hole 4 of 9");
  vi.advanceTimersByTime(3000);
  expect(table.one(".pn-where").textContent).toBe("Hole 5 of 9");
});

test("a view that fell far behind catches up", () => {
  const table = open("bots_alone");
  for (let i = 0; i < 70; i++) table.model.feed({ view: next(table.model, { did: [1, "draw"], ask: `Step ${i}.` }) });
  expect(table.ask()).not.toBe(moment("bots_alone").state.view.ask);
  vi.advanceTimersByTime(20_000);
  expect(table.ask()).toBe("Step 69.");
});

test("moments that come in one frame are measured once: a cell that plays on lays the page out once a frame", () => {
  const table = open("turn", { speed: 0 });
  vi.advanceTimersByTime(100);
  const measured = ["offsetHeight", "scrollHeight"].map((size) =>
    vi.spyOn(size === "scrollHeight" ? Element.prototype : HTMLElement.prototype, size, "get"),
  );
  const [told] = moment("bot_took").state.view.said;
  for (let i = 0; i < 10; i++)
    table.model.feed({ view: next(table.model, { did: [1, "swap A1"], ask: `Step ${i}.`, said: [told] }) });
  expect(table.ask()).toBe("Step 9.");
  expect(measured.map((read) => read.mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  expect(measured.map((read) => read.mock.calls.length)).toEqual([1, 0]);
  for (const read of measured) read.mockRestore();
});
