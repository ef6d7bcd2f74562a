//! Florenza Dice Game as a board.

use super::{Scene, bar, decide, dice, drawer, others, peek, sentence, sheet};
use crate::board::{Board, Goal, Key, Looking, Row, Tab, Wish};
use crate::icons::emblem_of;
use crate::told::capital;
use ::florenza::building::BuildingId;
use ::florenza::pieces::Work;
use ::florenza::{Action, Event, Florenza, View};
use maud::{Markup, html};
use words::Lang;
use words::florenza::{Teller, building_name, work_name};

/// What statistics count beside buildings and works of art: its id, and the key of its word.
const WORDS: [(&str, &str); 4] = [
    ("palace", "flo-b-palace"),
    ("church", "flo-b-church"),
    ("captain", "flo-track-captain"),
    ("bishop", "flo-track-bishop"),
];

impl Board for Florenza {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "florenza";
    const NAME: &'static str = "game-florenza";
    const STYLE: &'static str = crate::assets::FLORENZA_CSS;
    const SYMBOLS: &'static str = crate::assets::FLORENZA_ICONS;
    const KEYS: &'static [Key] = &[
        Key::does("1 … 6", "flo-keys-die"),
        Key::does("← → ↑ ↓", "flo-keys-arrows"),
        Key::does("Enter", "flo-keys-enter"),
        Key::leads("T", "flo-keys-dice", ".lanes"),
        Key::leads("B", "flo-keys-buildings", ".drawer"),
        Key::leads("M", "flo-keys-sheet", ".my-leaf"),
        Key::leads("O", "keys-others", ".opps"),
    ];

    fn scene<'a>(&'a self, view: &'a View, looking: Looking<'a>) -> Scene<'a> {
        Scene::new(self, view, looking)
    }

    fn is_my_turn(scene: &Scene<'_>) -> bool {
        scene.is_my_turn()
    }

    fn bar(scene: &Scene<'_>) -> Markup {
        bar(scene)
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
            tab("board", "anydie", "flo-b-dice"),
            tab("me", &format!("e-{}", emblem_of(scene.shown())), "flo-b-sheet"),
            tab("others", "character", "region-others"),
            tab("log", "clock", "history-title"),
        ]
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide(scene)
    }

    fn peek(scene: &Scene<'_>, wish: &Wish) -> Option<Markup> {
        let action = wish.get("action")?.parse().ok()?;
        peek(scene, action)
    }

    fn text(scene: &Scene<'_>) -> Markup {
        super::text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        super::rows(scene)
    }

    fn goal(scene: &Scene<'_>) -> Option<Goal> {
        super::goal(scene)
    }

    fn round(view: &View) -> u32 {
        view.open.round.into()
    }

    fn sentence(&self, lang: Lang, names: &[String], events: &[Event]) -> Option<Markup> {
        sentence(&Teller { lang, tables: self.tables(), players: names }, events)
    }

    fn deed(&self, lang: Lang, names: &[String], _: &View, action: Action) -> Markup {
        let teller = Teller { lang, tables: self.tables(), players: names };
        html! { (words::tell(lang, &words::florenza::action(&teller, action))) }
    }

    fn wish(action: Action) -> Wish {
        Wish::from([("action".to_owned(), action.to_string())])
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = self.tables();
        match kind {
            "building" => {
                let building = BuildingId::all().find(|it| it.number().to_string() == id)?;
                Some(building_name(lang, tables, building))
            }
            "work" => Work::ALL.into_iter().find(|it| it.id() == id).map(|it| work_name(lang, tables, it)),
            "whole" | "office" => {
                WORDS.iter().find(|(it, _)| *it == id).map(|(_, key)| capital(&words::say(lang, key)))
            }
            _ => None,
        }
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::PartEnded { .. })
    }

    fn has_secrets(_: &View) -> bool {
        false
    }
}
