// @ts-check
// The help as a drawer over the table, which goes on beside it: nothing is left for it. Every way to a rule opens it there.

import { $, $$, main, parse, place, prompted } from "./dom.js";

const drawer = () => $("#handbook");
const inside = () => $("#handbook .inside");
/** @type {Element | null} */
let before = null;
let loaded = "";
let timer = 0;

const isOpen = () => drawer()?.hidden === false;

function address() {
  const url = new URL(drawer()?.dataset.help ?? "", location.href);
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  return url;
}

/** @param {string} hash */
const tell = (hash) => history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);

// The ids of a page of its own are those of other things here.
/** @param {ParentNode} where */
function rename(where) {
  for (const it of $$("[id]", where)) it.id = `help-${it.id}`;
}

/**
 * What the help says now.
 * @param {boolean} isFollowing
 */
async function load(isFollowing) {
  const answer = await fetch(address(), { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return false;
  const fresh = parse(await answer.text());
  rename(fresh);
  const parts = $$("[data-tab]", fresh);
  loaded = main.dataset.version ?? "";
  if (isFollowing) {
    // Only what can be done has changed: whoever reads elsewhere reads on.
    const [now, next] = [$('#handbook [data-tab="now"]'), parts.find((it) => it.dataset.tab === "now")];
    if (now && next) now.replaceChildren(...document.adoptNode(next).childNodes);
  } else inside()?.replaceChildren(...parts.map((it) => document.adoptNode(it)));
  asked();
  return parts.length > 0;
}

// The words of the decision stand above all else.
function asked() {
  const words = $("#handbook .asked");
  if (words) words.textContent = prompted();
}

function drawTabs() {
  const list = $("#handbook .tabs-of");
  const parts = $$("#handbook [data-tab]");
  list?.replaceChildren(
    ...parts.map((part) => {
      const name = part.dataset.tab ?? "";
      const tab = document.createElement("button");
      tab.type = "button";
      tab.id = `help-tab-${name}`;
      tab.className = "tab";
      tab.role = "tab";
      tab.dataset.opens = name;
      tab.textContent = $("h2", part)?.textContent ?? "";
      part.role = "tabpanel";
      part.setAttribute("aria-labelledby", tab.id);
      return tab;
    }),
  );
}

/** @param {string} name */
function turnTo(name) {
  for (const part of $$("#handbook [data-tab]")) part.hidden = part.dataset.tab !== name;
  for (const tab of $$("#handbook [role=tab]")) {
    const isIt = tab.dataset.opens === name;
    tab.ariaSelected = String(isIt);
    tab.tabIndex = isIt ? 0 : -1;
  }
}

/**
 * Shows a part of the help, or the paragraph of a rule in it.
 * @param {string} what
 */
function turn(what) {
  const rule = what && document.getElementById(`help-${what}`);
  const is = rule && inside()?.contains(rule) && !rule.matches("[data-tab]");
  const name = is ? "rules" : ($(`#handbook [data-tab="${CSS.escape(what)}"]`)?.dataset.tab ?? "now");
  turnTo(name);
  tell(`#help=${is ? what : name}`);
  for (const it of $$("#handbook .lit")) it.classList.remove("lit");
  const body = inside();
  if (!is || !rule || !body) return body?.scrollTo({ top: 0 });
  rule.classList.add("lit");
  body.scrollTo({ top: body.scrollTop + rule.getBoundingClientRect().top - body.getBoundingClientRect().top - 8 });
}

/**
 * Opens the help at one of its parts or at a rule.
 * @param {string} [what]
 */
export async function openHelp(what = "now") {
  const it = drawer();
  if (!it) return;
  if (!isOpen()) before = document.activeElement;
  if (!isOpen() || loaded !== main.dataset.version) {
    if (!(await load(false))) return location.assign(address());
    drawTabs();
  }
  it.hidden = false;
  document.documentElement.toggleAttribute("data-helped", true);
  turn(what);
  $('#handbook [role=tab][aria-selected="true"]')?.focus({ preventScroll: true });
}

// Puts the help away; says whether it was open.
export function closeHelp() {
  const it = drawer();
  if (!it || !isOpen()) return false;
  const hadFocus = it.contains(document.activeElement);
  it.hidden = true;
  document.documentElement.toggleAttribute("data-helped", false);
  tell("");
  if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  return true;
}

// The table went on.
export function followHelp() {
  if (!isOpen()) return;
  clearTimeout(timer);
  timer = setTimeout(() => load(true), 300);
}

/** @param {KeyboardEvent} event */
function key(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !place(event).matches("#handbook [role=tab]")) return;
  const tabs = $$("#handbook [role=tab]");
  const next = tabs[(tabs.indexOf(place(event)) + step + tabs.length) % tabs.length];
  event.preventDefault();
  event.stopPropagation();
  turn(next.dataset.opens ?? "");
  next.focus();
}

/** @param {MouseEvent} event */
function click(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  const at = place(event);
  if (at.closest("[data-close-help]")) return void closeHelp();
  /** @type {HTMLElement | null} */
  const tab = at.closest("#handbook [role=tab]");
  if (tab) return turn(tab.dataset.opens ?? "");
  /** @type {HTMLAnchorElement | null} */
  const link = at.closest("a[href]");
  const it = drawer();
  if (!link || !it || link.closest(".menu")) return;
  const isRule = link.pathname === it.dataset.rules && link.hash.length > 1;
  const isInside = it.contains(link) && link.getAttribute("href")?.startsWith("#");
  if (isRule || isInside) {
    event.preventDefault();
    if (isOpen() && isInside) turn(link.hash.slice(1));
    else openHelp(link.hash.slice(1));
  } else if (link.matches(".tool.help")) {
    event.preventDefault();
    if (!closeHelp()) openHelp();
  }
}

export function watchHelp() {
  document.addEventListener("click", click);
  document.addEventListener("keydown", key, true);
  const wished = location.hash.match(/^#help=([\w-]+)$/)?.[1];
  if (wished) openHelp(wished);
}
