//! `magnifico record`: one game between bots, kept as a file.

use crate::GameCommand;
use crate::args::Record;
use crate::files;
use crate::setting::Ready;
use crate::terminal::{Names, counted, with};
use anyhow::Result;
use arena::play::Room;
use kernel::record::Entry;
use kernel::{Seat, Seed, Silent};
use playable::Playable;
use std::io::Write;
use std::process::ExitCode;
use words::{Lang, key, say, tell};

impl GameCommand for Record {
    /// Plays the game and writes the record.
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        let ready: Ready<P> = self.setting.ready()?;
        let record = play(&ready)?;
        if files::is_standard(&self.file) {
            out.write_all(record.to_text().as_bytes())?;
            return Ok(ExitCode::SUCCESS);
        }
        files::write_new(&self.file, &record.to_text())?;
        let lang = self.language.get();
        let (headline, ending) = (ready.headline(lang), ending(lang, &record));
        writeln!(out, "{}: {headline}, {ending}", self.file.display())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays the game that `sim` plays first with the same seed.
pub(crate) fn play<P: Playable>(ready: &Ready<P>) -> Result<kernel::record::Record> {
    let mut room = Room::new(&ready.loaded.game, &ready.config, &|seat| ready.bot(seat));
    let (_, record) = room.record(Seed::from_number(ready.seed).nth(0), &ready.sitters(), &mut Silent)?;
    Ok(record)
}

/// How long a game was and who won, in a few words.
pub(crate) fn ending(lang: Lang, record: &kernel::record::Record) -> String {
    let names = Names::new(&record.header.seats);
    let decisions = record.entries.iter().filter(|entry| matches!(entry, Entry::Act { .. })).count();
    let decisions = counted(lang, key!("terminal-decisions"), decisions);
    let Some(footer) = &record.footer else {
        return format!("{decisions}, {}", say(lang, key!("terminal-not-over")));
    };
    let winners = footer.result.winners();
    // Where nobody wins, somebody played alone and missed the goal.
    let first = winners.lowest().unwrap_or_default();
    let (who, what) = match winners.len() {
        0 => (names.list(lang, [Seat::default()]), key!("terminal-misses")),
        1 => (names.list(lang, winners.iter()), key!("terminal-wins")),
        _ => (names.list(lang, winners.iter()), key!("terminal-share")),
    };
    let won = with(what, "who", who).number("points", footer.result.scores[first]);
    format!("{decisions}, {}", tell(lang, &won))
}
