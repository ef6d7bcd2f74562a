//! What can be looked up, and where the parts of the table lead.

use boards::Exhibit;
use playable::{Offered, laws};
use std::collections::BTreeMap;
use wiege::provenance::Subject;
use wiege::{Config, Wiege};
use wiege_play::WiegeBundle;
use wiege_play::texts::event_name;
use words::Lang;

fn exhibits(lang: Lang) -> Vec<Exhibit> {
    WiegeBundle::exhibits(&Wiege::standard(), lang, laws::RULES)
}

#[test]
fn every_part_leads_to_its_chapter() {
    let configs = [Config::new(2), Config::new(3), Config::teams()];
    let unlinked = laws::check_links::<WiegeBundle>(&Wiege::standard(), &configs);
    assert_eq!(unlinked, ["pieces", "setup", "short", "turn"]);
}

#[test]
fn what_can_be_looked_up_leads_to_chapters_too() {
    let link = format!("href=\"{}#", laws::RULES);
    for lang in Lang::ALL {
        assert!(exhibits(lang).iter().any(|it| it.drawn.0.contains(&link)), "{lang}");
    }
    laws::check_gallery::<WiegeBundle>(&Wiege::standard());
}

#[test]
fn every_piece_is_there_once_in_every_language() {
    for lang in Lang::ALL {
        let counted = exhibits(lang).iter().fold(BTreeMap::<&str, usize>::new(), |mut sum, it| {
            *sum.entry(it.kind).or_default() += 1;
            sum
        });
        // Of the culture cards that look alike, one is shown: jokers of all pairs, two marks a symbol, one rotation a symbol.
        let kinds = ["event", "joker", "genius", "rotation", "character"];
        assert_eq!(kinds.map(|it| counted[it]), [36, 10, 10, 5, 27], "{lang}");
    }
}

#[test]
fn events_are_named_in_the_readers_language() {
    let game = Wiege::standard();
    for lang in Lang::ALL {
        let pieces = exhibits(lang);
        for event in &game.tables().events {
            let name = maud::html! { (event_name(lang, game.tables(), event.id)) }.0;
            let has_it = |it: &Exhibit| it.told.contains(&name) && it.drawn.0.contains(&name);
            assert!(pieces.iter().any(has_it), "{lang}: {name}");
        }
    }
}

#[test]
fn what_is_our_own_is_marked() {
    let pieces = exhibits(Lang::En);
    let made_up = Wiege::standard().reconstructions();
    let events = made_up.iter().filter(|it| matches!(it.subject, Subject::Event(_))).count();
    let shown: usize = pieces.iter().filter(|it| it.kind == "event").map(|it| it.ours.len()).sum();
    assert_eq!(shown, events);
    assert!(pieces.iter().all(|it| !it.ours.is_empty()));
}

#[test]
fn it_is_played_in_words() {
    let game = Wiege::standard();
    assert!(laws::check_text_table::<WiegeBundle>(&game, &Config::new(2)) > 50);
    for config in [Config::new(3), Config::teams()] {
        laws::check_words::<WiegeBundle>(&game, &config);
    }
}
