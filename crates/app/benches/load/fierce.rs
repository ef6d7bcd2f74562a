//! Clicks at one table while bots think at many others.

use crate::client::Line;
use crate::client::process::Process;
use crate::script::{self, SEATS};
use crate::{Result, machine};
use lorenzo::Lorenzo;
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What 99 of 100 clicks must be answered within.
const GOAL: Duration = Duration::from_millis(100);

/// Opens so many tables where fierce bots play each other, and clicks through matches at others for so long.
pub(crate) async fn measure(n_tables: usize, time: Duration) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let words = machine::second_processor();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut server = Process::start(folder.path(), &words)?;
    let address = server.ready().await?;
    let mut line = Line::open(address).await?;
    let quiet = clicks(&mut line, time / 4).await?;
    let bot = json!({ "kind": "bot", "level": "fierce" });
    for _ in 0..n_tables {
        let answer =
            line.post("/api/v1/tables", "", &json!({ "game": "lorenzo", "seats": [bot, bot] })).await?;
        if answer.status != 201 {
            return Err(answer.text().into());
        }
    }
    let busy = clicks(&mut line, time).await?;
    println!("a click while no bot thinks: {}", told(quiet));
    println!(
        "a click while {n_tables} tables wait for a fierce bot: {} (goal: p99 below {GOAL:?})",
        told(busy)
    );
    server.stop().await?;
    Ok(())
}

/// How long each click took to be answered: matches are opened and played to their end, one move after the other.
async fn clicks(line: &mut Line, time: Duration) -> Result<Vec<Duration>> {
    let game = Arc::new(Lorenzo::standard());
    let started = Instant::now();
    let mut took = Vec::new();
    for seed in 0.. {
        let opened = line.open_table(SEATS, seed).await?;
        for (version, (seat, action)) in script::write(&game, seed).iter().enumerate() {
            let clicked = Instant::now();
            let answer = line.act(&opened, *seat, version as u64, action).await?;
            took.push(clicked.elapsed());
            if answer.status != 200 {
                return Err(format!("{} {}", answer.status, answer.text()).into());
            }
            if started.elapsed() > time {
                return Ok(took);
            }
        }
    }
    Ok(took)
}

fn told(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    let most = times.last().copied().unwrap_or_default();
    format!("p50 {:.2?}, p99 {:.2?}, most {most:.2?} of {} clicks", at(0.5), at(0.99), times.len())
}
