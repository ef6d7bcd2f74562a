//! The games there must be, and how they are played for the first time.

use super::tell::tell;
use crate::support::GAME;
use kernel::{Game, Rng, Seat, Seats};
use lorenzo::space::Area;
use lorenzo::{Action, Config, State};

/// A golden game: its file, its options and the seed of its set-up and of its first decisions.
pub(super) struct Golden {
    pub(super) file: &'static str,
    pub(super) config: Config,
    pub(super) seed: u64,
}

const fn golden(file: &'static str, config: Config, seed: u64) -> Golden {
    Golden { file, config, seed }
}

/// One for each number of players and mode, and one by the house rules. The seeds are those of eventful matches: turns
/// skipped and made up, leaders that copy or raise a member, chains of bonus actions.
pub(super) const GAMES: [Golden; 7] = [
    golden("2-players-base.txt", Config::base(2), 210),
    golden("2-players-advanced.txt", Config::new(2), 7544),
    golden("3-players-base.txt", Config::base(3), 169),
    golden("3-players-advanced.txt", Config::new(3), 12_570),
    golden("4-players-base.txt", Config::base(4), 76),
    golden("4-players-advanced.txt", Config::new(4), 682),
    golden("5-players-house-rules.txt", Config::new(5), 1085),
];

/// Plays a match with random decisions, the dull ones less often.
pub(super) fn first_played(config: &Config, seed: u64) -> Result<String, String> {
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    tell(config, seed, |state: &State, awaited: Seats| {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = *rng.pick(&seats);
        GAME.legal(state, seat, &mut legal);
        let weights: Vec<usize> = legal.iter().enumerate().map(|(i, it)| weight(*it, i == 0)).collect();
        let mut lot = rng.below(weights.iter().sum());
        let chosen = weights.iter().position(|weight| {
            let hit = lot < *weight;
            lot = lot.saturating_sub(*weight);
            hit
        });
        chosen.map(|index| (seat, legal[index]))
    })
}

/// How often an action is chosen against others.
fn weight(action: Action, is_first: bool) -> usize {
    match action {
        Action::Place(_, space) if matches!(space.area(), Area::Floor(..)) => 8,
        Action::Place(..) => 3,
        // The first is the least that is needed.
        Action::Servants(_) if is_first => 20,
        Action::Play(_) | Action::Activate(_) => 60,
        Action::Take(_) => 8,
        Action::Exchange(1..) | Action::Support => 3,
        Action::End => 10,
        _ => 1,
    }
}
