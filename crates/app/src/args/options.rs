//! Options that belong to one game each: what was typed, and whether it fits the game.

use super::Options;
use crate::shelf::Shelved;
use anyhow::{Result, bail};
use kernel::Game;
use lorenzo::Lorenzo;
use wiege::Wiege;

impl Options {
    /// Everything that was asked for as it is typed, with the game that it is an option of.
    pub(crate) fn typed(&self) -> Vec<(&'static str, String)> {
        let flags = [
            (self.base, "--base"),
            (self.strict_passing, "--strict-passing"),
            (self.english_leaders, "--english-leaders"),
            (self.house_rules, "--house-rules"),
        ];
        let lorenzo = flags.iter().filter(|(set, _)| *set).map(|(_, flag)| (*flag).to_string());
        let lorenzo = lorenzo.map(|typed| (Lorenzo::META.id, typed));
        let wiege = self.wiege.typed().into_iter().map(|typed| (Wiege::META.id, typed));
        lorenzo.chain(wiege).collect()
    }

    /// Refuses options of another game: whoever typed one expected something of it.
    pub(crate) fn check<G: Shelved>(&self) -> Result<()> {
        match self.typed().into_iter().find(|(game, _)| *game != G::META.id) {
            Some((game, typed)) => bail!("{typed} is an option of {game}, not of {}", G::META.id),
            None => Ok(()),
        }
    }
}
