//! What pieces of a game are worth, as `magnifico sim --stats DIR` found out: read once, when the server starts.

use crate::games::Games;
use arena::pieces::PieceReport;
use std::path::Path;

/// What is known of the pieces of some games.
#[derive(Debug, Default)]
pub struct Stats(Vec<PieceReport>);

impl Stats {
    /// Reads a folder: the file of each game that has one.
    pub fn read(folder: &Path, games: &Games) -> Result<Stats, String> {
        let mut reports = Vec::new();
        for game in games.all() {
            let file = folder.join(format!("{}.json", game.id()));
            if file.exists() {
                reports.push(read(&file)?);
            }
        }
        let right = "make them with: magnifico sim GAME --stats DIR";
        if reports.is_empty() {
            return Err(format!("the folder {} has no statistics of our games; {right}", folder.display()));
        }
        Ok(Stats(reports))
    }

    /// What is known of a game.
    pub fn of(&self, game: &str) -> Option<&PieceReport> {
        self.0.iter().find(|report| report.game == game)
    }

    /// The ids of the games that something is known of.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|report| report.game.as_str())
    }
}

fn read(file: &Path) -> Result<PieceReport, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{} has no statistics: {error}", file.display()))
}
