// @ts-check
// What the top of a page does beside its links: the address is copied, menus close, and a lost connection is told.

const top = document.querySelector(".top");

/** @type {HTMLElement | null} */
const copy = document.querySelector(".copy-page");
const aloud = document.querySelector("#copied");

if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(location.href);
    if (aloud) aloud.textContent = copy.dataset.done ?? "";
    copy.classList.add("done");
    setTimeout(() => copy.classList.remove("done"), 2000);
  });
}

/** @type {HTMLDetailsElement[]} */
const menus = [...document.querySelectorAll("details.pop")];

document.addEventListener("click", ({ target }) => {
  for (const menu of menus) if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
});

document.addEventListener("keydown", ({ key }) => {
  const open = menus.find((menu) => menu.open);
  if (key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
});

/** @type {HTMLElement | null} */
const lost = top?.querySelector(".offline") ?? null;
const tell = () => {
  if (lost) lost.hidden = navigator.onLine;
};
addEventListener("online", tell);
addEventListener("offline", tell);
tell();

/** @type {HTMLElement | null} */
const share = document.querySelector("[data-share]");
if (share && "share" in navigator) {
  share.hidden = false;
  share.addEventListener("click", () => {
    /** @type {HTMLInputElement | null} */
    const field = document.querySelector(`#${share.dataset.share}`);
    // Whoever changes their mind has sent nothing, and needs no word about it.
    navigator.share({ title: document.title, url: field?.value }).catch(() => {});
  });
}

// Which chapter is read stands in the address alone.
/** @type {HTMLAnchorElement[]} */
const chapters = [...document.querySelectorAll(".contents a")];
const mark = () => {
  const at = chapters.find((it) => it.hash && it.hash === location.hash) ?? chapters[0];
  for (const it of chapters) it.toggleAttribute("aria-current", it === at);
};
if (document.querySelector(".by-chapter")) {
  addEventListener("hashchange", mark);
  mark();
}
