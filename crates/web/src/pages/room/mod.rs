//! The page of a table, whatever is played at it: the game draws its [`Board`], and all else is the same for every game.
//!
//! The page is made of regions with stable ids. The live module tells which of them it has, and gets those that changed.

pub mod course;
pub mod drawn;
pub mod gather;
pub mod hint;
pub mod log;
pub mod tools;

pub use course::{Course, Round};
pub use drawn::{Drawn, Moment, dress};

use super::frame::{Page, bare};
use super::offer::Offer;
use super::past;
use super::reader::Reader;
use crate::App;
use crate::fault::Fault;
use crate::live::Look;
use crate::title::Title;
use crate::told::Told;
use boards::icons::icon;
use boards::{Board, Looking, Sitting};
use kernel::{Digest, Seat, Viewer};
use maud::{Markup, html};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::sync::Arc;
use store::{Chat, TableId};

/// Everything that the page of a table is drawn from.
pub struct Room<'a> {
    /// The server.
    pub app: &'a App,
    /// Who reads.
    pub reader: &'a Reader,
    /// Which table.
    pub id: &'a TableId,
    /// What is seen of it.
    pub look: &'a Look,
    /// What was said.
    pub chat: &'a [Chat],
    /// The latest entries.
    pub told: &'a [Arc<Told>],
}

impl Room<'_> {
    /// An address of this table.
    pub fn at(&self, path: &str) -> String {
        self.app.path(&format!("/t/{}{path}", self.id))
    }

    /// A page of reference for the game that is played.
    pub fn book(&self, what: &str) -> String {
        self.app.path(&format!("/{what}/{}", self.look.game))
    }

    /// The game as it is offered.
    pub fn offer(&self) -> Option<&'static Offer> {
        Title::named(self.look.game).and_then(Title::offer)
    }

    /// The seat that looks.
    pub fn own(&self) -> Option<Seat> {
        match self.look.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The name of who sits in a seat.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.look.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        if name.is_empty() { self.reader.count("open-seat", "n", seat.index() as i64 + 1) } else { name }
    }

    /// Everybody at the table.
    pub fn sitting(&self) -> Vec<Sitting> {
        let seats = self.look.seats.iter();
        seats.map(|seat| Sitting { name: self.name(seat.seat), is_bot: seat.bot.is_some() }).collect()
    }

    /// A word of the pages.
    pub fn say(&self, key: &'static str) -> String {
        self.reader.say(key)
    }
}

/// A part of the page that changes by itself.
struct Region {
    id: &'static str,
    inside: Markup,
}

impl Region {
    fn digest(&self) -> String {
        Digest::of(self.inside.0.as_bytes()).short()
    }

    fn draw(&self) -> Markup {
        html! { div id={ "r-" (self.id) } class="region" data-digest=(self.digest()) { (self.inside) } }
    }
}

/// What of the page a browser already has, from the header the live module sends: `id=digest` with spaces between.
#[derive(Clone, Copy, Debug)]
pub struct Having<'a>(pub &'a str);

impl Having<'_> {
    fn has(self, region: &Region) -> bool {
        let digest = region.digest();
        let own = format!("r-{}={digest}", region.id);
        self.0.split(' ').any(|pair| pair == own)
    }
}

/// The page, or, for a browser that has it, the regions that changed.
pub async fn page(
    drawn: &dyn Drawn,
    app: &App,
    reader: &Reader,
    id: &TableId,
    look: &Look,
    having: Option<Having<'_>>,
) -> Result<Markup, Fault> {
    let chat = app.tables.around().store.chat(id, 50).await?;
    let told = past::latest(app, id, look).await;
    drawn.table(&Room { app, reader, id, look, chat: &chat, told: &told }, having)
}

/// How many decisions of the turn that is on, or has just ended, still stand.
pub async fn steps_of_turn(drawn: &dyn Drawn, app: &App, id: &TableId, look: &Look) -> usize {
    log::steps_of_turn(drawn, look, &past::latest(app, id, look).await)
}

fn table<G: Board>(game: &G, room: &Room<'_>, having: Option<Having<'_>>) -> Result<Markup, Fault> {
    let view: G::View = read(&room.look.view)?;
    if let Some(seat) = gather::hand_over_to(room, G::has_secrets(&view)) {
        return Ok(gather::hand_over(room, seat));
    }
    if room.look.waiting {
        return Ok(gather::waiting(room));
    }
    let (sitting, rules) = (room.sitting(), room.book("rules"));
    let scene = game.scene(&view, looking(room, &sitting, &rules));
    let regions = regions::<G>(game, room, &view, &scene);
    Ok(match having {
        Some(having) => changes::<G>(room, &scene, &regions, having),
        None => whole::<G>(room, &scene, &regions),
    })
}

/// How this room's reader looks at the board.
fn looking<'a>(room: &Room<'_>, sitting: &'a [Sitting], rules: &'a str) -> Looking<'a> {
    Looking {
        lang: room.reader.lang,
        sitting,
        is_asked: !room.look.choices.is_empty(),
        can_undo: room.look.undo.free,
        rules,
    }
}

fn read<T: DeserializeOwned>(text: &RawValue) -> Result<T, Fault> {
    serde_json::from_str(text.get()).map_err(|error| {
        tracing::error!(%error, "a view cannot be read");
        Fault::Unavailable
    })
}

fn regions<G: Board>(game: &G, room: &Room<'_>, view: &G::View, scene: &G::Scene<'_>) -> Vec<Region> {
    let common = [
        ("forms", tools::forms(room)),
        ("bar", html! { (G::bar(scene)) (tools::acts(room)) }),
        ("log", log::region(game, room)),
        ("chat", tools::chat(room)),
        ("decide", decide::<G>(room, scene)),
        ("hint", hint::panel(game, room, view)),
        ("more", tools::menu(room)),
    ];
    let all = common.into_iter().chain(G::parts(scene));
    all.map(|(id, inside)| Region { id, inside }).collect()
}

fn decide<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>) -> Markup {
    html! {
        @if let Some(result) = &room.look.result { (tools::end::<G>(room, scene, result)) }
        @else if let Some(asker) = room.look.undo.asked_by { (tools::asked(room, asker)) }
        @else { (G::decide(scene)) }
    }
}

/// The title of the window: whose turn it is, first of all.
fn title_of<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>) -> String {
    let game = room.say(G::NAME);
    if G::is_my_turn(scene) {
        return room.reader.with("notify-your-turn", "game", &game);
    }
    format!("{} · {game}", room.look.name)
}

/// What the live module needs to know of the page.
fn main_of<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>, inside: &Markup) -> Markup {
    let mine = if G::is_my_turn(scene) { "yes" } else { "no" };
    html! {
        main #main class=(G::CLASS) data-kind="board" data-events=(room.at("/events")) data-peek=(room.at("/peek"))
            data-version=(room.look.version) data-told=(room.look.told) data-mine=(mine) data-title=(title_of::<G>(room, scene))
            data-seat=[room.own()] data-shared[room.look.owned.len() > 1] data-since-one=(room.say("history-new-one"))
            data-since-many=(room.reader.with("history-new-many", "n", "#")) { (inside) }
    }
}

fn changes<G: Board>(
    room: &Room<'_>,
    scene: &G::Scene<'_>,
    regions: &[Region],
    having: Having<'_>,
) -> Markup {
    html! {
        (main_of::<G>(room, scene, &html! {}))
        @for region in regions.iter().filter(|region| !having.has(region)) { (region.draw()) }
    }
}

fn whole<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>, regions: &[Region]) -> Markup {
    let place = |id: &str| {
        let region = regions.iter().find(|region| region.id == id);
        region.map_or_else(|| html! {}, Region::draw)
    };
    let log = html! {
        section.log aria-label=(room.say("history-title")) {
            (place("log"))
            details.talk {
                summary { (room.say("chat-title")) }
                (place("chat"))
                (tools::say_form(room))
            }
        }
    };
    let body = html! {
        a.skip href="#board" { (room.say("site-skip-board")) }
        a.skip href=(room.at("/text")) { (room.say("site-as-text")) }
        (place("forms"))
        header.bar {
            a.brand href=(room.app.path("/")) {
                svg.i.logo aria-hidden="true" { use href="#logo" {} }
                span { b { (room.say("site-name")) } small { (room.look.name) } }
            }
            (place("bar"))
            div.tools { (tools::fixed(room)) details.pop.menu {
                summary.tool aria-label=(room.say("site-menu")) { (icon("menu")) }
                (place("more"))
            } }
        }
        (main_of::<G>(room, scene, &G::arrange(scene, &place, log)))
        (place("decide"))
        (place("hint"))
        (tabs::<G>(room, scene))
        div #peek { @if let Some(sheet) = hint::sheet::<G>(room, scene) { (sheet) } }
        p #aloud.vh role="status" aria-live="polite" {}
        p #lost.toast role="status" hidden { (room.say("notify-lost")) }
        (tools::keys::<G>(room))
    };
    let title = title_of::<G>(room, scene);
    let is_waiting = !G::is_my_turn(scene) && !room.look.turn.over;
    let page = Page {
        title: &title,
        class: "table-page",
        is_live: true,
        is_waiting,
        is_my_turn: G::is_my_turn(scene),
        dress: Some(dress::<G>()),
        ..Page::default()
    };
    bare(room.app, room.reader, &page, &body)
}

/// The parts of the table on a phone.
fn tabs<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>) -> Markup {
    html! {
        nav.tabs aria-label=(room.say("region-parts")) {
            @for (i, tab) in G::tabs(scene).iter().enumerate() {
                label { input.vh type="radio" name="tab" id={ "tab-" (tab.id) } checked[i == 0]; (icon(&tab.icon)) span { (room.say(tab.key)) } }
            }
        }
    }
}
