// @ts-check
// Small things to press: steps of a number, the help, the prompt, what is copied, menus that close.

import { $, $$, main, place, prompted, showPanel } from "./dom.js";
import { showKeys } from "./keys.js";
import { adjust } from "./picks.js";

/** @param {HTMLElement} button */
function copy(button) {
  /** @type {HTMLInputElement | null} */
  const field = $(`#${button.dataset.copy}`);
  navigator.clipboard?.writeText(field?.value ?? "");
  button.textContent = button.dataset.done ?? "";
}

/**
 * Whether what was clicked has to wait for somebody else.
 * @param {HTMLElement} at
 */
const isAsked = (at) => main?.dataset.mine === "yes" || !at.closest("main :is([data-place], [data-spot], [data-piece])");

let fades = 0;

/**
 * Says at the cursor whose turn it is.
 * @param {Event} event
 */
function chip(event) {
  if (!(event instanceof MouseEvent) || !event.detail) return;
  $(".turn-chip")?.remove();
  const it = document.createElement("p");
  it.className = "turn-chip";
  it.setAttribute("aria-hidden", "true");
  it.textContent = prompted();
  document.body.append(it);
  const [x, y] = [Math.min(event.clientX + 12, innerWidth - it.offsetWidth - 8), event.clientY + 12];
  it.style.translate = `${Math.max(8, x)}px ${Math.min(y, innerHeight - it.offsetHeight - 8)}px`;
  clearTimeout(fades);
  fades = setTimeout(() => it.remove(), 2000);
}

/** @param {Event} event */
function click(event) {
  const at = place(event);
  /** @type {HTMLElement | null} */
  const by = at.closest("[data-step]");
  if (by) adjust(Number(by.dataset.step));
  if (at.closest("[data-keys]")) showKeys();
  if (!isAsked(at)) chip(event);
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
