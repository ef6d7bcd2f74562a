//! A server is killed again and again while people play: nothing that it acknowledged is missing, nothing happens twice.
//!
//! Real processes, real sockets, real `SQLite`. `cargo xtask crash --kills 200` asks for that many; it is a program of
//! its own, because it takes that number.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a test talks to its terminal and starts programs"
)]

#[path = "../client/mod.rs"]
mod client;
mod player;
mod proof;

use client::process::Process;
use kernel::Rng;
use player::{Life, Player, Tables};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;

/// What an ordinary test run has time for.
const KILLS: u64 = 8;
/// How many play at once, each at a table.
const PLAYERS: u64 = 24;
/// The longest that a server may take to start.
const START: Duration = Duration::from_secs(30);

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let kills = words.iter().find_map(|word| word.strip_prefix("--kills="));
    let kills = kills.map_or(KILLS, |kills| kills.parse().expect("--kills is a number"));
    let mut names = words.iter().filter(|word| !word.starts_with('-')).peekable();
    if names.peek().is_none() || names.any(|name| "a_killed_server_loses_nothing".contains(name.as_str())) {
        let most = Duration::from_secs(120 + 4 * kills);
        timeout(most, a_killed_server_loses_nothing(kills)).await.expect("it ends in time");
    }
}

async fn a_killed_server_loses_nothing(kills: u64) {
    let started = Instant::now();
    let folder = tempfile::tempdir().expect("a folder");
    let life = watch::Sender::new(Life::default());
    let players: Vec<_> =
        (0..PLAYERS).map(|n| tokio::spawn(Player::new(n, life.subscribe()).play())).collect();
    let mut rng = Rng::new(1492);
    for _ in 0..kills {
        kill_once(folder.path(), &life, &mut rng).await;
        assert!(!players.iter().any(tokio::task::JoinHandle::is_finished), "a player saw something wrong");
    }
    let mut server = start(folder.path());
    let address = ready(&mut server).await;
    life.send_modify(|life| life.rise(address));
    life.send_modify(|life| life.is_last = true);
    let mut tables = Tables::new();
    for player in players {
        tables.extend(player.await.expect("a player saw nothing wrong"));
    }
    proof::over_http(address, &tables).await;
    assert!(server.stop().await.expect("the server is there"), "it stops well");
    let proven = proof::on_disk(folder.path(), &tables).await;
    println!(
        "test a_killed_server_loses_nothing ... ok ({kills} kills, {proven}, {:.1?})",
        started.elapsed()
    );
}

/// Starts a server and kills it at a random moment: while it starts, or in the thick of it.
async fn kill_once(folder: &Path, life: &watch::Sender<Life>, rng: &mut Rng) {
    let mut server = start(folder);
    let moment = |rng: &mut Rng, most_ms: usize| Duration::from_micros(rng.below(most_ms * 1000) as u64);
    let while_starting = rng.below(5) == 0;
    let early = moment(rng, 100);
    let address = if while_starting {
        timeout(early, ready(&mut server)).await.ok()
    } else {
        Some(ready(&mut server).await)
    };
    if let Some(address) = address {
        life.send_modify(|life| life.rise(address));
        let ended = timeout(moment(rng, 250), server.child.wait()).await;
        assert!(ended.is_err(), "the server ended by itself: {ended:?}");
    }
    // First, so that nobody blames a server that lives for a connection that breaks.
    life.send_modify(|life| life.address = None);
    server.kill().await.expect("it can be killed");
}

fn start(folder: &Path) -> Process {
    Process::start(folder, &[]).expect("the server starts")
}

async fn ready(server: &mut Process) -> std::net::SocketAddr {
    timeout(START, server.ready()).await.expect("it is ready in time").expect("it is ready")
}
