// @ts-check
import { SHEETS } from "./deeds.js";
import { leadsInForm, readTaught } from "./taught.js";

/** @typedef {import("./taught.js").Taught} Taught */

/** The lesson or the quiz at one view of a table: what may be asked for, by button and by key. */
export class Teaching {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.number = this.now?.number ?? -1;
    /** Which news is heard, and at which moment of the table: what comes later does not say it again. */
    this.told = { number: -1, revision: -1 };
  }

  /** @returns {Taught | null} what is taught, where anything is */
  get now() {
    return readTaught(this.table.model.get("panel"));
  }

  /** Whether Python has answered since this was last asked. */
  answered() {
    const number = this.now?.number ?? -1;
    const is = number !== this.number;
    this.number = number;
    return is;
  }

  /** What is new in the lesson, in words; the same words twice differ by a blank, or nobody would hear them. @param {number} revision */
  heard(revision) {
    const taught = this.now;
    if (!taught) return "";
    if (taught.number !== this.told.number) this.told = { number: taught.number, revision };
    return this.told.revision === revision ? `${taught.heard}${taught.number % 2 ? "\u00a0" : ""}` : "";
  }

  /** @param {string} tool */
  hides(tool) {
    return !!this.now?.hides.includes(tool);
  }

  /** The table's own buttons: the way on, where there is one; null: those of any table. @returns {import("../does.js").Button[] | null} */
  get commands() {
    const taught = this.now;
    const { queue, shown } = this.table;
    if (!taught) return null;
    // no new match is begun from here
    if (!taught.next || leadsInForm(taught)) return shown?.view.phase === "over" && !queue.waiting ? [] : null;
    const [deed, label] = taught.next;
    const off = this.table.sending.slow;
    return [{ id: "lesson", label, picture: "next", main: true, off, run: () => this.deed(deed) }];
  }

  /** A request about what is taught as it stands now. @param {string} kind @param {Record<string, any>} what */
  request(kind, what) {
    return { kind, number: this.now?.number ?? 0, ...what };
  }

  /** @param {string} deed @param {Record<string, any>} [more] */
  send(deed, more = {}) {
    this.table.sending.ask(this.request("lesson", { deed, ...more }));
  }

  /** @param {string} deed */
  deed(deed) {
    if (SHEETS.includes(deed)) this.open(/** @type {"map"} */ (deed));
    else this.send(deed);
  }

  /** @param {"map" | "rule" | "read"} name */
  open(name) {
    const { frame, hands, sending } = this.table;
    const { sheet } = frame.board[name];
    if (sheet.isOpen) return sheet.shut();
    const opener = hands.opener(frame.board.deeds.button(name));
    hands.shut();
    if (name !== "rule") sending.askSoon(() => this.request("lesson", { deed: name }));
    sheet.open(opener, name === "map" ? frame.board.map.home : undefined);
  }

  /** @param {string} name */
  go(name) {
    this.table.hands.shut();
    this.send("go", { name });
  }

  /** @param {string | number} value */
  answer(value) {
    this.table.sending.ask(this.request("answer", { value }));
  }

  /** @param {string | number} value the choice that is to be seen on the table */
  look(value) {
    this.send("look", { name: String(value) });
  }

  /** @param {string} key @returns {boolean} whether the key means something in what is taught */
  key(key) {
    const taught = this.now;
    if (!taught) return false;
    const { form, deeds } = this.table.frame.board;
    if (/^[1-9]$/.test(key) && form.pick(Number(key))) return true;
    const found = taught.deeds.find(([, , letter, offered]) => offered && letter.toLowerCase() === key);
    if (found) deeds.button(found[0])?.click();
    else if (key === "n" && taught.next && leadsInForm(taught)) this.deed(taught.next[0]);
    else return false;
    return true;
  }
}
