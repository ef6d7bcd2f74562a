//! `magnifico verify`: records that prove themselves.

use crate::args::{GameId, Rules, Verify};
use crate::files;
use crate::record::ending;
use crate::setting::Loaded;
use crate::terminal::plain;
use anyhow::{Context, Result, anyhow, bail};
use games::Visitor;
use kernel::Game;
use kernel::record::Record;
use kernel::replay::replay;
use playable::Playable;
use std::any::Any;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use words::{Lang, Phrase, key, tell};

/// Checks each record and prints a line for it; an error when any is bad.
pub(crate) fn run(args: &Verify, out: &mut impl Write) -> Result<()> {
    let lang = args.language.get();
    let mut prover = Prover::new(lang, &args.rules);
    let mut bad = 0;
    let mut first = None;
    for file in &args.files {
        match prover.verify(file)? {
            Ok(found) => writeln!(out, "ok   {}: {found}", file.display())?,
            Err(error) => {
                let reason = plain(&format!("{error:#}"));
                writeln!(out, "BAD  {}: {reason}", file.display())?;
                bad += 1;
                first.get_or_insert_with(|| format!("{}: {reason}", file.display()));
            }
        }
    }
    let all = args.files.len() as i64;
    let sum = Phrase::new(key!("terminal-records")).number("n", all);
    writeln!(out, "{}", tell(lang, &sum.number("ok", all - bad).number("bad", bad)))?;
    // The reason stands on the error stream too, for those who look only there.
    match first {
        None => Ok(()),
        Some(reason) if bad == 1 => bail!("a record is bad: {reason}"),
        Some(reason) => bail!("{bad} records are bad, the first: {reason}"),
    }
}

/// Proves records of any game.
pub(crate) struct Prover<'a> {
    lang: Lang,
    rules: &'a Rules,
    /// The games that were needed so far, each a [`Loaded`] by its id: parsing their data takes longer than proving a
    /// record.
    loaded: BTreeMap<&'static str, Box<dyn Any>>,
}

impl<'a> Prover<'a> {
    pub(crate) fn new(lang: Lang, rules: &'a Rules) -> Prover<'a> {
        Prover { lang, rules, loaded: BTreeMap::new() }
    }

    /// Proves one record.
    pub(crate) fn prove(&mut self, record: &Record) -> Result<String> {
        let id = &record.header.game;
        let game: GameId = id.parse().map_err(|error| anyhow!("game {id:?}: {error}"))?;
        game.visit(Proof { prover: self, record })?
    }

    /// What a good record is about, or why it is bad; the outer error is for rules data that cannot be used.
    fn verify(&mut self, file: &Path) -> Result<Result<String>> {
        match files::read(file) {
            Ok((game, record)) => game.visit(Proof { prover: self, record: &record }),
            Err(error) => Ok(Err(error)),
        }
    }

    fn game<P: Playable>(&mut self) -> Result<&Loaded<P>> {
        let id = P::Game::META.id;
        if !self.loaded.contains_key(id) {
            self.loaded.insert(id, Box::new(Loaded::<P>::new(self.rules)?));
        }
        let loaded = self.loaded.get(id).and_then(|it| it.downcast_ref());
        loaded.context("two games have the same id")
    }
}

/// The proof of one record.
struct Proof<'a, 'b> {
    prover: &'a mut Prover<'b>,
    record: &'a Record,
}

impl Visitor for Proof<'_, '_> {
    type Output = Result<Result<String>>;

    fn visit<P: Playable>(self) -> Result<Result<String>> {
        let lang = self.prover.lang;
        let loaded = self.prover.game::<P>()?;
        Ok(proven(lang, loaded, self.record))
    }
}

fn proven<P: Playable>(lang: Lang, loaded: &Loaded<P>, record: &Record) -> Result<String> {
    replay(&*loaded.game, record, |_| ())?;
    let config = serde_json::from_value(record.header.config.clone()).context("config")?;
    Ok(format!("{}, {}", loaded.headline(lang, &config), ending(lang, record)))
}
