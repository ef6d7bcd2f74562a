//! The pages of a table, once for each game that has a board.

use super::{Course, Having, Region, Room, course, gather, log, looking, read, table, tabs, title_of, tools};
use crate::fault::Fault;
use crate::game::Shelf;
use crate::live::Look;
use crate::pages::frame::{Dress, Page, bare, framed};
use crate::reviews::Costly;
use crate::told::Told;
use boards::{Board, Looking, Wish};
use kernel::record::{Entry, Header};
use kernel::{Digest, Seed};
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
    /// The way to the steps beside it.
    pub steps: Markup,
    /// The way to all others, and what else can be done with it.
    pub reel: Markup,
}

/// A game whose table is drawn. Everything above is compiled once for all games, everything below once for each.
pub trait Drawn: Sync {
    /// Whether somebody else at the same screen must not see what this seat sees.
    fn has_secrets(&self, look: &Look) -> Result<bool, Fault>;

    /// The page of a table, or, for a browser that has it, the regions that changed.
    fn table(&self, room: &Room<'_>, having: Option<Having<'_>>) -> Result<Markup, Fault>;

    /// What something would do; empty where it is not possible.
    fn peek(&self, room: &Room<'_>, wish: &Wish) -> Result<Markup, Fault>;

    /// Everything that happened, as the reader may see it.
    fn whole_log(&self, room: &Room<'_>) -> Markup;

    /// The board at a moment of a finished match.
    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault>;

    /// The table in words.
    fn text(&self, room: &Room<'_>) -> Result<Markup, Fault>;

    /// How a match went, by its record.
    fn course(&self, header: &Header, seed: Seed, entries: &[Entry]) -> Result<Course, String>;

    /// The key of the sentence about what broke a tie.
    fn tie(&self) -> &'static str;
    /// What a page of this game is dressed with.
    fn dress(&self) -> Dress;

    /// A seat's decisions in a row, each in the reader's words, with what it saw before the first of them.
    fn line(
        &self,
        data: Digest,
        lang: Lang,
        names: &[String],
        costly: &Costly,
        actions: &[String],
    ) -> Option<Vec<Markup>>;

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
    fn has_secrets(&self, look: &Look) -> Result<bool, Fault> {
        Ok(G::has_secrets(&read(&look.view)?))
    }

    fn table(&self, room: &Room<'_>, having: Option<Having<'_>>) -> Result<Markup, Fault> {
        table(&**self.with(room.look.data), room, having)
    }

    fn peek(&self, room: &Room<'_>, wish: &Wish) -> Result<Markup, Fault> {
        let view: G::View = read(&room.look.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let scene = self.with(room.look.data).scene(&view, looking(room, &sitting, &rules));
        Ok(G::peek(&scene, wish).unwrap_or_else(|| html! {}))
    }

    fn whole_log(&self, room: &Room<'_>) -> Markup {
        let lines = log::lines(&**self.with(room.look.data), room, room.told);
        let body = html! {
            main #main.narrow {
                h1 { (room.look.name) }
                p { a href=(room.at("")) { (room.say("site-back")) } }
                section.log.leaf { ol { @for line in &lines { (log::draw(room, line, false)) } } }
            }
        };
        let page = Page { title: &room.look.name, dress: Some(dress::<G>()), ..Page::default() };
        framed(room.app, room.reader, &page, &body)
    }

    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault> {
        let told: Vec<Arc<Told>> = moment.told.iter().cloned().map(Arc::new).collect();
        let view: G::View = read(moment.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let lang = room.reader.lang;
        let looking = Looking { lang, sitting: &sitting, is_asked: false, can_undo: false, rules: &rules };
        let game = self.with(room.look.data);
        let scene = game.scene(&view, looking);
        let lines = log::lines(&**game, room, &told);
        let parts = G::parts(&scene);
        let place = |id: &str| {
            let part = parts.iter().find(|(part, _)| *part == id);
            html! { @if let Some((_, part)) = part { div.region { (part) } } }
        };
        let log = html! {
            section.log aria-label=(room.say("history-title")) {
                h2.rail-h { (moment.words) }
                ol { @for line in lines.iter().rev() { (log::draw(room, line, false)) } }
                (moment.reel)
            }
        };
        let body = html! {
            a.skip href="#board" { (room.say("site-skip-board")) }
            header.bar {
                a.brand href=(room.at("")) {
                    svg.i.logo aria-hidden="true" { use href="#logo" {} }
                    span { b { (room.say("replay-title")) } small { (room.look.name) } }
                }
                (G::bar(&scene))
                div.acts { (moment.steps) }
            }
            main #main class={ (G::CLASS) " replay" } { (G::arrange(&scene, &place, log)) }
            (tabs::<G>(room, &scene))
        };
        let title = format!("{} · {}", moment.words, room.look.name);
        let (class, script) = ("table-page", Some("replay.js"));
        let page = Page { title: &title, class, script, dress: Some(dress::<G>()), ..Page::default() };
        Ok(bare(room.app, room.reader, &page, &body))
    }

    fn text(&self, room: &Room<'_>) -> Result<Markup, Fault> {
        let view: G::View = read(&room.look.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let game = self.with(room.look.data);
        let scene = game.scene(&view, looking(room, &sitting, &rules));
        if let Some(seat) = gather::hand_over_to(room, G::has_secrets(&view)) {
            return Ok(gather::hand_over(room, seat));
        }
        let lines = log::lines(&**game, room, room.told);
        let log =
            html! { ol { @for line in lines.iter().rev().take(20) { (log::draw(room, line, false)) } } };
        let result = room.look.result.as_ref();
        let words = html! {
            @if let Some(result) = result { (tools::end::<G>(room, &scene, result)) }
            (G::text(&scene))
        };
        let acts = html! {
            @if let Some(asker) = room.look.undo.asked_by { (tools::asked(room, asker)) }
            (tools::acts(room))
        };
        let forms = tools::forms_back(room, "text");
        let regions = [("forms", forms), ("acts", acts), ("text", words), ("log", log)];
        let [forms, acts, words, log] = regions.map(|(id, inside)| Region { id, inside }.draw());
        let heading = room.say("plain-title");
        let title = title_of::<G>(room, &scene);
        let body = html! {
            main #main.narrow.plain-text data-kind="text" data-events=(room.at("/events")) data-version=(room.look.version) data-told=(room.look.told) data-seat=[room.own()]
                data-mine=(if G::is_my_turn(&scene) { "yes" } else { "no" }) data-title=(title_of::<G>(room, &scene))
                data-since-one=(room.say("history-new-one")) data-since-many=(room.reader.with("history-new-many", "n", "#")) {
                h1 { (heading) ": " (room.look.name) }
                p { a href=(room.at("")) { (room.say("plain-board")) } " · " a href=(room.book("rules")) { (room.say("site-nav-rules")) } }
                (forms)
                (acts)
                (words)
                h2 { (room.say("history-title")) }
                section.log { (log) }
                p #aloud.vh role="status" aria-live="polite" {}
            }
        };
        let is_waiting = !G::is_my_turn(&scene) && !room.look.turn.over;
        let is_my_turn = G::is_my_turn(&scene);
        let page = Page {
            title: &title,
            is_live: true,
            is_waiting,
            is_my_turn,
            symbols: G::SYMBOLS,
            ..Page::default()
        };
        Ok(framed(room.app, room.reader, &page, &body))
    }

    fn course(&self, header: &Header, seed: Seed, entries: &[Entry]) -> Result<Course, String> {
        course::course(self.with(header.data), header, seed, entries)
    }

    fn tie(&self) -> &'static str {
        G::TIE
    }

    fn dress(&self) -> Dress {
        dress::<G>()
    }

    fn line(
        &self,
        data: Digest,
        lang: Lang,
        names: &[String],
        costly: &Costly,
        actions: &[String],
    ) -> Option<Vec<Markup>> {
        let view = read(&costly.view).ok()?;
        let actions: Result<Vec<G::Action>, _> = actions.iter().map(|it| it.parse()).collect();
        let game = self.with(data);
        Some(boards::line(&**game, lang, names, (costly.judgement.seat, &view), &actions.ok()?))
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        self.newest.piece(lang, kind, id)
    }

    fn ends_turn(&self, event: &Value) -> bool {
        serde_json::from_value(event.clone()).is_ok_and(|event: G::Event| G::ends_turn(&event))
    }
}
