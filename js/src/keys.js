// @ts-check
/**
 * Keeps plain keys inside the table. JupyterLab and Notebook 7 bind command-mode keys with selectors that end in ":focus", so the attribute
 * counts only on the focused element itself; Notebook 7 listens in the capture phase, so stopPropagation() in the table comes too late there.
 * A capture listener on window runs before both. Keys with Ctrl, Meta or Alt, and Escape, stay the host's.
 * @param {HTMLElement} root @param {AbortSignal} signal
 */
export function guardKeys(root, signal) {
  const view = root.ownerDocument.defaultView;
  /** @param {KeyboardEvent} event */
  const guard = (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || !root.contains(target)) return;
    target.toggleAttribute("data-lm-suppress-shortcuts", !isHosts(event));
  };
  view?.addEventListener("keydown", guard, { capture: true, signal });
}

/** @param {KeyboardEvent} event */
export const isHosts = (event) => event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape";

/** A field that takes every key itself. @param {EventTarget | null} target */
export const takesText = (target) =>
  target instanceof HTMLElement &&
  (target.tagName === "INPUT" || target.tagName === "SELECT" || target.tagName === "TEXTAREA");
