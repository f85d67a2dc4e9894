import { afterEach, describe, expect, test } from "vitest";
import { deeds, moment, open, press, say } from "./kit.js";

afterEach(() => document.body.replaceChildren());

const text = (table, part) => table.one(part).textContent;
const deed = (table, label) => table.all(".pn-deeds .pn-btn").find((node) => node.textContent === label);
const hidden = (table, part) => !!table.one(part).closest("[hidden]");

describe("the board of a lesson", () => {
  test("says title, place, step, stars, text and task", () => {
    const table = open("taught_open");
    expect(text(table, ".pn-taught-title")).toBe("Draw or take");
    expect(text(table, ".pn-taught-where")).toBe("First steps");
    expect(table.one(".pn-steps").getAttribute("aria-label")).toBe("Step 1 of 2");
    expect(table.all(".pn-taught-marks .pn-won-star")).toHaveLength(3);
    expect(text(table, ".pn-task")).toBe("Two 12s in a column cancel. Get the second one.");
  });

  test("is nowhere at a table that teaches nothing", () => {
    const table = open("turn");
    expect(hidden(table, ".pn-board")).toBe(true);
    expect(hidden(table, ".pn-taught-head")).toBe(true);
  });

  test("the state is a sign, a word and a colour", () => {
    const signs = ["taught_open", "taught_hint", "taught_wrong", "taught_good", "taught_over"].map((name) => {
      const table = open(name);
      const shown = table.all(".pn-verdict > svg").filter((node) => !node.hasAttribute("hidden"));
      expect(shown).toHaveLength(1);
      return `${shown[0].innerHTML} ${text(table, ".pn-verdict b")} ${table.one(".pn-verdict").className}`;
    });
    expect(new Set(signs).size).toBe(signs.length);
  });

  test("tools that make no sense in a lesson are hidden, and their keys do nothing", () => {
    const table = open("taught_open");
    expect(["undo", "caddie", "new", "odds", "help"].map((id) => table.one(`.pn-tool-${id}`).hidden)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const key of ["u", "c"]) press(table.place("A1"), key);
    expect(deeds(table.model)).toEqual([]);
  });

  test("a wrong action leaves the table as it is, and the next try goes at once", () => {
    const table = open("taught_open");
    table.button("Draw a card").click();
    const { state } = moment("taught_wrong");
    table.model.feed({ panel: { lesson: { ...state.panel.lesson, number: 9 } } });
    expect(text(table, ".pn-verdict")).toContain("Not this one. A card from the draw pile is any card.");
    table.button("Take the 12").click();
    expect(deeds(table.model).map(({ action }) => action)).toEqual(["draw", "take"]);
  });

  test("what is new is heard in the one live region, the same words twice too", () => {
    const table = open("taught_wrong");
    say(table, {});
    const once = text(table, ".pn-say");
    say(table, {});
    expect(once).toContain("Not this one.");
    expect(text(table, ".pn-say")).not.toBe(once);
    expect(table.all("[role=status]")).toHaveLength(1);
  });
});

describe("what may be asked for", () => {
  test("by button and by key, with the number on the screen", () => {
    const table = open("taught_open");
    deed(table, "Hint").click();
    expect(deeds(table.model)).toEqual([{ kind: "lesson", number: 1, deed: "hint" }]);
    say(table, {});
    press(table.place("A1"), "j");
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number: 2, deed: "skip" });
  });

  test("what is not offered is neither pressed nor asked for by its key", () => {
    const table = open("taught_open");
    deed(table, "Play it out").click();
    press(table.place("A1"), "w");
    expect(deeds(table.model)).toEqual([]);
  });

  test("the buttons are one tab stop, walked by arrows", () => {
    const table = open("taught_open");
    const buttons = table.all(".pn-deeds .pn-btn");
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
    buttons[0].focus();
    press(document.activeElement, "ArrowRight");
    expect(document.activeElement).toBe(buttons[1]);
    press(document.activeElement, "End");
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  test("a button keeps the focus whatever becomes of it", () => {
    const table = open("taught_open");
    deed(table, "Hint").focus();
    table.model.feed({ panel: moment("taught_good").state.panel, view: moment("taught_good").state.view });
    expect(document.activeElement.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement.textContent).toBe("Hint");
  });

  test("the way on takes the focus of the place that is no longer offered, and N goes it", () => {
    const table = open("taught_open", { speed: 0 });
    table.one(".pn-pile button").focus();
    const { view, panel } = moment("taught_good").state;
    table.model.feed({ view: { ...view, revision: 42, did: null }, panel: { lesson: { ...panel.lesson, number: 5 } } });
    expect(document.activeElement.textContent).toBe("Next step");
    press(document.activeElement, "n");
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number: 5, deed: "next" });
  });
});

test("the focus is not lost where a match is over and the next step is told before it is shown", () => {
  const table = open("matchend", { speed: 0, panel: moment("taught_good").state.panel });
  table.button("Next step").focus();
  table.model.feed({ panel: { lesson: { ...moment("taught_open").state.panel.lesson, number: 6 } } });
  table.model.feed({ view: { ...moment("turn").state.view, revision: 77, did: null } });
  expect(table.one(".pn-green").contains(document.activeElement)).toBe(true);
});

test("a lesson of another game takes the focus over", () => {
  const table = open("taught_good", { speed: 0 });
  table.button("Next step").focus();
  const { view, card, panel } = moment("taught_ninety").state;
  const lesson = { ...panel.lesson, number: 7 };
  table.model.feed({
    view: { ...view, revision: 99, did: null },
    card,
    labels: moment("taught_ninety").state.labels,
    panel: { lesson },
  });
  expect(table.one(".pn-fan").contains(document.activeElement)).toBe(true);
});

describe("the sheets", () => {
  test("the rule is one key away, and Escape gives the focus back", () => {
    const table = open("taught_open");
    table.place("A1").focus();
    press(document.activeElement, "r");
    const sheet = table.all(".pn-sheet").find((node) => !node.hidden);
    expect(sheet.textContent).toContain("A turn");
    expect(table.one(".pn-board").inert).toBe(true);
    press(document.activeElement, "Escape");
    expect(document.activeElement).toBe(table.place("A1"));
    expect(table.one(".pn-board").inert).toBe(false);
  });

  test("the map says of each lesson how it stands, begins at the present one and leads to any", () => {
    const table = open("taught_map");
    deed(table, "The rule").focus();
    table.model.feed({
      panel: {
        lesson: {
          ...table.model.get("panel").lesson,
          number: 8,
          deeds: [...table.model.get("panel").lesson.deeds, ["map", "The course", "M", true]],
        },
      },
    });
    press(document.activeElement, "m");
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number: 8, deed: "map" });
    const entries = table.all(".pn-entry");
    expect(entries[0].textContent).toBe("Cardsdone");
    expect(entries.filter(({ tabIndex }) => tabIndex === 0)).toEqual([entries[3]]);
    say(table, {});
    entries[2].focus();
    const { map } = table.model.get("panel").lesson;
    say(table, { map: { ...map, note: "Another language" } });
    expect(document.activeElement).toBe(table.all(".pn-entry")[2]);
    table.all(".pn-entry")[1].click();
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number: 10, deed: "go", name: "the_table" });
    expect(table.all(".pn-sheet").every((node) => node.hidden)).toBe(true);
  });
});

describe("what is read", () => {
  /** A lesson of a course. */
  const ofCourse = (number) => {
    const { lesson } = moment("taught_open").state.panel;
    return { lesson: { ...lesson, number, deeds: [...lesson.deeds, ["map", "The course", "M", true]] } };
  };

  test("the map is asked for as soon as an action is answered, with the number that stands then", () => {
    const table = open("taught_open", { panel: ofCourse(1) });
    table.button("Draw a card").click();
    press(table.place("A1"), "m");
    expect(deeds(table.model).map(({ kind }) => kind)).toEqual(["act"]);
    table.model.feed({ panel: ofCourse(2) });
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number: 2, deed: "map" });
    table.model.feed({ panel: ofCourse(3) });
    expect(deeds(table.model)).toHaveLength(2);
  });

  test("without a kernel a key opens no more than its button does", () => {
    const table = open("taught_open", { panel: ofCourse(1) });
    table.model.die();
    for (const key of ["m", "o"]) press(table.place("A1"), key);
    expect(table.all(".pn-sheet").every((node) => node.hidden)).toBe(true);
  });
});
