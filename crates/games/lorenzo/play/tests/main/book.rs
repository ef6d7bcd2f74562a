//! The rules: the same parts in each language, no dead link, no gap left open.

use lorenzo::Lorenzo;
use lorenzo_play::book::{ANCHORS, RULING_ANCHORS, rules, rulings};
use lorenzo_play::texts::leader_name;
use words::Lang;
use words::book::sections;
use words::laws::check_book;

#[test]
fn the_rules_are_the_same_in_every_language() {
    let game = Lorenzo::standard();
    check_book(|lang| rules(game.tables(), lang), &ANCHORS, &ANCHORS);
    check_book(rulings, &RULING_ANCHORS, &ANCHORS);
}

#[test]
fn every_language_explains_each_leader_and_tile() {
    let game = Lorenzo::standard();
    for lang in Lang::ALL {
        let text = rules(game.tables(), lang);
        let of = |anchor| sections(&text).into_iter().find(|it| it.anchor == anchor).expect("a part").body;
        for leader in &game.tables().leaders {
            let name = leader_name(lang, game.tables(), leader.id);
            assert!(of("leaders").contains(&format!("- **{name}** (")), "{lang}: {name}");
        }
        assert_eq!(of("excommunications").matches("\n- **I").count() + 1, 21 + 1, "{lang}");
        assert_eq!(of("bonus-tiles").lines().filter(|line| line.starts_with("- ")).count(), 5, "{lang}");
        assert!(!text.contains("fx-") && !text.contains("tile-"), "{lang}");
    }
}
