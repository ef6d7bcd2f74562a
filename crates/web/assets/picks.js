// @ts-check
// What is chosen before it is done: a piece (`input[data-pick]`), a number (`input[data-adjust]`), and which places of the
// table (`button[data-spot]`) can be used with it. A place that depends on the piece names those that fit in `data-picks`.

import { $, $$ } from "./dom.js";

/**
 * More or fewer of what is added.
 * @param {number} by
 */
export function adjust(by) {
  /** @type {HTMLInputElement | null} */
  const field = $("input[data-adjust]");
  if (!field) return;
  // A step may cost more than one.
  const each = Number(field.dataset.adjust) || 1;
  const most = Number(field.max) - (Number(field.max) % each);
  field.value = String(Math.min(Math.max(Number(field.value || 0) + by * each, 0), most));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {HTMLButtonElement} button */
function fits(button) {
  /** @type {HTMLInputElement[]} */
  const chosen = $$("input[data-pick]:checked");
  const picks = button.dataset.picks?.split(" ") ?? [];
  return chosen.some((it) => it.form === button.form && picks.includes(it.value));
}

/**
 * Whether a button can be used with what is chosen.
 * @param {HTMLButtonElement} button
 */
export const isOpen = (button) =>
  "picks" in button.dataset ? fits(button) : button.getAttribute("aria-disabled") !== "true";

/**
 * The place that a button stands for, with all that lies there.
 * @param {Element | null | undefined} button
 * @returns {HTMLElement | null | undefined}
 */
export const placeOf = (button) => button?.closest("[data-place]");

// Says which places cannot be used with what is chosen, and lets the tabulator stop once in each group: arrows lead on.
export function mark() {
  for (const group of $$("[data-roving]")) {
    /** @type {HTMLButtonElement[]} */
    const all = $$("button[data-spot]", group);
    /** @param {HTMLButtonElement} it */
    const isUsable = (it) => !("picks" in it.dataset) || fits(it);
    const stop = all.find((it) => it === document.activeElement) ?? all.find(isUsable) ?? all[0];
    for (const it of all) {
      it.tabIndex = it === stop ? 0 : -1;
      if (isUsable(it)) it.removeAttribute("aria-disabled");
      else it.setAttribute("aria-disabled", "true");
    }
  }
}
