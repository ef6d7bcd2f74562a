//! A `PostgreSQL` of one's own in a temporary folder, which ends with whoever started it, however that ends.

#![allow(dead_code, reason = "each test program uses a part")]
#![allow(clippy::disallowed_methods, reason = "a test starts programs")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where Debian keeps its programs, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Stops the database and clears up once nobody holds the other end of its input any more: also after a crash.
const GUARD: &str = r#"trap '' INT TERM HUP; read -r _; "$@" >/dev/null 2>&1; rm -rf "$FOLDER""#;

/// One for all tests of a program, each with a schema of its own.
static SHARED: LazyLock<Postgres> = LazyLock::new(Postgres::start);

/// The address of a new and empty place in the database that all tests of this program share.
pub(crate) fn empty() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let schema = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
    SHARED.sql(&format!("CREATE SCHEMA {schema}"));
    format!("{}&options=-csearch_path%3D{schema}", SHARED.url())
}

/// A running database.
pub(crate) struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    guard: Child,
}

impl Postgres {
    /// Starts one that a crash of the machine could harm: tests need no sync.
    pub(crate) fn start() -> Postgres {
        Postgres::start_with("-c fsync=off -c full_page_writes=off")
    }

    /// Starts one with these options.
    pub(crate) fn start_with(options: &str) -> Postgres {
        let programs = programs().expect("PostgreSQL is needed here: `cargo xtask test` installs it");
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("a folder").keep();
        if is_root() {
            run(Command::new("chown").arg(user()).arg(&folder));
        }
        let mut create = as_user(&programs.join("initdb"));
        let words = ["--no-sync", "--auth=trust", "--username=test", "--encoding=UTF8", "--locale=C"];
        run(create.args(words).arg("--pgdata").arg(folder.join("data")));
        // Only those who may enter the folder reach it: there is no port.
        let sockets = format!("listen_addresses = ''\nunix_socket_directories = '{}'\n", folder.display());
        let more: Vec<&str> = options.split("-c ").map(str::trim).filter(|it| !it.is_empty()).collect();
        let more = more.join("\n");
        let settings = folder.join("data/postgresql.auto.conf");
        fs::write(&settings, format!("{sockets}max_connections = 300\n{more}\n")).expect("settings");
        let mut stop = pg_ctl(&programs, &folder);
        stop.args(["stop", "-m", "immediate"]);
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD, "sh"]).arg(stop.get_program()).args(stop.get_args());
        guard
            .env("FOLDER", &folder)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let guard = guard.spawn().expect("a shell");
        let database = Postgres { folder, programs, guard };
        database.ctl(&["start"]);
        database
    }

    /// Its address, which can be added to.
    pub(crate) fn url(&self) -> String {
        format!("postgres:///postgres?user=test&host={}", self.folder.display())
    }

    /// Stops it as a crash would.
    pub(crate) fn crash(&self) {
        self.ctl(&["stop", "-m", "immediate"]);
    }

    /// Starts it again.
    pub(crate) fn start_again(&self) {
        self.ctl(&["start"]);
    }

    /// Crashes it and starts it again.
    pub(crate) fn restart(&self) {
        self.ctl(&["restart", "-m", "immediate"]);
    }

    /// Does something as somebody else would; gives what comes of it, a line for each row.
    pub(crate) fn sql(&self, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--username=test", "--host"]);
        let ran =
            psql.arg(&self.folder).args(["--dbname=postgres", "--command", sql]).output().expect("psql");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8(ran.stdout).expect("text").trim().to_owned()
    }

    fn ctl(&self, words: &[&str]) {
        run(pg_ctl(&self.programs, &self.folder).args(words).arg("--wait"));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

fn pg_ctl(programs: &Path, folder: &Path) -> Command {
    let mut command = as_user(&programs.join("pg_ctl"));
    command.arg("--silent").arg("--pgdata").arg(folder.join("data"));
    command.arg("--log").arg(folder.join("log"));
    command
}

/// A command for somebody who is not root, as whom `PostgreSQL` refuses to run.
fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    let (user, group) = (format!("--reuid={}", user()), format!("--regid={}", user()));
    command.args([user.as_str(), group.as_str(), "--clear-groups", "--"]).arg(program);
    command
}

/// Whom Debian's package creates.
fn user() -> &'static str {
    "postgres"
}

fn is_root() -> bool {
    let ran = Command::new("id").arg("-u").output();
    ran.is_ok_and(|ran| ran.stdout.trim_ascii() == b"0")
}

/// The folder with the newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let number = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|it| it.path()).filter(|it| it.join("bin/initdb").exists()).max_by_key(number);
    let in_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|it| it.join("initdb").exists() && it.join("pg_ctl").exists())
    };
    newest.map(|it| it.join("bin")).or_else(in_path)
}

fn run(command: &mut Command) {
    command.stdin(Stdio::null()).stdout(Stdio::null()).current_dir("/");
    let ran = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(ran.status.success(), "{command:?}: {}", String::from_utf8_lossy(&ran.stderr));
}
