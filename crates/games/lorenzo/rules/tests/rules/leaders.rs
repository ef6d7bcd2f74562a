//! The leaders: what each one asks for and does, the leader actions, and the draft.

mod actions;
mod blessings;
mod copying;
mod draft;
mod gains;
mod permissions;
mod values;
mod working;

use crate::support::{Played, position};
use lorenzo::leader::LeaderId;

const TERRITORIES: [&str; 6] = ["commercial-hub", "woods", "village", "gravel-pit", "forest", "monastery"];
const BUILDINGS: [&str; 6] =
    ["mint", "tax-office", "triumphal-arch", "theater", "carpenters-shop", "stonemasons-shop"];
/// Characters without a lasting effect.
const CHARACTERS: [&str; 6] = ["abbess", "captain", "architect", "patron", "hero", "papal-messenger"];
const VENTURES: [&str; 6] = [
    "hiring-recruits",
    "repairing-the-church",
    "building-the-walls",
    "raising-a-statue",
    "military-campaign",
    "hosting-panhandlers",
];

/// What a council privilege gives, by option.
const PRIVILEGES: [(&str, &str); 5] = [
    ("wood-stone", "+1 wood, +1 stone"),
    ("servants", "+2 servants"),
    ("coins", "+2 coins"),
    ("military", "+2 military"),
    ("faith", "+1 faith"),
];

const NOT_MET: &str = "the leader's requirement is not met";
const USED: &str = "this leader was used this round";
const NO_VALUE: &str = "the value is short by";

/// Seat 0 owns so many territories, buildings, characters and ventures.
fn cards(territories: usize, buildings: usize, characters: usize, ventures: usize) -> String {
    let mut all = TERRITORIES[..territories].to_vec();
    all.extend(&BUILDINGS[..buildings]);
    all.extend(&CHARACTERS[..characters]);
    all.extend(&VENTURES[..ventures]);
    if all.is_empty() { String::new() } else { format!("seat 0 cards {}", all.join(", ")) }
}

/// Seat 0 has the leader in hand, and what is said.
fn with_hand(leader: &str, owns: &str) -> Played {
    position(&format!("2 players; round 5; seat 0 hand {leader}; {owns}"))
}

/// The leader can be played with exactly this and nothing is paid; with less of any part it is refused.
fn requires(leader: &str, exactly: &str, less: &[&str]) {
    let play = format!("play:{leader}");
    let played = with_hand(leader, exactly).then(&play);
    assert_eq!(played.in_play(0), [leader]);
    assert!(played.hand(0).is_empty(), "{leader} has left the hand");
    assert_eq!(played.change(0), "nothing", "{leader} is not paid for");
    assert_eq!(played.cards(0).len(), with_hand(leader, exactly).cards(0).len(), "no card goes");
    for owns in less {
        with_hand(leader, owns).refuses(&play, NOT_MET);
    }
    with_hand(leader, "").refuses(&play, NOT_MET);
}

/// The leader gives this once in a round: before or after the placement, not twice, again in the next round.
fn once_per_round(leader: &str, has: &str, answers: &str, gain: &str) {
    let activate = format!("activate:{leader}");
    let use_it = format!("{activate} {answers}");
    let text = format!("2 players; round 5; turns 3; seat 0 leaders {leader}; {has}");

    let before = position(&text).then(&use_it);
    assert_eq!(before.change(0), gain, "{leader} before the placement");
    assert_eq!(before.mover(), 0, "the placement is still to come");
    before.refuses(&activate, USED);

    let next_round = before.then("pass pass").onward();
    assert_eq!(next_round.state.open.round, 6);
    assert_eq!(next_round.then(&use_it).change(0), gain, "{leader} in the next round");

    let after = position(&text).then("place:white:market-coins").onward().then(&use_it);
    assert_eq!(after.change(0), gain, "{leader} after the placement");
    assert_eq!(after.mover(), 1, "nothing is left to do, so the turn is over");
}

/// The files with the leaders' own tests.
const TESTS: [&str; 6] = [
    include_str!("leaders/gains.rs"),
    include_str!("leaders/working.rs"),
    include_str!("leaders/values.rs"),
    include_str!("leaders/permissions.rs"),
    include_str!("leaders/blessings.rs"),
    include_str!("leaders/copying.rs"),
];

#[test]
fn every_leader_has_its_test() {
    for leader in LeaderId::all() {
        let head = format!("#[test]\nfn {}() {{\n", leader.id().replace('-', "_"));
        let found: usize = TESTS.iter().map(|text| text.matches(&head).count()).sum();
        assert_eq!(found, 1, "{leader:?} has one test of its name");
    }
}
