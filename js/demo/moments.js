/** Every state of the table as Python sends it (tests/wire), cut down to as many players as are asked for. */

const WIRE = new URL("../../tests/wire/", import.meta.url);

/** What the page can show, and the moment behind it: some are a moment from which somebody has gone on, on the page. */
const MOMENTS = {
  teeoff: "teeoff10",
  turn: "turn10",
  drawn: "drawn10",
  flip: "drawn10",
  taken: "taken10",
  skip: "lastputt10",
  lastshots: "lastshots10",
  bot: "bots_alone10",
  holeover: "holeend10",
  over: "matchend10",
  gone: "turn10",
  error: "error10",
  failed: "failed10",
  caddie: "caddie10",
  "caddie-turn": "caddie_turn10",
  odds: "odds10",
  review: "review",
  setup: "turn10",
  rules: "turn10",
  lesson: "taught_open",
  "lesson hint": "taught_hint",
  "lesson wrong": "taught_wrong",
  "lesson out": "taught_out",
  "lesson good": "taught_good",
  "lesson over": "taught_over",
  map: "taught_map",
  rule: "taught_open",
  quiz: "taught_quiz_odds",
  "quiz count": "taught_quiz_count",
  "quiz legal": "taught_quiz_legal",
  "quiz best": "taught_quiz_best",
  "quiz blunder": "taught_quiz_blunder",
  "quiz told": "taught_quiz_told",
  "quiz over": "taught_quiz_end",
  "99 turn": "ninety_turn16",
  "99 caddie": "ninety_caddie16",
  "99 pay": "ninety_pay16",
  "99 curtain": "ninety_curtain16",
  "99 waits": "ninety_waits16",
  "99 round over": "ninety_roundend16",
  "99 over": "ninety_matchend16",
};

export const NAMES_OF_STATES = Object.keys(MOMENTS);

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/** What is in a file of moments, which is asked for once. @param {string} name @returns {Promise<any>} */
function read(name) {
  const asked = files.get(name) ?? fetch(new URL(`${name}.json`, WIRE)).then((answer) => answer.json());
  files.set(name, asked);
  return asked;
}

/** A moment with its labels in the place of their name. @param {{ state: any, later?: any[] }} moment @param {Record<string, any>} labels */
export function withLabels({ state, later = [] }, labels) {
  const fill = (traits) => (traits.labels ? { ...traits, labels: labels[traits.labels] } : traits);
  return { state: fill(state), later: later.map(fill) };
}

/** Any moment by the name of its file. @param {string} name */
export async function moment(name) {
  const [found, labels] = await Promise.all([read(name), read("labels")]);
  return withLabels(found, labels);
}

/** What has one entry a seat, in any game. */
const A_SEAT = ["layouts", "showing", "marks", "lines", "tokens", "counts", "players", "totals"];
const ROWS = ["scorecard"]; // one row a deal, one entry a seat
const SEATS = ["won", "lost"]; // one list of seats a deal

/** Only the first seats of a table. @param {any} traits @param {number} players */
function few({ view, card, ...rest }, players) {
  const some = (list) => list.slice(0, players);
  const within = (list) => list.filter((seat) => seat < players);
  const cut = (from, names, how) =>
    Object.fromEntries(names.flatMap((name) => (Array.isArray(from[name]) ? [[name, how(from[name])]] : [])));
  const all = (from) => ({
    ...from,
    ...cut(from, A_SEAT, some),
    ...cut(from, ROWS, (rows) => rows.map(some)),
    ...cut(from, SEATS, (lists) => lists.map(within)),
  });
  return {
    ...rest,
    view: { ...all(view), ranking: (view.ranking ?? []).filter(([seat]) => seat < players) },
    card: {
      ...all(card),
      leaders: within(card.leaders),
      settings: { ...card.settings, players: some(card.settings.players) },
    },
  };
}

/**
 * What the table is given in a state.
 * @param {string} name what is no state is a turn
 * @param {{ players?: number, names?: string[], holes?: number, speed?: number }} [how]
 */
export async function state(name, { players = 2, names = [], holes, speed = 1 } = {}) {
  const found = await moment(MOMENTS[name] ?? MOMENTS.turn);
  const traits = few(structuredClone(found.state), players);
  traits.card.players.forEach((player, seat) => {
    player[0] = names[seat] ?? player[0];
  });
  if (holes && traits.card.holes) traits.card.holes = holes;
  return { ...traits, speed };
}
