// @ts-check
// Results that stay until they are read: as a card over the table, with the focus on the way on. To those whom a result does
// not concern it is shown for a few seconds.

import { $, $$, main, place } from "./dom.js";
import { sound } from "./sound.js";

const SHOWN = 4000;
let timer = 0;
/** @type {Element | null} */
let before = null;

const table = () => `moment ${main.dataset.events}`;

/** @param {HTMLElement} it */
const version = (it) => Number(it.dataset.moment);

/** @returns {HTMLDetailsElement[]} */
const all = () => $$("details.moment");

const seen = () => Number(sessionStorage.getItem(table()) ?? NaN);

const newest = () => Math.max(0, ...all().map(version));

/** @returns {HTMLDetailsElement | null} */
const card = () => $("details.moment[data-card]");

export const isReading = () => card() !== null;

/** @param {HTMLDetailsElement} it */
function open(it) {
  const isNew = it.dataset.moment !== shown;
  it.open = true;
  it.dataset.card = "";
  if (!isNew && document.activeElement && document.activeElement !== document.body) return;
  if (isNew) {
    before = document.activeElement;
    sound("result");
    const aloud = $("#aloud");
    if (aloud?.matches(".vh")) aloud.textContent = it.innerText.replace(/\s+/g, " ");
  }
  shown = it.dataset.moment ?? "";
  if ("mine" in it.dataset) $("[data-go-on]", it)?.focus({ preventScroll: true });
  else {
    clearTimeout(timer);
    timer = setTimeout(readOn, SHOWN);
  }
}

let shown = "";

// What has not been read yet, the oldest first.
export function showMoments() {
  const next = all().find((it) => version(it) > seen());
  if (next) open(next);
}

// It was read.
export function readOn() {
  const it = card();
  if (!it) return;
  clearTimeout(timer);
  sessionStorage.setItem(table(), it.dataset.moment ?? "");
  delete it.dataset.card;
  it.open = false;
  const back = before?.isConnected ? before : null;
  if (back instanceof HTMLElement && back !== document.body) back.focus({ preventScroll: true });
  showMoments();
}

export function watchMoments() {
  if (Number.isNaN(seen())) sessionStorage.setItem(table(), String(newest()));
  document.addEventListener("click", (event) => {
    const at = place(event);
    if (at.closest("[data-go-on]")) readOn();
    // As a card it does not fold.
    else if (at.closest("details.moment[data-card] > summary")) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !isReading() || place(event).matches("button, a, input, textarea, summary")) return;
    event.preventDefault();
    readOn();
  });
  showMoments();
}
