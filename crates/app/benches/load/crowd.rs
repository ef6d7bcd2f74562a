//! Many tables with a listener for each seat, and the moves made there.

use crate::Result;
use crate::client::{Line, Opened};
use crate::machine::Taken;
use crate::pages::{self, Browser, Browsers};
use crate::script::{Matches, Script};
use crate::times::Times;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many moves are under way at once when the server is to do all it can.
const AT_ONCE: usize = 256;
/// How many connections post the moves that come one a second.
const POSTERS: usize = 32;

/// A table, and when each of its moves was posted.
pub(crate) struct Seated {
    pub(crate) opened: Opened,
    script: Arc<Script>,
    posted: Mutex<Vec<Instant>>,
}

impl Seated {
    fn posted(&self) -> std::sync::MutexGuard<'_, Vec<Instant>> {
        self.posted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next move; whether there was one.
    async fn step(&self, line: &mut Line) -> Result<bool> {
        let version = self.posted().len();
        let Some((seat, action)) = self.script.get(version) else { return Ok(false) };
        self.posted().push(Instant::now());
        let answer = line.act(&self.opened, *seat, version as u64, action).await?;
        if answer.status == 200 {
            Ok(true)
        } else {
            Err(format!("{} {}", answer.status, answer.text()).into())
        }
    }
}

/// Everybody who plays and listens.
pub(crate) struct Crowd {
    address: SocketAddr,
    /// The server's process.
    process: u32,
    tables: Vec<Arc<Seated>>,
    /// From a post to another seat's event.
    delays: Times,
    browsers: Browsers,
    subscribers: JoinSet<()>,
}

impl Crowd {
    /// Opens the tables and lets everybody at each listen.
    pub(crate) async fn gather(
        (address, process): (SocketAddr, u32),
        n_tables: usize,
        matches: &Matches,
    ) -> Result<Crowd> {
        let mut line = Line::open(address).await?;
        let browsers = Browsers::open(address).await?;
        let mut crowd = Crowd {
            address,
            process,
            tables: Vec::new(),
            delays: Times::default(),
            browsers,
            subscribers: JoinSet::new(),
        };
        for number in 0..n_tables {
            let (seed, script) = matches.script(number as u64);
            let opened = line.open_table(matches.game, matches.seats, seed).await?;
            let table = Arc::new(Seated { opened, script, posted: Mutex::default() });
            for seat in 0..matches.seats {
                let mut line = Line::open(address).await?;
                line.listen(&table.opened, seat).await?;
                let subscriber = Subscriber {
                    table: table.clone(),
                    number,
                    seat,
                    delays: crowd.delays.clone(),
                    browser: crowd.browsers.one(),
                };
                crowd.subscribers.spawn(subscriber.listen(line));
            }
            crowd.tables.push(table);
        }
        Ok(crowd)
    }

    /// One move a second at each table, evenly spread; and the pages that people look at meanwhile.
    pub(crate) async fn paced(&self, time: Duration) -> Result<String> {
        let (orders, taken) = mpsc::unbounded_channel::<Arc<Seated>>();
        let taken = Arc::new(tokio::sync::Mutex::new(taken));
        let mut posters = JoinSet::new();
        for _ in 0..POSTERS {
            let mut line = Line::open(self.address).await?;
            let taken = taken.clone();
            posters.spawn(async move {
                let mut moves = 0;
                loop {
                    let next = taken.lock().await.recv().await;
                    let Some(table) = next else { return moves };
                    moves += usize::from(table.step(&mut line).await.is_ok_and(|made| made));
                }
            });
        }
        self.browsers.turn(true);
        let started = tokio::time::Instant::now();
        for round in 0..time.as_secs() as u32 {
            for (number, table) in self.tables.iter().enumerate() {
                let at = Duration::from_secs(1).mul_f64(number as f64 / self.tables.len() as f64);
                tokio::time::sleep_until(started + Duration::from_secs(1) * round + at).await;
                orders.send(table.clone())?;
            }
        }
        drop(orders);
        let moves: usize = posters.join_all().await.into_iter().sum();
        let took = started.elapsed();
        self.browsers.turn(false);
        let delays = self.delays.take();
        Ok(format!(
            "{moves} moves in {took:.1?}, from post to another seat's event p50 {:.2?}, p90 {:.2?}, p99 {:.2?} ({} events); \
             {}",
            delays.at(0.5),
            delays.at(0.9),
            delays.at(0.99),
            delays.len(),
            self.browsers.told(took)
        ))
    }

    /// As many pages as the server can draw.
    pub(crate) async fn saturated_with_pages(&self, time: Duration) -> Result<String> {
        pages::saturated((self.address, self.process), &self.tables, time).await
    }

    /// As many moves as the server can make durable.
    pub(crate) async fn saturated(&self, time: Duration) -> Result<String> {
        let (queue, waiting) = mpsc::unbounded_channel();
        for table in &self.tables {
            queue.send(table.clone())?;
        }
        let waiting = Arc::new(tokio::sync::Mutex::new(waiting));
        let (before, started) = (Taken::until_now(self.process)?, Instant::now());
        let mut posters = JoinSet::new();
        for _ in 0..AT_ONCE.min(self.tables.len()) {
            let mut line = Line::open(self.address).await?;
            let (queue, waiting) = (queue.clone(), waiting.clone());
            posters.spawn(async move {
                let mut moves = 0;
                while started.elapsed() < time {
                    let Ok(table) = waiting.lock().await.try_recv() else { break };
                    // A match that is over, or a table that failed, is not queued again.
                    if table.step(&mut line).await.is_ok_and(|made| made) {
                        moves += 1;
                        let _ = queue.send(table);
                    }
                }
                (moves, started.elapsed())
            });
        }
        let all: Vec<(usize, Duration)> = posters.join_all().await;
        let moves: usize = all.iter().map(|(moves, _)| moves).sum();
        let took = all.iter().map(|(_, took)| took.as_secs_f64()).sum::<f64>() / all.len().max(1) as f64;
        Ok(format!(
            "{:.0} durable moves a second ({moves} in {took:.1} s), {}",
            moves as f64 / took,
            before.since(self.process, moves)?
        ))
    }
}

/// Somebody who sits at a table, hears of every move and looks at the page now and then.
struct Subscriber {
    table: Arc<Seated>,
    number: usize,
    seat: usize,
    delays: Times,
    browser: Browser,
}

impl Subscriber {
    async fn listen(self, mut line: Line) {
        while let Ok(version) = line.heard().await {
            let now = Instant::now();
            let version = version as usize;
            let is_other = self.table.script.get(version - 1).is_some_and(|(mover, _)| *mover != self.seat);
            let posted = self.table.posted().get(version - 1).copied();
            if let Some(posted) = posted.filter(|_| is_other) {
                self.delays.push(now - posted);
            }
            self.browser.heard(&self.table, self.number, self.seat, version);
        }
    }
}
