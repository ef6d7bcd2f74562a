// @ts-check
// Short ways to the parts of the page.

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} what
 * @param {ParentNode} [where]
 * @returns {E | null}
 */
export const $ = (what, where = document) => where.querySelector(what);

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} what
 * @param {ParentNode} [where]
 * @returns {E[]}
 */
export const $$ = (what, where = document) => [
  .../** @type {NodeListOf<E>} */ (where.querySelectorAll(what)),
];

// The part of the page that says what table it shows. The scripts of a table run on pages that have it.
export const main = /** @type {HTMLElement} */ ($("main[data-events]"));

/**
 * Where something happened.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export const place = ({ target }) =>
  /** @type {HTMLElement} */ (target instanceof Element ? target : document.documentElement);

/** @param {string} text */
export const parse = (text) => new DOMParser().parseFromString(text, "text/html");

/**
 * What a form sends when this button is pressed. All fields of our forms are texts.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export const fields = (form, button) =>
  new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));

/**
 * Chooses a piece as if by hand.
 * @param {HTMLInputElement} radio
 */
export function choose(radio) {
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

// The words of the decision that is awaited.
export const prompted = () => $(".prompt p")?.textContent?.trim() ?? "";

// A panel that was put aside is shown again.
export const showPanel = () => $(".decide[data-hidden]")?.removeAttribute("data-hidden");
