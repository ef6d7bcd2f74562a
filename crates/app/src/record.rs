//! `magnifico record`: one game between bots, kept as a file.

use crate::args::Record;
use crate::columns::count;
use crate::files;
use crate::setting::Ready;
use crate::shelf::Shelved;
use crate::tell::Names;
use anyhow::Result;
use arena::play::Room;

use kernel::record::Entry;
use kernel::{Seed, Silent};
use std::io::Write;

/// Plays the game and writes the record.
pub(crate) fn run<G: Shelved>(args: &Record, out: &mut impl Write) -> Result<()> {
    let ready: Ready<G> = args.setting.ready()?;
    let record = play(&ready)?;
    if files::is_standard(&args.file) {
        out.write_all(record.to_text().as_bytes())?;
        return Ok(());
    }
    files::write_new(&args.file, &record.to_text())?;
    writeln!(out, "{}: {}, {}", args.file.display(), ready.headline(), ending(&record))?;
    Ok(())
}

/// Plays the game that `sim` plays first with the same seed.
pub(crate) fn play<G: Shelved>(ready: &Ready<G>) -> Result<kernel::record::Record> {
    let mut room = Room::new(&ready.game, &ready.config, &|seat| ready.bot(seat));
    let (_, record) = room.record(Seed::from_number(ready.seed).nth(0), &ready.sitters(), &mut Silent)?;
    Ok(record)
}

/// How long a game was and who won, in a few words.
pub(crate) fn ending(record: &kernel::record::Record) -> String {
    let names = Names::new(&record.header.seats);
    let decisions = record.entries.iter().filter(|entry| matches!(entry, Entry::Act { .. })).count();
    let decisions = count(decisions as u64, "decision");
    let Some(footer) = &record.footer else { return format!("{decisions}, not over") };
    let winners = footer.result.winners();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    let points = winners.lowest().map_or(0, |seat| footer.result.scores[seat]);
    let plural = if points == 1 { "" } else { "s" };
    format!("{decisions}, {} {verb} with {points} point{plural}", names.list(winners.iter()))
}
