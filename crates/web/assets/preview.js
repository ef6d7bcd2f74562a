// @ts-check
// What a button would do, shown before it is done: beside its place, where fingers point as a sheet from below. A button with
// `data-preview` has such a sheet; asked about is what its form would send. What decides is what one points with, not the width.

import { $, $$, fields, main, parse, place } from "./dom.js";
import { isOpen, mark, placeOf } from "./picks.js";
import { beside } from "./places.js";

const PREVIEWED = "button[data-preview]";
const REST = 120;
const STAYS = 200;
/** @type {string | null} */
let shown = null;
let timer = 0;
let isFinger = matchMedia("(hover: none) and (pointer: coarse)").matches;

const box = () => $("#preview");
const sheet = () => $("#preview .preview-sheet");

export const isShown = () => Boolean(sheet());

/** @param {boolean} is */
function useFinger(is) {
  isFinger = is;
  document.documentElement.toggleAttribute("data-finger", isFinger);
}

/** @param {PointerEvent} event */
const point = (event) => useFinger(event.pointerType === "touch");

export function hide() {
  clearTimeout(timer);
  shown = null;
  box()?.replaceChildren();
  $(".previewed")?.classList.remove("previewed");
}

/** @param {HTMLButtonElement} button */
function address(button) {
  const url = new URL(main.dataset.preview ?? "", location.href);
  if (button.form) url.search = String(fields(button.form, button));
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  return url;
}

// The button that a sheet was opened for, as it is now.
const again = () =>
  shown ? /** @type {HTMLButtonElement[]} */ ($$(PREVIEWED)).find((it) => it.value === shown) : undefined;

/**
 * Puts a sheet beside its place, where it covers neither that nor what is one's own.
 * @param {HTMLElement} it
 * @param {HTMLElement} target
 */
function put(it, target) {
  const old = sheet();
  it.classList.add(isFinger ? "from-below" : "in-place");
  it.toggleAttribute("data-glides", Boolean(old?.style.translate) && !isFinger);
  const from = old?.style.translate ?? "";
  if (from && !isFinger) it.style.translate = from;
  $(".previewed")?.classList.remove("previewed");
  (placeOf(target) ?? target).classList.add("previewed");
  box()?.replaceChildren(it);
  if (isFinger) return;
  // Drawn once where the last one was, it glides on from there.
  if (from) it.getBoundingClientRect();
  beside(it, placeOf(target) ?? target);
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
  const found = $(".preview-sheet", parse(text));
  const now = again() ?? button;
  if (!found) {
    hide();
    return answer?.ok;
  }
  put(document.adoptNode(found), now);
  return false;
}

/**
 * Says in the same place why something cannot be done.
 * @param {HTMLElement} button
 */
function refuse(button) {
  hide();
  const { why } = button.dataset;
  if (!why) return;
  const it = document.createElement("div");
  it.className = "preview-sheet no";
  const words = document.createElement("p");
  words.textContent = why;
  it.append(words);
  put(it, button);
}

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

/**
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
const barredAt = (event) => place(event).closest("[aria-disabled=true][data-why]");

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType === "touch") return;
  const around = place(event).closest("[data-place=whole]");
  /** @type {HTMLButtonElement | null} */
  const button = buttonAt(event) ?? (around && $(PREVIEWED, around));
  const barred = barredAt(event);
  if (barred && !(button && isOpen(button))) soon(() => refuse(barred), REST);
  else if (button) {
    if (button.value !== shown) soon(() => preview(button), REST);
    else clearTimeout(timer);
  } else if (place(event).closest("#preview")) clearTimeout(timer);
  else if (isShown()) soon(hide, STAYS);
  else clearTimeout(timer);
}

/** @param {Event} event */
function click(event) {
  const barred = barredAt(event);
  const button = buttonAt(event);
  if (barred && !(button && isOpen(button))) {
    event.preventDefault();
    return refuse(barred);
  }
  if (!button) {
    if (isFinger && isShown() && !place(event).closest("#preview, [data-keeps-preview]")) hide();
    return;
  }
  const isBarred = !isOpen(button);
  if (isBarred || (isFinger && shown !== button.value)) {
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

// After the page changed: a sheet whose button is gone goes too.
export function follow() {
  if (!shown) return;
  const button = again();
  if (!button || !isOpen(button)) return hide();
  const it = sheet();
  if (it) put(it, button);
}

export function watchPreviews() {
  useFinger(isFinger);
  // Who goes by keyboard points with no finger.
  document.addEventListener("keydown", () => useFinger(false), true);
  document.addEventListener("pointerdown", point, true);
  document.addEventListener("pointermove", point, { capture: true, passive: true });
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", (event) => {
    const button = buttonAt(event);
    if (isFinger || !place(event).matches(":focus-visible")) return;
    const barred = barredAt(event);
    if (button && isOpen(button)) soon(() => preview(button), 0);
    else if (barred) soon(() => refuse(barred), 0);
    else if (isShown() && !place(event).closest("#preview")) hide();
  });
  document.addEventListener("click", click);
  document.addEventListener("change", change);
}
