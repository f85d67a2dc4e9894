// @ts-check
/** Light, dark or high contrast is measured from the host's background, never from the system's wish: the two may differ. */

const LATER = [0, 120, 600]; // ms: a host names its new theme before the colours have arrived

/** @param {string} color as computed: rgb(…), rgba(…) or color(srgb …) @returns {[number, number, number, number] | null} parts of 0..1 */
export function channels(color) {
  const numbers = color.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number);
  if (!numbers || numbers.length < 3) return null;
  const scale = color.startsWith("color(") ? 1 : 255;
  return [numbers[0] / scale, numbers[1] / scale, numbers[2] / scale, numbers[3] ?? 1];
}

/** Relative luminance as WCAG has it, 0 black to 1 white. @param {number[]} rgb */
export function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

/** @param {Element} root @returns {boolean} */
function onDark(root) {
  for (let node = root.parentElement; node; node = node.parentElement) {
    const rgba = channels(getComputedStyle(node).backgroundColor);
    if (rgba && rgba[3] > 0.5) return luminance(rgba) < 0.2;
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme ?? "";
  if (scheme.includes("dark") && scheme.includes("light")) return matchMedia("(prefers-color-scheme: dark)").matches;
  return scheme.includes("dark");
}

/** @param {HTMLElement} body */
const inContrast = (body) =>
  /contrast/i.test(body.dataset.jpThemeName ?? "") ||
  (body.classList.contains("vscode-high-contrast") && !body.classList.contains("vscode-high-contrast-light"));

/** Sets pn-dark or pn-contrast now and whenever the host changes. @param {HTMLElement} root @param {AbortSignal} signal */
export function followTheme(root, signal) {
  const measure = () => {
    if (signal.aborted || !root.isConnected) return;
    const dark = onDark(root);
    const contrast = dark && inContrast(document.body);
    root.classList.toggle("pn-dark", dark && !contrast);
    root.classList.toggle("pn-contrast", contrast);
  };
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  const soon = () => {
    timers.forEach(clearTimeout);
    timers = LATER.map((ms) => setTimeout(measure, ms));
  };
  const observer = new MutationObserver(soon);
  for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
    matchMedia(query).addEventListener("change", soon, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
  });
  measure();
  soon();
}
