//! A running program and the lines between it and us.
//!
//! Two threads move the lines, so that neither a program that does not read nor one that does not write can hold up
//! the caller.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// An answer is a few words; a program that writes more than this without an end of line has lost its way.
const LONGEST: u64 = 64 * 1024;

/// So many unread lines are kept; a program that writes more has to wait.
const UNREAD: usize = 16;

/// How long a program has to end by itself when its input ends.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program. When dropped it has ended, by itself or by force, with what it started, and leaves no trace in
/// the system.
pub(super) struct Process {
    child: Child,
    /// `None` once its input is to end.
    input: Option<Sender<String>>,
    output: Receiver<Received>,
    /// Questions not answered yet.
    owed: u32,
}

enum Received {
    Line(String),
    TooLong,
}

/// Why no line came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAnswer {
    /// The time is up.
    Late,
    /// The output is closed.
    Ended,
    /// A line that does not end.
    Endless,
}

impl Process {
    /// Starts a program; the first word is its name.
    pub(super) fn start(words: &[String]) -> io::Result<Process> {
        let [name, arguments @ ..] = words else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "no program is named"));
        };
        let mut command = Command::new(name);
        // Its error stream is ours: that is where its author looks for messages.
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Ctrl-C on a terminal goes to a whole group: it is ours to decide when the bots end, with all they started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, lines) = channel();
        let (received, output) = sync_channel(UNREAD);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &received));
        }
        Ok(Process { child, input: Some(input), output, owed: 0 })
    }

    /// Sends a line that asks for nothing.
    pub(super) fn send(&self, line: String) {
        if let Some(input) = &self.input {
            // Where the writing thread has given up, the output will be found closed as well.
            let _ = input.send(line);
        }
    }

    /// Sends a line that asks for one.
    pub(super) fn ask(&mut self, line: String) {
        self.owed += 1;
        self.send(line);
    }

    /// Waits for the answers still owed, and drops them with all else that came unasked.
    pub(super) fn drain(&mut self, until: Instant) -> Result<(), NoAnswer> {
        while self.owed > 0 {
            self.receive(until)?;
        }
        while self.output.try_recv().is_ok() {}
        Ok(())
    }

    /// Whether it owes an answer.
    pub(super) fn is_behind(&self) -> bool {
        self.owed > 0
    }

    /// The next line.
    pub(super) fn receive(&mut self, until: Instant) -> Result<String, NoAnswer> {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Received::Line(line)) => {
                self.owed = self.owed.saturating_sub(1);
                Ok(line)
            }
            Ok(Received::TooLong) => Err(NoAnswer::Endless),
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        let until = Instant::now() + FAREWELL;
        while !self.is_behind() && self.receive(until).is_ok() {}
        // Whoever is busy with a question is not waited for.
        end(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Ends the program with all that it started: behind a wrapper script, the one that thinks is not the one we started.
/// Not waited for yet, it still owns its number, so the group can be nobody else's. An error means that all have
/// ended already.
#[cfg(unix)]
fn end(child: &mut Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    let _ = killpg(Pid::from_raw(child.id() as i32), Signal::SIGKILL);
}

/// Ends the program.
#[cfg(not(unix))]
fn end(child: &mut Child) {
    let _ = child.kill();
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.write_all(b"\n")).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, received: &SyncSender<Received>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let message = match stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(n) if n as u64 == LONGEST && line.last() != Some(&b'\n') => Received::TooLong,
            Ok(_) => Received::Line(String::from_utf8_lossy(&line).into_owned()),
        };
        if received.send(message).is_err() {
            return;
        }
    }
}
