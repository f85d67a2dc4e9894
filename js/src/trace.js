// @ts-check
import { make, say, show } from "./dom.js";

/** Where somebody's own bot failed, line by line: shut until it is opened. */
export class Trace {
  constructor() {
    this.title = make("summary", "");
    this.lines = make("div", "pn-trace-lines");
    this.node = make("details", "pn-trace", {}, this.title, this.lines);
    this.node.hidden = true;
  }

  /** @param {{ trace?: string, title?: string } | undefined} failed */
  update(failed) {
    show(this.node, !!failed?.trace);
    say(this.title, failed?.title ?? "");
    say(this.lines, failed?.trace ?? "");
  }
}
