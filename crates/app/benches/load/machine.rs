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
