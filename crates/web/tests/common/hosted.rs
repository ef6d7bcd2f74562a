//! The games of the list, hosted with their standard data.

use games::{Title, Visitor};
use playable::Playable;
use web::Games;

/// Every game, and whether tables are opened of it.
pub(crate) fn hosted(is_offered: impl Fn(&Title) -> bool) -> Games {
    let host = |games, title: &Title| {
        games::visit(title.id, Host { games, is_offered: is_offered(title) }).expect("a listed game")
    };
    games::ALL.iter().fold(Games::default(), host)
}

struct Host {
    games: Games,
    is_offered: bool,
}

impl Visitor for Host {
    type Output = Games;

    fn visit<P: Playable>(self) -> Games {
        let Host { games, is_offered } = self;
        let host = if is_offered { Games::with::<P> } else { Games::keeping::<P> };
        host(games, P::standard(), None)
    }
}
