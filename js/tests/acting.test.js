import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { click, deeds, moment, next, open, press, view } from "./kit.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("what is offered", () => {
  test("in a turn the two piles and their buttons, and nothing else", () => {
    const table = open("turn");
    const usable = table
      .usable()
      .filter((node) => node.closest(".pn-green"))
      .map((node) => node.getAttribute("aria-label") ?? node.textContent);
    expect(usable).toEqual(["Draw: 73, Draw a card", "Discard: 4, Take the 4", "Draw a card", "Take the 4"]);
  });

  test("with a drawn card two modes, Swap first, and every place", () => {
    const table = open("drawn");
    expect(table.all(".pn-modes button").map((node) => [node.textContent, node.getAttribute("aria-pressed")])).toEqual([
      ["Swap", "true"],
      ["Turn one up", "false"],
    ]);
    expect(table.all(".pn-own .pn-offered")).toHaveLength(8);
  });

  test("after taking there is one mode, so no button for it", () => {
    const table = open("taken");
    expect(table.all(".pn-modes button")).toHaveLength(0);
    table.place("B2").click();
    expect(deeds(table.model).at(-1).action).toBe("swap B2");
  });

  test("skip is a button of its own", () => {
    const table = open("lastputt");
    table.button("Skip").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "skip" }]);
  });
});

describe("acting", () => {
  test("a press sends the option with the revision", () => {
    const table = open("turn");
    table.button("Take the 4").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "take" }]);
  });

  test("BR-008: three quick presses are one act, and then the control is visibly pending", () => {
    const table = open("turn");
    for (let i = 0; i < 3; i++) table.one(".pn-pile button").click();
    table.button("Take the 4").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "draw" }]);
    vi.advanceTimersByTime(200);
    expect(table.one(".pn-pile button").classList.contains("pn-pending")).toBe(true);
    expect(table.usable().filter((node) => node.closest(".pn-green"))).toHaveLength(0);
  });

  test("BR-035: a busy kernel is named after two seconds, and the answer ends it", () => {
    const table = open("turn");
    table.model.fire("msg:custom", { kind: "log", lines: [] });
    table.one(".pn-pile button").click();
    vi.advanceTimersByTime(2100);
    expect(table.one(".pn-note p").textContent).toBe("The kernel is busy: your choice waits.");
    table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
    expect(table.one(".pn-note p").textContent).toMatch(/^Swap/);
    expect(table.all(".pn-pending")).toHaveLength(0);
  });

  test("a notice is an answer too: the table is usable again and says why", () => {
    const table = open("turn");
    table.one(".pn-pile button").click();
    table.model.feed({ notice: { number: 9, text: "The table has moved on; nothing was done.", kind: "error" } });
    expect(table.one(".pn-notice p").textContent).toBe("The table has moved on; nothing was done.");
    table.one(".pn-pile button").click();
    expect(deeds(table.model)).toHaveLength(2);
  });

  test("the discard pile turns to the second mode", () => {
    const table = open("drawn");
    table.all(".pn-pile button")[1].click();
    table.place("C1").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "flip C1" }]);
  });

  test("BR-010: a chosen mode does not outlive the moment that it was chosen for", () => {
    const table = open("drawn");
    table.button("Turn one up").click();
    table.model.feed({ view: next(table.model, { did: null }) });
    expect(table.button("Swap").getAttribute("aria-pressed")).toBe("true");
  });

  test("BR-007: only the place that was picked changes", () => {
    const table = open("turn", {
      view: { ...moment("turn").state.view, layouts: ["7 7 7 ? / ? ? ? ?", "7 7 7 ? / ? ? ? ?"], marks: [] },
    });
    const before = table.all(".pn-place").map((node) => node.innerHTML);
    table.model.feed({
      view: next(table.model, { layouts: ["7 7 7 7 / ? ? ? ?", "7 7 7 ? / ? ? ? ?"], did: [0, "flip D1"] }),
    });
    const after = table.all(".pn-place").map((node) => node.innerHTML);
    expect(after.flatMap((html, i) => (html === before[i] ? [] : [table.all(".pn-place")[i]]))).toEqual([
      table.place("D1"),
    ]);
  });
});

describe("double clicks", () => {
  test("BR-008: a double click does not act for the next player, whose card lies at the same spot by then", () => {
    const table = open("teeoff", { speed: 0 });
    const [first] = table.model.get("view").options;
    const at = table.place(first.split(" ")[1]);
    click(at);
    table.model.feed({ view: next(table.model, { did: [0, first], to_act: 1, near: 1 }) });
    expect(at.classList.contains("pn-offered")).toBe(true);
    vi.advanceTimersByTime(120);
    click(at, 2);
    expect(deeds(table.model)).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    click(at);
    expect(deeds(table.model)).toHaveLength(2);
  });

  test("BR-008: the second half of a double click does not reach what a panel had covered", () => {
    const table = open("drawn");
    table.one(".pn-tool-new").click();
    click(table.button("Cancel"));
    click(table.place("C1"), 2);
    expect(deeds(table.model)).toEqual([]);
    click(table.place("C1"));
    expect(deeds(table.model)).toHaveLength(1);
  });

  test("a double click on a button that stays what it is counts twice", () => {
    const table = open("turn");
    click(table.one(".pn-tool-help"));
    click(table.one(".pn-tool-help"), 2);
    expect(table.one(".pn-sheet").hidden).toBe(true);
  });
});

describe("the life of a view", () => {
  test("BR-022: two views are in step, one click is one act, and the second lives on without the first", () => {
    const first = open("turn");
    const second = view(first.model);
    first.one(".pn-pile button").click();
    expect(deeds(first.model)).toHaveLength(1);
    first.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
    expect([first.ask(), second.ask()]).toEqual(Array(2).fill("You drew a 3: swap it in, or turn one up instead."));
    first.close();
    second.place("A1").click();
    expect(deeds(first.model)).toHaveLength(2);
  });

  test("no listener is left behind", () => {
    const table = open("turn");
    expect(table.model.count).toBeGreaterThan(5);
    table.close();
    expect(table.model.count).toBe(0);
    expect(table.el.childElementCount).toBe(0);
  });

  test("BR-024: when the kernel goes, the table says so and nothing can be pressed", () => {
    const table = open("turn");
    table.model.die();
    expect(table.ask()).toBe("The kernel is gone: run the cell again to play on.");
    expect(table.usable()).toEqual([]);
    expect(table.one(".pn-frame").classList.contains("pn-frozen")).toBe(true);
    expect(table.all(".pn-own .pn-num").length).toBeGreaterThan(0);
  });

  test("BR-023, BR-024: a table that never heard of Python does not call it busy, but says how to go on", () => {
    const table = open("turn");
    table.one(".pn-pile button").click();
    vi.advanceTimersByTime(2100);
    expect(table.one(".pn-note p").textContent).toBe(
      "No answer from Python. If no cell is running, run this one again to play on.",
    );
    expect(table.usable().filter((node) => node.closest(".pn-green"))).toEqual([]);
    table.model.feed({ view: { ...moment("drawn").state.view, revision: 42 } });
    expect(table.one(".pn-note p").textContent).toMatch(/^Swap/);
  });

  test("BR-024: a send that throws is the same", () => {
    const table = open("turn");
    table.model.dead = true;
    table.one(".pn-pile button").click();
    expect(table.ask()).toBe("The kernel is gone: run the cell again to play on.");
  });

  test("the log is asked for when a view opens and after a change of language, and filled from the answer", () => {
    const table = open("turn");
    expect(table.model.sent).toEqual([{ kind: "log" }]);
    expect(table.one(".pn-log").getAttribute("aria-busy")).toBe("true");
    table.model.fire("msg:custom", {
      kind: "log",
      lines: [
        [0, "Ann began."],
        [1, "Ben followed."],
      ],
    });
    expect(table.all(".pn-log li").map((node) => node.textContent)).toEqual(["Ben followed.", "Ann began."]);
    expect(table.one(".pn-log b").textContent).toBe("Ben");
    expect(table.one(".pn-log").hasAttribute("aria-busy")).toBe(false);
    table.model.feed({ labels: moment("fr_drawn").state.labels, lang: "fr" });
    expect(table.model.sent).toHaveLength(2);
  });
});

test("BR-008: a key that is held down acts once", () => {
  const table = open("turn");
  const pile = table.one(".pn-pile button");
  press(pile, "u");
  table.model.feed({ view: next(table.model, { did: null }) });
  for (const key of ["u", "d", "Enter", " "]) expect(press(pile, key, { repeat: true }).defaultPrevented).toBe(true);
  expect(deeds(table.model)).toEqual([{ kind: "undo", revision: 41 }]);
});

test("keys: letters do what is offered, Ctrl stays the host's, plain keys go no further", () => {
  const table = open("turn");
  const pile = table.one(".pn-pile button");
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  press(pile, "x");
  press(pile, "d");
  expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "draw" }]);
  expect(heard).not.toHaveBeenCalled();
  expect(pile.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
  press(pile, "s", { ctrlKey: true });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(pile.hasAttribute("data-lm-suppress-shortcuts")).toBe(false);
  document.removeEventListener("keydown", heard);
});
