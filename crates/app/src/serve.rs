//! `magnifico serve`: from flags to a running server.

use crate::args::{Log, Place, Rules, Serve};
use crate::shelf::{Shelved, Title};
use anyhow::{Context, Result, anyhow, bail};
use etcetera::BaseStrategy;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use web::opponents::Offered;
use web::{Limits, LogFormat, Own, Settings};

/// Serves until told to stop.
pub(crate) fn run(args: &Serve, out: &mut impl Write) -> Result<()> {
    let settings = settings(args)?;
    web::use_data(own_data(args)?).map_err(|error| anyhow!(error))?;
    web::start_logs(settings.log_format, &args.log_level);
    let kept = match settings.database_file()? {
        Some(file) => format!("tables are kept in {}", file.display()),
        None => "nothing is kept".into(),
    };
    let ready = |url: &str| {
        // With nobody to read it, the address is still the one that was asked for.
        let _ = writeln!(out, "Magnifico is ready: {url}\n{kept}; Ctrl-C stops the server")
            .and_then(|()| out.flush());
    };
    runtime()?.block_on(web::serve(settings, ready))?;
    Ok(())
}

/// The games whose component data are in folders.
fn own_data(args: &Serve) -> Result<Own> {
    let mut own = Own::default();
    for (title, folder) in &args.rules {
        let rules = Rules { dir: Some(folder.clone()) };
        match title {
            Title::Lorenzo => own.lorenzo = Some(Arc::new(Shelved::load(&rules)?)),
            Title::Florenza => own.florenza = Some(Arc::new(Shelved::load(&rules)?)),
            Title::Wiege => own.wiege = Some(Arc::new(Shelved::load(&rules)?)),
        }
    }
    Ok(own)
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
            connections: args.limits.connections as usize,
            connections_per_address: args.limits.connections_per_address as usize,
            streams_per_address: args.limits.streams_per_address as usize,
            ..Limits::default()
        },
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
        ..at(&args.place)?
    })
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
