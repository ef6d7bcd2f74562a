//! The games of a server. They are a value that its host puts together, each game with its component data: two servers
//! with different data can live in one process.

use crate::pages::offer::Offering;
use crate::pages::room::Drawn;
use crate::table::game::Hosted;
use crate::table::play::Rules;
use playable::Playable;
use std::sync::Arc;

/// A game that tables are opened of: how it is played, drawn and offered. Everything above is compiled once for all games,
/// everything below once for each.
pub trait HostedGame: Rules + Drawn + Offering {}

impl<P: Playable> HostedGame for Hosted<P> {}

/// A game of a server; clones share it.
pub type GameRef = Arc<dyn HostedGame>;

/// The games of a server, in the order in which they are offered.
#[derive(Clone, Default)]
pub struct Games {
    offered: Vec<GameRef>,
    kept: Vec<GameRef>,
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.offered.iter().map(|game| game.id())).finish()
    }
}

impl Games {
    /// With one more game that tables can be opened of: with its standard component data, or, for new tables, with the
    /// host's own.
    #[must_use]
    pub fn with<P: Playable>(mut self, standard: P::Game, own: Option<P::Game>) -> Games {
        self.offered.push(Arc::new(Hosted::<P>::new(standard, own)));
        self
    }

    /// With one more game of which no new tables are opened, while those that are there go on.
    #[must_use]
    pub fn keeping<P: Playable>(mut self, standard: P::Game, own: Option<P::Game>) -> Games {
        self.kept.push(Arc::new(Hosted::<P>::new(standard, own)));
        self
    }

    /// The games that tables can be opened of.
    pub fn offered(&self) -> &[GameRef] {
        &self.offered
    }

    /// Every game, also those that are not offered.
    pub fn all(&self) -> impl Iterator<Item = &GameRef> {
        self.offered.iter().chain(&self.kept)
    }

    /// The game with this id.
    pub fn get(&self, id: &str) -> Option<&GameRef> {
        self.all().find(|game| game.id() == id)
    }

    /// The game with this id, if tables can be opened of it.
    pub fn get_offered(&self, id: &str) -> Option<&GameRef> {
        self.offered.iter().find(|game| game.id() == id)
    }
}
