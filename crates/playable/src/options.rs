//! Options of a game as data, so that the command line can ask for them without knowing the game.

use std::collections::BTreeMap;

/// Something that may be asked for when a match is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name, as it is typed after two dashes.
    pub name: &'static str,
    /// What may stand behind it.
    pub values: Values,
    /// What it means, in a line of the help.
    pub help: &'static str,
}

/// What may stand behind an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Nothing: it is asked for or not.
    Flag,
    /// One of these words, each with its meaning; `placeholder` stands for it in the help.
    OneOf {
        /// What stands for the word in the help.
        placeholder: &'static str,
        /// The words, each with its meaning.
        words: &'static [(&'static str, &'static str)],
    },
    /// The number of a seat below this one.
    Seat(u8),
}

impl GameOption {
    /// An option that is asked for or not.
    pub const fn flag(name: &'static str, help: &'static str) -> GameOption {
        GameOption { name, values: Values::Flag, help }
    }

    /// Whether this may stand behind the option; where not, what may.
    pub fn check(&self, value: &str) -> Result<(), String> {
        match self.values {
            Values::Flag => Err(format!("--{} stands alone", self.name)),
            Values::OneOf { words, .. } if words.iter().any(|(word, _)| *word == value) => Ok(()),
            Values::OneOf { words, .. } => {
                let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Err(format!("possible are: {}", words.join(", ")))
            }
            Values::Seat(seats) => match value.parse::<u8>() {
                Ok(seat) if seat < seats => Ok(()),
                _ => Err(format!("a seat is a number from 0 to {}", seats - 1)),
            },
        }
    }
}

/// The options that were asked for, by their names; flags have an empty value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(BTreeMap<&'static str, String>);

impl Chosen {
    /// With one more option; its value was checked ([`GameOption::check`]).
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Chosen {
        self.0.insert(name, value.into());
        self
    }

    /// Whether this flag was asked for.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// What was asked for with this option.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Everything that was asked for, as it is typed.
    pub fn typed(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(
            |(name, value)| {
                if value.is_empty() { format!("--{name}") } else { format!("--{name} {value}") }
            },
        )
    }

    /// The names of what was asked for.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: GameOption = GameOption {
        name: "level",
        values: Values::OneOf { placeholder: "L", words: &[("easy", ""), ("hard", "")] },
        help: "",
    };

    #[test]
    fn a_wrong_value_is_answered_with_the_right_ones() {
        assert_eq!(LEVEL.check("hard"), Ok(()));
        assert_eq!(LEVEL.check("soft"), Err("possible are: easy, hard".into()));
        let start = GameOption { name: "start", values: Values::Seat(4), help: "" };
        assert_eq!((start.check("3"), start.check("4").is_err()), (Ok(()), true));
        assert!(GameOption::flag("teams", "").check("yes").is_err());
    }

    #[test]
    fn options_are_told_as_they_are_typed() {
        let chosen = Chosen::default().with("teams", "").with("level", "hard");
        assert_eq!(chosen.typed().collect::<Vec<_>>(), ["--level hard", "--teams"]);
        assert!(chosen.has("teams") && !chosen.has("start"));
        assert_eq!(chosen.get("level"), Some("hard"));
    }
}
