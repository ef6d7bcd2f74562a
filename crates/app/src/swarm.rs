//! `magnifico sim --swarm`: the laws of a game, checked along random games.

use crate::args::Sim;
use crate::bar::bar;
use crate::columns::{count, rate};
use crate::setting::Loaded;
use crate::sim::threads;
use anyhow::Result;
use arena::swarm::{Failure, Report, Swarm, Until};
use kernel::{Game, Rng};
use playable::Playable;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

/// Checks the laws; a broken one is printed with the command that repeats it.
pub(crate) fn run<P: Playable>(args: &Sim, out: &mut impl Write) -> Result<ExitCode> {
    let players = args.setting.players::<P>()?;
    let chosen = args.setting.conditions.options.of::<P>()?;
    let loaded = Loaded::<P>::new(&args.setting.conditions.rules)?;
    let seed = args.setting.seed.unwrap_or_else(fresh_seed);
    let threads = threads(args.threads);
    let bar = bar("games", args.games);
    let swarm = Swarm {
        game: &loaded.game,
        config: &|seed| P::vary(players, &chosen, &mut Rng::new(seed)),
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
        writeln!(out, "{}", json::<P>(args, &report, seed, threads, seconds)?)?;
    } else {
        write!(out, "{}", text::<P>(args, &report, seed, seconds))?;
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

fn json<P: Playable>(args: &Sim, report: &Report, seed: u64, threads: usize, seconds: f64) -> Result<String> {
    let broken = report.failure.as_ref();
    let broken = broken.map(|failure| Broken { what: &failure.what, repeat: repeat::<P>(args, failure) });
    let Report { games, decisions, .. } = *report;
    let report = SwarmReport { game: P::Game::META.id, games, decisions, seconds, threads, seed, broken };
    Ok(serde_json::to_string(&report)?)
}

fn text<P: Playable>(args: &Sim, report: &Report, seed: u64, seconds: f64) -> String {
    let kept = format!(
        "{}: every law held in {}, {} ({} games/s); the widest choice had {} answers; seeds from {seed} on\n",
        P::Game::META.title,
        count(report.games, "game"),
        count(report.decisions, "decision"),
        rate(report.games as f64 / seconds),
        report.widest,
    );
    match &report.failure {
        None => kept,
        Some(failure) => {
            format!("{kept}\n{}\nrepeat it with:\n  {}\n", failure.what, repeat::<P>(args, failure))
        }
    }
}

/// The one command line that shows the failure again.
fn repeat<P: Playable>(args: &Sim, failure: &Failure) -> String {
    let players = args.setting.players.map(|players| format!("--players {players}"));
    let options = args.setting.conditions.options.typed();
    let rules = args.setting.conditions.rules.dir.as_ref().map(|dir| {
        let quoted = dir.display().to_string().replace('\'', r"'\''");
        format!("--rules '{quoted}'")
    });
    let command = format!("magnifico sim {} --swarm --games 1 --seed {}", P::Game::META.id, failure.seed);
    let parts = [command].into_iter().chain(players).chain(options).chain(rules);
    parts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::Parser;
    use games::Visitor;
    use playable::Values;

    /// What a failed swarm of the first game says.
    struct Said(Sim, Report);

    impl Visitor for Said {
        type Output = (String, String);

        fn visit<P: Playable>(self) -> (String, String) {
            let Said(args, report) = self;
            (text::<P>(&args, &report, 1, 2.0), json::<P>(&args, &report, 1, 2, 2.0).unwrap())
        }
    }

    fn sim(line: &str) -> Sim {
        match Cli::parse_from(["magnifico", "sim", games::ALL[0].id].into_iter().chain(line.split(' ')))
            .command
        {
            Command::Sim(args) => args,
            other => panic!("{other:?} is not sim"),
        }
    }

    fn said(line: &str, seed: u64) -> (String, String) {
        let failure = Some(Failure { seed, what: "law broken".into() });
        let report = Report { games: 8, decisions: 900, widest: 31, failure };
        games::visit(games::ALL[0].id, Said(sim(line), report)).unwrap()
    }

    #[test]
    fn the_command_that_repeats_a_failure_keeps_what_was_asked_for() {
        let options = games::ALL[0].options.iter();
        let flags: Vec<String> = options
            .filter(|option| option.values == Values::Flag)
            .map(|option| format!("--{}", option.name))
            .collect();
        let mut asked: Vec<&str> = flags.iter().take(2).map(String::as_str).collect();
        asked.sort_unstable();
        let asked = asked.join(" ");
        assert!(!asked.is_empty());
        let (text, _) = said(&format!("--swarm --seconds 9 --players 3 {asked} --rules it's"), 77);
        let id = games::ALL[0].id;
        let expected = format!(
            "  magnifico sim {id} --swarm --games 1 --seed 77 --players 3 {asked} --rules 'it'\\''s'\n"
        );
        assert!(text.ends_with(&expected), "{text}");
    }

    #[test]
    fn a_failure_is_told_with_the_command_that_repeats_it() {
        let (text, json) = said("--swarm", 5);
        let command = format!("magnifico sim {} --swarm --games 1 --seed 5", games::ALL[0].id);
        assert!(text.ends_with(&format!("law broken\nrepeat it with:\n  {command}\n")), "{text}");
        let broken = &serde_json::from_str::<serde_json::Value>(&json).unwrap()["broken"];
        assert_eq!(broken["repeat"], command);
    }

    #[test]
    fn a_swarm_runs_for_ten_seconds_unless_told_otherwise() {
        let until = |line| until(&sim(line));
        let ten = Some(Duration::from_secs(10));
        assert_eq!(until("--swarm"), Until { games: None, time: ten });
        assert_eq!(until("--swarm --games 5"), Until { games: Some(5), time: None });
    }
}
