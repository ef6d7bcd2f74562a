// @ts-check
// How the table moves: what changed place glides, cards travel to their row, numbers count, dice tumble, ink is drawn. Where
// the reader prefers reduced motion nothing moves, and changed numbers are underlined for a second instead.

import { $, $$ } from "./dom.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const COUNT = 240;
// How long a browser may take before it draws what changed.
const DRAWS = 300;
// All pieces of a full table may go home at the end of a round.
const MOST = 20;

const numbers = () => new Map($$("[data-n]").map((it) => [it.dataset.n, it.textContent]));
const dice = () =>
  $$(".dice .die")
    .map((it) => it.getAttribute("aria-label"))
    .concat($$(".rounds .cur").map((it) => it.textContent))
    .join();

// Which squares of each row are crossed.
const inked = () =>
  new Map($$("[data-ink]").map((row) => [row.dataset.ink, [...row.children].map((it) => it.matches(".x"))]));

/** @param {HTMLElement} it */
function areaOf(it) {
  /** @type {HTMLElement | null} */
  const area = it.closest("[data-hold], [data-area], .region");
  return area && (area.dataset.hold || area.dataset.area || area.id);
}

/**
 * @param {HTMLElement} it
 * @param {string} piece
 */
function name(it, piece) {
  const style =
    /** @type {CSSStyleDeclaration & { viewTransitionName: string, viewTransitionClass: string }} */ (
      it.style
    );
  style.viewTransitionName = piece ? `piece-${piece}` : "";
  style.viewTransitionClass = piece ? "piece" : "";
}

/**
 * The pieces that will lie elsewhere after the change, with where they lie now. Only they are named: to take a picture of
 * everything that could glide would cost longer than most changes.
 * @param {Document} fresh
 */
function travellers(fresh) {
  /** @type {[HTMLElement, string][]} */
  const went = [];
  for (const old of $$("[data-piece]")) {
    const piece = old.dataset.piece ?? "";
    const id = CSS.escape(piece);
    const now = $(`[data-piece="${id}"]`, fresh);
    const taken = now ? null : $(`[data-went="${id}"]`, fresh);
    if (now ? areaOf(now) !== areaOf(old) : taken) went.push([old, piece]);
  }
  return went.slice(0, MOST);
}

/** @param {string} piece */
function goal(piece) {
  const id = CSS.escape(piece);
  const now = $(`[data-piece="${id}"]`);
  if (now) return now;
  const hold = $(`[data-went="${id}"]`)?.dataset.to;
  return hold ? $(`[data-hold="${CSS.escape(hold)}"]`) : null;
}

/**
 * @param {HTMLElement} it
 * @param {number} from
 * @param {number} to
 */
function count(it, from, to) {
  const start = performance.now();
  /** @param {number} now */
  const tick = (now) => {
    const part = Math.min((now - start) / COUNT, 1);
    it.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1 && it.isConnected) requestAnimationFrame(tick);
    else it.textContent = String(to);
  };
  it.textContent = String(from);
  requestAnimationFrame(tick);
}

const look = () => ({ before: numbers(), rolled: dice(), ink: inked() });

/** @param {ReturnType<typeof look>} was */
function settle({ before, rolled, ink }) {
  for (const it of $$("[data-n]")) {
    const was = before.get(it.dataset.n);
    const [from, to] = [Number(was), Number(it.textContent)];
    if (was === undefined || from === to || Number.isNaN(from + to)) continue;
    if (!calm.matches) count(it, from, to);
    else {
      it.classList.add("changed");
      setTimeout(() => it.classList.remove("changed"), 1000);
    }
  }
  for (const row of $$("[data-ink]")) {
    const was = ink.get(row.dataset.ink);
    if (was) [...row.children].forEach((it, i) => it.classList.toggle("inked", it.matches(".x") && !was[i]));
  }
  if (rolled !== dice() && !calm.matches) for (const it of $$(".dice .die")) it.classList.add("rolled");
}

/**
 * Does a change of the page as gently as the reader likes it.
 * @param {() => void} change
 * @param {Document} fresh the document it comes from
 */
export async function moving(change, fresh) {
  const was = look();
  const went =
    "startViewTransition" in document && !calm.matches && !document.hidden ? travellers(fresh) : [];
  if (!went.length) {
    change();
    return settle(was);
  }
  for (const [old, piece] of went) name(old, piece);
  /** @type {HTMLElement[]} */
  const there = [];
  const transition = document.startViewTransition(() => {
    for (const [old] of went) name(old, "");
    change();
    for (const [, piece] of went) {
      const it = goal(piece);
      if (it && !there.includes(it)) {
        name(it, piece);
        there.push(it);
      }
    }
    settle(was);
  });
  transition.ready.catch(() => {});
  // One that does not draw, because nobody sees it or because it has much to do, shows the change all the same.
  const late = setTimeout(() => transition.skipTransition(), DRAWS);
  transition.updateCallbackDone.catch(() => {}).then(() => clearTimeout(late));
  transition.finished.catch(() => {}).then(() => there.forEach((it) => name(it, "")));
  return transition.updateCallbackDone;
}
