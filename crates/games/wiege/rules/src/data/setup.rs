//! Set-up numbers and the words of symbols, groups and players' colours.

use super::raw::{self, Names};
use super::{At, DataError, place, read_row};
use crate::pieces::{Group, Symbol};
use crate::place::Place;
use crate::state::{MOST_EVENTS, MOST_STACKED};

/// How a match is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// For 2, 3 and 4 players.
    seatings: [Seating; 3],
    /// Cards each player begins with.
    pub starting_cards: u8,
    /// Influence stones of each colour.
    pub stones: u8,
    /// The match ends when so many events are left face up.
    pub end_visible_events: u8,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Events in the deck, those face up at the beginning included.
    pub event_deck: u8,
    /// Events in the centre.
    pub centre: u8,
    /// Events between neighbours.
    pub between: u8,
}

impl Seating {
    /// How many events lie face up at the beginning.
    pub const fn face_up(&self) -> u8 {
        self.centre + self.between
    }

    /// The places where events lie.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let centre = (0..usize::from(self.centre)).filter_map(Place::new);
        let between = Place::CENTRE..Place::CENTRE + usize::from(self.between);
        centre.chain(between.filter_map(Place::new))
    }
}

impl Setup {
    /// What holds for so many players.
    #[inline]
    pub const fn seating(&self, players: u8) -> &Seating {
        &self.seatings[players as usize - 2]
    }
}

/// A word of the data and its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word in data and notation.
    pub id: String,
    /// The names people read.
    pub names: Names,
    /// The first and the last year, for groups.
    pub years: Option<(u16, u16)>,
}

const DATA_VERSION: u32 = 1;
const LANGUAGES: [&str; 4] = ["it", "de", "en", "es"];
const COLOURS: [&str; 4] = ["yellow", "red", "black", "white"];

/// The year ranges are printed in the rules.
pub(super) const YEARS: [(u16, u16); 6] =
    [(1442, 1471), (1474, 1498), (1499, 1517), (1519, 1525), (1526, 1542), (1545, 1572)];

pub(super) fn check_meta(file: &raw::File) -> Result<(), DataError> {
    let at = place("meta");
    let version = file.meta.data_version;
    at.ensure(
        version == DATA_VERSION,
        format!("data_version is {version}; this program reads {DATA_VERSION}"),
    )?;
    at.ensure(file.meta.names.are_all_there(), "a name is empty")?;
    place("languages").ensure(file.languages == LANGUAGES, format!("they are {LANGUAGES:?}, in this order"))
}

pub(super) fn parse(setup: &raw::Setup) -> Result<Setup, DataError> {
    let at = place("setup");
    let common = &setup.common;
    let fixed = [
        ("guaranteed_per_group", common.guaranteed_per_group, 1),
        ("display", common.display, 4),
        ("pawns", common.pawns, 1),
        ("max_players_on_event", common.max_players_on_event, 2),
    ];
    for (field, found, played) in fixed {
        at.sub("common")
            .ensure(found == played, format!("{field} is {found}; this program plays {played}"))?;
    }
    let ranges = [
        ("starting_cards", common.starting_cards, 0, 8),
        ("stones", common.stones, 1, 20),
        ("end_visible_events", common.end_visible_events, 0, 2),
    ];
    for (field, found, least, most) in ranges {
        let fits = (least..=most).contains(&found);
        at.sub("common").ensure(fits, format!("{field} is {found}; it can be {least} to {most}"))?;
    }
    let seatings = [(2, &setup.two), (3, &setup.three), (4, &setup.four)];
    for (n, row) in seatings {
        seating(&at.sub(format_args!("{n} players")), n, row, common.end_visible_events)?;
    }
    let seatings = seatings.map(|(_, row)| Seating {
        event_deck: row.event_deck,
        centre: row.centre,
        between: row.between,
    });
    Ok(Setup {
        seatings,
        starting_cards: common.starting_cards,
        stones: common.stones,
        end_visible_events: common.end_visible_events,
    })
}

fn seating(at: &At, n: u8, row: &raw::Seating, end: u8) -> Result<(), DataError> {
    let between = if n == 2 { 0 } else { n };
    at.ensure(row.between == between, format!("{} between neighbours; there are {between}", row.between))?;
    at.ensure((1..=Place::CENTRE as u8).contains(&row.centre), "the centre has 1 to 3 events")?;
    let face_up = row.centre + row.between;
    at.ensure(face_up > end, format!("{face_up} events face up would end the match at once"))?;
    let least = face_up.max(Group::ALL.len() as u8);
    let most = MOST_EVENTS.min(usize::from(face_up) + MOST_STACKED - 1) as u8;
    let fits = (least..=most).contains(&row.event_deck);
    at.ensure(fits, format!("event_deck is {}; it can be {least} to {most}", row.event_deck))
}

/// Checks that the rows are exactly the expected words, in their order.
fn words(what: &str, expected: &[&str], found: Vec<(At, Word)>) -> Result<Vec<Word>, DataError> {
    let n = found.len();
    place(what).ensure(n == expected.len(), format!("{n} rows; there are {}", expected.len()))?;
    let mut words = Vec::with_capacity(n);
    for ((at, word), expected) in found.into_iter().zip(expected) {
        at.ensure(word.id == *expected, format!("this place is for {expected:?}"))?;
        at.ensure(word.names.are_all_there(), "a name is empty")?;
        words.push(word);
    }
    Ok(words)
}

pub(super) fn symbols(rows: Vec<serde_json::Value>) -> Result<Vec<Word>, DataError> {
    let mut found = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        let (at, row): (At, raw::SymbolRow) = read_row("symbol", i, row)?;
        at.ensure(row.icon_names.are_all_there(), "a name is empty")?;
        found.push((at, Word { id: row.id, names: row.names, years: None }));
    }
    words("symbols", &Symbol::ALL.map(Symbol::id), found)
}

pub(super) fn groups(rows: Vec<serde_json::Value>) -> Result<Vec<Word>, DataError> {
    let mut found = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        let (at, row): (At, raw::GroupRow) = read_row("group", i, row)?;
        at.ensure(usize::from(row.order) == i + 1, format!("order is {}; it is {}", row.order, i + 1))?;
        if let Some((from, to)) = YEARS.get(i) {
            at.ensure((row.from, row.to) == (*from, *to), format!("the years are {from} to {to}"))?;
        }
        found.push((at, Word { id: row.id, names: row.names, years: Some((row.from, row.to)) }));
    }
    words("groups", &Group::ALL.map(Group::id), found)
}

pub(super) fn colours(rows: Vec<serde_json::Value>) -> Result<Vec<Word>, DataError> {
    let mut found = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        let (at, row): (At, raw::PlayerColour) = read_row("player colour", i, row)?;
        found.push((at, Word { id: row.id, names: row.names, years: None }));
    }
    words("player_colours", &COLOURS, found)
}
