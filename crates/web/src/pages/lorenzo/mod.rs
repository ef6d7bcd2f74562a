//! The table of Lorenzo il Magnifico as a page: the drawn board, and around it everything one does at a table.
//!
//! The page is made of regions with stable ids and a digest each. The live module says which digests it has, and is
//! sent only the regions that changed.

pub mod back;
pub mod gather;
pub mod log;
pub mod tools;

pub use back::{Moment, replay, whole_log};

use super::frame::{Page, bare};
use super::past;
use super::reader::Reader;
use crate::App;
use crate::fault::Fault;
use crate::live::Look;
use crate::title;
use crate::told::Told;
use boards::icons::{emblem_of, icon};
use boards::lorenzo as draw;
use boards::lorenzo::{Scene, Sitting};
use kernel::{Digest, Eye, Seat};
use lorenzo::View;
use lorenzo::pieces::{Member, Work};
use lorenzo::space::Space;
use maud::{Markup, html};
use serde::Deserialize;
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

    /// The seat that looks.
    pub fn own(&self) -> Option<Seat> {
        match self.look.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
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
    app: &App,
    reader: &Reader,
    id: &TableId,
    look: &Look,
    having: Option<Having<'_>>,
) -> Result<Markup, Fault> {
    let chat = app.tables.around().store.chat(id, 50).await?;
    let told = past::latest(app, id, look).await;
    let room = Room { app, reader, id, look, chat: &chat, told: &told };
    let view = view_of(look)?;
    if let Some(seat) = gather::hand_over_to(&room, &view) {
        return Ok(gather::hand_over(&room, seat));
    }
    if look.waiting {
        return Ok(gather::waiting(&room));
    }
    let sitting = room.sitting();
    let mut scene = Scene::new(reader.lang, title::lorenzo(), &view, &sitting);
    if look.choices.is_empty() {
        scene.legal.clear();
    }
    scene.can_undo = look.undo.free;
    let regions = regions(&room, &scene);
    Ok(match having {
        Some(having) => changes(&room, &scene, &regions, having),
        None => whole(&room, &scene, &regions),
    })
}

/// Which placement is looked at.
#[derive(Debug, Default, Deserialize)]
pub struct Peek {
    /// The seat, where a browser has several.
    pub seat: Option<Seat>,
    member: Option<String>,
    space: Option<String>,
    servants: Option<i16>,
}

/// What a placement would do; empty where it is not possible.
pub fn peek(app: &App, reader: &Reader, id: &TableId, look: &Look, wish: &Peek) -> Result<Markup, Fault> {
    let room = Room { app, reader, id, look, chat: &[], told: &[] };
    let view = view_of(look)?;
    let sitting = room.sitting();
    let scene = Scene::new(reader.lang, title::lorenzo(), &view, &sitting);
    let member = Member::ALL.into_iter().find(|it| wish.member.as_deref() == Some(it.id()));
    let space = wish.space.as_deref().and_then(Space::from_id);
    let sheet = member.zip(space).filter(|_| !look.choices.is_empty());
    let sheet =
        sheet.and_then(|(member, space)| draw::peek(&scene, member, space, wish.servants.unwrap_or(0)));
    Ok(sheet.unwrap_or_else(|| html! {}))
}

fn view_of(look: &Look) -> Result<View, Fault> {
    view_of_text(&look.view)
}

fn view_of_text(text: &RawValue) -> Result<View, Fault> {
    serde_json::from_str(text.get()).map_err(|error| {
        tracing::error!(%error, "a view cannot be read");
        Fault::Unavailable
    })
}

/// How many decisions of the turn that is on, or has just ended, still stand.
pub async fn steps_of_turn(app: &App, id: &TableId, look: &Look) -> usize {
    log::steps_of_turn(look, &past::latest(app, id, look).await)
}

fn regions(room: &Room<'_>, scene: &Scene<'_>) -> Vec<Region> {
    let [territory, character, building, venture] = draw::AS_THEY_STAND.map(|it| draw::tower(scene, it));
    [
        ("forms", tools::forms(room)),
        ("bar", html! { (draw::bar(scene)) (tools::acts(room)) }),
        ("tower-0", territory),
        ("tower-1", character),
        ("tower-2", building),
        ("tower-3", venture),
        ("council", draw::council(scene)),
        ("market", draw::market(scene)),
        ("harvest", draw::work(scene, Work::Harvest)),
        ("production", draw::work(scene, Work::Production)),
        ("church", draw::church(scene)),
        ("mine", draw::mine(scene)),
        ("players", draw::players(scene)),
        ("log", log::region(room)),
        ("chat", tools::chat(room)),
        ("decide", decide(room, scene)),
        ("more", tools::menu(room)),
    ]
    .into_iter()
    .map(|(id, inside)| Region { id, inside })
    .collect()
}

fn decide(room: &Room<'_>, scene: &Scene<'_>) -> Markup {
    html! {
        @if room.look.result.is_some() { (tools::end(room, scene)) }
        @else if let Some(asker) = room.look.undo.asked_by { (tools::asked(room, asker)) }
        @else { (draw::decide(scene)) }
    }
}

/// The title of the window: whose turn it is, first of all.
fn title_of(room: &Room<'_>, scene: &Scene<'_>) -> String {
    let game = room.say("game-lorenzo");
    if scene.is_my_turn() {
        return room.reader.with("notify-your-turn", "game", &game);
    }
    format!("{} · {game}", room.look.name)
}

/// What the live module needs to know of the page.
fn main_of(room: &Room<'_>, scene: &Scene<'_>, inside: &Markup) -> Markup {
    let mine = if scene.is_my_turn() { "yes" } else { "no" };
    html! {
        main #main.table data-kind="board" data-events=(room.at("/events")) data-peek=(room.at("/peek"))
            data-version=(room.look.version) data-mine=(mine) data-title=(title_of(room, scene))
            data-seat=[room.own()] { (inside) }
    }
}

fn changes(room: &Room<'_>, scene: &Scene<'_>, regions: &[Region], having: Having<'_>) -> Markup {
    html! {
        (main_of(room, scene, &html! {}))
        @for region in regions.iter().filter(|region| !having.has(region)) { (region.draw()) }
    }
}

fn whole(room: &Room<'_>, scene: &Scene<'_>, regions: &[Region]) -> Markup {
    let part = |id: &str| regions.iter().find(|region| region.id == id).map(Region::draw);
    let some = |ids: &[&str]| html! { @for id in ids { @if let Some(part) = part(id) { (part) } } };
    let inside = html! {
        section.board #board aria-label=(room.say("region-board")) {
            div.towers { (some(&["tower-0", "tower-1", "tower-2", "tower-3"])) }
            div.arcade { (some(&["council", "market", "harvest", "production"])) }
            (some(&["church"]))
        }
        (some(&["mine"]))
        aside.rail {
            (some(&["players"]))
            section.log aria-label=(room.say("history-title")) {
                (some(&["log"]))
                details.talk {
                    summary { (room.say("chat-title")) }
                    (some(&["chat"]))
                    (tools::say_form(room))
                }
            }
        }
    };
    let body = html! {
        a.skip href="#board" { (room.say("site-skip-board")) }
        (some(&["forms"]))
        header.bar {
            a.brand href=(room.app.path("/")) {
                svg.i.logo aria-hidden="true" { use href="#logo" {} }
                span { b { (room.say("site-name")) } small { (room.look.name) } }
            }
            (some(&["bar"]))
            div.tools { (tools::fixed(room)) details.pop.menu {
                summary.tool aria-label=(room.say("site-menu")) { (icon("menu")) }
                (some(&["more"]))
            } }
        }
        (main_of(room, scene, &inside))
        (some(&["decide"]))
        (tabs(room))
        div #peek {}
        p #aloud.vh role="status" aria-live="polite" {}
        (tools::keys(room))
    };
    let title = title_of(room, scene);
    let is_waiting = !scene.is_my_turn() && !room.look.turn.over;
    bare(
        room.app,
        room.reader,
        &Page { title: &title, class: "table-page", is_live: true, is_waiting },
        &body,
    )
}

/// The parts of the table on a phone.
fn tabs(room: &Room<'_>) -> Markup {
    let own = format!("e-{}", room.own().map_or("lily", emblem_of));
    let tab = |id: &str, name: &str, key: &'static str| {
        html! { label { input.vh type="radio" name="tab" id={ "tab-" (id) } checked[id == "board"]; (icon(name)) span { (room.say(key)) } } }
    };
    html! {
        nav.tabs aria-label=(room.say("region-parts")) {
            (tab("board", "building", "region-board"))
            @if room.own().is_some() { (tab("me", &own, "region-me")) }
            (tab("others", "character", "region-others"))
            (tab("log", "clock", "history-title"))
        }
    }
}
