// @ts-check
/**
 * What Python sends, and nothing else: marks, options, sentences and sums arrive ready-made.
 *
 * @typedef {[place: string, cards: string, reason: string, strokes: string, kind: string]} Line
 * @typedef {[seat: number | null, text: string]} Said
 *
 * @typedef {object} View one moment of a match, as this table may see it; the drawing module of a game reads more keys of its own
 * @property {number} revision
 * @property {string} phase
 * @property {number | null} to_act
 * @property {string[]} options what may be done now, in notation
 * @property {[number | null, string] | null} did the event that led here; null when it is no news (after an undo, in a new match)
 * @property {number} near whose cards lie nearest
 * @property {string} ask the prompt
 * @property {Said[]} said the newest sentences
 * @property {Record<string, string>} does labels of verbs that name a card
 * @property {[done: number, of: number, text: string] | null} progress how far the one to act is with what opens a hole
 * @property {boolean} bots somebody who is no person is to act, and waits for a step
 * @property {boolean} practice
 * @property {boolean} curtain the hand of the seat to act is covered until somebody opens it
 * @property {Line[][]} lines how a deal ended and why, one list a seat
 * @property {[seat: number, place: string, strokes: string, behind: string][]} ranking
 * @property {string} heading over the ranking: who has won
 *
 * @typedef {object} Card what changes once a deal; the drawing module of a game reads more keys of its own
 * @property {string} game chooses the drawing module
 * @property {number} hole the deal in play, from 1: a hole, a round
 * @property {string} where
 * @property {number | null} dealer
 * @property {[name: string, kind: string, sort: string][]} players
 * @property {number} holes how many there will be; 0 where nobody knows
 * @property {(number | null)[][]} scorecard one list a deal, one number a seat
 * @property {number[]} totals
 * @property {number[]} leaders
 * @property {number[][]} won one list a deal: the seats that won it
 * @property {number[][]} lost one list a deal: the seats that lost something in it
 * @property {string} title
 * @property {string} rules
 * @property {string} skin
 * @property {Record<string, any>} settings
 * @property {Record<string, number>} [worth] strokes of a rank, where the face does not say them
 *
 * @typedef {object} Setup the words of the new-match panel
 * @property {string} title
 * @property {string} players
 * @property {[kind: string, label: string, about: string, games?: string[]][]} kinds who may play, and which games if not all
 * @property {[name: string, title: string, about: string, most: number, rules: Record<string, any>][]} games
 * @property {string} game
 * @property {string} rules
 * @property {[key: string, label: string, choices: [any, string][]][]} fields the switches; one without choices is a whole number
 * @property {number} most
 * @property {number} least
 * @property {string} name
 * @property {string} add
 * @property {string} remove
 *
 * @typedef {Record<typeof WORDS[number], string> & { lang: string, does: Record<string, string>, notes: Record<string, string>,
 *   phases: Record<string, string>, cards: Record<string, string>, places: Record<string, string>, setup: Setup, langs: [string, string][],
 *   speeds: [string, string][], rules: [string, string[]][], keys: [string, string][],
 *   reviewed: boolean }} Labels `reviewed`: whether this game's matches have a review
 *
 * @typedef {{ number?: number, text?: string, kind?: string }} Notice
 * @typedef {{ failed?: { number: number, seat: number, text: string, trace?: string, title?: string }, confirm?: { number: number, action: string, text: string },
 *   seal?: { text: string, title: string }, advice?: import("./caddie.js").Advice, odds?: import("./odds.js").Odds,
 *   review?: import("./review.js").Review, lesson?: Partial<import("./teach/taught.js").Taught>,
 *   quiz?: Partial<import("./teach/taught.js").Taught> }} Panel questions are numbered like notices
 *
 * @typedef {object} Model the part of an anywidget model that the table uses
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(message: any) => void} send
 * @property {(event: string, listener: (...args: any[]) => void) => void} on
 * @property {(event: string, listener: (...args: any[]) => void) => void} off
 */

/** The fixed words of a table, each a text. */
const WORDS = /** @type {const} */ ([
  "draw",
  "discard",
  "hand",
  "hole",
  "total",
  "showing",
  "strokes",
  "out",
  "leads",
  "won",
  "lost",
  "undo",
  "speed",
  "language",
  "help",
  "keys_title",
  "new",
  "close",
  "colon",
  "continue",
  "again",
  "let_novice",
  "step",
  "play",
  "pause",
  "start",
  "cancel",
  "sure",
  "busy",
  "unheard",
  "gone",
  "practice",
  "matched",
  "offered",
  "table",
  "log",
  "score",
  "dealer",
  "empty",
  "to_act",
  "changed",
  "skip_queue",
  "apart",
  "caddie",
  "odds",
  "review",
  "wait",
]);

/** Keys that Python leaves out while they are at these values. */
const VIEW = /** @type {View} */ ({
  revision: 0,
  phase: "",
  to_act: null,
  options: [],
  did: null,
  near: 0,
  ask: "",
  said: [],
  does: {},
  progress: null,
  bots: false,
  practice: false,
  curtain: false,
  lines: [],
  ranking: [],
  heading: "",
});
const CARD = /** @type {Card} */ ({
  game: "golf",
  hole: 0,
  where: "",
  dealer: null,
  players: [],
  holes: 0,
  scorecard: [],
  totals: [],
  leaders: [],
  won: [],
  lost: [],
  title: "",
  rules: "",
  skin: "links",
  settings: {},
});
const LABELS = /** @type {Labels} */ ({
  .../** @type {Record<typeof WORDS[number], string>} */ (Object.fromEntries(WORDS.map((word) => [word, ""]))),
  lang: "en",
  does: {},
  notes: {},
  phases: {},
  cards: {},
  places: {},
  langs: [],
  speeds: [],
  rules: [],
  keys: [],
  reviewed: false,
  setup: {
    title: "",
    players: "",
    kinds: [],
    games: [],
    game: "",
    rules: "",
    fields: [],
    most: 6,
    least: 2,
    name: "",
    add: "",
    remove: "",
  },
});

/** @param {Partial<View> | null | undefined} sent @returns {View} */
export const readView = (sent) => ({ ...VIEW, ...sent });
/** @param {Partial<Card> | null | undefined} sent @returns {Card} */
export const readCard = (sent) => ({ ...CARD, ...sent });
/** @param {Partial<Labels> | null | undefined} sent @returns {Labels} */
export const readLabels = (sent) => ({ ...LABELS, ...sent });

/** The end of a hole, of a round: shown until it is let go. The end of a match is none. @param {View} view */
export const endsDeal = ({ phase }) => phase.endsWith(" over");

/** An action in notation, parted: "swap B2" is the verb "swap" at the place "B2". @param {string} action */
export function parts(action) {
  const [verb, place = ""] = action.split(" ", 2);
  return { verb, place };
}

/** Numbers are shown with the minus sign, never with a hyphen. @param {string | number | null | undefined} value */
export const minus = (value) => String(value ?? "").replace(/^-(?=\d)/, "\u2212");
