//! `magnifico bench`: how fast engines and bots are, on one core.

use crate::args::{Bench, GameId, Rules};
use crate::columns::{Columns, grouped, rate};
use crate::setting::Loaded;
use anyhow::Result;
use arena::bench::{Effort, bots, clone_ns, engine};
use bots::Kind;
use games::Visitor;
use indicatif::ProgressBar;
use kernel::Game;
use kernel::bundle::{Config, State};
use playable::{Chosen, Playable};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How often each thing is measured; the median counts.
const RUNS: usize = 5;

/// The JSON of `bench --json`: a contract, field by field.
#[derive(Default, Serialize)]
struct Report {
    engines: Vec<EngineSpeed>,
    bots: Vec<BotSpeed>,
}

#[derive(Serialize)]
struct EngineSpeed {
    game: &'static str,
    players: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_decisions: f64,
    state_bytes: usize,
    clone_ns: f64,
}

#[derive(Serialize)]
struct BotSpeed {
    game: &'static str,
    players: usize,
    bot: String,
    games_per_second: f64,
    decisions_per_second: f64,
}

/// Measures and prints.
pub(crate) fn run(args: &Bench, out: &mut impl Write) -> Result<()> {
    let effort = Effort { runs: RUNS, each: Duration::from_secs_f64(args.seconds / RUNS as f64) };
    let mut report = Report::default();
    let asked = args.game.map_or_else(|| GameId::offered().collect(), |game| vec![game]);
    let spinner = ProgressBar::new_spinner();
    for game in asked {
        game.visit(Measure { effort, report: &mut report, spinner: &spinner })?;
    }
    spinner.finish_and_clear();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{}", tables(&report))?;
    }
    Ok(())
}

/// The measurement of one game.
struct Measure<'a> {
    effort: Effort,
    report: &'a mut Report,
    spinner: &'a ProgressBar,
}

impl Visitor for Measure<'_> {
    type Output = Result<()>;

    fn visit<P: Playable>(self) -> Result<()> {
        measure::<P>(self.effort, self.report, self.spinner)
    }
}

/// Every number of players with the default options, then every bot at the largest of those tables.
fn measure<P: Playable>(effort: Effort, report: &mut Report, spinner: &ProgressBar) -> Result<()> {
    let loaded = Loaded::<P>::new(&Rules::default())?;
    let game = &loaded.game;
    let id = P::Game::META.id;
    let (fewest, most) = P::Game::META.seats;
    let configs = (fewest..=most).filter_map(|players| loaded.configure(players, &Chosen::default()).ok());
    let configs: Vec<Config<P>> = configs.collect();
    for config in &configs {
        let players = P::Game::seats(config);
        spinner.set_message(format!("{id}, {players} players"));
        spinner.tick();
        let speed = engine(&**game, config, effort)?;
        report.engines.push(EngineSpeed {
            game: id,
            players,
            games_per_second: speed.games_per_second,
            decisions_per_second: speed.decisions_per_second,
            mean_decisions: speed.mean_decisions,
            state_bytes: size_of::<State<P>>(),
            clone_ns: clone_ns(&**game, config, Effort { each: effort.each / 10, ..effort })?,
        });
    }
    // A bot that searches takes the time it is given: `cargo bench -p bots` counts what it does in it.
    let kinds = Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::Mcts(..)));
    for (kind, config) in kinds.filter_map(|kind| configs.last().map(|config| (kind, config))) {
        spinner.set_message(format!("{id}, {kind}"));
        spinner.tick();
        let speed = bots(game, config, &|_| kind.bot::<P>(0), effort)?;
        report.bots.push(BotSpeed {
            game: id,
            players: P::Game::seats(config),
            bot: kind.to_string(),
            games_per_second: speed.games_per_second,
            decisions_per_second: speed.decisions_per_second,
        });
    }
    Ok(())
}

fn tables(report: &Report) -> String {
    let mut engines = Columns::new([
        "engine",
        "players",
        "games/s",
        "decisions/s",
        "decisions/game",
        "state bytes",
        "copy ns",
    ]);
    for line in &report.engines {
        engines.row([
            line.game.into(),
            line.players.to_string(),
            rate(line.games_per_second),
            rate(line.decisions_per_second),
            format!("{:.1}", line.mean_decisions),
            grouped(line.state_bytes as u64),
            format!("{:.1}", line.clone_ns),
        ]);
    }
    let mut bots = Columns::new(["bot", "game", "players", "games/s", "decisions/s"]).flush_left(2);
    for line in &report.bots {
        bots.row([
            line.bot.clone(),
            line.game.into(),
            line.players.to_string(),
            rate(line.games_per_second),
            rate(line.decisions_per_second),
        ]);
    }
    format!("On one core, random play; medians of {RUNS} runs.\n\n{engines}\n{bots}")
}
