//! The task that owns a table: waking, the queue, bots, falling asleep.

use super::bots::BotWork;
use super::feed::{Feed, Subscription};
use super::habits::Habits;
use super::meta::Meta;
use super::play::{Opened, Past, Play, Status, Woken};
use super::undo::UndoRequest;
use super::{Queue, Request, Services};
use crate::games::GameRef;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use kernel::record::{Entry, Header};
use kernel::{Digest, Seat, Seed, Turn, Viewer};
use std::sync::Arc;
use store::{Loaded, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A snapshot is written with the first change this many entries after the last one, so that waking a table takes the
/// same time whether it is short or long.
pub(super) const SNAPSHOT_EVERY: u64 = 16;

/// Why a table was not woken.
enum WakeError {
    /// Another time it may well be.
    ForNow(Fault),
    /// Its record cannot be played again.
    ForGood(String),
}

impl From<Fault> for WakeError {
    fn from(fault: Fault) -> WakeError {
        WakeError::ForNow(fault)
    }
}

impl From<String> for WakeError {
    fn from(report: String) -> WakeError {
        WakeError::ForGood(report)
    }
}

/// A table in memory.
pub struct LiveTable {
    pub(super) id: TableId,
    pub(super) game: GameRef,
    pub(super) services: Arc<Services>,
    pub(super) play: Box<dyn Play>,
    pub(super) meta: Meta,
    pub(super) feed: Arc<Feed>,
    pub(super) undo_request: Option<UndoRequest>,
    pub(super) habits: Habits,
    pub(super) snapshot_at: u64,
    /// When each seat's owner last did something.
    pub(super) seen_ms: Vec<i64>,
    pub(super) commitment: Digest,
    /// The bots that play here.
    pub(super) bot_work: BotWork,
    pub(super) retry_at: Option<Instant>,
    /// Which waking of a table this is.
    pub(super) waking: u64,
    /// Who opened the table; once it has slept, whoever came first to play at it.
    visitor: Option<Visitor>,
    last_request: Instant,
    pub(super) me: mpsc::WeakSender<Request>,
}

impl LiveTable {
    /// A new table, already in the store.
    pub fn new(
        id: TableId,
        game: GameRef,
        services: Arc<Services>,
        opened: Opened,
        meta: Meta,
        me: &Queue,
        visitor: Visitor,
    ) -> LiveTable {
        let (feed, play) = (Feed::new(0), opened.play);
        let mut live = LiveTable {
            commitment: opened.header.commitment,
            seen_ms: vec![services.now_ms(); meta.seats.len()],
            id,
            game,
            waking: services.next_waking(),
            services,
            play,
            meta,
            feed,
            undo_request: None,
            habits: Habits::default(),
            snapshot_at: 0,
            bot_work: BotWork::default(),
            retry_at: None,
            visitor: Some(visitor),
            last_request: Instant::now(),
            me: me.downgrade(),
        };
        live.begin_if_full();
        live.let_bots_play();
        live
    }

    /// Wakes a table from the store. One that cannot be played again is set aside with a report; one that only asks for
    /// other rules or data than are here is left as it is, so that it wakes when they are.
    pub async fn wake(id: TableId, services: Arc<Services>, me: &Queue) -> Result<LiveTable, Fault> {
        let loaded = services.store.load(&id).await?;
        if loaded.quarantined.is_some() {
            return Err(Fault::SetAside);
        }
        match LiveTable::restore(&id, &services, &loaded, me).await {
            Ok(mut live) => {
                live.begin_if_full();
                live.let_bots_play();
                Ok(live)
            }
            Err(WakeError::ForNow(fault)) => {
                if services.told.is_due(&id) {
                    tracing::warn!(table = %id, %fault, "a table was not woken");
                }
                Err(fault)
            }
            Err(WakeError::ForGood(report)) => {
                tracing::error!(table = %id, %report, "a table is set aside");
                services.metrics.set_aside.inc();
                services.store.quarantine(&id, report).await?;
                Err(Fault::SetAside)
            }
        }
    }

    async fn restore(
        id: &TableId,
        services: &Arc<Services>,
        loaded: &Loaded,
        me: &Queue,
    ) -> Result<LiveTable, WakeError> {
        let game = services.games.get(&loaded.game).cloned();
        let game = game.ok_or_else(|| format!("no game is called {:?}", loaded.game))?;
        let meta: Meta = serde_json::from_str(&loaded.meta).map_err(|error| format!("meta: {error}"))?;
        let header: Header =
            serde_json::from_str(&loaded.header).map_err(|error| format!("header: {error}"))?;
        game.fits(&header).map_err(Fault::Unfit)?;
        let snapshot = loaded.snapshot.as_ref().map(|snapshot| snapshot.bytes.as_slice());
        let is_short = loaded.tail.len() as u64 <= SNAPSHOT_EVERY * 2;
        let woken = match snapshot {
            None if !is_short => {
                play_whole(services, &game, &header, loaded.seed, loaded.tail.clone()).await?
            }
            _ => {
                let tail = parse(&loaded.tail)?;
                match game.wake(Past { header: &header, seed: loaded.seed, entries: &tail }, snapshot) {
                    // A snapshot is only a cache: without it, the record itself decides.
                    Err(error) if snapshot.is_some() => {
                        tracing::warn!(table = %id, error, "a snapshot is of no use; playing the whole record");
                        let lines = services.store.entries(id, 0).await.map_err(Fault::from)?;
                        play_whole(services, &game, &header, loaded.seed, lines).await?
                    }
                    woken => woken?,
                }
            }
        };
        let status = woken.play.status();
        if status.version != loaded.version || status.seats != meta.seats.len() {
            return Err("the record, its snapshot and its seats do not fit together".to_owned().into());
        }
        let first = loaded.version - woken.updates.len() as u64;
        let feed = Feed::new(first);
        feed.publish(woken.updates.into_iter().map(Arc::new));
        Ok(LiveTable {
            id: id.clone(),
            game,
            waking: services.next_waking(),
            services: services.clone(),
            play: woken.play,
            seen_ms: seen_before(services, &meta),
            meta,
            feed,
            undo_request: None,
            habits: Habits::default(),
            snapshot_at: loaded.snapshot.as_ref().map_or(0, |snapshot| snapshot.version),
            commitment: header.commitment,
            bot_work: BotWork::default(),
            retry_at: None,
            visitor: None,
            last_request: Instant::now(),
            me: me.downgrade(),
        })
    }

    /// Works until nobody needs the table in memory any more; gives the time at which its clock must wake it.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Request>) -> Option<i64> {
        loop {
            let alarm = self.next_alarm();
            tokio::select! {
                request = queue.recv() => match request {
                    None | Some(Request::Stop) => break,
                    Some(request) => self.answer(request).await,
                },
                () = tokio::time::sleep_until(alarm) => {
                    self.do_what_is_due().await;
                    if self.can_sleep() {
                        break;
                    }
                }
            }
        }
        // Before the queue is closed: from then on the table may be woken anew, and its next task writes.
        self.remember_who_was_seen().await;
        queue.close();
        self.dismiss_programs().await;
        while let Some(request) = queue.recv().await {
            self.answer(request).await;
        }
        self.deadline_ms()
    }

    /// Whoever is away is not here again because the table fell asleep meanwhile.
    async fn remember_who_was_seen(&mut self) {
        let people = self.meta.seats.iter().filter(|chair| chair.key.is_some()).count();
        let is_over = self.status().turn == Turn::Over;
        if people < 2 || is_over || self.meta.course.seen_ms == self.seen_ms {
            return;
        }
        let mut meta = self.meta.clone();
        meta.course.seen_ms.clone_from(&self.seen_ms);
        match self.services.store.set_meta(&self.id, meta.to_text()).await {
            Ok(()) => self.meta = meta,
            // Without it they count as seen just now, and are waited for once more.
            Err(error) => tracing::debug!(table = %self.id, %error, "who was seen is not remembered"),
        }
    }

    fn next_alarm(&self) -> Instant {
        let idle = self.last_request + self.services.sleep_after;
        let clock = self.deadline_ms().filter(|_| self.minds_the_clock()).map(|at| self.services.instant(at));
        [Some(idle), clock, self.retry_at, self.bot_work.due()].into_iter().flatten().min().unwrap_or(idle)
    }

    async fn do_what_is_due(&mut self) {
        let now = Instant::now();
        if self.retry_at.is_some_and(|at| at <= now) {
            self.retry_at = None;
            self.let_bots_play();
        }
        if let Some(decided) = self.bot_work.take_due(now) {
            Box::pin(self.decided(decided)).await;
        }
        if self.minds_the_clock() && self.deadline_ms().is_some_and(|at| at <= self.services.now_ms()) {
            Box::pin(self.on_time()).await;
        }
    }

    /// Whether nobody has asked for long and nobody needs the table in memory; whoever does keeps it awake for as long again.
    fn can_sleep(&mut self) -> bool {
        let now = Instant::now();
        if self.last_request + self.services.sleep_after > now {
            return false;
        }
        let is_needed = self.feed.subscriptions() > 0 || self.is_thinking() || self.is_undo_pending();
        if is_needed {
            self.last_request = now;
        }
        !is_needed
    }

    async fn answer(&mut self, request: Request) {
        self.last_request = Instant::now();
        match request {
            Request::View(asked, reply) => {
                self.see(&asked.0);
                let _ = reply.send(self.view(&asked.0, asked.1));
            }
            Request::Subscribe(asked, reply) => {
                let _ = reply.send(self.subscribe(&asked.0, asked.1));
            }
            Request::Advise(asked, reply) => {
                let _ = reply.send(self.advise(&asked.0, asked.1));
            }
            // This is boxed so that a table that waits is small: a thousand of them wait most of the time.
            Request::Perform(asked, reply) => {
                let (caller, command) = *asked;
                self.see(&caller);
                let _ = reply.send(Box::pin(self.command(&caller, command)).await);
            }
            Request::BotDecided(decided) => Box::pin(self.thought(*decided)).await,
            Request::Stop => {}
        }
    }

    /// Where the match stands.
    pub(super) fn status(&self) -> Status {
        self.play.status()
    }

    /// Whoever looks or acts is there, also without a stream: by API, or on a page without script.
    fn see(&mut self, caller: &Caller) {
        let owned = self.meta.owned_by(&caller.keys);
        for seat in owned.iter() {
            self.seen_ms[seat.index()] = self.services.now_ms();
        }
        let is_known = caller.visitor != Visitor::default();
        let is_of_bots = self.meta.seats.iter().all(|chair| chair.key.is_none());
        if is_known && (is_of_bots || !owned.is_empty()) {
            self.visitor.get_or_insert(caller.visitor);
        }
    }

    /// Whose table it is, where work is shared by visitors.
    pub(super) fn visitor(&self) -> Visitor {
        self.visitor.unwrap_or_default()
    }

    fn subscribe(&self, caller: &Caller, from: Option<u64>) -> Result<Subscription, Fault> {
        Ok(self.feed.subscribe(self.seat(caller)?, from, self.status().version))
    }

    /// The seat somebody looks from: the one asked for, the one to decide, or the lowest owned.
    pub(super) fn seat(&self, caller: &Caller) -> Result<Option<Seat>, Fault> {
        let owned = self.meta.owned_by(&caller.keys);
        match caller.seat {
            Some(seat) if owned.contains(seat) => Ok(Some(seat)),
            Some(_) => Err(Fault::NoSeat),
            None if owned.is_empty() && !caller.keys.is_empty() => Err(Fault::NoSeat),
            None => Ok(self.running().iter().find(|seat| owned.contains(*seat)).or(owned.lowest())),
        }
    }

    /// What somebody in this seat looks with: until everybody is there, seats change hands, and whoever tried them all would
    /// know what all of them hide.
    pub(super) fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.filter(|_| self.meta.is_full()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Who has not confirmed a turn yet, at a table where turns are confirmed.
    pub(super) fn held_by(&self) -> Option<Seat> {
        let holder = self.status().holder.filter(|_| self.meta.settings.confirm && self.meta.is_full());
        holder.filter(|seat| !self.meta.bots().contains(*seat))
    }

    /// Somebody else appended to this table: takes over what they wrote.
    pub(super) async fn catch_up(&mut self, at: u64) -> Fault {
        let caught = async {
            let loaded = self.services.store.load(&self.id).await?;
            let lines = self.services.store.entries(&self.id, at).await?;
            let meta: Option<Meta> = serde_json::from_str(&loaded.meta).ok();
            let updates = parse(&lines).and_then(|entries| self.play.follow(&entries));
            Ok::<_, store::Error>((meta, updates))
        };
        match caught.await {
            Ok((meta, Ok(updates))) => {
                self.take_seats(meta.unwrap_or_else(|| self.meta.clone()));
                self.feed.publish(updates.into_iter().map(Arc::new));
                self.let_bots_play();
                Fault::Stale { asked: at, now: self.status().version }
            }
            Ok((_, Err(error))) => {
                tracing::error!(table = %self.id, error, "cannot follow what was appended elsewhere");
                Fault::Unavailable
            }
            Err(error) => error.into(),
        }
    }
}

/// When each seat's owner was last seen. Nobody could be while the server was away, so it counts from its start at the earliest.
fn seen_before(services: &Services, meta: &Meta) -> Vec<i64> {
    let (now, start) = (services.now_ms(), services.start_ms());
    let seen = |i: usize| meta.course.seen_ms.get(i).map_or(now, |seen| (*seen).max(start));
    (0..meta.seats.len()).map(seen).collect()
}

/// Wakes a table from its whole record.
async fn play_whole(
    services: &Services,
    game: &GameRef,
    header: &Header,
    seed: Seed,
    lines: Vec<String>,
) -> Result<Woken, WakeError> {
    let (game, header) = (game.clone(), header.clone());
    let work = move || game.wake(Past { header: &header, seed, entries: &parse(&lines)? }, None);
    let place = services.place(Visitor::default()).await?;
    Ok(services.replay(place, work).await??)
}

/// Lines of a record as entries.
pub fn parse(lines: &[String]) -> Result<Vec<Entry>, String> {
    lines.iter().map(|line| serde_json::from_str(line).map_err(|error| format!("{error}: {line}"))).collect()
}
