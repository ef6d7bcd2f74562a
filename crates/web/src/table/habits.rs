//! How often a seat may do what makes everybody at the table look again and brings the match no nearer to its end.
//!
//! Each has so many in a row, and then one more after each interval: nobody who plays notices it, and whoever does it in a
//! loop makes neither the record grow nor the others' pages work.

use super::meta::Chair;
use super::task::LiveTable;
use crate::http::fault::Fault;
use kernel::Seat;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;
use words::{Key, Phrase, key};

/// What can be done again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Habit {
    /// Handing one's seat to a bot. To come back is always free, so one never waits while a bot plays.
    Leave,
    /// Getting up before the match begins.
    GetUp,
    /// Taking back within one's own turn, where nobody else was asked anything yet.
    TakeBack,
    /// Taking back a decision that had already asked somebody else for theirs: they begin anew.
    Reopen,
    /// Asking the others to take back.
    Ask,
    /// Saying something.
    Talk,
}

impl Habit {
    /// How many in a row, and the interval after which there is one more.
    const fn pace(self) -> (u32, Duration) {
        match self {
            Habit::Leave => (4, Duration::from_mins(3)),
            Habit::GetUp => (6, Duration::from_secs(30)),
            Habit::TakeBack => (300, Duration::from_secs(3)),
            Habit::Reopen => (8, Duration::from_secs(30)),
            Habit::Ask => (4, Duration::from_mins(1)),
            Habit::Talk => (15, Duration::from_secs(3)),
        }
    }

    fn sentence(self) -> Key {
        match self {
            Habit::Leave | Habit::GetUp => key!("error-often-leave"),
            Habit::TakeBack | Habit::Reopen => key!("error-often-undo"),
            Habit::Ask => key!("error-often-ask"),
            Habit::Talk => key!("error-often-talk"),
        }
    }
}

/// What each seat did lately.
#[derive(Debug, Default)]
pub(super) struct Habits(BTreeMap<(Seat, Habit), Instant>);

impl Habits {
    /// Counts one more, or gives the time to wait until there may be one.
    fn count(&mut self, seat: Seat, habit: Habit, now: Instant) -> Result<(), Duration> {
        let (burst, interval) = habit.pace();
        // The moment at which everything counted so far is forgotten.
        let paid = self.0.get(&(seat, habit)).copied().unwrap_or(now).max(now) + interval;
        let wait = paid.duration_since(now).saturating_sub(interval * burst);
        if wait.is_zero() {
            self.0.insert((seat, habit), paid);
            Ok(())
        } else {
            Err(wait)
        }
    }
}

impl LiveTable {
    /// What it is to take back the last decision: whether somebody else was asked for theirs by it.
    pub(super) fn habit_of_undo(&self, own: Seat) -> Habit {
        let (turn, decided_at) = (self.status().turn, self.play.decided_at());
        let is_person = |chair: &Chair| chair.key.is_some() && chair.bot.is_none();
        let people = Seat::all(self.meta.seats.len()).zip(&self.meta.seats).filter(|(_, it)| is_person(it));
        let mut others = people.map(|(seat, _)| seat).filter(|seat| *seat != own);
        let is_asked = others.any(|seat| turn.awaits(seat) && self.play.asked_at(seat) == decided_at);
        if is_asked { Habit::Reopen } else { Habit::TakeBack }
    }

    /// Counts that a seat does this once more, or says that it did it too often.
    pub(super) fn count(&mut self, seat: Seat, habit: Habit) -> Result<(), Fault> {
        if !self.services.limits_habits {
            return Ok(());
        }
        self.habits.count(seat, habit, Instant::now()).map_err(|wait| {
            let retry_s = wait.as_secs() + 1;
            let why = Phrase::new(habit.sentence());
            let why = why.number("seconds", u32::try_from(retry_s).unwrap_or(u32::MAX));
            Fault::TooOften { why, retry_s }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_in_a_row_and_then_one_after_each_interval() {
        let (mut habits, start, seat) = (Habits::default(), Instant::now(), Seat::default());
        let (burst, interval) = Habit::Leave.pace();
        for _ in 0..burst {
            assert_eq!(habits.count(seat, Habit::Leave, start), Ok(()));
        }
        assert_eq!(habits.count(seat, Habit::Leave, start), Err(interval), "what is refused costs nothing");
        assert_eq!(habits.count(seat, Habit::Talk, start), Ok(()), "another habit");
        assert_eq!(habits.count(seat.left(2), Habit::Leave, start), Ok(()), "another seat");
        let later = start + interval;
        assert_eq!(habits.count(seat, Habit::Leave, later), Ok(()));
        assert_eq!(habits.count(seat, Habit::Leave, later), Err(interval));
        let next_day = start + Duration::from_hours(24);
        for _ in 0..burst {
            assert_eq!(habits.count(seat, Habit::Leave, next_day), Ok(()), "everything is forgotten in time");
        }
    }
}
