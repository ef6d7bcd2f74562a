//! `magnifico demo`: what can be done, and a short game to look at.

use crate::args::{Options, Patience, Rules, Setting};
use crate::record;
use crate::setting::Ready;
use crate::shelf::Shelved;
use crate::swarm::fresh_seed;
use crate::tell::{Names, plain};
use anyhow::Result;
use bots::{Kind, Player};
use kernel::Seat;
use kernel::record::Record;
use kernel::replay::replay;
use std::io::Write;

const WELCOME: &str = "\
Magnifico plays Renaissance board games. What you can do now:

  magnifico                           serve the web table: open its address in a browser
  magnifico sim lorenzo               play a thousand games between bots; --json for data
  magnifico sim florenza              the same with another game
  magnifico arena lorenzo --bots planner,greedy   let bots play bots, with ratings
  magnifico record lorenzo my.jsonl   keep one game as a file
  magnifico replay my.jsonl           step through it, with anybody's eyes
  magnifico verify my.jsonl           prove that its dice, moves and result are genuine
  magnifico demo wiege                another game to look at; all games take the same commands
  magnifico bench                     measure the speed of the engine
  magnifico --help                    everything else

In a checkout write `cargo run --release --` instead of `magnifico`.
";

/// How many play.
const PLAYERS: usize = 4;

/// Prints the commands and plays a game.
pub(crate) fn run<G: Shelved>(out: &mut impl Write) -> Result<()> {
    writeln!(out, "{WELCOME}")?;
    let setting = Setting {
        players: None,
        bots: vec![Player::Ours(Kind::Greedy); PLAYERS],
        seed: Some(fresh_seed()),
        patience: Patience::default(),
        rules: Rules::default(),
        options: Options::default(),
    };
    let ready: Ready<G> = setting.ready()?;
    let record = record::play(&ready)?;
    writeln!(out, "A game of {} between four bots that look one decision ahead:\n", G::META.title)?;
    write!(out, "{}", chronicle(&*ready.game, &record)?)?;
    let bots = vec![Kind::Greedy.to_string(); PLAYERS].join(",");
    writeln!(
        out,
        "\nTo keep this very game: magnifico record {} my.jsonl --bots {bots} --seed {}",
        G::META.id,
        ready.seed
    )?;
    Ok(())
}

/// A whole match on a page: a line for each seat in each round, and the final scores.
fn chronicle<G: Shelved>(game: &G, record: &Record) -> Result<String> {
    let names = Names::new(&record.header.seats);
    let mut page = Page::new(record.header.seats.len());
    let state = replay(game, record, |step| {
        for event in step.events {
            if let Some(heading) = G::chapter(event) {
                page.turn(&names, heading);
            }
            if let Some((seat, words)) = game.brief(event) {
                page.note(seat, words);
            }
        }
    })?;
    page.turn(&names, String::new());
    Ok(format!("{}\n{}", page.text, game.result(&state, &names)))
}

/// The page as far as it is written, and the notes for the round under way.
struct Page {
    text: String,
    heading: Vec<String>,
    notes: Vec<Vec<String>>,
}

impl Page {
    fn new(seats: usize) -> Page {
        Page { text: String::new(), heading: Vec::new(), notes: vec![Vec::new(); seats] }
    }

    fn note(&mut self, seat: Option<Seat>, words: String) {
        match seat {
            Some(seat) => self.notes[seat.index()].push(words),
            None => self.heading.push(words),
        }
    }

    /// Writes down the round that is over and begins another.
    fn turn(&mut self, names: &Names, heading: String) {
        if !self.heading.is_empty() {
            self.text += &self.heading.join(", ");
            self.text.push('\n');
            let width =
                Seat::all(self.notes.len()).map(|seat| names.of(seat).chars().count()).max().unwrap_or(0);
            for (seat, notes) in Seat::all(self.notes.len()).zip(&self.notes) {
                let line = format!("  {:<width$}  {}", names.of(seat), plain(&gathered(notes)));
                self.text += line.trim_end();
                self.text.push('\n');
            }
        }
        self.heading = vec![heading];
        self.notes.iter_mut().for_each(Vec::clear);
    }
}

/// The notes in a line, equal ones told once: `council ×3, market`.
fn gathered(notes: &[String]) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for note in notes {
        match counted.iter_mut().find(|(known, _)| known == note) {
            Some((_, times)) => *times += 1,
            None => counted.push((note, 1)),
        }
    }
    let told =
        |(note, times): (&str, usize)| if times == 1 { note.into() } else { format!("{note} ×{times}") };
    counted.into_iter().map(told).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_notes_are_gathered() {
        let notes = ["council", "market", "council"].map(String::from);
        assert_eq!(gathered(&notes), "council ×2, market");
        assert_eq!(gathered(&[]), "");
    }
}
