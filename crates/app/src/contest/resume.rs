//! The file that a contest is resumed from: its setting in the first line, then a line for each finished game.
//!
//! Lines are only ever added. A line that was cut off in the middle, by a power cut say, is the last one and is
//! dropped; anything else that does not belong there is refused and the file left as it is. One run at a time has it.

use super::Entry;
use anyhow::{Context, Result, bail};
use arena::contest::{Lost, Played};
use bots::Player;
use kernel::{Digest, Game};
use playable::Playable;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
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
    /// Opens the file, or begins it; no other run may write to it meanwhile.
    pub(super) fn open<P: Playable>(path: &Path, entry: &Entry<P>) -> Result<Ledger> {
        open(path, entry).with_context(|| format!("--resume {}", path.display()))
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
fn setting<P: Playable>(entry: &Entry<P>) -> Result<Value> {
    let limits = entry.players.iter().filter_map(|player| match player {
        Player::Theirs(program) => Some(program.limit().as_millis() as u64),
        Player::Ours(_) | Player::Trained(_) => None,
    });
    Ok(json!({
        "arena": FORMAT,
        "game": P::Game::META.id,
        "rules": P::Game::META.rules,
        "data": entry.loaded.game.data_hash(),
        "config": serde_json::to_value(&entry.config)?,
        "bots": entry.names,
        "networks": entry.players.iter().map(bots::Player::network).collect::<Vec<_>>(),
        "seed": entry.seed,
        "bot_limit_ms": limits.max(),
        "version": env!("CARGO_PKG_VERSION"),
        "play": bots::REVISION,
        "weights": Digest::of([P::weights(), P::search_weights()].map(|it| P::weights_file(&it)).concat().as_bytes()),
    }))
}

/// Fields that tell one version's bots from another's.
const BOTS_OF: [&str; 3] = ["version", "play", "weights"];

fn open<P: Playable>(path: &Path, entry: &Entry<P>) -> Result<Ledger> {
    if path.is_dir() {
        bail!("this is a folder: name a file");
    }
    let opened = OpenOptions::new().read(true).append(true).create(true).open(path);
    let mut file = opened.map_err(|error| {
        let folder = error.kind() == io::ErrorKind::NotFound;
        let why = if folder { "its folder does not exist".into() } else { error.to_string() };
        anyhow::anyhow!("the file cannot be written: {why}")
    })?;
    // Before anything is read, or two runs would both play what neither finds there.
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => {
            anyhow::anyhow!("another run is writing to this file: wait for it, or name another")
        }
        TryLockError::Error(error) => anyhow::anyhow!("the file cannot be kept from other runs: {error}"),
    })?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let played = if bytes.is_empty() {
        file.write_all(format!("{}\n", setting(entry)?).as_bytes())?;
        BTreeMap::new()
    } else {
        read(&bytes, &file, path, entry)?
    };
    Ok(Ledger { file: Mutex::new(file), played })
}

/// The games of a file that was begun before.
fn read<P: Playable>(
    bytes: &[u8],
    file: &File,
    path: &Path,
    entry: &Entry<P>,
) -> Result<BTreeMap<u64, Played>> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
    let not_ours = "this is not the file of a contest, and is left as it is: name another";
    let Ok(text) = std::str::from_utf8(&bytes[..whole]) else { bail!(not_ours) };
    let mut lines = text.lines();
    let header: Option<Value> = lines.next().and_then(|line| serde_json::from_str(line).ok());
    let Some(header) = header.filter(|it| it.get("arena").is_some()) else { bail!(not_ours) };
    compare(&header, &setting(entry)?)?;
    if is_old(&header) {
        warn(path, entry)?;
    }
    let mut played = BTreeMap::new();
    for (i, line) in lines.enumerate() {
        let game = game(line, entry).with_context(|| format!("line {}", i + 2))?;
        played.entry(game.game).or_insert(game);
    }
    if whole < bytes.len() {
        file.set_len(whole as u64).context("its last line, which was cut off, cannot be dropped")?;
    }
    Ok(played)
}

/// Whether a version began the file that noted nothing of its bots.
fn is_old(header: &Value) -> bool {
    ["version", "weights"].iter().any(|name| header.get(name).is_none())
}

/// Says what is different, if anything is.
fn compare(header: &Value, setting: &Value) -> Result<()> {
    let fields = setting.as_object().into_iter().flatten();
    for (name, wanted) in fields {
        let of_bots = BOTS_OF.contains(&name.as_str());
        let found = match header.get(name) {
            None if of_bots && is_old(header) => continue,
            found => found.unwrap_or(&Value::Null),
        };
        if found != wanted {
            let whose = if of_bots {
                "its games were played by the bots of another version of this program"
            } else {
                "the file belongs to another contest"
            };
            bail!("{whose}: its {name} is {found}, not {wanted}; name another file");
        }
    }
    Ok(())
}

/// Says what a file does not, since an older version began it.
fn warn<P: Playable>(path: &Path, entry: &Entry<P>) -> Result<()> {
    if P::Game::seats(&entry.config) == 1 {
        bail!(
            "an older version began it, which gave each bot that plays alone other deals; name another file"
        );
    }
    writeln!(
        io::stderr(),
        "magnifico: --resume {}: an older version began it, which noted neither its bots' weights nor the decisions that \
         programs lost; whether its bots play like these is for you to know",
        path.display()
    )?;
    Ok(())
}

fn game<P: Playable>(line: &str, entry: &Entry<P>) -> Result<Played> {
    let played: Played = serde_json::from_str(line).context("not a game of a contest")?;
    let fixture = entry.schedule.game(played.game);
    let fits = played.deal == fixture.deal && played.seats == fixture.seats;
    if !fits || !is_possible::<P>(&played) {
        bail!("game {} is not as this contest has it", played.game);
    }
    Ok(played)
}

/// Whether a match can end like this: places as they are counted, nobody ahead of somebody with more points.
fn is_possible<P: Playable>(played: &Played) -> bool {
    let Played { seats, scores, places, decisions, lost_decisions, .. } = played;
    let n = seats.len();
    if scores.len() != n || places.len() != n || *decisions > P::Game::META.longest {
        return false;
    }
    let is_place = |seat: usize| match n {
        // Whoever plays alone and misses the goal is second.
        1 => (1..=2).contains(&places[seat]),
        _ => usize::from(places[seat]) == 1 + places.iter().filter(|it| **it < places[seat]).count(),
    };
    // All games count points in sixteen bits.
    let is_score = |seat: usize| {
        i16::try_from(scores[seat]).is_ok()
            && (0..n).all(|it| places[seat] >= places[it] || scores[seat] >= scores[it])
    };
    let is_lost = |it: &Lost| {
        let few = [it.slow, it.wrong, it.dead].iter().all(|part| *part <= it.asked);
        seats.contains(&it.bot) && it.asked <= u64::from(*decisions) && few && it.lost() <= it.asked
    };
    (0..n).all(|seat| is_place(seat) && is_score(seat)) && lost_decisions.iter().all(is_lost)
}
