//! How long it takes to wake a table: a short one and a long one.

use crate::Result;
use crate::client::process::Process;
use crate::client::{Line, Opened};
use crate::script::Matches;
use crate::times::Times;
use serde_json::json;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How many tables of each length are woken.
const EACH: usize = 60;
/// Both odd, so that both stand after the same decision.
const LENGTHS: [u64; 2] = [5, 501];

/// Makes tables, starts the server anew, and looks at each once.
pub(crate) async fn measure(matches: &Matches, words: &[&str]) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Process::start(folder.path(), words)?;
    let address = server.ready().await?;
    let mut tables = Vec::new();
    for _ in 0..EACH {
        for length in LENGTHS {
            tables.push((length, table_of(address, matches, length).await?));
        }
    }
    server.stop().await?;
    let mut server = Process::start(folder.path(), words)?;
    let mut line = Line::open(server.ready().await?).await?;
    for (what, times) in
        [("asleep", look(&mut line, &tables).await?), ("awake", look(&mut line, &tables).await?)]
    {
        let [short, long] = LENGTHS.map(|length| {
            let of_length = Times::default();
            times.iter().filter(|(other, _)| *other == length).for_each(|(_, time)| of_length.push(*time));
            of_length.take().at(0.5)
        });
        let ratio = long.as_secs_f64() / short.as_secs_f64();
        println!(
            "looking at a table that is {what}: {short:.2?} with {} entries, {long:.2?} with {}, ratio {ratio:.2}",
            LENGTHS[0], LENGTHS[1]
        );
    }
    server.stop().await?;
    Ok(())
}

/// A table with this many entries: a decision, taken back, decided again, as soon as several decide at the same time; elsewhere
/// nobody may take back in a loop what others wait for.
async fn table_of(address: SocketAddr, matches: &Matches, length: u64) -> Result<Opened> {
    let mut line = Line::open(address).await?;
    let (seed, script) = matches.script(0);
    let opened = line.open_table(matches.game, matches.seats, seed).await?;
    let mut begun = 0;
    while line.get(&opened.path(""), "").await?.json()["turn"]["seats"]
        .as_array()
        .is_none_or(|all| all.len() < 2)
    {
        let (seat, action) = script.get(begun).ok_or("nobody decides at the same time as others")?;
        line.act(&opened, *seat, begun as u64, action).await?;
        begun += 1;
    }
    let (seat, action) = script.get(begun).ok_or("an empty match")?;
    for version in begun as u64..length {
        let answer = if (version - begun as u64).is_multiple_of(2) {
            line.act(&opened, *seat, version, action).await?
        } else {
            line.post(&opened.path("/undo"), &opened.secrets[*seat], &json!({ "version": version })).await?
        };
        if answer.json()["version"] != version + 1 {
            return Err(format!("at {version}: {}", answer.text()).into());
        }
    }
    Ok(opened)
}

async fn look(line: &mut Line, tables: &[(u64, Opened)]) -> Result<Vec<(u64, Duration)>> {
    let mut times = Vec::new();
    for (length, table) in tables {
        let started = Instant::now();
        let answer = line.get(&table.path(""), &table.secrets[0]).await?;
        times.push((*length, started.elapsed()));
        if answer.json()["version"] != *length {
            return Err(answer.text().into());
        }
    }
    Ok(times)
}
