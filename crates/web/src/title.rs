//! The closed list of our games: the compiler names each place where a new one must be added.

use crate::game::Shelf;
use crate::play::Rules;
use kernel::Game;
use kernel::nim::Nim;
use std::sync::{Arc, LazyLock};

/// A game that tables are opened of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// The smallest game, for tests and demonstrations.
    Nim,
}

static NIM: LazyLock<Shelf<Nim>> = LazyLock::new(|| Shelf(Arc::new(Nim)));

impl Title {
    /// Every game, also those a server does not offer by itself.
    pub const ALL: [Title; 1] = [Title::Nim];

    /// The games a server offers unless told otherwise.
    pub const OFFERED: [Title; 1] = [Title::Nim];

    /// The game with this id.
    pub fn named(id: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.id() == id)
    }

    /// The short name in addresses and records.
    pub fn id(self) -> &'static str {
        match self {
            Title::Nim => Nim::META.id,
        }
    }

    /// What can be done with the game.
    pub fn rules(self) -> &'static dyn Rules {
        match self {
            Title::Nim => &*NIM,
        }
    }
}
