//! What a viewer sees. All sheets are open; only the dice to come are hidden, from everyone alike.

use crate::state::{Open, State};
use kernel::{Chance, Rng, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; programs know it by its older name, in the JSON.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
}

/// What a viewer sees.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { open, chance: _ } = state;
    View { viewer, open: *open }
}

/// A full state behind a view: other dice will come.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> State {
    let View { viewer: _, open } = view;
    State { open: *open, chance: Chance::new(rng.seed()) }
}
