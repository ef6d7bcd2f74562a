// Makes a table live: listens to its stream, fetches what changed when something happened, and swaps the regions that
// did. Without this module the page still works, by hand and by its own refresh.

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const main = $("main[data-events]");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// What the reader chose and has not sent yet, to be kept across swaps.
function chosen() {
  const active = document.activeElement;
  const area = active?.closest(".region");
  return {
    member: $("input[name=member]:checked")?.value,
    servants: $("#servants")?.value,
    region: area?.id,
    key: active?.dataset?.space ?? active?.value ?? "",
    name: active?.name ?? "",
    id: active?.id ?? "",
  };
}

function restore(was) {
  const member = was.member && $(`input[name=member][value="${CSS.escape(was.member)}"]:not(:disabled)`);
  if (member) member.checked = true;
  if (document.activeElement && document.activeElement !== document.body) return;
  const again = (was.id && document.getElementById(was.id))
    || (was.key && $$(`[name="${was.name}"]`).find((it) => it.value === was.key));
  again?.focus({ preventScroll: true });
}

function swap(fresh) {
  const was = chosen();
  let isTyping = false;
  for (const region of $$(".region", fresh)) {
    const old = document.getElementById(region.id);
    if (!old || old.innerHTML === region.innerHTML) continue;
    if (old.contains(document.activeElement?.closest("input[type=text], input:not([type]), textarea"))) {
      isTyping = true;
      continue;
    }
    old.replaceWith(document.adoptNode(region));
  }
  const now = $("main", fresh);
  if (now && !isTyping) main.dataset.version = now.dataset.version;
  if (now?.dataset.title) {
    const was = main.dataset.mine;
    main.dataset.mine = now.dataset.mine;
    document.title = now.dataset.title;
    if (was !== "yes" && now.dataset.mine === "yes") sound("turn");
    const words = $(".prompt p")?.textContent.trim();
    const aloud = $("#aloud");
    if (aloud && words && aloud.textContent !== words) aloud.textContent = words;
  }
  restore(was);
}

let isBusy = false;
let isBehind = false;

async function take(answer) {
  if (!answer.ok) return answer.status < 500 && show(await answer.text());
  show(await answer.text());
}

function show(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const now = $("main", fresh);
  if (now && now.dataset.kind !== main.dataset.kind) return location.reload();
  if (!now) return;
  if (document.startViewTransition && !calm.matches && !document.hidden) {
    const moving = document.startViewTransition(() => swap(fresh));
    moving.ready.catch(() => {});
    return moving.updateCallbackDone;
  }
  swap(fresh);
}

const have = () => $$(".region[data-digest]").map((it) => `${it.id}=${it.dataset.digest}`).join(" ");

async function refresh() {
  isBehind = true;
  if (isBusy) return;
  isBusy = true;
  while (isBehind) {
    isBehind = false;
    try {
      const headers = { accept: "text/html" };
      if (have()) headers["x-have"] = have();
      await take(await fetch(location.href, { headers }));
    } catch {
      // The stream says when the server is back.
    }
  }
  isBusy = false;
}

// Forms are sent without leaving the page; the answer is the table as it is then.
async function send(event) {
  const form = event.target;
  if (form.method !== "post" || main?.dataset.kind !== "board" || !form.closest("#forms, .say")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  hidePeek();
  try {
    const headers = { accept: "text/html" };
    if (have()) headers["x-have"] = have();
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
    const hidden = $(".decide[data-hidden]");
    if (hidden) delete hidden.dataset.hidden;
    if (!answer.ok) return fail(await answer.text());
    sound(body.has("space") ? "wood" : "paper");
    form.reset?.();
    await show(await answer.text());
  } catch {
    form.submit();
  }
}

function fail(text) {
  const why = $("h1", new DOMParser().parseFromString(text, "text/html"))?.textContent ?? "";
  const aloud = $("#aloud");
  if (aloud) {
    aloud.textContent = why;
    aloud.classList.replace("vh", "toast");
    setTimeout(() => aloud.classList.replace("toast", "vh"), 5000);
  }
}

if (main) {
  const url = new URL(main.dataset.events, location.href);
  url.searchParams.set("from", main.dataset.version);
  if (main.dataset.seat) url.searchParams.set("seat", main.dataset.seat);
  const source = new EventSource(url);
  for (const name of ["entry", "chat", "table", "undo_asked", "undo_declined"]) {
    source.addEventListener(name, refresh);
  }
  let isFirst = true;
  source.addEventListener("hello", () => {
    if (!isFirst) refresh();
    isFirst = false;
  });
  document.addEventListener("submit", send);
}

function hidePeek() {}
function sound() {}
