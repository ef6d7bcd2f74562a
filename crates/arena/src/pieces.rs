//! What the pieces of a game are worth: how often each was used, when and by whom, and how the seats fared that used it.
//!
//! A game says what is worth counting ([`PieceStats`]); the events of its matches are all that is looked at. Everything
//! is added up in whole numbers, so that the order of the matches, and the number of threads, change nothing.

use crate::stats::{SHARES, wilson_95};
use kernel::bundle::{Config, Event};
use kernel::{Bundle, Game, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A game with statistics of its pieces; one that has nothing to count needs to say nothing.
pub trait PieceStats: Bundle {
    /// How many rounds a match has.
    const ROUNDS: usize = 0;

    /// Everything that is counted, in the order of reports.
    fn uses(_game: &Self::Game) -> Vec<PieceUse> {
        Vec::new()
    }

    /// What an event says about them, if anything.
    fn count(_game: &Self::Game, _event: &Event<Self>, _counts: &mut Vec<Count>) {}

    /// What all the events of a match say; for a game whose events must be read together.
    fn count_all(game: &Self::Game, events: &[Event<Self>], counts: &mut Vec<Count>) {
        for event in events {
            Self::count(game, event, counts);
        }
    }
}

/// Something that players do with a piece, or that befalls them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceUse {
    /// The kind of piece: `card`, `leader`.
    pub kind: &'static str,
    /// What is done with it: `taken`, `played`.
    pub verb: &'static str,
    /// The stable word for the piece.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

impl PieceUse {
    /// A use of the piece with this word and name.
    pub fn new(
        kind: &'static str,
        verb: &'static str,
        id: impl Into<String>,
        name: impl Into<String>,
    ) -> PieceUse {
        PieceUse { kind, verb, id: id.into(), name: name.into() }
    }
}

/// What an event says; uses by their place in [`PieceStats::uses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// A round begins; what comes before the first is in round 0.
    Round(usize),
    /// The use is possible in this match, for somebody.
    Offered(usize),
    /// The seat made use of it.
    Used(Seat, usize),
}

/// The sums over many matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceCounter {
    uses: Vec<PieceUse>,
    rows: Vec<Row>,
    games: u64,
    seats: usize,
    /// How many of them win together.
    side: u64,
    rounds: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    offered: u64,
    /// By round, then by seat.
    times: Vec<u64>,
    /// Seats that did it at least once in a match, and how they fared.
    doers: u64,
    shares: u64,
    points: i64,
    /// Their points less the table's mean, times the seats: whole numbers.
    ahead: i64,
}

impl PieceCounter {
    /// A counter for matches with so many seats, of which so many win together.
    pub fn new<B: PieceStats>(game: &B::Game, seats: usize, side: u64) -> PieceCounter {
        let uses = B::uses(game);
        let times = vec![0; (B::ROUNDS + 1) * seats];
        let row = Row { offered: 0, times, doers: 0, shares: 0, points: 0, ahead: 0 };
        let rows = vec![row; uses.len()];
        PieceCounter { uses, rows, games: 0, seats, side, rounds: B::ROUNDS }
    }

    /// Adds a match: what happened in it, and how it ended.
    pub fn add<B: PieceStats>(&mut self, game: &B::Game, events: &[Event<B>], outcome: &Outcome) {
        let mut counts = Vec::new();
        B::count_all(game, events, &mut counts);
        let mut offered = Vec::new();
        let mut used = Vec::new();
        let mut round = 0;
        for count in counts {
            match count {
                Count::Round(number) => round = number.min(self.rounds),
                Count::Offered(at) => offered.push(at),
                Count::Used(seat, at) => {
                    self.rows[at].times[round * self.seats + seat.index()] += 1;
                    used.push((at, seat));
                }
            }
        }
        self.games += 1;
        offered.sort_unstable();
        offered.dedup();
        for at in offered {
            self.rows[at].offered += 1;
        }
        used.sort_unstable();
        used.dedup();
        for (at, seat) in used {
            self.rows[at].fared(seat, outcome, self.side);
        }
    }

    /// What the sums say, line by line; what was neither possible nor done is left out.
    pub fn lines(&self) -> Vec<PieceLine> {
        let lines = self.uses.iter().zip(&self.rows);
        let happened = |row: &Row| row.offered > 0 || row.doers > 0;
        lines.filter(|(_, row)| happened(row)).map(|(piece, row)| self.line(piece, row)).collect()
    }

    /// The whole report, with which bots played and the seed they played from.
    pub fn report<B: PieceStats>(&self, config: &Config<B>, bots: Vec<String>, seed: u64) -> PieceReport {
        PieceReport {
            game: B::Game::META.id.into(),
            players: B::Game::seats(config) as u8,
            bots,
            games: self.games,
            seed,
            rounds: B::ROUNDS,
            lines: self.lines(),
        }
    }

    /// Matches added so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    fn line(&self, piece: &PieceUse, row: &Row) -> PieceLine {
        let by_round_and_seat: Vec<Vec<u64>> = row.times.chunks(self.seats).map(<[u64]>::to_vec).collect();
        let doers = row.doers.max(1) as f64;
        PieceLine {
            kind: piece.kind.into(),
            verb: piece.verb.into(),
            id: piece.id.clone(),
            name: piece.name.clone(),
            offered: row.offered,
            times: row.times.iter().sum(),
            doers: row.doers,
            win_share: row.shares as f64 / SHARES as f64 / doers,
            win_share_95: wilson_95(row.shares as f64 / SHARES as f64, row.doers),
            mean_points: row.points as f64 / doers,
            points_ahead: row.ahead as f64 / self.seats as f64 / doers,
            by_round: by_round_and_seat.iter().map(|seats| seats.iter().sum()).collect(),
            by_seat: (0..self.seats).map(|seat| by_round_and_seat.iter().map(|it| it[seat]).sum()).collect(),
            by_round_and_seat,
        }
    }
}

impl Row {
    fn fared(&mut self, seat: Seat, outcome: &Outcome, side: u64) {
        let winners = outcome.winners();
        let points = i64::from(outcome.scores[seat]);
        let table: i64 = outcome.scores.as_slice().iter().map(|score| i64::from(*score)).sum();
        self.doers += 1;
        self.points += points;
        self.ahead += points * outcome.scores.len() as i64 - table;
        if winners.contains(seat) {
            self.shares += SHARES * side / winners.len() as u64;
        }
    }
}

/// The JSON of `sim --stats`: a contract, field by field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceReport {
    /// The game's id.
    pub game: String,
    /// How many played.
    pub players: u8,
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// The number that all chance followed from.
    #[serde(default)]
    pub seed: u64,
    /// How many rounds a match has at most.
    #[serde(default)]
    pub rounds: usize,
    /// What was done with each piece.
    #[serde(rename = "deeds")]
    pub lines: Vec<PieceLine>,
}

/// What was done with a piece, how often, and how the seats fared that did it: a contract, field by field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceLine {
    /// The kind of piece.
    pub kind: String,
    /// What is done with it.
    pub verb: String,
    /// The stable word for the piece.
    pub id: String,
    /// Its name for people, in English.
    pub name: String,
    /// Matches in which it was possible.
    pub offered: u64,
    /// How often it was done.
    pub times: u64,
    /// Seats that did it at least once in a match, over all matches.
    pub doers: u64,
    /// The part of them that won; a shared win counts as a fraction.
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
    /// Both: for each round the seats.
    #[serde(default)]
    pub by_round_and_seat: Vec<Vec<u64>>,
}

/// What fewer players than this did says too little to stand among the best and the worst.
pub const ENOUGH: u64 = 20;

impl PieceLine {
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
