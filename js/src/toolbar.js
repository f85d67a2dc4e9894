// @ts-check
const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * Makes buttons one tab stop that is walked by arrows, Home and End; those that are hidden are stepped over.
 * @param {HTMLElement} node what holds them @param {() => HTMLElement[]} buttons
 * @returns {(home?: HTMLElement) => void} call it after a drawing: the stop must be a button that is shown
 */
export function walked(node, buttons) {
  const shown = () => buttons().filter((button) => !button.hidden);

  /** @param {HTMLElement | undefined} stop */
  function stand(stop) {
    for (const button of buttons()) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  node.addEventListener("keydown", (event) => {
    const all = shown();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const ends = /** @type {Record<string, number>} */ ({ Home: 0, End: all.length - 1 });
    const to = ends[event.key] ?? (STEPS[event.key] ? (at + STEPS[event.key] + all.length) % all.length : -1);
    if (at < 0 || to < 0) return;
    stand(all[to]);
    all[to].focus();
    event.preventDefault();
    event.stopPropagation();
  });

  return (home) => {
    const all = shown();
    if (all.filter((button) => button.tabIndex === 0).length !== 1) stand(home ?? all[0]);
  };
}
