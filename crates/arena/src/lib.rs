//! Many matches: for statistics, for checking the laws, for measuring speed.
//!
//! Everything here is generic over the game and prints nothing; whoever calls decides what to show. Results follow
//! from one seed number and never from the number of threads.
#![allow(
    clippy::disallowed_methods,
    reason = "measuring needs the clock, which the rules themselves never read"
)]

pub mod bench;
pub mod contest;
pub mod pieces;
pub mod play;
pub mod rating;
pub mod schedule;
pub mod selfplay;
pub mod series;
pub mod standings;
pub mod stats;
pub mod swarm;
pub mod tune;

use kernel::ConfigError;
use thiserror::Error;

/// Why matches could not be played.
#[derive(Debug, Error)]
pub enum Error {
    /// The game does not allow these options.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The system gave no threads.
    #[error("{threads} threads could not be started: {source}")]
    Threads {
        /// How many were asked for.
        threads: usize,
        /// What the system said.
        source: rayon::ThreadPoolBuildError,
    },
    /// A record could not be kept.
    #[error(transparent)]
    Keep(#[from] std::io::Error),
}

/// Runs the work on a pool of its own with exactly this many threads.
fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> Result<T, Error> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(pool.map_err(|source| Error::Threads { threads, source })?.install(work))
}
