//! `magnifico sim`: many games between bots.

use crate::GameCommand;
use crate::args::Sim;
use crate::bar::bar;
use crate::columns::{Columns, count, grouped, rate};
use crate::files;
use crate::setting::{Ready, tell_faults, tell_missing};
use crate::stats::Stats;
use crate::swarm;
use anyhow::{Result, bail};
use arena::series::{Keep, Observer, Series, Tally};
use arena::stats::{Spread, wilson_95};
use kernel::bundle::Event;
use kernel::record::Record;
use kernel::{Game, Outcome};
use playable::Playable;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use words::Lang;

/// The JSON of `sim --json`: a contract, field by field.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    bots: Vec<String>,
    games: u64,
    decisions: u64,
    seconds: f64,
    threads: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    lengths: LengthReport,
    best_scores: SpreadReport,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<MarkReport>,
    seats: Vec<SeatReport>,
    seed: u64,
    state_hash: String,
}

/// Decisions a game; `limit` is what no game may exceed.
#[derive(Serialize)]
struct LengthReport {
    #[serde(flatten)]
    spread: SpreadReport,
    limit: u32,
}

/// How a number varied from game to game.
#[derive(Serialize)]
struct SpreadReport {
    least: i32,
    percent_1: i32,
    median: i32,
    percent_99: i32,
    most: i32,
}

/// How often somebody scored so much or more.
#[derive(Serialize)]
struct MarkReport {
    mark: &'static str,
    points: i32,
    reached: f64,
    reached_95: [f64; 2],
}

#[derive(Serialize)]
struct SeatReport {
    bot: String,
    mean_score: f64,
    win_rate: f64,
    win_rate_95: [f64; 2],
}

impl GameCommand for Sim {
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        if self.swarm {
            swarm::run::<P>(self, out)
        } else {
            simulate::<P>(self, out).map(|()| ExitCode::SUCCESS)
        }
    }
}

/// Plays the games and prints the results.
fn simulate<P: Playable>(args: &Sim, out: &mut impl Write) -> Result<()> {
    if args.seconds.is_some() {
        bail!("--seconds goes with --swarm; without it, say how many --games");
    }
    let ready: Ready<P> = args.setting.ready()?;
    tell_missing::<P>(&ready.players, &ready.loaded.game, &ready.config)?;
    let games = args.games.unwrap_or(1000);
    let threads = threads(args.threads);
    let folder = args.save.as_deref().map(|path| Folder::open(path, &ready, games)).transpose()?;
    let stats = args.stats.as_deref().map(|path| Stats::open(path, &ready)).transpose()?;
    let sitters = ready.sitters();
    let take = |number: u64, record: &Record| match &folder {
        Some(folder) => files::write_new(&folder.file(number), &record.to_text()),
        None => Ok(()),
    };
    let observe = |events: &[Event<P>], outcome: &Outcome| {
        if let Some(stats) = &stats {
            stats.add(events, outcome);
        }
    };
    let bar = bar("games", Some(games));
    let series = Series {
        game: &ready.loaded.game,
        config: &ready.config,
        lineup: &|seat| ready.bot(seat),
        games,
        seed: ready.seed,
        threads,
        on_game: &|| bar.inc(1),
        keep: folder.as_ref().map(|_| Keep { sitters: &sitters, take: &take }),
        observer: stats.as_ref().map(|_| &observe as Observer<'_, P::Game>),
    };
    let begun = Instant::now();
    let tally = series.run()?;
    bar.finish_and_clear();
    let report = report(&ready, &tally, threads, begun.elapsed().as_secs_f64());
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{}", table(&ready.headline(Lang::En), &report))?;
        if let Some(folder) = folder {
            writeln!(out, "{} in {}", count(games, "record"), folder.path.display())?;
        }
    }
    if let Some(stats) = stats {
        let told = stats.write()?;
        if !args.json {
            write!(out, "{told}")?;
        }
    }
    tell_faults(&ready.players)?;
    Ok(())
}

/// All cores, unless told otherwise.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(all, usize::from)
}

fn report<P: Playable>(ready: &Ready<P>, tally: &Tally, threads: usize, seconds: f64) -> Report {
    let bots: Vec<String> = ready.players.iter().map(ToString::to_string).collect();
    let seats = tally.seats.iter().map(|(seat, sum)| SeatReport {
        bot: bots[seat.index()].clone(),
        mean_score: sum.mean_score(),
        win_rate: sum.win_rate(),
        win_rate_95: sum.win_rate_95(),
    });
    let marks = P::marks(&ready.loaded.game, &ready.config).into_iter().map(|(mark, points)| {
        let games = tally.best.from(points);
        MarkReport {
            mark,
            points,
            reached: games as f64 / tally.games.max(1) as f64,
            reached_95: wilson_95(games as f64, tally.games),
        }
    });
    Report {
        game: P::Game::META.id,
        players: P::Game::seats(&ready.config),
        games: tally.games,
        decisions: tally.decisions,
        seconds,
        threads,
        games_per_second: tally.games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        lengths: LengthReport { spread: spread(&tally.lengths), limit: P::Game::META.longest },
        best_scores: spread(&tally.best),
        marks: marks.collect(),
        seats: seats.collect(),
        seed: ready.seed,
        state_hash: tally.state_hash.to_string(),
        bots,
    }
}

fn spread(spread: &Spread) -> SpreadReport {
    let [least, percent_1, median, percent_99, most] =
        [0.0, 0.01, 0.5, 0.99, 1.0].map(|part| spread.at(part));
    SpreadReport { least, percent_1, median, percent_99, most }
}

fn table(headline: &str, report: &Report) -> String {
    let mut seats = Columns::new(["seat", "bot", "mean score", "win rate", "95 % interval"]).flush_left(2);
    for (i, seat) in report.seats.iter().enumerate() {
        let [low, high] = seat.win_rate_95.map(|rate| rate * 100.0);
        seats.row([
            i.to_string(),
            seat.bot.clone(),
            format!("{:.2}", seat.mean_score),
            format!("{:.1} %", seat.win_rate * 100.0),
            format!("{low:.1} to {high:.1} %"),
        ]);
    }
    format!(
        "{headline}\n{}, {} in {:.2} s on {}: {} games/s, {} decisions/s\n\n{seats}\n{}{}\n{}\nseed {}, state hash {}\n",
        count(report.games, "game"),
        count(report.decisions, "decision"),
        report.seconds,
        count(report.threads as u64, "thread"),
        rate(report.games_per_second),
        rate(report.decisions_per_second),
        marks(&report.marks),
        best_scores(&report.best_scores),
        lengths(&report.lengths),
        report.seed,
        report.state_hash,
    )
}

/// How often each mark was reached, as a table of its own; nothing where there is none.
fn marks(marks: &[MarkReport]) -> String {
    if marks.is_empty() {
        return String::new();
    }
    let mut table = Columns::new(["to reach", "points", "reached", "95 % interval"]).flush_left(1);
    for it in marks {
        let [low, high] = it.reached_95.map(|rate| rate * 100.0);
        table.row([
            it.mark.to_string(),
            it.points.to_string(),
            format!("{:.1} %", it.reached * 100.0),
            format!("{low:.1} to {high:.1} %"),
        ]);
    }
    format!("{table}\n")
}

/// How much the best scored, in a line.
fn best_scores(it: &SpreadReport) -> String {
    let SpreadReport { least, percent_1, median, percent_99, most } = it;
    format!(
        "the best score of a game was {least} to {most}: median {median}, 98 % from {percent_1} to {percent_99}"
    )
}

/// How long the games were, in a line.
fn lengths(it: &LengthReport) -> String {
    let SpreadReport { least, percent_1, median, percent_99, most } = &it.spread;
    format!(
        "a game took {least} to {most} decisions: median {median}, 98 % from {percent_1} to {percent_99}; the limit is {}",
        grouped(it.limit.into()),
    )
}

/// The folder that records are saved in, and how the files in it are named.
struct Folder {
    path: PathBuf,
    prefix: String,
    digits: usize,
}

impl Folder {
    /// Makes the folder ready; refuses before the first game if any of its files is there already.
    fn open<P: Playable>(path: &Path, ready: &Ready<P>, games: u64) -> Result<Folder> {
        files::make_folder(path)?;
        let prefix = format!("{}-{}p-seed{}", P::Game::META.id, P::Game::seats(&ready.config), ready.seed);
        let folder = Folder { path: path.into(), prefix, digits: (games - 1).to_string().len() };
        for file in (0..games).map(|number| folder.file(number)) {
            if file.exists() {
                bail!(
                    "{} exists already and is not overwritten: name another folder or --seed",
                    file.display()
                );
            }
        }
        Ok(folder)
    }

    fn file(&self, number: u64) -> PathBuf {
        self.path.join(format!("{}-{number:0digits$}.jsonl", self.prefix, digits = self.digits))
    }
}
