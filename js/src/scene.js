// @ts-check
/**
 * What a drawing module gets, and what it must be. One module a game, chosen by `card.game`; none of them knows the rules.
 *
 * @typedef {object} Scene
 * @property {import("./wire.js").View} view
 * @property {import("./wire.js").Card} card
 * @property {import("./wire.js").Labels} labels
 * @property {boolean} live what is offered may be acted on now
 * @property {string | null} pending the action whose answer is awaited visibly
 * @property {boolean} frozen
 * @property {boolean} stepped move what differs from the view before
 * @property {boolean} fresh nothing shown before belongs to this view
 * @property {import("./does.js").Button[]} commands the table's own buttons: next deal, new match, step …
 * @property {import("./caddie.js").Advice | null} advice what the caddie says of the options
 * @property {import("./teach/taught.js").Taught | null} taught the lesson or the quiz beside the table
 * @property {string} remark said in the note's place, before what the game would say there
 *
 * @typedef {object} Drawing
 * @property {HTMLElement} green @property {HTMLElement} rivals
 * @property {(card: import("./wire.js").Card) => { classes: string[], sizes: Record<string, number> }} shape what the room depends on
 * @property {(scene: Scene) => void} draw
 * @property {() => void} tidy takes away what the focus has left
 * @property {() => import("./roving.js").Parts} items
 * @property {() => HTMLElement | null} home where the focus belongs when its place is no longer offered
 * @property {(node: Element) => boolean} leaving whether a node is about to go
 * @property {(key: string) => boolean} key a letter; true if it meant something
 *
 * @typedef {{ act: (action: string) => void, redraw: () => void, note: ReturnType<typeof import("./note.js").createNote> }} Hands
 */
export {};
