//! One person with four seats, who plays at random and notes what was acknowledged.

use crate::client::{Line, Opened};
use kernel::record::Sitter;
use kernel::{Rng, Seat, Seed, Turn, table};
use lorenzo::{Config, Lorenzo};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use tokio::sync::watch;

const SEATS: usize = 4;

static GAME: LazyLock<Arc<Lorenzo>> = LazyLock::new(|| Arc::new(Lorenzo::standard()));

/// Where the server is, and which one it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Life {
    pub(crate) number: u64,
    pub(crate) address: Option<SocketAddr>,
    /// It will not be killed any more, so everybody comes to an end.
    pub(crate) is_last: bool,
}

impl Life {
    pub(crate) fn rise(&mut self, address: SocketAddr) {
        *self = Life { number: self.number + 1, address: Some(address), is_last: false };
    }
}

/// What a person did at a table, in order; the place in the list is the version it was done at.
pub(crate) type Moves = Vec<Move>;

/// The tables of all, with their seeds.
pub(crate) type Tables = BTreeMap<String, (Opened, u64, Moves)>;

/// One decision that the server has, as far as the person knows.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    /// Whether the server said so, or it came out when the post was repeated.
    pub(crate) acknowledged: bool,
}

pub(crate) struct Player {
    life: watch::Receiver<Life>,
    rng: Rng,
    number: u64,
    done: Tables,
}

/// A table under way: what the server shall have, and the same match played here.
struct Match {
    opened: Opened,
    seed: u64,
    own: table::Table<Lorenzo>,
    moves: Moves,
    /// What was posted without an answer.
    open_post: Option<(Seat, lorenzo::Action)>,
}

impl Player {
    pub(crate) fn new(number: u64, life: watch::Receiver<Life>) -> Player {
        Player { life, rng: Rng::new(number), number, done: Tables::new() }
    }

    /// Plays one table after the other, through every death of the server, until the last server is there.
    pub(crate) async fn play(mut self) -> Tables {
        let mut current: Option<Match> = None;
        let mut seen = 0;
        loop {
            let alive = |life: &Life| life.address.is_some() && life.number > seen;
            let life = *self.life.wait_for(alive).await.expect("somebody starts servers");
            seen = life.number;
            let Some(address) = life.address else { continue };
            match self.live(address, &mut current).await {
                Ok(()) => break,
                Err(error) => {
                    let now = *self.life.borrow();
                    let is_dead = now.number > seen || now.address.is_none();
                    assert!(is_dead, "the connection broke while the server lived: {error}");
                }
            }
        }
        if let Some(at) = current {
            self.put_away(at);
        }
        self.done
    }

    /// Plays with one server until it dies, or, if it is the last, until nothing is open.
    async fn live(&mut self, address: SocketAddr, current: &mut Option<Match>) -> io::Result<()> {
        let mut line = Line::open(address).await?;
        let mut is_fresh = true;
        loop {
            let mut at = match current.take() {
                Some(at) => at,
                None => self.open(&mut line).await?,
            };
            let done = self.step(&mut line, &mut at, is_fresh).await;
            is_fresh = false;
            if at.own.turn() == Turn::Over {
                self.put_away(at);
            } else {
                *current = Some(at);
            }
            done?;
            if self.life.borrow().is_last {
                return Ok(());
            }
        }
    }

    async fn open(&mut self, line: &mut Line) -> io::Result<Match> {
        let seed = self.number << 32 | self.done.len() as u64;
        let opened = line.open_table("lorenzo", SEATS, seed).await?;
        let sitters = vec![Sitter { name: "one of us".into(), bot: None }; SEATS];
        let config = Config::new(SEATS as u8);
        let (own, _) = table::Table::open(GAME.clone(), config, sitters, Seed::from_number(seed))
            .expect("four may play");
        Ok(Match { opened, seed, own, moves: Vec::new(), open_post: None })
    }

    /// One post: the one that had no answer, again, or a new one.
    async fn step(&mut self, line: &mut Line, at: &mut Match, is_fresh: bool) -> io::Result<()> {
        let version = at.own.version();
        if is_fresh {
            let look = line.get(&at.opened.path(""), &at.opened.secrets[0]).await?;
            let found = look.json()["version"].as_u64();
            let may_be = version..=version + u64::from(at.open_post.is_some());
            assert!(found.is_some_and(|found| may_be.contains(&found)), "at {version}: {}", look.text());
        }
        let is_repeated = at.open_post.is_some();
        let Turn::Await(seats) = at.own.turn() else { return Ok(()) };
        let (seat, action) = at.open_post.unwrap_or_else(|| {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *self.rng.pick(&seats);
            (seat, *self.rng.pick(&at.own.legal(seat)))
        });
        at.open_post = Some((seat, action));
        let answer = line.act(&at.opened, seat.index(), version, &action.to_string()).await?;
        at.open_post = None;
        let now = answer.json()["version"].as_u64();
        let is_expected = answer.status == 200 || (is_repeated && answer.status == 409);
        assert!(is_expected && now == Some(version + 1), "{version}: {} {}", answer.status, answer.text());
        at.own.act(version, seat, action).expect("what is legal can be done");
        at.moves.push(Move { seat, action: action.to_string(), acknowledged: answer.status == 200 });
        Ok(())
    }

    fn put_away(&mut self, at: Match) {
        self.done.insert(at.opened.id.clone(), (at.opened, at.seed, at.moves));
    }
}
