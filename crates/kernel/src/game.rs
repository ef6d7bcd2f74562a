//! The contract every game keeps.

use crate::chance::Seed;
use crate::digest::Digest;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat, Seats};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use thiserror::Error;

/// The fixed facts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The short name used in commands, addresses and records.
    pub id: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// The version of the rules in this program; a record names the one it was played under.
    pub rules: u32,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Actions have an index below this number, for learning.
    pub actions: usize,
    /// No match takes more decisions than this, however it is played.
    pub longest: u32,
}

/// A rule set with its component data.
///
/// The game is a value, not only a type: the data files may be replaced by their owner, and two tables with different
/// data can live side by side without global state. States hold no data and no references, so copying one is a
/// plain copy of bytes.
///
/// [`Game::legal`] is the one source of legality: what it lists, and nothing else, is accepted by
/// [`Game::is_legal`], [`Game::why_not`] and [`Game::apply`]. The laws hold every game to that.
pub trait Game: Send + Sync + 'static {
    /// The fixed facts.
    const META: Meta;
    /// The options a table is opened with.
    type Config: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything about one match; flat, small, cheap to copy.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small choice, with its notation.
    type Action: Copy + Eq + Debug + Display + FromStr<Err: Display> + Send + Sync;
    /// What happened: a template with its parameters.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer sees.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is not allowed: a template with its parameters.
    type Reason: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// The digest of the component data.
    fn data_hash(&self) -> Digest;

    /// How many seats a configuration has.
    fn seats(config: &Self::Config) -> usize;

    /// A configuration with the default options for this many seats.
    fn config(seats: usize) -> Self::Config;

    /// The first state of a match.
    fn setup(
        &self,
        config: &Self::Config,
        seed: Seed,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, ConfigError>;

    /// Who is to decide, if anyone.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `out` with everything this seat may do now, in a stable order; empty when it is not to decide.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Why the seat may not do this; `None` when [`Game::legal`] lists it.
    fn why_not(&self, state: &Self::State, seat: Seat, action: Self::Action)
    -> Option<Illegal<Self::Reason>>;

    /// Whether the seat may do this.
    fn is_legal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        self.why_not(state, seat, action).is_none()
    }

    /// Does a legal action: for playouts, which only play what `legal` gave them.
    ///
    /// The result of an action that is not legal is unspecified (never undefined); use [`Game::apply`] for anything
    /// that came from outside.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Sink<Self::Event>,
    );

    /// Does the action, or says why not and changes nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        if let Some(illegal) = self.why_not(state, seat, action) {
            Err(illegal)
        } else {
            self.play(state, seat, action, tell);
            Ok(())
        }
    }

    /// Scores and places; meaningful at any time, final when the match is over.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// The seats that win and lose together with this one, itself among them.
    fn side(&self, _state: &Self::State, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    /// What a viewer may see of a state. Two states that the viewer cannot tell apart give equal views.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer may see of an event; `None` when nothing.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The seats that learn something hidden from this event: undo stops there.
    fn reveals(&self, event: &Self::Event) -> Seats;

    /// Whether others may not know this action until the match is over (a sealed pick).
    fn is_secret(action: Self::Action) -> bool;

    /// What chance decided in this event, in a few words for the record; `None` when nothing, or nothing public.
    fn chance(event: &Self::Event) -> Option<String>;

    /// A full state that fits the view; what is hidden is made up with the given generator.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// The index of an action in the fixed action space, below `META.actions`; `None` for a value that the type can hold
    /// but that is no action of the game. No two actions share an index, and each has a notation.
    fn index(action: Self::Action) -> Option<usize>;

    /// The action with this index.
    fn action_at(index: usize) -> Option<Self::Action>;

    /// Values that the action's type can hold but that are no actions of the game: of each kind those next to the action
    /// space and those at the end of their numbers. The laws see to it that they are refused everywhere; empty where the
    /// type holds nothing but actions.
    fn no_actions() -> Vec<Self::Action>;

    /// Checks what must hold for any state: pieces counted once, nothing negative, caches fresh.
    fn check(&self, state: &Self::State) -> Result<(), String>;
}

/// Who is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Turn {
    /// These seats; several when they choose at the same time.
    Await(Seats),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// Whether this seat has something to decide, alone or with others.
    #[inline]
    pub fn awaits(self, seat: Seat) -> bool {
        matches!(self, Turn::Await(seats) if seats.contains(seat))
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: sees what is public and what is theirs.
    Seat(Seat),
    /// A spectator: sees what is public.
    Public,
}

impl Viewer {
    /// Whether it is this seat that looks.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Scores and places of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// Points of each seat.
    pub scores: PerSeat<i32>,
    /// Place of each seat, 1 for the winner; equal places are shared. Whoever plays alone and misses the goal is second.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// The seats that won.
    pub fn winners(&self) -> Seats {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }

    /// Whether something else than points decided who won: equal points and another place.
    pub fn is_tied(&self) -> bool {
        let best = self.winners().lowest().map(|seat| self.scores[seat]);
        self.scores.iter().any(|(seat, points)| self.places[seat] > 1 && Some(*points) == best)
    }
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
pub enum Illegal<R> {
    /// Another seat is to decide.
    #[error("it is not this seat's turn to decide")]
    NotYourTurn,
    /// Nobody decides any more.
    #[error("the match is over")]
    GameOver,
    /// The rules do not allow it now.
    #[error("{0}")]
    NotAllowed(R),
}

/// Why a table cannot be opened with these options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

/// Where a game tells its events.
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, event: E);
}

/// Hears nothing: for search and self-play, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// What a bot gets of a match: a way to look at its own view, and nothing else.
///
/// The view is built when asked for, so that a bot that does not look pays nothing.
pub struct Observation<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Observation<'a, G> {
    /// What this seat sees of the state.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Observation<'a, G> {
        Observation { game, state, seat }
    }

    /// The rules, with their component data.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }
}

impl<G: Game> fmt::Debug for Observation<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Observation({})", self.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_is_told_where_equal_points_have_another_place() {
        let of = |scores: [i32; 3], places: [u8; 3]| Outcome {
            scores: PerSeat::from_fn(3, |seat| scores[seat.index()]),
            places: PerSeat::from_fn(3, |seat| places[seat.index()]),
        };
        assert!(of([50, 41, 50], [2, 3, 1]).is_tied());
        assert!(!of([50, 41, 41], [1, 2, 3]).is_tied(), "a tie for the second place decides nothing");
        assert!(!of([50, 41, 50], [1, 3, 1]).is_tied(), "two winners share the place");
    }
}
