//! The pages of a table, once for each game that has a board.

use super::{Having, Room, log, looking, read, table};
use crate::fault::Fault;
use crate::game::Shelf;
use crate::pages::frame::{Dress, Page, bare, page as plain};
use crate::told::Told;
use boards::{Board, Looking, Wish};
use maud::{Markup, html};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use words::Lang;

/// A moment of a finished match.
pub struct Moment<'a> {
    /// What was seen then.
    pub view: &'a RawValue,
    /// What had just happened.
    pub told: Option<Told>,
    /// Which step it is, in words.
    pub words: String,
    /// The way to other steps.
    pub steps: Markup,
}

/// A game whose table is drawn. Everything above is compiled once for all games, everything below once for each.
pub trait Drawn: Sync {
    /// The page of a table, or, for a browser that has it, the regions that changed.
    fn table(&self, room: &Room<'_>, having: Option<Having<'_>>) -> Result<Markup, Fault>;

    /// What something would do; empty where it is not possible.
    fn peek(&self, room: &Room<'_>, wish: &Wish) -> Result<Markup, Fault>;

    /// Everything that happened, as the reader may see it.
    fn whole_log(&self, room: &Room<'_>) -> Markup;

    /// The board at a moment of a finished match.
    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault>;

    /// What a page of this game is dressed with.
    fn dress(&self) -> Dress;

    /// An action in the reader's words, as what was seen then explains it.
    fn deed(&self, lang: Lang, view: &RawValue, action: &str) -> Option<Markup>;

    /// The name of a piece that statistics count.
    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String>;

    /// Whether a turn ends with this event.
    fn ends_turn(&self, event: &Value) -> bool;
}

/// What a page of this game is dressed with.
pub fn dress<G: Board>() -> Dress {
    Dress { game: G::META.id, symbols: G::SYMBOLS }
}

impl<G: Board> Drawn for Shelf<G> {
    fn table(&self, room: &Room<'_>, having: Option<Having<'_>>) -> Result<Markup, Fault> {
        table(&*self.0, room, having)
    }

    fn peek(&self, room: &Room<'_>, wish: &Wish) -> Result<Markup, Fault> {
        let view: G::View = read(&room.look.view)?;
        let sitting = room.sitting();
        let scene = self.0.scene(&view, looking(room, &sitting));
        Ok(G::peek(&scene, wish).unwrap_or_else(|| html! {}))
    }

    fn whole_log(&self, room: &Room<'_>) -> Markup {
        let lines = log::lines(&*self.0, room, room.told);
        let body = html! {
            main #main.narrow {
                h1 { (room.look.name) }
                p { a href=(room.at("")) { (room.say("site-back")) } }
                section.log.leaf { ol { @for line in &lines { (log::draw(room, line, false)) } } }
            }
        };
        plain(room.app, room.reader, &room.look.name, &body)
    }

    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault> {
        let told: Vec<Arc<Told>> = moment.told.iter().cloned().map(Arc::new).collect();
        let view: G::View = read(moment.view)?;
        let sitting = room.sitting();
        let lang = room.reader.lang;
        let looking = Looking { lang, sitting: &sitting, is_asked: false, can_undo: false };
        let scene = self.0.scene(&view, looking);
        let lines = log::lines(&*self.0, room, &told);
        let parts = G::parts(&scene);
        let place = |id: &str| {
            let part = parts.iter().find(|(part, _)| *part == id);
            html! { @if let Some((_, part)) = part { div.region { (part) } } }
        };
        let log = html! {
            section.log aria-label=(room.say("history-title")) {
                h2.rail-h { (moment.words) }
                ol { @for line in lines.iter().rev() { (log::draw(room, line, false)) } }
            }
        };
        let body = html! {
            a.skip href="#board" { (room.say("site-skip-board")) }
            header.bar {
                a.brand href=(room.app.path("/")) {
                    svg.i.logo aria-hidden="true" { use href="#logo" {} }
                    span { b { (room.say("replay-title")) } small { (room.look.name) } }
                }
                (G::bar(&scene))
                div.acts { (moment.steps) }
            }
            main #main class=(G::CLASS) { (G::arrange(&scene, &place, log)) }
        };
        let page =
            Page { title: &moment.words, class: "table-page", dress: Some(dress::<G>()), ..Page::default() };
        Ok(bare(room.app, room.reader, &page, &body))
    }

    fn dress(&self) -> Dress {
        dress::<G>()
    }

    fn deed(&self, lang: Lang, view: &RawValue, action: &str) -> Option<Markup> {
        Some(self.0.deed(lang, &read(view).ok()?, action.parse().ok()?))
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        self.0.piece(lang, kind, id)
    }

    fn ends_turn(&self, event: &Value) -> bool {
        serde_json::from_value(event.clone()).is_ok_and(|event: G::Event| G::ends_turn(&event))
    }
}
