// What a placement would do, shown before it is done: beside its arch, on a phone as a sheet from below; and what a hint
// advises.

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const main = $("main[data-events]");

const isPhone = () => innerWidth < 600;
const member = () => $("input[name=member]:checked")?.value;
const spaceOf = (button) => button?.closest(".floor, .space, .seat, .sp");
// What is asked about before it is done: a whole action, or a member on a space.
const wish = (button) => button.dataset.peek ? { action: button.dataset.peek }
  : { member: member(), space: button.value, servants: $("#add-servants")?.value || 0 };
export const isOpen = (button) => button.dataset.peek || (button.dataset.space
  ? spaceOf(button)?.classList.contains(`ok-${member()}`) : button.getAttribute("aria-disabled") !== "true");
const peekable = "button.niche[data-space], button[data-peek]";
let peeked = null;
let timer = 0;

export function hidePeek() {
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

export function watchPeeks() {
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

export function watchHints() {
  // What is advised already is shown or put away.
  document.addEventListener("click", (event) => {
    const known = event.target.closest(".ask-hint") && $("details.hints");
    if (!known) return;
    event.preventDefault();
    known.open = !known.open;
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-show]");
    if (!link) return;
    event.preventDefault();
    showHint(link);
  });
}

// Says which arches the chosen member cannot use, and lets the tabulator stop once in each tower or area: arrows lead on.
export function mark() {
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
