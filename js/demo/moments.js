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
};

export const NAMES_OF_STATES = Object.keys(MOMENTS);

/** @param {string} name */
const read = async (name) => (await fetch(new URL(`${name}.json`, WIRE))).json();

/** A moment with its labels in the place of their name. @param {{ state: any, later?: any[] }} moment @param {Record<string, any>} labels */
export function withLabels({ state, later = [] }, labels) {
  const fill = (traits) => (traits.labels ? { ...traits, labels: labels[traits.labels] } : traits);
  return { state: fill(state), later: later.map(fill) };
}

/** Any moment by the name of its file. @param {string} name @param {Promise<Record<string, any>>} [labels] */
export const moment = async (name, labels = read("labels")) => withLabels(await read(name), await labels);

/** Only the first seats of a table. @param {any} traits @param {number} players */
function few({ view, card, ...rest }, players) {
  const some = (list = []) => list.slice(0, players);
  const seats = (list) => list.filter((seat) => seat < players);
  return {
    ...rest,
    view: {
      ...view,
      layouts: some(view.layouts),
      showing: some(view.showing),
      marks: some(view.marks),
      lines: some(view.lines),
      ranking: (view.ranking ?? []).filter(([seat]) => seat < players),
    },
    card: {
      ...card,
      players: some(card.players),
      totals: some(card.totals),
      scorecard: card.scorecard.map(some),
      leaders: seats(card.leaders),
      won: card.won.map(seats),
      settings: { ...card.settings, players: some(card.settings.players) },
    },
  };
}

/** Loads what the page shows; every state is at hand from then on. */
export async function loadStates() {
  const files = [...new Set(Object.values(MOMENTS))];
  const labels = read("labels");
  const loaded = Object.fromEntries(await Promise.all(files.map(async (file) => [file, await moment(file, labels)])));

  /**
   * @param {string} name what is no state is a turn
   * @param {{ players?: number, names?: string[], holes?: number, speed?: number }} [how]
   */
  return function state(name, { players = 2, names = [], holes = 9, speed = 1 } = {}) {
    const traits = few(structuredClone(loaded[MOMENTS[name] ?? MOMENTS.turn].state), players);
    traits.card.players.forEach((player, seat) => {
      player[0] = names[seat] ?? player[0];
    });
    return { ...traits, card: { ...traits.card, holes }, speed };
  };
}
