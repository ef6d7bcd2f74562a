//! Tracks, reports, turn order and the end: R29 and R49 to R54.

use crate::support::{GAME, play, position, seat};
use kernel::Game;
use lorenzo::items::Item;

/// Faith stops at 15 and military at 25; victory points go on past 99.
#[test]
fn r29_ends_of_tracks() {
    let take = |rest: &str, actions: &str| play(&format!("4 players base; dice 6 6 6; {rest}"), actions);
    let faith = take("floor character-1 preacher; seat 0 has 13 faith, 2 coins", "place:white:character-1");
    assert_eq!(faith.change(0), "-2 coins, +2 faith");
    let military = take("seat 0 has 24 military", "place:white:market-military");
    assert_eq!(military.change(0), "+2 coins, +1 military");
    let points = take("floor building-1 mint; seat 0 has 98 vp, 1 wood, 3 stone", "place:white:building-1");
    assert_eq!(points.stock_of(0)[Item::Vp], 103);
    let top = play("2 players base; round 2; vatican; seat 0 has 15 faith", "support");
    assert_eq!(top.change(0), "-15 faith, +30 vp");
}

/// The Church asks in turn order. Support costs all faith; whoever fails or refuses keeps it and suffers at once.
#[test]
fn r49_vatican_report() {
    let text = "4 players base; round 2; vatican; tiles 2 1 1; order 2 0 3 1; seat 0 has 6 faith; \
                seat 1 has 3 faith; seat 2 has 3 faith; seat 3 has 2 faith";
    let report = position(text);
    assert_eq!(report.mover(), 2);
    let second = report.then("refuse");
    assert_eq!((second.mover(), second.change(2).as_str()), (0, "nothing"));
    let fourth = second.then("support");
    assert_eq!(
        (fourth.mover(), fourth.change(0).as_str()),
        (1, "-6 faith, +7 vp"),
        "seat 3 has too little to be asked"
    );
    let done = fourth.then("support");
    assert_eq!(
        (done.state.open.round, done.change(1).as_str(), done.change(3).as_str()),
        (3, "-3 faith, +3 vp", "nothing")
    );
    let suffer = [0, 1, 2, 3].map(|number| done.state.open.players[seat(number)].is_excommunicated(1));
    assert_eq!(suffer, [false, false, true, true]);
    let next = play("4 players base; round 2; vatican; tiles 2 1 1; seat 1 has 3 faith", "refuse").onward();
    assert_eq!(
        next.then("pass place:white:market-coins").change(1),
        "+4 coins",
        "the tile works from now on"
    );
}

/// After the last round faith scores for everyone, tile or not, refused or failed.
#[test]
fn r50_last_report() {
    let text =
        "2 players base; round 6; turns 3; turn 1; tiles 1 1 1; seat 0 has 4 faith; seat 1 has 7 faith";
    let failed = play(text, "pass");
    assert_eq!(failed.change(0), "-4 faith, +4 vp");
    assert!(failed.state.open.players[seat(0)].is_excommunicated(3));
    let refused = failed.then("refuse");
    assert_eq!(refused.change(1), "-7 faith, +9 vp");
    assert!(refused.state.open.players[seat(1)].is_excommunicated(3) && refused.is_over());
    let earlier = play("2 players base; round 4; vatican; seat 0 has 9 faith", "refuse");
    assert_eq!(earlier.change(0), "nothing", "in earlier reports it stays");
}

/// The leftmost member in the council palace counts, a neutral one too; the others keep their order behind.
#[test]
fn r51_turn_order() {
    let text = "4 players base; turns 3; turn 3; order 0 1 2 3; seat 3 member neutral council-palace; \
                seat 2 member white council-palace; seat 2 member black council-palace; \
                seat 3 member white council-palace";
    assert_eq!(play(text, "pass").order(), [3, 2, 0, 1]);
    let nobody = "4 players base; turns 3; turn 0; order 2 3 1 0";
    assert_eq!(play(nobody, "pass").order(), [2, 3, 1, 0]);
    let last = "4 players base; turns 3; turn 0; order 2 3 1 0; seat 0 member orange council-palace";
    assert_eq!(play(last, "pass").order(), [0, 2, 3, 1]);
}

/// The strongest get 5 points, the second 2. After a tie for the first place nobody gets 2; zero points take part.
#[test]
fn r52_military_ranking() {
    let ranking = |players: u8, military: &[u8]| -> Vec<i16> {
        let has = |(number, points): (usize, &u8)| format!("seat {number} has {points} military");
        let text: Vec<String> = military.iter().enumerate().map(has).collect();
        let played = position(&format!("{players} players base; round 6; over; {}", text.join("; ")));
        (0..players).map(|number| played.sheet(number).military).collect()
    };
    assert_eq!(ranking(4, &[9, 4, 7, 1]), [5, 0, 2, 0]);
    assert_eq!(ranking(4, &[9, 9, 7, 1]), [5, 5, 0, 0], "a tie for the first place");
    assert_eq!(ranking(4, &[9, 7, 7, 7]), [5, 2, 2, 2], "a tie for the second place");
    assert_eq!(ranking(3, &[9, 0, 0]), [5, 2, 2], "zero takes part");
    assert_eq!(ranking(3, &[0, 0, 0]), [5, 5, 5]);
    assert_eq!(ranking(2, &[3, 8]), [2, 5], "with two players the other is second");
    assert_eq!(ranking(2, &[3, 3]), [5, 5]);
}

/// A tie goes to whoever is earlier in the turn order that round 6 has made.
#[test]
fn r53_final_tie() {
    let text = "3 players base; round 6; turns 3; turn 2; order 0 1 2; seat 0 has 20 vp; seat 1 has 20 vp; \
                seat 2 has 20 vp";
    let places = |text: &str| {
        let played = play(text, "pass");
        assert!(played.is_over());
        let outcome = GAME.outcome(&played.state);
        assert_eq!(outcome.scores.as_slice(), [25, 25, 25]);
        outcome.places.as_slice().to_vec()
    };
    assert_eq!(places(text), [1, 2, 3]);
    assert_eq!(places(&format!("{text}; seat 2 member white council-palace")), [2, 3, 1]);
}

/// There is no end to wood, stone, servants and coins: more than all the pieces in the box can be owned.
#[test]
fn r54_components_without_limit() {
    // The box holds 16 small and 4 large pieces of wood and as many of stone: 36 each.
    let text = "4 players base; dice 6 6 6; seat 1 has 36 wood, 36 stone, 43 servants, 200 coins; \
                seat 0 has 36 wood, 36 stone, 43 servants, 200 coins; seat 0 cards forest, gravel-pit";
    let harvest = play(text, "place:white:harvest-small servants:0");
    assert_eq!(harvest.stock(0), "40 wood, 39 stone, 44 servants, 200 coins");
    let market = play(text, "place:white:market-coins servants:0");
    assert_eq!(market.stock(0), "36 wood, 36 stone, 43 servants, 205 coins");
}
