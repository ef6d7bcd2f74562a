//! Lorenzo il Magnifico as a board.

use super::{
    AS_THEY_STAND, Scene, bar, church, council, decide, market, mine, peek, phrase, players, sentence, tower,
    work,
};
use crate::board::{Board, Key, Looking, Row, Sitting, Tab, Wish};
use crate::icons::emblem_of;
use ::lorenzo::leader::LeaderId;
use ::lorenzo::pieces::{Member, Work};
use ::lorenzo::space::Space;
use ::lorenzo::{Action, Event, Lorenzo, View};
use maud::{Markup, html};
use words::lorenzo::{Teller, card_name, leader_name, tile_name};
use words::{Arg, Lang, Phrase};

impl Board for Lorenzo {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "table";
    const NAME: &'static str = "game-lorenzo";
    const STYLE: &'static str = crate::assets::TABLE_CSS;
    const SYMBOLS: &'static str = "";
    const TIE: &'static str = "score-tie";
    const KEYS: &'static [Key] = &[
        Key::does("1 2 3 4", "keys-members"),
        Key::does("← → ↑ ↓", "keys-arrows"),
        Key::does("+ −", "keys-servants"),
        Key::does("Enter", "keys-enter"),
        Key::leads("T", "keys-towers", ".towers"),
        Key::leads("A", "keys-areas", ".arcade"),
        Key::leads("M", "keys-mine", ".mine"),
        Key::leads("O", "keys-others", ".players"),
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
        let [territory, character, building, venture] = AS_THEY_STAND.map(|it| tower(scene, it));
        vec![
            ("tower-0", territory),
            ("tower-1", character),
            ("tower-2", building),
            ("tower-3", venture),
            ("council", council(scene)),
            ("market", market(scene)),
            ("harvest", work(scene, Work::Harvest)),
            ("production", work(scene, Work::Production)),
            ("church", church(scene)),
            ("mine", mine(scene)),
            ("players", players(scene)),
        ]
    }

    fn arrange(scene: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            section.board #board aria-label=(scene.say("region-board")) {
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
        let own = scene.own().map(|seat| tab("me", &format!("e-{}", emblem_of(seat)), "region-me"));
        let others = [tab("others", "character", "region-others"), tab("log", "clock", "history-title")];
        [tab("board", "building", "region-board")].into_iter().chain(own).chain(others).collect()
    }

    fn decide(scene: &Scene<'_>) -> Markup {
        decide(scene)
    }

    fn peek(scene: &Scene<'_>, wish: &Wish) -> Option<Markup> {
        let word = |key: &str| wish.get(key).map(String::as_str);
        let member = Member::ALL.into_iter().find(|it| word("member") == Some(it.id()))?;
        let space = word("space").and_then(Space::from_id)?;
        let servants = word("servants").and_then(|it| it.parse().ok()).unwrap_or(0);
        if scene.is_my_turn() { peek(scene, member, space, servants) } else { None }
    }

    fn text(scene: &Scene<'_>) -> Markup {
        super::text(scene)
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        super::rows(scene)
    }

    fn round(view: &View) -> u32 {
        view.open.round.into()
    }

    fn sentence(&self, lang: Lang, names: &[String], events: &[Event]) -> Option<Markup> {
        sentence(&Teller { lang, tables: self.tables(), players: names }, events)
    }

    fn deed(&self, lang: Lang, names: &[String], view: &View, action: Action) -> Markup {
        let sitting: Vec<Sitting> =
            names.iter().map(|name| Sitting { name: name.clone(), is_bot: false }).collect();
        let looking = Looking { lang, sitting: &sitting, is_asked: false, can_undo: false, rules: "" };
        let scene = Scene::new(self, view, looking);
        html! {
            (phrase(lang, &scene.action(action)))
            @if let Some(card) = scene.card_of(action) { " (" b { (card_name(lang, self.tables(), card)) } ")" }
        }
    }

    fn wish(action: Action) -> Wish {
        match action {
            Action::Place(member, space) => {
                let words = [("member", member.id()), ("space", space.id())];
                words.map(|(key, word)| (key.to_owned(), word.to_owned())).into()
            }
            _ => Wish::new(),
        }
    }

    fn piece(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = self.tables();
        match kind {
            "card" => {
                let card = tables.cards.iter().find(|card| card.slug == id)?;
                Some(card_name(lang, tables, card.id))
            }
            "leader" => LeaderId::all().find(|it| it.id() == id).map(|it| leader_name(lang, tables, it)),
            "excommunication" => {
                let tile = tables.tiles.iter().find(|tile| tile.slug == id)?;
                let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
                Some(format!("{period}-{} {}", tile.id.number(), tile_name(lang, tables, tile.id)))
            }
            "bonus-tile" => {
                Some(words::tell(lang, &Phrase::new("word").with("word", Arg::Word(format!("bonus-{id}")))))
            }
            _ => None,
        }
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn has_secrets(view: &View) -> bool {
        view.open.config.advanced
    }
}
