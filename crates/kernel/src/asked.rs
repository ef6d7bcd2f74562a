//! Since when each seat has the decision that it now has: whoever chose for that version or a later one chose for what is
//! still to be decided.
//!
//! Only decisions count, and taking them back. Whoever leaves, comes back, confirms or talks changes nothing for the others,
//! nor does what others decide while a seat is asked at the same time as they are.

use crate::game::Turn;
use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Since when each seat has its decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asked {
    seats: [Since; MAX_SEATS],
    /// The version of the latest decision of whomever, or of the latest undo.
    decided: u64,
}

/// When a seat was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Since {
    /// The table's version.
    version: u64,
    /// How many decisions stood: where fewer are left, they were taken back to before the question.
    standing: u64,
}

impl Asked {
    /// Everybody was asked now, or nobody knows when: then what was chosen before counts as chosen for something else.
    pub(crate) fn now(version: u64, standing: usize) -> Asked {
        Asked { seats: [Since { version, standing: standing as u64 }; MAX_SEATS], decided: version }
    }

    /// The table came to this version, where so many decisions stand: one more by a seat, or fewer when some were taken back.
    pub(crate) fn moved(
        &mut self,
        by: Option<Seat>,
        (before, after): (Turn, Turn),
        version: u64,
        standing: usize,
    ) {
        let now = Since { version, standing: standing as u64 };
        for (seat, since) in Seat::all(MAX_SEATS).zip(&mut self.seats) {
            let is_asked_still = before.awaits(seat) && after.awaits(seat) && by != Some(seat);
            if !is_asked_still || since.standing > now.standing {
                *since = now;
            }
        }
        self.decided = version;
    }

    /// The version at which the seat was asked what it is asked now.
    pub(crate) fn since(&self, seat: Seat) -> u64 {
        self.seats[seat.index()].version
    }

    /// The version of the latest decision or undo.
    pub(crate) fn decided(&self) -> u64 {
        self.decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn awaits(seats: &[u8]) -> Turn {
        Turn::Await(seats.iter().map(|number| seat(*number)).collect::<Seats>())
    }

    #[test]
    fn only_what_changes_a_seats_question_asks_it_anew() {
        let mut asked = Asked::now(0, 0);
        let since = |asked: &Asked| [0, 1, 2].map(|number| asked.since(seat(number)));
        let together = awaits(&[0, 1, 2]);
        asked.moved(Some(seat(0)), (together, awaits(&[1, 2])), 1, 1);
        assert_eq!(since(&asked), [1, 0, 0], "the others are asked still");
        asked.moved(None, (awaits(&[1, 2]), together), 4, 0);
        assert_eq!(since(&asked), [4, 0, 0], "whoever takes back is asked again");
        asked.moved(Some(seat(0)), (together, awaits(&[1, 2])), 5, 1);
        asked.moved(Some(seat(1)), (awaits(&[1, 2]), awaits(&[2])), 6, 2);
        asked.moved(Some(seat(2)), (awaits(&[2]), awaits(&[1])), 7, 3);
        assert_eq!((since(&asked), asked.decided()), ([7, 7, 7], 7), "another question for everybody");
        asked.moved(None, (awaits(&[1]), awaits(&[1, 2])), 9, 1);
        assert_eq!(since(&asked), [9, 9, 9], "the first question of the second seat came back");
    }
}
