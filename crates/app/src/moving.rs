//! `magnifico move`: everything from one database into another, read again and compared.

use crate::args::{Move, Rules};
use crate::bar::bar;
use crate::serve::runtime;
use crate::verify::Prover;
use anyhow::{Context, Result, bail, ensure};
use indicatif::ProgressBar;
use kernel::record::Record;
use std::io::Write;
use store::{Append, CHAT_LINES, Error, Loaded, NewTable, Passed, Store, TableId};
use web::{Database, Settings};
use words::Lang;

/// How many tables are looked up at once.
const PAGE: usize = 256;
/// How many entries are written at once.
const PIECE: usize = 1024;

/// Copies and verifies.
pub(crate) fn run(args: &Move, out: &mut impl Write) -> Result<()> {
    let (from, to) = (place(&args.from)?, place(&args.to)?);
    ensure!(from != to, "both are the same database");
    if let Database::File(file) = &from {
        ensure!(file.exists(), "there is no database at {}", file.display());
    }
    let told = runtime()?.block_on(async {
        let source = from.open().await?;
        let target = to.open().await?;
        let moved = Carrier { source: &source, target: &target, sum: Sum::default() }.run().await;
        source.close().await?;
        target.close().await?;
        moved
    })?;
    writeln!(out, "{to} has all that is in {from}: {told}")?;
    Ok(())
}

/// Which database was meant. Nothing in memory would be left afterwards.
fn place(text: &str) -> Result<Database> {
    let settings = Settings { database: Some(text.into()), ..Settings::default() };
    match settings.database()? {
        Database::Memory => bail!("a database in memory cannot be copied"),
        place => Ok(place),
    }
}

/// What was copied, in numbers.
#[derive(Debug, Default)]
struct Sum {
    tables: u64,
    entries: u64,
    proven: u64,
    /// Finished matches that could not be replayed, and why the first of them could not.
    unproven: u64,
    why: Option<String>,
    expired: u64,
}

struct Carrier<'a> {
    source: &'a Store,
    target: &'a Store,
    sum: Sum,
}

impl Carrier<'_> {
    async fn run(mut self) -> Result<String> {
        let number = self.count().await?;
        let progress = bar("tables copied", Some(number));
        self.copy_all(&progress).await?;
        self.copy_expired().await?;
        progress.finish_and_clear();
        let progress = bar("tables verified", Some(number));
        self.verify_all(&progress).await?;
        progress.finish_and_clear();
        Ok(self.sum.told())
    }

    async fn count(&self) -> Result<u64> {
        let (mut number, mut last) = (0, 0);
        loop {
            let page = self.source.walk(last, PAGE).await?;
            let Some(it) = page.last() else { return Ok(number) };
            (number, last) = (number + page.len() as u64, it.no);
        }
    }

    /// In order of creation, so that lists are in the same order afterwards.
    async fn copy_all(&self, progress: &ProgressBar) -> Result<()> {
        let mut last = 0;
        loop {
            let page = self.source.walk(last, PAGE).await?;
            let Some(it) = page.last() else { return Ok(()) };
            last = it.no;
            for passed in &page {
                let id = &passed.summary.id;
                self.copy(id).await.with_context(|| format!("table {id}"))?;
                progress.inc(1);
            }
        }
    }

    async fn copy(&self, id: &TableId) -> Result<()> {
        let loaded = self.source.load(id).await?;
        let new = NewTable {
            id: id.clone(),
            game: loaded.game.clone(),
            header: loaded.header.clone(),
            seed: loaded.seed,
            meta: loaded.meta.clone(),
            created_ms: loaded.created_ms,
            kind: self.source.kind(id).await?,
        };
        let mut version = match self.target.create(new).await {
            Ok(()) => 0,
            // From an earlier copy that was interrupted; whether it is the same is seen when all is compared.
            Err(Error::Exists) => self.target.load(id).await?.version,
            Err(error) => return Err(error.into()),
        };
        ensure!(version <= loaded.version, "there is another table of this name, which is longer");
        let rest = self.source.entries(id, version).await?;
        for piece in rest.chunks(PIECE) {
            let append =
                Append { entries: piece.to_vec(), updated_ms: loaded.updated_ms, ..Append::default() };
            version = self.target.append(id, version, append).await?;
        }
        let last = Append {
            entries: Vec::new(),
            meta: Some(loaded.meta),
            snapshot: loaded.snapshot,
            updated_ms: loaded.updated_ms,
            over: loaded.over,
            footer: loaded.footer,
        };
        self.target.append(id, version, last).await?;
        if let Some(report) = loaded.quarantined {
            self.target.quarantine(id, report).await?;
        }
        let said = self.target.chat(id, CHAT_LINES).await?.len();
        for line in self.source.chat(id, CHAT_LINES).await?.into_iter().skip(said) {
            self.target.say(id, line).await?;
        }
        Ok(())
    }

    async fn copy_expired(&mut self) -> Result<()> {
        let mut last = String::new();
        loop {
            let page = self.source.expired(&last, PAGE).await?;
            let Some((id, _)) = page.last() else { return Ok(()) };
            last = id.to_string();
            for (id, at_ms) in page {
                self.target.remember_expired(&id, at_ms).await?;
                self.sum.expired += 1;
            }
        }
    }

    /// Goes through both databases side by side: the same tables in the same order, and nothing else.
    async fn verify_all(&mut self, progress: &ProgressBar) -> Result<()> {
        let rules = Rules::default();
        let mut prover = Prover::new(Lang::default(), &rules);
        let (mut last, mut last_there) = (0, 0);
        loop {
            let (page, there) =
                (self.source.walk(last, PAGE).await?, self.target.walk(last_there, PAGE).await?);
            let ids = |page: &[Passed]| page.iter().map(|it| it.summary.id.clone()).collect::<Vec<_>>();
            ensure!(
                ids(&page) == ids(&there),
                "there are other tables than those that were copied: copy to an empty database"
            );
            let (Some(it), Some(its_copy)) = (page.last(), there.last()) else { break };
            (last, last_there) = (it.no, its_copy.no);
            for (passed, copied) in page.iter().zip(&there) {
                let id = &passed.summary.id;
                let is_same = passed.summary == copied.summary
                    && (passed.created_ms, passed.imported) == (copied.created_ms, copied.imported);
                ensure!(is_same, "table {id} is not the same there");
                self.verify(id, &mut prover).await.with_context(|| format!("table {id}"))?;
                progress.inc(1);
            }
        }
        let (all, copied) =
            (self.source.expired("", usize::MAX).await?, self.target.expired("", usize::MAX).await?);
        ensure!(all == copied, "other tables were removed there");
        Ok(())
    }

    async fn verify(&mut self, id: &TableId, prover: &mut Prover<'_>) -> Result<()> {
        let (source, target) = (self.source, self.target);
        let (loaded, copied) = (source.load(id).await?, target.load(id).await?);
        ensure!(is_same(&loaded, &copied), "it is not the same there");
        ensure!(source.kind(id).await? == target.kind(id).await?, "it is found by other things there");
        let (entries, there) = (source.entries(id, 0).await?, target.entries(id, 0).await?);
        ensure!(entries == there, "its entries are not the same there");
        let (chat, there_too) = (source.chat(id, CHAT_LINES).await?, target.chat(id, CHAT_LINES).await?);
        ensure!(chat == there_too, "its chat is not the same there");
        self.sum.tables += 1;
        self.sum.entries += there.len() as u64;
        // What proves itself is proven from what stands in the new place.
        if let Some(footer) = copied.footer {
            let text = std::iter::once(copied.header).chain(there).chain([footer]).collect::<Vec<_>>();
            let proven = Record::parse(&text.join("\n")).map_err(Into::into).and_then(|it| prover.prove(&it));
            match proven {
                Ok(_) => self.sum.proven += 1,
                Err(error) => {
                    self.sum.unproven += 1;
                    self.sum.why.get_or_insert_with(|| format!("table {id}: {error:#}"));
                }
            }
        }
        Ok(())
    }
}

/// Everything that was loaded, part by part: a part that is new has to be compared, too.
fn is_same(one: &Loaded, other: &Loaded) -> bool {
    let Loaded {
        game,
        header,
        seed,
        meta,
        version,
        snapshot,
        tail,
        over,
        footer,
        quarantined,
        created_ms,
        updated_ms,
    } = one;
    (game, header, seed, meta) == (&other.game, &other.header, &other.seed, &other.meta)
        && (version, snapshot, tail) == (&other.version, &other.snapshot, &other.tail)
        && (over, footer, quarantined) == (&other.over, &other.footer, &other.quarantined)
        && (created_ms, updated_ms) == (&other.created_ms, &other.updated_ms)
}

impl Sum {
    fn told(&self) -> String {
        let Sum { tables, entries, proven, unproven, why, expired } = self;
        let mut told = format!(
            "{tables} tables with {entries} entries, each compared byte by byte; {proven} finished matches replayed from \
             their seeds; {expired} removed tables remembered"
        );
        if let Some(why) = why {
            let rest = "finished matches cannot be replayed with the built-in rules, there as here";
            told.extend(["; ", &unproven.to_string(), " ", rest, " (", why, ")"]);
        }
        told
    }
}
