// @ts-check
// What a hint advises, shown on the board and not played.

import { $, $$, choose, place, showPanel } from "./dom.js";
import { placeOf } from "./picks.js";
import { preview } from "./preview.js";

/**
 * The button of what is advised; the piece it needs is chosen.
 * @param {HTMLElement} link
 * @returns {HTMLButtonElement | null}
 */
function advised(link) {
  const wish = [...new URLSearchParams(link.dataset.wish)];
  for (const [name, value] of wish) {
    /** @type {HTMLInputElement | null} */
    const radio = $(`input[data-pick][name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
    if (radio && !radio.disabled) choose(radio);
  }
  for (const [name, value] of [...wish, ["action", link.dataset.show ?? ""]]) {
    /** @type {HTMLButtonElement | null} */
    const button = $(`button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
    if (button) return button;
  }
  return null;
}

/** @param {HTMLElement} link */
function showHint(link) {
  for (const it of $$(".hinted")) it.classList.remove("hinted");
  for (const it of $$("a[data-show]")) it.setAttribute("aria-current", String(it === link));
  const button = advised(link);
  if (!button) return;
  /** @type {HTMLInputElement | null} */
  const tab = $("#tab-board");
  if (tab) tab.checked = true;
  showPanel();
  (placeOf(button) ?? button).classList.add("hinted");
  button.scrollIntoView({ block: "center", inline: "center" });
  if ("picks" in button.dataset) preview(button);
  else button.focus({ preventScroll: true });
}

export function watchHints() {
  // What is advised already is shown or put away.
  document.addEventListener("click", (event) => {
    /** @type {HTMLDetailsElement | null} */
    const known = place(event).closest(".ask-hint") && $("details.hints");
    if (!known) return;
    event.preventDefault();
    known.open = !known.open;
  });
  document.addEventListener("click", (event) => {
    /** @type {HTMLElement | null} */
    const link = place(event).closest("a[data-show]");
    if (!link) return;
    event.preventDefault();
    showHint(link);
  });
}
