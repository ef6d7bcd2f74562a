//! What pieces of a game are worth, as `magnifico sim --stats DIR` found out: read once, when the server starts.

use crate::title::Title;
use serde::Deserialize;
use std::path::Path;

/// What is known of the pieces of some games.
#[derive(Debug, Default)]
pub struct Stats(Vec<Report>);

/// What is known of the pieces of one game.
#[derive(Clone, Debug, Deserialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Which bots.
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// What was done with each piece.
    pub deeds: Vec<Deed>,
}

/// What was done with a piece, how often, and how those fared who did.
#[derive(Clone, Debug, Deserialize)]
pub struct Deed {
    /// The kind of piece.
    pub kind: String,
    /// What is done with it.
    pub verb: String,
    /// The stable word for the piece.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Matches in which it was possible.
    pub offered: u64,
    /// How often it was done.
    pub times: u64,
    /// Seats that did it at least once in a match, over all matches.
    pub doers: u64,
    /// The part of them that won.
    pub win_share: f64,
    /// Its 95 % interval.
    pub win_share_95: [f64; 2],
    /// Their mean score.
    pub mean_points: f64,
    /// Their mean score less that of their tables.
    pub points_ahead: f64,
}

impl Deed {
    /// In which part of the matches where it was possible it was done.
    pub fn taken(&self) -> Option<f64> {
        (self.offered > 0).then(|| self.times as f64 / self.offered as f64)
    }
}

impl Stats {
    /// Reads a folder: the file of each game that has one.
    pub fn read(folder: &Path) -> Result<Stats, String> {
        let mut reports = Vec::new();
        for title in Title::ALL {
            let file = folder.join(format!("{}.json", title.id()));
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
    pub fn of(&self, game: &str) -> Option<&Report> {
        self.0.iter().find(|report| report.game == game)
    }

    /// The games that something is known of.
    pub fn games(&self) -> impl Iterator<Item = Title> {
        self.0.iter().filter_map(|report| Title::named(&report.game))
    }
}

fn read(file: &Path) -> Result<Report, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{} has no statistics: {error}", file.display()))
}
