//! `magnifico serve`: from flags to a running server.

use crate::args::{GameId, Kept, Log, Place, Serve};
use crate::setting::from_folder;
use anyhow::{Context, Result, bail};
use etcetera::BaseStrategy;
use games::Visitor;
use playable::Playable;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use web::table::opponents::Offered;
use web::table::tables::Keep;
use web::{Database, Games, Limits, LogFormat, Settings};

/// Serves until told to stop.
pub(crate) fn run(args: &Serve, out: &mut impl Write) -> Result<()> {
    // Each connection is an open file, and many systems give a program few of them unless it asks. Where it may not have
    // more, it serves with what it has.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let settings = settings(args)?;
    web::start_logs(settings.log_format, &args.log_level);
    let kept = match settings.database()? {
        Database::Memory => "nothing is kept".into(),
        place => format!("tables are kept in {place}"),
    };
    let ready = |url: &str| {
        // With nobody to read it, the address is still the one that was asked for.
        let _ = writeln!(out, "Magnifico is ready: {url}\n{kept}; Ctrl-C stops the server")
            .and_then(|()| out.flush());
    };
    runtime()?.block_on(web::serve(settings, ready))?;
    Ok(())
}

/// All games, with component data from folders where any are named. New tables are opened of those that were asked for;
/// tables of the others that are there go on.
fn hosted(asked: &[GameId], rules: &[(GameId, PathBuf)]) -> Result<Games> {
    let offered = if asked.is_empty() { GameId::offered().collect() } else { asked.to_vec() };
    let mut in_order: Vec<GameId> = Vec::new();
    for game in offered.iter().copied().chain(GameId::all()) {
        if !in_order.contains(&game) {
            in_order.push(game);
        }
    }
    let mut games = Games::default();
    for game in in_order {
        let folder = rules.iter().rev().find(|(other, _)| *other == game).map(|(_, folder)| folder.as_path());
        games = game.visit(Host { games, folder, is_offered: offered.contains(&game) })?;
    }
    Ok(games)
}

/// Adds a game to those of a server.
struct Host<'a> {
    games: Games,
    folder: Option<&'a Path>,
    is_offered: bool,
}

impl Visitor for Host<'_> {
    type Output = Result<Games>;

    fn visit<P: Playable>(self) -> Result<Games> {
        let own = self.folder.map(from_folder::<P>).transpose()?;
        Ok(if self.is_offered {
            self.games.with::<P>(P::standard(), own)
        } else {
            self.games.keeping::<P>(P::standard(), own)
        })
    }
}

/// The runtime for a server. On one processor a single thread does it all, and does it faster.
pub(crate) fn runtime() -> Result<Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut builder = if cores == 1 { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    builder.enable_all().build().context("the server cannot start its threads")
}

fn settings(args: &Serve) -> Result<Settings> {
    Ok(Settings {
        address: args.address,
        port: args.port,
        base_path: args.base_path.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        limits: Limits {
            requests_per_second: args.limits.requests_per_second,
            tables_per_hour: args.limits.tables_per_hour,
            upload_mib_per_day: args.limits.upload_mib_per_day,
            disk_mib: args.limits.disk_mib,
            connections: args.limits.connections as usize,
            connections_per_address: args.limits.connections_per_address as usize,
            streams_per_address: args.limits.streams_per_address as usize,
            ..Limits::default()
        },
        keep: kept(&args.keep),
        log_format: match args.log {
            Log::Text => LogFormat::Text,
            Log::Json => LogFormat::Json,
        },
        bot_threads: args.bot_threads.unwrap_or(0).into(),
        sleep_after: Duration::from_secs(args.sleep_after),
        bot_pause: Duration::from_millis(args.bot_pause),
        programs: programs(args)?,
        program_seats: args.bot_seats.into(),
        stats: args.stats.clone(),
        games: hosted(&args.games, &args.rules)?,
        ..at(&args.place)?
    })
}

/// For how long tables are kept, where other times were named than the usual ones.
fn kept(asked: &[(Kept, Option<Duration>)]) -> Keep {
    let mut keep = Keep::default();
    for (what, time) in asked {
        let place = match what {
            Kept::Uploads => &mut keep.uploads,
            Kept::Unbegun => &mut keep.unbegun,
            Kept::Unfinished => &mut keep.unfinished,
            Kept::Finished => &mut keep.finished,
        };
        *place = *time;
    }
    keep
}

/// The programs that this server offers; each must be one that can be started.
fn programs(args: &Serve) -> Result<Vec<Offered>> {
    let limit = Duration::from_secs_f64(args.bot_limit);
    let mut programs: Vec<Offered> = Vec::new();
    for text in &args.bot {
        let offered = Offered::parse(text, limit).map_err(anyhow::Error::msg)?;
        if programs.iter().any(|other| other.name == offered.name) {
            bail!("two programs are called {:?}", offered.name);
        }
        let started = offered.program.try_start();
        started.with_context(|| format!("the program of {:?} cannot be started", offered.name))?;
        programs.push(offered);
    }
    Ok(programs)
}

/// Settings that know where the data are, and nothing else.
pub(crate) fn at(place: &Place) -> Result<Settings> {
    let data_dir = match (&place.data_dir, &place.database) {
        (Some(folder), _) => folder.clone(),
        (None, Some(_)) => PathBuf::from("."),
        (None, None) => default_folder()?,
    };
    Ok(Settings { data_dir, database: place.database.clone(), ..Settings::default() })
}

/// Where programs keep their data on this system, such as `~/.local/share/magnifico`.
fn default_folder() -> Result<PathBuf> {
    let places = etcetera::base_strategy::choose_native_strategy();
    let places = places.context("this system names no folder for data: name one with --data-dir")?;
    Ok(places.data_dir().join("magnifico"))
}
