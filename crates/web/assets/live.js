// @ts-check
// Makes a table live: listens to its stream, fetches what changed when something happened, and swaps the regions that
// did. Without this module the page still works, by hand and by its own refresh.

import { main } from "./dom.js";
import { watchForms } from "./forms.js";
import { watchHints } from "./hints.js";
import { watchKeys } from "./keys.js";
import { watchNotes } from "./notes.js";
import { mark } from "./picks.js";
import { watchPreviews } from "./preview.js";
import { watchSound } from "./sound.js";
import { listen } from "./stream.js";
import { watchPresses } from "./swap.js";
import { watchTalk } from "./talk.js";
import { watchBar, watchTools } from "./tools.js";

if (main) {
  listen();
  watchForms();
  watchPresses();
  watchSound();
  watchTools();
  watchTalk();
  if (main.dataset.title) watchNotes();
  if (main.dataset.kind === "board") {
    watchBar();
    watchPreviews();
    watchHints();
    mark();
    watchKeys();
  }
}
