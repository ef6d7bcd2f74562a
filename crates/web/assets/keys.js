// The table by keyboard: arrows lead over it, numbers answer, letters lead to its parts.

import { hidePeek, isOpen } from "./peek.js";

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];

// Servants, more or fewer.
export function step(by) {
  const field = $("#add-servants");
  if (!field) return;
  // A point may cost more than one servant.
  const each = Number(field.dataset.by) || 1;
  const most = Number(field.max) - (Number(field.max) % each);
  field.value = Math.min(Math.max(Number(field.value || 0) + by * each, 0), most);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

// Everything that can be done now: the answers of a panel, the rows of a drawer, or what stands on the table; and arches
// and spaces that cannot be used, which say why.
function doable() {
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true });
  const answers = $$(".decide.open:not([data-hidden]) .choice").filter(isShown);
  if (answers.length > 0) return answers;
  const where = $(".drawer:target") ?? $("main");
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
    else if ($(".drawer:target")) $(".drawer:target a.tool").click();
    else if ($(".hints[open]")) $(".hints").open = false;
    else if (panel) panel.dataset.hidden = "";
    else if ($(".decide.final[open]")) $(".decide.final").open = false;
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

export const watchKeys = () => document.addEventListener("keydown", onKey);
