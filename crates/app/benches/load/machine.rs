//! What the machine does beside us, and how it is shared between client and server.

use crate::Result;
use std::fs;
use std::process::{Command, Stdio};

fn processors() -> usize {
    fs::read_to_string("/proc/cpuinfo")
        .map_or(1, |text| text.lines().filter(|line| line.starts_with("processor")).count())
}

fn can_pin() -> bool {
    let found = Command::new("taskset").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    processors() > 1 && found.is_ok_and(|status| status.success())
}

/// Keeps this process to the first processor, where the system can.
pub(crate) fn take_first_processor() {
    if can_pin() {
        let own = std::process::id().to_string();
        let _ = Command::new("taskset").args(["-a", "-c", "-p", "0", &own]).stdout(Stdio::null()).status();
    }
}

/// What is put before the server's command line: the second processor, enough open files, and the game it offers.
pub(crate) fn second_processor(game: &str) -> Vec<String> {
    let files = ["sh", "-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$@\"", "sh"];
    let pinned: &[&str] = if can_pin() { &["taskset", "-c", "1"] } else { &[] };
    let offered = ["env".to_owned(), format!("MAGNIFICO_OFFER={game}")];
    files.iter().chain(pinned).map(ToString::to_string).chain(offered).collect()
}

/// Processors, and how busy they were.
pub(crate) fn described() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load: Vec<&str> = load.split(' ').take(2).collect();
    let shared = if can_pin() { "client on one, server on another" } else { "shared as the system likes" };
    format!(
        "{} processors, {shared}; load of the machine {} (last minute, last five)",
        processors(),
        load.join(", ")
    )
}

/// The memory that a process has in use.
pub(crate) fn resident_kib(process: u32) -> Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// The processor time that a process has taken so far, its own and the system's for it: what else runs on the machine
/// hardly changes it, so it tells what a move costs even where nothing else can be measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    user: u64,
    system: u64,
}

/// How many of the ticks in `/proc` make a second, on every Linux.
const TICKS: f64 = 100.0;

impl Taken {
    /// What it has taken until now.
    pub(crate) fn until_now(process: u32) -> Result<Taken> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
        // The name of the program is in parentheses and may hold anything.
        let (_, fields) = stat.rsplit_once(") ").ok_or("no name in /proc/PID/stat")?;
        let mut ticks = fields.split(' ').skip(11).map(str::parse::<u64>);
        let mut next = || ticks.next().ok_or("too few fields in /proc/PID/stat");
        Ok(Taken { user: next()??, system: next()?? })
    }

    /// What was taken since then for each of so many things.
    pub(crate) fn since(self, process: u32, things: usize) -> Result<String> {
        let now = Taken::until_now(process)?;
        let each = |before: u64, now: u64| (now - before) as f64 / TICKS * 1e6 / things.max(1) as f64;
        let (user, system) = (each(self.user, now.user), each(self.system, now.system));
        Ok(format!(
            "{:.1} µs of processor time each ({user:.1} its own, {system:.1} the system's)",
            user + system
        ))
    }
}
