//! The ghost of the game for one: which dice it takes, and how it walks on two of the tracks.

use crate::Florenza;
use crate::apply::Exec;
use crate::data::Character;
use crate::event::Event;
use crate::pieces::{Dice, Die, Track};
use kernel::Sink;

/// The dice the ghost takes: from its first die it counts on by the value shown, over dice not yet taken, and goes
/// on from the die reached. The die it counts from counts itself when its turn comes round and it is not taken.
pub(crate) fn dice_taken(values: [u8; 6], first: Die, picks: u8) -> [Option<Die>; 6] {
    let mut order = [None; 6];
    let mut taken = Dice::NONE;
    let mut at = first as usize;
    for place in order.iter_mut().take(usize::from(picks)) {
        let mut left = values[at];
        while left > 0 {
            at = (at + 1) % 6;
            if !taken.contains(Die::ALL[at]) {
                left -= 1;
            }
        }
        taken = taken.with(Die::ALL[at]);
        *place = Some(Die::ALL[at]);
    }
    order
}

impl Florenza {
    /// The dice the ghost takes from these, in the order in which it takes them.
    pub fn ghost_dice(&self, values: [u8; 6]) -> Vec<Die> {
        let solo = &self.tables.solo;
        dice_taken(values, solo.first, solo.picks).into_iter().flatten().collect()
    }
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// The ghost is active: it takes its dice and goes on where their tracks are its own.
    pub(crate) fn ghost_acts(&mut self) {
        let solo = &self.game.tables.solo;
        let taken: Dice =
            dice_taken(self.state.open.values, solo.first, solo.picks).into_iter().flatten().collect();
        self.state.open.used = taken;
        self.tell.tell(Event::GhostTook { dice: taken });
        self.ghost_steps(taken);
    }

    /// The player was active: the ghost goes on with each of its dice that was not taken (ruling R25).
    pub(crate) fn ghost_watches(&mut self) {
        let left = self.state.open.used.others();
        self.ghost_steps(left);
    }

    fn ghost_steps(&mut self, dice: Dice) {
        let game = self.game;
        for (track, die) in &game.tables.solo.tracks {
            if dice.contains(*die) {
                self.ghost_step(*track, *die);
            }
        }
    }

    /// By the value rolled; it stops at the end, and no box does anything for it (rulings R08, R27).
    fn ghost_step(&mut self, track: Track, die: Die) {
        let tables = &self.game.tables;
        let Character::Track(_, steps) = tables.faces[die as usize].character else { return };
        let open = &mut self.state.open;
        let end = tables.tracks[track as usize].boxes.len() as u8;
        let before = open.ghost[track as usize];
        let place = (before + steps[usize::from(open.value(die)) - 1]).min(end);
        open.ghost[track as usize] = place;
        if place > before {
            self.tell.tell(Event::GhostStepped { track, steps: place - before, place });
        }
    }
}
