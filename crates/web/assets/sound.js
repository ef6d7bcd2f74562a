// @ts-check
// Small sounds, synthesized, off until asked for.

import { $$, place } from "./dom.js";

/** @type {AudioContext | null} */
let context = null;
const isOn = () => localStorage.getItem("sound") === "on";

/**
 * The notes of each sound: their pitch, when they begin, and how long they last.
 * @type {Record<string, number[][]>}
 */
const NOTES = {
  wood: [[180, 0, 0.06]],
  paper: [[900, 0, 0.03]],
  turn: [
    [523, 0, 0.18],
    [659, 0.14, 0.25],
  ],
};

/** @param {string} what */
export function sound(what) {
  if (!isOn()) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of NOTES[what] ?? []) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = what === "turn" ? "sine" : "triangle";
    tone.frequency.value = pitch;
    const at = context.currentTime + start;
    gain.gain.setValueAtTime(0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

// Says of every button for them how it stands; parts of the page that came anew have one too.
export function drawSound() {
  for (const button of $$("button.sound")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isOn()));
  }
}

export function watchSound() {
  document.addEventListener("click", (event) => {
    if (!place(event).closest("button.sound")) return;
    localStorage.setItem("sound", isOn() ? "off" : "on");
    drawSound();
    sound("turn");
  });
  drawSound();
}
