//! People who look at their table through a browser: it asks for the page anew whenever something has happened.

use crate::Result;
use crate::client::Line;
use crate::crowd::Seated;
use crate::machine::Taken;
use crate::times::Times;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;

/// A browser asks for the page after each thing that happens. At the pace of people that is about once in so many seconds;
/// the tables here play a move a second, so each person asks after every so manieth.
const EVERY: usize = 20;
/// How many connections ask for pages.
const BROWSERS: usize = 32;

/// Who asks for a page: a seat at a table.
type Asked = (Arc<Seated>, usize);

/// With which somebody at a table asks for its page.
#[derive(Clone)]
pub(crate) struct Browser {
    asks: UnboundedSender<Asked>,
    /// Moves are measured without pages, too.
    is_on: Arc<AtomicBool>,
}

impl Browser {
    /// After the move of this number, asks for the page where that is due.
    pub(crate) fn heard(&self, table: &Arc<Seated>, number: usize, seat: usize, version: usize) {
        if self.is_on.load(Ordering::Relaxed) && is_due(number, seat, version) {
            // With nobody left to ask, the measurement is over.
            let _ = self.asks.send((table.clone(), seat));
        }
    }
}

/// Asks for pages as the tables go on.
pub(crate) struct Browsers {
    browser: Browser,
    times: Times,
    tasks: JoinSet<()>,
}

impl Browsers {
    /// Opens the connections.
    pub(crate) async fn open(address: SocketAddr) -> Result<Browsers> {
        let (asks, asked) = mpsc::unbounded_channel();
        let asked = Arc::new(tokio::sync::Mutex::new(asked));
        let browser = Browser { asks, is_on: Arc::default() };
        let mut browsers = Browsers { browser, times: Times::default(), tasks: JoinSet::new() };
        for _ in 0..BROWSERS {
            let line = Line::open(address).await?;
            browsers.tasks.spawn(browse(line, asked.clone(), browsers.times.clone()));
        }
        Ok(browsers)
    }

    /// One for somebody at a table.
    pub(crate) fn one(&self) -> Browser {
        self.browser.clone()
    }

    /// From now on pages are asked for, or not.
    pub(crate) fn turn(&self, is_on: bool) {
        self.browser.is_on.store(is_on, Ordering::Relaxed);
    }

    /// How long the pages took that were asked for so far.
    pub(crate) fn told(&self, time: Duration) -> String {
        told(&self.times, time)
    }
}

/// Whether this person asks for the page after the move of this number; not everybody at once.
fn is_due(table: usize, seat: usize, version: usize) -> bool {
    (version + table + seat * EVERY / 4).is_multiple_of(EVERY)
}

async fn browse(mut line: Line, asked: Arc<tokio::sync::Mutex<UnboundedReceiver<Asked>>>, times: Times) {
    loop {
        let next = asked.lock().await.recv().await;
        let Some((table, seat)) = next else { return };
        if look(&mut line, &table, seat, &times).await.is_err() {
            return;
        }
    }
}

/// Looks at a table once.
async fn look(line: &mut Line, table: &Seated, seat: usize, times: &Times) -> Result<()> {
    let started = Instant::now();
    let answer = line.page(&table.opened, seat).await?;
    if answer.status != 200 || !answer.body.ends_with(b"</html>") {
        return Err(format!("{} {}", answer.status, answer.text()).into());
    }
    times.push(started.elapsed());
    Ok(())
}

/// As many pages as the server can draw, of all tables in turn, for all their seats.
pub(crate) async fn saturated(
    (address, process): (SocketAddr, u32),
    tables: &[Arc<Seated>],
    time: Duration,
) -> Result<String> {
    let (times, before, started) = (Times::default(), Taken::until_now(process)?, Instant::now());
    let mut browsers = JoinSet::new();
    for browser in 0..BROWSERS {
        let mut line = Line::open(address).await?;
        let (tables, times) = (tables.to_vec(), times.clone());
        browsers.spawn(async move {
            for (round, table) in tables.iter().cycle().skip(browser).step_by(BROWSERS).enumerate() {
                let seat = (browser + round) % table.opened.secrets.len();
                if started.elapsed() > time || look(&mut line, table, seat, &times).await.is_err() {
                    return;
                }
            }
        });
    }
    browsers.join_all().await;
    let (took, n_pages) = (started.elapsed(), times.n());
    Ok(format!("{}, {}", told(&times, took), before.since(process, n_pages)?))
}

/// How many pages there were in this time, and how long they took.
pub(crate) fn told(times: &Times, time: Duration) -> String {
    let times = times.take();
    format!(
        "{:.0} pages a second, a page p50 {:.2?}, p99 {:.2?} ({} pages)",
        times.len() as f64 / time.as_secs_f64(),
        times.at(0.5),
        times.at(0.99),
        times.len()
    )
}
