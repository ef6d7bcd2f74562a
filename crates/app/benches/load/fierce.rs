//! Clicks at one table while bots think at many others.

use crate::client::Line;
use crate::client::process::Process;
use crate::script::Matches;
use crate::times::{Sorted, Times};
use crate::{Result, machine};
use serde_json::json;
use std::time::{Duration, Instant};

/// What 99 of 100 clicks must be answered within.
const GOAL: Duration = Duration::from_millis(100);

/// Opens so many tables where fierce bots play each other, and clicks through matches at others for so long.
pub(crate) async fn measure(matches: &Matches, n_tables: usize, time: Duration) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let words = machine::second_processor(matches.game);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut server = Process::start(folder.path(), &words)?;
    let address = server.ready().await?;
    let mut line = Line::open(address).await?;
    let quiet = clicks(&mut line, matches, time / 4).await?;
    let bot = json!({ "kind": "bot", "level": "fierce" });
    for _ in 0..n_tables {
        let table = json!({ "game": matches.game, "seats": [bot, bot] });
        let answer = line.post("/api/v1/tables", "", &table).await?;
        if answer.status != 201 {
            return Err(answer.text().into());
        }
    }
    let busy = clicks(&mut line, matches, time).await?;
    println!("a click while no bot thinks: {}", told(&quiet));
    println!(
        "a click while {n_tables} tables wait for a fierce bot: {} (goal: p99 below {GOAL:?})",
        told(&busy)
    );
    server.stop().await?;
    Ok(())
}

/// How long each click took to be answered: matches are opened and played to their end, one move after the other.
async fn clicks(line: &mut Line, matches: &Matches, time: Duration) -> Result<Sorted> {
    let started = Instant::now();
    let took = Times::default();
    for number in 0.. {
        let (seed, script) = matches.script(number);
        let opened = line.open_table(matches.game, matches.seats, seed).await?;
        for (version, (seat, action)) in script.iter().enumerate() {
            let clicked = Instant::now();
            let answer = line.act(&opened, *seat, version as u64, action).await?;
            took.push(clicked.elapsed());
            if answer.status != 200 {
                return Err(format!("{} {}", answer.status, answer.text()).into());
            }
            if started.elapsed() > time {
                return Ok(took.take());
            }
        }
    }
    Ok(took.take())
}

fn told(times: &Sorted) -> String {
    let [half, most, all] = [0.5, 0.99, 1.0].map(|share| times.at(share));
    format!("p50 {half:.2?}, p99 {most:.2?}, most {all:.2?} of {} clicks", times.len())
}
