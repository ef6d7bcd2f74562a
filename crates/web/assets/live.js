// Makes a table live: listens to its stream, fetches the page again when something happened, and swaps the
// regions that changed. Without this module the page still works, by hand and by its own refresh.

const main = document.querySelector("main[data-events]");
let isBusy = false;
let isBehind = false;

function swap(fresh) {
  for (const region of fresh.querySelectorAll(".region")) {
    const old = document.getElementById(region.id);
    if (old && old.innerHTML !== region.innerHTML && !old.contains(document.activeElement?.closest("input"))) {
      old.replaceWith(document.adoptNode(region));
    }
  }
  main.dataset.version = fresh.querySelector("main").dataset.version;
}

async function refresh() {
  isBehind = true;
  if (isBusy) return;
  isBusy = true;
  while (isBehind) {
    isBehind = false;
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      if (answer.ok) {
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        if (document.startViewTransition) document.startViewTransition(() => swap(fresh));
        else swap(fresh);
      }
    } catch {
      // The stream says when the server is back.
    }
  }
  isBusy = false;
}

if (main) {
  const url = new URL(main.dataset.events, location.href);
  url.searchParams.set("from", main.dataset.version);
  const source = new EventSource(url);
  for (const name of ["entry", "chat", "table", "undo_asked", "undo_declined"]) {
    source.addEventListener(name, refresh);
  }
  let isFirst = true;
  source.addEventListener("hello", () => {
    if (!isFirst) refresh();
    isFirst = false;
  });
}
