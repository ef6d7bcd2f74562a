//! The table of Die Wiege der Renaissance.

mod bar;
mod cards;
mod decide;
mod duel;
mod events;
pub(crate) mod gallery;
mod log;
mod market;
mod mine;
mod panels;
mod players;
mod preview;
mod scene;
mod score;

mod text;

pub use scene::Scene;

use self::bar::bar;
use self::decide::decide;
use self::events::stack;
use self::log::slot;
use self::market::market;
use self::mine::mine;
use self::players::opponent;
use self::preview::preview;
use self::score::rows;
use self::text::text;
use crate::WiegeBundle;
use boards::assets::Assets;
use boards::icons::emblem_of;
use boards::{Board, Form, Perspective, Row, Shortcut, Tab};
use maud::{Markup, html};
use wiege::place::Place;
use wiege::{Action, Event, View, Wiege};
use words::{Lang, Worded};

/// The parts of the others, by their distance to the left of the lower edge.
const OTHERS: [&str; 3] = ["opp-1", "opp-2", "opp-3"];
/// The parts of the places, in the order of [`Place::all`].
const PLACES: [&str; Place::COUNT] = ["c1", "c2", "c3", "b0", "b1", "b2", "b3"];

impl Board for WiegeBundle {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "wiege";
    const ASSETS: Assets = boards::assets!();
    const SHORTCUTS: &'static [Shortcut] = &[
        Shortcut::does("1 2", key!("w-keys-piece")),
        Shortcut::does("← → ↑ ↓", key!("w-keys-arrows")),
        Shortcut::does("Enter", key!("w-keys-enter")),
        Shortcut::leads("T", key!("w-keys-events"), ".board"),
        Shortcut::leads("A", key!("w-keys-display"), ".market"),
        Shortcut::leads("M", key!("w-keys-mine"), ".mine"),
        Shortcut::leads("O", key!("keys-others"), ".opp"),
    ];

    fn scene<'a>(game: &'a Wiege, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        Scene::new(game, view, perspective)
    }

    fn bar(scene: &Scene<'_>) -> Markup {
        bar(scene)
    }

    fn parts(scene: &Scene<'_>) -> Vec<(&'static str, Markup)> {
        let others = others(scene).enumerate().map(|(i, id)| (id, opponent(scene, scene.beside(i + 1))));
        let stacks = places(scene).map(|(id, place)| (id, stack(scene, place)));
        let rest = [("mine", mine(scene)), ("market", market(scene))];
        others.chain(stacks).chain(rest).collect()
    }

    fn arrange(scene: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            section #board class={ "board n" (scene.seats()) } aria-label=(scene.say(key!("region-board"))) {
                @for (id, _) in places(scene) { (place(id)) }
                @for id in others(scene) { (place(id)) }
            }
            (place("mine"))
            aside.rail { (place("market")) (log) }
        }
    }

    fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
        let tab = |id, icon: &str, key| Tab { id, icon: icon.to_owned(), key };
        let own = scene.own().map(|seat| tab("me", &format!("e-{}", emblem_of(seat)), key!("region-me")));
        let others =
            [tab("others", "character", key!("region-others")), tab("log", "clock", key!("history-title"))];
        [tab("board", "architecture", key!("region-board"))].into_iter().chain(own).chain(others).collect()
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide(scene)
    }

    fn preview(scene: &Scene<'_>, form: &Form) -> Option<Markup> {
        preview(scene, form.get("action")?.parse().ok()?)
    }

    fn text(scene: &Scene<'_>) -> Markup {
        text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        rows(scene)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.open.scorings) + 1
    }

    fn slot(_: Lang, what: &str, plain: &str) -> Markup {
        slot(what, plain)
    }

    fn action_line(game: &Wiege, lang: Lang, names: &[String], view: &View, action: Action) -> Markup {
        html! { (WiegeBundle::action(game, lang, names, view, action)) }
    }

    fn form_of(action: Action) -> Form {
        Form::from([("action".to_owned(), action.to_string())])
    }

    fn seat_of(event: &Event) -> Option<kernel::Seat> {
        event.seat()
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn has_secrets(_: &View) -> bool {
        true
    }
}

fn others(scene: &Scene<'_>) -> impl Iterator<Item = &'static str> {
    OTHERS.into_iter().take(scene.seats() - 1)
}

/// The places of this table, whether or not an event still lies there.
fn places(scene: &Scene<'_>) -> impl Iterator<Item = (&'static str, Place)> {
    let seating = scene.game.tables().setup.seating(scene.open().config.players);
    seating.places().map(|place| (PLACES[place.index()], place))
}
