//! Die Wiege der Renaissance, for 2 to 4 players and for two against two.
//!
//! Historical events lie in the centre and between neighbours, with blue and red spaces joined by roads. A turn places
//! one influence stone, or the genius pawn, and then does two things with cards: draw, lay a culture card in its column,
//! put a character on the pile, turn a rotation card. Whoever covers the last blue space of an event starts a culture
//! scoring, the last red one a character scoring. The winner takes stones from the loser and gives up cards. When
//! only two events are left, most stones in the reserve win.
//!
//! Words: a *place* is where a stack of events can lie, a *position* what lies there, a *spot* one space of it; the
//! *trigger* is whoever started a scoring; *uppermost* is the card of a column that is discarded first; *means* are what a
//! player can do with pieces; to *strip* is to take cards from the columns when cards are short. All other words are
//! the rules'. Where the rules leave a question open, the answer is in `RULINGS.md` beside this crate, and the code
//! names its number.
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod action;
pub mod cards;
pub mod config;
pub mod data;
pub mod event;
pub mod pending;
pub mod pieces;
pub mod place;
pub mod position;
pub mod provenance;
pub mod reason;
pub mod score;
pub mod state;
pub mod tableau;
pub mod view;

mod apply;
mod check;
mod imagine;
mod legal;
mod phase;
mod scoring;
mod setup;
mod terms;

pub use action::Action;
pub use config::Config;
pub use data::{DataError, Sources, Tables};
pub use event::Event;
pub use reason::Reason;
pub use score::Sheet;
pub use state::State;
pub use view::View;

use apply::Exec;
use kernel::{ConfigError, Digest, Game, Illegal, Meta, Outcome, Rng, Seat, Seats, Seed, Sink, Turn, Viewer};

/// The rules with their component data.
#[derive(Clone, Debug)]
pub struct Wiege {
    tables: Tables,
}

impl Wiege {
    /// The game with the data this program carries.
    pub fn standard() -> Wiege {
        Wiege::from_sources(&Sources::STANDARD).expect("the data carried along is tested")
    }

    /// The game with other data.
    pub fn from_sources(sources: &Sources<'_>) -> Result<Wiege, DataError> {
        Ok(Wiege { tables: Tables::parse(sources)? })
    }

    /// The component data.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}

impl Game for Wiege {
    const META: Meta = Meta {
        id: "wiege",
        title: "Die Wiege der Renaissance",
        rules: 1,
        seats: (2, 4),
        actions: Action::COUNT,
        // At most 28 scorings, with up to 40 turns a player between two of them (ruling R22). A turn takes no more than
        // 7 exchanges, 2 decisions for the piece, 5 for the bonus and 4 for cards; a scoring fewer than 100.
        longest: (28 + 1) * 160 * (7 + 2 + 5 + 4) + 28 * 100,
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

    fn side(&self, state: &State, seat: Seat) -> Seats {
        let own = Seats::only(seat);
        state.open.config.partner(seat).map_or(own, |partner| own.with(partner))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn reveals(&self, event: &Event) -> Seats {
        event::reveals(event)
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Pile(_))
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
