//! The one hidden thing: the dice to come.

use crate::support::GAME;
use florenza::{Action, Config};
use kernel::{Chance, Game, Rng, Seat, Seed, Silent, Turn, Viewer};

/// Two matches that differ only in the dice to come look the same to everyone, byte for byte.
#[test]
fn nobody_sees_the_dice_to_come() {
    let mut state = GAME.setup(&Config::new(3), Seed::from_number(5), &mut Silent).unwrap();
    let mut rng = Rng::new(5);
    let mut legal = Vec::new();
    while let Turn::Await(seats) = GAME.turn(&state) {
        let mut other = state;
        other.chance = Chance::new(rng.seed());
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]) {
            let bytes = |it| serde_json::to_string(&GAME.view(it, viewer)).unwrap();
            assert_eq!(bytes(&state), bytes(&other), "{viewer:?}");
            assert!(!bytes(&state).contains("seed"));
        }
        let seat = seats.lowest().unwrap();
        GAME.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        GAME.play(&mut state, seat, action, &mut Silent);
    }
}

/// What is imagined has other dice to come than the real match.
#[test]
fn imagination_does_not_foresee() {
    let state = GAME.setup(&Config::new(2), Seed::from_number(1), &mut Silent).unwrap();
    let view = GAME.view(&state, Viewer::Public);
    let imagined = GAME.imagine(&view, &mut Rng::new(1));
    assert_eq!(imagined.open, state.open);
    assert_ne!(imagined.chance, state.chance);
}

/// Dice are news for everyone, and stop an undo; nothing else is. No action is a secret.
#[test]
fn only_dice_are_news() {
    let mut events = Vec::new();
    let mut state = GAME.setup(&Config::new(2), Seed::from_number(1), &mut events).unwrap();
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    while let Turn::Await(seats) = GAME.turn(&state) {
        let seat = seats.lowest().unwrap();
        GAME.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        GAME.play(&mut state, seat, action, &mut events);
    }
    for event in &events {
        let news = <florenza::Florenza as Game>::chance(event).is_some();
        assert_eq!(!GAME.reveals(event).is_empty(), news, "{event:?}");
        assert_eq!(GAME.redact(event, Viewer::Public).as_ref(), Some(event));
    }
    let rolls = events.iter().filter(|it| <florenza::Florenza as Game>::chance(it).is_some()).count();
    assert_eq!(rolls, 1 + 6 * 2, "the start, and two turns in each of six rounds");
    let secret =
        (0..Action::COUNT).filter_map(Action::action_at).any(<florenza::Florenza as Game>::is_secret);
    assert!(!secret);
}
