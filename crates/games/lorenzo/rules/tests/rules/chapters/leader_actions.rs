//! Azioni Leader: discarding, playing and activating, before or after the placement.

use crate::support::{GAME, play, position, seat};
use kernel::{Game, Illegal};
use lorenzo::Action;

#[test]
fn with_ten_wood_botticelli_can_be_played() {
    let text = "2 players advanced; dice 1 1 1; seat 0 hand sandro-botticelli";
    let short = position(&format!("{text}; seat 0 has 9 wood")).refusal("play:sandro-botticelli");
    assert_eq!(short.as_deref(), Some("the leader's requirement is not met"));
    let played = play(&format!("{text}; seat 0 has 10 wood"), "play:sandro-botticelli");
    assert_eq!(played.change(0), "nothing", "requirements are no costs");
    let used = played.then("activate:sandro-botticelli");
    assert_eq!(used.change(0), "+2 military, +1 vp", "in the turn it was played");
}

#[test]
fn every_part_of_a_requirement_must_hold() {
    let text = "2 players advanced; dice 1 1 1; seat 0 hand sisto-iv; seat 0 has 6 wood, 6 stone, 6 servants";
    assert!(!position(&format!("{text}; seat 0 has 5 coins")).may("play:sisto-iv"));
    assert!(position(&format!("{text}; seat 0 has 6 coins")).may("play:sisto-iv"));
}

#[test]
fn cards_required_are_not_discarded() {
    let text = "2 players advanced; round 2; dice 1 1 1; seat 0 hand filippo-brunelleschi; \
         seat 0 cards mint, chapel, theater, residence, tax-office";
    let played = play(text, "play:filippo-brunelleschi");
    assert_eq!(played.cards(0).len(), 5);
}

#[test]
fn the_requirement_matters_only_when_the_leader_is_played() {
    let text = "2 players advanced; dice 1 1 1; seat 0 leaders sandro-botticelli";
    let poor = play(text, "activate:sandro-botticelli").change(0);
    assert_eq!(poor, "+2 military, +1 vp", "with no wood at all");
}

#[test]
fn a_discarded_leader_brings_a_privilege() {
    let text = "2 players advanced; dice 1 1 1; seat 0 hand santa-rita, sisto-iv, lucrezia-borgia";
    let one = play(text, "discard:santa-rita privilege:faith");
    assert_eq!(one.change(0), "+1 faith");
    assert_eq!(one.refusal("play:santa-rita").as_deref(), Some("this leader is not in your hand"));
    let more = one.then("discard:sisto-iv privilege:faith discard:lucrezia-borgia privilege:servants");
    assert_eq!(more.change(0), "+2 servants, +2 faith", "several in one turn, also the same privilege");
    assert_eq!(more.to_decide(), seat(0), "the member is still to be placed");
}

#[test]
fn several_leaders_may_be_played_and_activated_in_one_turn() {
    let text = "2 players advanced; dice 1 1 1; seat 0 hand sandro-botticelli, michelangelo-buonarroti; \
         seat 0 has 10 wood, 10 stone";
    let played = play(
        text,
        "play:sandro-botticelli play:michelangelo-buonarroti \
         activate:michelangelo-buonarroti activate:sandro-botticelli",
    );
    assert_eq!(played.change(0), "+3 coins, +2 military, +1 vp");
}

#[test]
fn leader_actions_come_before_or_after_the_placement() {
    let text =
        "2 players advanced; dice 1 1 1; seat 0 hand santa-rita, sisto-iv; seat 0 leaders sandro-botticelli";
    let before =
        play(text, "activate:sandro-botticelli discard:santa-rita privilege:coins place:white:market-coins");
    assert_eq!(before.to_decide(), seat(0), "another leader could still be discarded");
    assert_eq!(before.change(0), "+7 coins, +2 military, +1 vp");
    let after =
        play(text, "place:white:market-coins activate:sandro-botticelli discard:santa-rita privilege:coins");
    assert_eq!(after.change(0), "+7 coins, +2 military, +1 vp");
    assert_eq!(after.then("end").to_decide(), seat(1));
}

#[test]
fn leader_actions_never_come_inside_the_placement() {
    let text = "2 players advanced; dice 1 1 1; seat 0 hand santa-rita; seat 0 leaders sandro-botticelli; \
         seat 0 has 3 servants";
    let inside = play(text, "place:white:council-palace");
    for action in ["discard:santa-rita", "activate:sandro-botticelli", "end"] {
        assert_eq!(
            inside.refusal(action).as_deref(),
            Some("something else is to be decided now"),
            "{action}"
        );
    }
    let privilege = inside.then("servants:0");
    assert!(!privilege.may("discard:santa-rita"));
    assert!(privilege.then("privilege:coins").may("discard:santa-rita"));
}

#[test]
fn leaders_act_in_their_owners_turn() {
    let played =
        position("2 players advanced; dice 1 1 1; seat 1 hand santa-rita; seat 1 leaders sandro-botticelli");
    for action in ["discard:santa-rita", "activate:sandro-botticelli"] {
        let action: Action = action.parse().unwrap();
        assert_eq!(GAME.why_not(&played.state, seat(1), action), Some(Illegal::NotYourTurn));
    }
}

#[test]
fn a_leader_is_activated_once_a_round() {
    let text =
        "2 players advanced; turns 3; dice 1 1 1; seat 0 leaders sandro-botticelli, girolamo-savonarola";
    let used = play(text, "activate:sandro-botticelli");
    assert_eq!(
        used.refusal("activate:sandro-botticelli").as_deref(),
        Some("this leader was used this round")
    );
    assert!(used.may("activate:girolamo-savonarola"), "others are not touched");
    let next_round = used.then("pass pass");
    assert_eq!((next_round.state.open.round, next_round.to_decide()), (2, seat(0)));
    assert_eq!(
        next_round.then("activate:sandro-botticelli").change(0),
        "+4 military, +2 vp",
        "face up again"
    );
}

#[test]
fn a_leader_used_in_an_earlier_turn_stays_used() {
    let text = "2 players advanced; dice 1 1 1; seat 0 leaders sandro-botticelli";
    let next_turn = play(text, "activate:sandro-botticelli pass pass");
    assert_eq!(next_turn.to_decide(), seat(0));
    assert!(!next_turn.may("activate:sandro-botticelli"));
}

#[test]
fn a_permanent_ability_is_not_activated_and_works_each_time() {
    let text = "2 players advanced; turns 0; dice 3 5 1; seat 0 leaders filippo-brunelleschi; \
         floor territory-2 village; floor building-1 chapel; floor character-3 knight; \
         seat 1 member white territory-1; seat 1 member black character-1; seat 0 has 2 coins";
    let played = position(text);
    let why = played.refusal("activate:filippo-brunelleschi");
    assert_eq!(why.as_deref(), Some("this leader works by itself"));
    let twice = played.then("place:white:territory-2 pass place:black:character-3 privilege:faith");
    assert_eq!(twice.change(0), "+1 stone, -2 coins, +1 faith", "no 3 coins in either tower");
}

#[test]
fn only_leaders_in_play_are_activated() {
    let played =
        position("2 players advanced; dice 1 1 1; seat 0 hand sandro-botticelli; seat 0 has 10 wood");
    let why = played.refusal("activate:sandro-botticelli");
    assert_eq!(why.as_deref(), Some("this leader is not in play before you"));
}
