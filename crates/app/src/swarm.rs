//! `magnifico sim --swarm`: the laws of a game, checked along random games.

use crate::args::Sim;
use crate::bar::bar;
use crate::columns::{count, rate};
use crate::setting::{check, load};
use crate::shelf::Shelved;
use crate::sim::threads;
use anyhow::Result;
use arena::swarm::{Failure, Report, Swarm, Until};
use kernel::Rng;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

/// Checks the laws; a broken one is printed with the command that repeats it.
pub(crate) fn run<G: Shelved>(args: &Sim, out: &mut impl Write) -> Result<ExitCode> {
    let players = args.setting.players::<G>()?;
    let options = &args.setting.options;
    check::<G>(options)?;
    let game = Arc::new(load::<G>(&args.setting.rules)?);
    let seed = args.setting.seed.unwrap_or_else(fresh_seed);
    let threads = threads(args.threads);
    let bar = bar("games", args.games);
    let swarm = Swarm {
        game: &game,
        config: &|seed| G::vary(players, options, &mut Rng::new(seed)),
        seed,
        threads,
        until: until(args),
        on_game: &|| bar.inc(1),
    };
    let begun = Instant::now();
    let report = swarm.run()?;
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        writeln!(out, "{}", json::<G>(args, &report, seed, threads, seconds)?)?;
    } else {
        write!(out, "{}", text::<G>(args, &report, seed, seconds))?;
    }
    Ok(if report.failure.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn until(args: &Sim) -> Until {
    let seconds = args.seconds.or(if args.games.is_none() { Some(10.0) } else { None });
    Until { games: args.games, time: seconds.map(Duration::from_secs_f64) }
}

/// A seed nobody chose, short enough to be typed again.
pub(crate) fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Rng::new(since.as_nanos() as u64).next_u64() >> 32
}

#[derive(Serialize)]
struct SwarmReport<'a> {
    game: &'static str,
    games: u64,
    decisions: u64,
    seconds: f64,
    threads: usize,
    seed: u64,
    broken: Option<Broken<'a>>,
}

#[derive(Serialize)]
struct Broken<'a> {
    what: &'a str,
    repeat: String,
}

fn json<G: Shelved>(args: &Sim, report: &Report, seed: u64, threads: usize, seconds: f64) -> Result<String> {
    let broken = report.failure.as_ref();
    let broken = broken.map(|failure| Broken { what: &failure.what, repeat: repeat::<G>(args, failure) });
    let Report { games, decisions, .. } = *report;
    let report = SwarmReport { game: G::META.id, games, decisions, seconds, threads, seed, broken };
    Ok(serde_json::to_string(&report)?)
}

fn text<G: Shelved>(args: &Sim, report: &Report, seed: u64, seconds: f64) -> String {
    let kept = format!(
        "{}: every law held in {}, {} ({} games/s); the widest choice had {} answers; seeds from {seed} on\n",
        G::META.title,
        count(report.games, "game"),
        count(report.decisions, "decision"),
        rate(report.games as f64 / seconds),
        report.widest,
    );
    match &report.failure {
        None => kept,
        Some(failure) => {
            format!("{kept}\n{}\nrepeat it with:\n  {}\n", failure.what, repeat::<G>(args, failure))
        }
    }
}

/// The one command line that shows the failure again.
fn repeat<G: Shelved>(args: &Sim, failure: &Failure) -> String {
    let players = args.setting.players.map(|players| format!("--players {players}"));
    let options = args.setting.options.asked().map(|(_, typed)| typed);
    let rules = args.setting.rules.dir.as_ref().map(|dir| {
        let quoted = dir.display().to_string().replace('\'', r"'\''");
        format!("--rules '{quoted}'")
    });
    let command = format!("magnifico sim {} --swarm --games 1 --seed {}", G::META.id, failure.seed);
    let parts = [command].into_iter().chain(players).chain(options).chain(rules);
    parts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::Parser;
    use lorenzo::Lorenzo;

    fn sim(line: &str) -> Sim {
        match Cli::parse_from(line.split(' ')).command {
            Command::Sim(args) => args,
            other => panic!("{other:?} is not sim"),
        }
    }

    #[test]
    fn the_command_that_repeats_a_failure_keeps_what_was_asked_for() {
        let args =
            sim("magnifico sim lorenzo --swarm --seconds 9 --players 3 --base --strict-passing --rules it's");
        let failure = Failure { seed: 77, what: "pieces were lost".into() };
        let line = repeat::<Lorenzo>(&args, &failure);
        let expected = "magnifico sim lorenzo --swarm --games 1 --seed 77 --players 3 --base --strict-passing \
                        --rules 'it'\\''s'";
        assert_eq!(line, expected);
    }

    #[test]
    fn a_failure_is_told_with_the_command_that_repeats_it() {
        let args = sim("magnifico sim lorenzo --swarm");
        let failure = Some(Failure { seed: 5, what: "law broken".into() });
        let report = Report { games: 8, decisions: 900, widest: 31, failure };
        let text = text::<Lorenzo>(&args, &report, 1, 2.0);
        assert!(
            text.ends_with(
                "law broken\nrepeat it with:\n  magnifico sim lorenzo --swarm --games 1 --seed 5\n"
            )
        );
        let json = json::<Lorenzo>(&args, &report, 1, 2, 2.0).unwrap();
        let broken = &serde_json::from_str::<serde_json::Value>(&json).unwrap()["broken"];
        assert_eq!(broken["repeat"], "magnifico sim lorenzo --swarm --games 1 --seed 5");
    }

    #[test]
    fn a_swarm_runs_for_ten_seconds_unless_told_otherwise() {
        let until = |line| until(&sim(line));
        let ten = Some(Duration::from_secs(10));
        assert_eq!(until("magnifico sim lorenzo --swarm"), Until { games: None, time: ten });
        assert_eq!(until("magnifico sim lorenzo --swarm --games 5"), Until { games: Some(5), time: None });
    }
}
