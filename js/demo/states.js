/** Every state of the table by hand, for looking at it without Python. The sums below stand in for what Python sends. */
import { LABELS } from "./words.js";

const NAMES = ["Ann", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"];
const KINDS = [
  "",
  "bot, novice",
  "bot, random",
  "bot, novice",
  "bot, novice",
  "bot, random",
  "bot, novice",
  "bot, novice",
  "bot, novice",
  "bot, novice",
];
const HOLES = [
  [12, -4, 9, 1, 14, 7, -6, 18, 10],
  [8, 15, 3, 20, 9, -2, 12, 6, -1],
  [21, 6, 11, 4, 17, 9, 8, -10, 5],
  [5, 0, 14, 12, 11, 6, 19, 3, 7],
  [-2, 17, 20, 9, 2, 15, 10, 4, 13],
  [10, 13, 2, 16, 8, 5, -3, 12, 21],
  [4, 9, 9, 3, 8, 2, 1, 7, 7],
  [3, 9, 9, 3, 8, 2, 1, 7, 7],
  [6, 9, 9, 3, 8, 2, 1, 7, 7],
  [11, 9, 9, 3, 8, 2, 1, 7, 7],
];
const MID = [
  "5 9 ? 12 / 5 ? 3 ?",
  "? 10 8 ? / 7 ? 8 4",
  "11 ? ? 6 / ? ? 1 ?",
  "0 10 ? ? / ? 3 ? ?",
  "-5 ? 6 ? / -5 ? 2 9",
  "? 7 ? 4 / ? 12 ? ?",
];
const TEE = ["? 9 ? ? / ? ? ? ?", "? 10 ? ? / 7 ? ? ?", "11 ? ? ? / ? ? ? ?"];
const END = [
  "7 3 7 -5 / 7 9 7 4",
  "2 8 11 0 / 6 8 4 12",
  "11 5 9 6 / 11 2 1 6",
  "0 10 4 4 / 7 3 4 4",
  "-5 8 6 12 / -5 1 2 9",
  "3 7 5 4 / 3 12 10 1",
];
const NONE = "? ? ? ? / ? ? ? ?";
const PLACES = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"];
const swaps = PLACES.map((place) => `swap ${place}`);

const columns = (text) => {
  const rows = text.split(" / ").map((row) => row.split(" "));
  return rows[0].map((_, c) => rows.map((row) => row[c]));
};
const isPair = (column) => column[0] !== "?" && column.every((card) => card === column[0]);
const worth = (column) =>
  isPair(column) && column[0] !== "-5" ? 0 : column.reduce((sum, card) => sum + (Number(card) || 0), 0);

function count(text) {
  const all = columns(text);
  const pairs = {};
  for (const column of all) if (isPair(column)) pairs[column[0]] = (pairs[column[0]] ?? 0) + 1;
  const gifts = Object.entries(pairs).filter(([, n]) => n > 1);
  const total = all.reduce((sum, column) => sum + worth(column), 0) - gifts.reduce((sum, [, n]) => sum + 5 * n, 0);
  return { all, gifts, total };
}

function marks(text, over) {
  const { all, gifts } = count(text);
  return all.flatMap((column, c) => {
    const letter = "ABCD"[c];
    if (!isPair(column) && !over) return [];
    const gift = over && gifts.some(([card]) => card === column[0]);
    const kind = !isPair(column) ? "none" : gift ? "gift" : column[0] === "-5" ? "keep" : "calm";
    return [`${letter}1 ${letter}2|${String(worth(column)).replace("-", "−")}|${kind}`];
  });
}

function lines(text) {
  const { all, gifts, total } = count(text);
  const minus = (n) => String(n).replace("-", "−");
  return [
    ...all.map((column, c) => [
      "ABCD"[c],
      column.map(minus).join(" · "),
      isPair(column) ? (column[0] === "-5" ? "Hole-in-One pair" : "pair cancels") : "counts",
      minus(worth(column)),
      "",
    ]),
    ...gifts.map(([card, n]) => ["", `${n * 2} × ${minus(card)}`, "four-card match", minus(-5 * n), "gift"]),
    ["", "", "Strokes", minus(total), "total"],
  ];
}

const said = [
  [1, "Ben drew a 12, turned D2 up: 4."],
  [0, "Ann drew a 5 for A2: a pair."],
  [1, "Ben took the 8 for C1: a pair."],
];
const STATES = {
  teeoff: {
    phase: "tee off",
    layouts: TEE,
    ask: "Turn up one more card.",
    options: PLACES.filter((p) => p !== "B1").map((p) => `flip ${p}`),
    discard: "6",
    discard_count: 1,
    draw_count: 91,
    did: [1, "flip A2"],
    said: [[1, "Ben turned A2 up: 7."]],
  },
  turn: {
    ask: "Draw a card, or take the 4.",
    options: ["draw", "take"],
    does: { take: "Take the 4" },
    did: [1, "swap C1"],
  },
  drawn: {
    ask: "You drew a 3: swap it in, or turn one up instead.",
    hand: "3",
    hand_from: "draw",
    draw_count: 73,
    options: [...swaps, "flip C1", "flip B2", "flip D2"],
    did: [0, "draw"],
    said: [[0, "Ann drew a 3."]],
  },
  taken: {
    ask: "You took the 4: pick the place for it.",
    hand: "4",
    hand_from: "take",
    discard: "9",
    discard_count: 8,
    options: swaps,
    did: [0, "take"],
  },
  skip: {
    ask: "You drew an 8: swap it in, turn D2 up, or skip.",
    layouts: ["5 9 3 1 / 5 9 3 ?"],
    hand: "8",
    hand_from: "draw",
    discard: "11",
    options: [...swaps, "flip D2", "skip"],
    did: [0, "draw"],
  },
  lastshots: {
    phase: "last shot",
    out: 1,
    ask: "Ben has put out: one last shot, draw or take the 9.",
    layouts: [MID[0], "7 2 8 4 / 7 1 8 4"],
    options: ["draw", "take"],
    does: { take: "Take the 9" },
    discard: "9",
    draw_count: 51,
    discard_count: 30,
    did: [1, "swap B2"],
  },
  bot: {
    ask: "It is Ben's turn.",
    to_act: 1,
    bots: true,
    layouts: [MID[0], "? 10 8 4 / 7 ? 8 4"],
    discard: "11",
    discard_count: 10,
    did: [1, "swap D1"],
    said: [[1, "Ben took the 4 for D1: a pair of 4s."]],
  },
  holeover: {
    phase: "hole over",
    to_act: null,
    layouts: END,
    ask: "Ann takes hole 4 with 1 stroke.",
    did: [null, "score"],
    out: 0,
    said: [[null, "Ann takes hole 4 with 1 stroke."]],
  },
  over: {
    phase: "over",
    to_act: null,
    layouts: END,
    ask: "Ann wins the match, 61 strokes to 70.",
    did: [null, "score"],
    out: 0,
  },
};

function scorecard(players, played) {
  const card = Array.from({ length: played }, (_, hole) => HOLES.slice(0, players).map((row) => row[hole % 9]));
  const totals = HOLES.slice(0, players).map((_, seat) => card.reduce((sum, hole) => sum + hole[seat], 0));
  const best = Math.min(...totals);
  return {
    scorecard: card,
    totals,
    leaders: totals.flatMap((total, seat) => (played && total === best ? [seat] : [])),
    won: card.map((hole) => hole.flatMap((n, seat) => (n === Math.min(...hole) ? [seat] : []))),
  };
}

const START = {
  revision: 41,
  phase: "turn",
  to_act: 0,
  discard: "4",
  discard_count: 9,
  draw_count: 74,
  near: 0,
  said,
};
const CARD = {
  game: "golf",
  dealer: 1,
  rows: 2,
  columns: 4,
  title: "Play Nine",
  rules: "Play Nine: nine holes, two rows of four.",
  skin: "links",
};
const NOTICE = {
  number: 1,
  kind: "error",
  text: "skip is not allowed now: you have three facedown cards, and skipping needs exactly one.",
};

/** What was typed in the address may be no state of the view, but of the page around it. @param {string} name */
function base(name) {
  if (name === "failed") return STATES.bot;
  return STATES[name === "flip" ? "drawn" : name] ?? STATES.turn;
}

function layoutsOf(given, players) {
  const spare = given.phase === "tee off" ? [] : given.layouts === END ? END : MID;
  return Array.from({ length: players }, (_, i) => given.layouts?.[i] ?? spare[i % (spare.length || 1)] ?? NONE);
}

function viewOf(given, layouts, sums) {
  const ended = given.phase === "hole over" || given.phase === "over";
  const order = sums.totals.map((total, seat) => [seat, total]).sort((a, b) => a[1] - b[1]);
  const best = order[0][1];
  const ranking = order.map(([seat, n], i) => [seat, String(i + 1), String(n), n > best ? `+${n - best}` : ""]);
  return {
    ...START,
    ...given,
    layouts,
    showing: layouts.map((text) => count(text).total),
    marks: layouts.map((text) => marks(text, ended)),
    ...(ended ? { lines: layouts.map(lines) } : {}),
    ...(given.phase === "over" ? { ranking } : {}),
  };
}

/** @param {string} name @param {{ players?: number, names?: string[], holes?: number, alone?: boolean, speed?: number }} [how] */
export function state(name, { players = 2, names = NAMES, holes = 9, alone = name === "bot", speed = 1 } = {}) {
  const given = base(name);
  const layouts = layoutsOf(given, players);
  const sums = scorecard(players, { over: holes, "hole over": 4 }[given.phase] ?? 3);
  const who = (i) => [names[i] ?? NAMES[i], alone && !i ? "bot, novice" : KINDS[i], alone || i ? "bot" : "person"];
  return {
    view: viewOf(given, layouts, sums),
    card: {
      ...CARD,
      hole: given.phase === "over" ? 9 : 4,
      where: given.phase === "over" ? "Play Nine" : `Hole 4 of ${holes}`,
      holes,
      ...sums,
      players: Array.from({ length: players }, (_, i) => who(i)),
      settings: {
        players: ["Ann", "bot:novice"],
        game: "play nine",
        holes,
        bonus_adjacency: "any",
        tie_break: "shared",
      },
    },
    labels: LABELS,
    notice: name === "error" ? NOTICE : {},
    panel: name === "failed" ? { failed: { seat: 1, text: "Ben raised ZeroDivisionError: division by zero." } } : {},
    lang: "en",
    speed,
  };
}

export const NAMES_OF_STATES = [
  "teeoff",
  "turn",
  "drawn",
  "flip",
  "taken",
  "skip",
  "lastshots",
  "bot",
  "holeover",
  "over",
  "gone",
  "error",
  "failed",
  "setup",
  "rules",
];
