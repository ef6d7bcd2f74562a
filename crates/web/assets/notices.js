// @ts-check
// What is said below the table: why something was not done, and that the server is away.

import { $ } from "./dom.js";

let fades = 0;

/**
 * Says why something was not done; what was to be said stays in its field.
 * @param {string} why
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 */
export function fail(why, form, body) {
  const field = form.elements.namedItem("text");
  if (field instanceof HTMLInputElement)
    field.value = [body.get("text"), field.value].filter(Boolean).join(" ");
  const aloud = $("#aloud");
  if (!aloud) return;
  aloud.textContent = why;
  aloud.classList.replace("vh", "toast");
  clearTimeout(fades);
  fades = setTimeout(() => aloud.classList.replace("toast", "vh"), 5000);
}

// The words for a server that is away.
export const lost = () => $("#lost")?.textContent ?? "";

/** @param {boolean} isLost */
export function lose(isLost) {
  document.body.classList.toggle("lost", isLost);
  const words = $("#lost");
  if (words) words.hidden = !isLost;
}
