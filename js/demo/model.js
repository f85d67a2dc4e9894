/** A model without a kernel: what the page sends is kept in `sent`, what Python would send is fed by hand. */
export class FakeModel {
  /** @param {Record<string, any>} traits */
  constructor(traits) {
    this.traits = structuredClone(traits);
    /** @type {any[]} */
    this.sent = [];
    /** @type {Record<string, any>} */
    this.saved = {};
    /** @type {Map<string, Set<Function>>} */
    this.listeners = new Map();
    this.dead = false;
  }

  get(name) {
    return this.traits[name];
  }

  set(name, value) {
    this.feed({ [name]: value });
    this.saved[name] = value;
  }

  save_changes() {}

  send(message) {
    if (this.dead) throw new Error("Cannot send");
    this.sent.push(message);
    this.answer?.(message);
  }

  on(event, listener) {
    if (!this.listeners.has(event)) this.listeners.set(event, new Set());
    this.listeners.get(event).add(listener);
  }

  off(event, listener) {
    this.listeners.get(event)?.delete(listener);
  }

  fire(event, ...args) {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(...args);
  }

  /** One message of Python's: all traits are set before anybody hears of it. */
  feed(traits) {
    const changed = Object.keys(traits).filter(
      (name) => JSON.stringify(traits[name]) !== JSON.stringify(this.traits[name]),
    );
    Object.assign(this.traits, structuredClone(traits));
    for (const name of changed) this.fire(`change:${name}`);
  }

  /** How many listeners live: none may be left when a view has gone. */
  get count() {
    return [...this.listeners.values()].reduce((n, set) => n + set.size, 0);
  }

  /** The kernel is gone. */
  die() {
    this.dead = true;
    this.fire("comm:close");
  }
}
