// Plays a replay: fetches the next step and swaps it in. Without this module every step is a link.

import { moving } from "./motion.js";

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const PARTS = [".bar", "main"];
let timer = 0;
let isPlaying = false;
let pace = "1200";
let wanted = 0;

// Shows what only works with script, and keeps what was chosen.
function wire() {
  for (const it of $$("[data-play], .scrub .speed, .scrub .keys")) it.hidden = false;
  const speed = $("#speed");
  if (speed) speed.value = pace;
  drawPlay();
}

function drawPlay() {
  const button = $("[data-play]");
  if (!button) return;
  const words = isPlaying ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-label", words);
  button.title = words;
  $("use", button).setAttribute("href", isPlaying ? "#pause" : "#play");
}

async function go(href) {
  if (!href) return stop();
  const ticket = ++wanted;
  const answer = await fetch(href, { headers: { accept: "text/html" } }).catch(() => null);
  if (ticket !== wanted) return;
  if (!answer?.ok) return stop();
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const active = document.activeElement;
  const [rel, id, isInChart] = [active?.rel, active?.id, Boolean(active?.closest(".win-chart"))];
  const tab = $("input[name=tab]:checked")?.id;
  await moving(() => {
    for (const part of PARTS) $(part).replaceWith(document.adoptNode($(part, fresh)));
    document.title = fresh.title;
    wire();
  }, fresh);
  history.replaceState(null, "", href);
  if (tab) document.getElementById(tab).checked = true;
  const again = (rel && $(`.steps [rel=${rel}]`)) || (id && document.getElementById(id)) || (isInChart && $(".win-chart [aria-current]"));
  if (again) again.focus({ preventScroll: true });
}

const step = (rel) => $(`.steps a[rel=${rel}]`)?.href;

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
  const form = $(".scrub");
  go(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
}

const KEYS = {
  ArrowLeft: () => go(step("prev") ?? location.href),
  ArrowRight: () => go(step("next") ?? location.href),
  Home: () => go(step("first") ?? location.href),
  End: () => go(step("last") ?? location.href),
  " ": toggle,
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=radio]), select, textarea")) return;
  if (event.key === " " && event.target.matches("a, button, summary")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") stop();
  act();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) return toggle();
  const link = event.target.closest(".steps a[rel], .rounds-list a, .win-chart a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  // Not its property: that of a link in a drawing is no text.
  go(link.getAttribute("href"));
});

document.addEventListener("input", (event) => {
  if (event.target.id === "speed") pace = event.target.value;
  if (event.target.id === "at") {
    stop();
    clearTimeout(timer);
    timer = setTimeout(jump, 120);
  }
  if (event.target.name === "eye") jump();
});

wire();
