import { afterEach, describe, expect, test } from "vitest";
import { deeds, moment, open, press } from "./kit.js";

afterEach(() => document.body.replaceChildren());

/** What Python says next in the lesson: a panel with a new number. */
const say = (table, changes, name = "lesson") => {
  const panel = table.model.get("panel");
  const lesson = { ...panel[name], number: panel[name].number + 1, ...changes };
  table.model.feed({ panel: { ...panel, [name]: lesson } });
};
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

describe("a question", () => {
  test("a number is typed and sent with Enter; what is none is not sent", () => {
    const table = open("taught_quiz_count");
    const form = table.one(".pn-form");
    for (const value of ["", "-5"]) {
      table.one(".pn-answer input").value = value;
      form.dispatchEvent(new Event("submit", { cancelable: true }));
    }
    expect(deeds(table.model)).toEqual([{ kind: "answer", number: 1, value: -5 }]);
  });

  test("a chance is a slider and a number that follow each other", () => {
    const table = open("taught_quiz_odds");
    const [slider, input] = [table.one(".pn-slider"), table.one(".pn-answer input")];
    slider.value = "30";
    slider.dispatchEvent(new Event("input"));
    expect(input.value).toBe("30");
    input.value = "64";
    input.dispatchEvent(new Event("input"));
    expect(slider.value).toBe("64");
    table.one(".pn-form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(deeds(table.model).at(-1).value).toBe(64);
  });

  test("a choice is a button or a digit; once answered, the right one and the wrong one have a sign", () => {
    const table = open("taught_quiz_legal");
    const answered = table.model.get("panel").quiz.form.answered;
    expect(table.one(".pn-choices .pn-right svg").hasAttribute("hidden")).toBe(false);
    say(table, { form: { ...table.model.get("panel").quiz.form, answered: null } }, "quiz");
    press(table.one(".pn-choices button"), "2");
    const [value] = table.model.get("panel").quiz.form.choices[1];
    expect(deeds(table.model).at(-1).value).toBe(value);
    expect(answered.right).toBeTruthy();
  });

  test("where there is something to look at a choice shows it, and the answer is sent by itself", () => {
    const table = open("taught_quiz_blunder");
    const { form, number } = table.model.get("panel").quiz;
    const [first, second] = table.all(".pn-choices button");
    expect([first, second].map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    press(first, "2");
    expect(deeds(table.model).at(-1)).toEqual({ kind: "lesson", number, deed: "look", name: "2" });
    say(table, { form: { ...form, looks: "2" } }, "quiz");
    expect(second.getAttribute("aria-pressed")).toBe("true");
    table.one(".pn-form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(deeds(table.model).at(-1)).toEqual({ kind: "answer", number: number + 1, value: "2" });
  });

  test("the focus goes from the answer to the way on, and from there to the next question", () => {
    const table = open("taught_quiz_odds");
    table.one(".pn-answer input").focus();
    const told = moment("taught_quiz_told").state.panel.quiz;
    table.model.feed({ panel: { quiz: { ...told, number: 4 } } });
    expect(document.activeElement.textContent).toBe("Next question");
    const asks = moment("taught_quiz_odds").state.panel.quiz;
    table.model.feed({ panel: { quiz: { ...asks, number: 5, where: "Question 2 of 4" } } });
    expect(document.activeElement).toBe(table.one(".pn-answer input"));
  });

  test("at the end the calibration is a table with what was said and what came", () => {
    const table = open("taught_quiz_end");
    expect(table.all(".pn-results tbody tr").length).toBeGreaterThan(1);
    expect(text(table, ".pn-results")).toContain("Brier");
  });
});
