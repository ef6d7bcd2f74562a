// @ts-check
// The table by keyboard: arrows lead over it, numbers answer, letters lead to its parts.

import { $, $$, choose, place, prompted } from "./dom.js";
import { adjust, isOpen } from "./picks.js";
import { hide, isShown } from "./preview.js";

/** @param {Element} it */
const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });

/**
 * Everything that can be done now: the answers of a panel, the rows of a drawer, or what stands on the table; and places
 * that cannot be used, which say why.
 * @returns {HTMLButtonElement[]}
 */
function doable() {
  /** @type {HTMLButtonElement[]} */
  const answers = $$(".decide.open:not([data-hidden]) .choice");
  const seen = answers.filter(isSeen);
  if (seen.length > 0) return seen;
  const where = $(".drawer:target") ?? $("main") ?? document;
  /** @type {HTMLButtonElement[]} */
  const all = $$("button:is([data-spot], [form=act])", where);
  return all.filter(isSeen);
}

/**
 * @param {number} dx
 * @param {number} dy
 */
function move(dx, dy) {
  const all = doable();
  const from = all.find((it) => it === document.activeElement);
  /** @param {HTMLElement} it */
  const isEnd = (it) => "ends" in it.dataset;
  if (!from) return (all.find((it) => isOpen(it) && !isEnd(it)) ?? all.find(isOpen) ?? all[0])?.focus();
  /** @param {DOMRect} box */
  const middle = (box) => [box.left + Math.min(box.width, 40) / 2, box.top + box.height / 2];
  const [x, y] = middle(from.getBoundingClientRect());
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const it of all) {
    const [a, b] = middle(it.getBoundingClientRect());
    const along = (a - x) * dx + (b - y) * dy;
    const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (it !== from && along > 4 && along + across * 3 < least) [best, least] = [it, along + across * 3];
  }
  best?.focus();
}

/**
 * Presses the answer with this number, or chooses the piece that has it.
 * @param {number} n
 */
function answer(n) {
  const choice = $$(".decide .choice")[n - 1];
  if (choice) return choice.click();
  /** @type {HTMLInputElement | null} */
  const numbered = $(`input[data-pick][data-key="${n}"]`);
  /** @type {HTMLInputElement[]} */
  const others = $$("input[data-pick]:not([data-key])");
  const piece = numbered ?? others[n - 1];
  if (piece && !piece.disabled) choose(piece);
}

/**
 * Leads to a part of the page: the help says by which key. A drawer opens by its address.
 * @param {string} key
 */
function go(key) {
  const to = $$("#keys [data-to]").find((it) => it.textContent === key)?.dataset.to;
  const it = to && $(to);
  if (!it) return false;
  const tab = { M: "#tab-me", O: "#tab-others", L: "#tab-log" }[key] ?? "#tab-board";
  /** @type {HTMLInputElement | null} */
  const radio = $(tab);
  if (radio) radio.checked = true;
  if (it.matches(".drawer")) location.hash = it.id;
  const inside = $$("a, button:not(:disabled), input:not(:disabled), summary, [tabindex]", it);
  const first = inside.find((it) => it.tabIndex >= 0 && isSeen(it));
  if (!first) it.tabIndex = -1;
  (first ?? it).focus();
  it.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {string} form */
const press = (form) => $(`button[form=f-${form}]:not(:disabled)`)?.click();

function theme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  /** @type {HTMLFormElement | null} */
  const form = $("form.theme");
  const path = new URL(form?.action ?? "/", location.href).pathname.replace(/prefs$/, "");
  document.cookie = `theme=${root.dataset.theme}; path=${path}; max-age=31536000; samesite=lax`;
}

function repeat() {
  const aloud = $("#aloud");
  if (!aloud) return;
  const words = prompted();
  aloud.textContent = "";
  setTimeout(() => {
    aloud.textContent = words;
  }, 50);
}

export function showKeys() {
  /** @type {HTMLDialogElement | null} */
  const keys = $("#keys");
  keys?.showModal();
}

// Puts away what lies on top.
function escape() {
  const drawer = $(".drawer:target a.tool");
  const panel = $(".decide.open:not(.final)");
  /** @type {HTMLDetailsElement | null} */
  const details = $(".hints[open]");
  /** @type {HTMLDetailsElement | null} */
  const final = $(".decide.final[open]");
  if (isShown()) hide();
  else if (drawer) drawer.click();
  else if (details) details.open = false;
  else if (panel) panel.dataset.hidden = "";
  else if (final) final.open = false;
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => move(-1, 0),
  ArrowRight: () => move(1, 0),
  ArrowUp: () => move(0, -1),
  ArrowDown: () => move(0, 1),
  "+": () => adjust(1),
  "=": () => adjust(1),
  "-": () => adjust(-1),
  u: () => press("undo"),
  U: () => press("restart"),
  c: () => press("confirm"),
  h: () => press("hint"),
  p: repeat,
  d: theme,
  "?": showKeys,
  Escape: escape,
};

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (place(event).matches("input:not([type=radio]), textarea, select") && event.key !== "Escape") return;
  // Arrows lead from one choice of a group to the next, as everywhere.
  if (place(event).matches("input") && event.key.startsWith("Arrow")) return;
  const n = "123456789".indexOf(event.key);
  const act = n >= 0 ? () => answer(n + 1) : KEYS[event.key];
  if (!act && !go(event.key.toUpperCase())) return;
  event.preventDefault();
  act?.();
}

export const watchKeys = () => document.addEventListener("keydown", onKey);
