// @ts-check
// What opening a table has beside its fields: who sits where at one click, and what will be opened in one sentence.

/** @type {HTMLFormElement | null} */
const form = document.querySelector("form.opening");
/** @type {HTMLSelectElement[]} */
const chairs = [...document.querySelectorAll("select[name^=seat]")];
/** @type {HTMLButtonElement[]} */
const presets = [...document.querySelectorAll("[data-preset]")];
const summary = document.querySelector("#summary");

// What stands at each chair after the reader's own; the last word goes on to the end.
/** @type {Record<string, string[]>} */
const SEATS = {
  bots: ["bot"],
  friend: ["open", "bot", "none"],
  here: ["me", "none"],
  all: ["open"],
};

/** @param {string} preset */
const wanted = (preset) => {
  const others = SEATS[preset] ?? [];
  return chairs.map((_, i) => (i === 0 ? "me" : (others[Math.min(i, others.length) - 1] ?? "none")));
};

/** @param {string} name */
const chosen = (name) => {
  const input = form?.querySelector(`[name=${name}]:checked`);
  return input?.closest("label")?.querySelector("span")?.textContent?.trim() ?? "";
};

function tell() {
  const sitting = chairs.filter((chair) => chair.value !== "none");
  for (const chair of chairs) chair.closest("li")?.classList.toggle("free", chair.value === "none");
  for (const preset of presets) {
    const seats = wanted(preset.dataset.preset ?? "");
    preset.setAttribute("aria-pressed", String(chairs.every((chair, i) => chair.value === seats[i])));
  }
  if (!summary) return;
  const hasBots = sitting.some((chair) => chair.value === "bot");
  const names = sitting.map((chair) => chair.selectedOptions[0]?.text ?? "");
  const parts = [names.join(", "), hasBots ? chosen("level") : "", chosen("rules"), chosen("clock")];
  summary.textContent = parts.filter(Boolean).join(" · ");
}

for (const preset of presets) {
  preset.addEventListener("click", () => {
    const seats = wanted(preset.dataset.preset ?? "");
    for (const [i, chair] of chairs.entries()) chair.value = seats[i] ?? "none";
    const hidden = form?.elements.namedItem("hidden");
    if (hidden instanceof HTMLInputElement) hidden.checked = preset.dataset.preset !== "all";
    tell();
  });
}

form?.addEventListener("change", tell);
document.querySelector(".presets")?.removeAttribute("hidden");
summary?.removeAttribute("hidden");
tell();
