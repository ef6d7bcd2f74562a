//! A server in a process of its own, on a free port of this machine alone.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};

/// Names the program of another build that is started instead of this one's.
const OTHER: &str = "MAGNIFICO_OTHER_BUILD";

/// A server; ended with whoever started it, if not before.
pub(crate) struct Process {
    pub(crate) child: Child,
    out: BufReader<ChildStdout>,
}

impl Process {
    /// Starts a server without limits over the database in this folder; `before` are words such as `taskset -c 0`.
    pub(crate) fn start(folder: &Path, before: &[&str]) -> io::Result<Process> {
        let limits = [
            "requests-per-second",
            "tables-per-hour",
            "connections",
            "connections-per-address",
            "streams-per-address",
        ];
        let none: Vec<String> = limits.iter().map(|limit| format!("--{limit}=0")).collect();
        Process::run(folder, before, &none.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Starts a server with its usual limits, and these words after `serve`.
    pub(crate) fn usual(folder: &Path, after: &[&str]) -> io::Result<Process> {
        Process::run(folder, &[], after)
    }

    fn run(folder: &Path, before: &[&str], after: &[&str]) -> io::Result<Process> {
        // Another build can be measured by the same program, to compare the two.
        let other = std::env::var(OTHER).ok();
        let program = other.as_deref().unwrap_or(env!("CARGO_BIN_EXE_magnifico"));
        let words: Vec<&str> = before.iter().copied().chain([program]).collect();
        let mut command = Command::new(words[0]);
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("MAGNIFICO_"))
        {
            command.env_remove(name);
        }
        command
            .args(&words[1..])
            .args(["serve", "--port", "0", "--log-level", "error", "--data-dir"])
            .arg(folder)
            .args(after);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(Process { child, out: BufReader::new(out) })
    }

    /// Waits until it says where it listens.
    pub(crate) async fn ready(&mut self) -> io::Result<SocketAddr> {
        let mut line = String::new();
        self.out.read_line(&mut line).await?;
        let address = line.trim_end().strip_prefix("Magnifico is ready: http://");
        let address = address.and_then(|address| address.trim_end_matches('/').parse().ok());
        address.ok_or_else(|| io::Error::other(format!("the server is not ready: {line:?}")))
    }

    /// The memory that it has in use, in KiB; 0 where the system does not tell.
    pub(crate) fn resident_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id().unwrap_or(0)
    }

    /// Ends it at once, wherever it is.
    pub(crate) async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(mut self) -> io::Result<bool> {
        Command::new("kill").args(["-s", "TERM", &self.id().to_string()]).status().await?;
        Ok(self.child.wait().await?.success())
    }
}
