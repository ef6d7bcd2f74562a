//! Orders of service, on a clock of the tests' own.

use super::*;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A queue whose work goes on when it is told to.
struct Played {
    queue: Queue<&'static str>,
    now: Instant,
}

fn visitor(n: u8) -> Visitor {
    IpAddr::from([10, 0, 0, n]).into()
}

fn ms(n: u64) -> Duration {
    Duration::from_millis(n)
}

impl Played {
    fn new(at_once: usize) -> Played {
        Played { queue: Queue::new(at_once, at_once + 8), now: Instant::now() }
    }

    fn push(&mut self, n: u8, urgency: Urgency, name: &'static str) {
        self.queue.push(Errand::new(visitor(n), move || urgency), name, self.now);
    }

    /// What is begun next, if anything.
    fn begin(&mut self) -> Option<(u64, &'static str)> {
        self.queue.begin(self.now)
    }

    /// Begins the next piece of work, does it for so long, and says what it was.
    fn serve(&mut self, time: Duration) -> &'static str {
        let (number, name) = self.begin().expect("something waits");
        self.now += time;
        self.queue.end(number, self.now);
        name
    }

    /// The names in the order in which all is done, each in so long.
    fn serve_all(&mut self, time: Duration) -> Vec<&'static str> {
        let mut served = Vec::new();
        while self.queue.len() > 0 {
            served.push(self.serve(time));
        }
        served
    }
}

#[test]
fn people_go_first_and_what_nobody_looks_at_last() {
    let mut it = Played::new(1);
    it.push(1, Urgency::Awaited, "on its way");
    it.push(2, Urgency::Unseen, "unseen");
    it.push(3, Urgency::Watched, "watched");
    it.push(4, Urgency::Awaited, "awaited");
    assert_eq!(it.serve_all(ms(1)), ["on its way", "awaited", "watched", "unseen"]);
}

#[test]
fn whoever_asks_once_waits_for_one_piece_of_work_of_whoever_asks_often() {
    let mut it = Played::new(1);
    for _ in 0..30 {
        it.push(1, Urgency::Awaited, "crowd");
    }
    it.push(2, Urgency::Awaited, "once");
    let served = it.serve_all(ms(100));
    assert_eq!(served.iter().position(|name| *name == "once"), Some(1), "{served:?}");
}

#[test]
fn two_who_ask_often_take_turns_by_time_and_not_by_pieces() {
    let mut it = Played::new(1);
    for _ in 0..40 {
        it.push(1, Urgency::Awaited, "long");
        it.push(2, Urgency::Awaited, "short");
    }
    let mut time = (0, 0);
    for _ in 0..22 {
        let (number, name) = it.begin().unwrap();
        let took = if name == "long" { 100 } else { 10 };
        it.now += ms(took);
        it.queue.end(number, it.now);
        if name == "long" { time.0 += took } else { time.1 += took }
    }
    assert!(time.0.abs_diff(time.1) <= 100, "{time:?}");
}

#[test]
fn idleness_is_not_saved_up_and_what_one_had_is_not_forgotten() {
    let mut it = Played::new(1);
    for _ in 0..10 {
        it.push(1, Urgency::Awaited, "first");
    }
    assert_eq!(it.serve_all(ms(100)).len(), 10);
    for _ in 0..4 {
        it.push(2, Urgency::Awaited, "second");
        it.push(1, Urgency::Awaited, "first");
    }
    let served = it.serve_all(ms(100));
    assert_eq!(served[..3].iter().filter(|name| **name == "second").count(), 2, "{served:?}");
    assert_eq!(
        served[..6].iter().filter(|name| **name == "second").count(),
        3,
        "they take turns: {served:?}"
    );
}

#[test]
fn what_nobody_looks_at_never_has_all_places() {
    for (at_once, most) in [(1, 1), (2, 1), (3, 1), (4, 2), (16, 8)] {
        let mut it = Played::new(at_once);
        for _ in 0..30 {
            it.push(1, Urgency::Unseen, "unseen");
            it.push(2, Urgency::Unseen, "unseen");
        }
        let begun = std::iter::from_fn(|| it.begin()).count();
        assert_eq!(begun, most, "of {at_once}");
    }
}

#[test]
fn a_long_search_on_the_only_thread_makes_room_at_its_next_pause() {
    let mut it = Played::new(1);
    for _ in 0..30 {
        it.push(1, Urgency::Unseen, "unseen");
    }
    let (search, _) = it.begin().unwrap();
    it.now += ms(5);
    assert!(!it.queue.pause(search, it.now), "nobody waits yet");
    it.push(2, Urgency::Awaited, "person");
    assert_eq!(it.begin(), None, "the place is taken");
    assert!(!it.queue.pause(search, it.now), "it has only begun");
    it.now += ms(6);
    assert!(it.queue.pause(search, it.now) && it.queue.is_paused(search));
    assert_eq!(it.serve(ms(100)), "person");
    assert!(!it.queue.is_paused(search), "it goes on before another of its kind begins");
    assert_eq!(it.begin(), None);
}

#[test]
fn a_search_that_nobody_presses_goes_on() {
    let mut it = Played::new(1);
    it.push(1, Urgency::Awaited, "search");
    it.push(1, Urgency::Awaited, "another of the same visitor");
    let (search, _) = it.begin().unwrap();
    for _ in 0..50 {
        it.now += ms(12);
        assert!(!it.queue.pause(search, it.now));
    }
}

/// Else a visitor with work that is always urgent would stop the tables that others only watch.
#[test]
fn what_is_not_urgent_is_done_at_last() {
    let mut it = Played::new(1);
    for _ in 0..100 {
        it.push(1, Urgency::Unseen, "unseen");
        it.push(2, Urgency::Awaited, "urgent");
    }
    let served: Vec<_> = (0..96).map(|_| it.serve(ms(10))).collect();
    let unseen = served.iter().filter(|name| **name == "unseen").count();
    assert!((4..=8).contains(&unseen), "{unseen} of {}", served.len());
}

#[test]
fn what_somebody_comes_to_look_at_becomes_urgent_while_it_waits() {
    let mut it = Played::new(1);
    it.push(1, Urgency::Watched, "on its way");
    let is_seen = Arc::new(AtomicBool::new(false));
    let seen = is_seen.clone();
    let urgency = move || if seen.load(Ordering::Relaxed) { Urgency::Awaited } else { Urgency::Unseen };
    it.push(2, Urgency::Watched, "watched");
    it.queue.push(Errand::new(visitor(3), urgency), "mine", it.now);
    is_seen.store(true, Ordering::Relaxed);
    assert_eq!(it.queue.count(|errand| errand.urgency() == Urgency::Awaited), 1);
    assert_eq!(it.serve_all(ms(1)), ["on its way", "mine", "watched"]);
}

/// A pause holds a thread and what was found so far: there are only so many.
#[test]
fn so_many_have_begun_and_no_more() {
    let mut it = Played::new(1);
    for n in 1..=20 {
        it.push(n, Urgency::Awaited, "search");
    }
    let mut numbers = Vec::new();
    for _ in 0..100 {
        if let Some((number, _)) = it.begin() {
            numbers.push(number);
        }
        it.now += ms(10);
        let on = numbers.iter().copied().find(|number| !it.queue.is_paused(*number));
        it.queue.pause(on.unwrap(), it.now);
    }
    assert_eq!(numbers.len(), 9);
    for number in numbers {
        it.queue.end(number, it.now);
    }
    assert!(it.begin().is_some(), "the others follow");
}

#[test]
fn visitors_who_ask_for_nothing_are_forgotten_at_last() {
    let mut it = Played::new(1);
    let urgency = || Urgency::Awaited;
    for n in 0..20_000_u32 {
        let visitor = IpAddr::from(n.to_be_bytes()).into();
        it.queue.push(Errand::new(visitor, urgency), "one", it.now);
        it.serve(ms(1));
        assert!(it.queue.shares.had.len() <= MANY + 1);
    }
}
