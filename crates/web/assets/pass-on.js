// @ts-check
// A seat that is handed over: its secret comes behind the sign # of the link, which no browser sends to a server.

import { $, place } from "./dom.js";

/** @type {HTMLInputElement | null} */
const field = $("#key");
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

const copy = $("[data-copy]");
if (copy) copy.hidden = !navigator.clipboard;
document.addEventListener("click", (event) => {
  const button = place(event).closest("[data-copy]");
  /** @type {HTMLInputElement | null} */
  const link = $("#link");
  if (!(button instanceof HTMLElement) || !link) return;
  navigator.clipboard.writeText(link.value);
  button.textContent = button.dataset.done ?? "";
});
