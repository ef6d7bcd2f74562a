//! From the data files to typed tables: parsed once, refused with file, place and reason.

mod provenance;
mod raw;
mod sheet;
mod tables;

pub use provenance::{Origin, Value};
pub use raw::Series;
pub use sheet::{Building, Income, Powers, SpaceRow, WorkRow};
pub use tables::{Capacity, Character, Face, Solo, Tables, TrackRow};

use serde::de::DeserializeOwned;
use std::fmt;

/// The schema the component file must declare.
const SCHEMA: &str = "florenza-dice-game/1";
/// The schema the file of origins must declare.
const PROVENANCE_SCHEMA: &str = "florenza-provenance/1";

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// `data.json`: all component numbers.
    pub data: &'a str,
    /// `provenance.json`: which of them are known and which are reconstructions.
    pub provenance: &'a str,
}

impl Sources<'static> {
    /// The files this program carries.
    pub const STANDARD: Sources<'static> = Sources {
        data: include_str!("../data/data.json"),
        provenance: include_str!("../data/provenance.json"),
    };

    /// The names of the files, in the order of the fields.
    pub const FILES: [&'static str; 2] = ["data.json", "provenance.json"];
}

/// Component data that cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// Which file.
    pub file: &'static str,
    /// Where in it.
    pub place: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DataError { file, place, reason } = self;
        if place.is_empty() { write!(f, "{file}: {reason}") } else { write!(f, "{file}: {place}: {reason}") }
    }
}

impl std::error::Error for DataError {}

/// Where an error is reported.
#[derive(Clone)]
struct At {
    file: &'static str,
    place: String,
}

impl At {
    /// A place in the component file.
    fn data(place: impl Into<String>) -> At {
        At { file: "data.json", place: place.into() }
    }

    fn sub(&self, place: &str) -> At {
        At { file: self.file, place: format!("{}.{place}", self.place) }
    }

    fn error(&self, reason: impl Into<String>) -> DataError {
        DataError { file: self.file, place: self.place.clone(), reason: reason.into() }
    }

    fn ensure(&self, holds: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(reason)) }
    }

    /// The number, if it lies in the range.
    fn number(&self, what: &str, n: u8, range: std::ops::RangeInclusive<u8>) -> Result<u8, DataError> {
        let fits = range.contains(&n);
        self.ensure(fits, format!("{what} is {n}; it must be {} to {}", range.start(), range.end()))?;
        Ok(n)
    }

    /// Florins, if they can be paid in whole icons and are not beyond reason.
    fn florins(&self, what: &str, n: u16, unit: u16) -> Result<u16, DataError> {
        self.ensure(n.is_multiple_of(unit), format!("{what}: {n} florins are no multiple of {unit}"))?;
        self.ensure(n <= LARGEST_SUM, format!("{what}: {n} florins; at most {LARGEST_SUM} make sense"))?;
        Ok(n)
    }
}

/// The largest sum of florins in the data: keeps what a match can bring together far from the end of the numbers.
const LARGEST_SUM: u16 = 1000;

fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    let at = At { file, place: String::new() };
    serde_json::from_str(text).map_err(|error| at.error(error.to_string()))
}

fn read_value<T: DeserializeOwned>(at: &At, value: serde_json::Value) -> Result<T, DataError> {
    serde_json::from_value(value).map_err(|error| at.error(error.to_string()))
}

/// A row's name in a path: its id or number where it has one, else its position from 1.
fn row_name(index: usize, row: &serde_json::Value) -> String {
    match (row.get("id"), row.get("n")) {
        (Some(serde_json::Value::String(id)), _) => id.clone(),
        (_, Some(serde_json::Value::Number(n))) => n.to_string(),
        _ => (index + 1).to_string(),
    }
}
