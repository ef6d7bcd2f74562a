//! What holds for every game's table and words, here.

use florenza::{Config, Florenza, Level};
use florenza_play::FlorenzaBundle;
use playable::laws::{check_counted, check_links, check_text_table, check_words};

#[test]
fn every_part_leads_to_its_chapter() {
    let configs = [1, 2, 4].map(Config::new);
    let unlinked = check_links::<FlorenzaBundle>(&Florenza::standard(), &configs);
    assert_eq!(unlinked, ["overview", "setup"]);
}

#[test]
fn it_is_played_in_words() {
    let seen = check_text_table::<FlorenzaBundle>(&Florenza::standard(), &Config::new(3));
    assert!(seen > 50, "{seen} decisions");
}

#[test]
fn whatever_happens_is_said_in_every_language() {
    let game = Florenza::standard();
    for config in [Config::new(4), Config::solo(Level::Hard)] {
        check_words::<FlorenzaBundle>(&game, &config);
    }
}

#[test]
fn what_is_counted_has_its_words() {
    check_counted::<FlorenzaBundle>(&Florenza::standard());
}
