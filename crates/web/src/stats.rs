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
    /// How often it was done before the first round, in the first, and so on.
    #[serde(default)]
    pub by_round: Vec<u64>,
    /// How often each seat did it.
    #[serde(default)]
    pub by_seat: Vec<u64>,
}

/// What fewer players than this did says too little to stand among the best and the worst.
pub const ENOUGH: u64 = 20;

impl Deed {
    /// Which part of the players did it, in matches of so many where it was possible.
    pub fn taken(&self, players: u8) -> Option<f64> {
        let seats = self.offered * u64::from(players);
        (seats > 0).then(|| self.doers as f64 / seats as f64)
    }

    /// Whether so few did it that how they fared says little.
    pub fn is_rare(&self) -> bool {
        self.doers < ENOUGH
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
