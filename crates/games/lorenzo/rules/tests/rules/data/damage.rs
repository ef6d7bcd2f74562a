//! How the data is damaged, and what is asked of the error.

use lorenzo::{DataError, Lorenzo, Sources};
use serde_json::Value;

/// The texts of the five files, to change.
pub(super) struct Data {
    texts: [String; 5],
}

impl Data {
    pub(super) fn standard() -> Data {
        let Sources { cards, leaders, excommunications, board, variant } = Sources::STANDARD;
        Data { texts: [cards, leaders, excommunications, board, variant].map(str::to_owned) }
    }

    fn place(file: &str) -> usize {
        Sources::FILES.iter().position(|name| *name == file).expect("one of the five files")
    }

    pub(super) fn text(&self, file: &str) -> &str {
        &self.texts[Data::place(file)]
    }

    /// Another text for a file.
    pub(super) fn with_text(mut self, file: &str, text: impl Into<String>) -> Data {
        self.texts[Data::place(file)] = text.into();
        self
    }

    /// A file with a change.
    pub(super) fn with(self, file: &str, change: impl FnOnce(&mut Value)) -> Data {
        let mut value: Value = serde_json::from_str(self.text(file)).expect("the standard data is JSON");
        let before = value.clone();
        change(&mut value);
        assert_ne!(value, before, "the change changes something");
        self.with_text(file, value.to_string())
    }

    pub(super) fn game(&self) -> Result<Lorenzo, DataError> {
        let [cards, leaders, excommunications, board, variant] = &self.texts;
        Lorenzo::from_sources(&Sources { cards, leaders, excommunications, board, variant })
    }
}

/// A change to a file, and the words the error must contain.
pub(super) type Damage = (fn(&mut Value), &'static [&'static str]);

/// Each damage is refused, for this file, with these words; what is not is listed.
pub(super) fn all_refused(file: &'static str, damages: &[Damage]) {
    let complaints: Vec<String> = damages
        .iter()
        .enumerate()
        .filter_map(|(i, (change, words))| {
            let wrong = complaint(file, Data::standard().with(file, change).game().err(), words)?;
            Some(format!("damage {i}: {wrong}"))
        })
        .collect();
    assert!(complaints.is_empty(), "{file}:\n{}", complaints.join("\n"));
}

fn complaint(file: &str, error: Option<DataError>, words: &[&str]) -> Option<String> {
    let Some(error) = error else { return Some(format!("accepted, but {words:?} was to be said")) };
    let said = error.to_string();
    if error.file != file || !said.starts_with(file) {
        return Some(format!("told of another file: {said}"));
    }
    let missing = words.iter().find(|word| !said.contains(**word))?;
    Some(format!("{missing:?} is not said in {said:?}"))
}
