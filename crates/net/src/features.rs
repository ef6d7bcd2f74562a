//! The features of a position, as lists of those that hold.

/// The most seats a position may have.
pub const MOST_SEATS: usize = 5;
/// The most features of one seat, or of the table, that may hold at once.
const MOST: usize = 96;

/// The features of a position that hold. It is small and lives on the stack.
#[derive(Clone, Debug)]
pub struct Features {
    seats: usize,
    /// The lists of the seats, then that of the table.
    lists: [List; MOST_SEATS + 1],
}

#[derive(Clone, Copy, Debug)]
struct List {
    len: usize,
    at: [u16; MOST],
}

impl Features {
    /// No features yet, for so many seats.
    pub fn new(seats: usize) -> Features {
        assert!(seats <= MOST_SEATS, "{seats} seats are more than {MOST_SEATS}");
        Features { seats, lists: [List { len: 0, at: [0; MOST] }; MOST_SEATS + 1] }
    }

    /// How many seats it has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// This feature of a seat holds.
    #[inline]
    pub fn seat(&mut self, seat: usize, feature: usize) {
        self.lists[seat].push(feature);
    }

    /// This feature of the table holds.
    #[inline]
    pub fn table(&mut self, feature: usize) {
        self.lists[MOST_SEATS].push(feature);
    }

    /// The features of a seat that hold.
    pub fn of_seat(&self, seat: usize) -> &[u16] {
        self.lists[seat].as_slice()
    }

    /// The features of the table that hold.
    pub fn of_table(&self) -> &[u16] {
        self.lists[MOST_SEATS].as_slice()
    }
}

impl List {
    #[inline]
    fn push(&mut self, feature: usize) {
        self.at[self.len] = feature as u16;
        self.len += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[u16] {
        &self.at[..self.len]
    }
}
