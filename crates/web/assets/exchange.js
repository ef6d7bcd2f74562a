// @ts-check
// One exchange with the server at a time, so that what is shown never becomes older: a form that is sent puts an end to
// the question on its way, and what is heard meanwhile is asked for afterwards.

import { $, $$, main, parse, showPanel } from "./dom.js";
import { fail, lost } from "./notices.js";
import { acted } from "./notes.js";
import { sound } from "./sound.js";
import { show } from "./swap.js";

/** @typedef {{ form: HTMLFormElement, submitter: HTMLElement | null, body: URLSearchParams }} Submission */

/** @type {Promise<void> | null} */
let running = null;
let isBehind = false;
/** @type {Submission[]} */
const queue = [];
let asking = new AbortController();
let heard = 0;
let asked = 0;
let again = 0;

const isMissing = () => heard > Number(main.dataset.version) && heard > asked;

/**
 * Something was done. The page may show it already, or the answer on its way will.
 * @param {MessageEvent} event
 */
export function hear(event) {
  heard = Math.max(heard, Number(event.lastEventId));
  exchange();
}

// Something happened that has no version.
export function refresh() {
  isBehind = true;
  return exchange();
}

// An answer that is still on its way is no longer waited for.
export const stopAsking = () => asking.abort();

/**
 * Sends a form as soon as it is its turn.
 * @param {Submission} submission
 */
export function deliver(submission) {
  queue.push(submission);
  document.body.classList.add("sending");
  stopAsking();
  exchange();
}

function later() {
  again ||= setTimeout(() => {
    again = 0;
    refresh();
  }, 2000);
}

function exchange() {
  running ??= work().finally(() => {
    running = null;
  });
  return running;
}

async function work() {
  while (queue.length || isBehind || isMissing()) {
    asked = heard;
    isBehind = false;
    const submission = queue.shift();
    if (submission) await post(submission);
    else await ask();
    document.body.classList.toggle("sending", queue.length > 0);
  }
}

const have = () =>
  $$(".region[data-digest]")
    .map((it) => `${it.id}=${it.dataset.digest}`)
    .join(" ");

// Several people at one screen: what happens elsewhere does not take it from whoever decides.
function here() {
  const url = new URL(location.href);
  if ("shared" in main.dataset) url.searchParams.set("seat", main.dataset.seat ?? "");
  return url;
}

/** @returns {Record<string, string>} */
const headers = () => (have() ? { accept: "text/html", "x-have": have() } : { accept: "text/html" });

// A line that is dead but not cut answers nothing for minutes; a search for a hint may wait for others.
const soon = () => AbortSignal.timeout(30_000);

async function ask() {
  asking = new AbortController();
  const mine = asking.signal;
  try {
    const answer = await fetch(here(), { headers: headers(), signal: AbortSignal.any([mine, soon()]) });
    // A server that has too much to do is asked again.
    if (answer.status === 429 || answer.status >= 500) later();
    else await show(await answer.text());
  } catch {
    if (!mine.aborted) later();
  }
}

/**
 * @param {Submission} submission
 * @param {RequestInit} [more]
 */
const sent = ({ form, body }, more) =>
  fetch(form.getAttribute("action") ?? "", {
    method: "POST",
    body,
    headers: headers(),
    signal: soon(),
    ...more,
  });

/** @param {string} text */
const reason = (text) => $("h1", parse(text))?.textContent ?? "";

/** @param {Submission} submission */
async function post(submission) {
  const { form, submitter, body } = submission;
  try {
    const answer = await sent(submission);
    const text = await answer.text();
    showPanel();
    if (!answer.ok) {
      // What the page shows may be too old.
      isBehind = true;
      return fail(reason(text), form, body);
    }
    sound(submitter?.dataset.sound ?? "paper");
    acted();
    if (!form.matches(".say")) form.reset();
    await show(text);
  } catch {
    fail(lost(), form, body);
    later();
  } finally {
    submitter?.removeAttribute("aria-busy");
  }
}

/**
 * A hint takes its time, and the table goes on meanwhile.
 * @param {Submission} submission
 */
export async function think(submission) {
  const { form, submitter, body } = submission;
  try {
    const answer = await sent(submission, { redirect: "manual" });
    if (answer.type !== "opaqueredirect") fail(reason(await answer.text()), form, body);
  } catch {
    fail(lost(), form, body);
  } finally {
    submitter?.removeAttribute("aria-busy");
    refresh();
  }
}
