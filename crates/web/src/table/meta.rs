//! What the server keeps beside a record: seats and their keys, the table's settings, its clocks, its relatives.

use crate::http::fault::Fault;
use kernel::{Digest, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::Kind;
use utoipa::ToSchema;

/// Everything about a table that is not the match itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meta {
    /// What the table is called in the lobby.
    pub name: String,
    /// Who sits where, by seat.
    pub seats: Vec<Chair>,
    /// How the table is played.
    pub settings: TableSettings,
    /// The clocks, when the table has some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The tables with the same seed, this one among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub duplicates: Vec<String>,
    /// The digest of the secret that opens more tables with the same seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<Digest>,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Whether whoever opened the table chose the seed, and so could foresee every die.
    #[serde(default)]
    pub known_seed: bool,
    /// The moment of another match that this one goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continued: Option<Continued>,
    /// What came about at the table beside the match.
    #[serde(default, skip_serializing_if = "Course::is_plain")]
    pub course: Course,
}

/// What came about at a table beside its match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Course {
    /// How many decisions stood when a bot took over from a seat's owner: for what was decided before, the bot does not speak.
    pub stand_ins: BTreeMap<Seat, usize>,
    /// When each seat's owner was last seen, noted when the table fell asleep.
    pub seen_ms: Vec<i64>,
    /// Whether something was taken back after it had been shown, where only bots were there to agree.
    pub taken_back_among_bots: bool,
}

impl Course {
    fn is_plain(&self) -> bool {
        *self == Course::default()
    }
}

/// Why a match is no measure of those who play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unrated {
    /// Whoever opened the table chose the seed, or could know it.
    KnownSeed,
    /// It goes on from a moment of another match.
    Continued,
    /// Something was taken back after it had been shown, and only bots were there to agree.
    TakenBack,
}

/// A moment of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Continued {
    /// The table of that match.
    pub table: String,
    /// How many entries of its record had happened.
    pub at: u64,
}

/// One seat as the server knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The name shown at the table; empty while nobody sits here.
    pub name: String,
    /// The digest of the secret that owns the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Digest>,
    /// The bot that plays: for good when there is no key, else until the owner comes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Chair {
    /// Whether somebody may still sit down here.
    pub fn is_open(&self) -> bool {
        self.key.is_none() && self.bot.is_none()
    }

    /// The chair as the record names it: without its key.
    pub fn sitter(&self) -> kernel::record::Sitter {
        kernel::record::Sitter { name: self.name.clone(), bot: self.bot.clone() }
    }
}

/// How a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TableSettings {
    /// Whether a turn stays open, for its player to take back, until confirmed.
    pub confirm: bool,
    /// Whether the lobby shows the table.
    pub listed: bool,
    /// How time is counted.
    pub clock: Clock,
    /// What happens when time is up.
    pub at_end: AtEnd,
    /// Whether one may ask for a hint; when left out, only where one person plays against bots.
    pub hints: Option<bool>,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings { confirm: false, listed: true, clock: Clock::None, at_end: AtEnd::Bot, hints: None }
    }
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Time is not counted.
    #[default]
    None,
    /// A stock of time for the match, and some more for each turn.
    Live {
        /// The stock, in minutes.
        minutes: u32,
        /// What each finished turn adds, in seconds.
        increment: u32,
    },
    /// Days for each turn.
    Days {
        /// How many days each turn may take.
        days: u32,
    },
}

/// What happens when time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtEnd {
    /// A bot moves for whoever has no time left.
    #[default]
    Bot,
    /// The seat passes, or does the first legal action where the game knows no passing.
    Pass,
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// What each seat had left at `since_ms`.
    pub left_ms: Vec<u64>,
    /// When that was, in milliseconds since 1970.
    pub since_ms: i64,
    /// What each seat was given at the end of its last turn: whoever takes the turn back gives that back.
    #[serde(default)]
    pub given_ms: Vec<u64>,
}

impl TableSettings {
    /// Refuses clocks nobody can mean.
    pub fn check(&self) -> Result<(), Fault> {
        let fine = match self.clock {
            Clock::None => true,
            Clock::Live { minutes, increment } => (1..=1440).contains(&minutes) && increment <= 3600,
            Clock::Days { days } => (1..=60).contains(&days),
        };
        let right = "a live clock has 1 to 1440 minutes and an increment of at most 3600 seconds; \
                     a slow one 1 to 60 days";
        if fine { Ok(()) } else { Err(Fault::Malformed(right.into())) }
    }

    /// What a seat has at the start, in milliseconds.
    pub fn full_ms(&self) -> Option<u64> {
        match self.clock {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(u64::from(minutes) * 60_000),
            Clock::Days { days } => Some(u64::from(days) * 86_400_000),
        }
    }

    /// What a seat has after a turn that it ended with this much left.
    pub fn after_turn_ms(&self, left_ms: u64) -> u64 {
        match self.clock {
            Clock::None => left_ms,
            Clock::Live { increment, .. } => left_ms + u64::from(increment) * 1000,
            Clock::Days { days } => u64::from(days) * 86_400_000,
        }
    }
}

impl Meta {
    /// A table for a match that was played before, or its beginning was: its chance is known, and the lobby has no part
    /// in it.
    pub fn of_known_match(name: String, seats: Vec<Chair>) -> Meta {
        Meta {
            name,
            seats,
            settings: TableSettings { listed: false, ..TableSettings::default() },
            clocks: None,
            duplicates: Vec::new(),
            organiser: None,
            rematch: None,
            known_seed: true,
            continued: None,
            course: Course::default(),
        }
    }

    /// Why the match is no measure of those who play it; empty where nothing speaks against it.
    pub fn unrated(&self) -> Vec<Unrated> {
        let reasons = [
            (self.known_seed, Unrated::KnownSeed),
            (self.continued.is_some(), Unrated::Continued),
            (self.course.taken_back_among_bots, Unrated::TakenBack),
        ];
        reasons.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect()
    }

    /// By what the store finds the table again.
    pub fn kind(&self) -> Kind {
        let clocked = self.settings.clock != Clock::None;
        Kind { listed: self.settings.listed, clocked, imported: None }
    }

    /// Whether every seat is taken, so that the match can be played.
    pub fn is_full(&self) -> bool {
        !self.seats.iter().any(Chair::is_open)
    }

    /// Whether one may ask for a hint here.
    pub fn allows_hints(&self) -> bool {
        let people = self.seats.iter().filter(|chair| chair.key.is_some() || chair.is_open()).count();
        self.settings.hints.unwrap_or(people == 1)
    }

    /// The seats owned by one of these keys.
    pub fn owned_by(&self, keys: &[Digest]) -> Seats {
        let owned = |chair: &Chair| chair.key.is_some_and(|key| keys.contains(&key));
        Seat::all(self.seats.len())
            .zip(&self.seats)
            .filter(|(_, chair)| owned(chair))
            .map(|(s, _)| s)
            .collect()
    }

    /// The seats where a bot plays now.
    pub fn bots(&self) -> Seats {
        Seat::all(self.seats.len())
            .zip(&self.seats)
            .filter(|(_, chair)| chair.bot.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seat's chair, if there is such a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.seats.get(seat.index())
    }

    /// The JSON text that the store keeps.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
