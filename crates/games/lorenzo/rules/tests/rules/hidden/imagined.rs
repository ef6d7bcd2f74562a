//! What `imagine` makes up: it fits the view, it varies, and it knows nothing the view does not say.

use super::matches::{draft_table, seen_leaders, start, twin, viewers};
use crate::support::{GAME, play, position, seat};
use kernel::{Game, Rng, Seat, Silent, Viewer};
use lorenzo::{Action, Config, State};
use std::collections::BTreeSet;

const TIMES: usize = 400;

/// Many states imagined behind what a viewer sees of this one.
fn imagined(state: &State, viewer: Viewer) -> Vec<State> {
    let view = GAME.view(state, viewer);
    let mut rng = Rng::new(99);
    let states: Vec<State> = (0..TIMES).map(|_| GAME.imagine(&view, &mut rng)).collect();
    for made_up in &states {
        GAME.check(made_up).unwrap();
        assert_eq!(GAME.view(made_up, viewer), view);
    }
    states
}

/// An advanced match after the draft, hands full of leaders.
fn in_play() -> State {
    let text = "4 players advanced; round 1; \
         seat 0 hand santa-rita, sisto-iv, cosimo-de-medici, cesare-borgia; \
         seat 1 hand lucrezia-borgia, leonardo-da-vinci, sandro-botticelli, ludovico-il-moro; \
         seat 2 hand francesco-sforza, ludovico-ariosto, filippo-brunelleschi, federico-da-montefeltro; \
         seat 3 hand girolamo-savonarola, giovanni-dalle-bande-nere, michelangelo-buonarroti, pico-della-mirandola";
    position(text).state
}

#[test]
fn other_hands_vary_and_are_hardly_ever_the_real_ones() {
    let state = in_play();
    let others = [seat(1), seat(2), seat(3)];
    let states = imagined(&state, Viewer::Seat(seat(0)));
    for other in others {
        let hands: BTreeSet<String> =
            states.iter().map(|made_up| format!("{:?}", made_up.secrets[other].hand)).collect();
        // 16 leaders are unseen: 1820 hands of four.
        assert!(hands.len() > 250, "{} different hands", hands.len());
        let real = states.iter().filter(|made_up| made_up.secrets[other].hand == state.secrets[other].hand);
        assert!(real.count() < 10);
    }
    assert!(
        states.iter().all(|made_up| made_up.secrets[seat(0)] == state.secrets[seat(0)]),
        "its own hand is known"
    );
}

#[test]
fn every_unseen_leader_may_be_in_any_hand() {
    let state = in_play();
    let states = imagined(&state, Viewer::Seat(seat(2)));
    let seen = seen_leaders(&state, Viewer::Seat(seat(2)));
    for leader in lorenzo::leader::LeaderId::all() {
        let somewhere = states.iter().filter(|it| it.secrets[seat(1)].hand.contains(leader)).count();
        assert_eq!(somewhere > 0, !seen.contains(leader), "{leader:?}");
    }
}

#[test]
fn the_next_cards_vary_and_each_unseen_card_comes_first_about_equally_often() {
    for (round, unseen) in [(1u8, 4), (2, 8), (3, 4), (4, 8), (5, 4)] {
        let state = position(&format!("2 players base; round {round}")).state;
        let states = imagined(&state, Viewer::Public);
        for kind in 0..4 {
            let next = |state: &State| state.decks[kind][usize::from(round) * 4];
            let firsts: BTreeSet<u8> = states.iter().map(next).collect();
            assert_eq!(firsts.len(), unseen, "round {round}: the cards of the period that have not come");
            let real = states.iter().filter(|made_up| next(made_up) == next(&state)).count();
            let even = TIMES / unseen;
            assert!((even / 2..even * 2).contains(&real), "{real} of {TIMES} with {unseen} cards to come");
        }
    }
}

#[test]
fn the_dice_to_come_vary() {
    let last = play("2 players base; round 1; turns 3", "pass").state;
    let rolls: BTreeSet<[u8; 3]> = imagined(&last, Viewer::Seat(seat(1)))
        .into_iter()
        .map(|mut made_up| {
            GAME.apply(&mut made_up, seat(1), Action::Pass, &mut Silent).unwrap();
            made_up.open.dice
        })
        .collect();
    assert!(rolls.len() > 120, "{} of 216 rolls", rolls.len());
}

#[test]
fn at_the_draft_the_packs_of_others_vary() {
    let state = *draft_table(4, 3).state();
    let states = imagined(&state, Viewer::Seat(seat(0)));
    for other in [seat(1), seat(2), seat(3)] {
        let packs: BTreeSet<String> =
            states.iter().map(|made_up| format!("{:?}", made_up.secrets[other].pack)).collect();
        assert!(packs.len() > 250, "{} different packs", packs.len());
    }
}

#[test]
fn an_imagined_sealed_pick_is_any_leader_of_the_pack() {
    let mut table = draft_table(3, 4);
    let pick = table.legal(seat(1))[2];
    table.act(table.version(), seat(1), pick).unwrap();
    let states = imagined(table.state(), Viewer::Seat(seat(0)));
    let places: BTreeSet<usize> = states
        .iter()
        .map(|made_up| {
            let secret = made_up.secrets[seat(1)];
            let pick = secret.pick.expect("that a choice was made is public");
            secret.pack.iter().position(|leader| leader == pick).expect("the pick is from the pack")
        })
        .collect();
    assert_eq!(places, BTreeSet::from([0, 1, 2, 3]), "not always the first of the pack");
    assert!(states.iter().all(|made_up| made_up.secrets[seat(2)].pick.is_none()));
}

#[test]
fn twins_are_imagined_alike() {
    let mut rng = Rng::new(5);
    for state in [in_play(), *draft_table(4, 8).state(), start(&Config::base(4), 9)] {
        for viewer in viewers(4) {
            let twin = twin(&state, viewer, &mut rng);
            let imagine = |state: &State| GAME.imagine(&GAME.view(state, viewer), &mut Rng::new(7));
            assert_eq!(imagine(&state), imagine(&twin), "what is hidden has no influence");
        }
    }
}

#[test]
fn the_public_imagines_every_hand() {
    let state = in_play();
    let states = imagined(&state, Viewer::Public);
    for number in Seat::all(4) {
        let hands: BTreeSet<String> =
            states.iter().map(|made_up| format!("{:?}", made_up.secrets[number].hand)).collect();
        assert!(hands.len() > 250, "{} different hands", hands.len());
    }
}
