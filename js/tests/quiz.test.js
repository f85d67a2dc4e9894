import { afterEach, describe, expect, test } from "vitest";
import { deeds, moment, open, press, say } from "./kit.js";

afterEach(() => document.body.replaceChildren());

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

  test("strokes that are asked for are not announced either: no word without its number", () => {
    const words = (table) => table.all(".pn-showing").map((node) => node.textContent.trim());
    expect(words(open("taught_quiz_count"))).toEqual(["", ""]);
    expect(words(open("taught_quiz_odds")).every((text) => /^showing −?\d+$/.test(text))).toBe(true);
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
});

describe("what a quiz came to", () => {
  test("at the end the calibration is a table with what was said and what came", () => {
    const table = open("taught_quiz_end");
    expect(table.all(".pn-results tbody tr").length).toBeGreaterThan(1);
    expect(table.one(".pn-results").textContent).toContain("Brier");
  });
});

describe("an answer that is given", () => {
  test("stands: the slider of a chance is moved by no key", () => {
    const table = open("taught_quiz_told");
    expect(table.one(".pn-slider").disabled).toBe(true);
    expect(table.one(".pn-answer input").readOnly).toBe(true);
  });

  test("keeps the focus in the form where nothing leads on, after the last question", () => {
    for (const part of [".pn-slider", ".pn-form [type=submit]"]) {
      const table = open("taught_quiz_odds");
      table.one(part).focus();
      const { quiz } = moment("taught_quiz_end").state.panel;
      table.model.feed({ panel: { quiz: { ...quiz, number: 4 } } });
      expect(document.activeElement).toBe(table.one(".pn-answer input"));
      document.body.replaceChildren();
    }
  });
});
