//! Il Gioco: the preparation of a round, and the order of actions in it.

use super::preparation::{order, set_up};
use crate::support::{Played, play, position, seat};
use lorenzo::pieces::{CardId, CardType};
use lorenzo::state::Phase;
use lorenzo::{Config, Event};
use std::collections::BTreeSet;

/// Lets everybody pass until the round is over; nobody has faith, so the Church asks nothing.
pub(super) fn pass_round(played: Played) -> Played {
    let turns = 4 * played.state.seats();
    played.then(&"pass ".repeat(turns))
}

/// The numbers of the cards standing in a tower, from the bottom.
fn tower(played: &Played, kind: CardType) -> Vec<u8> {
    let cards = played.state.open.towers[kind as usize].iter();
    cards.map(|card| card.map_or(0, CardId::number)).collect()
}

#[test]
fn four_cards_come_to_each_tower_from_the_bottom() {
    for seed in 0..20 {
        let played = set_up(Config::base(4), seed);
        for kind in CardType::ALL {
            let top_of_deck = &played.state.decks[kind as usize][..4];
            let numbers: Vec<u8> = top_of_deck.iter().map(|place| kind as u8 * 24 + place + 1).collect();
            assert_eq!(tower(&played, kind), numbers, "the first card drawn lies lowest");
        }
    }
}

#[test]
fn each_round_brings_the_next_four_cards_and_each_period_its_own() {
    let mut played = set_up(Config::base(2), 5);
    let mut all = BTreeSet::new();
    for round in 1..=6u8 {
        assert_eq!(played.state.open.round, round);
        for kind in CardType::ALL {
            for number in tower(&played, kind) {
                let period = (number - 1) % 24 / 8 + 1;
                assert_eq!((number - 1) / 24, kind as u8, "cards stand in the tower of their type");
                assert_eq!(period, round.div_ceil(2), "two rounds make a period");
                all.insert(number);
            }
        }
        played = pass_round(played);
    }
    assert_eq!(all.len(), 96, "every card comes once");
    assert_eq!(played.state.open.phase, Phase::Over);
}

#[test]
fn the_three_dice_are_rolled_each_round() {
    let mut faces = [[0; 7]; 3];
    for seed in 0..200 {
        let played = pass_round(set_up(Config::base(2), seed));
        let rolled = |event: &Event| match event {
            Event::DiceRolled { dice } => Some(*dice),
            _ => None,
        };
        let rolls: Vec<_> = played.events.iter().filter_map(rolled).collect();
        assert_eq!(rolls.len(), 2, "one roll for each of the two rounds");
        assert_eq!(played.state.open.dice, rolls[1]);
        for (die, face) in rolls.iter().flatten().enumerate() {
            faces[die % 3][usize::from(*face)] += 1;
        }
    }
    for die in faces {
        assert_eq!(die[0], 0);
        assert!(die[1..].iter().all(|n| (40..100).contains(n)), "400 rolls, about 67 of each face: {die:?}");
    }
}

#[test]
fn the_towers_are_filled_before_the_dice_are_rolled() {
    let told: Vec<bool> = set_up(Config::base(3), 2)
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TowersFilled { .. } => Some(true),
            Event::DiceRolled { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(told, [true, false]);
}

#[test]
fn one_action_a_turn_in_turn_order() {
    let mut played = position("4 players base; order 2 0 3 1; dice 6 6 6");
    for member in ["white", "black"] {
        for number in [2, 0, 3, 1] {
            assert_eq!(played.to_decide(), seat(number));
            played = played.then(&format!("place:{member}:council-palace privilege:faith"));
        }
    }
    assert_eq!(played.to_decide(), seat(2));
}

#[test]
fn the_first_turn_belongs_to_the_first_in_turn_order() {
    for seed in 0..10 {
        let played = set_up(Config::base(4), seed);
        assert_eq!(played.to_decide().index(), order(&played)[0]);
    }
}

#[test]
fn a_turn_places_one_member() {
    let placed = play(
        "2 players advanced; dice 3 3 3; seat 0 hand santa-rita",
        "place:white:council-palace privilege:coins",
    );
    assert_eq!(placed.to_decide(), seat(0), "a leader could still be discarded");
    assert!(placed.legal_with("place:").is_empty());
    assert_eq!(placed.legal(), ["discard:santa-rita", "end"]);
    assert_eq!(placed.then("end").to_decide(), seat(1));
}

#[test]
fn a_round_has_four_turns_for_everyone() {
    let mut played = position("2 players base; dice 3 3 3; seat 0 has 1 servants; seat 1 has 1 servants");
    for member in ["white", "black", "orange"] {
        let turn = format!("place:{member}:council-palace servants:0 privilege:military ");
        played = played.then(&turn.repeat(2));
        assert_eq!(played.state.open.round, 1);
    }
    let last = "place:neutral:council-palace privilege:military ".repeat(2);
    assert_eq!(played.then(&last).state.open.round, 2);
}

const ONLY_THE_NEUTRAL_IS_LEFT: &str = "2 players base; dice 6 6 6; turns 3; \
     seat 0 member white council-palace; seat 0 member black council-palace; \
     seat 0 member orange council-palace";

#[test]
fn whoever_cannot_place_the_neutral_member_loses_an_action() {
    let played = position(ONLY_THE_NEUTRAL_IS_LEFT);
    assert_eq!(played.legal(), ["pass"], "the neutral member is worth 0, and there is no servant");
    let after = played.then("pass");
    assert_eq!(after.to_decide(), seat(1));
    assert_eq!(after.change(0), "nothing");
}

#[test]
fn with_a_servant_the_neutral_member_can_be_placed() {
    let played = position(&format!("{ONLY_THE_NEUTRAL_IS_LEFT}; seat 0 has 1 servants"));
    assert!(played.may("place:neutral:council-palace"));
    assert!(played.may("place:neutral:market-coins"));
}

#[test]
fn passing_gives_up_only_this_placement() {
    let played = play("2 players base; dice 3 3 3", "pass");
    assert_eq!(played.to_decide(), seat(1));
    let again = played.then("pass");
    assert_eq!(again.to_decide(), seat(0));
    let choices = again.legal_with("place:");
    for member in ["white", "black", "orange"] {
        assert!(choices.contains(&format!("place:{member}:council-palace")));
    }
}

#[test]
fn a_passed_turn_does_not_come_back() {
    let played = play("2 players base; dice 3 3 3; turns 3", "pass pass");
    assert_eq!(played.state.open.round, 2, "the fourth turns were the last, though no member was placed");
}

#[test]
fn the_strict_rule_forbids_passing_while_a_member_can_be_placed() {
    let played = position("2 players base strict-passing; dice 1 1 1");
    assert_eq!(played.refusal("pass").as_deref(), Some("a family member can be placed, so it must be"));
    let free = position("2 players base; dice 1 1 1");
    assert!(free.may("pass"));
}

#[test]
fn the_strict_rule_lets_whoever_can_place_nothing_pass() {
    let stuck = ONLY_THE_NEUTRAL_IS_LEFT.replace("base", "base strict-passing");
    assert_eq!(position(&stuck).legal(), ["pass"]);
    let served = position(&format!("{stuck}; seat 0 has 1 servants"));
    assert!(!served.may("pass"));
}

#[test]
fn the_church_asks_after_rounds_two_four_and_six_only() {
    for round in 1..=6 {
        let last = format!("3 players base; round {round}; turns 3; turn 2");
        let played = play(&last, "pass");
        let reports = played.events.iter().filter(|event| matches!(event, Event::VaticanReport { .. }));
        assert_eq!(reports.count(), usize::from(round % 2 == 0), "round {round}");
    }
}

#[test]
fn the_match_ends_after_six_rounds() {
    let mut played = set_up(Config::base(3), 9);
    for _ in 1..=5 {
        played = pass_round(played);
        assert_ne!(played.state.open.phase, Phase::Over);
    }
    assert_eq!(pass_round(played).state.open.phase, Phase::Over);
}

/// What was skipped may be made up, and need not be: not even where placing is an obligation.
#[test]
fn the_strict_rule_leaves_a_made_up_turn_free() {
    let text = "2 players base strict-passing; round 5; tiles 1 7 1; seat 1 excommunicated 2; \
                seat 0 has 2 servants; seat 1 has 1 servants";
    let mut played = position(text);
    for member in ["white", "black", "white", "orange", "black", "neutral", "orange"] {
        played.refuses("pass", "a family member can be placed, so it must be");
        let servants = u8::from(member == "neutral");
        played = played.then(&format!("place:{member}:council-palace servants:{servants} privilege:coins"));
    }
    assert_eq!((played.mover(), played.state.open.round), (1, 5), "the turn that was skipped");
    assert_eq!(played.then("pass").state.open.round, 6);
}
