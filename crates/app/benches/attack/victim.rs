//! Somebody who only wants to play: looks at the table, thinks, clicks, and waits for the bots, over a line of 80 ms.

use crate::client::{Line, Opened};
use crate::scene::VICTIM;
use kernel::Rng;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// What a request needs to the server, and its answer back.
const WAY: Duration = Duration::from_millis(40);
/// The longest that anybody waits for the others at a table: then the evening is over.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person at a table.
pub(crate) struct Victim {
    address: SocketAddr,
    table: Opened,
    line: Line,
    stream: Line,
    rng: Rng,
}

/// How it went.
#[derive(Debug, Default)]
pub(crate) struct Evening {
    /// Moves that were accepted at the first try.
    pub(crate) moves: usize,
    /// Moves that were refused.
    pub(crate) refused: usize,
    /// With what.
    pub(crate) reasons: BTreeMap<String, usize>,
    /// From each click to its answer, the line included.
    pub(crate) clicks: Sorted,
    /// From each accepted move to the next time that it is the victim's turn, where others decided between.
    pub(crate) bots: Sorted,
    /// Whether the others did not move any more.
    is_spoilt: bool,
}

/// Times, in order of length once they are all there.
#[derive(Debug, Default)]
pub(crate) struct Sorted(Vec<Duration>);

impl Sorted {
    /// What this share of them did not exceed; nothing where there are none.
    pub(crate) fn at(&self, share: f64) -> Duration {
        let at = (self.0.len() as f64 * share) as usize;
        self.0.get(at.min(self.0.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl fmt::Display for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, times) = (self.moves + self.refused, |it: &Sorted| [it.at(0.5), it.at(0.99), it.at(1.0)]);
        let ([click, late, latest], [bots, slow, slowest]) = (times(&self.clicks), times(&self.bots));
        write!(
            f,
            "{} of {all} moves at the first try; a click p50 {click:.0?}, p99 {late:.0?}, at most {latest:.0?}; the bots' \
             turn p50 {bots:.1?}, p99 {slow:.0?}, at most {slowest:.0?}",
            self.moves
        )
    }
}

impl Victim {
    /// Sits down in the first seat of a table.
    pub(crate) async fn sit(address: SocketAddr, table: Opened) -> Victim {
        let line = Line::open_from(VICTIM, address).await.expect("the server listens");
        let mut stream = Line::open_from(VICTIM, address).await.expect("the server listens");
        stream.listen(&table, 0).await.expect("one may listen");
        Victim { address, table, line, stream, rng: Rng::new(7) }
    }

    /// The page of the table as data, after the way there and back.
    async fn look(&mut self) -> Value {
        tokio::time::sleep(WAY).await;
        let (path, secret) = (self.table.path(""), self.table.secrets[0].clone());
        let answer = match self.line.get(&path, &secret).await {
            Ok(answer) => answer,
            // A connection that was idle for long is closed: browsers open another one without a word.
            Err(_) => {
                self.line = Line::open_from(VICTIM, self.address).await.expect("the server listens");
                self.line.get(&path, &secret).await.expect("an answer")
            }
        };
        assert_eq!(answer.status, 200, "{}", answer.text());
        tokio::time::sleep(WAY).await;
        answer.json()
    }

    /// Plays for a while, and until the others had a turn between.
    pub(crate) async fn play(&mut self, time: Duration) -> Evening {
        let (mut evening, started) = (Evening::default(), Instant::now());
        let mut seen = self.look().await;
        let most = time * 6;
        while started.elapsed() < time || (evening.bots.0.is_empty() && started.elapsed() < most) {
            let legal = seen["legal"].as_array().cloned().unwrap_or_default();
            if seen["turn"]["over"] == true {
                break;
            }
            if legal.is_empty() {
                let version = seen["version"].as_u64().unwrap_or(0);
                evening.is_spoilt = self.until_my_turn(version).await == Waited::TooLong;
            } else {
                self.click(&seen, &legal, &mut evening).await;
            }
            if evening.is_spoilt {
                evening.bots.0.push(PATIENCE);
                break;
            }
            seen = self.look().await;
        }
        evening.clicks.0.sort_unstable();
        evening.bots.0.sort_unstable();
        evening
    }

    /// One move, chosen for what was seen a line's length ago.
    async fn click(&mut self, seen: &Value, legal: &[Value], evening: &mut Evening) {
        let version = seen["version"].as_u64().unwrap_or(0);
        let action = self.rng.pick(legal)["action"].as_str().unwrap_or_default().to_owned();
        let clicked = Instant::now();
        tokio::time::sleep(WAY).await;
        let answer = self.line.act(&self.table, 0, version, &action).await.expect("an answer");
        let accepted = Instant::now();
        tokio::time::sleep(WAY).await;
        evening.clicks.0.push(clicked.elapsed());
        if answer.status != 200 {
            evening.refused += 1;
            *evening.reasons.entry(format!("{} {}", answer.status, answer.text())).or_default() += 1;
            return;
        }
        evening.moves += 1;
        let now = answer.json()["version"].as_u64().unwrap_or(0);
        match self.until_my_turn(now).await {
            Waited::For(at) => evening.bots.0.push(at - accepted),
            Waited::Not => {}
            Waited::TooLong => evening.is_spoilt = true,
        }
    }

    /// Waits until the stream says that it is this seat's turn or the match is over.
    async fn until_my_turn(&mut self, since: u64) -> Waited {
        let is_mine = |turn: &Value| {
            let seats = turn["seats"].as_array();
            turn["over"] == true || seats.is_some_and(|seats| seats.iter().any(|seat| seat == 0))
        };
        let waited = async {
            loop {
                let told = self.stream.told().await.expect("the stream goes on");
                let version = told["version"].as_u64().unwrap_or(0);
                if version >= since && is_mine(&told["turn"]) {
                    return if version > since { Waited::For(Instant::now()) } else { Waited::Not };
                }
            }
        };
        tokio::time::timeout(PATIENCE, waited).await.unwrap_or(Waited::TooLong)
    }
}

/// How long the others took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waited {
    /// Until then.
    For(Instant),
    /// Nobody else decided.
    Not,
    /// Longer than anybody waits.
    TooLong,
}
