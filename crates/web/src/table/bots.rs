//! Bots at a table: they think beside it, and where people look they take a natural time for it.

use super::Request;
use super::opponents::Admitted;
use super::play::{Begin, Chosen, Step, Thought};
use super::pool::{self, Errand, Urgency};
use super::seats::AWAY_MS;
use super::task::LiveTable;
use crate::http::fault::Fault;
use ::bots::{Kind, Player};
use kernel::{Seat, Seats, Turn};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Instant;

/// The version of no decision.
const NOTHING: u64 = u64::MAX;

/// What is waited before something that failed is tried again.
pub(super) const RETRY: Duration = Duration::from_secs(1);

/// A bot's answer.
#[derive(Debug)]
pub struct Decided {
    /// For which seat.
    pub seat: Seat,
    /// The version at which the seat was asked.
    pub asked_at: u64,
    /// What was chosen, if there was something to choose.
    pub choice: Option<Chosen>,
}

/// What the bots of a table are about.
#[derive(Default)]
pub(super) struct BotWork {
    /// The one thought that is on its way. While it is, no other begins: a table never holds more than one thread.
    thinking: Option<Thinking>,
    /// The version at which the decision was asked for that a thought on its way is still wanted for: one that waits for
    /// another is not begun.
    wanted: Arc<AtomicU64>,
    /// A decision that seems to be thought about still.
    held: Option<(Instant, Decided)>,
    /// The seat that acted last.
    pub(super) acted: Option<Seat>,
    /// The seats that programs play.
    permits: BTreeMap<Seat, Admitted>,
    /// The seats of which the host was told that their program failed.
    failed: Seats,
    /// The seats of which the host was told that no program was free for them.
    refused: Seats,
}

/// A thought that is on its way.
#[derive(Clone, Copy)]
struct Thinking {
    seat: Seat,
    asked_at: u64,
    began: Instant,
    /// Whether its answer is waited for: once it is not, it never is again, since it may not even begin.
    is_wanted: bool,
}

impl BotWork {
    /// When the decision that is held back shall be known.
    pub(super) fn due(&self) -> Option<Instant> {
        self.held.as_ref().map(|(due, _)| *due)
    }

    /// The decision that was held back until now.
    pub(super) fn take_due(&mut self, now: Instant) -> Option<Decided> {
        self.held.take_if(|(due, _)| *due <= now).map(|(_, decided)| decided)
    }

    fn thought_of(&self, decided: &Decided) -> Option<Thinking> {
        self.thinking.filter(|it| it.seat == decided.seat && it.asked_at == decided.asked_at)
    }
}

impl LiveTable {
    /// Whether a bot's decision is awaited.
    pub(super) fn is_thinking(&self) -> bool {
        self.bot_work.thinking.is_some()
    }

    /// After every change: lets the next bot think.
    pub(super) fn let_bots_play(&mut self) {
        let is_late =
            |it: &Thinking| it.asked_at != self.play.asked_at(it.seat) || !self.is_played_for(it.seat);
        if self.bot_work.thinking.as_ref().is_some_and(is_late) {
            self.bot_work.wanted.store(NOTHING, Ordering::Relaxed);
            self.bot_work.thinking = self.bot_work.thinking.map(|it| Thinking { is_wanted: false, ..it });
        }
        let Turn::Await(awaited) = self.status().turn else {
            if !self.bot_work.permits.is_empty() {
                self.bot_work.permits.clear();
                drop(tokio::task::spawn_blocking(self.play.dismiss()));
            }
            return;
        };
        if !self.meta.is_full() || self.held_by().is_some() {
            return;
        }
        let bots = self.meta.bots();
        let next = awaited.iter().find(|seat| bots.contains(*seat));
        if let Some((seat, word)) = next.and_then(|seat| Some((seat, self.meta.chair(seat)?.bot.clone()?))) {
            let player = self.player(seat, &word);
            self.think(seat, &player);
        }
    }

    /// Who plays a seat under this word: the greedy bot where too many programs run already.
    fn player(&mut self, seat: Seat, word: &str) -> Player {
        let player = self.services.opponents.player(word);
        if !matches!(player, Player::Theirs(_)) || self.bot_work.permits.contains_key(&seat) {
            return player;
        }
        match self.services.opponents.admit(self.visitor()) {
            Some(permit) => {
                self.bot_work.permits.insert(seat, permit);
                player
            }
            None => {
                if !self.bot_work.refused.contains(seat) {
                    self.bot_work.refused = self.bot_work.refused.with(seat);
                    self.services.metrics.bot_seats_refused.inc();
                    tracing::warn!(table = %self.id, %seat, bot = word, "the greedy bot plays: as many programs run as --bot-seats allows");
                }
                Player::Ours(Kind::Greedy)
            }
        }
    }

    /// Counts a decision that a program lost, and tells its host of the first one in a match.
    fn note_fault(&mut self, decided: &Decided) {
        let Some(fault) = decided.choice.as_ref().and_then(|choice| choice.fault.as_deref()) else { return };
        self.services.metrics.bot_faults.inc();
        let seat = decided.seat;
        if !self.bot_work.failed.contains(seat) {
            self.bot_work.failed = self.bot_work.failed.with(seat);
            let bot = self.meta.chair(seat).and_then(|chair| chair.bot.as_deref()).unwrap_or_default();
            tracing::warn!(table = %self.id, %seat, bot, fault, "a program lost a decision to the greedy bot");
        }
    }

    /// Lets a bot choose for a seat, unless one still thinks here: when it answers too late, the next one begins.
    pub(super) fn think(&mut self, seat: Seat, player: &Player) {
        let asked_at = self.play.asked_at(seat);
        let is_held_too_long = self.bot_work.held.as_ref().is_some_and(|(_, held)| !self.is_awaited(held));
        if self.bot_work.thinking.is_some() && !is_held_too_long {
            return;
        }
        self.bot_work.thinking = Some(Thinking { seat, asked_at, began: Instant::now(), is_wanted: true });
        self.bot_work.held = None;
        self.bot_work.wanted.store(asked_at, Ordering::Relaxed);
        let me = self.me.clone();
        let thought = self.play.thought(seat, player);
        let thought = self.wanted(thought, asked_at);
        let done = move |choice| {
            if let Some(queue) = me.upgrade() {
                let _ =
                    queue.blocking_send(Request::BotDecided(Box::new(Decided { seat, asked_at, choice })));
            }
        };
        match player {
            Player::Ours(_) | Player::Trained(_) => self.services.pool.think(self.errand(), thought, done),
            // Another program thinks by itself: a slow one must not keep a thread from our own bots.
            Player::Theirs(_) => {
                let thought = move || thought(Begin { seed: pool::seed(), ..Begin::default() });
                drop(tokio::task::spawn_blocking(move || done(pool::guarded(thought).flatten())));
            }
        }
    }

    /// For whom a thought is thought here, and how urgent it is: people who are here wait for it, or somebody looks on.
    fn errand(&self) -> Errand {
        let people = self.people();
        let since_ms = self.services.now_ms() - AWAY_MS;
        let was_here =
            people.iter().any(|seat| self.seen_ms.get(seat.index()).is_some_and(|at| *at > since_ms));
        let feed = self.feed.clone();
        Errand::new(self.visitor(), move || {
            if was_here || feed.present().iter().any(|seat| people.contains(seat)) {
                Urgency::Awaited
            } else if feed.subscriptions() > 0 {
                Urgency::Watched
            } else {
                Urgency::Unseen
            }
        })
    }

    /// A thought that is not begun once the table has moved on or sleeps.
    fn wanted(&self, thought: Thought, asked_at: u64) -> Thought {
        let (me, wanted) = (self.me.clone(), self.bot_work.wanted.clone());
        Box::new(move |seed| {
            let is_wanted = me.strong_count() > 0 && wanted.load(Ordering::Relaxed) == asked_at;
            is_wanted.then(|| thought(seed)).flatten()
        })
    }

    /// A thought is ready: it becomes a move when a person would have decided, too.
    pub(super) async fn thought(&mut self, decided: Decided) {
        self.note_fault(&decided);
        let thinking = self.bot_work.thought_of(&decided).filter(|_| self.is_awaited(&decided));
        if let Some(thinking) = thinking {
            let is_first = self.bot_work.acted != Some(decided.seat);
            let due = thinking.began + pause(self.seen_pause(), decided.asked_at, is_first);
            if due > Instant::now() {
                self.bot_work.held = Some((due, decided));
                return;
            }
        }
        self.decided(decided).await;
    }

    /// Plays what a bot decided, if it is still asked for.
    pub(super) async fn decided(&mut self, decided: Decided) {
        let is_awaited = self.is_awaited(&decided);
        if self.bot_work.thought_of(&decided).is_some() {
            self.bot_work.thinking = None;
        }
        if !is_awaited {
            return self.let_bots_play();
        }
        let Decided { seat, choice, .. } = decided;
        let choice = choice.map(|choice| choice.action);
        let Some(action) = choice.or_else(|| self.play.pass(seat)) else { return };
        if let Err(fault) = self.perform(Step::Act(seat, &action), None).await {
            if fault != Fault::DiskFull {
                tracing::warn!(table = %self.id, %fault, "a bot could not move");
            }
            self.retry_at = Some(Instant::now() + RETRY);
        }
    }

    /// Whether this is the decision that a seat is asked for now, and a bot decides for it.
    fn is_awaited(&self, decided: &Decided) -> bool {
        let is_asked = decided.asked_at == self.play.asked_at(decided.seat);
        let is_wanted = self.bot_work.thought_of(decided).is_some_and(|it| it.is_wanted);
        is_asked && is_wanted && self.is_played_for(decided.seat)
    }

    /// Whether the table waits for a bot's decision in this seat: because a bot sits there, or because its time is up.
    fn is_played_for(&self, seat: Seat) -> bool {
        let left = || self.left_ms(self.services.now_ms())?.get(seat.index()).copied();
        let can_decide = self.status().turn.awaits(seat) && self.meta.is_full() && self.held_by().is_none();
        can_decide && (self.meta.bots().contains(seat) || left() == Some(0))
    }

    /// The seats that people play themselves.
    fn people(&self) -> Seats {
        let seats = Seat::all(self.meta.seats.len()).zip(&self.meta.seats);
        seats.filter(|(_, chair)| chair.key.is_some() && chair.bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The usual pause, where somebody sits or looks.
    fn seen_pause(&self) -> Duration {
        let is_seen = self.feed.subscriptions() > 0 || !self.people().is_empty();
        if is_seen { self.services.bot_pause } else { Duration::ZERO }
    }

    /// Ends the programs that play here.
    pub(super) async fn dismiss_programs(&mut self) {
        if !self.bot_work.permits.is_empty() {
            let _ = tokio::task::spawn_blocking(self.play.dismiss()).await;
            self.bot_work.permits.clear();
        }
    }
}

/// What a decision takes: from two thirds to four thirds of the usual, so that no machine's beat is felt; a third of
/// that for what only follows from the seat's own last decision.
fn pause(usual: Duration, version: u64, is_first: bool) -> Duration {
    let part = version.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54;
    let pause = usual * 2 / 3 + usual * 2 / 3 * part as u32 / 1023;
    if is_first { pause } else { pause / 3 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_natural() {
        let usual = Duration::from_millis(900);
        let pauses: Vec<u128> = (0..500).map(|version| pause(usual, version, true).as_millis()).collect();
        assert!(pauses.iter().all(|ms| (600..=1200).contains(ms)), "{pauses:?}");
        assert!(pauses.iter().any(|ms| *ms < 700) && pauses.iter().any(|ms| *ms > 1100));
        assert!((0..500).all(|version| pause(usual, version, false).as_millis() <= 400));
        assert_eq!(pause(Duration::ZERO, 7, true), Duration::ZERO);
    }
}
