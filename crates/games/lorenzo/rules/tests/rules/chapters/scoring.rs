//! Fine del gioco e punteggio finale: line by line, ties, and the tie-break.

use crate::support::{GAME, Played, play, position};
use kernel::Game;
use lorenzo::Event;

/// A match of four that is over.
fn over(rest: &str) -> Played {
    position(&format!("4 players base; round 6; over; {rest}"))
}

fn places(played: &Played) -> Vec<u8> {
    GAME.outcome(&played.state).places.as_slice().to_vec()
}

#[test]
fn territories_score_one_four_ten_twenty() {
    let cards = ["commercial-hub", "woods", "village", "gravel-pit", "forest", "monastery"];
    for (count, points) in [(1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)] {
        let owned = format!("seat 0 cards {}", cards[..count].join(", "));
        assert_eq!(over(&owned).sheet(0).territories, points, "{count} territories");
    }
    assert_eq!(over("").sheet(0).territories, 0);
}

#[test]
fn characters_score_one_three_six_ten_fifteen_twenty_one() {
    let cards = ["warlord", "stonemason", "dame", "knight", "farmer", "artisan"];
    for (count, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)] {
        let owned = format!("seat 0 cards {}", cards[..count].join(", "));
        assert_eq!(over(&owned).sheet(0).characters, points, "{count} characters");
    }
    assert_eq!(over("").sheet(0).characters, 0);
}

#[test]
fn ventures_score_the_sum_of_their_points() {
    let owned = "seat 0 cards hiring-recruits, repairing-the-abbey, support-to-the-pope";
    assert_eq!(over(owned).sheet(0).ventures, 4 + 6 + 10);
    assert_eq!(over(owned).sheet(1).ventures, 0);
}

#[test]
fn buildings_score_nothing_at_the_end() {
    let sheet = over("seat 0 cards mint, bank, cathedral, garden").sheet(0);
    let cards = (sheet.territories, sheet.characters, sheet.ventures, sheet.resources);
    assert_eq!(cards, (0, 0, 0, 0));
}

/// The points of four players for these military points.
fn military(points: [u8; 4]) -> [i16; 4] {
    let has: Vec<String> =
        (0..4).map(|number| format!("seat {number} has {} military", points[number])).collect();
    let played = over(&has.join("; "));
    [0, 1, 2, 3].map(|number| played.sheet(number).military)
}

#[test]
fn the_strongest_scores_five_and_the_second_two() {
    assert_eq!(military([3, 12, 7, 1]), [0, 5, 2, 0]);
    assert_eq!(military([4, 3, 2, 1]), [5, 2, 0, 0]);
}

#[test]
fn when_two_are_strongest_both_score_five_and_nobody_two() {
    assert_eq!(military([9, 9, 7, 1]), [5, 5, 0, 0]);
    assert_eq!(military([9, 9, 7, 7]), [5, 5, 0, 0]);
    assert_eq!(military([9, 9, 9, 7]), [5, 5, 5, 0]);
}

#[test]
fn when_two_are_second_both_score_two() {
    assert_eq!(military([9, 7, 7, 1]), [5, 2, 2, 0]);
    assert_eq!(military([7, 9, 7, 7]), [2, 5, 2, 2]);
}

#[test]
fn whoever_has_no_military_takes_part() {
    assert_eq!(military([0, 0, 0, 0]), [5, 5, 5, 5]);
    assert_eq!(military([1, 0, 0, 0]), [5, 2, 2, 2]);
    let two = position("2 players base; round 6; over; seat 1 has 1 military");
    assert_eq!((two.sheet(0).military, two.sheet(1).military), (2, 5));
}

#[test]
fn every_five_resources_together_score_one() {
    let score = |has: &str| over(&format!("seat 0 has {has}")).sheet(0).resources;
    assert_eq!(score("1 wood, 1 stone, 1 servants, 1 coins"), 0);
    assert_eq!(score("2 wood, 1 stone, 1 servants, 1 coins"), 1, "all four kinds count together");
    assert_eq!(score("4 wood, 4 stone, 1 coins"), 1);
    assert_eq!(score("4 wood, 4 stone, 2 coins"), 2);
    assert_eq!(score("23 coins"), 4);
    assert_eq!(score("9 military, 9 vp, 4 coins"), 0, "points are no resources");
}

#[test]
fn the_lines_add_up() {
    let played = over(
        "seat 0 cards forest, woods, village, dame, knight, hiring-recruits; \
         seat 0 has 20 vp, 8 military, 5 wood, 7 coins; seat 1 has 3 military, 40 vp",
    );
    let sheet = played.sheet(0);
    let lines =
        (sheet.track, sheet.territories, sheet.characters, sheet.ventures, sheet.military, sheet.resources);
    assert_eq!(lines, (20, 1, 3, 4, 5, 2));
    assert_eq!(sheet.total, 35);
    assert_eq!(played.sheet(1).total, 42);
    assert_eq!(places(&played), [2, 1, 3, 4], "the others have 0 points and stand in turn order");
}

#[test]
fn victory_points_go_on_past_ninety_nine() {
    assert_eq!(over("seat 0 has 130 vp").sheet(0).track, 130);
}

#[test]
fn the_most_points_win() {
    let played = over("order 3 2 1 0; seat 0 has 10 vp; seat 1 has 30 vp; seat 2 has 20 vp; seat 3 has 5 vp");
    assert_eq!(places(&played), [3, 1, 2, 4]);
}

#[test]
fn a_tie_goes_to_whoever_is_earlier_in_the_turn_order() {
    let tied = |order: &str| {
        let text =
            format!("order {order}; seat 0 has 9 vp; seat 1 has 9 vp; seat 2 has 9 vp; seat 3 has 9 vp");
        places(&over(&text))
    };
    assert_eq!(tied("0 1 2 3"), [1, 2, 3, 4]);
    assert_eq!(tied("2 3 1 0"), [4, 3, 1, 2]);
}

#[test]
fn the_order_after_the_last_round_breaks_the_tie() {
    let text = "2 players base; round 6; order 0 1; turns 3; turn 1; dice 1 1 1";
    // A coin and 2 more score nothing; both have 5 points for military strength.
    let overtaken = play(text, "place:white:council-palace privilege:coins");
    assert_eq!((overtaken.sheet(0).total, overtaken.sheet(1).total), (5, 5));
    assert_eq!(places(&overtaken), [2, 1]);
    assert_eq!(places(&play(text, "pass")), [1, 2]);
}

#[test]
fn the_end_is_told_line_by_line() {
    let played =
        play("2 players base; round 6; turns 3; turn 1; seat 0 has 11 coins; seat 0 cards dame", "pass");
    let told = played.events.iter().find_map(|event| match event {
        Event::Scored { sheets, places } => Some((*sheets, *places)),
        _ => None,
    });
    let (sheets, places) = told.expect("the end is told");
    let first = sheets.as_slice()[0];
    // Both failed the Church; the first tile of the third period takes the characters' points away.
    assert_eq!((first.characters, first.military, first.resources, first.total), (0, 5, 2, 7));
    assert_eq!(places.as_slice(), [1, 2]);
    assert_eq!(sheets, GAME.score(&played.state));
}
