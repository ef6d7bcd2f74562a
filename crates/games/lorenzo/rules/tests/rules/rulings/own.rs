//! The program's own small decisions, and the five-player house rules as they are played here.

use crate::support::{GAME, play, position, seat};
use kernel::{Game, Seed, Silent, Viewer};
use lorenzo::Config;
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;

/// One action takes at most 99 servants.
#[test]
fn own_at_most_99_servants() {
    let asked = play("2 players base; seat 0 has 150 servants", "place:white:harvest-small");
    let offered = asked.legal();
    assert_eq!((offered.len(), offered[99].as_str()), (100, "servants:99"));
    assert_eq!(asked.then("servants:99").worked(), [100]);
}

/// Discarded leaders lie open.
#[test]
fn own_discarded_leaders_are_shown() {
    let played = play("2 players; seat 0 hand sisto-iv", "discard:sisto-iv privilege:faith");
    let sisto = LeaderId::from_id("sisto-iv").unwrap();
    for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
        assert!(GAME.view(&played.state, viewer).open.players[seat(0)].discarded.contains(sisto));
    }
}

/// Whoever passes has ended the turn: leaders act before.
#[test]
fn own_passing_ends_the_turn() {
    let text = "2 players; seat 0 leaders michelangelo-buonarroti; seat 0 hand sisto-iv";
    assert_eq!(play(text, "pass").mover(), 1);
    let before = play(text, "activate:michelangelo-buonarroti discard:sisto-iv privilege:faith pass");
    assert_eq!((before.change(0).as_str(), before.mover()), ("+3 coins, +1 faith", 1));
}

/// A discount that meets nothing of its kind is no choice: nobody is asked to pay more.
#[test]
fn own_a_discount_that_saves_nothing_is_no_choice() {
    let text = "2 players base; floor building-1 chapel; seat 0 cards stonemason; seat 0 has 2 wood";
    let built = play(text, "place:white:building-1");
    assert_eq!((built.change(0).as_str(), built.mover()), ("-1 wood, +1 faith", 1));
}

/// A question with one answer is not asked.
#[test]
fn own_forced_answers_are_given() {
    let servants = play("2 players base; seat 0 has 1 servants", "place:neutral:market-coins");
    assert_eq!(
        (servants.change(0).as_str(), servants.mover()),
        ("-1 servants, +5 coins", 1),
        "one servant, and the turn ends"
    );
    let payment = "2 players base; floor venture-1 support-to-the-bishop; seat 0 has 4 military";
    assert_eq!(play(payment, "place:white:venture-1").change(0), "-2 military, +3 faith");
    let copy = "2 players; round 5; seat 0 hand lorenzo-de-medici; seat 0 has 35 vp; seat 1 leaders sisto-iv";
    let copied = play(copy, "play:lorenzo-de-medici").state.open.players[seat(0)].copied;
    assert_eq!(copied.map(LeaderId::id), Some("sisto-iv"));
    let raise = "2 players; dice 1 1 1; seat 0 leaders federico-da-montefeltro; \
                 seat 0 member white council-palace; seat 0 member black council-palace";
    assert_eq!(play(raise, "activate:federico-da-montefeltro place:orange:harvest-small").worked(), [6]);
    let nothing = "2 players base; floor character-1 abbess; seat 0 has 3 coins";
    assert_eq!(play(nothing, "place:white:character-1").mover(), 1, "there is no card to take");
}

/// With five players an occupied tower costs 2 coins.
#[test]
fn own_five_players_pay_two_for_occupied_towers() {
    let text = "5 players; dice 4 4 4; seat 1 member white territory-1; floor territory-2 city";
    position(&format!("{text}; seat 0 has 1 coins"))
        .refuses("place:white:territory-2", "the tower is occupied, and you lack 1 coins for it");
    assert_eq!(play(&format!("{text}; seat 0 has 2 coins"), "place:white:territory-2").change(0), "+1 coins");
}

/// Two more market spaces, a sixth privilege, and a track of 9 prestige points.
#[test]
fn own_five_players_have_prestige() {
    let text = "5 players";
    assert_eq!(play(text, "place:white:market-wood-stone").change(0), "+2 wood, +2 stone");
    assert_eq!(play(text, "place:white:market-prestige").change(0), "+1 vp, +1 prestige");
    assert_eq!(
        play(text, "place:white:council-palace privilege:prestige").change(0),
        "+1 coins, +1 prestige"
    );
    let full = "5 players; seat 0 has 9 prestige";
    assert_eq!(play(full, "place:white:market-prestige").change(0), "+1 vp");
    for players in 2..=4 {
        let text = format!("{players} players; dice 6 6 6");
        position(&text).refuses("place:white:market-prestige", "this space is closed with so few players");
        let council = play(&text, "place:white:council-palace");
        council.refuses("privilege:prestige", "it is taken, or not part of this game");
    }
}

/// The first in prestige get 2 points for each, the second 1; all who are tied get it.
#[test]
fn own_five_players_score_prestige() {
    let scores = |prestige: [u8; 5]| {
        let has = |(number, points): (usize, u8)| format!("seat {number} has {points} prestige");
        let text: Vec<String> = prestige.into_iter().enumerate().map(has).collect();
        let played = position(&format!("5 players; round 6; over; {}", text.join("; ")));
        [0, 1, 2, 3, 4].map(|number| played.sheet(number).prestige)
    };
    assert_eq!(scores([5, 3, 1, 0, 2]), [10, 3, 0, 0, 0]);
    assert_eq!(scores([5, 5, 3, 3, 1]), [10, 10, 3, 3, 0]);
    assert_eq!(scores([0, 0, 0, 0, 0]), [0; 5]);
}

/// Five begin with 3 wood, 3 stone, 4 servants and 5 to 9 coins; in the base game all have the standard tile.
#[test]
fn own_five_players_begin() {
    let base = GAME.setup(&Config::base(5), Seed::from_number(5), &mut Silent).unwrap();
    for (place, seat) in (0i16..).zip(base.open.order.as_slice()) {
        let player = &base.open.players[*seat];
        let goods = [Item::Wood, Item::Stone, Item::Servants, Item::Coins].map(|item| player.stock[item]);
        assert_eq!(goods, [3, 3, 4, 5 + place]);
        assert_eq!(player.tile.map(lorenzo::pieces::BonusTile::id), Some("standard"));
    }
    let advanced = GAME.setup(&Config::new(5), Seed::from_number(5), &mut Silent).unwrap();
    let mut tiles = Vec::new();
    GAME.legal(&advanced, *advanced.open.order.as_slice().last().unwrap(), &mut tiles);
    assert_eq!(tiles.len(), 5, "the four advanced tiles and one more");
    assert!(Config { house_rules: false, ..Config::new(5) }.check().is_err(), "not without the house rules");
}
