// Makes a table live: listens to its stream, fetches what changed when something happened, and swaps the regions that
// did. Without this module the page still works, by hand and by its own refresh.

import { step, watchKeys } from "./keys.js";
import { moving } from "./motion.js";
import { acted, moved, watch, yourTurn } from "./notes.js";
import { hidePeek, mark, watchHints, watchPeeks } from "./peek.js";
import { drawSound, sound, watchSound } from "./sound.js";

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const main = $("main[data-events]");

// What the reader chose and has not sent yet, to be kept across swaps.
function chosen() {
  const active = document.activeElement;
  const area = active?.closest(".region");
  return {
    member: $("input[name=member]:checked")?.value,
    servants: $("#add-servants")?.value,
    picks: $$("input:is([name=piece], [name=die]):checked").map((it) => it.id),
    region: area?.id,
    key: active?.dataset?.space ?? active?.value ?? "",
    name: active?.name ?? "",
    id: active?.id ?? "",
    read: area ? $$(READ, area).indexOf(active) : -1,
    href: active?.getAttribute("href"),
  };
}

// What has the focus only to be read or followed; pressing it by mistake after a swap plays nothing.
const READ = "a[href], summary, [tabindex]:not(button, input)";

// The same link of a region, or what stands where the focus was.
function readAgain(was) {
  if (was.read < 0) return null;
  const now = $$(READ, document.getElementById(was.region));
  return was.href ? now.find((it) => it.getAttribute("href") === was.href) : now[was.read];
}

function restore(was) {
  const member = was.member && $(`input[name=member][value="${CSS.escape(was.member)}"]:not(:disabled)`);
  if (member) member.checked = true;
  for (const id of was.picks) {
    const pick = $(`#${id}:not(:disabled)`);
    // A die that is used leaves the choice to the page.
    if (pick?.matches("[name=piece], .ok > *")) pick.checked = true;
  }
  if (document.activeElement && document.activeElement !== document.body) return;
  const again = (was.id && document.getElementById(was.id))
    || (was.key && $$(`[name="${was.name}"]`).find((it) => it.value === was.key))
    || readAgain(was);
  if (again) again.focus({ preventScroll: true });
}

function swap(fresh) {
  const was = chosen();
  let isTyping = false;
  for (const region of $$(".region", fresh)) {
    const old = document.getElementById(region.id);
    if (!old || old.innerHTML === region.innerHTML) continue;
    if (old.contains(document.activeElement?.closest("input[type=text], input:not([type]), textarea"))) {
      isTyping = true;
      continue;
    }
    old.replaceWith(document.adoptNode(region));
  }
  const now = $("main", fresh);
  if (now && !isTyping) Object.assign(main.dataset, { version: now.dataset.version, told: now.dataset.told });
  if (now?.dataset.seat) main.dataset.seat = now.dataset.seat;
  if (now?.dataset.title) {
    const was = main.dataset.mine;
    main.dataset.mine = now.dataset.mine;
    document.title = now.dataset.title;
    if (was !== "yes" && now.dataset.mine === "yes") {
      sound("turn");
      yourTurn();
    }
    moved();
    const words = $(".prompt p")?.textContent.trim();
    const aloud = $("#aloud");
    // Why something was not done stays to be read.
    if (aloud?.matches(".vh") && words && aloud.textContent !== words) aloud.textContent = words;
  }
  restore(was);
  mark();
  drawSound();
}

// One exchange with the server at a time, so that what is shown never becomes older: a form that is sent puts an end to
// the question on its way, and what is heard meanwhile is asked for afterwards.
let running = null;
let isBehind = false;
const letters = [];
let asking = new AbortController();
let heard = 0;
let asked = 0;
let again = 0;

const isMissing = () => heard > Number(main.dataset.version) && heard > asked;

// Something was done. The page may show it already, or the answer on its way will.
function hear(event) {
  heard = Math.max(heard, Number(event.lastEventId));
  exchange();
}

// Something happened that has no version.
function refresh() {
  isBehind = true;
  return exchange();
}

function later() {
  again ||= setTimeout(() => {
    again = 0;
    refresh();
  }, 2000);
}

function exchange() {
  running ??= work().finally(() => { running = null; });
  return running;
}

async function work() {
  while (letters.length || isBehind || isMissing()) {
    asked = heard;
    isBehind = false;
    if (letters.length) await post(letters.shift());
    else await ask();
    document.body.classList.toggle("sending", letters.length > 0);
  }
}

// What is pressed is not taken away under the finger, or the click would be lost.
let pressed = Promise.resolve();

function watchPresses() {
  let release = () => {};
  document.addEventListener("pointerdown", () => {
    pressed = new Promise((done) => {
      release = done;
      setTimeout(done, 1000);
    });
  }, true);
  // After it was let go, the click comes.
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => setTimeout(release, 30), true);
  }
}

async function untilReleased() {
  let last = null;
  while (last !== pressed) {
    last = pressed;
    await last;
  }
}

async function show(text) {
  await untilReleased();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const now = $("main", fresh);
  if (now && now.dataset.kind !== main.dataset.kind) return location.reload();
  if (!now) return;
  return moving(() => swap(fresh), fresh);
}

const have = () => $$(".region[data-digest]").map((it) => `${it.id}=${it.dataset.digest}`).join(" ");

// Several people at one screen: what happens elsewhere does not take it from whoever decides.
function here() {
  const url = new URL(location.href);
  if ("shared" in main.dataset) url.searchParams.set("seat", main.dataset.seat);
  return url;
}

const headers = () => (have() ? { accept: "text/html", "x-have": have() } : { accept: "text/html" });

// A line that is dead but not cut answers nothing for minutes; a search for a hint may wait for others.
const soon = () => AbortSignal.timeout(30_000);

async function ask() {
  asking = new AbortController();
  const mine = asking.signal;
  try {
    const answer = await fetch(here(), { headers: headers(), signal: AbortSignal.any([mine, soon()]) });
    // A server that has too much to do is asked again.
    if (answer.status === 429 || answer.status >= 500) later();
    else await show(await answer.text());
  } catch {
    if (!mine.aborted) later();
  }
}

// Forms are sent without leaving the page; the answer is the table as it is then.
function send(event) {
  const form = event.target;
  if (form.method !== "post" || main?.dataset.kind !== "board" || !form.closest("#r-forms, .say")) return;
  event.preventDefault();
  const { submitter } = event;
  const isTalk = form.matches(".say");
  // Pressed twice is meant once; what is said is not.
  if (!isTalk && submitter?.ariaBusy === "true") return;
  const letter = { form, submitter, body: new URLSearchParams(new FormData(form, submitter)) };
  submitter?.setAttribute("aria-busy", "true");
  // The button may be on the sheet: it goes with it.
  hidePeek();
  if (form.id === "f-hint") return think(letter);
  letters.push(letter);
  if (isTalk) form.reset();
  document.body.classList.add("sending");
  asking.abort();
  exchange();
}

const sent = (form, body, more) => fetch(form.getAttribute("action"), { method: "POST", body, headers: headers(), signal: soon(), ...more });
const reason = (text) => $("h1", new DOMParser().parseFromString(text, "text/html"))?.textContent ?? "";

async function post({ form, submitter, body }) {
  try {
    const answer = await sent(form, body);
    const text = await answer.text();
    $(".decide[data-hidden]")?.removeAttribute("data-hidden");
    if (!answer.ok) {
      // What the page shows may be too old.
      isBehind = true;
      return fail(reason(text), form, body);
    }
    sound(body.has("space") ? "wood" : "paper");
    acted();
    if (!form.matches(".say")) form.reset();
    await show(text);
  } catch {
    fail($("#lost")?.textContent ?? "", form, body);
    later();
  } finally {
    submitter?.removeAttribute("aria-busy");
  }
}

// A hint takes its time, and the table goes on meanwhile.
async function think({ form, submitter, body }) {
  try {
    const answer = await sent(form, body, { redirect: "manual" });
    if (answer.type !== "opaqueredirect") fail(reason(await answer.text()), form, body);
  } catch {
    fail($("#lost")?.textContent ?? "", form, body);
  } finally {
    submitter?.removeAttribute("aria-busy");
    refresh();
  }
}

let fades = 0;

// Says why something was not done; what was to be said stays in its field.
function fail(why, form, body) {
  const field = form.elements.text;
  if (field) field.value = [body.get("text"), field.value].filter(Boolean).join(" ");
  const aloud = $("#aloud");
  if (!aloud) return;
  aloud.textContent = why;
  aloud.classList.replace("vh", "toast");
  clearTimeout(fades);
  fades = setTimeout(() => aloud.classList.replace("toast", "vh"), 5000);
}

// Listens to the table. A browser tries again by itself when the line is lost; when it gives up, we do.
function listen() {
  const url = new URL(main.dataset.events, location.href);
  url.searchParams.set("from", main.dataset.version);
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  const source = new EventSource(url);
  source.addEventListener("entry", hear);
  for (const name of ["table", "undo_asked", "undo_declined"]) source.addEventListener(name, refresh);
  source.addEventListener("chat", async () => {
    await refresh();
    talked();
  });
  source.addEventListener("hello", (event) => {
    // Between the page and its stream something may have been asked or said.
    const isNew = JSON.parse(event.data).told !== Number(main.dataset.told);
    const wasLost = document.body.classList.contains("lost");
    if (wasLost) asking.abort();
    if (isNew || wasLost) refresh();
    lose(false);
  });
  source.addEventListener("error", () => {
    lose(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

// Who reads along sees the newest line; who does not, that there are some.
function talked() {
  const talk = $(".talk");
  if (!talk) return;
  const list = $(".chat", talk);
  if (list) list.scrollTop = list.scrollHeight;
  if (talk.checkVisibility() && talk.open) return;
  const unread = String(Number(talk.dataset.unread ?? 0) + 1);
  for (const it of [talk, $("#tab-log")?.parentElement]) if (it) it.dataset.unread = unread;
}

function watchTalk() {
  const talk = $(".talk");
  const read = () => {
    if (!talk.open || !talk.checkVisibility()) return;
    for (const it of [talk, $("#tab-log")?.parentElement]) delete it?.dataset.unread;
    const list = $(".chat", talk);
    if (list) list.scrollTop = list.scrollHeight;
  };
  talk?.addEventListener("toggle", read);
  $("#tab-log")?.addEventListener("change", read);
}

function lose(isLost) {
  document.body.classList.toggle("lost", isLost);
  const words = $("#lost");
  if (words) words.hidden = !isLost;
}

if (main) {
  listen();
  document.addEventListener("submit", send);
}

function watchTools() {
  document.addEventListener("click", (event) => {
    const by = event.target.closest("[data-step]");
    if (by) step(Number(by.dataset.step));
    if (event.target.closest("[data-keys]")) $("#keys")?.showModal();
    if (event.target.closest(".prompt")) {
      $(".decide[data-hidden]")?.removeAttribute("data-hidden");
      $("#tab-board")?.click();
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      navigator.clipboard?.writeText($(`#${copy.dataset.copy}`).value);
      copy.textContent = copy.dataset.done;
    }
    for (const pop of $$("details.pop[open]")) if (!pop.contains(event.target)) pop.open = false;
  });
  for (const it of $$("[data-copy]")) it.hidden = false;
}

if (main) {
  watchPresses();
  watchSound();
  watchTools();
  watchTalk();
  if (main.dataset.title) watch();
  if (main.dataset.kind === "board") {
    // What lies below the bar on a phone has to know where that ends.
    const bar = $(".bar");
    new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`)).observe(bar);
    watchPeeks();
    watchHints();
    mark();
    watchKeys();
  }
}
