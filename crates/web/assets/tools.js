// @ts-check
// Small things to press: steps of a number, the help, the prompt, what is copied, menus that close.

import { $, $$, place, showPanel } from "./dom.js";
import { showKeys } from "./keys.js";
import { adjust } from "./picks.js";

/** @param {HTMLElement} button */
function copy(button) {
  /** @type {HTMLInputElement | null} */
  const field = $(`#${button.dataset.copy}`);
  navigator.clipboard?.writeText(field?.value ?? "");
  button.textContent = button.dataset.done ?? "";
}

/** @param {Event} event */
function click(event) {
  const at = place(event);
  /** @type {HTMLElement | null} */
  const by = at.closest("[data-step]");
  if (by) adjust(Number(by.dataset.step));
  if (at.closest("[data-keys]")) showKeys();
  if (at.closest(".prompt")) {
    showPanel();
    $("#tab-board")?.click();
  }
  /** @type {HTMLElement | null} */
  const copied = at.closest("[data-copy]");
  if (copied) copy(copied);
  /** @type {HTMLDetailsElement[]} */
  const menus = $$("details.pop[open]");
  for (const menu of menus) if (!menu.contains(at)) menu.open = false;
}

export function watchTools() {
  document.addEventListener("click", click);
  for (const it of $$("[data-copy]")) it.hidden = false;
}

// What lies below the bar on a phone has to know where that ends.
export function watchBar() {
  const bar = $(".bar");
  if (!bar) return;
  const measure = () => document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
  new ResizeObserver(measure).observe(bar);
}
