// Small sounds, synthesized, off until asked for.

let ears = null;

export function sound(what) {
  if (localStorage.getItem("sound") !== "on") return;
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

// The button that turns them on.
export function watchSound() {
  const button = document.querySelector("button.sound");
  if (!button) return;
  button.hidden = false;
  const draw = () => button.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
  button.addEventListener("click", () => {
    localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
    draw();
    sound("turn");
  });
  draw();
}
