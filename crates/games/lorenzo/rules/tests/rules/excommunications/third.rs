//! The tiles of the third period: losses at the end.

use crate::support::{Played, play, position};
use lorenzo::ScoreSheet;

/// A finished match in which seat 0 suffers this tile of the third period. Seat 1 has more military points, unless
/// seat 0 has some.
fn finished(number: u8, rest: &str) -> Played {
    position(&format!(
        "2 players base; round 6; over; tiles 1 1 {number}; seat 0 excommunicated 3; \
         seat 1 has 1 military; {rest}"
    ))
}

fn sheet(number: u8, rest: &str) -> ScoreSheet {
    finished(number, rest).sheet(0)
}

/// The second in military strength gets 2 points, and so does seat 0 here unless it is said otherwise.
const SECOND: ScoreSheet = ScoreSheet {
    track: 0,
    lost_before: 0,
    territories: 0,
    characters: 0,
    ventures: 0,
    military: 2,
    resources: 0,
    prestige: 0,
    lost: 0,
    total: 2,
};

const THREE_OF_EACH: &str = "seat 0 cards woods, village, forest, farmer, artisan, knight, hiring-recruits, \
                             repairing-the-church, building-the-walls";

/// No points for characters: three would give 6.
#[test]
fn tile_3_1_no_character_points() {
    let expected = ScoreSheet { territories: 1, ventures: 12, total: 15, ..SECOND };
    assert_eq!(sheet(1, THREE_OF_EACH), expected);
    let spared = finished(1, THREE_OF_EACH.replace("seat 0", "seat 1").as_str()).sheet(1);
    assert_eq!((spared.characters, spared.territories, spared.ventures), (6, 1, 12), "seat 1 scores them");
    let six = "seat 0 cards farmer, artisan, knight, dame, warlord, preacher";
    assert_eq!(sheet(1, six), SECOND, "nor for six, which would give 21");
}

/// No points for ventures: these three would give 4, 5 and 3.
#[test]
fn tile_3_2_no_venture_points() {
    assert_eq!(sheet(2, THREE_OF_EACH), ScoreSheet { territories: 1, characters: 6, total: 9, ..SECOND });
    let pope = "seat 0 cards support-to-the-pope, sacred-war, military-conquest";
    assert_eq!(sheet(2, pope), SECOND, "nor 10, 8 and 7");
}

/// No points for territories: six would give 20.
#[test]
fn tile_3_3_no_territory_points() {
    let expected = ScoreSheet { characters: 6, ventures: 12, total: 20, ..SECOND };
    assert_eq!(sheet(3, THREE_OF_EACH), expected);
    let six = "seat 0 cards woods, village, forest, citadel, city, monastery";
    assert_eq!(sheet(3, six), SECOND);
    assert_eq!(
        sheet(1, six),
        ScoreSheet { territories: 20, total: 22, ..SECOND },
        "another tile leaves them"
    );
}

/// A fifth of the points on the track, before anything is scored: 26 lose 5.
#[test]
fn tile_3_4_lose_a_fifth_of_the_points() {
    let lost = |points: u8| sheet(4, &format!("seat 0 has {points} vp")).lost_before;
    assert_eq!(lost(26), -5);
    let each = [(0, 0), (4, 0), (5, -1), (9, -1), (24, -4), (25, -5), (29, -5), (30, -6), (100, -20)];
    for (points, loss) in each {
        assert_eq!(lost(points), loss, "{points} points");
    }
    let six = sheet(4, "seat 0 has 26 vp; seat 0 cards farmer, artisan, knight, dame, warlord, preacher");
    let expected = ScoreSheet { track: 26, lost_before: -5, characters: 21, total: 44, ..SECOND };
    assert_eq!(six, expected, "what is scored afterwards is not lessened");
}

/// The last report comes first: 24 points and 2 for faith are 26. Whoever supports the Church loses nothing.
#[test]
fn tile_3_4_counts_the_points_of_the_last_report() {
    let text = "2 players base; round 6; turns 3; turn 1; tiles 1 1 4; seat 0 has 24 vp, 2 faith; \
                seat 1 has 1 military";
    let failed = play(text, "pass");
    assert!(failed.is_over());
    assert_eq!(failed.sheet(0), ScoreSheet { track: 26, lost_before: -5, total: 23, ..SECOND });
    let text =
        "2 players base; round 6; vatican; tiles 1 1 4; seat 0 has 21 vp, 5 faith; seat 1 has 1 military";
    let supports = play(text, "support");
    assert_eq!(supports.sheet(0), ScoreSheet { track: 26, total: 28, ..SECOND });
    let refuses = play(text, "refuse");
    assert_eq!(refuses.sheet(0), ScoreSheet { track: 26, lost_before: -5, total: 23, ..SECOND });
}

/// A point for each military point: 12 lose 12. Their rank scores all the same.
#[test]
fn tile_3_5_lose_for_military_points() {
    let twelve = sheet(5, "seat 0 has 12 military, 30 vp");
    assert_eq!(twelve, ScoreSheet { track: 30, military: 5, lost: -12, total: 23, ..SECOND });
    assert_eq!(sheet(5, "seat 0 has 30 vp"), ScoreSheet { track: 30, total: 32, ..SECOND });
    assert_eq!(sheet(5, "seat 0 has 25 military, 30 vp").lost, -25);
}

/// A point for each wood and stone printed on one's buildings: 7 wood and 6 stone lose 13.
#[test]
fn tile_3_6_lose_for_printed_building_costs() {
    // 3 wood and 1 stone; 2 and 1; 4 stone; 2 wood.
    let thirteen =
        sheet(6, "seat 0 has 40 vp; seat 0 cards tax-office, marketplace, sculptors-guild, chapel");
    assert_eq!(thirteen, ScoreSheet { track: 40, lost: -13, total: 29, ..SECOND });
    let lost = |cards: &str| sheet(6, &format!("seat 0 has 40 vp; seat 0 cards {cards}")).lost;
    assert_eq!(lost("garden"), -6, "4 wood and 2 stone; servants do not count");
    assert_eq!(lost("triumphal-arch"), -2, "2 stone; coins do not count");
    assert_eq!(lost("repairing-the-church, farmer, woods"), 0, "only buildings count");
}

/// The printed cost counts, whatever was paid: the Architect's mint cost 2 stone and loses 4 points.
#[test]
fn tile_3_6_counts_what_is_printed() {
    let text = "2 players base; round 6; turns 3; tiles 1 1 6; seat 0 has 2 stone, 4 coins, 20 vp; \
                seat 1 has 1 military; floor character-1 architect; floor building-1 mint";
    let played = play(text, "place:white:character-1 take:building-1 pass");
    assert!(played.is_over());
    assert_eq!(played.change(0), "-2 stone, -4 coins, +5 vp");
    assert_eq!(played.sheet(0), ScoreSheet { track: 25, characters: 1, lost: -4, total: 24, ..SECOND });
}

/// A point for each resource left: 3 wood, 1 stone, 4 coins and 2 servants lose 10, and still score 2.
#[test]
fn tile_3_7_lose_for_resources_left() {
    let ten = sheet(7, "seat 0 has 3 wood, 1 stone, 4 coins, 2 servants, 30 vp");
    assert_eq!(ten, ScoreSheet { track: 30, resources: 2, lost: -10, total: 24, ..SECOND });
    let points = sheet(7, "seat 0 has 5 faith, 12 military, 30 vp");
    assert_eq!(points, ScoreSheet { track: 30, military: 5, total: 35, ..SECOND }, "points are no resources");
}
