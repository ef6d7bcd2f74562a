//! The closed list of our games: the compiler names each place where a new one must be added.

use crate::game::Shelf;
use crate::play::Rules;

use crate::pages::room::Drawn;

use florenza::Florenza;
use kernel::Game;
use kernel::nim::Nim;
use lorenzo::Lorenzo;
use std::sync::{Arc, LazyLock, OnceLock};
use wiege::Wiege;

/// A game that tables are opened of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Lorenzo il Magnifico.
    Lorenzo,
    /// Florenza Dice Game.
    Florenza,
    /// Die Wiege der Renaissance.
    Wiege,
    /// The smallest game, for tests and demonstrations.
    Nim,
}

/// Games with component data that the owner of the server has corrected; new tables are played with them.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// Lorenzo il Magnifico.
    pub lorenzo: Option<Arc<Lorenzo>>,
    /// Florenza Dice Game.
    pub florenza: Option<Arc<Florenza>>,
    /// Die Wiege der Renaissance.
    pub wiege: Option<Arc<Wiege>>,
}

/// Component data are the program's, like its pages: chosen once, before the first table.
static OWN: OnceLock<Own> = OnceLock::new();

/// Chooses the component data of new tables. Too late once a table was opened: then it says so.
pub fn use_data(own: Own) -> Result<(), String> {
    OWN.set(own).map_err(|_| "component data were already chosen".to_owned())
}

fn own() -> &'static Own {
    OWN.get_or_init(Own::default)
}

static LORENZO: LazyLock<Shelf<Lorenzo>> =
    LazyLock::new(|| Shelf::new(Lorenzo::standard(), own().lorenzo.clone()));
static FLORENZA: LazyLock<Shelf<Florenza>> =
    LazyLock::new(|| Shelf::new(Florenza::standard(), own().florenza.clone()));
static WIEGE: LazyLock<Shelf<Wiege>> = LazyLock::new(|| Shelf::new(Wiege::standard(), own().wiege.clone()));
static NIM: LazyLock<Shelf<Nim>> = LazyLock::new(|| Shelf::new(Nim, None));

/// The rules and data of Lorenzo il Magnifico, to draw its table.
pub fn lorenzo() -> &'static Lorenzo {
    &LORENZO.newest
}

/// The rules and data of Florenza Dice Game, to list what of them is ours.
pub fn florenza() -> &'static Florenza {
    &FLORENZA.newest
}

/// The rules and data of Die Wiege der Renaissance, to tell what of them is known.
pub fn wiege() -> &'static Wiege {
    &WIEGE.newest
}

impl Title {
    /// Every game, also those a server does not offer by itself.
    pub const ALL: [Title; 4] = [Title::Lorenzo, Title::Florenza, Title::Wiege, Title::Nim];

    /// The games a server offers unless told otherwise.
    pub const OFFERED: [Title; 3] = [Title::Lorenzo, Title::Florenza, Title::Wiege];

    /// The game with this id.
    pub fn named(id: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.id() == id)
    }

    /// The short name in addresses and records.
    pub fn id(self) -> &'static str {
        match self {
            Title::Lorenzo => Lorenzo::META.id,
            Title::Florenza => Florenza::META.id,
            Title::Wiege => Wiege::META.id,
            Title::Nim => Nim::META.id,
        }
    }

    /// The game's table, if it is drawn.
    pub fn drawn(self) -> Option<&'static dyn Drawn> {
        match self {
            Title::Lorenzo => Some(&*LORENZO),
            Title::Florenza => Some(&*FLORENZA),
            Title::Wiege => Some(&*WIEGE),
            Title::Nim => None,
        }
    }

    /// What can be done with the game.
    pub fn rules(self) -> &'static dyn Rules {
        match self {
            Title::Lorenzo => &*LORENZO,
            Title::Florenza => &*FLORENZA,
            Title::Wiege => &*WIEGE,
            Title::Nim => &*NIM,
        }
    }
}
