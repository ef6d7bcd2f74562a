//! `magnifico serve` and `magnifico backup`, as processes: started, asked, stopped, and hindered.

use crate::common::Folder;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own; ended, if it was not, when the test is over.
pub(crate) struct Server {
    pub(crate) child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    /// Starts a server on a free port and reads where it listens.
    pub(crate) fn start(folder: &Folder, args: &str) -> Server {
        let mut command = folder.command(&format!("{args} --port 0 --data-dir data --log-level warn"));
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("Magnifico is ready: http://").unwrap_or_else(|| {
            let mut error = String::new();
            child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
            panic!("not ready: {line:?} {error}")
        });
        Server { address: address.trim_end_matches('/').to_owned(), child, out }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.ask("GET", path, "")
    }

    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> String {
        self.ask_as("", method, path, body)
    }

    pub(crate) fn ask_as(&self, secret: &str, method: &str, path: &str, body: &str) -> String {
        let host = self.address.split('/').next().unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        let mut head = "Connection: close\r\nContent-Type: application/json".to_owned();
        if !secret.is_empty() {
            head += "\r\nAuthorization: Bearer ";
            head += secret;
        }
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends it with a signal and gives its exit code and what it said besides its address.
    pub(crate) fn stop(mut self, signal: &str) -> (Option<i32>, String, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &pid]).status().unwrap().success());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (self.child.wait().unwrap().code(), out, err)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens a table and says its name.
pub(crate) fn open_table(server: &Server) -> String {
    let body = r#"{"game":"lorenzo","seats":[{"kind":"human"},{"kind":"human"}]}"#;
    let answer = server.ask("POST", "/api/v1/tables", body);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    json(&answer)["table"].as_str().unwrap().to_owned()
}

/// The first line of JSON in the body of an answer, whether it came in one piece or in many.
pub(crate) fn json(answer: &str) -> serde_json::Value {
    let mut lines = answer.split_once("\r\n\r\n").unwrap().1.lines();
    serde_json::from_str(lines.find(|line| line.starts_with('{')).unwrap()).unwrap()
}

#[test]
fn tables_with_different_component_data_live_side_by_side() {
    let folder = crate::rules::with_data();
    crate::rules::edit(&folder, "board.json", |board| {
        board["market"]["spaces"][0]["effects"][0]["gain"]["coins"] = 6.into();
    });
    let server = Server::start(&folder, "serve");
    let before = open_table(&server);
    assert_eq!(server.stop("TERM").0, Some(0));
    let server = Server::start(&folder, "serve --rules lorenzo=data");
    let after = open_table(&server);
    let data = |id: &str| json(&server.get(&format!("/api/v1/tables/{id}/record")))["data"].clone();
    assert_ne!(data(&before), data(&after));
    for id in [before, after] {
        assert!(server.get(&format!("/t/{id}")).starts_with("HTTP/1.1 200"), "{id}");
    }
    let error = folder.bad("serve --rules data");
    assert!(error.contains("GAME=DIR"), "{error}");
}

#[test]
fn what_is_offered_can_be_chosen() {
    let folder = Folder::new();
    let offered = |args: &str| {
        let server = Server::start(&folder, args);
        let games = server.get("/api/v1/games");
        ["lorenzo", "florenza", "wiege", "nim"].map(|id| games.contains(&format!("\"{id}\"")))
    };
    assert_eq!(offered("serve"), [true, true, true, false]);
    let server = Server::start(&folder, "serve");
    let table = open_table(&server);
    drop(server);
    assert_eq!(offered("serve --games nim,florenza"), [false, true, false, true]);
    // What was begun goes on.
    let server = Server::start(&folder, "serve --games nim,florenza");
    assert!(server.get(&format!("/t/{table}")).starts_with("HTTP/1.1 200"));
    drop(server);
    let error = folder.bad("serve --games chess");
    assert!(error.contains("there is no such game; the games are: lorenzo, florenza, wiege"), "{error}");
}

#[test]
fn it_serves_at_once_and_stops_when_told() {
    for (command, signal) in [("serve", "TERM"), ("", "INT")] {
        let folder = Folder::new();
        let server = Server::start(&folder, command);
        assert!(server.get("/healthz").ends_with("ok\n"));
        assert!(server.get("/readyz").starts_with("HTTP/1.1 200"));
        assert!(server.get("/metrics").contains("magnifico_live_tables"));
        assert!(server.get("/api/v1/openapi.json").contains("/api/v1/tables"));
        assert!(server.get("/").contains("<html"));
        open_table(&server);
        let (code, out, err) = server.stop(signal);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert!(out.contains("magnifico.db; Ctrl-C stops the server"), "{out}");
        assert_eq!(
            folder.files("data"),
            ["magnifico.db", "magnifico.db.lock"],
            "nothing is left to be written"
        );
        let again = Server::start(&folder, command);
        assert!(again.get("/").contains("Lorenzo il Magnifico"));
    }
}

/// How long others had the processor that a program could have used, where the system tells.
fn kept_waiting(pid: u32) -> Duration {
    let told = fs::read_to_string(format!("/proc/{pid}/schedstat")).unwrap_or_default();
    Duration::from_nanos(told.split(' ').nth(1).and_then(|waited| waited.parse().ok()).unwrap_or(0))
}

#[test]
fn it_is_ready_in_less_than_a_second() {
    let folder = Folder::new();
    // The best of a few: other programs may take the processor at any moment, or the disk.
    let times = [(); 5].map(|()| {
        let started = Instant::now();
        let server = Server::start(&folder, "serve");
        let time = started.elapsed().saturating_sub(kept_waiting(server.child.id()));
        server.stop("TERM");
        time
    });
    assert!(times.iter().any(|time| *time < Duration::from_secs(1)), "{times:?}");
}

#[test]
fn flags_and_variables_reach_the_server() {
    let folder = Folder::new();
    let server =
        Server::start(&folder, "serve --base-path /games --log json --trusted-proxy 127.0.0.1,10.0.0.0/8");
    assert!(server.get("/games/healthz").ends_with("ok\n"));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 404"));
    assert!(server.address.ends_with("/games"), "{}", server.address);
    let mut command = folder.command("serve");
    command.env("MAGNIFICO_PORT", "99999");
    let ran = crate::common::ran(&mut command);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--port"), "{}", ran.err);
}

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = folder.bad(&format!("serve --port {port} --data-dir data --log-level error"));
    assert!(
        error.contains(&format!("port {port} of 127.0.0.1 is taken")) && error.contains("--port"),
        "{error}"
    );
    assert!(folder.files("").is_empty(), "the data of whoever has the port are not touched");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    folder.write("diary.txt", "dear diary");
    let error = folder.bad("serve --port 0 --data-dir diary.txt/below --log-level error");
    assert!(error.contains("the data folder diary.txt/below cannot be written"), "{error}");
    assert!(error.contains("--data-dir"), "{error}");
}

#[test]
fn two_servers_do_not_share_a_database() {
    let folder = Folder::new();
    let first = Server::start(&folder, "serve");
    let error = folder.bad("serve --port 0 --data-dir data --log-level error");
    assert!(error.contains("another server uses data/magnifico.db"), "{error}");
    assert!(first.get("/healthz").ends_with("ok\n"));
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    let folder = Folder::new();
    assert_eq!(Server::start(&folder, "serve").stop("TERM").0, Some(0));
    let file = folder.path().join("data/magnifico.db");
    let mut bytes = fs::read(&file).unwrap();
    // SQLite keeps the version of the schema here.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let error = folder.bad("serve --port 0 --data-dir data --log-level error");
    assert!(error.contains("the database is of version 99"), "{error}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn other_databases_are_refused() {
    let folder = Folder::new();
    folder.write("letter.db", "Dear Lucrezia, this is no database at all.");
    let error = folder.bad("serve --port 0 --database letter.db --log-level error");
    assert!(error.contains("not a database"), "{error}");
    let error = folder.bad("serve --port 0 --database oracle://x --log-level error");
    assert!(error.contains("unknown kind of database \"oracle\""), "{error}");
    let error = folder.bad("serve --port 0 --base-path games --log-level error");
    assert!(error.contains("the base path \"games\" must start with /"), "{error}");
    let error = folder.bad("serve --trusted-proxy nowhere");
    assert!(error.contains("a proxy is an address or a network"), "{error}");
}

#[test]
fn statistics_and_programs_are_offered_or_refused_with_a_reason() {
    let folder = Folder::new();
    folder.good("sim lorenzo --games 5 --players 2 --stats out --seed 1");
    // The command is split at white space here, so a program without arguments is offered.
    let server = Server::start(&folder, "serve --stats out --bot Cosimo=cat");
    assert!(server.get("/stats/lorenzo").contains("Statistics: Lorenzo il Magnifico"));
    assert!(server.get("/api/v1/games").contains("\"Cosimo\""));
    drop(server);
    let refused =
        |args: &str| folder.bad(&format!("serve --port 0 --data-dir data --log-level error {args}"));
    assert!(refused("--stats nowhere").contains("has no statistics of our games"));
    assert!(refused("--bot fierce=cat").contains("is the name of a bot of ours"));
    assert!(refused("--bot Cosimo=no-such-program-here").contains("cannot be started"));
    assert!(refused("--bot Cosimo").contains("NAME=COMMAND"));
    assert!(refused("--bot A=cat;A=cat").contains("two programs are called \"A\""));
}

/// The server's log is where a host hears that a program of theirs fails, once for a match and seat.
#[test]
fn a_host_is_told_once_which_program_fails() {
    let folder = Folder::new();
    // It answers each question with the question.
    let server = Server::start(&folder, "serve --bot Echo=cat --bot-limit 0.5 --bot-seats 1");
    let bot = r#"{"kind":"bot","level":"Echo"}"#;
    let body = format!(r#"{{"game":"florenza","seats":[{bot},{bot}]}}"#);
    let answer = server.ask("POST", "/api/v1/tables", &body);
    let path = format!("/api/v1/tables/{}", json(&answer)["table"].as_str().unwrap());
    while json(&server.get(&path))["result"].is_null() {}
    let (code, _, err) = server.stop("TERM");
    assert_eq!(code, Some(0));
    let told: Vec<&str> = err.lines().filter(|line| line.contains("WARN")).collect();
    assert_eq!(told.len(), 2, "{err}");
    let told = |what: &str| told.iter().any(|line| line.contains(what) && line.contains("Echo"));
    assert!(
        told("which is not one of the legal actions") && told("as many programs run as --bot-seats"),
        "{err}"
    );
}

#[test]
fn a_backup_of_a_running_server_can_be_put_in_its_place() {
    let folder = Folder::new();
    let server = Server::start(&folder, "serve");
    open_table(&server);
    let said = folder.good("backup copy.db --data-dir data");
    assert_eq!(said, "copy.db is a copy of data/magnifico.db\n");
    let copy = fs::read(folder.path().join("copy.db")).unwrap();
    let error = folder.bad("backup copy.db --data-dir data");
    assert!(error.contains("copy.db exists already and is not overwritten"), "{error}");
    assert_eq!(fs::read(folder.path().join("copy.db")).unwrap(), copy);
    open_table(&server);
    server.stop("TERM");

    fs::rename(folder.path().join("copy.db"), folder.path().join("data/magnifico.db")).unwrap();
    let server = Server::start(&folder, "serve");
    let list = server.get("/api/v1/tables");
    assert_eq!(list.matches("\"table\":").count(), 1, "{list}");
    drop(server);
    let error = folder.bad("backup copy.db --data-dir nowhere");
    assert!(error.contains("nowhere"), "{error}");
    assert!(folder.bad("backup copy.db --database memory:").contains("in memory"));
}

/// The system itself refuses to make any file longer: writes fail, as on a full disk. The program lives on, says what is
/// wrong, loses nothing, and goes on by itself.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_takes_nothing_is_told_and_outlived() {
    use rlimit::{INFINITY, Resource, prlimit};
    let folder = Folder::new();
    let server = Server::start(&folder, "serve --games nim --requests-per-second 0");
    let body = r#"{"game":"nim","seats":[{"kind":"human"},{"kind":"human"}],"seed":1}"#;
    let opened = json(&server.ask("POST", "/api/v1/tables", body));
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let act = |seat: usize, version: u32, action: &str| {
        let secret = opened["seats"][seat]["secret"].as_str().unwrap();
        let body = format!(r#"{{"version":{version},"action":"{action}"}}"#);
        server.ask_as(secret, "POST", &format!("{table}/actions"), &body)
    };
    assert!(act(0, 0, "take:0:1").starts_with("HTTP/1.1 200"));
    let pid = i32::try_from(server.child.id()).unwrap();
    prlimit(pid, Resource::FSIZE, Some((4096, INFINITY)), None).unwrap();
    for _ in 0..200 {
        let refused = act(1, 1, "take:1:1");
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("disk is full"), "{refused}");
    }
    let ready = server.get("/readyz");
    assert!(
        ready.starts_with("HTTP/1.1 503") && ready.contains("not ready: the disk takes no more"),
        "{ready}"
    );
    assert!(server.get("/metrics").contains("magnifico_disk_trouble 1"));
    let page = server.get("/");
    assert!(page.starts_with("HTTP/1.1 200"), "what is only read goes on: {page}");
    assert!(server.get(&table).contains(r#""version":1"#));

    prlimit(pid, Resource::FSIZE, Some((INFINITY, INFINITY)), None).unwrap();
    // Nobody moves, and yet it finds out.
    let started = Instant::now();
    while server.get("/readyz").starts_with("HTTP/1.1 503") {
        assert!(started.elapsed() < Duration::from_mins(1), "it does not recover");
    }
    assert!(act(1, 1, "take:1:1").starts_with("HTTP/1.1 200"));
    assert!(server.get("/metrics").contains("magnifico_disk_trouble 0"));
    let (code, _, log) = server.stop("TERM");
    assert_eq!(code, Some(0), "{log}");
    assert_eq!(log.lines().count(), 1, "the log is told once a minute: {log}");
    let again = Server::start(&folder, "serve --games nim");
    assert!(again.get(&table).contains(r#""version":2"#), "nothing that was accepted is lost");
}

#[test]
fn what_is_kept_and_for_how_long_is_read_from_the_flags() {
    let folder = Folder::new();
    let server = Server::start(&folder, "serve --keep uploads=7,unbegun=ever --keep finished=365");
    assert!(server.get("/readyz").ends_with("ready\n"));
    drop(server);
    for wrong in ["uploads", "uploads=0", "uploads=-1", "games=3", "uploads=soon"] {
        let error = folder.bad(&format!("serve --keep {wrong}"));
        assert!(error.contains("say what and for how many days"), "{wrong}: {error}");
    }
}

/// Each connection is an open file, and many systems give a program a thousand at first.
#[cfg(target_os = "linux")]
#[test]
fn it_may_have_as_many_open_files_as_the_system_allows() {
    let folder = Folder::new();
    let with_few = format!(
        "ulimit -S -n 64; exec {} serve --port 0 --data-dir data --log-level warn",
        env!("CARGO_BIN_EXE_magnifico")
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", &with_few]).current_dir(folder.path());
    let mut child = shell.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let limits = fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = files.split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers[0], numbers[1], "{files}");
    assert_ne!(numbers[0], "64", "{files}");
}
