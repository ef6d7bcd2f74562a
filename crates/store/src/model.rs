//! What is put into a store and what comes out.

use crate::error::Error;
use kernel::Seed;
use std::fmt;
use std::str::FromStr;

/// The name of a table: 1 to 32 of `a`–`z` and `0`–`9`, fit for addresses, file names and queries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// What is wrong with the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's id is 1 to 32 of the characters a-z and 0-9")]
pub struct BadId;

impl TableId {
    /// The longest name.
    pub const MAX: usize = 32;

    /// Checks a name.
    pub fn new(id: impl Into<String>) -> Result<TableId, BadId> {
        let id = id.into();
        let fits = (1..=TableId::MAX).contains(&id.len());
        let is_plain = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        if fits && is_plain { Ok(TableId(id)) } else { Err(BadId) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        TableId::new(text)
    }
}

/// A table to be created; it starts with no entry, at version 0.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The record's first line.
    pub header: String,
    /// The secret which the header commits to.
    pub seed: Seed,
    /// What the layer above keeps of a table: seats, hashed secrets, options. JSON, but the store does not look.
    pub meta: String,
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
    /// By what it is found again.
    pub kind: Kind,
}

/// By what a table is found without looking into it; it stays as the table was created.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kind {
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether a clock runs at it while it is on.
    pub clocked: bool,
    /// The size of its record in bytes, if that was played elsewhere.
    pub imported: Option<u64>,
}

/// What is added to a table in one stroke: all of it is durable, or nothing happened.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// The lines that follow in the record. May be empty, to store a snapshot or the end alone.
    pub entries: Vec<String>,
    /// The new `meta`, if it changes. It is rewritten as a whole: what changes with each move belongs into entries.
    pub meta: Option<String>,
    /// A snapshot, if it is time for one; it replaces an older one.
    pub snapshot: Option<Snapshot>,
    /// When, in milliseconds since 1970.
    pub updated_ms: i64,
    /// Whether the match is over now.
    pub over: bool,
    /// The record's last line, once there is one; `None` leaves it as it is.
    pub footer: Option<String>,
}

impl Append {
    /// The version a table will have, or why it may not be.
    pub(crate) fn version_after(&self, now: u64, expected: u64) -> Result<u64, Error> {
        if expected != now {
            return Err(Error::Stale { now });
        }
        let table = now + self.entries.len() as u64;
        match &self.snapshot {
            Some(it) if it.version > table => Err(Error::Snapshot { snapshot: it.version, table }),
            _ => Ok(table),
        }
    }
}

/// The state of a table at a version, as bytes of the layer above: a cache, the entries are the truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries it includes.
    pub version: u64,
    /// What only its writer understands.
    pub bytes: Vec<u8>,
}

/// All that is needed to wake a table.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game's id.
    pub game: String,
    /// The record's first line.
    pub header: String,
    /// The secret which the header commits to.
    pub seed: Seed,
    /// What the layer above keeps.
    pub meta: String,
    /// How many entries there are.
    pub version: u64,
    /// The newest snapshot.
    pub snapshot: Option<Snapshot>,
    /// The entries after the snapshot, or all if there is none.
    pub tail: Vec<String>,
    /// Whether the match is over.
    pub over: bool,
    /// The record's last line.
    pub footer: Option<String>,
    /// The report, if the table was put into quarantine.
    pub quarantined: Option<String>,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When something was last appended, in milliseconds since 1970.
    pub updated_ms: i64,
}

/// Which of the listed tables to list.
#[derive(Clone, Debug)]
pub struct Filter {
    /// Only those that are over, or only those that are not.
    pub over: Option<bool>,
    /// How many at most.
    pub limit: usize,
}

impl Default for Filter {
    fn default() -> Filter {
        Filter { over: None, limit: 100 }
    }
}

/// One line of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// What the layer above keeps.
    pub meta: String,
    /// How many entries there are.
    pub version: u64,
    /// When something was last appended, in milliseconds since 1970.
    pub updated_ms: i64,
    /// Whether the match is over.
    pub over: bool,
    /// Whether it is in quarantine.
    pub quarantined: bool,
}

/// A table as whoever goes through all of them sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Its number, in order of creation.
    pub no: i64,
    pub summary: Summary,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether its record was played elsewhere.
    pub imported: bool,
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// What everything takes, in bytes; room that deleted tables left is not counted.
    pub bytes: u64,
    /// What the records take that were played elsewhere.
    pub imported_bytes: u64,
    /// Tables in quarantine.
    pub quarantined: u64,
}

/// How many lines of a table's chat are kept: with each further one the oldest goes.
pub const CHAT_LINES: usize = 500;

/// One line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    pub from: String,
    /// What was said.
    pub text: String,
}
