//! From the data files to typed tables: parsed once, refused with file, place and reason.

mod provenance;
mod raw;
mod sheet;
mod tables;

pub use kernel::data::DataError;
pub use provenance::{Origin, Value};
pub use raw::Series;
pub use sheet::{Building, Income, Powers, SpaceRow, WorkRow};
pub use tables::{Capacity, Character, Face, Solo, Tables, TrackRow};

use kernel::data::At;
use serde::de::DeserializeOwned;

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

/// A place in the component file.
fn in_data(place: impl Into<String>) -> At {
    At::new("data.json", place)
}

/// Numbers of the data.
trait Numbers {
    /// The number, if it lies in the range.
    fn number(&self, what: &str, n: u8, range: std::ops::RangeInclusive<u8>) -> Result<u8, DataError>;

    /// Florins, if they can be paid in whole icons and are not beyond reason.
    fn florins(&self, what: &str, n: u16, unit: u16) -> Result<u16, DataError>;
}

impl Numbers for At {
    fn number(&self, what: &str, n: u8, range: std::ops::RangeInclusive<u8>) -> Result<u8, DataError> {
        let fits = range.contains(&n);
        self.ensure(fits, format!("{what} is {n}; it must be {} to {}", range.start(), range.end()))?;
        Ok(n)
    }

    fn florins(&self, what: &str, n: u16, unit: u16) -> Result<u16, DataError> {
        self.ensure(n.is_multiple_of(unit), format!("{what}: {n} florins are no multiple of {unit}"))?;
        self.ensure(n <= LARGEST_SUM, format!("{what}: {n} florins; at most {LARGEST_SUM} make sense"))?;
        Ok(n)
    }
}

/// The largest sum of florins in the data: keeps what a match can bring together far from the end of the numbers.
const LARGEST_SUM: u16 = 1000;

fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    At::file(file).read(text)
}

/// A row's name in a path: its id or number where it has one, else its position from 1.
fn row_name(index: usize, row: &serde_json::Value) -> String {
    match (row.get("id"), row.get("n")) {
        (Some(serde_json::Value::String(id)), _) => id.clone(),
        (_, Some(serde_json::Value::Number(n))) => n.to_string(),
        _ => (index + 1).to_string(),
    }
}
