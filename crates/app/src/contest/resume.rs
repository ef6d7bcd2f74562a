//! The file that a contest is resumed from: its setting in the first line, then a line for each finished game.
//!
//! Lines are only ever added. A line that was cut off in the middle, by a power cut say, is the last one and is
//! dropped; anything else that does not belong there is refused and the file left as it is.

use super::Entry;
use crate::shelf::Shelved;
use anyhow::{Context, Result, bail};
use arena::contest::Played;
use bots::Player;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The version of the file.
const FORMAT: u32 = 1;

/// An open file with the games of a contest.
pub(super) struct Ledger {
    file: Mutex<File>,
    played: BTreeMap<u64, Played>,
}

impl Ledger {
    /// Opens the file, or begins it.
    pub(super) fn open<G: Shelved>(path: &Path, entry: &Entry<G>) -> Result<Ledger> {
        let opened = if path.exists() { read(path, entry) } else { begin(path, entry) };
        opened.with_context(|| format!("--resume {}", path.display()))
    }

    /// The games that were in the file when it was opened.
    pub(super) fn take_played(&mut self) -> Vec<Played> {
        std::mem::take(&mut self.played).into_values().collect()
    }

    /// Adds a game.
    pub(super) fn keep(&self, played: &Played) -> io::Result<()> {
        let line = serde_json::to_string(played)? + "\n";
        // In one piece, so that a game is in the file or is not.
        self.file.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes())
    }
}

/// What must be the same for games to belong together. How many games, and on how many threads, does not matter.
fn setting<G: Shelved>(entry: &Entry<G>) -> Result<Value> {
    let limits = entry.players.iter().filter_map(|player| match player {
        Player::Theirs(program) => Some(program.limit().as_millis() as u64),
        Player::Ours(_) => None,
    });
    Ok(json!({
        "arena": FORMAT,
        "game": G::META.id,
        "rules": G::META.rules,
        "data": entry.game.data_hash(),
        "config": serde_json::to_value(&entry.config)?,
        "bots": entry.names,
        "seed": entry.seed,
        "bot_limit_ms": limits.max(),
    }))
}

fn begin<G: Shelved>(path: &Path, entry: &Entry<G>) -> Result<Ledger> {
    let mut file = OpenOptions::new().append(true).create_new(true).open(path).map_err(|error| {
        let folder = error.kind() == io::ErrorKind::NotFound;
        let why = if folder { "its folder does not exist".into() } else { error.to_string() };
        anyhow::anyhow!("the file cannot be written: {why}")
    })?;
    file.write_all(format!("{}\n", setting(entry)?).as_bytes())?;
    Ok(Ledger { file: Mutex::new(file), played: BTreeMap::new() })
}

fn read<G: Shelved>(path: &Path, entry: &Entry<G>) -> Result<Ledger> {
    if path.is_dir() {
        bail!("this is a folder: name a file");
    }
    let mut file =
        OpenOptions::new().read(true).append(true).open(path).context("the file cannot be opened")?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
    let not_ours = "this is not the file of a contest, and is left as it is: name another";
    let Ok(text) = std::str::from_utf8(&bytes[..whole]) else { bail!(not_ours) };
    let mut lines = text.lines();
    let header: Option<Value> = lines.next().and_then(|line| serde_json::from_str(line).ok());
    let Some(header) = header.filter(|it| it.get("arena").is_some()) else { bail!(not_ours) };
    compare(&header, &setting(entry)?)?;
    let mut played = BTreeMap::new();
    for (i, line) in lines.enumerate() {
        let game = game(line, entry).with_context(|| format!("line {}", i + 2))?;
        played.entry(game.game).or_insert(game);
    }
    if whole < bytes.len() {
        file.set_len(whole as u64).context("its last line, which was cut off, cannot be dropped")?;
    }
    Ok(Ledger { file: Mutex::new(file), played })
}

/// Says what is different, if anything is.
fn compare(header: &Value, setting: &Value) -> Result<()> {
    let fields = setting.as_object().into_iter().flatten();
    for (name, wanted) in fields {
        let found = header.get(name).unwrap_or(&Value::Null);
        if found != wanted {
            bail!(
                "the file belongs to another contest: its {name} is {found}, not {wanted}; name another file"
            );
        }
    }
    Ok(())
}

fn game<G: Shelved>(line: &str, entry: &Entry<G>) -> Result<Played> {
    let played: Played = serde_json::from_str(line).context("not a game of a contest")?;
    let fixture = entry.schedule.game(played.game);
    let n = fixture.seats.len();
    let fits = played.deal == fixture.deal && played.seats == fixture.seats;
    if !fits || played.scores.len() != n || played.places.len() != n || !played.places.contains(&1) {
        bail!("game {} is not as this contest has it", played.game);
    }
    Ok(played)
}
