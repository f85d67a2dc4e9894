// @ts-check
/**
 * One tab stop for the whole play area. The desk (piles, buttons) lies before the layout: arrows run inside each part as on a grid, and over
 * its edge into the other.
 *
 * @typedef {{ desk: HTMLElement[][], layout: HTMLElement[][] }} Parts rows of what can hold the focus
 */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/** @param {number} n @param {number} most */
const within = (n, most) => Math.max(0, Math.min(n, most));

/** @param {HTMLElement[][]} rows @param {Element} node */
function find(rows, node) {
  for (let r = 0; r < rows.length; r++) {
    const c = rows[r].indexOf(/** @type {HTMLElement} */ (node));
    if (c >= 0) return { r, c };
  }
  return null;
}

/**
 * @param {Parts} parts @param {Element} from @param {string} key an arrow, Home or End
 * @returns {HTMLElement | null}
 */
function neighbour(parts, from, key) {
  const desk = parts.desk.filter((row) => row.length);
  const layout = parts.layout.filter((row) => row.length);
  const inDesk = find(desk, from);
  const rows = inDesk ? desk : layout;
  const other = inDesk ? layout : desk;
  const at = inDesk ?? find(layout, from);
  if (!at) return null;
  if (key === "Home") return rows[at.r][0];
  if (key === "End") return /** @type {HTMLElement} */ (rows[at.r].at(-1));
  const [down, right] = STEPS[key] ?? [0, 0];
  const row = rows[at.r];
  if (right && row[at.c + right]) return row[at.c + right];
  if (down && rows[at.r + down]) return rows[at.r + down][within(at.c, rows[at.r + down].length - 1)];
  const outward = inDesk ? right > 0 || down > 0 : right < 0 || down < 0;
  if (!outward || !other.length) return null;
  if (down)
    return inDesk ? other[0][within(at.c, other[0].length - 1)] : /** @type {HTMLElement[]} */ (other.at(-1))[0];
  const across = other[within(at.r, other.length - 1)];
  return inDesk ? across[0] : /** @type {HTMLElement} */ (across.at(-1));
}

/** @param {() => Parts} parts */
export function createRoving(parts) {
  /** @type {HTMLElement | null} */
  let stop = null;
  const all = () => [...parts().desk, ...parts().layout].flat();

  /** @param {HTMLElement | null} node */
  function stand(node) {
    stop = node;
    for (const item of all()) {
      const index = item === node ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }

  return {
    /** @param {EventTarget | null} node */
    has: (node) => node instanceof HTMLElement && all().includes(node),
    /** @param {Element} from @param {string} key */
    move(from, key) {
      const to = neighbour(parts(), from, key);
      if (!to) return;
      stand(to);
      to.focus();
    },
    stand,
    /** After a drawing: keeps the stop where it is if it can. @param {HTMLElement | null} home */
    settle(home) {
      const items = all();
      stand(stop && items.includes(stop) ? stop : (home ?? items[0] ?? null));
    },
    get stop() {
      return stop;
    },
  };
}
