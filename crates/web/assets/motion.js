// How the table moves: what changed place glides, cards travel to their row, numbers count, dice tumble, ink is drawn. Where the
// reader prefers reduced motion nothing moves, and changed numbers are underlined for a second instead.

const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const COUNT = 240;
// How long a browser may take before it draws what changed.
const DRAWS = 300;
// All members of five players go home at the end of a round.
const MOST = 20;

const numbers = () => new Map($$("[data-n]").map((it) => [it.dataset.n, it.textContent]));
const dice = () => $$(".dice .die").map((it) => it.getAttribute("aria-label")).join() + $$(".rounds .cur").map((it) => it.textContent).join();
// Which squares of each row are crossed.
const inked = () => new Map($$("[data-ink]").map((row) => [row.dataset.ink, [...row.children].map((it) => it.matches(".x"))]));
function placeOf(it) {
  const place = it.closest("[data-hold], .region, .tower, .row");
  return place && (place.dataset.hold || place.id || place.className);
}

function name(it, piece) {
  it.style.viewTransitionName = piece ? `piece-${piece}` : "";
  it.style.viewTransitionClass = piece ? "piece" : "";
}

// The pieces that will lie elsewhere after the change, with where they lie now. Only they are named: to take a picture of
// everything that could glide would cost longer than most changes.
function travellers(fresh) {
  const went = [];
  for (const old of $$("[data-piece]")) {
    const id = CSS.escape(old.dataset.piece);
    const now = fresh.querySelector(`[data-piece="${id}"]`);
    const taken = now ? null : fresh.querySelector(`[data-went="${id}"]`);
    if (now ? placeOf(now) !== placeOf(old) : taken) went.push([old, old.dataset.piece]);
  }
  return went.slice(0, MOST);
}

function goal(piece) {
  const id = CSS.escape(piece);
  const now = $$(`[data-piece="${id}"]`)[0];
  if (now) return now;
  const hold = $$(`[data-went="${id}"]`)[0]?.dataset.to;
  return hold && $$(`[data-hold="${CSS.escape(hold)}"]`)[0];
}

function count(it, from, to) {
  const start = performance.now();
  const tick = (now) => {
    const part = Math.min((now - start) / COUNT, 1);
    it.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1 && it.isConnected) requestAnimationFrame(tick);
    else it.textContent = String(to);
  };
  it.textContent = String(from);
  requestAnimationFrame(tick);
}

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

// Does a change of the page as gently as the reader likes it. `fresh` is the document it comes from.
export async function moving(change, fresh) {
  const was = { before: numbers(), rolled: dice(), ink: inked() };
  const went = document.startViewTransition && !calm.matches && !document.hidden ? travellers(fresh) : [];
  if (!went.length) {
    change();
    return settle(was);
  }
  for (const [old, piece] of went) name(old, piece);
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
