//! Who may take back what: the one place that says it, for live tables, for those that wake, and for records that are proved.

use crate::game::{Game, Illegal, Silent};
use crate::record::Entry;
use crate::seat::{Seat, Seats};
use crate::table::{Change, Planned, Refused, Table};
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

impl<G: Game> Table<G> {
    /// Whether the seat may take back its last decision without asking: it was the last to decide, the match is
    /// not over, and it learnt nothing new from it.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refused<G::Reason>> {
        self.standing().freely(seat)
    }

    pub(crate) fn standing(&self) -> Standing {
        Standing {
            seats: G::seats(&self.config),
            over: self.record.footer.is_some(),
            played: self.played.len(),
            last: self.played.last().map(|last| (last.seat, last.revealed_to)),
        }
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, version: u64, seat: Seat) -> Result<(), Refused<G::Reason>> {
        let planned = self.plan_undo(version, seat)?;
        self.settle(planned);
        Ok(())
    }

    /// Plans to take back the seat's last decision.
    pub fn plan_undo(&self, version: u64, seat: Seat) -> Result<Planned<G>, Refused<G::Reason>> {
        self.expect(version)?;
        self.can_undo(seat)?;
        Ok(self.plan_take_back(seat, 1, Seats::NONE, false))
    }

    /// Takes back the last decisions, of whomever, with the consent of all other seats.
    pub fn undo_with_consent(
        &mut self,
        version: u64,
        seat: Seat,
        actions: usize,
        consent: Seats,
    ) -> Result<(), Refused<G::Reason>> {
        let planned = self.plan_undo_with_consent(version, seat, actions, consent)?;
        self.settle(planned);
        Ok(())
    }

    /// Plans to take back the last decisions, of whomever, with the consent of all other seats.
    pub fn plan_undo_with_consent(
        &self,
        version: u64,
        seat: Seat,
        actions: usize,
        consent: Seats,
    ) -> Result<Planned<G>, Refused<G::Reason>> {
        self.expect(version)?;
        self.standing().together(seat, actions, consent)?;
        Ok(self.plan_take_back(seat, actions, consent.without(seat), false))
    }

    /// Plans to take back the last decisions, of whomever, where all other seats are bots: the record says so if the seat
    /// had learnt something from them.
    pub fn plan_undo_among_bots(
        &self,
        version: u64,
        seat: Seat,
        actions: usize,
    ) -> Result<Planned<G>, Refused<G::Reason>> {
        self.expect(version)?;
        let bots = Seats::first(G::seats(&self.config)).without(seat);
        self.standing().together(seat, actions, bots)?;
        let has_learnt = !bots.is_empty() && self.revealed_by(actions).contains(seat);
        Ok(self.plan_take_back(seat, actions, bots, has_learnt))
    }

    /// Whom the last decisions showed something new; a confirmed turn counts as shown to everybody.
    pub fn revealed_by(&self, actions: usize) -> Seats {
        let last = self.played.iter().rev().take(actions);
        last.fold(Seats::NONE, |all, played| all.union(played.revealed_to))
    }

    pub(crate) fn plan_take_back(
        &self,
        seat: Seat,
        actions: usize,
        consent: Seats,
        among_bots: bool,
    ) -> Planned<G> {
        let entry = Entry::Undo { seat, actions: actions as u32, consent, among_bots };
        let change = Change::TakeBack(actions);
        Planned { entry, events: Vec::new(), footer: None, at: self.version(), change }
    }

    /// Plays again what stands without the last decisions, from the nearest state that is kept.
    pub(crate) fn take_back(&mut self, actions: usize) {
        let stands = self.played.len().saturating_sub(actions);
        self.played.truncate(stands);
        let (kept, state) = self.earlier.back_to(stands).unwrap_or_else(|| (0, self.first_state()));
        self.state = state;
        self.earlier.note(kept, &self.state);
        for (i, played) in self.played.iter().enumerate().skip(kept) {
            self.game.play(&mut self.state, played.seat, played.action, &mut Silent);
            self.earlier.note(i + 1, &self.state);
        }
    }

    /// The state after the set-up: a table that was opened from a snapshot has none to go back to.
    fn first_state(&self) -> G::State {
        let set_up = self.game.setup(&self.config, self.seed, &mut Silent);
        set_up.expect("the table was opened with this configuration")
    }
}
