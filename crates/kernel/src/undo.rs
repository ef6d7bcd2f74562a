//! Who may take back what: the one place that says it, for live tables, for those that wake, and for records that are proved.

use crate::game::Illegal;
use crate::seat::{Seat, Seats};
use crate::table::Refused;
use std::fmt::Display;

/// What counts when decisions are to be taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// How many play.
    pub(crate) seats: usize,
    /// Whether the match is over.
    pub(crate) over: bool,
    /// How many decisions stand.
    pub(crate) played: usize,
    /// Whose the last of them is, and whom it showed something new.
    pub(crate) last: Option<(Seat, Seats)>,
}

impl Standing {
    /// The seat's last decision, without asking: it was the last to decide, the match is not over, and it learnt nothing
    /// new from it.
    pub(crate) fn freely<R: Display>(&self, seat: Seat) -> Result<(), Refused<R>> {
        let (last, revealed_to) = self.last.ok_or(Refused::NothingToUndo)?;
        if self.over {
            Err(Refused::Illegal(Illegal::GameOver))
        } else if last != seat {
            Err(Refused::NotYours)
        } else if revealed_to.contains(seat) {
            Err(Refused::Revealed)
        } else {
            Ok(())
        }
    }

    /// The last decisions, of whomever, with the consent of these seats.
    pub(crate) fn together<R: Display>(
        &self,
        seat: Seat,
        actions: usize,
        consent: Seats,
    ) -> Result<(), Refused<R>> {
        if self.over {
            Err(Refused::Illegal(Illegal::GameOver))
        } else if actions == 0 || actions > self.played {
            Err(Refused::NothingToUndo)
        } else if self.seats == 1 {
            // Nobody is there to consent, and what was seen cannot be unseen.
            if actions == 1 { self.freely(seat) } else { Err(Refused::NoConsent) }
        } else if consent.with(seat) != Seats::first(self.seats) {
            Err(Refused::NoConsent)
        } else {
            Ok(())
        }
    }

    /// As a record says that it was done, among bots: only where others agreed to what had been shown to the seat.
    pub(crate) fn check_mark(seat: Seat, consent: Seats, revealed_to: Seats) -> Result<(), &'static str> {
        if !consent.is_empty() && revealed_to.contains(seat) {
            Ok(())
        } else {
            Err("only bots are said to have agreed to going back beyond what was shown, but nothing was")
        }
    }

    /// As a record says that it was done.
    pub(crate) fn recorded<R: Display>(
        &self,
        seat: Seat,
        actions: usize,
        consent: Seats,
    ) -> Result<(), Refused<R>> {
        // Somebody alone may have gone back beyond a reveal: once this was allowed.
        if self.seats == 1 && seat == Seat::default() && consent.is_empty() {
            return match actions {
                _ if self.over => Err(Refused::Illegal(Illegal::GameOver)),
                n if (1..=self.played).contains(&n) => Ok(()),
                _ => Err(Refused::NothingToUndo),
            };
        }
        match consent {
            _ if consent.is_empty() && actions == 1 => self.freely(seat),
            // Nobody consents to the own wish.
            _ if consent.contains(seat) => Err(Refused::NoConsent),
            _ => self.together(seat, actions, consent),
        }
    }
}
