// Small sounds, synthesized, off until asked for.

let ears = null;
const isOn = () => localStorage.getItem("sound") === "on";

export function sound(what) {
  if (!isOn()) return;
  ears ??= new AudioContext();
  const notes = { wood: [[180, 0, 0.06]], paper: [[900, 0, 0.03]], turn: [[523, 0, 0.18], [659, 0.14, 0.25]] }[what] ?? [];
  for (const [pitch, start, length] of notes) {
    const [tone, gain] = [ears.createOscillator(), ears.createGain()];
    tone.type = what === "turn" ? "sine" : "triangle";
    tone.frequency.value = pitch;
    const at = ears.currentTime + start;
    gain.gain.setValueAtTime(0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(ears.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

// Says of every button for them how it stands; parts of the page that came anew have one too.
export function drawSound() {
  for (const button of document.querySelectorAll("button.sound")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isOn()));
  }
}

export function watchSound() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest("button.sound")) return;
    localStorage.setItem("sound", isOn() ? "off" : "on");
    drawSound();
    sound("turn");
  });
  drawSound();
}
