// @ts-check
// Forms are sent without leaving the page; the answer is the table as it is then.

import { fields, main } from "./dom.js";
import { deliver, think } from "./exchange.js";
import { hide } from "./preview.js";

/** @param {SubmitEvent} event */
function send(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== "post" || main.dataset.kind !== "board" || !form.closest("#r-forms, .say")) return;
  event.preventDefault();
  const { submitter } = event;
  const isTalk = form.matches(".say");
  // Pressed twice is meant once; what is said is not.
  if (!isTalk && submitter?.ariaBusy === "true") return;
  const submission = { form, submitter, body: fields(form, submitter) };
  submitter?.setAttribute("aria-busy", "true");
  // The button may be on the sheet: it goes with it.
  hide();
  if (form.id === "f-hint") return void think(submission);
  deliver(submission);
  if (isTalk) form.reset();
}

export const watchForms = () => document.addEventListener("submit", send);
