//! One test for each ruling of `RULINGS.md`, named after it: 1 to 16.

use super::support::*;
use kernel::Game;
use wiege::pending::Ask;
use wiege::{Event, Reason};

const THREE: &str = "c1 ev-grey-5; c2 ev-red-6; c3 ev-green-4";

#[test]
fn r01_a_culture_scoring_without_events_closes_the_whole_stack() {
    let stack = "c1 ev-red-1, ev-grey-5; c2 ev-red-6; c3 ev-green-4; events none";
    let closed = play(&format!("2 players; {stack}"), "stone:c1:0 draw");
    assert!(closed.is_over() && closed.dice("c1") == 0);
    let uncovered = play(&format!("2 players top; {stack}"), "stone:c1:0 draw");
    assert!(!uncovered.is_over() && uncovered.dice("c1") == 1);
    assert_eq!(uncovered.state.open.in_play().count(), 3);
}

#[test]
fn r02_a_pass_is_final() {
    let duel = "c1 ev-blue-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:1; seat 1 stone c1:2; \
                seat 0 pile ch-04, ch-05; seat 1 pile ch-01, ch-02; seat 0 hand cu-05";
    let play_on = "stone:c1:4 lay:cu-05 pass reveal:ch-01";
    assert_eq!(play(&format!("2 players; {duel}"), play_on).to_decide(), seat(1));
    let consecutive = play(&format!("2 players consecutive; {duel}"), play_on);
    assert_eq!(consecutive.to_decide(), seat(0));
    let ended = consecutive.then("reveal:ch-04 pass pass");
    assert_eq!(ended.told(|event| matches!(event, Event::Compared { points: [2, 1], .. })), 1);
}

#[test]
fn r03_any_card_of_the_own_pile_may_be_revealed() {
    let played = play(&format!("2 players; {THREE}; seat 0 pile ch-01, ch-06, ch-11"), "stone:c1:1 draw");
    assert_eq!(played.legal(), ["reveal:ch-01", "reveal:ch-06", "reveal:ch-11", "pass"]);
}

#[test]
fn r04_alone_a_hand_card_needs_the_symbol_and_is_discarded() {
    let played =
        play(&format!("2 players; {THREE}; seat 0 hand ch-01, ch-06, ch-27, cu-01"), "stone:c1:1 lay:cu-01");
    assert_eq!(played.legal(), ["reveal:ch-01", "reveal:ch-27", "pass"]);
    let played = played.then("reveal:ch-01");
    assert_eq!((played.discarded(), played.hand(0)), (vec!["ch-01".into()], cards("ch-06 ch-27")));
}

#[test]
fn r05_the_uppermost_card_is_the_one_laid_last() {
    let position = "c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 0 stone c1:3; \
                    seat 0 holds 5 of 1; seat 0 column cu-19, cu-29, cu-39";
    let newest = play(&format!("2 players; {position}"), "stone:c1:4 draw");
    assert_eq!((newest.payers().len(), newest.columns(0)), (2, vec!["cu-19".into()]));
    assert_eq!(newest.discarded(), ["cu-39", "cu-29"]);
    let oldest = play(&format!("2 players oldest; {position}"), "stone:c1:4 draw");
    assert_eq!(oldest.discarded(), ["cu-19", "cu-29"]);
    assert_eq!(oldest.columns(0), ["cu-39"]);
}

/// What lies beneath a discarded card shows its genius mark again.
#[test]
fn r05_a_mark_comes_to_light_again() {
    let played = play(
        "2 players; c1 ev-grey-1; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:0; seat 0 column cu-19, cu-10; \
         seat 0 holds 6 of 1; display cu-01, cu-02, cu-03, cu-04",
        "stone:c1:1 draw pawn:c2:1 draw draw pawn:c3:0",
    );
    assert_eq!(played.columns(0), ["cu-19"]);
    assert_eq!(played.state.open.ask, Ask::Bonus { left: 1 });
}

#[test]
fn r06_the_winner_discards_as_many_cards_as_stones_received() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 0 stone c1:3; \
         seat 0 holds 7 of 1; seat 0 column cu-19, cu-29",
        "stone:c1:4 draw",
    );
    assert_eq!(
        (played.payers().len(), played.discarded().len()),
        (0, 0),
        "nothing received, nothing discarded"
    );
    assert_eq!(played.columns(0), ["cu-19 cu-29"]);
}

#[test]
fn r07_the_payer_chooses_among_foreign_colours() {
    let played = play(
        "3 players; c1 ev-violet-6; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:2; seat 1 stone c1:3; \
         seat 1 holds 1 of 0; seat 1 holds 1 of 2; seat 0 column cu-19",
        "stone:c1:4 draw",
    );
    assert_eq!((played.to_decide(), played.legal()), (seat(1), vec!["pay:0".into(), "pay:2".into()]));
    let played = played.then("pay:2");
    assert_eq!(played.stones(0), [6, 0, 1, 0]);
    assert_eq!(played.stones(1), [1, 7, 0, 0]);
}

/// Seat 1 has one stone of each foreign colour. Owing two or more it gives both, whatever the order, and then its own.
#[test]
fn r07_nobody_is_asked_where_every_foreign_stone_goes() {
    let text = "3 players; c1 ev-violet-6; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:2; \
                seat 1 stone c1:3; seat 1 holds 1 of 0; seat 1 holds 1 of 2; seat 0 column cu-19, cu-20";
    let two = play(text, "stone:c1:4 draw");
    assert_eq!((two.paid(), two.state.open.scoring), (vec!["0".to_string(), "2".to_string()], None));
    let three = play(&format!("{text}, cu-29"), "stone:c1:4 draw");
    assert_eq!((three.paid(), three.stones(1)), (["0", "2", "1"].map(String::from).to_vec(), [0, 6, 0, 0]));
}

/// Where opponents pay in turn, seat 2 owes only one of the two stones, and says which.
#[test]
fn r07_whoever_pays_in_turn_is_asked_for_each_stone() {
    let asked = play(
        "3 players; c1 ev-violet-6; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:2; seat 0 stone c1:3; \
         seat 2 holds 1 of 0; seat 2 holds 1 of 1; seat 0 column cu-19, cu-20",
        "stone:c1:4 draw",
    );
    assert_eq!((asked.to_decide(), asked.legal()), (seat(2), vec!["pay:0".into(), "pay:1".into()]));
    let paid = asked.then("pay:1");
    assert_eq!((paid.payers(), paid.stones(2)), (vec![2, 1], [1, 0, 7, 0]));
}

#[test]
fn r08_stones_on_events_are_paid_last_and_make_room() {
    let played = play(
        "3 players; c1 ev-violet-6; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:2; seat 0 stone c1:3; \
         seat 0 holds 2 of 1; seat 2 holds 3 of 1; seat 1 stone b0:1; seat 1 stone b1:2; seat 0 holds 6 of 2; \
         seat 0 column cu-19, cu-20",
        "stone:c1:4 draw",
    );
    // Counter-clockwise: seat 2 pays one of its foreign stones, then seat 1, who has only stones on events.
    assert_eq!((played.payers(), played.to_decide()), (vec![2], seat(1)));
    assert_eq!(played.legal(), ["give:b0:1", "give:b1:2"]);
    let played = played.then("give:b1:2");
    assert_eq!(played.told(|event| matches!(event, Event::Triggered { .. })), 1, "no scoring follows");
    let b1 = wiege::place::Place::from_id("b1").unwrap();
    assert!(played.state.open.at(b1).seats().is_empty(), "the payer is no longer on that event");
}

/// Seat 1 has two stones on events, beside the one that comes home. Owing three it gives all and is not asked; owing two
/// it says which one stays.
#[test]
fn r08_nobody_is_asked_where_every_stone_on_events_goes() {
    let text = "3 players; c1 ev-violet-6; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:2; \
                seat 1 stone b0:1; seat 1 stone b1:2; seat 0 holds 4 of 1";
    let two = play(&format!("{text}; seat 1 stone c1:3; seat 0 column cu-19, cu-20"), "stone:c1:4 draw");
    assert_eq!((two.paid(), two.legal()), (vec!["1".into()], vec!["give:b0:1".into(), "give:b1:2".into()]));
    let three = format!("{text}; seat 1 stone c1:3; seat 0 column cu-19, cu-20, cu-29");
    let three = play(&three, "stone:c1:4 draw");
    assert_eq!(three.paid(), ["1", "1 from b0:1", "1 from b1:2"]);
    assert_eq!((three.reserve(1), three.state.open.scoring), (0, None));
    // Where opponents pay in turn, seat 2 pays the first and the third of three stones.
    let alone = format!("{text}; seat 0 stone c1:3; seat 0 holds 1 of 1; seat 0 column cu-19, cu-20, cu-29");
    let alone = play(&alone, "stone:c1:4 draw");
    assert_eq!((alone.payers(), alone.legal()), (vec![2], vec!["give:b0:1".into(), "give:b1:2".into()]));
    assert_eq!(alone.then("give:b1:2").payers(), [2, 1, 2]);
}

/// The last stone of seat 1 leaves the centre to pay for `b0`: seat 2, refused before, comes in.
#[test]
fn r08_a_third_player_comes_in_after_the_last_piece_was_paid() {
    let before = position(
        "3 players; c1 ev-red-3; b0 ev-grey-5; b1 ev-green-4; b2 ev-red-1; turn 2; seat 0 stone c1:0; \
         seat 1 stone c1:1; seat 0 holds 6 of 1; seat 0 column cu-11",
    );
    assert_eq!(before.refusal("stone:c1:3").unwrap(), Reason::TwoPlayers.to_string());
    let paid = before.then("stone:b1:1 draw draw stone:b0:0 draw");
    assert_eq!(paid.paid(), ["1 from c1:1"]);
    let third = paid.then("pawn:b1:2 draw draw");
    assert_eq!((third.to_decide(), third.legal_with("stone:c1:")), (seat(2), vec!["1".into(), "3".into()]));
}

/// Seat 1 owes two and has one stone and the pawn on events: it gives the stone, and the winner discards one card.
#[test]
fn r08_the_pawn_is_never_given() {
    let text = "2 players; c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 0 stone c1:3; \
                seat 1 stone c2:1; seat 1 pawn c3:0";
    let paid = play(&format!("{text}; seat 0 holds 6 of 1; seat 0 column cu-19, cu-20"), "stone:c1:4 draw");
    assert_eq!(paid.told(|event| *event == Event::Won { seat: seat(0), stones: 2 }), 1);
    assert_eq!((paid.paid(), paid.discarded()), (vec!["1 from c2:1".into()], vec!["cu-20".into()]));
    assert_eq!((paid.to_decide(), paid.legal()), (seat(1), vec!["lift:c3:0".into()]), "the pawn stays");
    let asked = format!("{text}; seat 1 stone c2:2; seat 0 holds 5 of 1; seat 0 column cu-19");
    let asked = play(&asked, "stone:c1:4 draw");
    assert_eq!(asked.legal(), ["give:c2:1", "give:c2:2"]);
    assert_eq!(asked.refusal("give:c3:0").unwrap(), Reason::NotYours.to_string());
}

#[test]
fn r09_an_open_column_counts_as_either_symbol_and_opens_again() {
    let played = position(
        "2 players; c1 ev-violet-1; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:0; seat 0 column cu-02, cu-15; \
         seat 0 holds 6 of 1",
    );
    assert_eq!((played.count(0, "science"), played.count(0, "finance")), (0, 2));
    let played = played.then("stone:c1:1 draw name:finance");
    assert_eq!((played.payers().len(), played.columns(0)), (1, vec!["cu-02".into()]));
    assert_eq!(
        (played.count(0, "science"), played.count(0, "finance")),
        (1, 1),
        "open again after the discard"
    );
}

/// Two open columns that could both be finance: the owner says which one counts, and only one does.
#[test]
fn r09_one_column_is_counted() {
    let played = play(
        "2 players; c1 ev-black-2; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:0; \
         seat 0 column cu-02; seat 0 column cu-08",
        "stone:c1:1 draw",
    );
    assert_eq!(played.legal(), ["column:1", "column:2"]);
    let played = played.then("column:2");
    assert_eq!((played.payers().len(), played.columns(0)), (1, vec!["cu-02".into()]));
}

#[test]
fn r10_a_joker_joins_the_column_of_either_symbol() {
    let text = "c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 column cu-11; seat 0 hand cu-02";
    let joined = play(&format!("2 players; {text}"), "stone:c1:0 lay:cu-02");
    assert_eq!(joined.columns(0), ["cu-11 cu-02"]);
    let asked = play(&format!("2 players joker-new-column; {text}"), "stone:c1:0 lay:cu-02");
    assert_eq!(asked.legal(), ["column:1", "column:2"]);
    let opened = asked.then("column:2");
    assert_eq!(opened.columns(0), ["cu-11", "cu-02"]);
    assert_eq!((opened.count(0, "science"), opened.count(0, "finance")), (1, 1));
}

#[test]
fn r10_with_both_columns_the_owner_chooses() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 column cu-11; seat 0 column cu-15; seat 0 hand cu-02",
        "stone:c1:0 lay:cu-02",
    );
    assert_eq!(played.legal(), ["column:1", "column:2"]);
    assert_eq!(played.refusal("column:3").unwrap(), Reason::WrongColumn.to_string());
    assert_eq!(played.then("column:2").count(0, "finance"), 2);
}

#[test]
fn r11_a_card_joins_an_open_column_and_fixes_it() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 column cu-02; seat 0 hand cu-11, cu-15",
        "stone:c1:0 lay:cu-11",
    );
    assert_eq!(played.columns(0), ["cu-02 cu-11"]);
    let played = played.then("lay:cu-15");
    assert_eq!(played.columns(0), ["cu-02 cu-11", "cu-15"]);
}

#[test]
fn r12_the_bonus_is_optional_and_limited_by_the_display() {
    let text = "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; display cu-01, cu-02; seat 0 column cu-11; \
                seat 0 column cu-13; seat 0 column cu-15";
    let played = play(text, "pawn:c1:0");
    assert_eq!(played.state.open.ask, Ask::Bonus { left: 2 }, "three marks, but two cards lie there");
    let declined = play(text, "pawn:c1:0 end");
    assert_eq!(declined.state.open.ask, Ask::Cards { left: 2, used: false });
    let taken = play(text, "pawn:c1:0 take:cu-02");
    assert_eq!(taken.legal_with("take:"), ["cu-01"], "no refill in between");
    let red = play(text, "pawn:c1:2");
    assert_eq!(
        red.state.open.ask,
        Ask::Cards { left: 2, used: false },
        "blue marks do not count for a red space"
    );
}

#[test]
fn r13_the_pawn_counts_like_a_stone() {
    let text = "3 players; c1 ev-red-3; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 1 pawn c1:0; seat 2 stone c1:1";
    let third = position(text);
    assert_eq!(third.refusal("stone:c1:2").unwrap(), Reason::TwoPlayers.to_string());
    let joined = position("2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-red-2; seat 1 pawn c1:0");
    assert_eq!(joined.legal_with("stone:c1:"), ["1"], "it counts for the roads");
    let takes_part = play(
        "2 players; c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 1 pawn c1:3",
        "stone:c1:4 draw",
    );
    assert_eq!(takes_part.told(|event| matches!(event, Event::ScoringBegan { other: Some(_), .. })), 1);
    assert!(!takes_part.state.open.players[seat(1)].pawn_placed, "and it comes home");
}

#[test]
fn r14_later_pieces_join_any_covered_space() {
    let played = position(
        "2 players; c1 ev-violet-5; c2 ev-red-6; c3 ev-red-2; seat 1 stone c1:0; seat 0 stone c1:1; seat 1 stone c1:2",
    );
    assert_eq!(played.legal_with("stone:c1:"), ["3"], "joined to the last piece, not to the first");
}

#[test]
fn r15_exchange_only_without_own_stones_and_then_compulsory() {
    let with_pawn = position(
        "2 players; c1 ev-red-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:0; seat 1 holds 6 of 0; seat 0 holds 2 of 1",
    );
    assert!(with_pawn.may("exchange:1") && with_pawn.may("pawn:c2:0"), "the pawn may be placed instead");
    assert_eq!(with_pawn.refusal("lift:c1:0").unwrap(), Reason::MustPlace.to_string());
    let exchanged = with_pawn.then("exchange:1");
    assert!(exchanged.may("exchange:1") && exchanged.may("stone:c2:0"), "the player chooses how many");
    let own_left = position(
        "2 players; c1 ev-red-3; c2 ev-red-6; c3 ev-green-4; seat 0 holds 2 of 1; seat 1 holds 6 of 0",
    );
    assert_eq!(own_left.refusal("exchange:1").unwrap(), Reason::OwnStonesLeft.to_string());
    let must = position(
        "2 players; c1 ev-red-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:0; seat 0 pawn c1:1; \
         seat 1 holds 6 of 0; seat 0 holds 2 of 1",
    );
    assert_eq!(must.legal(), ["exchange:1"]);
}

#[test]
fn r16_a_moved_piece_is_lifted_first_and_goes_elsewhere() {
    let played = position(
        "2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-blue-3; seat 0 stone c1:1; seat 0 pawn c2:1; seat 1 holds 6 of 0",
    );
    assert_eq!(played.legal(), ["lift:c1:1", "lift:c2:1"]);
    let lifted = played.then("lift:c1:1");
    // Alone on its event, so that with the piece lifted any space will do; on c2 the roads count.
    assert_eq!(lifted.legal_with("move:c1:"), ["0", "2", "3"]);
    assert_eq!(lifted.legal_with("move:c2:"), ["0"]);
    assert_eq!(lifted.refusal("move:c1:1").unwrap(), Reason::SameSpace.to_string());
    let moved = lifted.then("move:c1:3");
    assert_eq!(moved.state.open.ask, Ask::Cards { left: 2, used: false });
    GAME.check(&moved.state).unwrap();
}

/// A moved pawn brings its bonus, and a move can start a scoring.
#[test]
fn r16_a_move_is_like_a_placement() {
    let text = "2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-grey-5; seat 0 stone c1:1; seat 0 pawn c2:1; \
                seat 1 holds 6 of 0; seat 0 column cu-11";
    let pawn = play(text, "lift:c2:1 move:c1:0");
    assert_eq!(pawn.state.open.ask, Ask::Cards { left: 1, used: false }, "the blue spaces of c1 are full");
    let bonus = play(&text.replace("c1:1", "c1:2"), "lift:c2:1 move:c1:1");
    assert_eq!(bonus.state.open.ask, Ask::Bonus { left: 1 });
    let scored = play(text, "lift:c1:1 move:c3:0 draw");
    assert_eq!(scored.told(|event| matches!(event, Event::ScoringBegan { .. })), 1);
}

/// The roads of `b0` all meet at space 0. From there the pawn leads nowhere: without it only its own space is joined to
/// the others, and two other players hold the centre. A piece at the end of a road can go round.
#[test]
fn r16_without_a_target_for_any_piece_the_turn_is_lost() {
    let text = "3 players; c1 ev-red-3; b0 ev-red-6; b1 ev-green-4; seat 1 stone c1:0; seat 2 stone c1:1; \
                seat 0 pawn b0:0";
    let stuck = format!("{text}; seat 1 stone b0:2; seat 1 holds 7 of 0; turn 2");
    let lost = play(&stuck, "stone:b1:0 draw draw");
    assert_eq!(lost.told(|event| *event == Event::Skipped { seat: seat(0) }), 1);
    assert_eq!((lost.to_decide(), lost.hand(0).len()), (seat(1), 0));
    let one_moves = position(&format!("{text}; seat 0 stone b0:2; seat 1 holds 6 of 0"));
    assert_eq!(one_moves.legal(), ["lift:b0:2"]);
    assert_eq!(one_moves.refusal("lift:b0:0").unwrap(), Reason::NowhereToGo.to_string());
    assert_eq!(one_moves.then("lift:b0:2").legal(), ["move:b0:1", "move:b0:3"]);
}
