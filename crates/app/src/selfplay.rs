//! `magnifico selfplay`: matches between bots, kept as positions that networks learn from.

use crate::GameCommand;
use crate::args::Selfplay;
use crate::bar::bar;
use crate::columns::count;
use crate::files;
use crate::setting::{Ready, tell_missing};
use crate::sim::threads;
use anyhow::{Context, Result, anyhow, bail};
use arena::selfplay::{self, Gathering};
use indicatif::ProgressBar;
use kernel::{Game, Seat, Seed};
use playable::Playable;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What the rows of a folder are, and with which settings they were made.
const ABOUT: &str = "selfplay.json";
/// Games in one file.
const PART: u64 = 100;

impl GameCommand for Selfplay {
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        gather::<P>(self, out).map(|()| ExitCode::SUCCESS)
    }
}

/// What all threads work on.
struct Work<'a, P: Playable> {
    ready: &'a Ready<P>,
    selfplay: selfplay::Selfplay<'a, P>,
    folder: &'a Path,
    games: u64,
    /// The next file to see to.
    next: AtomicU64,
    played: AtomicU64,
    until: Option<Instant>,
    bar: ProgressBar,
}

/// Plays what is not there yet.
fn gather<P: Playable>(args: &Selfplay, out: &mut impl Write) -> Result<()> {
    let ready: Ready<P> = args.setting.ready()?;
    let gathering = Gathering { explore: args.explore, one_in: args.one_in as usize };
    let selfplay = selfplay::Selfplay::<P>::new(&ready.loaded.game, &ready.config, gathering)
        .ok_or_else(|| anyhow!("{} is not told to networks yet", P::Game::META.title))?;
    files::make_folder(&args.out)?;
    let about = about(args, &ready, selfplay.row_bytes())?;
    keep_about(&args.out.join(ABOUT), &about)?;
    tell_missing::<P>(&ready.players, &ready.loaded.game, &ready.config)?;
    let work = Work {
        ready: &ready,
        selfplay,
        folder: &args.out,
        games: args.games,
        next: AtomicU64::new(0),
        played: AtomicU64::new(0),
        until: args.seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds)),
        bar: bar("games", Some(args.games)),
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads(args.threads)).map(|_| scope.spawn(|| work.run())).collect();
        running
            .into_iter()
            .try_for_each(|it| it.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    work.bar.finish_and_clear();
    let played = work.played.load(Ordering::Relaxed);
    writeln!(out, "{} played, positions in {}", count(played, "game"), args.out.display())?;
    Ok(())
}

/// What the folder holds, for whoever reads it and for going on later.
fn about<P: Playable>(args: &Selfplay, ready: &Ready<P>, row_bytes: usize) -> Result<Value> {
    let encoding = P::ENCODING.ok_or_else(|| anyhow!("there are no features"))?;
    let game = &ready.loaded.game;
    Ok(json!({
        "game": P::Game::META.id,
        "table": bots::table_of::<P>(game, &ready.config),
        "version": encoding.version,
        "data": game.data_hash(),
        "seats": P::Game::seats(&ready.config),
        "seat_features": encoding.seat_features,
        "table_features": encoding.table_features,
        "row_bytes": row_bytes,
        "config": serde_json::to_value(&ready.config)?,
        "bots": ready.players.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "networks": ready.players.iter().map(bots::Player::network).collect::<Vec<_>>(),
        "explore": args.explore,
        "one_in": args.one_in,
        "seed": ready.seed,
        "play": bots::REVISION,
    }))
}

/// Writes what the folder holds; in one that goes on it must be the same.
fn keep_about(path: &Path, about: &Value) -> Result<()> {
    if !path.exists() {
        let text = serde_json::to_string_pretty(about)? + "\n";
        return files::write_new(path, &text).with_context(|| path.display().to_string());
    }
    let known: Value = serde_json::from_str(&files::text(path)?)
        .with_context(|| format!("{} is damaged", path.display()))?;
    let Some(other) =
        about.as_object().into_iter().flatten().find(|(key, value)| known.get(key) != Some(value))
    else {
        return Ok(());
    };
    bail!(
        "the positions in this folder were made with another setting ({} was {}): name another folder",
        other.0,
        known.get(other.0).unwrap_or(&Value::Null)
    )
}

impl<P: Playable> Work<'_, P> {
    /// Sees to file after file, until all are there or the time is over.
    fn run(&self) -> Result<()> {
        let named = Seat::all(self.ready.players.len());
        let mut bots: Vec<_> = named.map(|seat| self.ready.bot(seat)).collect();
        let mut rows = Vec::new();
        loop {
            let part = self.next.fetch_add(1, Ordering::Relaxed);
            let games = part * PART..((part + 1) * PART).min(self.games);
            if games.is_empty() || self.until.is_some_and(|until| Instant::now() >= until) {
                return Ok(());
            }
            let path = self.path(part, &games);
            if path.exists() {
                self.bar.inc(games.end - games.start);
                continue;
            }
            rows.clear();
            for game in games {
                self.selfplay.play(&mut bots, Seed::from_number(self.ready.seed).nth(game), &mut rows)?;
                self.played.fetch_add(1, Ordering::Relaxed);
                self.bar.inc(1);
            }
            write(&path, &rows).with_context(|| format!("{} cannot be written", path.display()))?;
        }
    }

    /// A file's name tells which games are in it, so that one of fewer games does not stand for a whole one.
    fn path(&self, part: u64, games: &std::ops::Range<u64>) -> PathBuf {
        let rest = if games.end - games.start < PART {
            format!("-{}", games.end - games.start)
        } else {
            String::new()
        };
        self.folder.join(format!("positions-{part:06}{rest}.bin"))
    }
}

/// Writes a file that is there as a whole or not at all.
fn write(path: &Path, rows: &[u8]) -> std::io::Result<()> {
    let fresh = path.with_extension("new");
    fs::write(&fresh, rows)?;
    fs::rename(&fresh, path)
}
