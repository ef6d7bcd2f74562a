//! The table of Lorenzo il Magnifico.

mod arcade;
mod bar;
mod cards;
mod church;
mod decide;
pub(crate) mod gallery;
mod log;
mod marks;
mod mine;
mod players;
mod preview;
mod scene;
mod score;
mod text;
mod towers;

pub use scene::Scene;

use crate::LorenzoBundle;
use crate::texts::{Teller, card_name};
use boards::assets::Assets;
use boards::icons::emblem_of;
use boards::{Board, Form, Perspective, Row, Shortcut, Tab};
use lorenzo::pieces::{Member, Work};
use lorenzo::space::Space;
use lorenzo::{Action, Event, Lorenzo, View};
use maud::{Markup, html};
use words::{Key, Lang};

impl Board for LorenzoBundle {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "table";
    const ASSETS: Assets = boards::assets!();
    const TIE: Key = key!("score-tie");
    const SHORTCUTS: &'static [Shortcut] = &[
        Shortcut::does("1 2 3 4", key!("keys-members")),
        Shortcut::does("← → ↑ ↓", key!("keys-arrows")),
        Shortcut::does("+ −", key!("keys-servants")),
        Shortcut::does("Enter", key!("keys-enter")),
        Shortcut::leads("T", key!("keys-towers"), ".towers"),
        Shortcut::leads("A", key!("keys-areas"), ".arcade"),
        Shortcut::leads("M", key!("keys-mine"), ".mine"),
        Shortcut::leads("O", key!("keys-others"), ".players"),
    ];

    fn scene<'a>(game: &'a Lorenzo, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        Scene::new(game, view, perspective)
    }

    fn bar(scene: &Scene<'_>) -> Markup {
        bar::bar(scene)
    }

    fn parts(scene: &Scene<'_>) -> Vec<(&'static str, Markup)> {
        let [territory, character, building, venture] =
            towers::AS_THEY_STAND.map(|it| towers::tower(scene, it));
        vec![
            ("tower-0", territory),
            ("tower-1", character),
            ("tower-2", building),
            ("tower-3", venture),
            ("council", arcade::council(scene)),
            ("market", arcade::market(scene)),
            ("harvest", arcade::work(scene, Work::Harvest)),
            ("production", arcade::work(scene, Work::Production)),
            ("church", church::church(scene)),
            ("mine", mine::mine(scene)),
            ("players", players::players(scene)),
        ]
    }

    fn arrange(scene: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            section.board #board aria-label=(scene.say(key!("region-board"))) {
                div.towers { @for id in ["tower-0", "tower-1", "tower-2", "tower-3"] { (place(id)) } }
                div.arcade { @for id in ["council", "market", "harvest", "production"] { (place(id)) } }
                (place("church"))
            }
            (place("mine"))
            aside.rail { (place("players")) (log) }
        }
    }

    fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
        let tab = |id, icon: &str, key| Tab { id, icon: icon.to_owned(), key };
        let own = scene.own().map(|seat| tab("me", &format!("e-{}", emblem_of(seat)), key!("region-me")));
        let others =
            [tab("others", "character", key!("region-others")), tab("log", "clock", key!("history-title"))];
        [tab("board", "building", key!("region-board"))].into_iter().chain(own).chain(others).collect()
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide::decide(scene)
    }

    fn preview(scene: &Scene<'_>, form: &Form) -> Option<Markup> {
        let (member, space) = member_and_space(form)?;
        let servants = form.get("servants").and_then(|it| it.parse().ok()).unwrap_or(0);
        if scene.is_my_turn() { preview::preview(scene, member, space, servants) } else { None }
    }

    fn text(scene: &Scene<'_>) -> Markup {
        text::text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        score::rows(scene)
    }

    fn round(view: &View) -> u32 {
        view.open.round.into()
    }

    fn slot(lang: Lang, what: &str, plain: &str) -> Markup {
        log::slot(lang, what, plain)
    }

    fn log_line(game: &Lorenzo, lang: Lang, names: &[String], events: &[Event]) -> Option<Markup> {
        log::line(&Teller { lang, tables: game.tables(), players: names }, events)
    }

    fn action_line(game: &Lorenzo, lang: Lang, names: &[String], view: &View, action: Action) -> Markup {
        let sitting = Scene::sitting(names);
        let scene = Scene::unasked(game, lang, view, &sitting);
        html! {
            (log::phrase(lang, &scene.action(action)))
            @if let Some(card) = scene.card_of(action) { " (" b { (card_name(lang, game.tables(), card)) } ")" }
        }
    }

    fn form_of(action: Action) -> Form {
        match action {
            Action::Place(member, space) => {
                let words = [("member", member.id()), ("space", space.id())];
                words.map(|(key, word)| (key.to_owned(), word.to_owned())).into()
            }
            _ => Form::new(),
        }
    }

    fn action_of(form: &Form) -> Result<Option<String>, String> {
        let servants = form.get("servants").filter(|_| placement(form).is_some());
        if servants.is_some_and(|servants| servants.parse::<u16>().is_err()) {
            return Err("the servants are not a number".into());
        }
        Ok(placement(form))
    }

    /// As many servants as were asked for with the placement and are needed.
    fn answer_of(form: &Form, legal: &[Action]) -> Option<Action> {
        placement(form)?;
        preview::enough(legal, form.get("servants")?.parse().ok()?)
    }

    fn seat_of(event: &Event) -> Option<kernel::Seat> {
        event.seat()
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn has_secrets(view: &View) -> bool {
        view.open.config.advanced
    }
}

/// The member and the space that a form names, if there are such.
fn member_and_space(form: &Form) -> Option<(Member, Space)> {
    let member = form.get("member")?;
    let member = Member::ALL.into_iter().find(|it| it.id() == member)?;
    Some((member, Space::from_id(form.get("space")?)?))
}

/// The placement that a form asks for, in notation: with a member and a space, or as an action.
fn placement(form: &Form) -> Option<String> {
    match (form.get("member"), form.get("space")) {
        (Some(member), Some(space)) => Some(format!("place:{member}:{space}")),
        _ => form.get("action").filter(|action| action.starts_with("place:")).cloned(),
    }
}
