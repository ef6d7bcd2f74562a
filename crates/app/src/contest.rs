//! `magnifico arena`: bots against bots.

mod report;
mod resume;
mod svg;

use crate::GameCommand;
use crate::args::Arena;
use crate::bar::bar;
use crate::files;
use crate::setting::{Loaded, seats, tell_lost, tell_missing};
use crate::sim::threads;
use anyhow::{Context, Result, bail};
use arena::contest::{Contest, Lost, Played};
use arena::schedule::Schedule;
use arena::standings::Standings;
use bots::{Faults, Player};
use kernel::bundle::Config;
use playable::Playable;
use report::Report;
use resume::Ledger;
use std::io::{self, Write};
use std::path::Path;
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use words::Lang;

/// How many bots may be named.
const BOTS: std::ops::RangeInclusive<usize> = 2..=8;

/// What the shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Who plays what.
struct Entry<P: Playable> {
    loaded: Loaded<P>,
    config: Config<P>,
    /// As they were named.
    names: Vec<String>,
    players: Vec<Player>,
    schedule: Schedule,
    seed: u64,
}

impl GameCommand for Arena {
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        contend::<P>(self, out).map(|()| ExitCode::SUCCESS)
    }
}

/// Plays the contest and prints the standings.
fn contend<P: Playable>(args: &Arena, out: &mut impl Write) -> Result<()> {
    // The charts of a contest that goes on are its own and follow it; else nothing is replaced.
    let goes_on = args.resume.as_deref().is_some_and(Path::exists);
    let write = if goes_on { files::replace } else { files::write_new };
    check_files(args, if goes_on { files::check_replaced } else { files::check_new })?;
    let entry: Entry<P> = enter(args)?;
    let mut ledger = args.resume.as_deref().map(|path| Ledger::open(path, &entry)).transpose()?;
    let earlier = ledger.as_mut().map(Ledger::take_played).unwrap_or_default();
    let earlier: Vec<Played> = earlier.into_iter().filter(|it| it.game < args.games).collect();
    tell_missing::<P>(&entry.players, &entry.loaded.game, &entry.config)?;
    let threads = threads(args.threads);
    let stop = stop_on_interrupt()?;
    let bar = bar("games", Some(args.games));
    bar.set_position(earlier.len() as u64);
    let take = |played: &Played| {
        bar.inc(1);
        ledger.as_ref().map_or(Ok(()), |ledger| ledger.keep(played))
    };
    let contest = Contest {
        game: &entry.loaded.game,
        config: &entry.config,
        schedule: &entry.schedule,
        bot: &|number| entry.players[number].bot::<P>(0),
        bots: entry.players.len(),
        games: args.games,
        seed: entry.seed,
        threads,
        take: &take,
        stop: &stop,
    };
    let begun = Instant::now();
    let mut played = contest.run(&earlier.iter().map(|it| it.game).collect())?;
    bar.finish_and_clear();
    played.extend(earlier);
    played.sort_by_key(|it| it.game);
    let seconds = begun.elapsed().as_secs_f64();
    let standings = Standings::of(&played, entry.players.len());
    let report = Report::new(&entry, args.games, &played, &standings, threads, seconds);
    // Tables and charts speak English throughout: they are for people who study bots.
    let headline = entry.loaded.headline(Lang::En, &entry.config);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{}", report.text(&headline, args.resume.as_deref()))?;
    }
    // What took long is on the screen before anything can go wrong with a file.
    out.flush()?;
    if let Some(path) = &args.csv {
        write(path, &report.csv())?;
    }
    if let Some(path) = &args.svg {
        write(path, &svg::draw(&report, &headline))?;
    }
    tell_faults(&entry.players, &played)?;
    Ok(())
}

/// Tells which decisions other people's bots lost, in this run and in those before.
fn tell_faults(players: &[Player], played: &[Played]) -> io::Result<()> {
    for (bot, player) in players.iter().enumerate() {
        let Player::Theirs(program) = player else { continue };
        let Lost { bot: _, asked, slow, wrong, dead } = Lost::of(bot, played);
        let first = program.faults().first;
        tell_lost(bot + 1, player, &Faults { asked, slow, wrong, dead, first })?;
    }
    Ok(())
}

/// Refuses now what could not be written after the last game.
fn check_files(args: &Arena, check: fn(&Path) -> Result<()>) -> Result<()> {
    let written = [&args.csv, &args.svg].into_iter().flatten();
    written.clone().try_for_each(|path| check(path))?;
    let mut all: Vec<_> = written.chain(&args.resume).collect();
    all.sort();
    if all.windows(2).any(|pair| pair[0] == pair[1]) {
        bail!("--resume, --csv and --svg need a file each");
    }
    Ok(())
}

/// Loads the data and checks that everything fits.
fn enter<P: Playable>(args: &Arena) -> Result<Entry<P>> {
    let chosen = args.conditions.options.of::<P>()?;
    let named = args.bots.len();
    if !BOTS.contains(&named) {
        bail!("--bots names {named}: the arena is for {} to {} bots", BOTS.start(), BOTS.end());
    }
    let names: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    if names.iter().all(|name| *name == names[0]) {
        bail!("--bots names only {}: name at least two different bots", names[0]);
    }
    let loaded = Loaded::<P>::new(&args.conditions.rules)?;
    let fits = |players: u8| loaded.configure(players, &chosen);
    let n_seats = match args.players {
        Some(players) => seats::<P>(players)?,
        None => seats::<P>(named as u32).ok().filter(|it| fits(*it).is_ok()).unwrap_or(4),
    };
    let config = fits(n_seats)?;
    let mut players: Vec<Player> = Vec::new();
    for player in args.conditions.patience.apply(&args.bots)? {
        if !players.contains(&player) {
            players.push(player);
        }
    }
    let number = |name: &String| players.iter().position(|player| player.to_string() == *name);
    let entries: Vec<usize> = names.iter().filter_map(number).collect();
    let schedule = Schedule::new(&entries, n_seats.into());
    let schedule = if P::has_partners(&config) { schedule.partnered() } else { schedule };
    Ok(Entry { loaded, config, names, players, schedule, seed: args.seed.unwrap_or(1) })
}

/// A flag that the first Ctrl-C sets; the second ends the program on the spot.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let set = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    });
    set.context("the system does not let us know of Ctrl-C")?;
    Ok(stop)
}
