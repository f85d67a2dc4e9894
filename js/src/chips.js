// @ts-check
import { icon } from "./art.js";
import { make } from "./dom.js";

/** @typedef {import("./caddie.js").Worth} Worth */

/** @param {string} grade a sign says best and too close to call: never colour alone */
function signOf(grade) {
  if (grade === "best") return [make("span", "pn-sign", {}, icon("flag"))];
  return grade === "tied" ? [make("span", "pn-sign pn-open", {}, "≈")] : [];
}

/** What an option is worth, on its card. @param {HTMLElement} place @param {Worth | undefined} worth */
export function layChip(place, worth) {
  const old = /** @type {HTMLElement | null} */ (place.querySelector(":scope > .pn-chip"));
  const key = worth ? worth.slice(0, 3).join(" ") : "";
  if ((old?.dataset.pnWorth ?? "") === key) return;
  old?.remove();
  if (!worth) return;
  const [strokes, error, grade] = worth;
  const number = make("span", `pn-odds pn-${grade === "tied" ? "good" : grade}`, {}, strokes);
  if (error) number.append(make("small", "", {}, error));
  place.append(make("span", "pn-chip", { "aria-hidden": "true", "data-pn-worth": key }, ...signOf(grade), number));
}

/** The same in short, on a button. @param {HTMLElement} button @param {Worth | undefined} worth */
export function layMean(button, worth) {
  const old = button.querySelector(":scope > .pn-mean");
  const cls = worth ? `pn-mean pn-${worth[2] === "tied" ? "good" : worth[2]}` : "";
  if (old?.textContent === worth?.[0] && (old?.className ?? "") === cls) return;
  old?.remove();
  if (worth) button.append(make("span", cls, { "aria-hidden": "true" }, worth[0]));
}
