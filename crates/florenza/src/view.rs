//! What an eye sees. All sheets are open; only the dice to come are hidden, from everyone alike.

use crate::state::{Open, State};
use kernel::{Chance, Eye, Rng};
use serde::{Deserialize, Serialize};

/// What an eye sees of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eye: Eye,
    /// What lies open.
    pub open: Open,
}

/// What an eye sees.
pub(crate) fn look(state: &State, eye: Eye) -> View {
    let State { open, chance: _ } = state;
    View { eye, open: *open }
}

/// A full state behind a view: other dice will come.
pub(crate) fn make_up(view: &View, rng: &mut Rng) -> State {
    let View { eye: _, open } = view;
    State { open: *open, chance: Chance::new(rng.seed()) }
}
