//! The closed list of our games: the compiler names each place where a new one must be added.

use crate::game::Shelf;
use crate::play::Rules;

use crate::pages::room::Drawn;

use kernel::Game;
use kernel::nim::Nim;
use lorenzo::Lorenzo;
use std::sync::{Arc, LazyLock};
use wiege::Wiege;

/// A game that tables are opened of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Lorenzo il Magnifico.
    Lorenzo,
    /// Die Wiege der Renaissance.
    Wiege,
    /// The smallest game, for tests and demonstrations.
    Nim,
}

static LORENZO: LazyLock<Shelf<Lorenzo>> = LazyLock::new(|| Shelf(Arc::new(Lorenzo::standard())));
static WIEGE: LazyLock<Shelf<Wiege>> = LazyLock::new(|| Shelf(Arc::new(Wiege::standard())));
static NIM: LazyLock<Shelf<Nim>> = LazyLock::new(|| Shelf(Arc::new(Nim)));

/// The rules and data of Lorenzo il Magnifico, to draw its table.
pub fn lorenzo() -> &'static Lorenzo {
    &LORENZO.0
}

/// The rules and data of Die Wiege der Renaissance, to tell what of them is known.
pub fn wiege() -> &'static Wiege {
    &WIEGE.0
}

impl Title {
    /// Every game, also those a server does not offer by itself.
    pub const ALL: [Title; 3] = [Title::Lorenzo, Title::Wiege, Title::Nim];

    /// The games a server offers unless told otherwise.
    pub const OFFERED: [Title; 2] = [Title::Lorenzo, Title::Wiege];

    /// The game with this id.
    pub fn named(id: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.id() == id)
    }

    /// The short name in addresses and records.
    pub fn id(self) -> &'static str {
        match self {
            Title::Lorenzo => Lorenzo::META.id,
            Title::Wiege => Wiege::META.id,
            Title::Nim => Nim::META.id,
        }
    }

    /// The game's table, if it is drawn.
    pub fn drawn(self) -> Option<&'static dyn Drawn> {
        match self {
            Title::Lorenzo => Some(&*LORENZO),
            Title::Wiege => Some(&*WIEGE),
            Title::Nim => None,
        }
    }

    /// What can be done with the game.
    pub fn rules(self) -> &'static dyn Rules {
        match self {
            Title::Lorenzo => &*LORENZO,
            Title::Wiege => &*WIEGE,
            Title::Nim => &*NIM,
        }
    }
}
