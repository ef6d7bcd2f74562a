//! The 36 historical events as a table.

use super::raw::{self, Names};
use super::setup::YEARS;
use super::{At, DataError, place, read_row};
use crate::pieces::{Colour, EventId, Group, Symbols};
use crate::place::MOST_SPACES;

/// A historical event.
#[derive(Clone, Debug)]
pub struct Event {
    /// The culture symbols at its top left.
    pub symbols: Symbols,
    /// The spaces that can be covered next, by the set of spaces covered already.
    reach: [u8; 1 << MOST_SPACES],
    /// The blue and the red spaces.
    masks: [u8; 2],
    pub id: EventId,
    /// The year printed on it.
    pub year: u16,
    pub names: Names,
    /// Its spaces, by number.
    pub spaces: Vec<Space>,
    /// The spaces joined by a road.
    pub roads: Vec<(usize, usize)>,
    /// Whether somebody compared the row with the printed card.
    pub verified: bool,
}

/// A space of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// Blue for culture, red for characters.
    pub colour: Colour,
    /// Where it is drawn, 0 to 100 from the left.
    pub x: u8,
    /// Where it is drawn, 0 to 100 from the top.
    pub y: u8,
}

impl Event {
    /// The group it belongs to.
    pub const fn group(&self) -> Group {
        self.id.group()
    }

    /// The spaces of a colour, as bits.
    #[inline]
    pub const fn mask(&self, colour: Colour) -> u8 {
        self.masks[colour as usize]
    }

    /// All spaces, as bits.
    #[inline]
    pub const fn all(&self) -> u8 {
        self.masks[0] | self.masks[1]
    }

    /// The colour of a space that exists.
    #[inline]
    pub const fn colour(&self, space: usize) -> Colour {
        if self.masks[Colour::Blue as usize] & (1 << space) != 0 { Colour::Blue } else { Colour::Red }
    }

    /// The spaces that can be covered when these are: all while none is, then those a road joins to a covered one.
    #[inline]
    pub fn reach(&self, covered: u8) -> u8 {
        self.reach[usize::from(covered) % self.reach.len()]
    }
}

pub(super) fn parse(rows: Vec<serde_json::Value>) -> Result<Vec<Event>, DataError> {
    let (n, count) = (rows.len(), EventId::COUNT);
    place("events").ensure(n == count, format!("{n} events; the game has {count}"))?;
    EventId::all().zip(rows).map(|(id, row)| event(id, row)).collect()
}

fn event(id: EventId, row: serde_json::Value) -> Result<Event, DataError> {
    let (at, row): (At, raw::EventRow) = read_row("event", id.index(), row)?;
    at.ensure(row.id == id.to_string(), format!("this place is for {:?}", id.to_string()))?;
    at.ensure(row.group == id.group(), format!("it belongs to the group {}", id.group().id()))?;
    let (from, to) = YEARS[row.group as usize];
    let in_range = (from..=to).contains(&row.year);
    at.ensure(in_range, format!("the year {} is outside {from} to {to}", row.year))?;
    at.ensure(row.names.are_all_there(), "a name is empty")?;
    at.ensure(row.dice == 1, format!("{} dice; every event has 1", row.dice))?;
    let symbols: Symbols = row.symbols.iter().copied().collect();
    let distinct = symbols.len() == row.symbols.len();
    at.ensure(distinct && (1..=3).contains(&symbols.len()), "an event has 1 to 3 different symbols")?;
    let spaces = spaces(&at.sub("spaces"), &row.spaces)?;
    let joined = joined(&at.sub("roads"), spaces.len(), &row.roads)?;
    let mut masks = [0; 2];
    for (number, space) in spaces.iter().enumerate() {
        masks[space.colour as usize] |= 1 << number;
    }
    let reach = reach(spaces.len(), &joined);
    Ok(Event {
        symbols,
        reach,
        masks,
        id,
        year: row.year,
        names: row.names,
        spaces,
        roads: row.roads,
        verified: row.verified,
    })
}

fn spaces(at: &At, rows: &[raw::SpaceRow]) -> Result<Vec<Space>, DataError> {
    let n = rows.len();
    at.ensure((2..=MOST_SPACES).contains(&n), format!("{n} spaces; an event has 2 to {MOST_SPACES}"))?;
    let mut spaces = Vec::with_capacity(n);
    for (number, row) in rows.iter().enumerate() {
        at.ensure(row.id == number, format!("the id {} stands at the place of {number}", row.id))?;
        at.ensure(row.x <= 100 && row.y <= 100, format!("space {number} is drawn outside 0 to 100"))?;
        spaces.push(Space { colour: row.colour, x: row.x, y: row.y });
    }
    Ok(spaces)
}

/// For each space those joined to it, as bits.
fn joined(at: &At, n: usize, roads: &[(usize, usize)]) -> Result<[u8; MOST_SPACES], DataError> {
    let mut joined = [0u8; MOST_SPACES];
    for &(a, b) in roads {
        at.ensure(a < n && b < n && a != b, format!("[{a}, {b}] does not join two of the {n} spaces"))?;
        at.ensure(joined[a] & (1 << b) == 0, format!("[{a}, {b}] is there twice"))?;
        joined[a] |= 1 << b;
        joined[b] |= 1 << a;
    }
    let mut reached = 1u8;
    for _ in 0..n {
        reached = (0..n).filter(|i| reached & (1 << i) != 0).fold(reached, |all, i| all | joined[i]);
    }
    at.ensure(reached.count_ones() as usize == n, "some spaces cannot be reached by road")?;
    Ok(joined)
}

fn reach(n: usize, joined: &[u8; MOST_SPACES]) -> [u8; 1 << MOST_SPACES] {
    let all = (1u8 << n) - 1;
    std::array::from_fn(|covered| {
        let covered = covered as u8;
        let next = (0..n).filter(|i| covered & (1 << i) != 0).fold(0, |next, i| next | joined[i]);
        if covered == 0 { all } else { next & !covered }
    })
}
