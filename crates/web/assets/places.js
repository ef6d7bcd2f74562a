// @ts-check
// Where something lies that is shown beside a part of the table.

import { $$ } from "./dom.js";

const AWAY = 14;
const EDGE = 8;

/**
 * @param {number} at
 * @param {number} least
 * @param {number} most
 */
const within = (at, least, most) => Math.max(least, Math.min(at, most));

// The part of the window that is free: below the bar, above what is one's own.
function free() {
  const mine = $$("[data-mine-area]")
    .map((it) => it.getBoundingClientRect())
    .filter((it) => it.height > 0 && it.top > innerHeight / 2);
  return Math.min(innerHeight, ...mine.map((it) => it.top)) - EDGE;
}

/**
 * Puts a sheet beside its target: right of it, else left, else below or above it; its tip points at the middle.
 * @param {HTMLElement} sheet
 * @param {HTMLElement} target
 */
export function beside(sheet, target) {
  const it = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const middle = it.top + it.height / 2;
  let side = "end";
  let x = it.right + AWAY;
  if (x + width > innerWidth - EDGE) {
    side = "start";
    x = it.left - AWAY - width;
  }
  const isBeside = x >= EDGE;
  // What is one's own stays in sight where there is room for both.
  const end = free();
  const bottom = it.bottom <= end && height < end - EDGE ? end : innerHeight - EDGE;
  let y = within(middle - height / 2, EDGE, bottom - height);
  if (!isBeside) {
    x = within(it.left + it.width / 2 - width / 2, EDGE, innerWidth - EDGE - width);
    side = it.bottom + AWAY + height <= innerHeight - EDGE ? "below" : "above";
    y = side === "below" ? it.bottom + AWAY : Math.max(EDGE, it.top - AWAY - height);
  }
  sheet.dataset.side = side;
  sheet.style.setProperty("--tip", `${within(middle - y, 16, height - 16)}px`);
  sheet.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
