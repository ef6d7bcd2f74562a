//! Rounds, incomes, offices, turns and the end: the order of things, read top to bottom.

use crate::Florenza;
use crate::apply::Exec;
use crate::building::Buildings;
use crate::event::{Elected, Event, Office};
use crate::goods::Icon;
use crate::pending::{Incomes, Pending};
use crate::pieces::{Dice, Resource, Target, Track};
use crate::score::outcome;
use crate::state::{Open, Phase};
use kernel::{Seat, Sink};

impl<S: Sink<Event>> Exec<'_, S> {
    /// Carries on with a seat until it has something to decide, or nothing is left of its part.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat) {
        while let Some(top) = self.top(seat) {
            let player = &self.state.open.players[seat];
            match top {
                Pending::Steps { .. } => self.step(seat),
                Pending::Units { left: 0, .. } => self.pop(seat),
                Pending::Units { resource, kind, .. } if self.game.is_lost(player, resource, kind) => {
                    self.lose(seat);
                }
                // With no free icon anywhere the kind does not matter; it can only be sold or lost (ruling R23).
                Pending::Choose { .. } if !self.has_free_icon(seat) => self.choose(seat, Resource::Marble),
                Pending::Income(incomes) => match self.game.next_income(player, incomes) {
                    Some(work) => self.receive(seat, work),
                    None => return,
                },
                Pending::Turn { left: 0 } if !self.game.has_free_action(player) => self.end_part(seat),
                _ => return,
            }
        }
    }

    fn has_free_icon(&self, seat: Seat) -> bool {
        let wanted = self.game.wanted(&self.state.open.players[seat]);
        Resource::ALL.into_iter().any(|resource| wanted.has(Icon::Resource(resource)))
    }

    pub(crate) fn end_part(&mut self, seat: Seat) {
        self.pop(seat);
        self.tell.tell(Event::PartEnded { seat });
    }

    /// Goes on with the round while nobody has anything to decide.
    #[inline]
    pub(crate) fn advance(&mut self) {
        while self.state.open.awaited().is_empty() {
            let open = &mut self.state.open;
            match open.phase {
                Phase::Income if usize::from(open.step) < open.players.len() => {
                    let seat = open.in_order(open.step);
                    open.step += 1;
                    self.begin_income(seat);
                }
                Phase::Income => {
                    open.phase = Phase::Offices;
                    self.elect();
                }
                Phase::Offices => self.begin_turn(),
                Phase::Active => self.begin_others(),
                Phase::Others => self.end_turn(),
                Phase::Over => return,
            }
        }
    }

    /// Phase 1: the incomes of all works of the church, from the first player clockwise (ruling R20).
    pub(crate) fn begin_round(&mut self) {
        let open = &mut self.state.open;
        open.round += 1;
        open.phase = Phase::Income;
        open.step = 0;
        open.turn = 0;
        open.captain = None;
        open.bishop = None;
        self.tell.tell(Event::RoundBegan { round: open.round });
    }

    fn begin_income(&mut self, seat: Seat) {
        let done = self.player(seat).done.both(Target::CHURCH);
        if !done.is_empty() {
            self.push(seat, Pending::Income(Incomes((done.bits() >> 4) as u8)));
            self.settle(seat);
        }
    }

    /// Phase 2: captain and bishop; the captain takes a resource at once.
    pub(crate) fn elect(&mut self) {
        let tables = &self.game.tables;
        if self.state.open.round < tables.offices_from {
            return;
        }
        let captain = leader(self.game, &self.state.open, Track::Captain);
        let bishop = leader(self.game, &self.state.open, Track::Bishop);
        let seat_of = |who| if let Elected::Seat(seat) = who { Some(seat) } else { None };
        self.state.open.captain = seat_of(captain);
        self.state.open.bishop = seat_of(bishop);
        self.tell.tell(Event::Elected { office: Office::Captain, who: captain });
        self.tell.tell(Event::Elected { office: Office::Bishop, who: bishop });
        if let Some(seat) = self.state.open.captain {
            for _ in 0..tables.captain_resources {
                self.push(seat, Pending::Choose { left: 1 });
            }
            self.settle(seat);
        }
    }

    /// Phase 3: the dice are rolled for the next active player, or for the ghost.
    fn begin_turn(&mut self) {
        let open = &mut self.state.open;
        let mut draws = self.state.chance.draws();
        open.values = std::array::from_fn(|_| draws.die());
        open.used = Dice::NONE;
        let active = open.active();
        self.tell.tell(Event::DiceRolled { active, values: open.values });
        match active {
            Some(seat) => {
                open.phase = Phase::Active;
                self.push(seat, Pending::Turn { left: self.game.tables.active_picks });
            }
            None => {
                self.ghost_acts();
                self.begin_others();
            }
        }
    }

    /// The active player is done; all the others use a die, at the same time: dice do not move, and nobody's choice
    /// changes another's (ruling R10).
    pub(crate) fn begin_others(&mut self) {
        let open = &mut self.state.open;
        open.phase = Phase::Others;
        let active = open.active();
        let n = open.players.len();
        for seat in Seat::all(n).filter(|seat| Some(*seat) != active) {
            self.push(seat, Pending::Turn { left: self.game.tables.other_picks });
        }
        if n == 1 && active.is_some() {
            self.ghost_watches();
        }
    }

    /// The left neighbour is active next; back at the first player the round is over. Once-a-turn buildings are free
    /// again (ruling R02).
    fn end_turn(&mut self) {
        let open = &mut self.state.open;
        let complete = open.players.iter().filter(|(_, player)| player.palace.is_some());
        open.finished = complete.count() as u8;
        for player in open.players.as_mut_slice() {
            player.used = Buildings::NONE;
        }
        open.turn += 1;
        if open.turn < open.turns() {
            self.begin_turn();
        } else if open.round < self.game.rounds(open) {
            self.begin_round();
        } else {
            open.phase = Phase::Over;
            let sheets = self.game.score(self.state);
            let places = outcome(self.game, self.state).places;
            let level = self.state.open.config.level;
            let pope = level.map(|level| self.game.tables.solo.target(level));
            self.tell.tell(Event::Scored { sheets, places, pope });
        }
    }
}

impl Florenza {
    /// How many rounds a match has.
    pub fn rounds(&self, open: &Open) -> u8 {
        self.tables.rounds[usize::from(open.config.players) - 1]
    }
}

/// Who has crossed the most boxes of a track; shared by several, it is nobody, also at none.
pub(crate) fn leader(game: &Florenza, open: &Open, track: Track) -> Elected {
    let ghost = open.config.is_solo() && game.tables.solo.tracks.iter().any(|(it, _)| *it == track);
    let ghost = ghost.then_some((Elected::Ghost, open.ghost[track as usize]));
    let seats = open.players.iter().map(|(seat, player)| (Elected::Seat(seat), player.at(track)));
    let mut best = (Elected::Nobody, 0);
    let mut shared = false;
    for (i, (who, place)) in seats.chain(ghost).enumerate() {
        if i == 0 || place > best.1 {
            best = (who, place);
            shared = false;
        } else if place == best.1 {
            shared = true;
        }
    }
    if shared { Elected::Nobody } else { best.0 }
}
