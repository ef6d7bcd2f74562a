//! Bots against bots: the games of a schedule, in parallel, until all are played or somebody stops them.

use crate::play::Room;
use crate::schedule::Schedule;
use crate::{Error, on_threads};
use bots::{Bot, Faults};
use kernel::{Digest, Game, Seed, Silent};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// What to play.
pub struct Contest<'a, G: Game> {
    pub game: &'a Arc<G>,
    pub config: &'a G::Config,
    /// Who sits where.
    pub schedule: &'a Schedule,
    /// Makes the bot with this number.
    pub bot: &'a (dyn Fn(usize) -> Box<dyn Bot<G>> + Sync),
    /// How many bots there are.
    pub bots: usize,
    /// How many matches.
    pub games: u64,
    /// The number that all chance follows from.
    pub seed: u64,
    /// How many threads play; the results are the same for any number.
    pub threads: usize,
    /// Gets each match when it is over, from any thread and in any order. An error ends the contest.
    pub take: &'a (dyn Fn(&Played) -> std::io::Result<()> + Sync),
    /// When set, no match is begun any more and those under way are broken off.
    pub stop: &'a AtomicBool,
}

/// A match of a contest that is over: also a line of the file that a contest is resumed from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number in the schedule, from 0.
    pub game: u64,
    /// Which shuffles and dice.
    pub deal: u64,
    /// The bot in each seat.
    pub seats: Vec<usize>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat, 1 for the winner; equal places are shared.
    pub places: Vec<u8>,
    /// How many decisions it took.
    pub decisions: u32,
    /// The digest of the last state.
    pub state: Digest,
    /// What somebody's programs were asked, and lost to the greedy bot; for each that sat here, in the order of bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_decisions: Vec<Lost>,
}

/// How many decisions a program was asked, and which of them it lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    /// Which bot it is.
    pub bot: usize,
    /// Decisions with more than one legal action.
    pub asked: u64,
    /// Of these, not answered in time.
    pub slow: u64,
    /// Answered with something that is not a legal action.
    pub wrong: u64,
    /// Not answered since the program was not running.
    pub dead: u64,
}

impl Lost {
    /// What this bot was asked and lost in all of these matches.
    pub fn of(bot: usize, played: &[Played]) -> Lost {
        let mut sum = Lost { bot, ..Lost::default() };
        let noted = played.iter().flat_map(|it| &it.lost_decisions);
        noted.filter(|it| it.bot == bot).for_each(|it| sum.add(it));
        sum
    }

    /// Decisions that the greedy bot took instead.
    pub fn lost(&self) -> u64 {
        self.slow + self.wrong + self.dead
    }

    /// Adds the decisions of another seat or match.
    fn add(&mut self, other: &Lost) {
        self.asked += other.asked;
        self.slow += other.slow;
        self.wrong += other.wrong;
        self.dead += other.dead;
    }
}

impl<G: Game> Contest<'_, G> {
    /// Plays the matches that are not done yet, in the order of their numbers; what was finished comes back in that
    /// order.
    pub fn run(&self, done: &BTreeSet<u64>) -> Result<Vec<Played>, Error> {
        // Wrong options are refused here, before any thread is started.
        self.game.setup(self.config, Seed::from_number(self.seed), &mut Silent)?;
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let played = Mutex::new(Vec::new());
        let ended: Vec<Result<(), Error>> = on_threads(self.threads, || {
            rayon::broadcast(|_| {
                let done = self.work(&next, done, &failed, &played);
                failed.fetch_or(done.is_err(), Ordering::Relaxed);
                done
            })
        })?;
        ended.into_iter().collect::<Result<(), Error>>()?;
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_by_key(|it: &Played| it.game);
        Ok(played)
    }

    /// One thread's part: always the next match that nobody has begun, so that a contest that is stopped has played
    /// the first of its matches and not some here and some there.
    fn work(
        &self,
        next: &AtomicU64,
        done: &BTreeSet<u64>,
        failed: &AtomicBool,
        played: &Mutex<Vec<Played>>,
    ) -> Result<(), Error> {
        let copies = self.schedule.copies();
        let bots = (0..self.bots * copies).map(|slot| (self.bot)(slot / copies)).collect();
        let mut room = Room::with_bench(self.game, self.config, bots);
        let go_on = || !self.stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed);
        while go_on() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return Ok(());
            }
            if done.contains(&number) {
                continue;
            }
            let Some(ended) = self.play(&mut room, number, copies, go_on)? else { return Ok(()) };
            (self.take)(&ended)?;
            played.lock().unwrap_or_else(PoisonError::into_inner).push(ended);
        }
        Ok(())
    }

    fn play(
        &self,
        room: &mut Room<'_, G>,
        number: u64,
        copies: usize,
        go_on: impl Fn() -> bool,
    ) -> Result<Option<Played>, Error> {
        let fixture = self.schedule.game(number);
        let mut taken = vec![0; self.bots];
        room.seat(fixture.seats.iter().map(|bot| {
            taken[*bot] += 1;
            bot * copies + taken[*bot] - 1
        }));
        let seed = Seed::from_number(self.seed).nth(fixture.deal);
        let Some(ended) = room.play_while(seed, &mut Silent, go_on)? else { return Ok(None) };
        Ok(Some(Played {
            game: number,
            deal: fixture.deal,
            seats: fixture.seats.to_vec(),
            scores: ended.outcome.scores.as_slice().to_vec(),
            places: ended.outcome.places.as_slice().to_vec(),
            decisions: ended.decisions,
            state: ended.digest,
            lost_decisions: lost(room, fixture.seats),
        }))
    }
}

/// What the programs at the table lost, all seats of each together.
fn lost<G: Game>(room: &Room<'_, G>, seats: &[usize]) -> Vec<Lost> {
    let mut lost: BTreeMap<usize, Lost> = BTreeMap::new();
    for (bot, seated) in seats.iter().zip(room.seated()) {
        if let Some(Faults { asked, slow, wrong, dead, first: _ }) = seated.faults() {
            let more = Lost { bot: *bot, asked: *asked, slow: *slow, wrong: *wrong, dead: *dead };
            lost.entry(*bot).or_insert(Lost { bot: *bot, ..Lost::default() }).add(&more);
        }
    }
    lost.into_values().collect()
}
