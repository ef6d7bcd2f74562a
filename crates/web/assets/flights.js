// @ts-check
// Things on their way over the table. What flies is a likeness on top of everything, which hears nothing and is not read out;
// it stands where its original stands, so that it looks the same, and only its transform and opacity change.

/** @type {Set<() => void>} */
const aloft = new Set();

/** @param {Element} it */
export const boxOf = (it) => it.getBoundingClientRect();

/**
 * The same once more, without what may be there only once.
 * @param {Element} it
 */
export function likeness(it) {
  const copy = /** @type {Element} */ (it.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "name", "data-piece", "data-hold", "data-n", "data-fresh", "data-ink", "data-preview"])
      part.removeAttribute(name);
    if (part.matches("button, input, a")) part.setAttribute("tabindex", "-1");
  }
  copy.classList.remove("in-flight", "fresh", "previewed");
  return copy;
}

/**
 * A part of a drawing in a drawing of its own, as large as it is shown.
 * @param {SVGGraphicsElement} it
 * @param {SVGGraphicsElement} copy
 * @param {DOMRect} box
 */
function ofDrawing(it, copy, box) {
  const svg = /** @type {SVGSVGElement} */ (it.ownerSVGElement?.cloneNode(false));
  const ctm = it.getScreenCTM();
  svg.removeAttribute("id");
  svg.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  svg.setAttribute("preserveAspectRatio", "none");
  copy.removeAttribute("transform");
  const whole = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (ctm) {
    const { a, b, c, d, e, f } = ctm;
    whole.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  }
  whole.append(copy);
  svg.append(whole);
  return svg;
}

/**
 * A wrapper on top of the page, of this size, with the likeness in it.
 * @param {Element} what what it looks like: the goal itself, or a likeness of something else
 * @param {Element} to
 * @param {DOMRect} box
 * @param {boolean} isOther
 */
function wrapped(what, to, box, isOther) {
  const wrap = document.createElement("span");
  wrap.className = "flight";
  wrap.popover = "manual";
  wrap.setAttribute("aria-hidden", "true");
  wrap.inert = true;
  Object.assign(wrap.style, {
    insetInlineStart: `${box.left}px`,
    insetBlockStart: `${box.top}px`,
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
  });
  const drawing = to instanceof SVGElement && !(to instanceof SVGSVGElement);
  const copy = isOther ? what : likeness(what);
  if (drawing && !isOther)
    wrap.append(
      ofDrawing(/** @type {SVGGraphicsElement} */ (to), /** @type {SVGGraphicsElement} */ (copy), box),
    );
  else wrap.append(copy);
  const home = isOther || drawing ? null : to.parentElement;
  (home ?? document.body).append(wrap);
  wrap.showPopover();
  return wrap;
}

const STEPS = 8;

/**
 * An arc from one box to another, as steps of a transform.
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} grows
 */
function arc(from, to, grows) {
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const high = Math.min(90, Math.hypot(dx, dy) / 5);
  const size = grows ? Math.max(0.5, Math.min(1.5, from.width / to.width || 1)) : 1;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const left = 1 - part;
    const lift = -high * 4 * part * left;
    return {
      transform: `translate(${dx * left}px, ${dy * left + lift}px) scale(${1 + (size - 1) * left})`,
      opacity: 1,
    };
  });
}

/**
 * @param {Element} what
 * @param {DOMRect} from
 * @param {Element} to
 * @param {{ delay: number, ms: number, hides: boolean, isNew: boolean }} how
 */
export function fly(what, from, to, { delay, ms, hides, isNew }) {
  const there = boxOf(to);
  if (!there.width || !HTMLElement.prototype.showPopover) return;
  // What is no likeness of its goal keeps its own size and goes to the middle of it.
  const size = isNew ? Math.min(40, Math.max(18, Math.min(from.height, from.width))) : 0;
  const box = isNew
    ? new DOMRect(there.left + there.width / 2 - size / 2, there.top + there.height / 2 - size / 2, size, size)
    : there;
  const wrap = wrapped(what, to, box, isNew);
  if (hides) to.classList.add("in-flight");
  const frames = arc(from, box, !isNew);
  if (isNew) frames[STEPS].opacity = 0.2;
  const flight = wrap.animate(frames, {
    duration: ms,
    delay,
    easing: "cubic-bezier(0.35, 0.1, 0.25, 1)",
    fill: "both",
  });
  const end = () => {
    aloft.delete(end);
    flight.cancel();
    wrap.remove();
    if (hides) to.classList.remove("in-flight");
  };
  aloft.add(end);
  flight.finished.then(end, () => {});
  // A browser that draws nothing, because nobody sees it, ends it all the same.
  setTimeout(end, delay + ms + 300);
}

// All that flies is where it comes to.
export function land() {
  for (const end of [...aloft]) end();
}
