//! The hot path touches the heap never: proven by counting allocations.

use kernel::table::playout;
use kernel::{Game, Rng, Seed, Silent};
use wiege::{Config, Wiege};

#[test]
fn legal_and_play_allocate_nothing() {
    let game = Wiege::standard();
    for players in 2..=4 {
        let mut legal = Vec::with_capacity(512);
        let mut rng = Rng::new(players.into());
        let mut decisions = 0;
        for seed in 0..200 {
            let setup = || game.setup(&Config::new(players), Seed::from_number(seed), &mut Silent).unwrap();
            let mut state = setup();
            let counted = allocation_counter::measure(|| {
                state = setup();
                decisions += playout(&game, &mut state, &mut legal, |legal| rng.below(legal.len()));
            });
            assert_eq!(counted.count_total, 0, "{players} players, seed {seed}");
        }
        assert!(decisions > 200 * 80, "{decisions} decisions were watched");
    }
}

#[test]
fn copying_a_state_allocates_nothing() {
    let game = Wiege::standard();
    let state = game.setup(&Config::new(4), Seed::from_number(1), &mut Silent).unwrap();
    let counted = allocation_counter::measure(|| {
        let copy = state;
        assert_eq!(copy, state);
    });
    assert_eq!(counted.count_total, 0);
}

/// The counter counts: without this the tests above could not fail.
#[test]
fn an_allocation_is_seen() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(counted.count_total, 1);
}
