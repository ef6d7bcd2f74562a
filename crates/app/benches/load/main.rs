//! The server under load, measured from outside: `cargo xtask load --tables 1000 --seconds 20`; with `--fierce 50`, clicks
//! at one table while fierce bots think at fifty others. People play by the API, and look at the pages of their tables as
//! browsers do; and then at the pages of matches that are over. The game is the first of the list; `--game=ID` measures another;
//! `--postgres=1` keeps the tables in a `PostgreSQL` of its own, with all syncs, instead of `SQLite`.
//!
//! The real program over real `SQLite` on this machine alone; server and client have a processor each where the system
//! lets us say so. It stops by itself. What else runs on the machine spoils the figures, so its load stands beside them.
#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints what it measured")]
#![allow(clippy::disallowed_methods, reason = "it measures time and starts programs")]

#[path = "../../tests/client/mod.rs"]
mod client;
mod crowd;
#[path = "../../../store/tests/common/postgres.rs"]
mod database;
mod fierce;
mod finished;
mod machine;
mod opening;
mod pages;
mod script;
mod times;

use client::process::Process;
use crowd::Crowd;
use database::Postgres;
use script::Matches;
use std::error::Error;
use std::time::{Duration, Instant};

/// How many different matches are played; tables share them.
const MATCHES: u64 = 16;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let asked = |name: &str| std::env::args().find_map(|word| word.strip_prefix(name).map(str::to_owned));
    let number = |name: &str, default: usize| asked(name).map_or(Ok(default), |text| text.parse());
    let (tables, seconds) = (number("--tables=", 1000)?, number("--seconds=", 20)?);
    let (fierce, postgres) = (number("--fierce=", 0)?, number("--postgres=", 0)? > 0);
    let game = asked("--game=").unwrap_or_else(|| games::ALL[0].id.to_owned());
    let matches = Matches::of(&game, MATCHES).ok_or("there is no such game")?;
    machine::take_first_processor();
    println!("{}", machine::described());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let most = Duration::from_secs(300 + 4 * seconds as u64);
        let time = Duration::from_secs(seconds as u64);
        let work = async {
            match fierce {
                0 => measure(&matches, tables, time, postgres).await,
                tables => fierce::measure(&matches, tables, time).await,
            }
        };
        tokio::time::timeout(most, work).await?
    })
}

async fn measure(matches: &Matches, tables: usize, time: Duration, postgres: bool) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let database = postgres.then(|| Postgres::start_with("-c shared_buffers=256MB"));
    let mut words = machine::second_processor(matches.game);
    if let Some(database) = &database {
        words.push(format!("MAGNIFICO_DATABASE={}", database.url()));
        println!("in PostgreSQL, which has the processors that the system gives it");
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let started = Instant::now();
    let mut server = Process::start(folder.path(), &words)?;
    let address = server.ready().await?;
    println!("ready after {:.0?}", started.elapsed());

    let empty = machine::resident_kib(server.id())?;
    let crowd = Crowd::gather((address, server.id()), tables, matches).await?;
    let gathered = machine::resident_kib(server.id())?;
    let each = |now: u64| (now.saturating_sub(empty)) as f64 / tables as f64;
    println!("{tables} tables with {} connections each: {:.1} KiB a table", matches.seats, each(gathered));

    let told = crowd.paced(time).await?;
    println!("one move a second each: {told}");
    println!("after these moves: {:.1} KiB a table", each(machine::resident_kib(server.id())?));
    // Before the matches come to their ends.
    println!("saturated with pages: {}", crowd.saturated_with_pages(time).await?);
    println!("saturated with moves: {}", crowd.saturated(time).await?);
    drop(crowd);
    server.stop().await?;
    if database.is_some() {
        // What follows is the same wherever tables are kept.
        println!("{}", machine::described());
        return Ok(());
    }

    finished::measure(matches, &words, time).await?;
    opening::measure(matches, &words).await?;
    println!("{}", machine::described());
    Ok(())
}
