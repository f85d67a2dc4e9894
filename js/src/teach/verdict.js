// @ts-check
import { icon } from "../art.js";
import { make, mark, put, say } from "../dom.js";

/** The sign of each state: never the colour alone. @type {Record<string, string>} */
const SIGNS = {
  open: "way",
  read: "next",
  hint: "hint",
  good: "check",
  better: "better",
  shown: "turn",
  wrong: "close",
  out: "play",
  done: "flag",
};

/** How it stands, in a box that keeps its place: a sign, a word and what is said. */
export function createVerdict() {
  const signs = Object.fromEntries(Object.entries(SIGNS).map(([state, name]) => [state, icon(name)]));
  const word = make("b");
  const said = make("span");
  const text = make("p", "", {}, word, " ", said);
  const node = make("div", "pn-verdict", {}, ...Object.values(signs), text);
  let number = -1;

  /** @param {import("./taught.js").Taught} taught */
  function update(taught) {
    for (const [state, sign] of Object.entries(signs)) {
      put(sign, "hidden", state === taught.state ? null : "");
      mark(node, { [`pn-is-${state}`]: state === taught.state });
    }
    say(word, taught.word);
    say(said, taught.said);
    if (taught.number !== number && number >= 0 && taught.said) nudge();
    number = taught.number;
  }

  /** The same words twice are two answers: the eye is told, where things may move. */
  function nudge() {
    if (typeof node.animate !== "function") return;
    const duration = Number.parseFloat(getComputedStyle(node).getPropertyValue("--pn-turn")) || 0;
    if (duration) node.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration });
  }
  return { node, update };
}
