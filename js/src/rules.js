// @ts-check
import { make } from "./dom.js";
import { createSheet } from "./sheet.js";

/** The rules in the project's own words, and the keys. @param {HTMLElement} under */
export function createRules(under) {
  const content = make("div", "pn-prose", { tabindex: "0" });
  const sheet = createSheet(under, content);
  /** @type {unknown} */
  let drawn = null;

  /** @param {import("./wire.js").Labels} labels @param {import("./wire.js").Card} card */
  function update(labels, card) {
    sheet.update(labels.help ?? "", labels.close ?? "");
    const said = `${labels.lang} ${card.title} ${card.rules}`;
    if (drawn === said) return;
    drawn = said;
    const sections = labels.rules.map(([title, paragraphs]) =>
      make("section", "", {}, make("h3", "", {}, title), ...paragraphs.map((text) => make("p", "", {}, text))),
    );
    const keys = labels.keys.flatMap(([key, does]) => [make("dt", "", {}, make("kbd", "", {}, key)), make("dd", "", {}, does)]);
    const heading = labels.keys_title ? [make("h3", "", {}, labels.keys_title)] : [];
    const lead = card.rules ? [make("p", "pn-lead-in", {}, card.rules)] : [];
    content.replaceChildren(...lead, ...sections, make("section", "pn-keys", {}, ...heading, make("dl", "", {}, ...keys)));
  }
  return { ...sheet, update, get isOpen() { return sheet.isOpen; } };
}
