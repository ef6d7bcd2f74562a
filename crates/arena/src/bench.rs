//! How fast a game's engine and the bots are, on one core.

use crate::play::{Lineup, Room};
use crate::stats::median;
use kernel::table::playout;
use kernel::{ConfigError, Game, Rng, Seed, Silent, Turn};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long to measure. Speeds are medians over the runs, so that one disturbed run does not count.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many runs.
    pub runs: usize,
    /// How long each takes at least.
    pub each: Duration,
}

/// The speed of playing whole matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed {
    /// Whole matches a second, set-up included.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Decisions a match.
    pub mean_decisions: f64,
}

/// The speed of an engine: random playouts that hear no events and build no views.
pub fn engine<G: Game>(game: &G, config: &G::Config, effort: Effort) -> Result<Speed, ConfigError> {
    let mut legal = Vec::new();
    let mut rng = Rng::new(1);
    measure(effort, |seed| {
        let mut state = game.setup(config, seed, &mut Silent)?;
        let decisions = playout(game, &mut state, &mut legal, |legal| rng.below(legal.len()));
        black_box(&state);
        Ok(decisions)
    })
}

/// The speed of bots at a table of their own.
pub fn bots<G: Game>(
    game: &Arc<G>,
    config: &G::Config,
    lineup: Lineup<'_, G>,
    effort: Effort,
) -> Result<Speed, ConfigError> {
    let mut room = Room::new(game, config, lineup);
    measure(effort, |seed| Ok(room.play(seed)?.decisions))
}

/// Nanoseconds to copy a state from the middle of a match.
pub fn clone_ns<G: Game>(game: &G, config: &G::Config, effort: Effort) -> Result<f64, ConfigError> {
    const COPIES: u32 = 4096;
    let state = middle(game, config)?;
    let run = || {
        let begun = Instant::now();
        let mut copies = 0.0;
        loop {
            for _ in 0..COPIES {
                black_box(black_box(&state).clone());
            }
            copies += f64::from(COPIES);
            let elapsed = begun.elapsed();
            if elapsed >= effort.each {
                return elapsed.as_secs_f64() * 1e9 / copies;
            }
        }
    };
    Ok(median(&mut (0..effort.runs.max(1)).map(|_| run()).collect::<Vec<_>>()))
}

fn measure(
    effort: Effort,
    mut play: impl FnMut(Seed) -> Result<u32, ConfigError>,
) -> Result<Speed, ConfigError> {
    let start = Seed::from_number(0);
    // One match first, so that buffers have grown and the code is in the caches.
    play(start)?;
    let (mut played, mut decided) = (0_u64, 0_u64);
    let (mut games, mut decisions) = (Vec::new(), Vec::new());
    for _ in 0..effort.runs.max(1) {
        let (games_before, decisions_before) = (played, decided);
        let begun = Instant::now();
        let seconds = loop {
            decided += u64::from(play(start.nth(played))?);
            played += 1;
            let elapsed = begun.elapsed();
            if elapsed >= effort.each {
                break elapsed.as_secs_f64();
            }
        };
        games.push((played - games_before) as f64 / seconds);
        decisions.push((decided - decisions_before) as f64 / seconds);
    }
    Ok(Speed {
        games_per_second: median(&mut games),
        decisions_per_second: median(&mut decisions),
        mean_decisions: decided as f64 / played as f64,
    })
}

/// A state halfway through a random match.
fn middle<G: Game>(game: &G, config: &G::Config) -> Result<G::State, ConfigError> {
    let seed = Seed::from_number(0);
    let first = game.setup(config, seed, &mut Silent)?;
    let mut legal = Vec::new();
    let mut rng = Rng::new(1);
    let whole = playout(game, &mut first.clone(), &mut legal, |legal| rng.below(legal.len()));
    let (mut state, mut rng) = (first, Rng::new(1));
    for _ in 0..whole / 2 {
        let Turn::Await(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        game.play(&mut state, seat, legal[rng.below(legal.len())], &mut Silent);
    }
    Ok(state)
}
