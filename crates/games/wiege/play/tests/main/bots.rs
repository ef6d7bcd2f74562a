//! The bots at this game: blind to hands and piles, and true to their side.

use bots::evaluate::win_shares;
use bots::{Budget, MctsBot, laws};
use kernel::table::playout;
use kernel::{Observation, Rng};
use wiege::{Config, Wiege};
use wiege_play::WiegeBundle;

#[test]
fn no_bot_sees_what_is_hidden() {
    laws::sees_nothing_hidden::<WiegeBundle>(&Wiege::standard(), |seed| match seed % 4 {
        3 => Config::teams(),
        n => Config::new(2 + n as u8),
    });
}

#[test]
fn a_level_is_measured_once_and_better_than_the_one_below() {
    laws::strengths::<WiegeBundle>();
}

/// What is drawn, dealt and piled differs between the two states: the test above would find whoever looks.
#[test]
fn hands_and_piles_differ_behind_the_same_view() {
    let game = Wiege::standard();
    let mut differ = 0;
    for seed in 0..60 {
        let Some((state, seat)) = laws::decision(&game, &Config::new(3), seed) else { continue };
        let twin = laws::twin(&game, &state, seat, seed);
        differ += u32::from(state.secrets != twin.secrets && state.deck != twin.deck);
        assert_eq!(state.secrets[seat], twin.secrets[seat]);
    }
    assert!(differ > 30, "{differ}");
}

/// Two against two there are two sides: partners are told the chances of theirs, which are one with the others'.
#[test]
fn partners_are_told_the_chances_of_their_side() {
    let game = Wiege::standard();
    let (state, seat) = laws::decision(&game, &Config::teams(), 3).expect("a decision");
    let found = MctsBot::<WiegeBundle>::new(1, Budget::Iterations(200))
        .search(&Observation::new(&game, &state, seat));
    let [first, second, third, fourth] = found[0].chances.as_slice() else { panic!("four seats: {found:?}") };
    assert_eq!((first, second), (third, fourth));
    assert!((first + second - 1.0).abs() < 1e-3, "{first} and {second}");
    let mut over = state;
    let mut rng = Rng::new(1);
    playout(&game, &mut over, &mut Vec::new(), |legal| rng.below(legal.len()));
    let won = win_shares(&game, &over);
    let sum: f32 = won.as_slice().iter().sum();
    assert!((sum - 2.0).abs() < 1e-6, "both partners have all of their side's: {won:?}");
}
