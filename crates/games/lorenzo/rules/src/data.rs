//! From the data files to typed tables: parsed once, refused with file, place and reason.

mod board;
mod cards;
mod fixed;
mod leaders;
mod raw;
mod raw_variant;
mod unique;

pub use board::{Board, Floor, SpaceRow, WorkRow};
pub use cards::{Card, Cost, Yield};
pub use kernel::data::DataError;
pub use leaders::{Leader, Tile};
pub use raw::{Names, Requirement, Timing};

use kernel::Digest;
use kernel::data::At;
use serde::de::DeserializeOwned;

/// The schema the files must declare.
const SCHEMA: &str = "lorenzo-data/1";
/// No single number in the data is larger: keeps all sums far from the ends of a 16-bit number.
const LARGEST: i16 = 99;

/// The texts of the five data files.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// `cards.json`
    pub cards: &'a str,
    /// `leaders.json`
    pub leaders: &'a str,
    /// `excommunications.json`
    pub excommunications: &'a str,
    /// `board.json`
    pub board: &'a str,
    /// `variant-5p.json`
    pub variant: &'a str,
}

impl Sources<'static> {
    /// The files this program carries.
    pub const STANDARD: Sources<'static> = Sources {
        cards: include_str!("../data/cards.json"),
        leaders: include_str!("../data/leaders.json"),
        excommunications: include_str!("../data/excommunications.json"),
        board: include_str!("../data/board.json"),
        variant: include_str!("../data/variant-5p.json"),
    };

    /// The names of the files, in the order of the fields.
    pub const FILES: [&'static str; 5] =
        ["cards.json", "leaders.json", "excommunications.json", "board.json", "variant-5p.json"];
}

/// All component data, typed.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The 96 cards by number.
    pub cards: Vec<Card>,
    /// The 20 leaders.
    pub leaders: Vec<Leader>,
    /// The 21 excommunication tiles by period and number.
    pub tiles: Vec<Tile>,
    /// Spaces, tracks and scoring.
    pub board: Board,
    /// The digest of the files' content, whatever their layout.
    pub hash: Digest,
}

impl Tables {
    /// Parses and checks the files.
    pub fn parse(sources: &Sources<'_>) -> Result<Tables, DataError> {
        let Sources { cards, leaders, excommunications, board, variant } = *sources;
        let texts = [cards, leaders, excommunications, board, variant];
        let mut content = String::new();
        let mut values = Vec::new();
        for ((file, text), own) in Sources::FILES.into_iter().zip(texts).zip(fixed::carried()) {
            read::<unique::Unique>(file, text)?;
            let value: serde_json::Value = read(file, text)?;
            content += &value.to_string();
            content.push('\n');
            values.push((file, own, value));
        }
        let tables = Tables {
            cards: cards::parse(read("cards.json", cards)?)?,
            leaders: leaders::parse(read("leaders.json", leaders)?)?,
            tiles: leaders::parse_tiles(read("excommunications.json", excommunications)?)?,
            board: board::parse(read("board.json", board)?, read("variant-5p.json", variant)?)?,
            hash: Digest::of(content.as_bytes()),
        };
        // Last, so that what is plainly wrong is told first.
        for (file, own, value) in &values {
            fixed::check(file, own, value)?;
        }
        Ok(tables)
    }
}

/// Numbers of the data.
trait Numbers {
    /// The number, if it is in the range that numbers of the data have.
    fn number(&self, what: &str, n: i16) -> Result<i16, DataError>;
}

impl Numbers for At {
    fn number(&self, what: &str, n: i16) -> Result<i16, DataError> {
        self.ensure((0..=LARGEST).contains(&n), format!("{what} is {n}; numbers are 0 to {LARGEST}"))?;
        Ok(n)
    }
}

fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    At::file(file).read(text)
}

fn check_schema(at: &At, schema: &str) -> Result<(), DataError> {
    at.ensure(schema == SCHEMA, format!("schema is {schema:?}; this program reads {SCHEMA:?}"))
}
