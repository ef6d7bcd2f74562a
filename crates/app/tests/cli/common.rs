//! Runs the real program in a folder of its own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long a run may take before a test gives up: only a machine that stands still needs so much.
const PATIENCE: Duration = Duration::from_mins(5);

/// What the system says about the reader's language.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// What a run of the program left behind.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder that is empty at first and gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("magnifico-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap()
    }

    pub(crate) fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.0.join(file), bytes).unwrap();
    }

    /// The names of the files, sorted.
    pub(crate) fn files(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(folder)).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// The program, to be run in this folder, with nothing in its environment that it would heed.
    pub(crate) fn command(&self, args: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magnifico"));
        for (name, _) in std::env::vars_os() {
            let is_ours = name.to_string_lossy().starts_with("MAGNIFICO_");
            if is_ours || LOCALE.iter().any(|other| name == *other) {
                command.env_remove(name);
            }
        }
        command.args(args.split_whitespace()).current_dir(&self.0).stdin(Stdio::null());
        command
    }

    pub(crate) fn run(&self, args: &str) -> Ran {
        ran(&mut self.command(args))
    }

    /// Runs the program and expects that all went well and nothing was said on the error stream.
    pub(crate) fn good(&self, args: &str) -> String {
        let ran = self.run(args);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "magnifico {args}");
        ran.out
    }

    /// Runs the program and expects exit code 2 and one sentence on the error stream, which is returned.
    pub(crate) fn bad(&self, args: &str) -> String {
        let ran = self.run(args);
        assert_eq!(ran.code, 2, "magnifico {args}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "magnifico {args}: {}", ran.err);
        assert!(ran.err.starts_with("magnifico: "), "magnifico {args}: {}", ran.err);
        ran.err
    }

    /// Runs the program with this text as its input.
    pub(crate) fn fed(&self, args: &str, input: &str) -> Ran {
        let mut command = self.command(args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        finished(child.wait_with_output().unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a command to its end, which must come: a server that should have refused to start would run for ever.
pub(crate) fn ran(command: &mut Command) -> Ran {
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (pid, (send, output)) = (child.id(), mpsc::channel());
    thread::spawn(move || send.send(child.wait_with_output()));
    match output.recv_timeout(PATIENCE) {
        Ok(output) => finished(output.unwrap()),
        Err(_) => {
            let _ = Command::new("kill").args(["-s", "KILL", &pid.to_string()]).status();
            panic!("{command:?} did not end")
        }
    }
}

fn finished(output: std::process::Output) -> Ran {
    Ran {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[track_caller]
pub(crate) fn says(found: &str, expected: &str) {
    assert!(found.contains(expected), "expected {expected:?} in: {found}");
}
