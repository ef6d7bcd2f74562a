//! One match between bots.

use bots::Bot;
use kernel::record::{Record, Sitter};
use kernel::table::Table;
use kernel::{ConfigError, Digest, Game, Observation, Outcome, Rng, Seat, Seed, Silent, Sink, Turn};
use std::sync::Arc;

/// Makes the bot of a seat; its seed comes with each match.
pub type Lineup<'a, G> = &'a (dyn Fn(Seat) -> Box<dyn Bot<G>> + Sync);

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Scores and places.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u32,
    /// The digest of the last state.
    pub digest: Digest,
}

/// A room where the same bots play match after match; what one match allocated, the next uses again.
pub struct Room<'a, G: Game> {
    game: &'a Arc<G>,
    config: &'a G::Config,
    bots: Vec<Box<dyn Bot<G>>>,
    /// Which of the bots sits in each seat.
    seating: Vec<usize>,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Room<'a, G> {
    /// A room for matches of this game with these options and bots.
    pub fn new(game: &'a Arc<G>, config: &'a G::Config, lineup: Lineup<'_, G>) -> Room<'a, G> {
        Room::with_bench(game, config, Seat::all(G::seats(config)).map(lineup).collect())
    }

    /// A room with these bots, of which the first sit down; the others wait on the bench until [`Room::seat`].
    pub fn with_bench(game: &'a Arc<G>, config: &'a G::Config, bots: Vec<Box<dyn Bot<G>>>) -> Room<'a, G> {
        let seating = (0..G::seats(config)).collect();
        Room { game, config, bots, seating, legal: Vec::new() }
    }

    /// Lets the bots with these numbers sit down, in seat order.
    pub fn seat(&mut self, bots: impl IntoIterator<Item = usize>) {
        self.seating.clear();
        self.seating.extend(bots);
    }

    /// The bots at the table, in seat order.
    pub fn seated(&self) -> impl Iterator<Item = &dyn Bot<G>> {
        self.seating.iter().map(|bot| &*self.bots[*bot])
    }

    /// Plays one match; equal seeds give equal matches.
    pub fn play(&mut self, seed: Seed) -> Result<Ended, ConfigError> {
        let ended = self.play_while(seed, &mut Silent, || true)?;
        Ok(ended.expect("nobody stops this match"))
    }

    /// Plays one match and tells what happens in it; `None` when it was broken off since `go_on`, asked after each
    /// decision, said no.
    pub fn play_while(
        &mut self,
        seed: Seed,
        sink: &mut impl Sink<G::Event>,
        go_on: impl Fn() -> bool,
    ) -> Result<Option<Ended>, ConfigError> {
        self.prepare(seed);
        let mut state = self.game.setup(self.config, seed, sink)?;
        let mut decisions = 0;
        while let Some((seat, action)) = self.decide(&state) {
            self.game.play(&mut state, seat, action, sink);
            decisions += 1;
            assert!(decisions <= G::META.longest, "a match of {} does not end", G::META.id);
            if !go_on() {
                return Ok(None);
            }
        }
        let ended = Ended { outcome: self.game.outcome(&state), decisions, digest: Digest::of_value(&state) };
        Ok(Some(ended))
    }

    /// Plays the match that [`Room::play`] plays with this seed, at a table that keeps its record.
    pub fn record(
        &mut self,
        seed: Seed,
        sitters: &[Sitter],
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(Ended, Record), ConfigError> {
        self.prepare(seed);
        let (mut table, events) =
            Table::open(self.game.clone(), self.config.clone(), sitters.to_vec(), seed)?;
        for event in events {
            sink.tell(event);
        }
        while let Some((seat, action)) = self.decide(table.state()) {
            let version = table.version();
            let events = table.act(version, seat, action).expect("what legal lists, a table accepts");
            for event in events {
                sink.tell(event);
            }
        }
        let ended = Ended {
            outcome: self.game.outcome(table.state()),
            decisions: table.played() as u32,
            digest: Digest::of_value(table.state()),
        };
        Ok((ended, table.record().clone()))
    }

    /// Gives each bot at the table its own number for this match. The numbers come from a digest of the seed, so that no bot could
    /// learn the match's dice from its own.
    fn prepare(&mut self, seed: Seed) {
        let mut bytes = [0; 40];
        bytes[..8].copy_from_slice(b"for bots");
        bytes[8..].copy_from_slice(&seed.0);
        let digest = Digest::of(&bytes).0;
        let start = u64::from_le_bytes(digest[..8].try_into().expect("eight bytes are eight bytes"));
        let mut rng = Rng::new(start);
        for bot in &self.seating {
            self.bots[*bot].prepare(rng.next_u64());
        }
    }

    /// Who decides next, and what; of seats that choose at the same time the lowest goes first, since none of them
    /// sees what the others chose.
    fn decide(&mut self, state: &G::State) -> Option<(Seat, G::Action)> {
        let Turn::Await(seats) = self.game.turn(state) else { return None };
        let seat = seats.lowest().expect("somebody is awaited");
        self.game.legal(state, seat, &mut self.legal);
        let observation = Observation::new(&**self.game, state, seat);
        let choice = self.bots[self.seating[seat.index()]].choose(&observation, &self.legal);
        Some((seat, self.legal[choice]))
    }
}
