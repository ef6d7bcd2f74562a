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
use kernel::{Seat, Seed, Silent};
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
    // Where nobody wins, somebody played alone and missed the goal.
    let points = footer.result.scores[winners.lowest().unwrap_or_default()];
    let plural = if points == 1 { "" } else { "s" };
    let (who, what) = match winners.len() {
        0 => (names.of(Seat::default()).to_owned(), "misses the goal"),
        1 => (names.list(winners.iter()), "wins"),
        _ => (names.list(winners.iter()), "share the win"),
    };
    format!("{decisions}, {who} {what} with {points} point{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Kind, Player};
    use florenza::{Config, Florenza, Level};
    use std::sync::Arc;

    /// It once said that "none share the win with 0 points".
    #[test]
    fn a_match_lost_alone_is_told_as_lost() {
        let players = vec![Player::Ours(Kind::Random)];
        let config = Config::solo(Level::Extreme);
        let record = play(&Ready { game: Arc::new(Florenza::standard()), config, players, seed: 1 }).unwrap();
        let points = record.footer.as_ref().unwrap().result.scores[Seat::default()];
        let told = ending(&record);
        assert!(told.ends_with(&format!("misses the goal with {points} points")), "{told}");
    }
}
