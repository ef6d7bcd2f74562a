// @ts-check
// How the table moves: what changed place travels there, goods fly, numbers count, dice tumble, what is new is drawn. Where
// the reader prefers it still nothing moves, and changed numbers are underlined for a second instead.
//
// A table says in its markup what is what: `data-piece`, `data-hold`, `data-from`, `data-went`, `data-n`, `data-ink`,
// `data-fresh`, `data-roll`, and `data-travels` for what has no identity.

import { $, $$ } from "./dom.js";
import { sound } from "./sound.js";
import { boxOf, fly, land, likeness } from "./flights.js";

const system = matchMedia("(prefers-reduced-motion: reduce)");
const COUNT = 240;
const TRAVEL = 420;
const NEXT = 60;
const FRESH = 1000;
// At most so many things travel at a time, and so many in all: the rest is simply there.
const AT_ONCE = 6;
const MOST = 12;
// Others' moves come one after another, and none holds up the next for longer.
const LONGEST = 1200;
const PAID = 450;

export const isCalm = () => system.matches || localStorage.getItem("calm") === "on" || document.hidden;

/** @typedef {{ what: Element | null, piece: string, from: DOMRect, to: string, delay: number }} Trip */

/** @param {string} hold */
const holdOf = (hold) => $(`[data-hold="${CSS.escape(hold)}"]`);

/** @param {HTMLElement} it */
function areaOf(it) {
  /** @type {HTMLElement | null} */
  const area = it.dataset.area ? it : (it.parentElement?.closest("[data-hold], [data-area], .region") ?? null);
  return area && (area.dataset.hold || area.dataset.area || area.id);
}

/**
 * By a name of theirs, all parts of a page that have it.
 * @param {string} name
 * @param {ParentNode} [where]
 * @returns {Map<string, HTMLElement>}
 */
const named = (name, where) =>
  new Map($$(`[data-${name}]`, where).map((it) => [it.dataset[name] ?? "", it]));

const words = () => new Map([...named("n")].map(([name, it]) => [name, it.textContent]));
const dice = () =>
  $$(".dice .die")
    .map((it) => it.getAttribute("aria-label"))
    .concat($$(".rounds .cur").map((it) => it.textContent))
    .join();

// Which squares of each row are crossed.
const inked = () =>
  new Map(
    [...named("ink")].map(([name, row]) => [name, [...row.children].map((it) => it.matches(".x"))]),
  );

const look = () => ({
  numbers: words(),
  dice: dice(),
  ink: inked(),
  fresh: new Set(named("fresh").keys()),
  rolls: new Set(named("roll").keys()),
});

/**
 * What will lie elsewhere after the change, with where it lies now.
 * @param {Document} fresh
 * @returns {Trip[]}
 */
function trips(fresh) {
  const now = named("piece", fresh);
  const went = named("went", fresh);
  /** @type {Trip[]} */
  const found = [];
  const here = named("piece");
  for (const [piece, old] of here) {
    const next = now.get(piece);
    const gone = next ? undefined : went.get(piece);
    const isTaken = next ? areaOf(next) !== areaOf(old) : gone;
    if (!isTaken) continue;
    const what = gone ? likeness(old) : null;
    found.push({ what, piece, from: boxOf(old), to: gone?.dataset.to ?? "", delay: 0 });
  }
  for (const [piece, next] of now) {
    const from = here.has(piece) ? undefined : next.dataset.from;
    const hold = from && holdOf(from);
    if (hold) found.push({ what: null, piece, from: boxOf(hold), to: "", delay: 0 });
  }
  return found.filter((it) => it.from.width > 0).slice(0, MOST);
}

// Up to which version it was shown what flew.
let flown = Infinity;

/**
 * What flew with the entries that are new.
 * @param {Document} fresh
 * @returns {Trip[]}
 */
function flights(fresh) {
  const all = $$("[data-travels]", fresh);
  const upto = Number($("main", fresh)?.dataset.version ?? NaN);
  /** @type {Trip[]} */
  const found = [];
  for (const list of all.filter((it) => Number(it.dataset.travels) > flown)) {
    let after = 0;
    for (const item of $$("li", list)) {
      const { from = "", to = "", times = "1" } = item.dataset;
      const hold = holdOf(from);
      const what = item.firstElementChild;
      if (!hold || !what) continue;
      const n = Math.min(Number(times), AT_ONCE);
      const step = Math.min(PAID / 2, 1400 / n);
      for (let i = 0; i < n; i++) {
        found.push({ what: likeness(what), piece: "", from: boxOf(hold), to, delay: after + i * step });
      }
      after += NEXT;
    }
  }
  if (!Number.isNaN(upto)) flown = upto;
  return found.slice(0, MOST);
}

/**
 * @param {HTMLElement} it
 * @param {number} from
 * @param {number} to
 * @param {number} delay
 */
function count(it, from, to, delay) {
  const start = performance.now() + delay;
  /** @param {number} now */
  const tick = (now) => {
    const part = isSkipped ? 1 : Math.max(0, Math.min((now - start) / COUNT, 1));
    it.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1 && it.isConnected) requestAnimationFrame(tick);
  };
  it.textContent = String(from);
  requestAnimationFrame(tick);
  setTimeout(() => {
    it.textContent = String(to);
  }, delay + COUNT + 300);
}

/**
 * Gives parts of the page a class for as long as it takes them to be drawn.
 * @param {Element} it
 * @param {string} name
 */
function mark(it, name) {
  it.classList.add(name);
  setTimeout(() => it.classList.remove(name), FRESH);
}

/**
 * Everything that does not travel.
 * @param {ReturnType<typeof look>} was
 * @param {number} delay
 */
function settle(was, delay) {
  const isStill = isCalm();
  for (const [name, it] of named("n")) {
    const before = was.numbers.get(name);
    const [from, to] = [Number(before), Number(it.textContent)];
    if (before === undefined || from === to || Number.isNaN(from + to)) continue;
    if (isStill) mark(it, "changed");
    else count(it, from, to, delay);
  }
  for (const [name, row] of named("ink")) {
    const before = was.ink.get(name);
    if (before) [...row.children].forEach((it, i) => it.classList.toggle("inked", it.matches(".x") && !before[i]));
  }
  if (isStill) return;
  // What is new in a part of the page that was there before; all of a page that has just begun is not.
  if (was.fresh.size > 0) {
    for (const [name, it] of named("fresh")) if (!was.fresh.has(name)) mark(it, "fresh");
  }
  const thrown = [...named("roll")].filter(([name]) => !was.rolls.has(name)).flatMap(([, it]) => $$(".die", it));
  if (was.dice !== dice()) thrown.push(...$$(".dice .die").filter((it) => !it.closest("[data-roll]")));
  thrown.slice(0, MOST).forEach(roll);
  if (thrown.length) sound("dice");
}

/**
 * A die comes from the upper left, turns once and settles, the next one a little later.
 * @param {HTMLElement} die
 * @param {number} i
 */
function roll(die, i) {
  const turn = die.animate(
    [
      { transform: "translate(-3.5rem, -2.5rem) rotate(-320deg)", opacity: 0, offset: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: "translate(0.25rem, 0.125rem) rotate(12deg)", offset: 0.7 },
      { transform: "translate(0, -0.25rem) rotate(-4deg)", offset: 0.85 },
      { transform: "none", offset: 1 },
    ],
    { duration: 700, delay: i * 60, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", fill: "backwards" },
  );
  running.add(turn);
  turn.finished.catch(() => {}).then(() => running.delete(turn));
}

/** @type {Set<Animation>} */
const running = new Set();
let isSkipped = false;
/** @type {Promise<unknown>} */
let ends = Promise.resolve();
let resolveEnd = () => {};

// Everything is at once where it comes to.
export function skip() {
  isSkipped = true;
  for (const it of running) it.finish();
  land();
  resolveEnd();
}

// When what moves has come to rest: what others do next is shown then.
export const atRest = () => ends;

export function watchMotion() {
  flown = Number($("main")?.dataset.version ?? Infinity);
  for (const way of ["keydown", "pointerdown"]) document.addEventListener(way, skip, true);
}

/**
 * Does a change of the page as gently as the reader likes it.
 * @param {() => void} change
 * @param {Document} fresh the document it comes from
 */
export async function moving(change, fresh) {
  const was = look();
  if (isCalm()) {
    flights(fresh);
    change();
    return settle(was, 0);
  }
  skip();
  const went = trips(fresh);
  went.forEach((it, i) => {
    it.delay = Math.floor(i / AT_ONCE) * TRAVEL + (i % AT_ONCE) * NEXT;
  });
  const all = [...went, ...flights(fresh)];
  change();
  isSkipped = false;
  const goals = all.map((it) => goal(it));
  let last = 0;
  all.forEach((it, i) => {
    const to = goals[i];
    if (!to) return;
    fly(it.what ?? to, it.from, to, { delay: it.delay, ms: TRAVEL, hides: !it.what, isNew: Boolean(it.what) });
    last = Math.max(last, it.delay + TRAVEL);
  });
  settle(was, last > 0 ? Math.min(last, TRAVEL) - 60 : 0);
  if (last === 0) return;
  ends = new Promise((done) => {
    resolveEnd = () => done(null);
    setTimeout(done, Math.min(last, LONGEST));
  });
}

/**
 * Where a trip ends, on the page as it is now.
 * @param {Trip} trip
 */
const goal = ({ piece, to }) => (to ? holdOf(to) : $(`[data-piece="${CSS.escape(piece)}"]`));
