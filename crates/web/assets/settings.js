// @ts-check
// What every reader sets at a table, kept in the browser: stillness, the size of letters, what is done by itself.

import { $, $$, fields, main, place } from "./dom.js";

/** @param {string} name */
const isOn = (name) => localStorage.getItem(name) === "on";

const size = () => localStorage.getItem("size") ?? "1";

// Says of every button how it stands; parts of the page that came anew have them too.
export function drawSettings() {
  const root = document.documentElement;
  root.toggleAttribute("data-calm", isOn("calm"));
  root.dataset.size = size();
  for (const it of $$("[data-set]")) {
    it.hidden = false;
    it.setAttribute("aria-pressed", String(isOn(it.dataset.set ?? "")));
  }
  for (const it of $$("[data-sizes]")) it.hidden = false;
  for (const it of $$("[data-letters]")) it.setAttribute("aria-pressed", String(it.dataset.letters === size()));
  for (const it of $$("[data-link]")) it.hidden = !navigator.clipboard;
}

let done = "";

// How a form is sent; whoever sends them draws settings, too, so it is not imported.
/** @type {typeof import("./exchange.js").deliver} */
let send = async () => {};

// Does what is the only thing left, where the reader wants that; once for each question.
export function goAlone() {
  const { only, mine, version = "" } = main.dataset;
  if (!isOn("alone") || mine !== "yes" || !only || done === version) return;
  done = version;
  /** @type {HTMLFormElement | null} */
  const form = $("#act");
  if (!form) return;
  const body = fields(form, null);
  body.set("action", only);
  send({ form, submitter: null, body });
}

/** @param {HTMLElement} button */
async function copy(button) {
  const url = new URL(location.href);
  url.search = url.hash = "";
  await navigator.clipboard.writeText(url.href);
  button.textContent = button.dataset.done ?? "";
}

/** @param {Event} event */
function click(event) {
  const at = place(event);
  /** @type {HTMLElement | null} */
  const it = at.closest("[data-set], [data-letters], [data-link]");
  if (!it) return;
  const { set, letters } = it.dataset;
  if (set) localStorage.setItem(set, isOn(set) ? "off" : "on");
  else if (letters) localStorage.setItem("size", letters);
  else copy(it);
  drawSettings();
  goAlone();
}

/** @param {typeof send} deliver */
export function watchSettings(deliver) {
  send = deliver;
  document.addEventListener("click", click);
  drawSettings();
}
