//! A server is killed again and again while people play: nothing that it acknowledged is missing, nothing happens twice.
//!
//! Real processes, real sockets, real `SQLite`, and then real `PostgreSQL`, which crashes now and then together with the
//! server. `cargo xtask crash --kills 200` asks for that many; it is a program of its own, because it takes that number.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a test talks to its terminal and starts programs"
)]

#[path = "../client/mod.rs"]
mod client;
#[path = "../../../store/tests/common/postgres.rs"]
mod database;
mod player;
mod proof;

use client::process::Process;
use database::Postgres;
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
        let most = Duration::from_secs(240 + 4 * kills);
        let folder = tempfile::tempdir().expect("a folder");
        let file = Place { folder: folder.path(), database: None };
        timeout(most, a_killed_server_loses_nothing(kills, file)).await.expect("it ends in time");
        let database = Postgres::start();
        let place = Place { folder: folder.path(), database: Some(&database) };
        timeout(most, a_killed_server_loses_nothing(kills, place)).await.expect("it ends in time");
    }
}

/// Where the tables are kept: in a file in the folder, or in a database.
#[derive(Clone, Copy)]
struct Place<'a> {
    folder: &'a Path,
    database: Option<&'a Postgres>,
}

impl Place<'_> {
    /// The same for `--database`.
    fn url(&self) -> String {
        let file = || format!("sqlite:{}", self.folder.join("magnifico.db").display());
        self.database.map_or_else(file, Postgres::url)
    }
}

async fn a_killed_server_loses_nothing(kills: u64, place: Place<'_>) {
    let started = Instant::now();
    let life = watch::Sender::new(Life::default());
    let players: Vec<_> =
        (0..PLAYERS).map(|n| tokio::spawn(Player::new(n, life.subscribe()).play())).collect();
    let mut rng = Rng::new(1492);
    for kill in 0..kills {
        kill_once(place, &life, &mut rng).await;
        if let Some(database) = place.database.filter(|_| kill % 4 == 0) {
            database.restart();
        }
        assert!(!players.iter().any(tokio::task::JoinHandle::is_finished), "a player saw something wrong");
    }
    let mut server = start(place);
    let address = ready(&mut server).await;
    life.send_modify(|life| life.rise(address));
    life.send_modify(|life| life.is_last = true);
    let mut tables = Tables::new();
    for player in players {
        tables.extend(player.await.expect("a player saw nothing wrong"));
    }
    proof::over_http(address, &tables).await;
    assert!(server.stop().await.expect("the server is there"), "it stops well");
    let proven = proof::on_disk(&place.url(), &tables).await;
    println!(
        "test a_killed_server_loses_nothing ... ok ({}: {kills} kills, {proven}, {:.1?})",
        if place.database.is_some() { "PostgreSQL" } else { "SQLite" },
        started.elapsed()
    );
}

/// Starts a server and kills it at a random moment: while it starts, or in the thick of it.
async fn kill_once(place: Place<'_>, life: &watch::Sender<Life>, rng: &mut Rng) {
    let mut server = start(place);
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

fn start(place: Place<'_>) -> Process {
    let database = format!("MAGNIFICO_DATABASE={}", place.url());
    Process::start(place.folder, &["env", &database]).expect("the server starts")
}

async fn ready(server: &mut Process) -> std::net::SocketAddr {
    timeout(START, server.ready()).await.expect("it is ready in time").expect("it is ready")
}
