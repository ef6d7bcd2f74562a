//! Nim, the smallest complete game: the worked example of the contract and the subject of the kernel's tests.
//!
//! Three heaps of 3 to 8 stones, drawn by chance. A turn takes any number of stones from one heap; whoever takes
//! the last stone wins.
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

use kernel::{
    Chance, ConfigError, Digest, Game, Illegal, Meta, Outcome, PerSeat, Rng, Seat, Seats, Seed, Sink, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The rules of nim; there is no data.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nim;

/// How many seats play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2 to 4.
    pub players: u8,
}

/// The heaps, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    chance: Chance,
    players: u8,
    heaps: [u8; 3],
    turn: Seat,
}

/// Takes stones from a heap: `take:HEAP:STONES`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// From which heap, counted from 0.
    pub heap: u8,
    pub stones: u8,
}

/// What happens in nim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The heaps as chance made them.
    Heaps([u8; 3]),
    /// Stones left a heap.
    Taken {
        seat: Seat,
        /// From which heap.
        heap: u8,
        stones: u8,
    },
}

/// All of nim is open, save the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; programs know it by the name in the JSON.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// How many play.
    pub players: u8,
    /// The stones left on each heap.
    pub heaps: [u8; 3],
    /// Whose turn it is; when no stone is left, who took the last.
    pub turn: Seat,
}

/// Why stones cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TooFew;

impl fmt::Display for TooFew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("take at least one stone, and no more than the heap has")
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take:{}:{}", self.heap, self.stones)
    }
}

impl FromStr for Take {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Take, Self::Err> {
        let parse = || {
            let (heap, stones) = text.strip_prefix("take:")?.split_once(':')?;
            let take = Take { heap: heap.parse().ok()?, stones: stones.parse().ok()? };
            (take.to_string() == text && take.heap < 3 && (1..=8).contains(&take.stones)).then_some(take)
        };
        parse().ok_or("an action of nim reads take:HEAP:STONES, heaps 0 to 2, stones 1 to 8")
    }
}

impl Game for Nim {
    const META: Meta = Meta { id: "nim", title: "Nim", rules: 1, seats: (2, 4), actions: 24, longest: 24 };
    type Config = Config;
    type State = State;
    type Action = Take;
    type Event = Event;
    type View = View;
    type Reason = TooFew;

    fn data_hash(&self) -> Digest {
        Digest::of(b"nim has no data")
    }

    fn seats(config: &Config) -> usize {
        config.players.into()
    }

    fn config(seats: usize) -> Config {
        Config { players: seats as u8 }
    }

    fn setup(&self, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> Result<State, ConfigError> {
        let players = config.players;
        if !(2..=4).contains(&players) {
            return Err(ConfigError(format!("nim is for 2 to 4 players, not {players}")));
        }
        let mut chance = Chance::new(seed);
        let mut draws = chance.draws();
        let heaps = [0; 3].map(|_: u8| 3 + draws.below(6) as u8);
        tell.tell(Event::Heaps(heaps));
        Ok(State { chance, players, heaps, turn: Seat::default() })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.heaps == [0; 3] { Turn::Over } else { Turn::Await(Seats::only(state.turn)) }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Take>) {
        out.clear();
        if seat == state.turn {
            let takes =
                |heap: u8| (1..=state.heaps[usize::from(heap)]).map(move |stones| Take { heap, stones });
            out.extend((0..3).flat_map(takes));
        }
    }

    fn why_not(&self, state: &State, seat: Seat, action: Take) -> Option<Illegal<TooFew>> {
        if self.turn(state) == Turn::Over {
            Some(Illegal::GameOver)
        } else if seat != state.turn {
            Some(Illegal::NotYourTurn)
        } else {
            let heap = state.heaps.get(usize::from(action.heap)).copied().unwrap_or(0);
            let fits = (1..=heap).contains(&action.stones);
            (!fits).then_some(Illegal::NotAllowed(TooFew))
        }
    }

    fn play(&self, state: &mut State, seat: Seat, Take { heap, stones }: Take, tell: &mut impl Sink<Event>) {
        state.heaps[usize::from(heap)] -= stones;
        tell.tell(Event::Taken { seat, heap, stones });
        if state.heaps != [0; 3] {
            state.turn = seat.left(state.players.into());
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        let over = self.turn(state) == Turn::Over;
        let won = |seat| over && seat == state.turn;
        Outcome {
            scores: PerSeat::from_fn(state.players.into(), |seat| won(seat).into()),
            places: PerSeat::from_fn(state.players.into(), |seat| if won(seat) { 1 } else { 2 }),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { chance: _, players, heaps, turn } = *state;
        View { viewer, players, heaps, turn }
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> Seats {
        match event {
            Event::Heaps(_) => Seats::first(4),
            Event::Taken { .. } => Seats::NONE,
        }
    }

    fn is_secret(_: Take) -> bool {
        false
    }

    fn chance(event: &Event) -> Option<String> {
        match event {
            Event::Heaps([a, b, c]) => Some(format!("heaps {a} {b} {c}")),
            Event::Taken { .. } => None,
        }
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        let View { viewer: _, players, heaps, turn } = *view;
        State { chance: Chance::new(rng.seed()), players, heaps, turn }
    }

    fn index(Take { heap, stones }: Take) -> Option<usize> {
        let exists = heap < 3 && (1..=8).contains(&stones);
        exists.then(|| usize::from(heap) * 8 + usize::from(stones) - 1)
    }

    fn action_at(index: usize) -> Option<Take> {
        (index < 24).then(|| Take { heap: (index / 8) as u8, stones: (index % 8) as u8 + 1 })
    }

    fn no_actions() -> Vec<Take> {
        let heaps = [3, u8::MAX].map(|heap| Take { heap, stones: 1 });
        let stones = (0..3).flat_map(|heap| [0, 9, u8::MAX].map(|stones| Take { heap, stones }));
        heaps.into_iter().chain(stones).collect()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        if state.heaps.iter().all(|&heap| heap <= 8) { Ok(()) } else { Err("a heap has grown".into()) }
    }
}
