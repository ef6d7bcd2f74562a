//! `magnifico sim --stats`: what the pieces of a game were worth, as files and as a short table.

use crate::columns::{Columns, count, grouped};
use crate::files;
use crate::setting::Ready;
use anyhow::Result;
use arena::pieces::{ENOUGH, PieceCounter, PieceLine};
use kernel::bundle::Event;
use kernel::{Game, Outcome};
use playable::Playable;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// So many lines from the top and from the bottom of each table are printed; the files have them all.
const SHOWN: usize = 5;

/// The columns that every file has, before those of rounds and seats.
const HEADS: &str =
    "kind,verb,id,name,offered,times,doers,win_share,win_share_low,win_share_high,mean_points,points_ahead";

/// Watches games and writes down what was seen.
pub(crate) struct Stats<'a, P: Playable> {
    ready: &'a Ready<P>,
    counter: Mutex<PieceCounter>,
    json: PathBuf,
    csv: PathBuf,
}

impl<'a, P: Playable> Stats<'a, P> {
    /// Makes the folder ready; refuses before the first game if its files are there already.
    pub(crate) fn open(folder: &Path, ready: &'a Ready<P>) -> Result<Stats<'a, P>> {
        files::make_folder(folder)?;
        let file = |ending: &str| folder.join(format!("{}.{ending}", P::Game::META.id));
        let (json, csv) = (file("json"), file("csv"));
        files::check_new(&json)?;
        files::check_new(&csv)?;
        let side = if P::has_partners(&ready.config) { 2 } else { 1 };
        let seats = P::Game::seats(&ready.config);
        let counter = Mutex::new(PieceCounter::new::<P>(&ready.loaded.game, seats, side));
        Ok(Stats { ready, counter, json, csv })
    }

    /// Takes in one game.
    pub(crate) fn add(&self, events: &[Event<P>], outcome: &Outcome) {
        let mut counter = self.counter.lock().unwrap_or_else(PoisonError::into_inner);
        counter.add::<P>(&self.ready.loaded.game, events, outcome);
    }

    /// Writes the files; the short table comes back.
    pub(crate) fn write(self) -> Result<String> {
        let counter = self.counter.into_inner().unwrap_or_else(PoisonError::into_inner);
        let bots = self.ready.players.iter().map(ToString::to_string).collect();
        let report = counter.report::<P>(&self.ready.config, bots, self.ready.seed);
        files::write_new(&self.json, &(serde_json::to_string(&report)? + "\n"))?;
        files::write_new(&self.csv, &csv(&report.lines, report.players.into(), report.rounds))?;
        let written = format!("All of it in {} and {}\n", self.json.display(), self.csv.display());
        Ok(tables(&report.lines) + "\n" + &written)
    }
}

fn csv(lines: &[PieceLine], seats: usize, rounds: usize) -> String {
    let rounds = (0..=rounds).map(|round| format!(",round_{round}"));
    let seats = (0..seats).map(|seat| format!(",seat_{seat}"));
    let mut text = HEADS.to_owned();
    text.extend(rounds.chain(seats));
    text.push('\n');
    for line in lines {
        let words = [&line.kind, &line.verb, &line.id, &line.name].map(|word| files::csv_cell(word));
        let [low, high] = line.win_share_95;
        let counts = [line.offered, line.times, line.doers].map(|n| n.to_string());
        let means =
            [line.win_share, low, high, line.mean_points, line.points_ahead].map(|x| format!("{x:.4}"));
        let rest = line.by_round.iter().chain(&line.by_seat).map(ToString::to_string);
        let cells: Vec<String> = words.into_iter().chain(counts).chain(means).chain(rest).collect();
        text += &cells.join(",");
        text.push('\n');
    }
    text
}

/// For each kind of piece the best and the worst, by the points that those who had it were ahead of their tables.
fn tables(lines: &[PieceLine]) -> String {
    let mut kinds: Vec<&str> = lines.iter().map(|line| line.kind.as_str()).collect();
    kinds.dedup();
    let mut text = String::new();
    for kind in kinds {
        let mut of_kind: Vec<&PieceLine> =
            lines.iter().filter(|line| line.kind == kind && !line.is_rare()).collect();
        of_kind.sort_by(|a, b| b.points_ahead.total_cmp(&a.points_ahead));
        let left_out = of_kind.len().saturating_sub(2 * SHOWN);
        let mut table =
            Columns::new([kind, "", "times", "win share", "95 % interval", "points", "ahead"]).flush_left(2);
        for (i, line) in of_kind.iter().enumerate() {
            if left_out > 0 && i == SHOWN {
                table.row([format!("… {} more", grouped(left_out as u64))]);
            }
            if left_out == 0 || i < SHOWN || i >= of_kind.len() - SHOWN {
                table.row(row(line));
            }
        }
        if of_kind.is_empty() {
            let _ = write!(
                text,
                "\n{kind}: too few games to say anything (at least {})\n",
                count(ENOUGH, "player")
            );
        } else {
            let _ = write!(text, "\n{table}");
        }
    }
    text
}

fn row(line: &PieceLine) -> [String; 7] {
    let [low, high] = line.win_share_95.map(|share| share * 100.0);
    [
        line.name.clone(),
        line.verb.clone(),
        grouped(line.times),
        format!("{:.1} %", line.win_share * 100.0),
        format!("{low:.1} to {high:.1} %"),
        format!("{:.1}", line.mean_points),
        format!("{:+.1}", line.points_ahead),
    ]
}
