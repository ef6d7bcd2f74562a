//! Component data that cannot be played with: said with file, place and reason, the same way by every game.

use serde::de::DeserializeOwned;
use std::fmt;

/// Component data that cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The file in which it stands, by its name in the data folder.
    pub file: &'static str,
    /// Where in it.
    pub place: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DataError { file, place, reason } = self;
        if place.is_empty() { write!(f, "{file}: {reason}") } else { write!(f, "{file}: {place}: {reason}") }
    }
}

impl std::error::Error for DataError {}

/// Where in the data an error is reported.
#[derive(Clone, Debug)]
pub struct At {
    file: &'static str,
    place: String,
}

impl At {
    /// The file as a whole.
    pub fn file(file: &'static str) -> At {
        At::new(file, "")
    }

    /// A place in a file.
    pub fn new(file: &'static str, place: impl Into<String>) -> At {
        At { file, place: place.into() }
    }

    /// A row of a table, for people: by its id where it has one, else by its position.
    pub fn row(file: &'static str, what: &str, index: usize, row: &serde_json::Value) -> At {
        match row.get("id").and_then(serde_json::Value::as_str) {
            Some(id) => At::new(file, format!("{what} {id:?}")),
            None => At::new(file, format!("{what} at position {}", index + 1)),
        }
    }

    /// A part of this place.
    #[must_use]
    pub fn sub(&self, part: impl fmt::Display) -> At {
        At::new(self.file, format!("{}, {part}", self.place))
    }

    /// A field of this place, where places are paths.
    #[must_use]
    pub fn field(&self, name: impl fmt::Display) -> At {
        At::new(self.file, format!("{}.{name}", self.place))
    }

    /// Something is wrong here.
    pub fn error(&self, reason: impl Into<String>) -> DataError {
        DataError { file: self.file, place: self.place.clone(), reason: reason.into() }
    }

    /// An error, unless this holds.
    pub fn ensure(&self, holds: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(reason)) }
    }

    /// Reads a text that stands here.
    pub fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, DataError> {
        serde_json::from_str(text).map_err(|error| self.error(error.to_string()))
    }

    /// Reads a value that stands here.
    pub fn read_value<T: DeserializeOwned>(&self, value: serde_json::Value) -> Result<T, DataError> {
        serde_json::from_value(value).map_err(|error| self.error(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_file_place_and_reason() {
        let row = serde_json::json!({ "id": "forest", "cost": 3 });
        let at = At::row("cards.json", "card", 0, &row);
        let told = at.sub("cost").ensure(false, "no cost here").unwrap_err().to_string();
        assert_eq!(told, r#"cards.json: card "forest", cost: no cost here"#);
        let nameless = At::row("cards.json", "card", 4, &serde_json::json!({}));
        assert_eq!(nameless.field("cost").error("?").to_string(), "cards.json: card at position 5.cost: ?");
        let wrong = At::file("cards.json").read::<u8>("x").unwrap_err();
        assert!(wrong.to_string().starts_with("cards.json: expected value"), "{wrong}");
    }
}
