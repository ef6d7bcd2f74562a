//! Die Wiege der Renaissance as a board.

use super::{Scene, bar, decide, market, mine, opponent, peek, sentence, stack};
use crate::board::{Board, Key, Looking, Row, Tab, Wish};
use crate::icons::emblem_of;
use crate::told::capital;
use ::wiege::place::Place;
use ::wiege::{Action, Event, View, Wiege};
use maud::{Markup, html};
use words::Lang;
use words::wiege::{Teller, character_name, event_name};

/// The parts of the others, by their distance to the left of the lower edge.
const OTHERS: [&str; 3] = ["opp-1", "opp-2", "opp-3"];
/// The parts of the places, in the order of [`Place::all`].
const PLACES: [&str; Place::COUNT] = ["c1", "c2", "c3", "b0", "b1", "b2", "b3"];

impl Board for Wiege {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "wiege";
    const NAME: &'static str = "game-wiege";
    const STYLE: &'static str = crate::assets::WIEGE_CSS;
    const SYMBOLS: &'static str = crate::assets::WIEGE_ICONS;
    const KEYS: &'static [Key] = &[
        Key::does("1 2", "w-keys-piece"),
        Key::does("← → ↑ ↓", "w-keys-arrows"),
        Key::does("Enter", "w-keys-enter"),
        Key::leads("T", "w-keys-events", ".board"),
        Key::leads("A", "w-keys-display", ".market"),
        Key::leads("M", "w-keys-mine", ".mine"),
        Key::leads("O", "keys-others", ".opp"),
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
        let others = others(scene).enumerate().map(|(i, id)| (id, opponent(scene, scene.beside(i + 1))));
        let stacks = places(scene).map(|(id, place)| (id, stack(scene, place)));
        let rest = [("mine", mine(scene)), ("market", market(scene))];
        others.chain(stacks).chain(rest).collect()
    }

    fn arrange(scene: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            section #board class={ "board n" (scene.seats()) } aria-label=(scene.say("region-board")) {
                @for (id, _) in places(scene) { (place(id)) }
                @for id in others(scene) { (place(id)) }
            }
            (place("mine"))
            aside.rail { (place("market")) (log) }
        }
    }

    fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
        let tab = |id, icon: &str, key| Tab { id, icon: icon.to_owned(), key };
        let own = scene.own().map(|seat| tab("me", &format!("e-{}", emblem_of(seat)), "region-me"));
        let others = [tab("others", "character", "region-others"), tab("log", "clock", "history-title")];
        [tab("board", "architecture", "region-board")].into_iter().chain(own).chain(others).collect()
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide(scene)
    }

    fn peek(scene: &Scene<'_>, wish: &Wish) -> Option<Markup> {
        peek(scene, wish.get("action")?.parse().ok()?)
    }

    fn text(scene: &Scene<'_>) -> Markup {
        super::text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        super::rows(scene)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.open.scorings) + 1
    }

    fn sentence(&self, lang: Lang, names: &[String], events: &[Event]) -> Option<Markup> {
        sentence(&Teller { lang, tables: self.tables(), players: names }, events)
    }

    fn deed(&self, lang: Lang, names: &[String], _: &View, action: Action) -> Markup {
        let teller = Teller { lang, tables: self.tables(), players: names };
        html! { (words::tell(lang, &words::wiege::action(&teller, action))) }
    }

    fn wish(action: Action) -> Wish {
        Wish::from([("action".to_owned(), action.to_string())])
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = self.tables();
        match kind {
            "event" => {
                let event = tables.events.iter().find(|it| it.id.to_string() == id)?;
                Some(event_name(lang, tables, event.id))
            }
            "character" => {
                let card = tables.characters.iter().find(|it| it.id.to_string() == id)?;
                Some(format!("{} ({})", character_name(lang, tables, card.id), card.value))
            }
            "culture" => {
                let card = tables.cultures.iter().find(|it| it.id.to_string() == id)?;
                let words = Teller { lang, tables, players: &[] }.card_words(card.id);
                // Several cards show the same: their ids tell them apart.
                Some(format!("{} ({id})", capital(&words::tell(lang, &words))))
            }
            _ => None,
        }
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
    let seating = scene.tables().setup.seating(scene.open().config.players);
    seating.places().map(|place| (PLACES[place.index()], place))
}
