//! Where an attack takes place: a server of its own, the victim's table, and what the victim must still be able to do.

use crate::client::process::Process;
use crate::client::{Line, Opened};
use crate::victim::{Evening, Victim};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The victim's address.
pub(crate) const VICTIM: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));
/// The address of whoever attacks.
pub(crate) const SPOILER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
/// The longest that a server may take to start.
const START: Duration = Duration::from_secs(30);

/// How long and how strictly.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    /// How long the victim plays alone, and then under the attack.
    pub(crate) seconds: Duration,
    /// Whether it is long enough for figures that an idle machine must keep.
    pub(crate) is_long: bool,
}

/// Those who attack, until they are told to stop.
pub(crate) struct Spoilers {
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Default for Spoilers {
    fn default() -> Spoilers {
        Spoilers { stop: watch::Sender::new(false), tasks: JoinSet::new() }
    }
}

impl Spoilers {
    /// Lets one more attack; what it does ends when it is told so, wherever it is.
    pub(crate) fn join(&mut self, work: impl Future<Output = ()> + Send + 'static) {
        let mut stop = self.stop.subscribe();
        self.tasks.spawn(async move {
            tokio::select! {
                () = work => {}
                _ = stop.wait_for(|stop| *stop) => {}
            }
        });
    }

    async fn end(self) {
        self.stop.send_replace(true);
        self.tasks.join_all().await;
    }
}

impl Scene {
    /// Starts a server with its usual limits.
    pub(crate) async fn server(&self, folder: &Path) -> (Process, SocketAddr) {
        started(Process::usual(folder, &["--bot-pause", "0"])).await
    }

    /// The victim plays alone, then while `spoil` goes on; what came of both is compared, and told.
    pub(crate) async fn compare<F>(&self, name: &str, mut victim: Victim, spoil: F) -> (Evening, Evening)
    where
        F: AsyncFnOnce(&mut Spoilers),
    {
        let alone = victim.play(self.seconds).await;
        let mut spoilers = Spoilers::default();
        spoil(&mut spoilers).await;
        let attacked = victim.play(self.seconds).await;
        spoilers.end().await;
        println!("{name}\n  alone:    {alone}\n  attacked: {attacked}");
        self.judge(name, &alone, &attacked);
        (alone, attacked)
    }

    /// What must hold under every attack.
    fn judge(&self, name: &str, alone: &Evening, attacked: &Evening) {
        assert!(attacked.moves > 0, "{name}: the victim could not move at all");
        assert_eq!(attacked.refused, 0, "{name}: moves were refused: {:?}", attacked.reasons);
        let click = attacked.clicks.at(0.99);
        let most = Duration::from_millis(if self.is_long { 250 } else { 2_000 });
        assert!(click < most, "{name}: a click took {click:?}, {most:?} is the most");
        let (bots, usual) = (attacked.bots.at(0.5), alone.bots.at(0.5));
        // A thought is a few milliseconds: what the system needs to hand one over counts, too.
        let slack = Duration::from_millis(if self.is_long { 50 } else { 1_000 });
        assert!(bots <= usual * 2 + slack, "{name}: bots took {bots:?} instead of {usual:?}");
    }
}

/// Waits until a server is ready.
pub(crate) async fn started(process: std::io::Result<Process>) -> (Process, SocketAddr) {
    let mut server = process.expect("the server starts");
    let address = tokio::time::timeout(START, server.ready()).await;
    let address = address.expect("it is ready in time").expect("it is ready");
    (server, address)
}

/// Opens a table with these seats from an address, not listed.
pub(crate) async fn open(address: SocketAddr, from: IpAddr, game: &str, seats: &[Value]) -> Opened {
    let mut line = Line::open_from(from, address).await.expect("the server listens");
    try_open(&mut line, game, seats).await.expect("a table may be opened")
}

/// Opens a table, if one may be opened.
pub(crate) async fn try_open(line: &mut Line, game: &str, seats: &[Value]) -> Option<Opened> {
    let table = json!({ "game": game, "seats": seats, "settings": { "listed": false } });
    let answer = line.post("/api/v1/tables", "", &table).await.ok()?;
    if answer.status != 201 {
        return None;
    }
    Some(Opened::of(&answer.json()))
}

/// A seat for a person.
pub(crate) fn human() -> Value {
    json!({ "kind": "human" })
}

/// A seat for a bot.
pub(crate) fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}
