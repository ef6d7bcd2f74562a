//! Everything there is to know about one match.

use crate::building::{BuildingId, Buildings};
use crate::config::Config;
use crate::goods::Goods;
use crate::pending::Stack;
use crate::pieces::{Dice, Die, Target, Targets, Track, Work};
use kernel::{Chance, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A match: what lies open, and the generator. Nobody hides anything; only the dice to come are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What everyone sees.
    pub open: Open,
    /// Dice to come.
    pub chance: Chance,
}

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The table's options.
    pub config: Config,
    /// What is going on.
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// In the income phase: how many seats have begun theirs, from the first player.
    pub step: u8,
    /// Turns of this round that are over; whose turn it is follows from it.
    pub turn: u8,
    /// The first player, for the whole match.
    pub first: Seat,
    /// The values of the dice.
    pub values: [u8; 6],
    /// The dice on their used spaces.
    pub used: Dice,
    /// The captain of this round.
    pub captain: Option<Seat>,
    /// The bishop of this round.
    pub bishop: Option<Seat>,
    /// How many players completed the palace in earlier turns.
    pub finished: u8,
    /// The ghost's places on the tracks, in the game for one.
    pub ghost: [u8; 3],
    /// The players' sheets.
    pub players: PerSeat<Player>,
    /// Decisions that are waiting, by seat.
    pub pending: PerSeat<Stack>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Incomes, from the first player clockwise.
    Income,
    /// Captain and bishop are determined.
    Offices,
    /// The active player takes dice.
    Active,
    /// All the others use a die, at the same time.
    Others,
    Over,
}

/// A player's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The crossed icons of works and spaces.
    pub crossed: [Goods; Target::COUNT],
    /// The works and spaces that are complete.
    pub done: Targets,
    /// The points of the artist of each work.
    pub artists: [u8; 8],
    /// The building in each space, from space 1.
    pub spaces: [Option<BuildingId>; 8],
    /// The buildings owned; follows from the spaces.
    pub buildings: Buildings,
    /// Once-a-turn buildings that were used in this turn.
    pub used: Buildings,
    pub reserve: Reserve,
    /// What the reserve ever took in, the start included; only a limit of the sheet asks for it (ruling R05).
    pub gained: Reserve,
    /// Boxes crossed on each track.
    pub tracks: [u8; 3],
    /// The points for the complete palace, once it is.
    pub palace: Option<u8>,
}

/// Extra resources, florins and stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Reserve {
    /// Florins, in whole icons.
    pub florins: u16,
    pub extra: u8,
    pub stars: u8,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            crossed: [Goods::NONE; Target::COUNT],
            done: Targets::NONE,
            artists: [0; 8],
            spaces: [None; 8],
            buildings: Buildings::NONE,
            used: Buildings::NONE,
            reserve: Reserve::default(),
            gained: Reserve::default(),
            tracks: [0; 3],
            palace: None,
        }
    }
}

impl Player {
    /// Whether a work is complete.
    pub fn has_done(&self, work: Work) -> bool {
        self.done.contains(work.target())
    }

    /// The lowest space that is not complete: the only one that can be completed now.
    #[inline]
    pub fn next_space(&self) -> Option<Target> {
        (8..Target::COUNT).filter_map(Target::new).find(|space| !self.done.contains(*space))
    }

    /// The place on a track: how many boxes are crossed.
    pub const fn at(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }

    /// The building in a space, which is 1 to 8.
    pub const fn building_in(&self, space: u8) -> Option<BuildingId> {
        self.spaces[space as usize - 1]
    }
}

impl State {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.open.config.players as usize
    }
}

impl Open {
    /// The seats that have something to decide.
    pub fn awaited(&self) -> Seats {
        self.pending.iter().filter(|(_, stack)| !stack.is_empty()).map(|(seat, _)| seat).collect()
    }

    /// Turns in a round: one for each player, and one for the ghost.
    pub const fn turns(&self) -> u8 {
        if self.config.is_solo() { 2 } else { self.config.players }
    }

    /// The active player of the turn; `None` for the ghost.
    pub const fn active(&self) -> Option<Seat> {
        if self.config.is_solo() {
            return if self.turn == 0 { Some(self.first) } else { None };
        }
        Seat::new(((self.first.index() + self.turn as usize) % self.config.players as usize) as u8)
    }

    /// The seat so many places clockwise from the first player.
    pub(crate) fn in_order(&self, place: u8) -> Seat {
        let n = self.players.len();
        (0..place).fold(self.first, |seat, _| seat.left(n))
    }

    /// The value of a die.
    #[inline]
    pub const fn value(&self, die: Die) -> u8 {
        self.values[die as usize]
    }
}
