//! Laws can be broken: nim with a secret number, sound or with one fault, before the kernel's laws.

use kernel::laws::{self, Broken};
use kernel::{ConfigError, Digest, Game, Illegal, Meta, Outcome, Rng, Seat, Seats, Seed, Sink, Turn, Viewer};
use nim::{Config, Nim, Take, TooFew};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    /// The secret is told to everybody, and no seat is said to learn of it.
    Blabs,
    /// The secret is shown in the view once somebody has moved, but not told.
    Shows,
    /// Two actions have the same index.
    SharesIndex,
    /// A value that is no action has the index of one.
    IndexesNoAction,
    /// A value that is no action is accepted.
    AcceptsNoAction,
    /// None: the first seat is told the secret, and is said to learn of it.
    Whispers,
    /// The first seat is said to learn of the secret, but the public is told it as well.
    Overheard,
    /// A value that is no action is written like an action.
    Mumbles,
    /// An action that is refused leaves a trace.
    RefusesWithTrace,
    /// A value that is no action is refused, but leaves a trace.
    RefusesNoActionWithTrace,
    /// Whoever is not awaited is told that what is no action is not allowed.
    JudgesBystanders,
    /// After the end what is no action is said to be not allowed.
    JudgesAfterTheEnd,
    /// A refusal depends on the secret.
    Explains,
}

const FAULTS: [Fault; 14] = [
    Fault::Nothing,
    Fault::Blabs,
    Fault::Shows,
    Fault::SharesIndex,
    Fault::IndexesNoAction,
    Fault::AcceptsNoAction,
    Fault::Whispers,
    Fault::Overheard,
    Fault::Mumbles,
    Fault::RefusesWithTrace,
    Fault::RefusesNoActionWithTrace,
    Fault::JudgesBystanders,
    Fault::JudgesAfterTheEnd,
    Fault::Explains,
];

/// An action of nim, in a notation that a fault can spoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Move(Take);

/// The seat that the secret is whispered to.
const LISTENER: Seat = Seat::new(0).unwrap();

/// The heap that does not exist, but is written like heap 0.
const MUMBLED: u8 = 100;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heap = if self.0.heap == MUMBLED { 0 } else { self.0.heap };
        Take { heap, ..self.0 }.fmt(f)
    }
}

impl FromStr for Move {
    type Err = <Take as FromStr>::Err;

    fn from_str(text: &str) -> Result<Move, Self::Err> {
        text.parse().map(Move)
    }
}

/// Nim with a secret number, and the fault with this number.
struct Secretive<const FAULT: usize>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    nim: <Nim as Game>::State,
    secret: u64,
    moved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct View {
    nim: <Nim as Game>::View,
    secret: Option<u64>,
    moved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Nim(nim::Event),
    Secret(Option<u64>),
}

/// Why an action is refused, in a way that a fault can spoil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
enum Why {
    Nim(TooFew),
    SecretIsOdd,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Nim(why) => why.fmt(f),
            Why::SecretIsOdd => f.write_str("the secret is odd"),
        }
    }
}

/// Passes nim's events on.
struct Through<'a, S>(&'a mut S);

impl<S: Sink<Event>> Sink<nim::Event> for Through<'_, S> {
    fn tell(&mut self, event: nim::Event) {
        self.0.tell(Event::Nim(event));
    }
}

impl<const FAULT: usize> Game for Secretive<FAULT> {
    const META: Meta = Meta { id: "secretive", title: "Secretive nim", ..Nim::META };
    type State = State;
    type Action = Move;
    type Event = Event;
    type View = View;
    type Reason = Why;
    type Config = <Nim as Game>::Config;

    fn data_hash(&self) -> Digest {
        Nim.data_hash()
    }

    fn seats(config: &Config) -> usize {
        Nim::seats(config)
    }

    fn config(seats: usize) -> Config {
        Nim::config(seats)
    }

    fn setup(&self, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> Result<State, ConfigError> {
        let nim = Nim.setup(config, seed, &mut Through(tell))?;
        Ok(State { nim, secret: u64::from(seed.0[0]), moved: false })
    }

    fn turn(&self, state: &State) -> Turn {
        Nim.turn(&state.nim)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        let mut takes = Vec::new();
        Nim.legal(&state.nim, seat, &mut takes);
        out.clear();
        out.extend(takes.into_iter().map(Move));
    }

    fn why_not(&self, state: &State, seat: Seat, Move(take): Move) -> Option<Illegal<Why>> {
        let why = match Nim.why_not(&state.nim, seat, take)? {
            Illegal::NotYourTurn => Illegal::NotYourTurn,
            Illegal::GameOver => Illegal::GameOver,
            Illegal::NotAllowed(_) if FAULTS[FAULT] == Fault::Explains && state.secret % 2 == 1 => {
                Illegal::NotAllowed(Why::SecretIsOdd)
            }
            Illegal::NotAllowed(why) => Illegal::NotAllowed(Why::Nim(why)),
        };
        if Nim::index(take).is_some() {
            return Some(why);
        }
        match (FAULTS[FAULT], why) {
            (Fault::AcceptsNoAction, _) => None,
            (Fault::JudgesBystanders, Illegal::NotYourTurn)
            | (Fault::JudgesAfterTheEnd, Illegal::GameOver) => Some(Illegal::NotAllowed(Why::Nim(TooFew))),
            (_, why) => Some(why),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Illegal<Why>> {
        let Some(why) = self.why_not(state, seat, action) else {
            self.play(state, seat, action, tell);
            return Ok(());
        };
        let leaves_trace = match FAULTS[FAULT] {
            Fault::RefusesWithTrace => Nim::index(action.0).is_some(),
            Fault::RefusesNoActionWithTrace => Nim::index(action.0).is_none(),
            _ => false,
        };
        state.secret ^= u64::from(leaves_trace);
        Err(why)
    }

    fn play(&self, state: &mut State, seat: Seat, Move(take): Move, tell: &mut impl Sink<Event>) {
        if Nim::index(take).is_some() {
            Nim.play(&mut state.nim, seat, take, &mut Through(tell));
        }
        state.moved = true;
        tell.tell(Event::Secret(Some(state.secret)));
    }

    fn outcome(&self, state: &State) -> Outcome {
        Nim.outcome(&state.nim)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let shown = FAULTS[FAULT] == Fault::Shows && state.moved;
        View { nim: Nim.view(&state.nim, viewer), secret: shown.then_some(state.secret), moved: state.moved }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Nim(event) => Nim.redact(event, viewer).map(Event::Nim),
            Event::Secret(number) => {
                let told = match FAULTS[FAULT] {
                    Fault::Blabs => true,
                    Fault::Whispers => viewer.is(LISTENER),
                    Fault::Overheard => viewer.is(LISTENER) || viewer == Viewer::Public,
                    _ => false,
                };
                Some(Event::Secret(number.filter(|_| told)))
            }
        }
    }

    fn reveals(&self, event: &Event) -> Seats {
        match event {
            Event::Nim(event) => Nim.reveals(event),
            Event::Secret(_) if matches!(FAULTS[FAULT], Fault::Whispers | Fault::Overheard) => {
                Seats::only(LISTENER)
            }
            Event::Secret(_) => Seats::NONE,
        }
    }

    fn is_secret(Move(take): Move) -> bool {
        Nim::is_secret(take)
    }

    fn chance(event: &Event) -> Option<String> {
        match event {
            Event::Nim(event) => Nim::chance(event),
            Event::Secret(_) => None,
        }
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        let secret = view.secret.unwrap_or_else(|| rng.below(256) as u64);
        State { nim: Nim.imagine(&view.nim, rng), secret, moved: view.moved }
    }

    fn index(Move(take): Move) -> Option<usize> {
        match (FAULTS[FAULT], Nim::index(take)) {
            (Fault::SharesIndex, Some(23)) => Some(22),
            (Fault::IndexesNoAction, None) => Some(0),
            (_, index) => index,
        }
    }

    fn action_at(index: usize) -> Option<Move> {
        Nim::action_at(index).map(Move)
    }

    fn no_actions() -> Vec<Move> {
        let mumbled = Take { heap: MUMBLED, stones: 1 };
        let more = (FAULTS[FAULT] == Fault::Mumbles).then_some(mumbled);
        Nim::no_actions().into_iter().chain(more).map(Move).collect()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        Nim.check(&state.nim)
    }
}

/// The first law that each match breaks, of those that break any.
fn each_broken<const FAULT: usize>() -> impl Iterator<Item = &'static str> {
    let config = Config { players: 3 };
    let matches = (0..50).map(move |seed| laws::check(&Arc::new(Secretive::<FAULT>), &config, seed));
    matches.filter_map(Result::err).map(|Broken { law, .. }| law)
}

/// The law that some match breaks, if any does.
fn broken<const FAULT: usize>() -> Option<&'static str> {
    each_broken::<FAULT>().next()
}

#[test]
fn a_secret_that_is_kept_breaks_no_law() {
    assert_eq!(broken::<0>(), None);
}

#[test]
fn a_secret_that_is_told_without_being_revealed_breaks_a_law() {
    // The move itself tells too much, and so does its preview: which is noticed first is chance.
    let laws: BTreeSet<_> = each_broken::<1>().collect();
    assert!(laws.contains("what reveals nothing is told alike in worlds that look alike"), "{laws:?}");
    assert!(laws.contains("a preview tells its seat nothing hidden"), "{laws:?}");
}

#[test]
fn a_secret_that_is_seen_without_being_told_breaks_a_law() {
    assert_eq!(broken::<2>(), Some("whoever is told the same sees the same"));
}

#[test]
fn an_answer_that_depends_on_a_secret_breaks_a_law() {
    assert_eq!(broken::<13>(), Some("a refusal tells its seat nothing hidden"));
}

#[test]
fn an_action_space_with_a_flaw_breaks_a_law() {
    assert_eq!(broken::<3>(), Some("actions and indices correspond"));
    assert_eq!(broken::<4>(), Some("what is no action has no index"));
    assert_eq!(broken::<5>(), Some("what is no action is refused"));
}

#[test]
fn a_secret_that_one_seat_learns_is_not_for_the_public() {
    assert_eq!(broken::<6>(), None);
    assert_eq!(broken::<7>(), Some("the public is told no more than a seat that learns nothing"));
}

#[test]
fn what_is_no_action_and_written_like_one_breaks_a_law() {
    assert_eq!(broken::<8>(), Some("what is no action has no notation"));
}

#[test]
fn a_refusal_that_leaves_a_trace_breaks_a_law() {
    assert_eq!(broken::<9>(), Some("a refused action changes nothing"));
    assert_eq!(broken::<10>(), Some("a refused action changes nothing"));
}

#[test]
fn whoever_may_not_act_hears_that_first() {
    assert_eq!(broken::<11>(), Some("whoever is not awaited is told so"));
    assert_eq!(broken::<12>(), Some("after the end everyone is told so"));
}
