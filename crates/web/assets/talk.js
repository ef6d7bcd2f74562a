// @ts-check
// What is said at the table: whoever reads along sees the newest line, and whoever does not, that there are some.

import { $ } from "./dom.js";

/** @returns {HTMLDetailsElement | null} */
const box = () => $(".talk");

const marked = () => [box(), $("#tab-log")?.parentElement].filter((it) => it !== null && it !== undefined);

/** @param {HTMLElement} talk */
function toNewest(talk) {
  const list = $(".chat", talk);
  if (list) list.scrollTop = list.scrollHeight;
}

// Somebody said something.
export function talked() {
  const talk = box();
  if (!talk) return;
  toNewest(talk);
  if (talk.checkVisibility() && talk.open) return;
  const unread = String(Number(talk.dataset.unread ?? 0) + 1);
  for (const it of marked()) it.dataset.unread = unread;
}

export function watchTalk() {
  const talk = box();
  const read = () => {
    if (!talk?.open || !talk.checkVisibility()) return;
    for (const it of marked()) delete it.dataset.unread;
    toNewest(talk);
  };
  talk?.addEventListener("toggle", read);
  $("#tab-log")?.addEventListener("change", read);
}
