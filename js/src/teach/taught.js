// @ts-check
/**
 * What a lesson or a quiz says beside the table. Everything is said by Python: sentences, states, what may be asked for, and by which key.
 *
 * @typedef {[deed: string, label: string, key: string, offered: boolean]} Deed
 * @typedef {[title: string, paragraphs: string[]][]} Prose
 * @typedef {[got: number, of: number, heard: string]} Count
 * @typedef {[name: string, title: string, stars: Count | null, state: string, word: string]} Entry
 * @typedef {{ number: number, name: string, note: string, chapters: [title: string, entries: Entry[]][] }} Way the map of a course; `name`: where one is
 *
 * @typedef {object} Form how a question is answered
 * @property {"number" | "choice" | "chance"} kind
 * @property {string} label @property {string} unit @property {string} send
 * @property {[value: string | number, label: string][]} choices
 * @property {{ given: string | number, right: string | number | null } | null} answered
 * @property {string} [looks] choices are looked at before one is sent: the one that lies on the table
 *
 * @typedef {object} Results what a quiz came to
 * @property {string[]} lines
 * @property {string} caption @property {string[]} heads
 * @property {[said: string, times: string, came: string, saidShare: number, cameShare: number][]} rows shares in hundredths
 *
 * @typedef {object} Taught
 * @property {number} number grows with every change
 * @property {string} title @property {string} where
 * @property {Count | null} step which step of how many
 * @property {Count | null} stars
 * @property {string} score
 * @property {string[]} text @property {string} task
 * @property {string} state open, good, better, wrong, done @property {string} word the state in words @property {string} said
 * @property {string} heard what a reader hears of it
 * @property {Deed[]} deeds in their order
 * @property {[deed: string, label: string] | null} next what leads on
 * @property {string[]} hides the tools that make no sense here
 * @property {{ rule: string, map: string, read: string }} heads of the sheets
 * @property {Prose} rule
 * @property {Prose | null} read the whole lesson, once it was asked for
 * @property {Way | null} map the course, once it was asked for
 * @property {Form | null} form
 * @property {Results | null} results
 */

/** What Python leaves out while there is none of it. @type {Taught} */
const NONE = {
  number: 0,
  title: "",
  where: "",
  step: null,
  stars: null,
  score: "",
  text: [],
  task: "",
  state: "open",
  word: "",
  said: "",
  heard: "",
  deeds: [],
  next: null,
  hides: [],
  heads: { rule: "", map: "", read: "" },
  rule: [],
  read: null,
  map: null,
  form: null,
  results: null,
};

/** @param {{ lesson?: Partial<Taught>, quiz?: Partial<Taught> } | undefined} panel @returns {Taught | null} */
export function readTaught(panel) {
  const sent = panel?.lesson ?? panel?.quiz;
  return sent ? { ...NONE, ...sent } : null;
}

/** Whether what leads on stands in the form of a quiz; that of a lesson lies on the table. @param {Taught} taught */
export const leadsInForm = ({ form, results }) => !!form || !!results;
