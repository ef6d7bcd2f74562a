//! What happened, as templates with parameters: the log is rendered from these in the reader's language.

use crate::building::BuildingId;
use crate::goods::Goods;
use crate::pending::Use;
use crate::pieces::{Artist, Dice, Die, Resource, Target, Track, Work};
use crate::score::ScoreSheet;
use crate::state::Reserve;
use kernel::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Where a gain comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A die used for florins.
    Die(Die),
    Building(BuildingId),
    /// A space that was completed, by its number.
    Space(u8),
    /// A work of art: its completion or its income.
    Work(Work),
    /// A box of a track, counted from 1.
    Box(Track, u8),
    /// A step beyond the end of a track.
    TrackEnd(Track),
}

/// One of the two offices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// Takes a resource at once.
    Captain,
    /// May use any die when not active.
    Bishop,
}

/// Who got an office.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Elected {
    Seat(Seat),
    /// The ghost, alone against one.
    Ghost,
    /// Nobody: the most boxes are shared.
    Nobody,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everyone rolled a die for the free building; the lowest begins.
    Started {
        /// The rolls, which are the numbers of the buildings.
        rolls: PerSeat<u8>,
        /// The first player.
        first: Seat,
    },
    /// A round begins.
    RoundBegan {
        /// From 1.
        round: u8,
    },
    /// A work of the church brings its income.
    IncomeReceived {
        /// The seat that receives this.
        seat: Seat,
        work: Work,
    },
    /// An office was given, or not.
    Elected {
        /// The office in question.
        office: Office,
        who: Elected,
    },
    /// A turn begins with a roll of the dice.
    DiceRolled {
        /// Who is active; `None` for the ghost.
        active: Option<Seat>,
        /// In the order of the dice board.
        values: [u8; 6],
    },
    /// The ghost took its dice.
    GhostTook {
        /// The dice in question.
        dice: Dice,
    },
    /// The ghost went on.
    GhostStepped {
        /// On which track.
        track: Track,
        steps: u8,
        /// To which box, counted from 1.
        place: u8,
    },
    /// A die was used.
    DieUsed {
        /// The seat that did this.
        seat: Seat,
        /// The die in question.
        die: Die,
        /// In which way.
        usage: Use,
        /// As which value.
        value: u8,
    },
    /// Something came into the reserve.
    Gained {
        /// The seat that this belongs to.
        seat: Seat,
        source: Source,
        gain: Reserve,
    },
    /// A resource was crossed.
    Crossed {
        /// The seat that did this.
        seat: Seat,
        /// The resource in question.
        resource: Resource,
        /// The target where it happened.
        target: Target,
    },
    /// A resource became another one.
    Swapped {
        /// The seat that did this.
        seat: Seat,
        /// The resource that it was.
        from: Resource,
        /// What it became.
        to: Resource,
    },
    /// A resource was given up for florins.
    Sold {
        /// The seat that did this.
        seat: Seat,
        /// The resource in question.
        resource: Resource,
        /// With which building.
        building: BuildingId,
    },
    /// A resource was lost.
    Lost {
        /// The seat that did this.
        seat: Seat,
        /// The resource in question.
        resource: Resource,
    },
    /// An extra resource was spent.
    ExtraSpent {
        /// The seat that did this.
        seat: Seat,
        /// As which resource.
        resource: Resource,
    },
    /// A florin icon was crossed.
    FlorinsPaid {
        /// The seat that did this.
        seat: Seat,
        /// The target where it happened.
        target: Target,
        /// How many florins.
        florins: u16,
    },
    /// A box was crossed.
    Stepped {
        /// The seat that did this.
        seat: Seat,
        /// On which track.
        track: Track,
        /// Which box, counted from 1.
        place: u8,
    },
    /// A space was completed.
    Built {
        /// The seat that did this.
        seat: Seat,
        /// With which building.
        building: BuildingId,
        /// The number of the space.
        space: u8,
        /// Crossed beyond the cost.
        wasted: Goods,
    },
    /// A work of art was completed.
    Hired {
        /// The seat that did this.
        seat: Seat,
        work: Work,
        /// The kind of artist the die showed; `None` for an anonymous one.
        artist: Option<Artist>,
        /// The florins paid.
        wage: u16,
        /// The stars spent.
        stars: u8,
        /// The artist's points.
        points: u8,
    },
    /// All works of the palace are complete.
    PalaceCompleted {
        /// The seat that this belongs to.
        seat: Seat,
        points: u8,
    },
    /// All works of the church are complete.
    ChurchCompleted {
        /// The seat that this belongs to.
        seat: Seat,
    },
    /// A seat is done with its part of the turn.
    PartEnded {
        /// The seat that this belongs to.
        seat: Seat,
    },
    /// The match is over.
    Scored {
        /// Line by line.
        sheets: PerSeat<ScoreSheet>,
        /// Places, 1 for the winner; alone, 2 behind the Pope.
        places: PerSeat<u8>,
        /// What the Pope scores, alone.
        pope: Option<u16>,
    },
}

impl Event {
    /// The seat whose doing it is; none for what happens to everybody.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::IncomeReceived { seat, .. }
            | Event::DieUsed { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Crossed { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Lost { seat, .. }
            | Event::ExtraSpent { seat, .. }
            | Event::FlorinsPaid { seat, .. }
            | Event::Stepped { seat, .. }
            | Event::Built { seat, .. }
            | Event::Hired { seat, .. }
            | Event::PalaceCompleted { seat, .. }
            | Event::ChurchCompleted { seat, .. }
            | Event::PartEnded { seat, .. } => Some(*seat),
            Event::Started { .. }
            | Event::RoundBegan { .. }
            | Event::Elected { .. }
            | Event::DiceRolled { .. }
            | Event::GhostTook { .. }
            | Event::GhostStepped { .. }
            | Event::Scored { .. } => None,
        }
    }
}

/// The seats that learn something from the event: only dice are news.
pub(crate) fn reveals(event: &Event) -> Seats {
    match event {
        Event::Started { .. } | Event::DiceRolled { .. } => Seats::first(kernel::MAX_SEATS),
        _ => Seats::NONE,
    }
}

/// What chance decided in this event, for the record.
pub(crate) fn chance(event: &Event) -> Option<String> {
    let words = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    match event {
        Event::Started { rolls, first } => Some(format!("start {} first {first}", words(rolls.as_slice()))),
        Event::DiceRolled { values, .. } => Some(format!("dice {}", words(values))),
        _ => None,
    }
}
