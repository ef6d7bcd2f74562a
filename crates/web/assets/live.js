// Makes a table live: listens to its stream, fetches what changed when something happened, and swaps the regions that
// did. Without this module the page still works, by hand and by its own refresh.

import { moving } from "./motion.js";
import { acted, moved, watch, yourTurn } from "./notes.js";

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
  };
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
    || (was.key && $$(`[name="${was.name}"]`).find((it) => it.value === was.key));
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
  if (now && !isTyping) main.dataset.version = now.dataset.version;
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
    if (aloud && words && aloud.textContent !== words) aloud.textContent = words;
  }
  restore(was);
  mark();
}

let isBusy = false;
let isBehind = false;
let isSending = false;
let heard = 0;

// Asks for what happened, unless the page shows it already or the answer to what was just sent brings it.
function hear(event) {
  heard = Math.max(heard, Number(event.lastEventId));
  if (!isSending && heard > Number(main.dataset.version)) refresh();
}

async function take(answer) {
  if (!answer.ok) return answer.status < 500 && show(await answer.text());
  show(await answer.text());
}

function show(text) {
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

async function refresh() {
  isBehind = true;
  if (isBusy) return;
  isBusy = true;
  while (isBehind) {
    isBehind = false;
    try {
      const headers = { accept: "text/html" };
      if (have()) headers["x-have"] = have();
      await take(await fetch(here(), { headers }));
    } catch {
      // The stream says when the server is back.
    }
  }
  isBusy = false;
}

// Forms are sent without leaving the page; the answer is the table as it is then.
async function send(event) {
  const form = event.target;
  if (form.method !== "post" || main?.dataset.kind !== "board" || !form.closest("#r-forms, .say")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  hidePeek();
  event.submitter?.setAttribute("aria-busy", "true");
  isSending = true;
  try {
    const headers = { accept: "text/html" };
    if (have()) headers["x-have"] = have();
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
    const hidden = $(".decide[data-hidden]");
    if (hidden) delete hidden.dataset.hidden;
    if (!answer.ok) return fail(await answer.text());
    sound(body.has("space") ? "wood" : "paper");
    acted();
    form.reset?.();
    await show(await answer.text());
  } catch {
    location.reload();
  } finally {
    event.submitter?.removeAttribute("aria-busy");
    isSending = false;
    if (heard > Number(main.dataset.version)) refresh();
  }
}

function fail(text) {
  const why = $("h1", new DOMParser().parseFromString(text, "text/html"))?.textContent ?? "";
  const aloud = $("#aloud");
  if (aloud) {
    aloud.textContent = why;
    aloud.classList.replace("vh", "toast");
    setTimeout(() => aloud.classList.replace("toast", "vh"), 5000);
  }
}

// Listens to the table. A browser tries again by itself when the line is lost; when it gives up, we do.
function listen() {
  const url = new URL(main.dataset.events, location.href);
  url.searchParams.set("from", main.dataset.version);
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  const source = new EventSource(url);
  source.addEventListener("entry", hear);
  for (const name of ["chat", "table", "undo_asked", "undo_declined"]) source.addEventListener(name, refresh);
  source.addEventListener("hello", () => {
    if (document.body.classList.contains("lost")) refresh();
    lose(false);
  });
  source.addEventListener("error", () => {
    lose(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
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

// What a placement would do, beside its arch; on a phone as a sheet from below.

const isPhone = () => innerWidth < 600;
const member = () => $("input[name=member]:checked")?.value;
const spaceOf = (button) => button?.closest(".floor, .space, .seat, .sp");
// What is asked about before it is done: a whole action, or a member on a space.
const wish = (button) => button.dataset.peek ? { action: button.dataset.peek }
  : { member: member(), space: button.value, servants: $("#add-servants")?.value || 0 };
const isOpen = (button) => button.dataset.peek || (button.dataset.space
  ? spaceOf(button)?.classList.contains(`ok-${member()}`) : button.getAttribute("aria-disabled") !== "true");
const peekable = "button.niche[data-space], button[data-peek]";
let peeked = null;
let timer = 0;

function hidePeek() {
  clearTimeout(timer);
  peeked = null;
  $("#peek")?.replaceChildren();
  $(".peeked")?.classList.remove("peeked");
}

// Shows what a button would do; says whether there is nothing to show.
async function peek(button) {
  if (!isOpen(button)) return hidePeek();
  const url = new URL(main.dataset.peek, location.href);
  url.search = new URLSearchParams(wish(button));
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  peeked = button.value;
  const answer = await fetch(url).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (peeked !== button.value) return;
  $(".peeked")?.classList.remove("peeked");
  spaceOf(again(peeked))?.classList.add("peeked");
  const sheet = new DOMParser().parseFromString(text, "text/html").querySelector(".peek");
  $("#peek")?.replaceChildren(...(sheet ? [document.adoptNode(sheet)] : []));
  return answer?.ok && !sheet;
}

// The first touch shows what a button would do, the second does it; where there is nothing to show, the first one does.
async function touch(button) {
  if (await peek(button)) button.form?.requestSubmit(button);
}

function soon(what, delay) {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
}

function watchPeeks() {
  const arch = (event) => event.target.closest?.(peekable);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const button = arch(event) ?? $(peekable, event.target.closest?.(".floor, .space, .seat") ?? document.createElement("i"));
    if (button) {
      if (button.value !== peeked) soon(() => peek(button), 120);
      else clearTimeout(timer);
    } else if (event.target.closest?.("#peek")) clearTimeout(timer);
    else if (peeked) soon(hidePeek, 250);
  });
  document.addEventListener("focusin", (event) => {
    const button = arch(event);
    if (button?.matches(":focus-visible") && !isPhone()) soon(() => peek(button), 60);
  });
  document.addEventListener("click", (event) => {
    const button = arch(event);
    if (!button) {
      if (isPhone() && peeked && !event.target.closest("#peek, .m-family, .m-res")) hidePeek();
      return;
    }
    const isBarred = !isOpen(button);
    if (isBarred || (isPhone() && peeked !== button.value)) {
      event.preventDefault();
      button.focus();
      if (!isBarred) touch(button);
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("input[name=piece]")) hidePeek();
    if (event.target.matches("input[name=member]")) mark();
    if (event.target.matches("#add-servants, input[name=member]") && again(peeked)) peek(again(peeked));
  });
}

// The button that a sheet was opened for, as it is now.
const again = (value) => value && $$(peekable).find((it) => it.value === value);

// What a hint advises, shown on the board and not played.

function showHint(link) {
  for (const it of $$(".hinted")) it.classList.remove("hinted");
  for (const it of $$("a[data-show]")) it.setAttribute("aria-current", String(it === link));
  const { show: action, member: who, space } = link.dataset;
  const radio = who && $(`input[name=member][value="${CSS.escape(who)}"]`);
  if (radio && !radio.disabled) {
    radio.checked = true;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const button = space ? $(`button.niche[value="${CSS.escape(space)}"]`) : $(`button[name=action][value="${CSS.escape(action)}"]`);
  if (!button) return;
  const tab = $("#tab-board");
  if (tab) tab.checked = true;
  $(".decide[data-hidden]")?.removeAttribute("data-hidden");
  (spaceOf(button) ?? button).classList.add("hinted");
  button.scrollIntoView({ block: "center", inline: "center" });
  if (space) peek(button);
  else button.focus({ preventScroll: true });
}

function watchHints() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-show]");
    if (!link) return;
    event.preventDefault();
    showHint(link);
  });
}

// Says which arches the chosen member cannot use, and lets the tabulator stop once in each tower or area: arrows lead on.
function mark() {
  const who = member();
  for (const group of $$(".tower, .area")) {
    const all = $$("button.niche", group);
    const usable = (it) => !it.dataset.space || spaceOf(it).classList.contains(`ok-${who}`);
    const stop = all.find((it) => it === document.activeElement) ?? all.find(usable) ?? all[0];
    for (const it of all) {
      it.tabIndex = it === stop ? 0 : -1;
      if (usable(it)) it.removeAttribute("aria-disabled");
      else it.setAttribute("aria-disabled", "true");
    }
  }
}

// Servants.

function step(by) {
  const field = $("#add-servants");
  if (!field) return;
  field.value = Math.min(Math.max(Number(field.value || 0) + by, 0), Number(field.max));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

// The keyboard.

// Everything that can be done now: the answers of a panel, the rows of a drawer, or what stands on the table; and arches
// and spaces that cannot be used, which say why.
function doable() {
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true });
  const answers = $$(".decide.open:not([data-hidden]) .choice").filter(isShown);
  if (answers.length > 0) return answers;
  const where = $(".drawer:target") ?? main;
  return $$("button:is(.niche, .put, [form=act])", where).filter(isShown);
}

function move(dx, dy) {
  const all = doable();
  const from = all.find((it) => it === document.activeElement);
  const isEnd = (it) => ["end", "pass"].includes(it.value);
  if (!from) return (all.find((it) => isOpen(it) && !isEnd(it)) ?? all.find(isOpen) ?? all[0])?.focus();
  const at = from.getBoundingClientRect();
  const middle = (box) => [box.left + Math.min(box.width, 40) / 2, box.top + box.height / 2];
  const [x, y] = middle(at);
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

function answer(n) {
  const choice = $$(".decide .choice")[n - 1];
  if (choice) return choice.click();
  const radio = $$("input:is([name=piece], [name=die])")[n - 1]
    ?? $$("input[name=member]").find((it) => it.value === ["white", "black", "orange", "neutral"][n - 1]);
  if (radio && !radio.disabled) {
    radio.checked = true;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

// Leads to a part of the page: the help says by which key. A drawer opens by its address.
function go(key) {
  const to = $$("#keys [data-to]").find((it) => it.textContent === key)?.dataset.to;
  const it = to && $(to);
  if (!it) return false;
  const radio = $({ M: "#tab-me", O: "#tab-others", L: "#tab-log" }[key] ?? "#tab-board");
  if (radio) radio.checked = true;
  if (it.matches(".drawer")) location.hash = it.id;
  const inside = $$("button.niche, a, button:not(:disabled), input:not(:disabled), summary, [tabindex]", it);
  const first = inside.find((it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }));
  if (!first) it.tabIndex = -1;
  (first ?? it).focus();
  it.scrollIntoView({ block: "nearest" });
  return true;
}

const press = (form) => $(`button[form=f-${form}]:not(:disabled)`)?.click();

function theme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  const path = new URL($("form.theme").action).pathname.replace(/prefs$/, "");
  document.cookie = `theme=${root.dataset.theme}; path=${path}; max-age=31536000; samesite=lax`;
}

const KEYS = {
  ArrowLeft: () => move(-1, 0), ArrowRight: () => move(1, 0), ArrowUp: () => move(0, -1), ArrowDown: () => move(0, 1),
  "+": () => step(1), "=": () => step(1), "-": () => step(-1),
  u: () => press("undo"), U: () => press("restart"), c: () => press("confirm"), h: () => press("hint"),
  p: () => repeat(), d: theme, "?": () => $("#keys")?.showModal(),
  Escape: () => {
    const panel = $(".decide.open:not(.final)");
    if ($("#peek .peek")) hidePeek();
    else if ($(".drawer:target")) $(".drawer:target header a").click();
    else if (panel) panel.dataset.hidden = "";
    else document.activeElement?.blur();
  },
};

function repeat() {
  const aloud = $("#aloud");
  const words = $(".prompt p")?.textContent.trim() ?? "";
  aloud.textContent = "";
  setTimeout(() => { aloud.textContent = words; }, 50);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (event.target.matches("input:not([type=radio]), textarea, select") && event.key !== "Escape") return;
  // Arrows lead from one choice of a group to the next, as everywhere.
  if (event.target.matches("input") && event.key.startsWith("Arrow")) return;
  const n = "123456789".indexOf(event.key);
  const act = n >= 0 ? () => answer(n + 1) : KEYS[event.key];
  if (!act && !go(event.key.toUpperCase())) return;
  event.preventDefault();
  act?.();
}

// Sounds, synthesized, off until asked for.

let ears = null;

function sound(what) {
  if (localStorage.getItem("sound") !== "on") return;
  ears ??= new AudioContext();
  const notes = { wood: [[180, 0, 0.06]], paper: [[900, 0, 0.03]], turn: [[523, 0, 0.18], [659, 0.14, 0.25]] }[what] ?? [];
  for (const [pitch, start, length] of notes) {
    const [tone, gain] = [ears.createOscillator(), ears.createGain()];
    tone.type = what === "turn" ? "sine" : "triangle";
    tone.frequency.value = pitch;
    const at = ears.currentTime + start;
    gain.gain.setValueAtTime(0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(ears.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

function watchTools() {
  const button = $("button.sound");
  if (button) {
    button.hidden = false;
    const draw = () => button.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
    button.addEventListener("click", () => {
      localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
      draw();
      sound("turn");
    });
    draw();
  }
  document.addEventListener("click", (event) => {
    const by = event.target.closest("[data-step]");
    if (by) step(Number(by.dataset.step));
    if (event.target.closest("[data-keys]")) $("#keys")?.showModal();
    if (event.target.closest(".prompt")) $(".decide[data-hidden]")?.removeAttribute("data-hidden");
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
  watchTools();
  if (main.dataset.title) watch();
  if (main.dataset.kind === "board") {
    watchPeeks();
    watchHints();
    mark();
    document.addEventListener("keydown", onKey);
  }
}
