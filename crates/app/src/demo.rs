//! `magnifico demo`: what can be done, and a short game to look at.

use crate::GameCommand;
use crate::args::{Demo, GameId, Setting};
use crate::record;
use crate::setting::Ready;
use crate::swarm::fresh_seed;
use crate::terminal::{Names, plain, result, with};
use anyhow::Result;
use bots::{Kind, Player};
use kernel::record::Record;
use kernel::replay::replay;
use kernel::{Game, Seat};
use playable::Playable;
use std::io::Write;
use std::process::ExitCode;
use words::{Key, Lang, key, say, tell};

/// So wide are the commands of the welcome, unless one is longer.
const WIDTH: usize = 34;

/// How many play, where the game allows it.
const PLAYERS: u8 = 4;

impl GameCommand for Demo {
    /// Prints the commands and plays a game.
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        let lang = self.language.get();
        writeln!(out, "{}", welcome(lang))?;
        let (fewest, most) = P::Game::META.seats;
        let players = PLAYERS.clamp(fewest, most);
        let setting = Setting {
            bots: vec![Player::Ours(Kind::Greedy); players.into()],
            seed: Some(fresh_seed()),
            ..Setting::default()
        };
        let ready: Ready<P> = setting.ready()?;
        let record = record::play(&ready)?;
        let heading = with(key!("terminal-demo"), "game", say(lang, P::NAME)).number("n", players);
        writeln!(out, "{}\n", tell(lang, &heading))?;
        write!(out, "{}", chronicle::<P>(&ready.loaded.game, lang, &record)?)?;
        let bots = vec![Kind::Greedy.to_string(); players.into()].join(",");
        let id = P::Game::META.id;
        let command = format!("magnifico record {id} my.jsonl --bots {bots} --seed {}", ready.seed);
        writeln!(out, "\n{}", tell(lang, &with(key!("terminal-keep"), "command", command)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What can be done, a line for each command.
fn welcome(lang: Lang) -> String {
    // The second and the last game stand for all others; where there are fewer, the first must do.
    let ids: Vec<String> = GameId::offered().map(|game| game.to_string()).collect();
    let (first, last) = (&ids[0], &ids[ids.len() - 1]);
    let second = ids.get(1).unwrap_or(first);
    let commands: [(String, Key); 10] = [
        (String::new(), key!("terminal-do-serve")),
        (format!("sim {first}"), key!("terminal-do-sim")),
        (format!("sim {second}"), key!("terminal-do-sim-other")),
        (format!("arena {first} --bots planner,greedy"), key!("terminal-do-arena")),
        (format!("record {first} my.jsonl"), key!("terminal-do-record")),
        ("replay my.jsonl".into(), key!("terminal-do-replay")),
        ("verify my.jsonl".into(), key!("terminal-do-verify")),
        (format!("demo {last}"), key!("terminal-do-demo")),
        ("bench".into(), key!("terminal-do-bench")),
        ("--help".into(), key!("terminal-do-help")),
    ];
    let line = |(command, what): (String, Key)| {
        let command = format!("magnifico {command}");
        format!("  {command:<WIDTH$}  {}\n", say(lang, what))
    };
    let commands: String = commands.into_iter().map(line).collect();
    let checkout = with(key!("terminal-checkout"), "cargo", "cargo run --release --");
    format!("{}\n\n{commands}\n{}\n", say(lang, key!("terminal-welcome")), tell(lang, &checkout))
}

/// A whole match on a page: a line for each seat in each round, and the final scores.
fn chronicle<P: Playable>(game: &P::Game, lang: Lang, record: &Record) -> Result<String> {
    let names = Names::new(&record.header.seats);
    let mut page = Page::new(record.header.seats.len());
    let state = replay(game, record, |step| {
        for event in step.events {
            if let Some(heading) = P::chapter(event) {
                page.turn(&names, tell(lang, &heading));
            }
            if let Some((seat, words)) = P::brief(game, lang, event) {
                page.note(seat, tell(lang, &words));
            }
        }
    })?;
    page.turn(&names, String::new());
    Ok(format!("{}\n{}", page.text, result::<P>(game, lang, &names, &state)))
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
        // A game without chapters has one without a heading.
        let is_begun = !self.heading.is_empty() || self.notes.iter().any(|notes| !notes.is_empty());
        if is_begun {
            if !self.heading.is_empty() {
                self.text += &self.heading.join(", ");
                self.text.push('\n');
            }
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
