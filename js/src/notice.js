// @ts-check
import { icon } from "./art.js";
import { arrange, make, mark, put, say, show } from "./dom.js";

/** @typedef {{ label: string, run: () => void }} Answer */

/** An error, a hint or a question over the note's kept place. The prompt stays. @param {() => void} closed */
export function createNotice(closed) {
  const text = make("p");
  const signs = { warn: icon("warn"), hint: icon("hint") };
  const answers = make("div", "pn-answers");
  const close = make("button", "pn-tool", { type: "button" }, make("span", "", {}, icon("close")));
  const node = make("div", "pn-notice", { role: "alert" }, signs.warn, signs.hint, text, answers, close);
  close.addEventListener("click", closed);
  node.hidden = true;
  /** @type {HTMLButtonElement[]} */
  let buttons = [];

  /**
   * @param {{ text: string, hint?: boolean, answers?: Answer[], close: string } | null} said null hides it
   */
  function update(said) {
    show(node, !!said);
    if (!said) return say(text, "");
    mark(node, { "pn-mild": said.hint });
    put(signs.warn, "hidden", said.hint ? "" : null);
    put(signs.hint, "hidden", said.hint ? null : "");
    say(text, said.text);
    put(close, "aria-label", said.close);
    show(close, !said.answers?.length);
    const wanted = said.answers ?? [];
    if (buttons.length !== wanted.length) {
      buttons = wanted.map(() => make("button", "pn-btn", { type: "button" }));
      arrange(answers, buttons);
    }
    buttons.forEach((button, i) => {
      say(button, wanted[i].label);
      button.onclick = wanted[i].run;
    });
  }
  return { node, update, close };
}
