//! The pages of a table, once for each game that has a board.

use super::log::LogPage;
use super::{
    Drawing, MatchHistory, Region, Room, Wanted, history, log, perspective, read, table, tabs, title_of,
    tools, waiting_room,
};
use crate::analysis::reviews::Costly;
use crate::http::fault::Fault;
use crate::pages::frame::{GameStyle, Page, bare, framed};
use crate::table::TableView;
use crate::table::Update;
use crate::table::erased::Erased;
use crate::table::game::Hosted;
use crate::table::play::Past;
use boards::{Board, Form, Perspective};
use kernel::Game;
use kernel::bundle::{Action, View};
use maud::{Markup, html};
use playable::Playable;
use std::sync::Arc;
use words::{Key, Lang, key};

/// A moment of a finished match.
pub struct Moment<'a> {
    /// What was seen then.
    pub view: &'a dyn Erased,
    /// What had just happened.
    pub update: Option<Arc<Update>>,
    /// Which step it is, in words.
    pub words: String,
    /// The way to the steps beside it.
    pub steps: Markup,
    /// The way to all others, and what else can be done with it.
    pub controls: Markup,
}

/// A game whose table is drawn. Everything above is compiled once for all games, everything below once for each.
pub trait Drawn: Send + Sync {
    /// Whether somebody else at the same screen must not see what this seat sees.
    fn has_secrets(&self, table: &TableView) -> Result<bool, Fault>;

    /// The page of a table, or its parts.
    fn table(&self, room: &Room<'_>, wanted: Wanted) -> Result<Drawing, Fault>;

    /// What something would do; empty where it is not possible.
    fn preview(&self, room: &Room<'_>, form: &Form) -> Result<Markup, Fault>;

    /// A page of what happened, as the reader may see it.
    fn whole_log(&self, room: &Room<'_>, page: &LogPage) -> Markup;

    /// The board at a moment of a finished match.
    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault>;

    /// The table in words.
    fn text(&self, room: &Room<'_>) -> Result<Markup, Fault>;

    /// How a match went, by its record.
    fn match_history(&self, past: Past<'_>) -> Result<MatchHistory, String>;

    /// The key of the sentence about what broke a tie.
    fn tie(&self) -> Key;

    /// What a page of this game is styled with.
    fn style(&self) -> GameStyle;

    /// A seat's decisions in a row, each in the reader's words, with what it saw before the first of them.
    fn line(&self, table: &TableView, lang: Lang, costly: &Costly, actions: &[String])
    -> Option<Vec<Markup>>;

    /// The action that a form asks for, in notation: in a way of the game's own, or by its field `action`.
    fn action_of(&self, form: &Form) -> Result<Option<String>, String>;

    /// The name of a piece that statistics count.
    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String>;

    /// How many decisions of the turn that is on, or has just ended, still stand.
    fn steps_of_turn(&self, table: &TableView, updates: &[Arc<Update>]) -> usize;
}

/// What a page of this game is styled with.
pub fn style_of<P: Board>() -> GameStyle {
    GameStyle { game: <P::Game as Game>::META.id, symbols: P::ASSETS.symbols }
}

impl<P: Playable> Drawn for Hosted<P> {
    fn has_secrets(&self, table: &TableView) -> Result<bool, Fault> {
        Ok(P::has_secrets(read(&*table.view)?))
    }

    fn table(&self, room: &Room<'_>, wanted: Wanted) -> Result<Drawing, Fault> {
        table::<P>(self.with(room.table.data), room, wanted)
    }

    fn preview(&self, room: &Room<'_>, form: &Form) -> Result<Markup, Fault> {
        let view: &View<P> = read(&*room.table.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let scene = P::scene(self.with(room.table.data), view, perspective(room, &sitting, &rules));
        Ok(P::preview(&scene, form).unwrap_or_else(|| html! {}))
    }

    fn whole_log(&self, room: &Room<'_>, page: &LogPage) -> Markup {
        let lines = page.lines::<P>(self.with(room.table.data), room);
        let body = html! {
            main #main.narrow {
                h1 { (room.table.name) }
                p { a href=(room.at("")) { (room.say(key!("site-back"))) } }
                (page.ways(room))
                section.log.leaf { ol { @for line in &lines { (log::draw(room, line, false)) } } }
                (page.ways(room))
            }
        };
        let page = Page { title: &room.table.name, style: Some(style_of::<P>()), ..Page::default() };
        framed(room.app, room.reader, &page, &body)
    }

    fn replay(&self, room: &Room<'_>, moment: &Moment<'_>) -> Result<Markup, Fault> {
        let view: &View<P> = read(moment.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let lang = room.reader.lang;
        let perspective =
            Perspective { lang, sitting: &sitting, is_asked: false, can_undo: false, rules: &rules };
        let game = self.with(room.table.data);
        let scene = P::scene(game, view, perspective);
        let lines = log::lines::<P>(game, room, moment.update.as_slice());
        let parts = P::parts(&scene);
        let place = |id: &str| {
            let part = parts.iter().find(|(part, _)| *part == id);
            html! { @if let Some((_, part)) = part { div.region { (part) } } }
        };
        let log = html! {
            section.log aria-label=(room.say(key!("history-title"))) {
                h2.rail-h { (moment.words) }
                ol { @for line in lines.iter().rev() { (log::draw(room, line, false)) } }
                (moment.controls)
            }
        };
        let body = html! {
            a.skip href="#board" { (room.say(key!("site-skip-board"))) }
            header.bar {
                a.brand href=(room.at("")) {
                    svg.i.logo aria-hidden="true" { use href="#logo" {} }
                    span { b { (room.say(key!("replay-title"))) } small { (room.table.name) } }
                }
                (P::bar(&scene))
                div.acts { (moment.steps) }
            }
            main #main class={ (P::CLASS) " replay" } { (P::arrange(&scene, &place, log)) }
            (tabs::<P>(room, &scene))
        };
        let title = format!("{} · {}", moment.words, room.table.name);
        let (class, script) = ("table-page", Some("replay.js"));
        let page = Page { title: &title, class, script, style: Some(style_of::<P>()), ..Page::default() };
        Ok(bare(room.app, room.reader, &page, &body))
    }

    fn text(&self, room: &Room<'_>) -> Result<Markup, Fault> {
        let view: &View<P> = read(&*room.table.view)?;
        let (sitting, rules) = (room.sitting(), room.book("rules"));
        let game = self.with(room.table.data);
        let scene = P::scene(game, view, perspective(room, &sitting, &rules));
        if let Some(seat) = waiting_room::hand_over_to(room, P::has_secrets(view)) {
            return Ok(waiting_room::hand_over(room, seat));
        }
        let lines = log::lines::<P>(game, room, room.updates);
        let log =
            html! { ol { @for line in lines.iter().rev().take(20) { (log::draw(room, line, false)) } } };
        let result = room.table.result.as_ref();
        let words = html! {
            @if let Some(result) = result { (tools::end::<P>(room, &scene, result)) }
            (P::text(&scene))
        };
        let acts = html! {
            @if let Some(asker) = room.table.undo.asked_by { (tools::asked(room, asker)) }
            (tools::acts(room))
        };
        let forms = tools::forms_back(room, "text");
        let regions = [("forms", forms), ("acts", acts), ("text", words), ("log", log)];
        let [forms, acts, words, log] = regions.map(|(id, inside)| Region::new(id, inside).draw());
        let heading = room.say(key!("plain-title"));
        let title = title_of::<P>(room, &scene);
        let body = html! {
            main #main.narrow.plain-text data-kind="text" data-events=(room.at("/events")) data-version=(room.table.version) data-told=(room.table.published) data-seat=[room.own()]
                data-mine=(if scene.is_my_turn() { "yes" } else { "no" }) data-title=(title_of::<P>(room, &scene))
                data-since-one=(room.say(key!("history-new-one"))) data-since-many=(room.reader.with(key!("history-new-many"), "n", "#")) {
                h1 { (heading) ": " (room.table.name) }
                p { a href=(room.at("")) { (room.say(key!("plain-board"))) } " · " a href=(room.book("rules")) { (room.say(key!("site-nav-rules"))) } }
                (forms)
                (acts)
                (words)
                h2 { (room.say(key!("history-title"))) }
                section.log { (log) }
                p #aloud.vh role="status" aria-live="polite" {}
            }
        };
        let is_waiting = !scene.is_my_turn() && !room.table.turn.over;
        let is_my_turn = scene.is_my_turn();
        let page = Page {
            title: &title,
            is_live: true,
            is_waiting,
            is_my_turn,
            symbols: P::ASSETS.symbols,
            ..Page::default()
        };
        Ok(framed(room.app, room.reader, &page, &body))
    }

    fn match_history(&self, past: Past<'_>) -> Result<MatchHistory, String> {
        history::history::<P>(self.with(past.header.data), past)
    }

    fn tie(&self) -> Key {
        P::TIE
    }

    fn style(&self) -> GameStyle {
        style_of::<P>()
    }

    fn line(
        &self,
        table: &TableView,
        lang: Lang,
        costly: &Costly,
        actions: &[String],
    ) -> Option<Vec<Markup>> {
        let view = read(&*costly.view).ok()?;
        let actions: Result<Vec<Action<P>>, _> = actions.iter().map(|it| it.parse()).collect();
        let game = self.with(table.data);
        let names: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
        Some(boards::action_lines::<P>(game, lang, &names, (costly.decision.seat, view), &actions.ok()?))
    }

    fn action_of(&self, form: &Form) -> Result<Option<String>, String> {
        Ok(P::action_of(form)?.or_else(|| form.get("action").cloned()))
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        P::piece(&self.newest, lang, kind, id)
    }

    fn steps_of_turn(&self, table: &TableView, updates: &[Arc<Update>]) -> usize {
        log::steps_of_turn::<P>(table, updates)
    }
}
