// @ts-check
/** What a table shows now, put together from what Python said and how far the queue has come. No sentence is made here. */

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./queue.js").Moment} Moment */

/** @param {Table} table @param {View} view */
export const waitsForStep = (table, view) => view.bots && view.phase !== "over" && !failure(table);

/** @param {Table} table */
const failure = (table) => table.model.get("panel")?.failed ?? null;

/** What is asked before it is done, unless that was waved away. @param {Table} table @param {View} view */
const question = (table, view) => {
  const asked = table.model.get("panel")?.confirm;
  return asked && asked.number !== table.waved && view.options.includes(asked.action) ? asked : null;
};

/** The table's own buttons. @param {Table} table @returns {import("./does.js").Button[]} */
export function commands(table) {
  const { labels, queue, shown } = table;
  const view = shown?.view;
  if (!view || table.sending.gone) return [];
  const taught = table.teaching.commands;
  if (taught) return taught;
  if (view.phase === "over" && !queue.waiting)
    return [{ id: "new match", label: labels.new, picture: "next", main: true, run: () => table.hands.setup() }];
  const next = {
    id: "continue",
    label: labels.continue,
    picture: "next",
    main: true,
    run: () => queue.release(),
  };
  const alone = table.isAlone;
  if (alone && waitsForStep(table, view)) return [...(queue.held ? [next] : []), ...stepping(table)];
  if (queue.held) return [next];
  if (queue.waiting) return [{ id: "hurry", label: labels.skip_queue, picture: "hurry", run: () => queue.hurry() }];
  if (failure(table)) return waysOn(table);
  const asked = question(table, view);
  if (asked) return answers(table, asked);
  if (view.curtain) return [opening(table, view)];
  // after going back to a bot's decision: it waits to be told
  if (waitsForStep(table, view))
    return [
      {
        id: "play",
        label: labels.play,
        picture: "play",
        off: table.sending.slow,
        run: () => table.hands.ask("step"),
      },
    ];
  return [];
}

/** Opens the hand that is covered between two people at one screen. @param {Table} table @param {View} view */
const opening = ({ sending, hands }, { does }) => ({
  id: "open",
  label: does.open,
  picture: "turn",
  main: true,
  off: sending.slow,
  run: () => hands.ask("open"),
});

/** What may be done about a bot that has failed. @param {Table} table @returns {import("./does.js").Button[]} */
function waysOn({ labels, sending, hands }) {
  const off = sending.slow;
  return [
    { id: "again", label: labels.again, off, run: () => hands.ask("step") },
    { id: "let novice", label: labels.let_novice, off, run: () => hands.ask("step", { by: "bot:novice" }) },
  ];
}

/** @param {Table} table @param {{ number: number, action: string }} asked @returns {import("./does.js").Button[]} */
function answers({ labels, sending, hands }, { number, action }) {
  const off = sending.slow;
  return [
    { id: "sure", label: labels.sure, main: true, off, run: () => hands.act(action, true) },
    { id: "not sure", label: labels.cancel, off, run: () => hands.wave(number) },
  ];
}

/** @param {Table} table @returns {import("./does.js").Button[]} */
function stepping(table) {
  const { labels, queue, sending } = table;
  const play = (/** @type {boolean} */ on) => () => {
    table.playing = on;
    if (on && queue.held) queue.release();
    table.draw();
  };
  const auto = table.playing
    ? { id: "pause", label: labels.pause, picture: "pause", run: play(false) }
    : { id: "play", label: labels.play, picture: "play", run: play(true) };
  if (queue.held) return [auto];
  const off = table.playing || !!queue.waiting || sending.slow;
  return [auto, { id: "step", label: labels.step, picture: "next", off, run: () => table.hands.ask("step") }];
}

/** @param {Table} table @param {Moment} moment @returns {import("./bar.js").Prompt} */
function prompt({ labels, sending, teaching }, { view, card }) {
  const said = view.said.at(-1)?.[1] ?? "";
  const ask = sending.gone ? labels.gone : view.ask;
  // what others did is heard before what is asked now; one's own deed one knows
  const others = view.did && (view.did[0] === null || view.did[0] !== view.to_act);
  const tag = view.phase === "turn" ? "" : (labels.phases[view.phase] ?? "");
  const where = [card.where || card.title, view.practice ? labels.practice : ""].filter(Boolean).join(" · ");
  return {
    tag,
    loud: view.phase === "last shot",
    heard: [others && said !== ask ? said : "", teaching.heard(view.revision)].filter(Boolean).join(" "),
    ask,
    gone: sending.gone,
    where,
  };
}

/** @param {Table} table @returns {Record<string, import("./tools.js").ToolState>} */
function tools({ labels, sending, speed, model, caddie, teaching }) {
  const usable = !sending.gone;
  const pace = labels.speeds.find(([value]) => Number(value) === speed)?.[1] ?? "";
  const lang = model.get("lang") ?? labels.lang;
  const tongue = labels.langs.find(([code]) => code === lang)?.[1] ?? lang;
  const states = {
    undo: { name: labels.undo, usable: usable && !sending.slow },
    caddie: caddie.looksBack
      ? {
          name: `${labels.caddie}${labels.colon}${labels.review}`,
          text: labels.caddie,
          usable: usable && labels.reviewed,
        }
      : { name: labels.caddie, text: labels.caddie, usable, pressed: caddie.on },
    odds: { name: labels.odds, usable },
    speed: { name: `${labels.speed}${labels.colon}${pace}`, text: pace, usable },
    language: { name: `${labels.language}${labels.colon}${tongue}`, text: String(lang).toUpperCase(), usable },
    new: { name: labels.new, usable },
    help: { name: labels.help, usable },
  };
  return Object.fromEntries(Object.entries(states).map(([id, it]) => [id, { ...it, hidden: teaching.hides(id) }]));
}

/** @param {Table} table @param {View} view */
function notice(table, view) {
  const { labels, sending } = table;
  const failed = failure(table);
  if (sending.gone) return null;
  if (failed) return { text: failed.text };
  const asked = question(table, view);
  if (asked) return { text: asked.text, hint: true };
  const { text, kind } = table.model.get("notice") ?? {};
  return table.noticeOn && text ? { text, hint: kind === "hint", close: labels.close } : null;
}

/** @param {Table} table @param {Moment} moment @param {{ stepped: boolean, fresh: boolean }} how */
export function paint(table, { view, card }, how) {
  const { labels, sending, frame } = table;
  const pending = sending.slow ? (sending.pending?.action ?? sending.pending?.kind ?? null) : null;
  const scene = {
    view,
    card,
    labels,
    pending,
    ...how,
    live: table.live,
    frozen: sending.gone,
    commands: commands(table),
    advice: table.caddie.advice,
    taught: table.teaching.now,
    remark: sending.busy ? labels[sending.heard ? "busy" : "unheard"] : "",
  };
  frame.notice.update(notice(table, view));
  const panel = table.model.get("panel") ?? {};
  frame.seal.update(panel.seal);
  frame.trace.update(panel.failed);
  frame.odds.update(labels, panel.odds?.revision === view.revision ? panel.odds : undefined);
  frame.review.update(labels, panel.review?.revision === view.revision ? panel.review : undefined);
  frame.tongues.update(labels, table.model.get("lang") ?? labels.lang);
  frame.update(scene, prompt(table, { view, card }), tools(table), sending.slow);
}
