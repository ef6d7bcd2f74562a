//! All tables: which are awake, how they are woken, opened, and put to sleep.

mod backlog;
mod continued;
mod duplicates;
mod expiry;

pub use continued::Continuation;
pub use expiry::Keep;

use super::erased::raw;
use super::meta::{Chair, Clocks, Course, Meta, TableSettings};
use super::play::Deal;
use super::{
    Advising, Command, Detail, Done, LiveTable, QUEUE, Queue, Reply, Request, Services, Subscription,
    TableView,
};
use crate::games::GameRef;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::{self, Caller, Secret};
use bots::Budget;
use kernel::{Digest, Seed};
use serde_json::Value;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Loaded, NewTable, TableId};
use tokio::sync::{Notify, RwLock, mpsc, oneshot};

/// When a table that could not be woken for its clock is tried again, in milliseconds.
const AGAIN_MS: i64 = 5000;

/// How many locks there are for families of tables with one seed: what one organiser does keeps hardly any other waiting.
const FAMILIES: usize = 64;

/// All tables of a server. Clones share them.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    services: Arc<Services>,
    awake: Mutex<HashMap<TableId, Queue>>,
    /// When the clocks of sleeping tables must wake them.
    alarms: Mutex<BTreeSet<(i64, TableId)>>,
    alarm_set: Notify,
    all_asleep: Notify,
    stopping: AtomicBool,
    /// One is held while tables with one seed learn of another, or while it is seen whether all of them are over.
    families: [RwLock<()>; FAMILIES],
    last_on: duplicates::Families,
}

/// What a table is opened with.
#[derive(Clone)]
pub struct NewGame {
    pub game: GameRef,
    /// The game's options.
    pub options: Value,
    /// What the table is called.
    pub name: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How it is played.
    pub settings: TableSettings,
    /// The seed, if whoever opens the table chose it.
    pub known_seed: Option<Seed>,
    /// The key of whoever may open more tables with the same seed.
    pub organiser: Option<Digest>,
    /// Who opens it.
    pub visitor: Visitor,
}

impl Tables {
    /// No table awake yet. Alarms ring as soon as the runtime lets them.
    pub fn new(services: Arc<Services>) -> Tables {
        let tables = Tables(Arc::new(Inner {
            services,
            awake: Mutex::default(),
            alarms: Mutex::default(),
            alarm_set: Notify::new(),
            all_asleep: Notify::new(),
            stopping: AtomicBool::new(false),
            families: std::array::from_fn(|_| RwLock::new(())),
            last_on: duplicates::Families::default(),
        }));
        tokio::spawn(tables.clone().ring_alarms());
        tables
    }

    /// What the tables share.
    pub fn services(&self) -> &Services {
        &self.0.services
    }

    /// The game with this id.
    fn game(&self, id: &str) -> Result<GameRef, Fault> {
        self.services().games.get(id).cloned().ok_or(Fault::Missing("game"))
    }

    /// How many tables are in memory.
    pub fn n_awake(&self) -> usize {
        self.awake().len()
    }

    /// What there is to see at a table, for a page.
    pub async fn view(&self, id: &TableId, caller: &Caller) -> Result<TableView, Fault> {
        self.view_in(Detail::Page, id, caller).await
    }

    /// What there is to see at a table, with as much detail as is needed.
    pub async fn view_in(&self, detail: Detail, id: &TableId, caller: &Caller) -> Result<TableView, Fault> {
        self.ask(id, |reply| Request::View(Box::new((caller.clone(), detail)), reply)).await
    }

    /// Subscribes to what happens at a table, from a version on.
    pub async fn subscribe(
        &self,
        id: &TableId,
        caller: &Caller,
        from: Option<u64>,
    ) -> Result<Subscription, Fault> {
        let asked = (caller.clone(), from);
        let subscription = self.ask(id, |reply| Request::Subscribe(Box::new(asked), reply)).await?;
        match from.filter(|_| subscription.missed) {
            Some(from) => self.with_backlog(id, from, subscription, caller.visitor).await,
            None => Ok(subscription),
        }
    }

    /// The work of finding somebody's best actions at a table.
    pub async fn advise(&self, id: &TableId, caller: &Caller, budget: Budget) -> Result<Advising, Fault> {
        self.ask(id, |reply| Request::Advise(Box::new((caller.clone(), budget)), reply)).await
    }

    /// Does something at a table.
    pub async fn perform(&self, id: &TableId, caller: &Caller, command: Command) -> Result<Done, Fault> {
        self.ask(id, |reply| Request::Perform(Box::new((caller.clone(), command)), reply)).await
    }

    /// Opens a table.
    pub async fn open(&self, new: NewGame) -> Result<TableId, Fault> {
        let seed = new.known_seed.map_or_else(keys::draw_seed, Ok)?;
        let known_seed = new.known_seed.is_some();
        let id = new_id()?;
        self.create(id.clone(), new, seed, known_seed, Vec::new()).await?;
        Ok(id)
    }

    /// The table where the same people play again: the first to ask reserves it for all of them. It need not be open yet.
    pub async fn reserve_rematch(&self, id: &TableId, caller: &Caller) -> Result<TableId, Fault> {
        self.perform(id, caller, Command::Rematch(new_id()?.to_string())).await?;
        let reserved = self.view(id, caller).await?.rematch;
        reserved.and_then(|next| TableId::new(next).ok()).ok_or(Fault::Missing("table"))
    }

    /// Opens the table reserved for the same people; their secrets own the same seats there. When others were quicker,
    /// theirs it is.
    pub async fn open_rematch(&self, id: &TableId, next: TableId, visitor: Visitor) -> Result<(), Fault> {
        let loaded = self.services().store.load(id).await?;
        let mut meta = parse_meta(&loaded.meta)?;
        for chair in meta.seats.iter_mut().filter(|chair| chair.key.is_some()) {
            chair.bot = None;
        }
        let new = NewGame { visitor, ..self.alike(&loaded, meta)? };
        self.create(next, new, keys::draw_seed()?, false, Vec::new()).await
    }

    /// A new table like one that is there, for those whom `meta` names.
    fn alike(&self, loaded: &Loaded, meta: Meta) -> Result<NewGame, Fault> {
        Ok(NewGame {
            game: self.game(&loaded.game)?,
            options: config_of(&loaded.header),
            name: meta.name,
            chairs: meta.seats,
            settings: meta.settings,
            known_seed: None,
            organiser: None,
            visitor: Visitor::default(),
        })
    }

    /// Whether there is such a table.
    pub async fn has(&self, id: &TableId) -> Result<bool, Fault> {
        match self.services().store.load(id).await {
            Ok(_) => Ok(true),
            Err(store::Error::NotFound | store::Error::Expired) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    async fn create(
        &self,
        id: TableId,
        new: NewGame,
        seed: Seed,
        known_seed: bool,
        duplicates: Vec<String>,
    ) -> Result<(), Fault> {
        let NewGame { game, options, name, chairs, settings, organiser, visitor, .. } = new;
        settings.check()?;
        let sitters = chairs.iter().map(Chair::sitter).collect();
        let opened = game.open(Deal { options, sitters, seed }).map_err(Fault::Malformed)?;
        let now_ms = self.services().now_ms();
        let mut meta = Meta {
            name,
            seats: chairs,
            settings,
            clocks: None,
            duplicates,
            organiser,
            rematch: None,
            known_seed,
            continued: None,
            course: Course::default(),
        };
        let full_ms = meta.settings.full_ms().filter(|_| meta.is_full());
        meta.clocks = full_ms.map(|ms| Clocks {
            left_ms: vec![ms; meta.seats.len()],
            since_ms: now_ms,
            given_ms: Vec::new(),
        });
        let new = NewTable {
            id: id.clone(),
            game: game.id().into(),
            header: raw(&opened.header).get().to_owned(),
            seed,
            meta: meta.to_text(),
            created_ms: now_ms,
            kind: meta.kind(),
        };
        match self.services().store.create(new).await {
            // Only the id of a rematch is known before it is open: somebody else opened the same table.
            Err(store::Error::Exists) => return Ok(()),
            created => created?,
        }
        self.services().metrics.tables_opened.inc();
        let (queue, requests) = mpsc::channel(QUEUE);
        let live = LiveTable::new(id.clone(), game, self.0.services.clone(), opened, meta, &queue, visitor);
        // For the same reason, somebody may have woken it already: one task owns one table.
        if let Entry::Vacant(place) = self.awake().entry(id.clone()) {
            place.insert(queue.clone());
            tokio::spawn(self.clone().own(id, queue, requests, Some(live)));
        }
        Ok(())
    }

    async fn ask<T>(&self, id: &TableId, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Fault> {
        // A table may fall asleep between being found and being asked: then it is woken again.
        for _ in 0..8 {
            if let Ok(place) = self.queue(id)?.reserve().await {
                let (reply, answer) = oneshot::channel();
                place.send(request(reply));
                return answer.await.unwrap_or(Err(Fault::Unavailable));
            }
        }
        Err(Fault::Unavailable)
    }

    /// The queue of a table, which is woken if it sleeps.
    fn queue(&self, id: &TableId) -> Result<Queue, Fault> {
        let mut awake = self.awake();
        if self.0.stopping.load(Ordering::Relaxed) {
            return Err(Fault::Unavailable);
        }
        if let Some(queue) = awake.get(id).filter(|queue| !queue.is_closed()) {
            return Ok(queue.clone());
        }
        let (queue, requests) = mpsc::channel(QUEUE);
        awake.insert(id.clone(), queue.clone());
        tokio::spawn(self.clone().own(id.clone(), queue.clone(), requests, None));
        Ok(queue)
    }

    /// The task of one table, from waking to sleeping.
    async fn own(
        self,
        id: TableId,
        queue: Queue,
        mut requests: mpsc::Receiver<Request>,
        live: Option<LiveTable>,
    ) {
        let woken = match live {
            Some(live) => Ok(live),
            None => Box::pin(LiveTable::wake(id.clone(), self.0.services.clone(), &queue)).await,
        };
        match woken {
            Ok(live) => {
                self.services().metrics.live_tables.inc();
                let deadline = live.run(requests).await;
                self.services().metrics.live_tables.dec();
                self.forget(&id, &queue);
                if let Some(at_ms) = deadline {
                    self.set_alarm(at_ms, id);
                }
            }
            Err(fault) => {
                self.forget(&id, &queue);
                requests.close();
                while let Some(request) = requests.recv().await {
                    request.refuse(&fault);
                }
            }
        }
    }

    fn forget(&self, id: &TableId, queue: &Queue) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(|other| other.same_channel(queue)) {
            awake.remove(id);
        }
        if awake.is_empty() {
            self.0.all_asleep.notify_waiters();
        }
    }

    async fn ring_alarms(self) {
        loop {
            let now = self.services().now_ms();
            let due = {
                let mut alarms = self.alarms();
                let later =
                    alarms.split_off(&(now + 1, TableId::new("0").unwrap_or_else(|_| unreachable!())));
                std::mem::replace(&mut *alarms, later)
            };
            for (_, id) in due {
                tokio::spawn(self.clone().wake_for_its_clock(id));
            }
            let next = self.alarms().first().map(|(at, _)| (at - now).max(1).unsigned_abs());
            let wait = Duration::from_millis(next.unwrap_or(3_600_000));
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.0.alarm_set.notified() => {}
            }
            if self.0.stopping.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    /// Wakes a table, which then sees to its clock itself. When the store fails, it is tried again in a while.
    async fn wake_for_its_clock(self, id: TableId) {
        if let Err(Fault::Unavailable) = self.view(&id, &Caller::nobody()).await {
            self.set_alarm(self.services().now_ms() + AGAIN_MS, id);
        }
    }

    fn set_alarm(&self, at_ms: i64, id: TableId) {
        self.alarms().insert((at_ms, id));
        self.0.alarm_set.notify_one();
    }

    /// Wakes the tables whose clocks ran while the server did not.
    pub async fn resume_clocks(&self) -> Result<(), Fault> {
        for id in self.services().store.clocked().await? {
            self.clone().wake_for_its_clock(id).await;
        }
        Ok(())
    }

    /// Puts every table to sleep and takes no more asks: what was accepted is done before this returns.
    pub async fn stop(&self) {
        let queues: Vec<Queue> = {
            let awake = self.awake();
            // Under the lock: whom this list misses is refused.
            self.0.stopping.store(true, Ordering::Relaxed);
            awake.values().cloned().collect()
        };
        self.0.alarm_set.notify_one();
        for queue in queues {
            let _ = queue.send(Request::Stop).await;
        }
        loop {
            let asleep = self.0.all_asleep.notified();
            if self.awake().is_empty() {
                return;
            }
            asleep.await;
        }
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, Queue>> {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn alarms(&self) -> MutexGuard<'_, BTreeSet<(i64, TableId)>> {
        self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn new_id() -> Result<TableId, Fault> {
    TableId::new(keys::draw_table_id()?).map_err(|_| Fault::Unavailable)
}

/// What the server keeps of a table, as the store has it.
pub fn parse_meta(text: &str) -> Result<Meta, Fault> {
    serde_json::from_str(text).map_err(|error| {
        tracing::error!(%error, "the store has a table whose seats cannot be read");
        Fault::SetAside
    })
}

fn config_of(header: &str) -> Value {
    serde_json::from_str::<Value>(header).map_or(Value::Null, |header| header["config"].clone())
}

/// A chair for somebody who gets its secret.
pub fn chair_for(name: String) -> Result<(Chair, Secret), Fault> {
    let secret = Secret::draw()?;
    Ok((Chair { name, key: Some(secret.key()), bot: None }, secret))
}
