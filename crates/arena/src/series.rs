//! Many matches between the same bots, in parallel.

use crate::play::{Ended, Lineup, Room};
use crate::stats::{self, SeatSum, Spread};
use crate::{Error, on_threads};
use kernel::record::{Record, Sitter};
use kernel::{Digest, Game, Outcome, PerSeat, Seed, Silent};
use rayon::prelude::*;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// So many results are held at once, until all before them are there and they can be added up in game order.
const BATCH: u64 = 16_384;

/// What to play.
pub struct Series<'a, G: Game> {
    pub game: &'a Arc<G>,
    pub config: &'a G::Config,
    pub lineup: Lineup<'a, G>,
    /// How many matches.
    pub games: u64,
    /// The number that all chance in the series follows from.
    pub seed: u64,
    /// How many threads play; the results are the same for any number.
    pub threads: usize,
    /// Called after each match, from any thread: for a progress bar.
    pub on_game: &'a (dyn Fn() + Sync),
    /// Where records go, if anyone wants them.
    pub keep: Option<Keep<'a>>,
    /// What hears of each match, if anything does.
    pub observer: Option<Observer<'a, G>>,
}

/// Gets all that happened in a match, once it is over, and how it ended; called from any thread and in any order.
pub type Observer<'a, G> = &'a (dyn Fn(&[<G as Game>::Event], &Outcome) + Sync);

/// Takes the record of each match.
pub struct Keep<'a> {
    /// Who sits where, in the records.
    pub sitters: &'a [Sitter],
    /// Gets the number of the match, from 0, and its record; called from any thread and in any order. An error
    /// ends the series.
    pub take: &'a (dyn Fn(u64, &Record) -> std::io::Result<()> + Sync),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// Decisions taken in all of them.
    pub decisions: u64,
    /// How many decisions the matches took.
    pub lengths: Spread,
    /// The best score of each match.
    pub best: Spread,
    /// The results of each seat.
    pub seats: PerSeat<SeatSum>,
    /// SHA-256 over the digests of the last states, in game order: equal when all matches ended alike.
    pub state_hash: Digest,
}

impl<G: Game> Series<'_, G> {
    /// Plays all matches.
    pub fn run(&self) -> Result<Tally, Error> {
        // Wrong options are refused here, before any thread is started.
        self.game.setup(self.config, self.seed_of(0), &mut Silent)?;
        on_threads(self.threads, || self.fold())?
    }

    /// The seed of the match with this number.
    fn seed_of(&self, number: u64) -> Seed {
        Seed::from_number(self.seed).nth(number)
    }

    fn fold(&self) -> Result<Tally, Error> {
        let mut hash = Sha256::new();
        let mut seats = PerSeat::new(G::seats(self.config));
        let mut decisions = 0;
        let (mut lengths, mut best) = (Spread::default(), Spread::default());
        for start in (0..self.games).step_by(BATCH as usize) {
            for ended in self.batch(start, self.games.min(start.saturating_add(BATCH)))? {
                stats::add(&mut seats, &ended.outcome);
                decisions += u64::from(ended.decisions);
                lengths.add(ended.decisions.try_into().unwrap_or(i32::MAX));
                best.add(ended.outcome.scores.as_slice().iter().copied().max().unwrap_or_default());
                hash.update(ended.digest.0);
            }
        }
        let state_hash = Digest(hash.finalize().into());
        Ok(Tally { games: self.games, decisions, lengths, best, seats, state_hash })
    }

    /// The results of these matches, in game order.
    fn batch(&self, start: u64, end: u64) -> Result<Vec<Ended>, Error> {
        let room = || Room::new(self.game, self.config, self.lineup);
        (start..end).into_par_iter().map_init(room, |room, number| self.play(room, number)).collect()
    }

    fn play(&self, room: &mut Room<'_, G>, number: u64) -> Result<Ended, Error> {
        let seed = self.seed_of(number);
        let mut events = Vec::new();
        let ended = match (&self.keep, self.observer) {
            (Some(keep), _) => {
                let (ended, record) = room.record(seed, keep.sitters, &mut events)?;
                (keep.take)(number, &record)?;
                ended
            }
            (None, Some(_)) => {
                let ended = room.play_while(seed, &mut events, || true)?;
                ended.expect("nobody stops this match")
            }
            // Events cost a little; where nobody asks for them, none are made.
            (None, None) => room.play(seed)?,
        };
        if let Some(observe) = self.observer {
            observe(&events, &ended.outcome);
        }
        (self.on_game)();
        Ok(ended)
    }
}
