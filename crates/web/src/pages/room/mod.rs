//! The page of a table, whatever is played at it: the game draws its [`Board`], and all else is the same for every game.
//!
//! The page is made of regions with stable ids. The live module tells which of them it has, and gets those that changed.

pub mod drawn;
pub mod hint;
pub mod history;
pub mod log;
pub mod tools;
pub mod waiting_room;

pub use drawn::{Drawn, Moment, style_of};
pub use history::{MatchHistory, Round};

use super::frame::{Page, bare};
use super::log_cache;
use super::page_cache::{self, Kept, Place};
use super::reader::Reader;
use super::visit::Visit;
use crate::App;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::TableView;
use crate::table::Update;
use crate::table::erased::Erased;
use axum::response::{IntoResponse, Response};
use boards::icons::icon;
use boards::{Board, Perspective, Sitting};
use kernel::bundle::View;
use kernel::{Digest, Seat, Viewer};
use maud::{Markup, html};
use std::sync::Arc;
use store::{Chat, TableId};
use words::{Key, key};

/// Everything that the page of a table is drawn from.
pub struct Room<'a> {
    pub app: &'a App,
    pub reader: &'a Reader,
    pub id: &'a TableId,
    /// What is seen of it.
    pub table: &'a TableView,
    /// What was said.
    pub chat: &'a [Chat],
    /// The latest entries.
    pub updates: &'a [Arc<Update>],
}

impl Room<'_> {
    /// An address of this table.
    pub fn at(&self, path: &str) -> String {
        self.app.path(&format!("/t/{}{path}", self.id))
    }

    /// A page of reference for the game that is played.
    pub fn book(&self, what: &str) -> String {
        self.app.path(&format!("/{what}/{}", self.table.game.id()))
    }

    /// The seat that looks.
    pub fn own(&self) -> Option<Seat> {
        match self.table.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The name of whoever sits in a seat.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.table.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        if name.is_empty() {
            self.reader.count(key!("open-seat"), "n", seat.index() as i64 + 1)
        } else {
            name
        }
    }

    /// Everybody at the table.
    pub fn sitting(&self) -> Vec<Sitting> {
        let seats = self.table.seats.iter();
        seats.map(|seat| Sitting { name: self.name(seat.seat), is_bot: seat.bot.is_some() }).collect()
    }

    /// A word of the pages.
    pub fn say(&self, key: Key) -> String {
        self.reader.say(key)
    }
}

/// A part of the page that changes by itself.
struct Region {
    id: &'static str,
    inside: Markup,
    digest: String,
}

impl Region {
    fn new(id: &'static str, inside: Markup) -> Region {
        let digest = Digest::of(inside.0.as_bytes()).short();
        Region { id, inside, digest }
    }

    fn draw(&self) -> Markup {
        html! { div id={ "r-" (self.id) } class="region" data-digest=(self.digest) { (self.inside) } }
    }
}

/// All parts of the page that change by themselves, and what the live module needs to know of the page.
pub struct Parts {
    main: Markup,
    regions: Vec<Region>,
}

impl Parts {
    /// Those that a browser does not have.
    pub fn draw(&self, having: Option<Having<'_>>) -> Markup {
        let is_new = |region: &&Region| !having.is_some_and(|having| having.has(region));
        html! { (self.main) @for region in self.regions.iter().filter(is_new) { (region.draw()) } }
    }

    /// How many bytes it takes to keep them.
    pub fn size(&self) -> usize {
        let regions =
            self.regions.iter().map(|it| size_of::<Region>() + it.inside.0.capacity() + it.digest.len());
        self.main.0.capacity() + regions.sum::<usize>()
    }
}

/// What a table was drawn as.
pub enum Drawing {
    /// A whole page.
    Whole(Markup),
    /// Its parts, for a browser that has the page already.
    Parts(Parts),
}

/// How a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// As a whole page.
    Whole,
    /// As parts, where the page has some; a page without any is whole.
    Parts,
}

/// What of the page a browser already has, from the header the live module sends: `id=digest` with spaces between.
#[derive(Clone, Copy, Debug)]
pub struct Having<'a>(pub &'a str);

impl Having<'_> {
    fn has(self, region: &Region) -> bool {
        let own = |pair: &str| {
            let pair = pair.strip_prefix("r-").and_then(|pair| pair.strip_prefix(region.id));
            pair.and_then(|pair| pair.strip_prefix('=')) == Some(&region.digest)
        };
        self.0.split(' ').any(own)
    }
}

/// The page, or, for a browser that has it, the regions that changed.
pub async fn page(visit: &Visit, table: &TableView, having: Option<Having<'_>>) -> Result<Response, Fault> {
    let Visit { app, reader, id, headers, visitor } = visit;
    let wanted = if having.is_some() { Wanted::Parts } else { Wanted::Whole };
    // What a browser lacks of a page is little, and different for each.
    let is_packed = wanted == Wanted::Whole && page_cache::takes_packed(headers);
    let what = if wanted == Wanted::Parts { "parts" } else { "table" };
    let place = Place::of(visit, table, what, is_packed);
    let kept = match app.page_cache.get(place.as_ref()) {
        Some(kept) => kept,
        None => {
            let chat = app.tables.services().store.chat(id, 50).await?;
            let known = log_cache::known(app, id, table, *visitor).await;
            // With a log cut short for one visitor the page is not what others would get.
            let place = place.filter(|_| known.is_ok());
            let updates = match known {
                Ok(updates) => updates,
                Err(_) => log_cache::in_memory(table),
            };
            let room = Room { app, reader, id, table, chat: &chat, updates: &updates };
            app.page_cache.get_or_draw(place, || {
                Ok(match table.game.table(&room, wanted)? {
                    Drawing::Whole(markup) => Kept::page(markup, is_packed),
                    Drawing::Parts(parts) => Kept::Parts(Arc::new(parts)),
                })
            })?
        }
    };
    Ok(match kept {
        Kept::Parts(parts) => parts.draw(having).into_response(),
        whole => whole.into_response(),
    })
}

/// How many decisions of the turn that is on, or has just ended, still stand.
pub async fn steps_of_turn(app: &App, id: &TableId, table: &TableView, visitor: Visitor) -> usize {
    table.game.steps_of_turn(table, &log_cache::latest(app, id, table, visitor).await)
}

fn table<P: Board>(game: &P::Game, room: &Room<'_>, wanted: Wanted) -> Result<Drawing, Fault> {
    let view: &View<P> = read(&*room.table.view)?;
    if let Some(seat) = waiting_room::hand_over_to(room, P::has_secrets(view)) {
        return Ok(Drawing::Whole(waiting_room::hand_over(room, seat)));
    }
    if room.table.waiting {
        return Ok(Drawing::Whole(waiting_room::waiting(room)));
    }
    let (sitting, rules) = (room.sitting(), room.book("rules"));
    let scene = P::scene(game, view, perspective(room, &sitting, &rules));
    let regions = regions::<P>(game, room, view, &scene);
    Ok(match wanted {
        Wanted::Parts => Drawing::Parts(Parts { main: main_of::<P>(room, &scene, &html! {}), regions }),
        Wanted::Whole => Drawing::Whole(whole::<P>(room, &scene, &regions)),
    })
}

/// How this room's reader looks at the board.
fn perspective<'a>(room: &Room<'_>, sitting: &'a [Sitting], rules: &'a str) -> Perspective<'a> {
    Perspective {
        lang: room.reader.lang,
        sitting,
        is_asked: room.table.is_asked,
        can_undo: room.table.undo.free,
        rules,
    }
}

/// What is the game's own again, in code that knows the game.
fn read<T: 'static>(value: &dyn Erased) -> Result<&T, Fault> {
    value.downcast_ref().ok_or_else(|| {
        tracing::error!("a view is of another game");
        Fault::Unavailable
    })
}

fn regions<P: Board>(game: &P::Game, room: &Room<'_>, view: &View<P>, scene: &P::Scene<'_>) -> Vec<Region> {
    let common = [
        ("forms", tools::forms(room)),
        ("bar", html! { (P::bar(scene)) (tools::acts(room)) }),
        ("log", log::region::<P>(game, room)),
        ("chat", tools::chat(room)),
        ("decide", decide::<P>(room, scene)),
        ("hint", hint::panel::<P>(game, room, view)),
        ("more", tools::menu(room)),
    ];
    let all = common.into_iter().chain(P::parts(scene));
    all.map(|(id, inside)| Region::new(id, inside)).collect()
}

fn decide<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>) -> Markup {
    html! {
        @if let Some(result) = &room.table.result { (tools::end::<P>(room, scene, result)) }
        @else if let Some(asker) = room.table.undo.asked_by { (tools::asked(room, asker)) }
        @else { (P::decide(scene)) }
    }
}

/// The title of the window: whose turn it is, first of all.
fn title_of<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>) -> String {
    let game = room.say(P::NAME);
    if scene.is_my_turn() {
        return room.reader.with(key!("notify-your-turn"), "game", &game);
    }
    format!("{} · {game}", room.table.name)
}

/// What the live module needs to know of the page.
fn main_of<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>, inside: &Markup) -> Markup {
    let mine = if scene.is_my_turn() { "yes" } else { "no" };
    html! {
        main #main class=(P::CLASS) data-kind="board" data-events=(room.at("/events")) data-preview=(room.at("/preview"))
            data-version=(room.table.version) data-told=(room.table.published) data-mine=(mine) data-title=(title_of::<P>(room, scene))
            data-seat=[room.own()] data-shared[room.table.owned.len() > 1] data-since-one=(room.say(key!("history-new-one")))
            data-since-many=(room.reader.with(key!("history-new-many"), "n", "#")) { (inside) }
    }
}

fn whole<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>, regions: &[Region]) -> Markup {
    let place = |id: &str| {
        let region = regions.iter().find(|region| region.id == id);
        region.map_or_else(|| html! {}, Region::draw)
    };
    let log = html! {
        section.log aria-label=(room.say(key!("history-title"))) {
            (place("log"))
            details.talk {
                summary { (room.say(key!("chat-title"))) }
                (place("chat"))
                (tools::say_form(room))
            }
        }
    };
    let body = html! {
        a.skip href="#board" { (room.say(key!("site-skip-board"))) }
        a.skip href=(room.at("/text")) { (room.say(key!("site-as-text"))) }
        (place("forms"))
        header.bar {
            a.brand href=(room.app.path("/")) {
                svg.i.logo aria-hidden="true" { use href="#logo" {} }
                span { b { (room.say(key!("site-name"))) } small { (room.table.name) } }
            }
            (place("bar"))
            div.tools { (tools::fixed(room)) details.pop.menu {
                summary.tool aria-label=(room.say(key!("site-menu"))) { (icon("menu")) }
                (place("more"))
            } }
        }
        (main_of::<P>(room, scene, &P::arrange(scene, &place, log)))
        (place("decide"))
        (place("hint"))
        (tabs::<P>(room, scene))
        div #preview { @if let Some(sheet) = hint::sheet::<P>(room, scene) { (sheet) } }
        p #aloud.vh role="status" aria-live="polite" {}
        p #lost.toast role="status" hidden { (room.say(key!("notify-lost"))) }
        (tools::keys::<P>(room))
    };
    let title = title_of::<P>(room, scene);
    let is_waiting = !scene.is_my_turn() && !room.table.turn.over;
    let page = Page {
        title: &title,
        class: "table-page",
        is_live: true,
        is_waiting,
        is_my_turn: scene.is_my_turn(),
        style: Some(style_of::<P>()),
        ..Page::default()
    };
    bare(room.app, room.reader, &page, &body)
}

/// The parts of the table on a phone.
fn tabs<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>) -> Markup {
    html! {
        nav.tabs aria-label=(room.say(key!("region-parts"))) {
            @for (i, tab) in P::tabs(scene).iter().enumerate() {
                label { input.vh type="radio" name="tab" id={ "tab-" (tab.id) } checked[i == 0]; (icon(&tab.icon)) span { (room.say(tab.key)) } }
            }
        }
    }
}
