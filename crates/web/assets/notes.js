// @ts-check
// What somebody who comes back wants to know: what is new in the log, and whose turn it is.

import { $, $$, main, place, prompted } from "./dom.js";

const MANY = 50;

const table = () => main.dataset.events ?? "";
const version = () => Number(main.dataset.version);

/**
 * Up to which version each table was seen, the latest tables only.
 * @returns {Record<string, number>}
 */
function seen() {
  try {
    return JSON.parse(localStorage.getItem("seen") ?? "null") ?? {};
  } catch {
    return {};
  }
}

function remember() {
  if (document.hidden) return;
  const all = Object.entries(seen()).filter(([it]) => it !== table());
  all.push([table(), version()]);
  localStorage.setItem("seen", JSON.stringify(Object.fromEntries(all.slice(-MANY))));
}

// Lines of versions above `since` and up to `upto` are new; nothing is on the first visit.
let since = Infinity;
let upto = 0;

function comeBack() {
  since = seen()[table()] ?? Infinity;
  upto = version();
  markNew();
  remember();
}

function markNew() {
  for (const mark of $$(".log li:is(.since, .until)")) mark.remove();
  const lines = $$(".log ol > li[data-version]");
  /** @param {HTMLElement} line */
  const isNew = (line) => Number(line.dataset.version) > since && Number(line.dataset.version) <= upto;
  for (const line of lines) line.classList.toggle("new", isNew(line));
  const fresh = lines.filter(isNew);
  if (!fresh.length) return;
  const { sinceOne = "", sinceMany = "" } = main.dataset;
  const mark = document.createElement("li");
  mark.className = "since";
  mark.textContent = fresh.length === 1 ? sinceOne : sinceMany.replace("#", String(fresh.length));
  fresh[0].before(mark);
  const end = document.createElement("li");
  end.className = "until";
  end.setAttribute("aria-hidden", "true");
  fresh.at(-1)?.after(end);
}

/**
 * The sign of the window.
 * @returns {HTMLLinkElement | null}
 */
const sign = () => $("link[rel=icon]");

// The page shows a newer table.
export function moved() {
  markNew();
  remember();
  drawNotify();
  const icon = sign();
  if (!icon) return;
  const href = icon.href.replace(
    /icon(-turn)?\.svg/,
    main.dataset.mine === "yes" ? "icon-turn.svg" : "icon.svg",
  );
  if (icon.href !== href) icon.href = href;
}

// The reader did something: what was new is known now.
export function acted() {
  since = Infinity;
  markNew();
}

const isAllowed = () =>
  "Notification" in window &&
  Notification.permission === "granted" &&
  localStorage.getItem("notify") === "on";

// It is the reader's turn, and the window may be out of sight.
export function yourTurn() {
  if (!document.hidden || !isAllowed()) return;
  try {
    const note = new Notification(document.title, { body: prompted(), tag: table(), icon: sign()?.href });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some browsers only let a service worker notify; the title and the sign still tell.
  }
}

function drawNotify() {
  const button = $("[data-notify]");
  if (!button || !("Notification" in window)) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isAllowed()));
}

/** @param {HTMLElement} button */
async function switchNotify(button) {
  if (isAllowed()) localStorage.setItem("notify", "off");
  else {
    // Asked only here, on a click.
    const answer = await Notification.requestPermission();
    localStorage.setItem("notify", answer === "granted" ? "on" : "off");
    if (answer !== "granted") button.title = button.textContent = button.dataset.no ?? "";
  }
  drawNotify();
}

export function watchNotes() {
  comeBack();
  drawNotify();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) comeBack();
  });
  document.addEventListener("click", (event) => {
    /** @type {HTMLElement | null} */
    const button = place(event).closest("[data-notify]");
    if (button) switchNotify(button);
  });
}
