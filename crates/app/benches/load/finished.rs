//! Pages of matches that are over, as fast as the server gives them: logs, moments of replays, and one table that many look at.

use crate::Result;
use crate::client::process::Process;
use crate::client::{Line, Opened};
use crate::machine::Taken;
use crate::pages::told;
use crate::script::Matches;
use crate::times::Times;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many matches are looked at.
const EACH: u64 = 8;
/// How many connections ask for pages.
const BROWSERS: usize = 32;

/// Plays matches to their ends, and looks at them.
pub(crate) async fn measure(matches: &Matches, words: &[&str], time: Duration) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Process::start(folder.path(), words)?;
    let address = server.ready().await?;
    let mut line = Line::open(address).await?;
    let (mut over, mut length) = (Vec::new(), 0);
    for number in 0..EACH {
        let (seed, script) = matches.script(number);
        let opened = line.open_table(matches.game, matches.seats, seed).await?;
        play(&mut line, &opened, &script).await?;
        length = length.max(script.len());
        over.push(opened);
    }
    let (seed, script) = matches.script(0);
    let watched = line.open_table(matches.game, matches.seats, seed).await?;
    play(&mut line, &watched, &script[..script.len() / 2]).await?;

    let logs: Vec<String> = over.iter().map(|it| format!("/t/{}/log", it.id)).collect();
    let moment = |at: usize| format!("/t/{}/replay?at={}", over[at % over.len()].id, at % length);
    let moments: Vec<String> = (0..length * over.len()).map(moment).collect();
    let table = vec![format!("/t/{}", watched.id)];
    for (what, paths, is_packed) in [
        ("logs", &logs, false),
        ("moments of replays", &moments, false),
        ("one table that is watched", &table, false),
        ("the same, packed", &table, true),
    ] {
        let before = Taken::until_now(server.id())?;
        let (times, took) = ask(address, Arc::new(paths.clone()), is_packed, time / 4).await?;
        let each = before.since(server.id(), times.n())?;
        println!("saturated with pages, {what}: {}, {each}", told(&times, took));
    }
    server.stop().await?;
    Ok(())
}

async fn play(line: &mut Line, table: &Opened, script: &[(usize, String)]) -> Result<()> {
    for (version, (seat, action)) in script.iter().enumerate() {
        let answer = line.act(table, *seat, version as u64, action).await?;
        if answer.status != 200 {
            return Err(format!("{} {}", answer.status, answer.text()).into());
        }
    }
    Ok(())
}

/// Asks for these pages in turn, as a stranger, for so long.
async fn ask(
    address: SocketAddr,
    paths: Arc<Vec<String>>,
    is_packed: bool,
    time: Duration,
) -> Result<(Times, Duration)> {
    let (times, started) = (Times::default(), Instant::now());
    let mut browsers: JoinSet<std::result::Result<(), String>> = JoinSet::new();
    for browser in 0..BROWSERS {
        let mut line = Line::open(address).await?;
        let (paths, times) = (paths.clone(), times.clone());
        browsers.spawn(async move {
            for path in paths.iter().cycle().skip(browser).step_by(BROWSERS) {
                let asked = Instant::now();
                if asked - started > time {
                    break;
                }
                let answer = if is_packed { line.packed(path).await } else { line.get(path, "").await };
                let answer = answer.map_err(|error| error.to_string())?;
                let body = &answer.body;
                let is_whole =
                    if is_packed { body.starts_with(&[0x1f, 0x8b]) } else { body.ends_with(b"</html>") };
                if answer.status != 200 || !is_whole {
                    return Err(format!("{path}: {} {}", answer.status, answer.text()));
                }
                times.push(asked.elapsed());
            }
            Ok(())
        });
    }
    for done in browsers.join_all().await {
        done?;
    }
    Ok((times, started.elapsed()))
}
