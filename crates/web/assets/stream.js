// @ts-check
// Listens to what happens at the table.

import { main } from "./dom.js";
import { hear, refresh, stopAsking } from "./exchange.js";
import { lose } from "./notices.js";
import { talked } from "./talk.js";

// A browser tries again by itself when the line is lost; when it gives up, we do.
export function listen() {
  const url = new URL(main.dataset.events ?? "", location.href);
  url.searchParams.set("from", main.dataset.version ?? "");
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  const source = new EventSource(url);
  source.addEventListener("entry", hear);
  for (const name of ["table", "undo_asked", "undo_declined"]) source.addEventListener(name, refresh);
  source.addEventListener("chat", async () => {
    await refresh();
    talked();
  });
  source.addEventListener("hello", (event) => {
    // Between the page and its stream something may have been asked or said.
    const isNew = JSON.parse(event.data).told !== Number(main.dataset.told);
    const wasLost = document.body.classList.contains("lost");
    if (wasLost) stopAsking();
    if (isNew || wasLost) refresh();
    lose(false);
  });
  source.addEventListener("error", () => {
    lose(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}
