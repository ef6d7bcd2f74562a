//! The table of Florenza Dice Game.

mod bar;
mod decide;
mod dice;
mod drawer;
pub(crate) mod gallery;
mod hand;
mod log;
mod marks;
mod others;
mod preview;
mod reach;
mod scene;
mod score;
mod sheet;
mod street;
mod text;
mod tracks;
mod uses;

pub use scene::Scene;

use crate::FlorenzaBundle;
use boards::assets::Assets;
use boards::icons::emblem_of;
use boards::{Board, Form, Goal, Perspective, Row, Shortcut, Tab};
use florenza::{Action, Event, Florenza, View};
use maud::{Markup, html};
use words::{Lang, Worded};

impl Board for FlorenzaBundle {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "florenza";
    const ASSETS: Assets = boards::assets!();
    const SHORTCUTS: &'static [Shortcut] = &[
        Shortcut::does("1 … 6", key!("flo-keys-die")),
        Shortcut::does("← → ↑ ↓", key!("flo-keys-arrows")),
        Shortcut::does("Enter", key!("flo-keys-enter")),
        Shortcut::leads("T", key!("flo-keys-dice"), ".lanes"),
        Shortcut::leads("B", key!("flo-keys-buildings"), ".drawer"),
        Shortcut::leads("M", key!("flo-keys-sheet"), ".my-leaf"),
        Shortcut::leads("O", key!("keys-others"), ".opps"),
    ];

    fn scene<'a>(game: &'a Florenza, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        Scene::new(game, view, perspective)
    }

    fn bar(scene: &Scene<'_>) -> Markup {
        bar::bar(scene)
    }

    fn parts(scene: &Scene<'_>) -> Vec<(&'static str, Markup)> {
        vec![
            ("turn", dice::turn(scene)),
            ("mine", sheet::sheet(scene)),
            ("players", others::others(scene)),
            ("drawer", drawer::drawer(scene)),
        ]
    }

    fn arrange(_: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            (place("turn"))
            (place("mine"))
            aside.rail { (place("players")) (log) }
            (place("drawer"))
        }
    }

    fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
        let tab = |id, icon: &str, key| Tab { id, icon: icon.to_owned(), key };
        vec![
            tab("board", "anydie", key!("flo-b-dice")),
            tab("me", &format!("e-{}", emblem_of(scene.shown())), key!("flo-b-sheet")),
            tab("others", "character", key!("region-others")),
            tab("log", "clock", key!("history-title")),
        ]
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide::decide(scene)
    }

    fn preview(scene: &Scene<'_>, form: &Form) -> Option<Markup> {
        let action = form.get("action")?.parse().ok()?;
        preview::preview(scene, action)
    }

    fn text(scene: &Scene<'_>) -> Markup {
        text::text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        score::rows(scene)
    }

    fn goal(scene: &Scene<'_>) -> Option<Goal> {
        score::goal(scene)
    }

    fn round(view: &View) -> u32 {
        view.open.round.into()
    }

    fn slot(_: Lang, what: &str, plain: &str) -> Markup {
        log::slot(what, plain)
    }

    fn action_line(game: &Florenza, lang: Lang, names: &[String], view: &View, action: Action) -> Markup {
        html! { (Self::action(game, lang, names, view, action)) }
    }

    fn form_of(action: Action) -> Form {
        Form::from([("action".to_owned(), action.to_string())])
    }

    fn seat_of(event: &Event) -> Option<kernel::Seat> {
        event.seat()
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::PartEnded { .. })
    }

    fn has_secrets(_: &View) -> bool {
        false
    }
}
