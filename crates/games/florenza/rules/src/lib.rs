//! Florenza Dice Game for 1 to 4 players.
//!
//! Four to six rounds. In each turn the active player rolls six dice and uses three of them, one after the other;
//! everyone else uses one of the rest, at the same time. A die gives resources, which are crossed at once on the own
//! sheet, or its character (steps on a track, or an artist), or florins. Icons crossed in a space of the district make
//! a building, whose effect works at once; works of art of palace and church are completed by an artist once all their
//! icons are crossed. Before the turns of a round the church's works bring incomes, and whoever leads on two of the
//! tracks is captain or bishop. Alone one plays against a ghost's dice and Pope Sixtus IV's score.
//!
//! Words: a *target* is where icons are crossed, a work or a space; *goods* are icons by kind; a *unit* is one resource
//! being gained; a *part* is what one player does in a turn, active or not; a *free action* spends the reserve or
//! completes a space and needs no die; *powers* are the buildings by what they allow. All other words are the
//! rulebook's. Where the rules leave a question open, the answer is in `RULINGS.md` beside this crate, and the code
//! names its number. Many component numbers are reconstructions: [`Tables::reconstructed`] lists them.
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod action;
pub mod building;
pub mod config;
pub mod data;
pub mod event;
pub mod goods;
pub mod pending;
pub mod pieces;
pub mod position;
pub mod reason;
pub mod score;
pub mod state;
pub mod view;

mod apply;
mod check;
mod ghost;
mod legal;
mod phase;
mod setup;
mod terms;
mod works;

pub use action::Action;
pub use config::{Config, Level};
pub use data::{DataError, Sources, Tables};
pub use event::Event;
pub use reason::Reason;
pub use score::ScoreSheet;
pub use state::State;
pub use view::View;

use apply::Exec;
use kernel::{ConfigError, Digest, Game, Illegal, Meta, Outcome, Rng, Seat, Seats, Seed, Sink, Turn, Viewer};

/// The rules with their component data.
#[derive(Clone, Debug)]
pub struct Florenza {
    tables: Tables,
}

impl Florenza {
    /// The game with the data this program carries.
    pub fn standard() -> Florenza {
        Florenza::from_sources(&Sources::STANDARD).expect("the data carried along is tested")
    }

    /// The game with other data.
    pub fn from_sources(sources: &Sources<'_>) -> Result<Florenza, DataError> {
        Ok(Florenza { tables: Tables::parse(sources)? })
    }

    /// The component data.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}

impl Game for Florenza {
    const META: Meta = Meta {
        id: "florenza",
        title: "Florenza Dice Game",
        rules: 2,
        seats: (1, 4),
        actions: Action::COUNT,
        longest: 4000,
    };
    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn data_hash(&self) -> Digest {
        self.tables.hash
    }

    fn seats(config: &Config) -> usize {
        config.players.into()
    }

    fn config(seats: usize) -> Config {
        Config::new(seats as u8)
    }

    fn setup(&self, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> Result<State, ConfigError> {
        config.check()?;
        Ok(setup::setup(self, config, seed, tell))
    }

    fn turn(&self, state: &State) -> Turn {
        legal::turn(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, state, seat, out);
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal<Reason>> {
        legal::why_not(self, state, seat, action)
    }

    fn play(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        Exec { game: self, state, tell }.play(seat, action);
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> Seats {
        event::reveals(event)
    }

    fn is_secret(_: Action) -> bool {
        false
    }

    fn chance(event: &Event) -> Option<String> {
        event::chance(event)
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view::imagine(view, rng)
    }

    fn index(action: Action) -> Option<usize> {
        action.index()
    }

    fn action_at(index: usize) -> Option<Action> {
        Action::action_at(index)
    }

    fn no_actions() -> Vec<Action> {
        Action::no_actions()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        check::check(self, state)
    }
}
