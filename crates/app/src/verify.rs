//! `magnifico verify`: records that prove themselves.

use crate::args::{Rules, Verify};
use crate::columns::{count, grouped};
use crate::files;
use crate::record::ending;
use crate::setting::{headline, load};
use crate::shelf::{Shelved, Title};
use crate::tell::plain;
use anyhow::{Context, Result, bail};
use florenza::Florenza;
use kernel::record::Record;
use kernel::replay::replay;
use lorenzo::Lorenzo;
use std::io::Write;
use std::path::Path;
use wiege::Wiege;

/// Checks each record and prints a line for it; an error when any is bad.
pub(crate) fn run(args: &Verify, out: &mut impl Write) -> Result<()> {
    let mut loaded = Loaded::default();
    let mut bad = 0;
    let mut first = None;
    for file in &args.files {
        match verify(file, &args.rules, &mut loaded)? {
            Ok(found) => writeln!(out, "ok   {}: {found}", file.display())?,
            Err(error) => {
                let reason = plain(&format!("{error:#}"));
                writeln!(out, "BAD  {}: {reason}", file.display())?;
                bad += 1;
                first.get_or_insert_with(|| format!("{}: {reason}", file.display()));
            }
        }
    }
    let all = args.files.len();
    let (ok, bad_ones) = (grouped((all - bad) as u64), grouped(bad as u64));
    writeln!(out, "{}: {ok} ok, {bad_ones} bad", count(all as u64, "record"))?;
    // The reason stands on the error stream too, for those who look only there.
    match first {
        None => Ok(()),
        Some(reason) if bad == 1 => bail!("a record is bad: {reason}"),
        Some(reason) => bail!("{bad} records are bad, the first: {reason}"),
    }
}

/// The games that were needed so far: parsing their data takes longer than proving a record.
#[derive(Default)]
struct Loaded {
    lorenzo: Option<Lorenzo>,
    florenza: Option<Florenza>,
    wiege: Option<Wiege>,
}

/// What a good record is about, or why it is bad; the outer error is for rules data that cannot be used.
fn verify(file: &Path, rules: &Rules, loaded: &mut Loaded) -> Result<Result<String>> {
    let (title, record) = match files::read(file) {
        Ok(found) => found,
        Err(error) => return Ok(Err(error)),
    };
    match title {
        Title::Lorenzo => prove(&record, rules, &mut loaded.lorenzo),
        Title::Florenza => prove(&record, rules, &mut loaded.florenza),
        Title::Wiege => prove(&record, rules, &mut loaded.wiege),
    }
}

fn prove<G: Shelved>(record: &Record, rules: &Rules, loaded: &mut Option<G>) -> Result<Result<String>> {
    let game = match loaded {
        Some(game) => game,
        None => loaded.insert(load(rules)?),
    };
    Ok(proven(game, record))
}

fn proven<G: Shelved>(game: &G, record: &Record) -> Result<String> {
    replay(game, record, |_| ())?;
    let config = serde_json::from_value(record.header.config.clone()).context("config")?;
    Ok(format!("{}, {}", headline(game, &config), ending(record)))
}
