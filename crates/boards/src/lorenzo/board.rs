//! Lorenzo il Magnifico as a board.

use super::{
    AS_THEY_STAND, Scene, bar, church, council, decide, market, mine, peek, players, sentence, tower, work,
};
use crate::board::{Board, Looking, Row, Tab, Wish};
use crate::icons::emblem_of;
use ::lorenzo::pieces::{Member, Work};
use ::lorenzo::space::Space;
use ::lorenzo::{Event, Lorenzo, View};
use maud::{Markup, html};
use words::Lang;
use words::lorenzo::Teller;

impl Board for Lorenzo {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "table";
    const NAME: &'static str = "game-lorenzo";
    const STYLE: &'static str = crate::assets::TABLE_CSS;
    const SYMBOLS: &'static str = "";
    const TIE: &'static str = "score-tie";

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

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn has_secrets(view: &View) -> bool {
        view.open.config.advanced
    }
}
