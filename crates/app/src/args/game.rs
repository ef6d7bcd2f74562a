//! Games as they are named on the command line.

use games::{Offer, Visitor};
use std::fmt;
use std::str::FromStr;

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameId(&'static games::Title);

impl GameId {
    /// The games that are meant where none is named, in their order.
    pub(crate) fn offered() -> impl Iterator<Item = GameId> {
        games::ALL.iter().filter(|title| title.offer == Offer::Always).map(GameId)
    }

    /// Every game there is.
    pub(crate) fn all() -> impl Iterator<Item = GameId> {
        games::ALL.iter().map(GameId)
    }

    /// Does something with the game.
    pub(crate) fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        games::visit(self.0.id, visitor).expect("the game is of the list")
    }
}

impl PartialEq for GameId {
    fn eq(&self, other: &GameId) -> bool {
        self.0.id == other.0.id
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id)
    }
}

impl FromStr for GameId {
    type Err = String;

    fn from_str(id: &str) -> Result<GameId, String> {
        games::named(id).map(GameId).ok_or_else(|| {
            let ids: Vec<String> = GameId::offered().map(|game| game.to_string()).collect();
            format!("there is no such game; the games are: {}", ids.join(", "))
        })
    }
}

/// The help of an argument that names a game.
pub(super) fn such_as() -> String {
    format!("The game, such as {}", games::ALL[0].id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_by_its_id() {
        for title in games::ALL {
            assert_eq!(title.id.parse::<GameId>().unwrap().to_string(), title.id);
        }
        let refused = "chess".parse::<GameId>().unwrap_err();
        let on_request = games::ALL.iter().filter(|title| title.offer == Offer::OnRequest);
        assert!(refused.starts_with("there is no such game; the games are: "), "{refused}");
        assert!(on_request.clone().count() > 0, "one must be there to be left out");
        assert!(on_request.clone().all(|title| !refused.contains(title.id)), "{refused}");
    }
}
