//! Lorenzo il Magnifico, base and advanced rules, for 2 to 4 players (and 5 by house rules).
//!
//! Six rounds in three periods. Each round the towers are filled with cards and three dice give the family
//! members their values; in turn order everyone places one member a turn: on a tower floor to take its card, at
//! harvest or production to activate cards, at the market, or in the council palace. Servants raise values. After
//! each period the Church asks for faith, and excommunicates whoever has too little. Territories, characters, ventures,
//! military strength and resources score at the end. The advanced game adds leaders and chosen bonus tiles.
//!
//! Words: *stock* is what a player owns of goods and points; *terms* are what using a space asks for; an *effort* is
//! an action whose servants are being chosen; a *source* is where a gain comes from; *modifiers* are the sum of a
//! player's lasting effects. All other words are the rulebook's. Where the rules leave a question open, the answer is
//! in `RULINGS.md` beside this crate, and the code names its number.
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod action;
pub mod config;
pub mod data;
pub mod effect;
pub mod event;
pub mod items;
pub mod leader;
pub mod modifiers;
pub mod pending;
pub mod pieces;
pub mod position;
pub mod reason;
pub mod score;
pub mod space;
pub mod state;
pub mod view;

mod apply;
mod check;
mod leaders;
mod legal;
mod phase;
mod setup;
mod terms;
mod work;

pub use action::Action;
pub use config::Config;
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
pub struct Lorenzo {
    tables: Tables,
    /// Whether the two lower floors give something, which they don't in the printed game.
    low_floor_bonus: bool,
}

impl Lorenzo {
    /// The game with the data this program carries.
    pub fn standard() -> Lorenzo {
        Lorenzo::from_sources(&Sources::STANDARD).expect("the data carried along is tested")
    }

    /// The game with other data.
    pub fn from_sources(sources: &Sources<'_>) -> Result<Lorenzo, DataError> {
        let tables = Tables::parse(sources)?;
        let low_floor_bonus = tables.board.floors.iter().any(|t| t[..2].iter().any(|f| !f.bonus.is_none()));
        Ok(Lorenzo { tables, low_floor_bonus })
    }

    /// The component data.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}

impl Game for Lorenzo {
    const META: Meta = Meta {
        id: "lorenzo",
        title: "Lorenzo il Magnifico",
        rules: 1,
        seats: (2, 5),
        actions: Action::COUNT,
        longest: 2000,
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

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn reveals(&self, event: &Event) -> Seats {
        event::reveals(event)
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Keep(_))
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
