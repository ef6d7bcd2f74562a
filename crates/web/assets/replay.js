// @ts-check
// Plays a replay: fetches the next step and swaps it in. Without this module every step is a link.

import { $, $$, fields, parse, place } from "./dom.js";
import { moving } from "./motion.js";

const PARTS = [".bar", "main"];
let timer = 0;
let isPlaying = false;
let pace = "1200";
let wanted = 0;

// Shows what only works with script, and keeps what was chosen.
function wire() {
  for (const it of $$("[data-play], .scrub .speed, .scrub .keys")) it.hidden = false;
  /** @type {HTMLInputElement | null} */
  const speed = $("#speed");
  if (speed) speed.value = pace;
  drawPlay();
}

function drawPlay() {
  const button = $("[data-play]");
  if (!button) return;
  const words = (isPlaying ? button.dataset.pause : button.dataset.play) ?? "";
  button.setAttribute("aria-label", words);
  button.title = words;
  $("use", button)?.setAttribute("href", isPlaying ? "#pause" : "#play");
}

/**
 * What is to be found again after the page changed: the focus and the part that a phone shows.
 */
function kept() {
  const active = /** @type {HTMLAnchorElement | null} */ (document.activeElement);
  return {
    rel: active?.rel,
    id: active?.id,
    isInChart: Boolean(active?.closest(".win-chart")),
    tab: $("input[name=tab]:checked")?.id,
  };
}

/** @param {ReturnType<typeof kept>} was */
function restore({ rel, id, isInChart, tab }) {
  const chosen = /** @type {HTMLInputElement | null} */ (tab && document.getElementById(tab));
  if (chosen) chosen.checked = true;
  const link = rel ? $(`.steps [rel=${rel}]`) : null;
  const same = id ? document.getElementById(id) : null;
  const current = isInChart ? $(".win-chart [aria-current]") : null;
  (link ?? same ?? current)?.focus({ preventScroll: true });
}

/** @param {string | null | undefined} href */
async function go(href) {
  if (!href) return stop();
  const ticket = ++wanted;
  const answer = await fetch(href, { headers: { accept: "text/html" } }).catch(() => null);
  if (ticket !== wanted) return;
  if (!answer?.ok) return stop();
  const fresh = parse(await answer.text());
  const was = kept();
  await moving(() => {
    for (const part of PARTS) {
      const now = $(part, fresh);
      if (now) $(part)?.replaceWith(document.adoptNode(now));
    }
    document.title = fresh.title;
    wire();
  }, fresh);
  history.replaceState(null, "", href);
  restore(was);
}

/** @param {string} rel */
function step(rel) {
  /** @type {HTMLAnchorElement | null} */
  const link = $(`.steps a[rel=${rel}]`);
  return link?.href;
}

function stop() {
  isPlaying = false;
  clearTimeout(timer);
  drawPlay();
}

async function next() {
  await go(step("next"));
  if (isPlaying) timer = setTimeout(next, Number(pace));
}

function toggle() {
  if (isPlaying) return stop();
  isPlaying = true;
  drawPlay();
  next();
}

function jump() {
  /** @type {HTMLFormElement | null} */
  const form = $(".scrub");
  if (form) go(`${form.getAttribute("action")}?${fields(form, null)}`);
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => go(step("prev") ?? location.href),
  ArrowRight: () => go(step("next") ?? location.href),
  Home: () => go(step("first") ?? location.href),
  End: () => go(step("last") ?? location.href),
  " ": toggle,
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (place(event).matches("input:not([type=radio]), select, textarea")) return;
  if (event.key === " " && place(event).matches("a, button, summary")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") stop();
  act();
});

document.addEventListener("click", (event) => {
  if (place(event).closest("[data-play]")) return toggle();
  const link = place(event).closest(".steps a[rel], .rounds-list a, .win-chart a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  // Not its property: that of a link in a drawing is no text.
  go(link.getAttribute("href"));
});

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.id === "speed") pace = field.value;
  if (field.id === "at") {
    stop();
    clearTimeout(timer);
    timer = setTimeout(jump, 120);
  }
  if (field.name === "eye") jump();
});

wire();
