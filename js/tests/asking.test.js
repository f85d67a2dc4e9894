// @ts-check
/** A table that asks before it acts, and the line of the sealed deck. */
import { afterEach, describe, expect, test } from "vitest";
import { deeds, moment, open } from "./kit.js";

afterEach(() => document.body.replaceChildren());

describe("a table that asks before it acts", () => {
  test("Yes does what was asked about", () => {
    const table = open("confirm");
    expect(table.one(".pn-notice p").textContent).toBe("Swap B2: is that what you want?");
    table.button("Yes").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "swap B2", sure: true }]);
  });

  test("Cancel waves it away, and a new question comes again", () => {
    const table = open("confirm");
    table.button("Cancel").click();
    expect(table.one(".pn-notice").hidden).toBe(true);
    expect(deeds(table.model)).toEqual([]);
    const { confirm } = moment("confirm").state.panel;
    table.model.feed({ panel: { confirm: { ...confirm, number: 2 } } });
    expect(table.one(".pn-notice").hidden).toBe(false);
  });

  test("another place may be picked while it asks", () => {
    const table = open("confirm");
    table.place("C1").click();
    expect(deeds(table.model)).toEqual([{ kind: "act", revision: 41, action: "swap C1" }]);
  });
});

test("the sealed deck is one line, its title says it in full", () => {
  const line = open("confirm").one(".pn-seal");
  const { seal } = moment("confirm").state.panel;
  expect([line.textContent, line.title]).toEqual([seal.text, seal.title]);
  expect(open("drawn").one(".pn-seal").hidden).toBe(true);
});
