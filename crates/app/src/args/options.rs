//! Options that belong to one game each: what was typed, and of which game it is.

use super::Options;
use crate::shelf::Title;
use florenza::Level;

impl Options {
    /// What was asked for, each with its game and as it is typed.
    pub(crate) fn asked(&self) -> impl Iterator<Item = (Title, String)> {
        let Options { base, strict_passing, english_leaders, house_rules, level, ref wiege } = *self;
        let flag = |set: bool, name: &str| set.then(|| (Title::Lorenzo, name.to_string()));
        let level = level.map(|level| (Title::Florenza, format!("--level {}", level.id())));
        let flags = [
            flag(base, "--base"),
            flag(strict_passing, "--strict-passing"),
            flag(english_leaders, "--english-leaders"),
            flag(house_rules, "--house-rules"),
        ];
        let wiege = wiege.typed().into_iter().map(|typed| (Title::Wiege, typed));
        flags.into_iter().chain([level]).flatten().chain(wiege)
    }
}

/// A level of the Pope by its word.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.into_iter().find(|level| level.id() == text);
    known.ok_or_else(|| format!("the levels are: {}", Level::ALL.map(Level::id).join(", ")))
}
