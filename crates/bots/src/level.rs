//! The four levels a player chooses by name: each a bot with a budget.

use crate::{Budget, Kind};

/// A level, from friendly to fierce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Looks one decision ahead.
    Friendly,
    /// Looks a whole turn ahead.
    Able,
    /// Searches for a moment.
    Shrewd,
    /// Searches for almost two seconds.
    Fierce,
}

impl Level {
    /// All levels, the friendliest first.
    pub const ALL: [Level; 4] = [Level::Friendly, Level::Able, Level::Shrewd, Level::Fierce];

    /// The level's word.
    pub const fn id(self) -> &'static str {
        ["friendly", "able", "shrewd", "fierce"][self as usize]
    }

    /// The bot behind the level.
    pub const fn kind(self) -> Kind {
        match self {
            Level::Friendly => Kind::Greedy,
            Level::Able => Kind::Planner,
            Level::Shrewd => Kind::mcts(Budget::Millis(150)),
            Level::Fierce => Kind::mcts(Budget::Millis(1900)),
        }
    }

    /// The level with this word.
    pub fn named(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The level that this bot is, if it is one.
    pub fn of(kind: Kind) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.kind() == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_found_by_its_word_and_its_bot() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.id()), Some(level));
            assert_eq!(Level::of(level.kind()), Some(level));
            assert_eq!(level.id().parse(), Ok(level.kind()));
        }
        assert_eq!(Level::named("godlike"), None);
    }
}
