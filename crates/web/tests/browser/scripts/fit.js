// Says what does not fit at this size, one line a fault: the page scrolls sideways, text is cut or runs into other text,
// controls lie on each other or under something else.

const faults = new Set();
const root = document.documentElement;
const page = root.clientWidth;
const style = (it) => getComputedStyle(it);

function name(it) {
  const own = (it) => it.tagName.toLowerCase() + (it.id ? `#${it.id}` : [...it.classList].map((word) => `.${word}`).join(""));
  const path = [];
  for (let at = it; at && at !== document.body && path.length < 4; at = at.parentElement) path.unshift(own(at));
  return `${path.join(" > ")} "${(it.innerText ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
}

// What is clipped away whole is there to be read out.
function isOnlyHeard(it) {
  for (let at = it; at && at !== document.body; at = at.parentElement) if (style(at).clipPath === "inset(50%)") return true;
  return false;
}

const isShown = (it) => it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isOnlyHeard(it)
  && !it.closest(".vh, .skip, svg, script, style, noscript, option, [hidden]");

// The box that an element moves and is clipped with.
function above(it) {
  const position = style(it).position;
  if (position === "fixed") return null;
  return position === "absolute" ? it.offsetParent : it.parentElement;
}

// What stays in its place while the page scrolls lies over other things at times, and is compared only with itself.
function layer(it) {
  for (let at = it; at; at = at.parentElement) if (["fixed", "sticky"].includes(style(at).position)) return at;
  return root;
}

function inner(it) {
  const box = it.getBoundingClientRect();
  const left = box.left + it.clientLeft;
  const top = box.top + it.clientTop;
  return { left, top, right: left + it.clientWidth, bottom: top + it.clientHeight };
}

// The part of a box that can be seen, and whether something cuts it for good.
function clip(it, box) {
  let { left, top, right, bottom } = box;
  let cut = "";
  const slack = (bottom - top) * 0.3;
  let scrolls = false;
  for (let at = it; at && at !== document.body && at !== root; at = above(at)) {
    const { overflowX, overflowY, display } = style(at);
    if (display === "inline" || display === "contents") continue;
    const own = inner(at);
    if (overflowX !== "visible") {
      if (["auto", "scroll"].includes(overflowX)) scrolls = true;
      else if (!scrolls && (left < own.left - 1.5 || right > own.right + 1.5)) cut ||= `cut by ${name(at)}`;
      left = Math.max(left, own.left);
      right = Math.min(right, own.right);
    }
    if (overflowY !== "visible") {
      if (["auto", "scroll"].includes(overflowY)) scrolls = true;
      else if (!scrolls && (top < own.top - slack || bottom > own.bottom + slack)) cut ||= `cut by ${name(at)}`;
      top = Math.max(top, own.top);
      bottom = Math.min(bottom, own.bottom);
    }
  }
  if (!scrolls && (right > page + 1 || left < -1)) cut ||= "beside the page";
  return { left, top, right, bottom, cut };
}

const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const along = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

if (root.scrollWidth > page) {
  const wide = [...document.body.querySelectorAll("*")].filter((it) => isShown(it) && it.getBoundingClientRect().right > page + 1);
  faults.add(`the page is ${root.scrollWidth} wide instead of ${page}: ${wide.slice(0, 3).map(name)}`);
}

for (const it of document.querySelectorAll(".decide, dialog, .preview-sheet")) {
  if (isShown(it) && it.scrollWidth > it.clientWidth + 1) faults.add(`a panel scrolls sideways: ${name(it)}`);
}

// Text.
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const it = node.parentElement;
  if (!node.data.trim() || !isShown(it)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) {
    if (box.width < 1 || box.height < 1) continue;
    const seen = clip(it, box);
    if (seen.cut) faults.add(`text is ${seen.cut}: ${name(it)}`);
    if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) texts.push({ it, layer: layer(it), ...seen });
  }
}
texts.sort((a, b) => a.top - b.top);
for (const [i, a] of texts.entries()) {
  for (let j = i + 1; j < texts.length && texts[j].top < a.bottom; j += 1) {
    const b = texts[j];
    if (a.it === b.it || a.layer !== b.layer || a.it.contains(b.it) || b.it.contains(a.it)) continue;
    const least = Math.min(a.bottom - a.top, b.bottom - b.top);
    if (across(a, b) > 3 && along(a, b) > least * 0.4) faults.add(`text on text: ${name(a.it)} and ${name(b.it)}`);
  }
}

// What a select shows has no box of its own.
const canvas = document.createElement("canvas").getContext("2d");
for (const it of document.querySelectorAll("select")) {
  if (!isShown(it)) continue;
  const { font, paddingLeft, paddingRight } = style(it);
  canvas.font = font;
  const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  if (canvas.measureText(it.selectedOptions[0]?.text ?? "").width > room + 2) faults.add(`text is cut by ${name(it)}`);
}

// Controls.
const controls = [];
for (const it of document.querySelectorAll("a[href], button, input, select, textarea, summary, label:has(> .vh)")) {
  if (!isShown(it) || it.type === "hidden") continue;
  const boxes = [...it.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) continue;
  const seen = clip(it, it.getBoundingClientRect());
  if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) controls.push({ it, layer: layer(it), boxes, ...seen });
}
for (const [i, a] of controls.entries()) {
  for (const b of controls.slice(i + 1)) {
    if (a.layer !== b.layer || a.it.contains(b.it) || b.it.contains(a.it)) continue;
    const isOn = a.boxes.some((one) => b.boxes.some((two) => across(one, two) > 2 && along(one, two) > 2));
    if (isOn && across(a, b) > 2 && along(a, b) > 2) faults.add(`controls lie on each other: ${name(a.it)} and ${name(b.it)}`);
  }
}
const was = [scrollX, scrollY];
for (const { it, layer: own } of controls) {
  it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = it.getClientRects()[0];
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isFree = hit && (it.contains(hit) || [...(it.labels ?? [])].some((label) => label.contains(hit)));
  // A decision that is asked for may lie over the table.
  const isAsked = hit?.closest(".decide, dialog, .preview-sheet") && !it.closest(".decide, dialog, .preview-sheet");
  if (!isFree && !isAsked && layer(hit ?? root) === own) faults.add(`a control cannot be reached: ${name(it)} under ${hit && name(hit)}`);
}
scrollTo(...was);

// A symbol that the page does not have is a gap.
for (const it of document.querySelectorAll("use")) {
  const id = it.getAttribute("href").slice(1);
  if (!document.getElementById(id)) faults.add(`no symbol ${id}: ${name(it.closest("svg").parentElement)}`);
}
return [...faults];
