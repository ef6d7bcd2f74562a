//! The task that owns a table: waking, the queue, bots, falling asleep.

use super::bots::AtWork;
use super::undo::Request;
use super::{Ask, Hearing, Queue};
use crate::fault::Fault;
use crate::feed::Feed;
use crate::keys::Who;
use crate::meta::Meta;
use crate::meters::Meters;
use crate::opponents::Opponents;
use crate::play::{Opened, Play, Woken};
use crate::pool::Pool;
use crate::settings::Settings;
use crate::title::Title;
use kernel::record::{Entry, Header};
use kernel::{Digest, Seat, Seed, Viewer};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Loaded, Store, TableId};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::Instant;

/// A snapshot is written with the first change this many entries after the last one, so that waking a table takes the
/// same time whether it is short or long.
pub(super) const SNAPSHOT_EVERY: u64 = 16;

/// How many records are played again at a time.
const REPLAYS: usize = 2;

/// What every table shares.
pub struct Surroundings {
    /// Where records live.
    pub store: Store,
    /// Where bots think.
    pub pool: Pool,
    /// What is counted.
    pub meters: Meters,
    /// How long a table that nobody listens to stays in memory.
    pub sleep_after: Duration,
    /// What a bot's move takes where people look.
    pub bot_pause: Duration,
    /// Who may play where no person does.
    pub opponents: Opponents,
    epoch: (i64, Instant),
    /// Who may play a record again now.
    replays: Arc<Semaphore>,
}

impl Surroundings {
    /// Surroundings that start now.
    pub fn new(store: Store, pool: Pool, meters: Meters, settings: &Settings) -> Surroundings {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Surroundings {
            store,
            pool,
            meters,
            sleep_after: settings.sleep_after,
            bot_pause: settings.bot_pause,
            opponents: Opponents::new(settings.programs.clone(), settings.program_seats),
            epoch: (since.as_millis() as i64, Instant::now()),
            replays: Arc::new(Semaphore::new(REPLAYS)),
        }
    }

    /// Milliseconds since 1970, on the runtime's clock: it never jumps while the server runs.
    pub fn now_ms(&self) -> i64 {
        self.epoch.0 + self.epoch.1.elapsed().as_millis() as i64
    }

    /// Plays a whole record again, or does other work of that kind: beside the runtime, since a long one takes its time,
    /// and few at once. Work whose asker went away still counts until it ends.
    pub async fn replay<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let turn = self.replays.clone().acquire_owned().await.map_err(|_| Fault::Unavailable)?;
        let work = move || {
            let done = work();
            drop(turn);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Fault::Unavailable)
    }

    fn instant(&self, at_ms: i64) -> Instant {
        self.epoch.1 + Duration::from_millis(at_ms.saturating_sub(self.epoch.0).max(0).unsigned_abs())
    }
}

/// Why a table was not woken.
enum Asleep {
    /// Another time it may well be.
    ForNow(Fault),
    /// Its record cannot be played again.
    ForGood(String),
}

impl From<Fault> for Asleep {
    fn from(fault: Fault) -> Asleep {
        Asleep::ForNow(fault)
    }
}

impl From<String> for Asleep {
    fn from(report: String) -> Asleep {
        Asleep::ForGood(report)
    }
}

/// A table in memory.
pub struct Live {
    pub(super) id: TableId,
    pub(super) title: Title,
    pub(super) around: Arc<Surroundings>,
    pub(super) play: Box<dyn Play>,
    pub(super) meta: Meta,
    pub(super) feed: Arc<Feed>,
    pub(super) request: Option<Request>,
    pub(super) snapshot_at: u64,
    /// When each seat's owner last did something.
    pub(super) seen_ms: Vec<i64>,
    pub(super) commitment: Digest,
    /// The bots that play here.
    pub(super) at_work: AtWork,
    pub(super) retry_at: Option<Instant>,
    last_ask: Instant,
    pub(super) me: mpsc::WeakSender<Ask>,
}

impl Live {
    /// A new table, already in the store.
    pub fn new(
        id: TableId,
        title: Title,
        around: Arc<Surroundings>,
        opened: Opened,
        meta: Meta,
        me: &Queue,
        seed: Seed,
    ) -> Live {
        let (feed, play) = (Feed::new(0), opened.play);
        let mut live = Live {
            commitment: seed.commitment(),
            seen_ms: vec![around.now_ms(); meta.seats.len()],
            id,
            title,
            around,
            play,
            meta,
            feed,
            request: None,
            snapshot_at: 0,
            at_work: AtWork::default(),
            retry_at: None,
            last_ask: Instant::now(),
            me: me.downgrade(),
        };
        live.begin_if_full();
        live.went_on();
        live
    }

    /// Wakes a table from the store. One that cannot be played again is set aside with a report; one that only asks for
    /// other rules or data than are here is left as it is, so that it wakes when they are.
    pub async fn wake(id: TableId, around: Arc<Surroundings>, me: &Queue) -> Result<Live, Fault> {
        let loaded = around.store.load(&id).await?;
        if loaded.quarantined.is_some() {
            return Err(Fault::SetAside);
        }
        match Live::restore(&id, &around, &loaded, me).await {
            Ok(mut live) => {
                live.begin_if_full();
                live.went_on();
                Ok(live)
            }
            Err(Asleep::ForNow(fault)) => {
                tracing::warn!(table = %id, %fault, "a table was not woken");
                Err(fault)
            }
            Err(Asleep::ForGood(report)) => {
                tracing::error!(table = %id, %report, "a table is set aside");
                around.meters.set_aside.inc();
                around.store.quarantine(&id, report).await?;
                Err(Fault::SetAside)
            }
        }
    }

    async fn restore(
        id: &TableId,
        around: &Arc<Surroundings>,
        loaded: &Loaded,
        me: &Queue,
    ) -> Result<Live, Asleep> {
        let title =
            Title::named(&loaded.game).ok_or_else(|| format!("no game is called {:?}", loaded.game))?;
        let meta: Meta = serde_json::from_str(&loaded.meta).map_err(|error| format!("meta: {error}"))?;
        let header: Header =
            serde_json::from_str(&loaded.header).map_err(|error| format!("header: {error}"))?;
        let rules = title.rules();
        rules.fits(&header).map_err(Fault::Unfit)?;
        let snapshot = loaded.snapshot.as_ref().map(|snapshot| snapshot.bytes.as_slice());
        let is_short = loaded.tail.len() as u64 <= SNAPSHOT_EVERY * 2;
        let woken = match snapshot {
            None if !is_short => play_whole(around, title, loaded, loaded.tail.clone()).await?,
            _ => match rules.wake(&loaded.header, loaded.seed, snapshot, &parse(&loaded.tail)?) {
                // A snapshot is only a cache: without it, the record itself decides.
                Err(error) if snapshot.is_some() => {
                    tracing::warn!(table = %id, error, "a snapshot is of no use; playing the whole record");
                    let lines = around.store.entries(id, 0).await.map_err(Fault::from)?;
                    play_whole(around, title, loaded, lines).await?
                }
                woken => woken?,
            },
        };
        if woken.play.version() != loaded.version || woken.play.seats() != meta.seats.len() {
            return Err("the record, its snapshot and its seats do not fit together".to_owned().into());
        }
        let first = loaded.version - woken.told.len() as u64;
        let feed = Feed::new(first);
        feed.tell(woken.told);
        Ok(Live {
            id: id.clone(),
            title,
            around: around.clone(),
            play: woken.play,
            seen_ms: vec![around.now_ms(); meta.seats.len()],
            meta,
            feed,
            request: None,
            snapshot_at: loaded.snapshot.as_ref().map_or(0, |snapshot| snapshot.version),
            commitment: header.commitment,
            at_work: AtWork::default(),
            retry_at: None,
            last_ask: Instant::now(),
            me: me.downgrade(),
        })
    }

    /// Works until nobody needs the table in memory any more; gives the time at which its clock must wake it.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Ask>) -> Option<i64> {
        loop {
            let alarm = self.next_alarm();
            tokio::select! {
                ask = queue.recv() => match ask {
                    None | Some(Ask::Stop) => break,
                    Some(ask) => self.answer(ask).await,
                },
                () = tokio::time::sleep_until(alarm) => if self.is_over_alarm().await { break },
            }
        }
        queue.close();
        self.dismiss_programs().await;
        while let Some(ask) = queue.recv().await {
            self.answer(ask).await;
        }
        self.deadline_ms()
    }

    fn next_alarm(&self) -> Instant {
        let idle = self.last_ask + self.around.sleep_after;
        let clock = self.deadline_ms().filter(|_| self.minds_the_clock()).map(|at| self.around.instant(at));
        [Some(idle), clock, self.retry_at, self.at_work.due()].into_iter().flatten().min().unwrap_or(idle)
    }

    /// Does what is due; says whether the table may sleep.
    async fn is_over_alarm(&mut self) -> bool {
        let now = Instant::now();
        if self.retry_at.is_some_and(|at| at <= now) {
            self.retry_at = None;
            self.went_on();
        }
        if let Some(decided) = self.at_work.take_due(now) {
            Box::pin(self.decided(decided)).await;
        }
        if self.minds_the_clock() && self.deadline_ms().is_some_and(|at| at <= self.around.now_ms()) {
            Box::pin(self.on_time()).await;
        }
        if self.last_ask + self.around.sleep_after > now {
            return false;
        }
        let is_needed = self.feed.listeners() > 0 || self.is_thinking() || self.is_undo_pending();
        if is_needed {
            self.last_ask = now;
        }
        !is_needed
    }

    async fn answer(&mut self, ask: Ask) {
        self.last_ask = Instant::now();
        match ask {
            Ask::Look(who, reply) => {
                self.see(&who);
                let _ = reply.send(self.look(&who));
            }
            Ask::Listen(asked, reply) => {
                let _ = reply.send(self.listen(&asked.0, asked.1));
            }
            Ask::Advise(asked, reply) => {
                let _ = reply.send(self.advise(&asked.0, asked.1));
            }
            // This is boxed so that a table that waits is small: a thousand of them wait most of the time.
            Ask::Do(asked, reply) => {
                let (who, deed) = *asked;
                self.see(&who);
                let _ = reply.send(Box::pin(self.deed(&who, deed)).await);
            }
            Ask::Thought(decided) => Box::pin(self.thought(*decided)).await,
            Ask::Stop => {}
        }
    }

    /// Who looks or acts is there, also without a stream: by API, or on a page without script.
    fn see(&mut self, who: &Who) {
        for seat in self.meta.owned_by(&who.keys).iter() {
            self.seen_ms[seat.index()] = self.around.now_ms();
        }
    }

    fn listen(&self, who: &Who, from: Option<u64>) -> Result<Hearing, Fault> {
        let listener = self.feed.listen(self.seat(who)?, from);
        Ok(Hearing { listener, backlog: Vec::new(), version: self.play.version() })
    }

    /// The seat somebody looks from: the one asked for, the one to decide, or the lowest owned.
    pub(super) fn seat(&self, who: &Who) -> Result<Option<Seat>, Fault> {
        let owned = self.meta.owned_by(&who.keys);
        match who.seat {
            Some(seat) if owned.contains(seat) => Ok(Some(seat)),
            Some(_) => Err(Fault::NoSeat),
            None if owned.is_empty() && !who.keys.is_empty() => Err(Fault::NoSeat),
            None => Ok(self.running().iter().find(|seat| owned.contains(*seat)).or(owned.lowest())),
        }
    }

    /// What somebody in this seat looks with: until everybody is there, seats change hands, and who tried them all would
    /// know what all of them hide.
    pub(super) fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.filter(|_| self.meta.is_full()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Who has not confirmed a turn yet, at a table where turns are confirmed.
    pub(super) fn held_by(&self) -> Option<Seat> {
        let holder = self.play.holder().filter(|_| self.meta.settings.confirm && self.meta.is_full());
        holder.filter(|seat| !self.meta.bots().contains(*seat))
    }

    /// Somebody else appended to this table: takes over what they wrote.
    pub(super) async fn catch_up(&mut self, at: u64) -> Fault {
        let caught = async {
            let loaded = self.around.store.load(&self.id).await?;
            let lines = self.around.store.entries(&self.id, at).await?;
            let meta: Option<Meta> = serde_json::from_str(&loaded.meta).ok();
            let told = parse(&lines).and_then(|entries| self.play.follow(&entries));
            Ok::<_, store::Error>((meta, told))
        };
        match caught.await {
            Ok((meta, Ok(told))) => {
                self.take_seats(meta.unwrap_or_else(|| self.meta.clone()));
                self.feed.tell(told);
                self.went_on();
                Fault::Stale { asked: at, now: self.play.version() }
            }
            Ok((_, Err(error))) => {
                tracing::error!(table = %self.id, error, "cannot follow what was appended elsewhere");
                Fault::Unavailable
            }
            Err(error) => error.into(),
        }
    }
}

/// Wakes a table from its whole record.
async fn play_whole(
    around: &Surroundings,
    title: Title,
    loaded: &Loaded,
    lines: Vec<String>,
) -> Result<Woken, Asleep> {
    let (header, seed) = (loaded.header.clone(), loaded.seed);
    let work = move || title.rules().wake(&header, seed, None, &parse(&lines)?);
    Ok(around.replay(work).await??)
}

/// Lines of a record as entries.
pub fn parse(lines: &[String]) -> Result<Vec<Entry>, String> {
    lines.iter().map(|line| serde_json::from_str(line).map_err(|error| format!("{error}: {line}"))).collect()
}
