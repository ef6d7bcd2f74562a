//! What the pieces of a game are worth: how often each was taken, when and by whom, and how those fared who did.
//!
//! A game says what is worth counting ([`Watched`]); the events of its matches are all that is looked at. Everything
//! is added up in whole numbers, so that the order of the matches, and the number of threads, change nothing.

mod florenza;
mod lorenzo;
mod wiege;

use crate::stats::{SHARES, wilson_95};
use kernel::{Game, Outcome, Seat};
use serde::Serialize;

/// A game whose matches are worth watching.
pub trait Watched: Game {
    /// How many rounds a match has.
    const ROUNDS: usize;

    /// Everything that is counted, in the order of reports.
    fn deeds(&self) -> Vec<Deed>;

    /// What an event says about them, if anything.
    fn notice(&self, event: &Self::Event, notes: &mut Vec<Note>);

    /// What all the events of a match say; for a game whose events must be read together.
    fn notice_all(&self, events: &[Self::Event], notes: &mut Vec<Note>) {
        for event in events {
            self.notice(event, notes);
        }
    }
}

/// Something that players do with a piece, or that befalls them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The kind of piece: `card`, `leader`.
    pub kind: &'static str,
    /// What is done with it: `taken`, `played`.
    pub verb: &'static str,
    /// The stable word for the piece.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

/// What an event says; deeds by their place in [`Watched::deeds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A round begins; what comes before the first is in round 0.
    Round(usize),
    /// The deed is possible in this match, for somebody.
    Offered(usize),
    /// It was done.
    Done(Seat, usize),
}

/// The sums over many matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    deeds: Vec<Deed>,
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

impl Ledger {
    /// An empty ledger for matches with so many seats, of which so many win together.
    pub fn new<G: Watched>(game: &G, seats: usize, side: u64) -> Ledger {
        let deeds = game.deeds();
        let times = vec![0; (G::ROUNDS + 1) * seats];
        let row = Row { offered: 0, times, doers: 0, shares: 0, points: 0, ahead: 0 };
        let rows = vec![row; deeds.len()];
        Ledger { deeds, rows, games: 0, seats, side, rounds: G::ROUNDS }
    }

    /// Adds a match: what happened in it, and how it ended.
    pub fn add<G: Watched>(&mut self, game: &G, events: &[G::Event], outcome: &Outcome) {
        let mut notes = Vec::new();
        game.notice_all(events, &mut notes);
        let mut offered = Vec::new();
        let mut done = Vec::new();
        let mut round = 0;
        for note in notes {
            match note {
                Note::Round(number) => round = number.min(self.rounds),
                Note::Offered(deed) => offered.push(deed),
                Note::Done(seat, deed) => {
                    self.rows[deed].times[round * self.seats + seat.index()] += 1;
                    done.push((deed, seat));
                }
            }
        }
        self.games += 1;
        offered.sort_unstable();
        offered.dedup();
        for deed in offered {
            self.rows[deed].offered += 1;
        }
        done.sort_unstable();
        done.dedup();
        for (deed, seat) in done {
            self.rows[deed].fared(seat, outcome, self.side);
        }
    }

    /// What the sums say, deed by deed; what was neither possible nor done is left out.
    pub fn report(&self) -> Vec<Line> {
        let lines = self.deeds.iter().zip(&self.rows);
        let happened = |row: &Row| row.offered > 0 || row.doers > 0;
        lines.filter(|(_, row)| happened(row)).map(|(deed, row)| self.line(deed, row)).collect()
    }

    /// Matches added so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    fn line(&self, deed: &Deed, row: &Row) -> Line {
        let by_round_and_seat: Vec<Vec<u64>> = row.times.chunks(self.seats).map(<[u64]>::to_vec).collect();
        let doers = row.doers.max(1) as f64;
        Line {
            kind: deed.kind,
            verb: deed.verb,
            id: deed.id.clone(),
            name: deed.name.clone(),
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

/// What is known of one deed: also the JSON of `sim --stats`, a contract field by field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The kind of piece.
    pub kind: &'static str,
    /// What is done with it.
    pub verb: &'static str,
    /// The stable word for the piece.
    pub id: String,
    /// Its name for people.
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
    pub by_round: Vec<u64>,
    /// How often each seat did it.
    pub by_seat: Vec<u64>,
    /// Both: for each round the seats.
    pub by_round_and_seat: Vec<Vec<u64>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::lorenzo::pieces::{CardId, TileId};
    use ::lorenzo::space::Space;
    use ::lorenzo::{Event, Lorenzo};
    use kernel::PerSeat;

    fn outcome(scores: [i32; 3], places: [u8; 3]) -> Outcome {
        Outcome {
            scores: PerSeat::from_fn(3, |seat| scores[seat.index()]),
            places: PerSeat::from_fn(3, |seat| places[seat.index()]),
        }
    }

    fn taken(seat: u8, card: u8) -> Event {
        let (seat, card) = (Seat::new(seat).unwrap(), CardId::new(card).unwrap());
        Event::CardTaken {
            seat,
            card,
            space: Space::new(0).unwrap(),
            paid: ::lorenzo::items::Amounts::default(),
        }
    }

    /// Two matches by hand. Card 1 is taken by seat 0, who wins 50 to 40 and 30, in round 1; then by seat 2, who shares
    /// the win 20 to 20 and 14, in round 2. Tile I-1 befalls seats 0 and 1 of the second match.
    #[test]
    fn the_ledger_agrees_with_a_count_by_hand() {
        let game = Lorenzo::standard();
        let mut ledger = Ledger::new(&game, 3, 1);
        let tile = TileId::new(1, 1).unwrap();
        let tiles = [tile, TileId::new(2, 1).unwrap(), TileId::new(3, 1).unwrap()];
        let one = [Event::RoundBegan { round: 1 }, taken(0, 1)];
        ledger.add(&game, &one, &outcome([50, 40, 30], [1, 2, 3]));
        let fall = |seat| Event::Excommunicated { seat: Seat::new(seat).unwrap(), tile, vp: 0 };
        let two = [
            Event::TilesDrawn { tiles },
            Event::RoundBegan { round: 1 },
            Event::RoundBegan { round: 2 },
            taken(2, 1),
            fall(0),
            fall(1),
        ];
        ledger.add(&game, &two, &outcome([20, 14, 20], [1, 3, 1]));

        let report = ledger.report();
        let line = |kind: &str, id: &str| report.iter().find(|it| it.kind == kind && it.id == id).unwrap();
        let card = line("card", &game.tables().cards[0].slug);
        assert_eq!((card.verb, card.times, card.doers, card.offered), ("taken", 2, 2, 0));
        assert_eq!((&card.by_round[..], &card.by_seat[..]), (&[0, 1, 1, 0, 0, 0, 0][..], &[1, 0, 1][..]));
        assert_eq!(card.by_round_and_seat[2], [0, 0, 1]);
        assert!((card.win_share - 0.75).abs() < 1e-9);
        assert!((card.mean_points - 35.0).abs() < 1e-9);
        assert!((card.points_ahead - f64::midpoint(10.0, 2.0)).abs() < 1e-9);
        let tile = line("excommunication", &game.tables().tiles[tile.index()].slug);
        assert_eq!((tile.verb, tile.times, tile.offered, tile.by_round[2]), ("suffered", 2, 1, 2));
        assert!((tile.win_share - 0.25).abs() < 1e-9);
        assert_eq!(ledger.games(), 2);
        assert_eq!(report.len(), 4, "one card, and three tiles of which two befell nobody");
    }
}
