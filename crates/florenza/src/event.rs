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
    /// A building.
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
    /// This player.
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
        /// To whom.
        seat: Seat,
        /// Which work.
        work: Work,
    },
    /// An office was given, or not.
    Elected {
        /// Which.
        office: Office,
        /// To whom.
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
        /// Which.
        dice: Dice,
    },
    /// The ghost went on.
    GhostStepped {
        /// On which track.
        track: Track,
        /// How far.
        steps: u8,
        /// To which box, counted from 1.
        place: u8,
    },
    /// A die was used.
    DieUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
        /// In which way.
        usage: Use,
        /// As which value.
        value: u8,
    },
    /// Something came into the reserve.
    Gained {
        /// Whose.
        seat: Seat,
        /// From where.
        source: Source,
        /// What arrived.
        gain: Reserve,
    },
    /// A resource was crossed.
    Crossed {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// Where.
        target: Target,
    },
    /// A resource became another one.
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which.
        from: Resource,
        /// What it became.
        to: Resource,
    },
    /// A resource was given up for florins.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// With which building.
        building: BuildingId,
    },
    /// A resource was lost.
    Lost {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// An extra resource was spent.
    ExtraSpent {
        /// By whom.
        seat: Seat,
        /// As which resource.
        resource: Resource,
    },
    /// A florin icon was crossed.
    FlorinsPaid {
        /// By whom.
        seat: Seat,
        /// Where.
        target: Target,
        /// How many florins.
        florins: u16,
    },
    /// A box was crossed.
    Stepped {
        /// By whom.
        seat: Seat,
        /// On which track.
        track: Track,
        /// Which box, counted from 1.
        place: u8,
    },
    /// A space was completed.
    Built {
        /// By whom.
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
        /// By whom.
        seat: Seat,
        /// Which work.
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
        /// Whose.
        seat: Seat,
        /// The bonus.
        points: u8,
    },
    /// All works of the church are complete.
    ChurchCompleted {
        /// Whose.
        seat: Seat,
    },
    /// A seat is done with its part of the turn.
    PartEnded {
        /// Whose.
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
