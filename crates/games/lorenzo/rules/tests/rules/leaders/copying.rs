//! Lorenzo de' Medici, who copies.

use super::{NOT_MET, USED};
use crate::support::{Played, play, position, seat};
use lorenzo::leader::LeaderId;

const NOTHING: &str = "no opponent has a leader in play that you could copy";

/// Seat 0 has Lorenzo in hand and 35 points; the rest as said.
fn lorenzo(rest: &str) -> Played {
    position(&format!("3 players; round 5; seat 0 hand lorenzo-de-medici; seat 0 has 35 vp; {rest}"))
}

fn copied(played: &Played) -> Option<&'static str> {
    played.state.open.players[seat(0)].copied.map(LeaderId::id)
}

/// 35 victory points, which are not spent; 34 are too few.
#[test]
fn lorenzo_de_medici() {
    let played = lorenzo("seat 1 leaders santa-rita").then("play:lorenzo-de-medici");
    assert_eq!(played.change(0), "nothing");
    assert_eq!(played.in_play(0), ["lorenzo-de-medici"]);
    assert_eq!(copied(&played), Some("santa-rita"));
    assert_eq!(played.in_play(1), ["santa-rita"], "its owner keeps it");
    let poor =
        "2 players; round 5; seat 0 hand lorenzo-de-medici; seat 0 has 34 vp; seat 1 leaders santa-rita";
    position(poor).refuses("play:lorenzo-de-medici", NOT_MET);
}

/// There must be a leader in play before an opponent: one's own, a hand or the discarded ones are no target.
#[test]
fn lorenzo_de_medici_needs_a_target() {
    lorenzo("").refuses("play:lorenzo-de-medici", NOTHING);
    lorenzo("seat 0 leaders santa-rita").refuses("play:lorenzo-de-medici", NOTHING);
    lorenzo("seat 1 hand santa-rita; seat 2 hand sisto-iv").refuses("play:lorenzo-de-medici", NOTHING);
    let later = lorenzo("turns 2; seat 1 hand sandro-botticelli; seat 1 has 10 wood").then(
        "place:white:market-coins end play:sandro-botticelli place:white:market-servants \
         activate:sandro-botticelli",
    );
    assert_eq!(later.mover(), 2);
    assert!(later.then("pass").may("play:lorenzo-de-medici"), "now there is one");
}

/// Any leader of any opponent can be chosen, and nobody else's.
#[test]
fn lorenzo_de_medici_chooses_among_all_opponents() {
    let asked = lorenzo(
        "seat 0 leaders cesare-borgia; seat 1 leaders santa-rita, sisto-iv; seat 2 leaders lucrezia-borgia",
    )
    .then("play:lorenzo-de-medici");
    assert_eq!(asked.legal(), ["copy:sisto-iv", "copy:lucrezia-borgia", "copy:santa-rita"]);
    asked.refuses("copy:cesare-borgia", "this leader is not in play before you");
    let chosen = asked.then("copy:lucrezia-borgia place:white:harvest-small");
    assert_eq!(copied(&chosen), Some("lucrezia-borgia"));
    assert_eq!(chosen.worked(), [3], "1 and 2");
}

/// Each of the other nineteen can be copied; the requirement of the copied leader is not asked for.
#[test]
fn lorenzo_de_medici_can_copy_each_leader() {
    for leader in LeaderId::all().map(LeaderId::id).filter(|id| *id != "lorenzo-de-medici") {
        let played = lorenzo(&format!("seat 2 leaders {leader}")).then("play:lorenzo-de-medici");
        assert_eq!(copied(&played), Some(leader));
    }
}

/// A permanent ability works from the same turn on.
#[test]
fn lorenzo_de_medici_copies_permanent_abilities() {
    let with = |leader: &str, rest: &str, actions: &str| {
        lorenzo(&format!("dice 1 1 1; seat 1 leaders {leader}; {rest}"))
            .then(&format!("play:lorenzo-de-medici {actions}"))
    };
    assert_eq!(with("ludovico-il-moro", "", "place:white:harvest-small").worked(), [5]);
    assert_eq!(with("sigismondo-malatesta", "", "place:neutral:harvest-small").worked(), [3]);
    let ariosto = with("ludovico-ariosto", "seat 2 member white market-coins", "place:white:market-coins");
    assert_eq!(ariosto.change(0), "+5 coins");
    let occupied = "seat 2 member white territory-2; floor territory-1 forest";
    assert_eq!(with("filippo-brunelleschi", occupied, "place:white:territory-1").change(0), "+1 wood");
    let farmer = "floor character-1 farmer";
    assert_eq!(with("pico-della-mirandola", farmer, "place:white:character-1").change(0), "nothing");
    let third = "seat 0 cards woods, village; floor territory-1 forest";
    assert_eq!(with("cesare-borgia", third, "place:white:territory-1").change(0), "+1 wood");
    let city = "floor territory-1 city";
    assert_eq!(with("santa-rita", city, "place:white:territory-1").change(0), "+6 coins");
    with("santa-rita", "", "").refuses("activate:lorenzo-de-medici", "this leader works by itself");
}

/// The copied bonus for supporting the Church.
#[test]
fn lorenzo_de_medici_copies_sisto() {
    let text = "2 players; round 4; vatican; seat 0 leaders lorenzo-de-medici; seat 0 copied sisto-iv; \
                seat 1 leaders sisto-iv; seat 0 has 4 faith; seat 1 has 4 faith";
    let both = play(text, "support support");
    assert_eq!((both.change(0), both.change(1)), ("-4 faith, +9 vp".into(), "-4 faith, +9 vp".into()));
}

/// A once-a-round ability is used by activating Lorenzo: in the turn he is played, once a round.
#[test]
fn lorenzo_de_medici_copies_abilities_used_once_a_round() {
    let with = |leader: &str, rest: &str, actions: &str| {
        lorenzo(&format!("dice 1 1 1; seat 1 leaders {leader}; {rest}"))
            .then(&format!("play:lorenzo-de-medici activate:lorenzo-de-medici {actions}"))
    };
    let plain = [
        ("girolamo-savonarola", "+1 faith"),
        ("giovanni-dalle-bande-nere", "+1 wood, +1 stone, +1 coins"),
        ("sandro-botticelli", "+2 military, +1 vp"),
        ("michelangelo-buonarroti", "+3 coins"),
        ("cosimo-de-medici", "+3 servants, +1 vp"),
        ("bartolomeo-colleoni", "+4 vp"),
    ];
    for (leader, gain) in plain {
        let used = with(leader, "", "");
        assert_eq!(used.change(0), gain, "{leader}");
        used.refuses("activate:lorenzo-de-medici", USED);
        used.refuses(&format!("activate:{leader}"), "this leader is not in play before you");
    }
    assert_eq!(with("ludovico-iii-gonzaga", "", "privilege:coins").change(0), "+2 coins");
    let sforza = with("francesco-sforza", "seat 0 tile standard; seat 0 cards farmer, village", "servants:0");
    assert_eq!(
        (sforza.worked(), sforza.change(0).as_str()),
        (vec![3], "+1 wood, +1 stone, +2 servants, +1 coins")
    );
    let leonardo = with("leonardo-da-vinci", "seat 0 cards artisan", "servants:0");
    assert_eq!(leonardo.worked(), [2]);
    let montefeltro = with("federico-da-montefeltro", "", "raise:black place:black:harvest-small");
    assert_eq!(montefeltro.worked(), [6]);
}

/// Lorenzo and the leader he copies are used independently, each once a round.
#[test]
fn lorenzo_de_medici_is_independent_of_the_original() {
    let text = "2 players; round 5; turns 2; turn 1; seat 0 leaders lorenzo-de-medici; \
                seat 0 copied michelangelo-buonarroti; seat 1 leaders michelangelo-buonarroti";
    let original = play(text, "activate:michelangelo-buonarroti place:white:market-servants");
    assert_eq!(original.mover(), 0);
    let both = original.then("activate:lorenzo-de-medici place:white:market-coins");
    assert_eq!((both.change(0), both.change(1)), ("+8 coins".into(), "+5 servants, +3 coins".into()));
    both.refuses("activate:michelangelo-buonarroti", USED);
    let copy_first = play(
        &text.replace("turn 1; ", ""),
        "activate:lorenzo-de-medici place:white:market-coins activate:michelangelo-buonarroti",
    );
    assert_eq!(copy_first.change(1), "+3 coins");
    let next_round = both.then("pass").onward();
    assert_eq!((next_round.state.open.round, next_round.mover()), (6, 0));
    assert_eq!(next_round.then("activate:lorenzo-de-medici").change(0), "+3 coins");
}

/// The choice holds for the whole match: a better leader played later changes nothing.
#[test]
fn lorenzo_de_medici_stays_with_his_choice() {
    let text = "turns 2; dice 1 1 1; seat 1 leaders sigismondo-malatesta; seat 1 hand sandro-botticelli; \
                seat 1 has 10 wood";
    let later = lorenzo(text)
        .then("play:lorenzo-de-medici place:white:market-coins")
        .then("play:sandro-botticelli place:white:market-servants end pass");
    assert_eq!((later.mover(), copied(&later)), (0, Some("sigismondo-malatesta")));
    assert!(later.legal_with("copy:").is_empty());
    later.refuses("copy:sandro-botticelli", "something else is to be decided now");
    later.refuses("play:lorenzo-de-medici", "this leader is not in your hand");
    assert_eq!(later.then("place:neutral:harvest-small").worked(), [3]);
}

/// A copy is no card of its own to be copied, and a discarded Lorenzo gives a privilege as any other.
#[test]
fn lorenzo_de_medici_is_discarded_like_any_other() {
    let played = lorenzo("").then("discard:lorenzo-de-medici privilege:faith");
    assert_eq!(played.change(0), "+1 faith");
}
