//! Small networks of integers that say what each seat of a match may expect.
//!
//! A position is told as *features*, each of which holds or does not: some are of one seat, the others of the table. Every
//! seat is looked at through the same weights: its own features, those of all others together, and those of the table are
//! added up from the rows of the first layer, which is all that a feature costs. Two small layers follow. What comes out
//! are the seat's points beyond those that somebody else expects, and how likely it is to win compared with the others.
//!
//! All of it is done in whole numbers, so the same network says the same on every machine.
#![warn(missing_docs)]

mod features;
mod file;
mod infer;

pub use features::{Features, MOST_SEATS};
pub use file::{About, NetError};
pub use infer::Estimate;

/// How wide the first layer is.
pub const WIDTH: usize = 128;
/// How wide the second layer is.
pub const HIDDEN: usize = 32;
/// What comes out for each seat: points and the chance to win.
pub const OUT: usize = 2;

/// A network that was learnt.
pub struct Net {
    about: About,
    /// For each feature of a seat: what it adds to that seat's sums, then what it adds to those of each other seat.
    seat_rows: Vec<[i16; 2 * WIDTH]>,
    /// For each feature of the table.
    table_rows: Vec<[i16; WIDTH]>,
    first_bias: [i16; WIDTH],
    second: Vec<[i16; WIDTH]>,
    second_bias: [i32; HIDDEN],
    last: [[i16; HIDDEN]; OUT],
    last_bias: [i32; OUT],
    arch: pulp::Arch,
}

impl Net {
    /// What it was learnt for.
    pub fn about(&self) -> &About {
        &self.about
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Net").field("about", &self.about).finish_non_exhaustive()
    }
}
