// @ts-check
import { createBar } from "./bar.js";
import { arrange, enable, make, put, say, show, usable } from "./dom.js";
import { Golf } from "./golf/golf.js";
import { createLog } from "./log.js";
import { Ninety } from "./ninety/ninety.js";
import { createNote } from "./note.js";
import { createNotice } from "./notice.js";
import { OddsSheet } from "./odds.js";
import { ReviewSheet } from "./review.js";
import { createRoving } from "./roving.js";
import { Rules } from "./rules.js";
import { Scorecard } from "./scorecard.js";
import { Seal } from "./seal.js";
import { Setup } from "./setup.js";
import { Board } from "./teach/board.js";
import { Tongues } from "./tongues.js";
import { createTools } from "./tools.js";
import { Trace } from "./trace.js";

/** One drawing module a game. @type {Record<string, new (hands: import("./scene.js").Hands) => import("./scene.js").Drawing>} */
const GAMES = { golf: Golf, ninety: Ninety };

/** What the room depends on in every game: how many play. @param {number} players */
const crowdOf = (players) => [`pn-p${players}`, ...(players > 6 ? ["pn-crowd"] : [])];

/**
 * @typedef {object} Deeds what a press can lead to
 * @property {(action: string) => void} act
 * @property {() => void} redraw
 * @property {(settings: Record<string, any>) => void} start
 * @property {() => void} undo @property {() => void} speed @property {() => void} language
 * @property {(lang: string) => void} speak
 * @property {(n: number) => void} goTo
 * @property {() => void} caddie @property {() => void} odds
 * @property {() => void} setup @property {() => void} help @property {() => void} dismiss
 * @property {import("./teach/board.js").Teacher} teacher
 */

/** Everything around the green: bar, tools, scorecard, log, note, panels. The same for every game. */
export class Frame {
  /** @param {Deeds} deeds */
  constructor(deeds) {
    this.tools = createTools([
      { id: "undo", picture: "undo", run: () => deeds.undo() },
      { id: "caddie", picture: "flag", run: () => deeds.caddie() },
      { id: "odds", picture: "odds", run: () => deeds.odds() },
      { id: "speed", picture: "speed", run: () => deeds.speed() },
      { id: "language", picture: "tongue", run: () => deeds.language() },
      { id: "new", picture: "deal", run: () => deeds.setup() },
      { id: "help", picture: "help", run: () => deeds.help() },
    ]);
    this.table = make("div", "pn-table");
    this.board = new Board(this.table, deeds.teacher);
    this.bar = createBar(this.tools.node, this.board);
    this.notice = createNotice(() => deeds.dismiss());
    this.note = createNote(this.notice.node);
    this.hands = {
      act: (/** @type {string} */ action) => deeds.act(action),
      redraw: () => deeds.redraw(),
      note: this.note,
    };
    this.score = new Scorecard();
    this.log = createLog();
    this.played = make("button", "pn-played", { type: "button" });
    this.played.addEventListener("click", () => usable(this.played) && deeds.help());
    this.seal = new Seal();
    this.foot = make("div", "pn-foot", {}, this.played, this.seal.node);
    this.trace = new Trace();
    const under = [this.board.node, this.table];
    this.rules = new Rules(under);
    this.setup = new Setup(under, (settings) => deeds.start(settings));
    this.odds = new OddsSheet(under);
    this.review = new ReviewSheet(under, (n) => deeds.goTo(n));
    this.tongues = new Tongues(under, (lang) => deeds.speak(lang));
    const own = [this.rules, this.setup, this.odds, this.review, this.tongues].map(({ sheet }) => sheet);
    this.sheets = [...own, ...this.board.sheets];
    const panels = this.sheets.map(({ node }) => node);
    this.node = make("div", "pn-frame", {}, this.bar.node, this.table, this.trace.node, ...panels);
    this.roving = createRoving(() => this.drawing?.items() ?? { desk: [], layout: [] });
    /** @type {import("./scene.js").Drawing | null} */
    this.drawing = null;
    this.game = "";
    /** What the focus was last set for: a moment of the match, whether it may be acted on, what a lesson has said. */
    this.seen = "";
    /** What has the focus and goes, while there is no place yet for the focus to go to. @type {Element | null} */
    this.stray = null;
  }

  /** @param {string} game */
  play(game) {
    if (this.game === game) return;
    this.game = game;
    this.stray = this.table.contains(document.activeElement) ? document.activeElement : null;
    const Module = GAMES[game];
    this.drawing = Module ? new Module(this.hands) : null;
    const parts = this.drawing ? [this.drawing.green, this.drawing.rivals] : [this.note.node];
    arrange(this.table, [...parts, this.score.node, this.log.node, this.foot]);
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./bar.js").Prompt} prompt @param {Record<string, import("./tools.js").ToolState>} tools @param {boolean} busy
   */
  update(scene, prompt, tools, busy) {
    const { view, card, labels } = scene;
    this.play(card.game);
    put(this.node, "lang", labels.lang);
    this.makeRoom(card, { "pn-frozen": scene.frozen, "pn-taught": !!scene.taught });
    this.board.update(scene.taught, labels, scene.frozen);
    this.bar.update(prompt);
    this.tools.update(labels.table, tools);
    this.score.update(card, labels, view.phase === "over" ? -1 : card.hole);
    this.log.update(labels.log);
    this.rules.update(labels, card);
    say(this.played, card.rules);
    put(this.played, "title", labels.help);
    show(this.played, !!card.rules);
    enable(this.played, !scene.frozen);
    this.setup.update(labels, busy);
    this.drawGame(scene);
  }

  /** @param {import("./wire.js").Card} card @param {Record<string, boolean>} states */
  makeRoom(card, states) {
    const { classes = [], sizes = {} } = this.drawing?.shape(card) ?? {};
    const now = Object.keys(states).filter((name) => states[name]);
    const all = ["pn-frame", ...crowdOf(card.players.length), ...classes, ...now];
    put(this.node, "class", all.join(" "));
    for (const [name, size] of Object.entries(sizes))
      if (this.node.style.getPropertyValue(name) !== String(size)) this.node.style.setProperty(name, String(size));
  }

  /** Draws the game, and sees to it that the focus never falls out of the table. @param {import("./scene.js").Scene} scene */
  drawGame(scene) {
    if (!this.drawing) return;
    const focused = document.activeElement;
    const inside = focused !== null && this.table.contains(focused) && this.roving.has(focused);
    this.drawing.draw(scene);
    const home = this.drawing.home();
    const now = [scene.view.revision, scene.live, scene.taught?.number].join(" ");
    const moved = this.seen !== now;
    this.seen = now;
    const asked = home !== null && usable(home) && (scene.live || home.classList.contains("pn-main"));
    const leaves = inside && (this.drawing.leaving(focused) || (moved && asked && !usable(focused)));
    const strays = this.stray !== null && (focused === this.stray || focused === document.body);
    if (home && (leaves || strays)) {
      this.roving.stand(home);
      home.focus();
    } else if (!inside && moved && asked) this.roving.stand(home);
    // what has the focus stays until there is a place for it: of one message, the panel may be heard before the view
    this.stray = (leaves || strays) && !home ? focused : null;
    if (!this.stray) this.drawing.tidy();
    this.roving.settle(home);
  }
}
