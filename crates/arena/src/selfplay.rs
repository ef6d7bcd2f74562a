//! Matches between bots, told position by position: what networks learn from.
//!
//! A position is a row of bytes of fixed length, so that a file of them is an array: for each seat its features as bits, the
//! lowest first; the features of the table; the stage of the match; then for each seat the points that the evaluation by hand
//! expects and those it had at the end, both as 16-bit numbers (the first in sixteenths), and its share of the win in 120ths.

use crate::Error;
use bots::{Bot, Encoding, Evaluated, Evaluator};
use kernel::bundle::{Config, State};
use kernel::{Digest, Game, Observation, PerSeat, Rng, Seat, Seed, Silent, Turn};
use net::Features;

/// What a whole share of the win is in a row.
const WHOLE: f32 = 120.0;
/// What a point is in a row's expectation.
const POINT: f32 = 16.0;

/// How positions are gathered.
#[derive(Clone, Copy, Debug)]
pub struct Gathering {
    /// How often a bot plays any legal action instead of the one it chose.
    pub explore: f64,
    /// Of the positions within a stage one in so many is kept; the first of a stage always is.
    pub one_in: usize,
}

/// Where matches of one kind are played and told.
pub struct Selfplay<'a, B: Evaluated> {
    game: &'a B::Game,
    config: &'a Config<B>,
    encoding: Encoding<B>,
    evaluator: B::Evaluator,
    gathering: Gathering,
}

/// A position, before it is known how the match ends.
struct Kept {
    row: Vec<u8>,
    expected: PerSeat<f32>,
}

impl<'a, B: Evaluated> Selfplay<'a, B> {
    /// For matches with these options; nothing where the game cannot be told to networks.
    pub fn new(game: &'a B::Game, config: &'a Config<B>, gathering: Gathering) -> Option<Selfplay<'a, B>> {
        let encoding = B::ENCODING?;
        Some(Selfplay { game, config, encoding, evaluator: B::search_evaluator(game), gathering })
    }

    /// How many bytes a row takes.
    pub fn row_bytes(&self) -> usize {
        let seats = B::Game::seats(self.config);
        seats * self.encoding.seat_features.div_ceil(8)
            + self.encoding.table_features.div_ceil(8)
            + 1
            + seats * 5
    }

    /// Plays one match, every seat with a bot drawn from these, and adds its positions.
    pub fn play(
        &self,
        bots: &mut [Box<dyn Bot<B::Game>>],
        seed: Seed,
        rows: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let mut state = self.game.setup(self.config, seed, &mut Silent)?;
        // As in a room: nothing that a bot is given says anything of the dice to come.
        let digest = Digest::of(&[b"selfplay".as_slice(), &seed.0].concat()).0;
        let mut rng = Rng::new(u64::from_le_bytes(*digest.first_chunk().expect("32 bytes")));
        let drawn = PerSeat::from_fn(B::Game::seats(self.config), |_| rng.below(bots.len()));
        for bot in bots.iter_mut() {
            bot.prepare(rng.next_u64());
        }
        let (mut legal, mut kept, mut stage) = (Vec::new(), Vec::new(), None);
        while let Turn::Await(seats) = self.game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            let is_told = (self.encoding.table)(&state).is_some();
            if is_told && self.evaluator.is_settled(&state, seat) {
                let now = self.evaluator.stage(&state);
                if stage != Some(now) || rng.below(self.gathering.one_in) == 0 {
                    kept.push(self.keep(&state));
                }
                stage = Some(now);
            }
            self.game.legal(&state, seat, &mut legal);
            let choice = if legal.len() == 1 {
                0
            } else if rng.unit() < self.gathering.explore {
                rng.below(legal.len())
            } else {
                bots[drawn[seat]].choose(&Observation::new(self.game, &state, seat), &legal)
            };
            self.game.play(&mut state, seat, legal[choice], &mut Silent);
        }
        let outcome = self.game.outcome(&state);
        let share = WHOLE / outcome.winners().len().max(1) as f32;
        for Kept { row, expected } in kept {
            rows.extend_from_slice(&row);
            let whole = |points: f32| (points.clamp(-30_000.0, 30_000.0) as i16).to_le_bytes();
            expected.as_slice().iter().for_each(|it| rows.extend(whole((it * POINT).round())));
            outcome.scores.as_slice().iter().for_each(|it| rows.extend(whole(*it as f32)));
            rows.extend(
                Seat::all(expected.len()).map(|it| if outcome.places[it] == 1 { share as u8 } else { 0 }),
            );
        }
        Ok(())
    }

    /// The features of a position as bits, and its stage.
    fn keep(&self, state: &State<B>) -> Kept {
        let expected = self.evaluator.evaluate(self.game, state);
        let mut features = Features::new(expected.len());
        (self.encoding.write)(self.game, state, &mut features);
        let mut row = Vec::with_capacity(self.row_bytes());
        for seat in 0..expected.len() {
            add_bits(&mut row, features.of_seat(seat), self.encoding.seat_features);
        }
        add_bits(&mut row, features.of_table(), self.encoding.table_features);
        row.push(self.evaluator.stage(state) as u8);
        Kept { row, expected }
    }
}

/// Adds so many bits, of which these are set.
fn add_bits(row: &mut Vec<u8>, set: &[u16], len: usize) {
    let start = row.len();
    row.resize(start + len.div_ceil(8), 0);
    for bit in set {
        row[start + usize::from(bit / 8)] |= 1 << (bit % 8);
    }
}
