//! The game as it is offered and opened.

use boards::Form;
use kernel::{Game, Rng, Seed, Silent};
use lorenzo::{Action, Config, Lorenzo};
use lorenzo_play::LorenzoBundle;
use playable::laws::{check_gallery, check_links, check_text_table, check_words};
use playable::{Chosen, Offered, Playable};
use serde_json::{Value, json};
use words::Lang;

#[test]
fn every_part_leads_to_its_chapter() {
    let unlinked = check_links::<LorenzoBundle>(&Lorenzo::standard(), &[2, 4].map(Config::new));
    assert_eq!(unlinked, ["end-of-round", "house-rules", "overview", "setup"]);
}

#[test]
fn it_is_played_in_words() {
    let decisions = check_text_table::<LorenzoBundle>(&Lorenzo::standard(), &Config::new(2));
    assert!(decisions > 50, "{decisions} decisions");
}

#[test]
fn what_is_said_of_a_match_reads_well() {
    check_words::<LorenzoBundle>(&Lorenzo::standard(), &Config::new(3));
}

/// All 96 cards, 20 leaders and 21 tiles, and all of them as printed.
#[test]
fn every_piece_is_there_once_in_every_language() {
    let game = Lorenzo::standard();
    check_gallery::<LorenzoBundle>(&game);
    for lang in Lang::ALL {
        let exhibits = LorenzoBundle::exhibits(&game, lang, "r");
        assert_eq!(exhibits.len(), 96 + 20 + 21);
        assert!(exhibits.iter().all(|it| it.ours.is_empty()));
    }
}

#[test]
fn whatever_is_drawn_can_be_played() {
    let game = Lorenzo::standard();
    let mut seen = [false; 6];
    for seed in 0..200 {
        let config = LorenzoBundle::vary(None, &Chosen::default(), &mut Rng::new(seed));
        seen[usize::from(config.players)] = true;
        assert!(game.setup(&config, Seed::from_number(seed), &mut Silent).is_ok(), "{config:?}");
    }
    assert_eq!(seen, [false, false, true, true, true, true]);
}

#[test]
fn what_is_asked_for_does_not_vary() {
    let asked = Chosen::default().with("base", "").with("strict-passing", "").with("english-leaders", "");
    let expected = Config { strict_passing: true, english_leaders: true, ..Config::base(3) };
    assert_eq!(LorenzoBundle::configure(3, &asked), expected);
    for seed in 0..50 {
        assert_eq!(LorenzoBundle::vary(Some(3), &asked, &mut Rng::new(seed)), expected);
    }
    let house = Chosen::default().with("house-rules", "");
    assert_eq!(LorenzoBundle::vary(None, &house, &mut Rng::new(1)).players, 5);
}

#[test]
fn the_form_asks_for_the_options_of_a_match() {
    let form = |fields: &[(&str, &str)]| -> Form {
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    assert_eq!(LorenzoBundle::options_of(&form(&[("name", "Anna")])), Value::Null);
    assert_eq!(
        LorenzoBundle::options_of(&form(&[("rules", "base"), ("strict_passing", "yes")])),
        json!({ "advanced": false, "strict_passing": true, "english_leaders": false })
    );
}

#[test]
fn other_data_are_read_file_by_file() {
    let read = |texts: &[String]| LorenzoBundle::from_texts(texts).map(|game| game.data_hash());
    assert!(read(&[]).is_err_and(|why| why.contains("cards.json")));
    let broken = LorenzoBundle::FILES.iter().map(|_| "{".to_owned()).collect::<Vec<_>>();
    assert!(read(&broken).is_err_and(|why| why.contains("cards.json")));
}

#[test]
fn whoever_has_no_time_left_passes() {
    assert!([Action::Pass, Action::End, Action::Decline].into_iter().all(LorenzoBundle::is_pass));
    assert!(![Action::Support, Action::Servants(0)].into_iter().any(LorenzoBundle::is_pass));
}
