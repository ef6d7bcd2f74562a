//! Who is next. Nothing here knows threads or looks at a clock.

use crate::http::fair::Visitor;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How long work goes on before it makes a pause for others who wait.
const SLICE: Duration = Duration::from_millis(10);

/// One choice in so many does not go by urgency, so that what is never urgent is done at last.
const ANYBODY: u32 = 16;

/// Above so many visitors, what those had is forgotten who ask for nothing now.
const MANY: usize = 4096;

/// How urgent work is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A person waits for it.
    Awaited,
    /// Somebody looks on.
    Watched,
    /// Nobody looks.
    Unseen,
}

impl Urgency {
    /// All of them, and what they are called in the counts.
    pub const ALL: [(Urgency, &str); 3] =
        [(Urgency::Awaited, "awaited"), (Urgency::Watched, "watched"), (Urgency::Unseen, "unseen")];
}

/// For whom work is done, and how urgent it is just now: somebody may come to look while it waits.
pub struct Errand {
    visitor: Visitor,
    urgency: Box<dyn Fn() -> Urgency + Send>,
}

impl Errand {
    /// Work for a visitor, as urgent as this says whenever it is asked.
    pub fn new(visitor: Visitor, urgency: impl Fn() -> Urgency + Send + 'static) -> Errand {
        Errand { visitor, urgency: Box::new(urgency) }
    }

    pub fn visitor(&self) -> Visitor {
        self.visitor
    }

    pub fn urgency(&self) -> Urgency {
        (self.urgency)()
    }
}

/// Work that waits, goes on or makes a pause. Of several visitors' work, what is more urgent goes first; of what is equally
/// urgent, the work of whoever has least going on, then of whoever had least time so far; of one visitor's, the oldest.
pub(super) struct Queue<W> {
    /// How much is done at a time.
    at_once: usize,
    /// How much may have begun, pauses included.
    begun: usize,
    jobs: Vec<Job<W>>,
    shares: Shares,
    next: u64,
    choices: u32,
    is_closed: bool,
}

pub(super) struct Job<W> {
    number: u64,
    errand: Errand,
    stage: Stage<W>,
}

enum Stage<W> {
    Waits(W),
    /// It may begin as soon as a thread takes it.
    Called(W),
    /// It goes on since then.
    GoesOn(Instant),
    Paused,
}

impl<W> Job<W> {
    /// Whether it has one of the places.
    fn is_on(&self) -> bool {
        matches!(self.stage, Stage::Called(_) | Stage::GoesOn(_))
    }

    fn has_begun(&self) -> bool {
        !matches!(self.stage, Stage::Waits(_))
    }
}

impl<W> Queue<W> {
    /// A queue for so much work at a time, and so much that has begun.
    pub(super) fn new(at_once: usize, begun: usize) -> Queue<W> {
        let (jobs, shares) = (Vec::new(), Shares::default());
        Queue { at_once, begun, jobs, shares, next: 0, choices: 0, is_closed: false }
    }

    /// Adds work.
    pub(super) fn push(&mut self, errand: Errand, work: W, now: Instant) {
        let is_here = self.jobs.iter().any(|job| job.errand.visitor == errand.visitor);
        if !is_here {
            let jobs = &self.jobs;
            self.shares.come(errand.visitor, |visitor| jobs.iter().any(|job| job.errand.visitor == visitor));
        }
        self.next += 1;
        self.jobs.push(Job { number: self.next, errand, stage: Stage::Waits(work) });
        self.call(now);
    }

    /// Work that a thread may begin with.
    pub(super) fn begin(&mut self, now: Instant) -> Option<(u64, W)> {
        let called = |job: &&mut Job<W>| matches!(job.stage, Stage::Called(_));
        let job = self.jobs.iter_mut().find(called)?;
        match std::mem::replace(&mut job.stage, Stage::GoesOn(now)) {
            Stage::Called(work) => Some((job.number, work)),
            _ => None,
        }
    }

    /// Asks whether work that goes on shall make a pause; then it is paused until it is called again.
    pub(super) fn pause(&mut self, number: u64, now: Instant) -> bool {
        let Some(job) = self.jobs.iter_mut().find(|job| job.number == number) else { return false };
        match job.stage {
            Stage::GoesOn(since) if now.duration_since(since) >= SLICE => {
                self.shares.charge(job.errand.visitor, now.duration_since(since));
            }
            _ => return false,
        }
        job.stage = Stage::Paused;
        self.call(now);
        self.is_paused(number)
    }

    pub(super) fn is_paused(&self, number: u64) -> bool {
        self.jobs.iter().any(|job| job.number == number && matches!(job.stage, Stage::Paused))
    }

    /// Work is done.
    pub(super) fn end(&mut self, number: u64, now: Instant) {
        let Some(at) = self.jobs.iter().position(|job| job.number == number) else { return };
        let job = self.jobs.remove(at);
        if let Stage::GoesOn(since) = job.stage {
            self.shares.charge(job.errand.visitor, now.duration_since(since));
        }
        self.call(now);
    }

    /// Gives up all work; gives what is left of it, to be dropped.
    pub(super) fn close(&mut self) -> Vec<Job<W>> {
        self.is_closed = true;
        std::mem::take(&mut self.jobs)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.is_closed
    }

    pub(super) fn len(&self) -> usize {
        self.jobs.len()
    }

    pub(super) fn count(&self, is_meant: impl Fn(&Errand) -> bool) -> usize {
        self.jobs.iter().filter(|job| is_meant(&job.errand)).count()
    }

    /// Fills the places that are free.
    fn call(&mut self, now: Instant) {
        while self.jobs.iter().filter(|job| job.is_on()).count() < self.at_once {
            self.choices = self.choices.wrapping_add(1);
            let Some(at) = self.first() else { return };
            let job = &mut self.jobs[at];
            self.shares.reach(job.errand.visitor);
            job.stage = match std::mem::replace(&mut job.stage, Stage::Paused) {
                Stage::Waits(work) => Stage::Called(work),
                _ => Stage::GoesOn(now),
            };
        }
    }

    /// The work that is next. What nobody looks at has begun on half of the places at most, since not all of it makes pauses.
    fn first(&self) -> Option<usize> {
        let urgency: Vec<Urgency> = self.jobs.iter().map(|job| job.errand.urgency()).collect();
        let begun = |job: &&Job<W>| job.has_begun();
        let has_place = self.jobs.iter().filter(begun).count() < self.begun;
        let unseen =
            self.jobs.iter().zip(&urgency).filter(|(job, it)| job.has_begun() && **it == Urgency::Unseen);
        let has_place_unseen = unseen.count() < (self.at_once / 2).max(1);
        let may_go_on = |at: &usize| match self.jobs[*at].stage {
            Stage::Waits(_) => has_place && (has_place_unseen || urgency[*at] != Urgency::Unseen),
            Stage::Paused => true,
            Stage::Called(_) | Stage::GoesOn(_) => false,
        };
        let on: Vec<Visitor> =
            self.jobs.iter().filter(|job| job.is_on()).map(|job| job.errand.visitor).collect();
        let by_urgency = !self.choices.is_multiple_of(ANYBODY);
        let rank = |at: &usize| {
            let (job, urgency) = (&self.jobs[*at], urgency[*at]);
            let visitor = job.errand.visitor;
            let on = on.iter().filter(|other| **other == visitor).count();
            (by_urgency.then_some(urgency), on, self.shares.of(visitor), urgency, job.number)
        };
        (0..self.jobs.len()).filter(may_go_on).min_by_key(rank)
    }
}

/// How much time each visitor had. Who comes back after a while has had as much as whoever was served last, or more:
/// neither is idleness saved up, nor is what one had forgotten by going away.
#[derive(Default)]
struct Shares {
    had: HashMap<Visitor, Duration>,
    level: Duration,
}

impl Shares {
    fn of(&self, visitor: Visitor) -> Duration {
        self.had.get(&visitor).copied().unwrap_or(self.level)
    }

    fn come(&mut self, visitor: Visitor, is_here: impl Fn(Visitor) -> bool) {
        if self.had.len() >= MANY {
            self.had.retain(|visitor, _| is_here(*visitor));
        }
        let had = self.of(visitor).max(self.level);
        self.had.insert(visitor, had);
    }

    fn charge(&mut self, visitor: Visitor, time: Duration) {
        *self.had.entry(visitor).or_insert(self.level) += time;
    }

    /// Somebody with this share is served.
    fn reach(&mut self, visitor: Visitor) {
        self.level = self.level.max(self.of(visitor));
    }
}

#[cfg(test)]
mod tests;
