// @ts-check
// Puts what a fresh page says into the page that is shown: only the regions that changed, and nothing that the reader
// chose, typed or looked at is lost by it.

import { $, $$, main, parse, prompted } from "./dom.js";
import { moving } from "./motion.js";
import { moved, yourTurn } from "./notes.js";
import { mark } from "./picks.js";
import { drawSound, sound } from "./sound.js";

// What has the focus only to be read or followed; pressing it by mistake after a swap plays nothing.
const READ = "a[href], summary, [tabindex]:not(button, input)";

/** @typedef {{ id: string, name: string, value: string }} Pick */

// What the reader chose and has not sent yet, to be kept across swaps.
function chosen() {
  const active = /** @type {HTMLInputElement | null} */ (document.activeElement);
  const area = active?.closest(".region");
  /** @type {HTMLInputElement[]} */
  const picks = $$("input[data-pick]:checked");
  return {
    picks: picks.map(({ id, name, value }) => ({ id, name, value })),
    region: area?.id ?? "",
    key: active?.value ?? "",
    name: active?.name ?? "",
    id: active?.id ?? "",
    read: area && active ? $$(READ, area).indexOf(active) : -1,
    href: active?.getAttribute("href"),
  };
}

/** @typedef {ReturnType<typeof chosen>} Chosen */

/**
 * The same link of a region, or what stands where the focus was.
 * @param {Chosen} was
 */
function readAgain(was) {
  const region = document.getElementById(was.region);
  if (was.read < 0 || !region) return null;
  const now = $$(READ, region);
  return was.href ? now.find((it) => it.getAttribute("href") === was.href) : now[was.read];
}

/**
 * The same choice on the page as it is now, where it can still be made.
 * @param {Pick} was
 * @returns {HTMLInputElement | null}
 */
function pickAgain({ id, name, value }) {
  const which = id ? `#${CSS.escape(id)}` : `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
  return $(`input[data-pick]${which}:not(:disabled, [data-spent])`);
}

/** @param {Chosen} was */
function restore(was) {
  for (const pick of was.picks) {
    const now = pickAgain(pick);
    if (now) now.checked = true;
  }
  if (document.activeElement && document.activeElement !== document.body) return;
  /** @type {HTMLButtonElement[]} */
  const named = was.key ? $$(`[name="${was.name}"]`) : [];
  const again =
    (was.id && document.getElementById(was.id)) || named.find((it) => it.value === was.key) || readAgain(was);
  if (again) again.focus({ preventScroll: true });
}

/**
 * Puts the regions that changed into their place; says whether one of them was left because somebody types there.
 * @param {Document} fresh
 */
function replace(fresh) {
  let isTyping = false;
  for (const region of $$(".region", fresh)) {
    const old = document.getElementById(region.id);
    if (!old || old.innerHTML === region.innerHTML) continue;
    const field = document.activeElement?.closest("input[type=text], input:not([type]), textarea");
    if (field && old.contains(field)) isTyping = true;
    else old.replaceWith(document.adoptNode(region));
  }
  return isTyping;
}

/**
 * Tells what is new to whoever does not look, or does not see.
 * @param {HTMLElement} now
 */
function announce(now) {
  const was = main.dataset.mine;
  main.dataset.mine = now.dataset.mine;
  document.title = now.dataset.title ?? "";
  if (was !== "yes" && now.dataset.mine === "yes") {
    sound("turn");
    yourTurn();
  }
  moved();
  const words = prompted();
  const aloud = $("#aloud");
  // Why something was not done stays to be read.
  if (aloud?.matches(".vh") && words && aloud.textContent !== words) aloud.textContent = words;
}

/** @param {Document} fresh */
function swap(fresh) {
  const was = chosen();
  const isTyping = replace(fresh);
  const now = $("main", fresh);
  if (now && !isTyping) Object.assign(main.dataset, { version: now.dataset.version, told: now.dataset.told });
  if (now?.dataset.seat) main.dataset.seat = now.dataset.seat;
  if (now?.dataset.title) announce(now);
  restore(was);
  mark();
  drawSound();
}

// What is pressed is not taken away under the finger, or the click would be lost.
/** @type {Promise<unknown>} */
let pressed = Promise.resolve();

export function watchPresses() {
  /** @type {(_?: unknown) => void} */
  let release = () => {};
  document.addEventListener(
    "pointerdown",
    () => {
      pressed = new Promise((done) => {
        release = done;
        setTimeout(done, 1000);
      });
    },
    true,
  );
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

/**
 * Shows the page as the server has it.
 * @param {string} text
 */
export async function show(text) {
  await untilReleased();
  const fresh = parse(text);
  const now = $("main", fresh);
  if (now && now.dataset.kind !== main.dataset.kind) return location.reload();
  if (!now) return;
  return moving(() => swap(fresh), fresh);
}
