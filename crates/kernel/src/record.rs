//! The record of a match: JSON Lines, readable and diffable.
//!
//! The first line says what is played, by whom, and the commitment to the seed. Then follows one line for each thing
//! that happened at the table, in order: actions with what chance answered and the digest of the state after them,
//! undo, clock and seat changes. The last line exists only once the match is over: the seed and the result.

use crate::chance::Seed;
use crate::digest::Digest;
use crate::game::Outcome;
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The format this program writes; it reads this one and all before.
pub const FORMAT: u32 = 1;

/// What is played, by whom, and under which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The record's format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules version.
    pub rules: u32,
    /// The digest of the component data.
    pub data: Digest,
    /// The table's options.
    pub config: serde_json::Value,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// The digest of the seed, shown before the first die.
    pub commitment: Digest,
    /// What chance decided while the table was set up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown at the table.
    pub name: String,
    /// The bot's name, when a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A seat decided.
    Act {
        /// The seat that decided.
        seat: Seat,
        /// The action's notation; absent where it is sealed from the reader.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<String>,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<String>,
        /// The digest of the state afterwards; absent while the match is on, since it would tell what is hidden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<String>,
    },
    /// The last actions were taken back.
    Undo {
        /// The seat that asked to take back.
        seat: Seat,
        /// How many actions.
        actions: u32,
        /// The others who agreed, where the rules of undo ask for it.
        #[serde(default, skip_serializing_if = "nobody")]
        consent: Seats,
        /// Whether the others were all bots, and something had been shown to the seat, or its turn confirmed: such a match is
        /// no measure of anybody. Records of earlier programs never say so.
        #[serde(default, skip_serializing_if = "is_not")]
        among_bots: bool,
    },
    /// A seat's remaining time was set, in milliseconds.
    Clock {
        /// The seat whose clock it is.
        seat: Seat,
        /// What is left.
        left_ms: u64,
    },
    /// A seat confirmed its turn: nothing before this is taken back without consent.
    Confirm {
        /// The seat that confirmed its turn.
        seat: Seat,
    },
    /// Somebody else sits here from now on.
    Seat {
        /// The seat that changes hands.
        seat: Seat,
        /// Whoever sits there from now on.
        sitter: Sitter,
    },
}

/// The last line: the seed and the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Footer {
    /// What the commitment committed to.
    pub seed: Seed,
    /// Scores and places.
    pub result: Outcome,
}

/// A whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The lines between.
    pub entries: Vec<Entry>,
    /// The last line, once the match is over.
    pub footer: Option<Footer>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> RecordError {
        RecordError { line, what: what.into() }
    }
}

impl Record {
    /// Reads a record; the lines' meaning is checked by [`crate::replay`].
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let (_, first) = lines.next().ok_or_else(|| RecordError::new(1, "the file is empty"))?;
        let header: Header = serde_json::from_str(first)
            .map_err(|error| RecordError::new(1, format!("not the header of a record: {error}")))?;
        if header.format > FORMAT {
            let what = format!("format {} is newer than this program, which knows {FORMAT}", header.format);
            return Err(RecordError::new(1, what));
        }
        let mut record = Record { header, entries: Vec::new(), footer: None };
        for (number, line) in lines {
            if record.footer.is_some() {
                return Err(RecordError::new(number, "nothing may follow the line with the seed"));
            }
            if line.starts_with("{\"seed\"") {
                let footer = serde_json::from_str(line)
                    .map_err(|error| RecordError::new(number, format!("not a closing line: {error}")))?;
                record.footer = Some(footer);
            } else {
                let entry = serde_json::from_str(line)
                    .map_err(|error| RecordError::new(number, format!("not an entry: {error}")))?;
                record.entries.push(entry);
            }
        }
        Ok(record)
    }

    /// The record as text, one line for each part.
    pub fn to_text(&self) -> String {
        let mut text = line(&self.header);
        for entry in &self.entries {
            text += &line(entry);
        }
        if let Some(footer) = &self.footer {
            text += &line(footer);
        }
        text
    }

    /// What may be shown to somebody while the match is on: no seed, no digests of states, no sealed picks of others.
    #[must_use]
    pub fn sealed(&self, is_hidden: impl Fn(Seat, &str) -> bool) -> Record {
        let mut open = Record { footer: None, ..self.clone() };
        for entry in &mut open.entries {
            if let Entry::Act { seat, action, state, .. } = entry {
                *state = None;
                if action.as_ref().is_some_and(|text| is_hidden(*seat, text)) {
                    *action = None;
                }
            }
        }
        open
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_not(mark: &bool) -> bool {
    !mark
}

fn line<T: Serialize>(part: &T) -> String {
    serde_json::to_string(part).expect("records always serialise") + "\n"
}
