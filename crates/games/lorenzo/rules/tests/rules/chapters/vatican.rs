//! Rapporto in Vaticano: whoever has faith may support the Church; whoever does not is excommunicated.

use crate::support::{Played, play, position, seat};
use lorenzo::Event;

fn excommunicated(played: &Played, number: u8, period: u8) -> bool {
    played.state.open.players[seat(number)].is_excommunicated(period)
}

#[test]
fn red_has_two_faith_and_green_has_three() {
    let text = "2 players base; round 2; turns 3; turn 1; seat 0 has 2 faith; seat 1 has 3 faith";
    let asked = play(text, "pass");
    assert!(excommunicated(&asked, 0, 1), "Red has not reached 3");
    assert_eq!(asked.change(0), "nothing", "the disc stays where it is");
    assert_eq!((asked.to_decide(), asked.legal()), (seat(1), vec!["support".into(), "refuse".into()]));
    let refused = play(text, "pass refuse");
    assert!(excommunicated(&refused, 1, 1));
    assert_eq!(refused.change(1), "nothing");
    let supported = asked.then("support");
    assert!(!excommunicated(&supported, 1, 1));
    assert_eq!(supported.change(1), "-3 faith, +3 vp");
    assert_eq!(supported.state.open.round, 3);
}

#[test]
fn the_periods_ask_for_three_four_and_five_faith() {
    for (round, period, needs) in [(2, 1, 3), (4, 2, 4), (6, 3, 5)] {
        let text = format!(
            "3 players base; round {round}; vatican; seat 0 has {} faith; seat 1 has {needs} faith; \
                 seat 2 has {} faith",
            needs - 1,
            needs + 1
        );
        let asked = position(&text);
        assert_eq!(asked.to_decide(), seat(1), "round {round}");
        assert!(excommunicated(&asked, 0, period));
        let done = asked.then("support support");
        assert!(!excommunicated(&done, 1, period) && !excommunicated(&done, 2, period));
    }
}

#[test]
fn the_faith_track_gives_its_points_and_the_disc_goes_back() {
    let points = [3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30];
    for (faith, vp) in (3..=15).zip(points) {
        let text = format!("2 players base; round 2; vatican; seat 0 has {faith} faith");
        assert_eq!(position(&text).then("support").change(0), format!("-{faith} faith, +{vp} vp"));
    }
}

#[test]
fn the_church_asks_in_turn_order() {
    let faithful = "seat 0 has 3 faith; seat 1 has 3 faith; seat 2 has 3 faith; seat 3 has 3 faith";
    let mut asked = position(&format!("4 players base; round 2; order 3 1 0 2; vatican; {faithful}"));
    for number in [3, 1, 0, 2] {
        assert_eq!(asked.to_decide(), seat(number));
        asked = asked.then("refuse");
    }
    assert_eq!(asked.state.open.round, 3);
}

#[test]
fn the_tile_of_the_period_is_suffered() {
    let played = play("2 players base; round 4; tiles 5 3 7; turns 3; turn 1", "pass");
    let tiles: Vec<_> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Excommunicated { seat, tile, vp } => {
                Some((seat.index(), tile.period(), tile.number(), *vp))
            }
            _ => None,
        })
        .collect();
    assert_eq!(tiles, [(0, 2, 3, 0), (1, 2, 3, 0)]);
}

#[test]
fn the_effects_last_until_the_end() {
    // Tile I-2: one coin less from each source.
    let text = "2 players base; round 2; tiles 2 1 1; turns 3; turn 1; seat 1 has 3 faith";
    let played = play(text, "pass support");
    let market = played.then("place:white:market-coins");
    assert_eq!(market.change(0), "+4 coins", "from the next round on");
    let last_round = |excommunicated: u8| {
        let text = format!(
            "2 players base; round 6; tiles 2 1 1; dice 1 1 1; seat {excommunicated} excommunicated 1"
        );
        play(&text, "place:white:market-coins").change(0)
    };
    assert_eq!(last_round(0), "+4 coins");
    assert_eq!(last_round(1), "+5 coins", "for the one who was excommunicated only");
}

#[test]
fn faith_that_is_kept_counts_in_the_next_period() {
    let text = "2 players base; round 2; turns 3; turn 1; seat 0 has 4 faith";
    let mut played = play(text, "pass refuse");
    for _ in 0..2 {
        played = played.then(&"pass ".repeat(8));
    }
    assert_eq!((played.state.open.round, played.to_decide()), (4, seat(0)));
    assert_eq!(played.legal(), ["support", "refuse"], "4 faith are asked for, and still there");
    let supported = played.then("support");
    assert_eq!(supported.change(0), "-4 faith, +4 vp");
    assert!(excommunicated(&supported, 0, 1) && !excommunicated(&supported, 0, 2));
}

#[test]
fn after_the_last_round_faith_scores_even_for_whoever_fails() {
    let text = "2 players base; round 6; turns 3; turn 1; seat 0 has 4 faith; seat 1 has 7 faith";
    let failed = play(text, "pass");
    assert!(excommunicated(&failed, 0, 3));
    assert_eq!(failed.change(0), "-4 faith, +4 vp");
    let supported = play(text, "pass support");
    assert_eq!(supported.change(1), "-7 faith, +9 vp");
    assert!(!excommunicated(&supported, 1, 3));
}

#[test]
fn before_the_last_round_whoever_fails_scores_nothing() {
    for (round, faith) in [(2, 2), (4, 3)] {
        let text = format!("2 players base; round {round}; turns 3; turn 1; seat 0 has {faith} faith");
        assert_eq!(play(&text, "pass").change(0), "nothing");
    }
}

#[test]
fn several_excommunications_add_up() {
    let played = play("2 players base; round 4; turns 3; turn 1; seat 0 excommunicated 1", "pass");
    assert!(excommunicated(&played, 0, 1) && excommunicated(&played, 0, 2) && !excommunicated(&played, 0, 3));
    assert!(!excommunicated(&played, 1, 1) && excommunicated(&played, 1, 2));
}
