//! The leader actions: when they may be taken, and how often.

use super::{PRIVILEGES, USED, cards, with_hand};
use crate::support::{play, position, seat};

const NOT_NOW: &str = "something else is to be decided now";

/// A discarded leader gives one council privilege, any of the five, whatever its requirement.
#[test]
fn discarding_gives_a_privilege() {
    for (option, gain) in PRIVILEGES {
        let played = with_hand("sisto-iv", "").then(&format!("discard:sisto-iv privilege:{option}"));
        assert_eq!(played.change(0), gain);
        assert!(played.hand(0).is_empty() && played.in_play(0).is_empty(), "the leader is gone");
        assert_eq!(played.mover(), 0, "the placement is still to come");
        played.refuses("discard:sisto-iv", "this leader is not in your hand");
        played.refuses("play:sisto-iv", "this leader is not in your hand");
    }
}

/// Several leaders may be discarded in one turn, for the same privilege too.
#[test]
fn any_number_is_discarded_in_a_turn() {
    let four = "sisto-iv, santa-rita, lucrezia-borgia, ludovico-ariosto";
    let played = with_hand(four, "").then(
        "discard:sisto-iv privilege:coins discard:santa-rita privilege:coins place:white:market-coins \
         discard:lucrezia-borgia privilege:coins discard:ludovico-ariosto privilege:faith",
    );
    assert_eq!(played.change(0), "+11 coins, +1 faith");
    assert_eq!(played.mover(), 1, "without leaders there is nothing left to do");
}

/// Only cards in hand can be discarded, not leaders in play or other people's.
#[test]
fn leaders_in_play_cannot_be_discarded() {
    let played = position("2 players; seat 0 leaders santa-rita; seat 1 hand sisto-iv");
    played.refuses("discard:santa-rita", "this leader is not in your hand");
    played.refuses("discard:sisto-iv", "this leader is not in your hand");
    played.refuses("play:sisto-iv", "this leader is not in your hand");
    played.refuses("activate:sisto-iv", "this leader is not in play before you");
}

/// Several leaders may be played and used in one turn, before and after the placement.
#[test]
fn any_number_is_played_and_used_in_a_turn() {
    let hand = "sandro-botticelli, michelangelo-buonarroti, girolamo-savonarola, cosimo-de-medici";
    let played = with_hand(hand, "seat 0 has 10 wood, 10 stone, 16 coins").then(
        "play:sandro-botticelli activate:sandro-botticelli play:michelangelo-buonarroti \
         activate:michelangelo-buonarroti play:girolamo-savonarola place:white:market-servants \
         activate:girolamo-savonarola end",
    );
    // 16 coins are too few for Savonarola; with Michelangelo's 3 they are enough.
    assert_eq!(played.change(0), "+5 servants, +3 coins, +2 military, +1 faith, +1 vp");
    let in_play = ["girolamo-savonarola", "sandro-botticelli", "michelangelo-buonarroti"];
    assert_eq!(played.in_play(0), in_play);
    assert_eq!(played.hand(0), ["cosimo-de-medici"]);
}

/// What the placement brings may meet a requirement in the same turn.
#[test]
fn leaders_are_played_after_the_placement_too() {
    let before = with_hand("girolamo-savonarola", "seat 0 has 13 coins");
    before.refuses("play:girolamo-savonarola", super::NOT_MET);
    let after = before.then("place:white:market-coins play:girolamo-savonarola activate:girolamo-savonarola");
    assert_eq!(after.change(0), "+5 coins, +1 faith");
    assert_eq!(after.mover(), 1);
}

/// After the placement the turn lasts until its owner ends it, as long as leaders could do something.
#[test]
fn the_turn_waits_for_leader_actions() {
    let placed = with_hand("sisto-iv", "").then("place:white:market-coins");
    assert_eq!(placed.legal(), ["discard:sisto-iv", "end"]);
    placed.refuses("place:black:market-servants", NOT_NOW);
    placed.refuses("pass", NOT_NOW);
    assert_eq!(placed.then("end").mover(), 1);
}

/// Never inside an action: while servants, payment, privilege or a bonus action are open, leaders wait.
#[test]
fn leaders_wait_for_the_action_to_finish() {
    let hand = "2 players; round 5; dice 6 6 6; seat 0 leaders michelangelo-buonarroti; \
                seat 0 hand sandro-botticelli; seat 0 has 10 wood, 20 coins, 5 servants, 4 military, 9 stone";
    let waits = |has: &str, actions: &str| {
        let inside = play(&format!("{hand}; {has}"), actions);
        for action in
            ["play:sandro-botticelli", "discard:sandro-botticelli", "activate:michelangelo-buonarroti", "end"]
        {
            inside.refuses(action, NOT_NOW);
        }
        inside
    };
    waits("", "place:white:market-coins");
    waits("", "place:white:council-palace servants:0");
    waits("floor venture-1 support-to-the-bishop", "place:white:venture-1 servants:0");
    waits("floor character-1 abbess; floor character-2 farmer", "place:white:character-1 servants:0");
    waits("floor venture-1 improving-the-canals", "place:white:venture-1 servants:0");
    waits("seat 0 cards chapel", "place:white:production-small servants:0");
    let done = waits("", "place:white:market-servants").then("servants:0");
    assert!(done.may("play:sandro-botticelli") && done.may("activate:michelangelo-buonarroti"));
}

/// Only on one's own turn.
#[test]
fn leaders_act_on_their_owners_turn() {
    let text = "2 players; turn 1; seat 0 leaders michelangelo-buonarroti; seat 0 hand sandro-botticelli; \
                seat 0 has 10 wood";
    let others = position(text);
    assert_eq!(others.mover(), 1);
    for action in ["activate:michelangelo-buonarroti", "play:sandro-botticelli", "discard:sandro-botticelli"]
    {
        let action = action.parse().unwrap();
        let why = kernel::Game::why_not(&*crate::support::GAME, &others.state, seat(0), action);
        assert_eq!(why, Some(kernel::Illegal::NotYourTurn), "{action}");
    }
}

/// Requirements matter when the card is played, and never again.
#[test]
fn requirements_only_matter_when_played() {
    let text = "floor venture-1 promoting-sacred-art; seat 0 has 10 wood";
    let played = with_hand("sandro-botticelli", text)
        .then("play:sandro-botticelli place:white:venture-1 activate:sandro-botticelli");
    assert_eq!(played.change(0), "-6 wood, +2 military, +3 faith, +1 vp");
}

/// Used leaders turn up again at the end of the round, not at the end of the turn.
#[test]
fn once_a_round_is_not_once_a_turn() {
    let text = "2 players; round 5; turns 2; seat 0 leaders michelangelo-buonarroti";
    let next_turn = play(text, "activate:michelangelo-buonarroti place:white:market-servants pass");
    assert_eq!((next_turn.mover(), next_turn.state.open.round), (0, 5));
    next_turn.refuses("activate:michelangelo-buonarroti", USED);
    let next_round = next_turn.then("pass pass");
    assert_eq!((next_round.mover(), next_round.state.open.round), (0, 6));
    assert!(next_round.may("activate:michelangelo-buonarroti"));
}

/// A leader left unused is lost for the round: it is used once in the next one, not twice.
#[test]
fn an_unused_ability_is_not_saved_up() {
    let text = "2 players; round 5; turns 3; seat 0 leaders michelangelo-buonarroti";
    let next_round = play(text, "place:white:market-servants end pass activate:michelangelo-buonarroti");
    assert_eq!(next_round.change(0), "+5 servants, +3 coins");
    next_round.refuses("activate:michelangelo-buonarroti", USED);
}

/// Permanent leaders work by themselves.
#[test]
fn permanent_leaders_are_not_activated() {
    let permanent = [
        "ludovico-ariosto",
        "filippo-brunelleschi",
        "pico-della-mirandola",
        "sisto-iv",
        "lucrezia-borgia",
        "sigismondo-malatesta",
        "ludovico-il-moro",
        "cesare-borgia",
        "santa-rita",
    ];
    for leader in permanent {
        let played = position(&format!("2 players; seat 0 leaders {leader}"));
        played.refuses(&format!("activate:{leader}"), "this leader works by itself");
    }
}

/// A leader in hand does nothing.
#[test]
fn leaders_in_hand_do_nothing() {
    let text = format!("dice 1 1 1; seat 1 member white market-coins; {}", cards(0, 0, 6, 0));
    let played = with_hand("ludovico-ariosto, lucrezia-borgia", &text);
    played.refuses("place:white:market-coins", "somebody stands there");
    assert_eq!(played.then("place:white:harvest-small").worked(), [1]);
}
