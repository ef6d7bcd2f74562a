// @ts-check
// What a button would do, shown before it is done: beside it, on a phone as a sheet from below. A button with
// `data-preview` has such a sheet; asked about is what its form would send.

import { $, $$, fields, main, parse, place } from "./dom.js";
import { isOpen, mark, placeOf } from "./picks.js";

const isPhone = () => innerWidth < 600;
const PREVIEWED = "button[data-preview]";
/** @type {string | null} */
let shown = null;
let timer = 0;

export const isShown = () => Boolean($("#preview .preview-sheet"));

export function hide() {
  clearTimeout(timer);
  shown = null;
  $("#preview")?.replaceChildren();
  $(".previewed")?.classList.remove("previewed");
}

/** @param {HTMLButtonElement} button */
function address(button) {
  const url = new URL(main.dataset.preview ?? "", location.href);
  if (button.form) url.search = String(fields(button.form, button));
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  return url;
}

/**
 * Shows what a button would do; says whether there is nothing to show.
 * @param {HTMLButtonElement} button
 */
export async function preview(button) {
  if (!isOpen(button)) return hide();
  shown = button.value;
  const answer = await fetch(address(button)).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (shown !== button.value) return;
  $(".previewed")?.classList.remove("previewed");
  placeOf(again())?.classList.add("previewed");
  const sheet = $(".preview-sheet", parse(text));
  $("#preview")?.replaceChildren(...(sheet ? [document.adoptNode(sheet)] : []));
  return answer?.ok && !sheet;
}

// The button that a sheet was opened for, as it is now.
const again = () =>
  shown ? /** @type {HTMLButtonElement[]} */ ($$(PREVIEWED)).find((it) => it.value === shown) : undefined;

/**
 * The first touch shows what a button would do, the second does it; where there is nothing to show, the first one does.
 * @param {HTMLButtonElement} button
 */
async function touch(button) {
  if (await preview(button)) button.form?.requestSubmit(button);
}

/**
 * @param {() => void} what
 * @param {number} delay
 */
function soon(what, delay) {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
}

/**
 * @param {Event} event
 * @returns {HTMLButtonElement | null}
 */
const buttonAt = (event) => place(event).closest(PREVIEWED);

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType === "touch") return;
  const around = place(event).closest("[data-place=whole]");
  /** @type {HTMLButtonElement | null} */
  const button = buttonAt(event) ?? (around && $(PREVIEWED, around));
  if (button) {
    if (button.value !== shown) soon(() => preview(button), 120);
    else clearTimeout(timer);
  } else if (place(event).closest("#preview")) clearTimeout(timer);
  else if (shown) soon(hide, 250);
}

/** @param {Event} event */
function click(event) {
  const button = buttonAt(event);
  if (!button) {
    if (isPhone() && shown && !place(event).closest("#preview, [data-keeps-preview]")) hide();
    return;
  }
  const isBarred = !isOpen(button);
  if (isBarred || (isPhone() && shown !== button.value)) {
    event.preventDefault();
    button.focus();
    if (!isBarred) touch(button);
  }
}

/**
 * Another piece or number: the sheet is asked for anew, or is no longer true.
 * @param {Event} event
 */
function change(event) {
  const { onChange } = place(event).dataset;
  if (onChange === "close") return hide();
  if (onChange !== "preview") return;
  mark();
  const button = again();
  if (button) preview(button);
}

export function watchPreviews() {
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", (event) => {
    const button = buttonAt(event);
    if (button?.matches(":focus-visible") && !isPhone()) soon(() => preview(button), 60);
  });
  document.addEventListener("click", click);
  document.addEventListener("change", change);
}
