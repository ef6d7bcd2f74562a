//! What must hold for every game, checked along random matches.
//!
//! Used by each game's tests and by `magnifico sim --swarm`. A broken law names the seed and the decision, so that
//! one command line repeats it.

use crate::chance::Seed;
use crate::game::{Game, Illegal, Silent, Turn, Viewer};
use crate::record::Sitter;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::table::Table;
use crate::{Digest, replay};
use std::iter;
use std::sync::Arc;
use thiserror::Error;

mod oracle;

/// A law that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("law broken: {law} (seed {seed}, decision {decision}): {detail}")]
pub struct Broken {
    /// The law, as a sentence.
    pub law: &'static str,
    /// The match's seed number.
    pub seed: u64,
    /// After how many decisions.
    pub decision: u32,
    /// What was seen.
    pub detail: String,
}

/// What a checked match was like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many decisions the match took.
    pub decisions: u32,
    /// The most answers one decision had.
    pub widest: usize,
}

/// So many values that are no actions are tried at each decision, one after the other.
const AT_ONCE: usize = 16;

/// One random match under observation.
struct Watch<'a, G: Game> {
    game: &'a G,
    config: &'a G::Config,
    seed: u64,
    decision: u32,
    rng: Rng,
    /// Values that are no actions.
    no_actions: Vec<G::Action>,
}

/// Plays one random match and checks every law: the quick ones at each decision, the dear ones at some.
pub fn check<G: Game>(game: &Arc<G>, config: &G::Config, seed: u64) -> Result<Tally, Broken> {
    let (rng, no_actions) = (Rng::new(seed), G::no_actions());
    let mut watch = Watch { game: &**game, config, seed, decision: 0, rng, no_actions };
    let mut state = watch.set_up()?;
    watch.action_space()?;
    let mut events = Vec::new();
    let mut actions = Vec::new();
    let mut tally = Tally::default();
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let awaited: Vec<Seat> = seats.iter().collect();
        let seat = *watch.rng.pick(&awaited);
        game.legal(&state, seat, &mut legal);
        watch.legality(&state, seat, &legal)?;
        watch.no_action_is_accepted(&state, seat)?;
        watch.bystanders(&state)?;
        if watch.rng.below(16) == 0 {
            watch.serialisation(&state)?;
            watch.every_legal_action_applies(&state, seat, &legal)?;
        }
        watch.views(&state)?;
        if watch.rng.below(8) == 0 {
            watch.oracle(&state, seat, &legal)?;
        }
        let action = *watch.rng.pick(&legal);
        events.clear();
        game.apply(&mut state, seat, action, &mut events)
            .map_err(|illegal| watch.broken("each legal action applies", illegal.to_string()))?;
        watch.publicity(&events)?;
        game.check(&state).map_err(|detail| watch.broken("the state is sound", detail))?;
        actions.push((seat, action));
        watch.decision += 1;
        tally.widest = tally.widest.max(legal.len());
        let ends = watch.decision <= G::META.longest;
        watch.hold(ends, "a match ends within its limit", || format!("{} decisions", watch.decision))?;
    }
    tally.decisions = watch.decision;
    watch.after_the_end(&state)?;
    watch.replay(game, &actions, &state)?;
    Ok(tally)
}

impl<G: Game> Watch<'_, G> {
    fn broken(&self, law: &'static str, detail: impl Into<String>) -> Broken {
        Broken { law, seed: self.seed, decision: self.decision, detail: detail.into() }
    }

    fn hold(&self, holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(law, detail())) }
    }

    fn set_up(&self) -> Result<G::State, Broken> {
        let seed = Seed::from_number(self.seed);
        let mut events = Vec::new();
        let state = self
            .game
            .setup(self.config, seed, &mut events)
            .map_err(|error| self.broken("a good configuration sets up", error.to_string()))?;
        self.publicity(&events)?;
        self.game.check(&state).map_err(|detail| self.broken("the state is sound", detail))?;
        Ok(state)
    }

    /// Each index has one action, and what is no action has neither index nor notation.
    fn action_space(&self) -> Result<(), Broken> {
        for index in 0..G::META.actions {
            let action = G::action_at(index);
            let same = action.is_some_and(|action| G::index(action) == Some(index));
            self.hold(same, "actions and indices correspond", || format!("{action:?} at {index}"))?;
        }
        for &value in &self.no_actions {
            let index = G::index(value);
            self.hold(index.is_none(), "what is no action has no index", || format!("{value:?}: {index:?}"))?;
            let read = value.to_string().parse::<G::Action>().ok();
            self.hold(read.is_none(), "what is no action has no notation", || {
                format!("{value:?} reads {read:?}")
            })?;
        }
        Ok(())
    }

    /// Some of the values that are no actions: at each decision the next ones.
    fn some_no_actions(&self) -> impl Iterator<Item = G::Action> {
        let from = self.decision as usize * AT_ONCE % self.no_actions.len().max(1);
        self.no_actions.iter().cycle().skip(from).take(AT_ONCE.min(self.no_actions.len())).copied()
    }

    /// What is no action is refused like an action that is not allowed, and changes nothing; some are tried at each decision.
    fn no_action_is_accepted(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        for value in self.some_no_actions() {
            let why = self.game.why_not(state, seat, value);
            let refused = matches!(why, Some(Illegal::NotAllowed(_)));
            self.hold(refused, "what is no action is refused", || {
                format!("seat {seat}, {value:?}: {why:?}")
            })?;
        }
        let Some(value) = self.some_no_actions().next() else { return Ok(()) };
        let mut copy = state.clone();
        let refused = self.game.apply(&mut copy, seat, value, &mut Silent).is_err();
        self.hold(refused && copy == *state, "a refused action changes nothing", || format!("{value:?}"))
    }

    /// `legal` lists something, nothing twice; and an action is accepted exactly when it is listed.
    fn legality(&self, state: &G::State, seat: Seat, legal: &[G::Action]) -> Result<(), Broken> {
        self.hold(!legal.is_empty(), "whoever is awaited has a legal action", || format!("seat {seat}"))?;
        let mut listed = vec![false; G::META.actions];
        for &action in legal {
            let index = G::index(action).filter(|index| G::action_at(*index) == Some(action));
            let index = index.ok_or_else(|| {
                let index = G::index(action);
                self.broken("actions and indices correspond", format!("{action} has index {index:?}"))
            })?;
            self.hold(!listed[index], "no action is listed twice", || action.to_string())?;
            listed[index] = true;
            let text = action.to_string();
            let same = text.parse::<G::Action>().is_ok_and(|parsed| parsed == action);
            self.hold(same, "notation round-trips", || text)?;
        }
        for (index, &listed) in listed.iter().enumerate() {
            let Some(action) = G::action_at(index) else { continue };
            let accepted = self.game.is_legal(state, seat, action);
            self.hold(accepted == listed, "accepted exactly when listed", || {
                let why = self.game.why_not(state, seat, action);
                format!("seat {seat}, {action}: listed {listed}, refused for {why:?}")
            })?;
        }
        Ok(())
    }

    /// Whoever is not awaited may do nothing, and hears that first, whatever is tried.
    fn bystanders(&self, state: &G::State) -> Result<(), Broken> {
        let Turn::Await(awaited) = self.game.turn(state) else { return Ok(()) };
        let mut legal = Vec::new();
        for seat in Seat::all(G::seats(self.config)).filter(|seat| !awaited.contains(*seat)) {
            self.game.legal(state, seat, &mut legal);
            self.hold(legal.is_empty(), "whoever is not awaited may do nothing", || format!("seat {seat}"))?;
            let action = G::action_at(self.rng.clone().below(G::META.actions));
            for action in action.into_iter().chain(self.some_no_actions()) {
                let why = self.game.why_not(state, seat, action);
                self.hold(why == Some(Illegal::NotYourTurn), "whoever is not awaited is told so", || {
                    format!("seat {seat}, {action:?}: {why:?}")
                })?;
            }
        }
        Ok(())
    }

    /// Every listed action applies on a copy; a refused one changes nothing.
    fn every_legal_action_applies(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<(), Broken> {
        for &action in legal {
            let mut copy = state.clone();
            let mut events = Vec::new();
            self.game
                .apply(&mut copy, seat, action, &mut events)
                .map_err(|illegal| self.broken("each legal action applies", illegal.to_string()))?;
            self.game.check(&copy).map_err(|detail| self.broken("the state is sound", detail))?;
            self.hold(copy != *state, "an action changes something", || action.to_string())?;
        }
        for _ in 0..8 {
            let Some(action) = G::action_at(self.rng.below(G::META.actions)) else { continue };
            if !legal.contains(&action) {
                let mut copy = state.clone();
                let refused = self.game.apply(&mut copy, seat, action, &mut Silent).is_err();
                self.hold(refused && copy == *state, "a refused action changes nothing", || {
                    action.to_string()
                })?;
            }
        }
        Ok(())
    }

    fn serialisation(&self, state: &G::State) -> Result<(), Broken> {
        let json =
            serde_json::to_string(state).map_err(|e| self.broken("states serialise", e.to_string()))?;
        let back: Result<G::State, _> = serde_json::from_str(&json);
        let same = back.as_ref().is_ok_and(|back| back == state);
        self.hold(same, "a state survives JSON", || format!("{:?}\n{json}", back.err()))?;
        let bytes =
            postcard::to_allocvec(state).map_err(|e| self.broken("states serialise", e.to_string()))?;
        let back: Result<G::State, _> = postcard::from_bytes(&bytes);
        let same = back.as_ref().is_ok_and(|back| back == state);
        self.hold(same, "a state survives its compact form", || format!("{:?}", back.err()))
    }

    /// An imagined state looks the same to the viewer it was imagined for, is sound, and offers the same answers.
    fn views(&mut self, state: &G::State) -> Result<(), Broken> {
        let seats = G::seats(self.config);
        let viewer = match self.rng.below(seats + 1) {
            n if n == seats => Viewer::Public,
            n => Viewer::Seat(Seat::new(n as u8).expect("a seat of this table")),
        };
        let view = self.game.view(state, viewer);
        let imagined = self.game.imagine(&view, &mut self.rng);
        self.game
            .check(&imagined)
            .map_err(|detail| self.broken("an imagined state is sound", format!("{viewer:?}: {detail}")))?;
        let seen = self.game.view(&imagined, viewer);
        self.hold(seen == view, "view(imagine(v)) == v", || format!("{viewer:?}"))?;
        if self.rng.below(16) == 0 {
            let bytes = |view: &G::View| serde_json::to_vec(view).unwrap_or_default();
            self.hold(bytes(&seen) == bytes(&view), "equal views are equal bytes", || format!("{viewer:?}"))?;
            let back: Option<G::View> = serde_json::from_slice(&bytes(&view)).ok();
            self.hold(back.as_ref() == Some(&view), "a view survives JSON", || format!("{viewer:?}"))?;
        }
        if self.rng.below(4) == 0 {
            self.told_and_seen(state, &imagined, viewer)?;
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let (mut real, mut made) = (Vec::new(), Vec::new());
        self.game.legal(state, seat, &mut real);
        self.game.legal(&imagined, seat, &mut made);
        self.hold(real == made, "a view decides what its seat may do", || format!("{viewer:?}"))
    }

    /// What is told and what is seen never contradict each other. Where two worlds look alike to a viewer and the same
    /// action is taken in both,
    ///
    /// * the viewer is *told* the same, up to the first event that reveals something to it: nothing hidden slips out in an
    ///   event that says that it reveals nothing, over which undo would go back;
    /// * and where it was told the same to the end, it *sees* the same: the view shows nothing that was not told.
    ///
    /// The public has no seat that something could be revealed to, so for it any revelation counts; that it is told no secret
    /// of a seat then is [`Watch::publicity`].
    fn told_and_seen(&mut self, one: &G::State, other: &G::State, viewer: Viewer) -> Result<(), Broken> {
        let Turn::Await(awaited) = self.game.turn(one) else { return Ok(()) };
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = *self.rng.pick(&seats);
        let mut legal = Vec::new();
        self.game.legal(one, seat, &mut legal);
        // What the other seat hides may forbid it in the other world.
        legal.retain(|action| self.game.is_legal(other, seat, *action));
        if legal.is_empty() {
            return Ok(());
        }
        let action = *self.rng.pick(&legal);
        let (mut one, mut other) = (one.clone(), other.clone());
        let (told, revealed) = self.tell(&mut one, seat, action, viewer);
        let (told_too, revealed_too) = self.tell(&mut other, seat, action, viewer);
        let until = revealed.into_iter().chain(revealed_too).min().unwrap_or(told.len().max(told_too.len()));
        let detail = |what: &str| format!("{viewer:?}, {action} by seat {seat}: {what}");
        self.hold(
            told.get(..until) == told_too.get(..until),
            "what reveals nothing is told alike in worlds that look alike",
            || detail(&format!("{told:?} and {told_too:?}")),
        )?;
        self.hold(
            told != told_too || self.game.view(&one, viewer) == self.game.view(&other, viewer),
            "whoever is told the same sees the same",
            || detail("the views differ"),
        )
    }

    /// What reveals something to some seats only is told to the public as it is told to one of the others.
    fn publicity(&self, events: &[G::Event]) -> Result<(), Broken> {
        for event in events {
            let reveals = self.game.reveals(event);
            let mut others =
                Seat::all(G::seats(self.config)).filter(|seat| !reveals.contains(*seat)).peekable();
            if others.peek().is_none() {
                continue;
            }
            let public = self.game.redact(event, Viewer::Public);
            let alike = others.any(|seat| self.game.redact(event, Viewer::Seat(seat)) == public);
            self.hold(alike, "the public is told no more than a seat that learns nothing", || {
                format!("{event:?} is told as {public:?}")
            })?;
        }
        Ok(())
    }

    /// Does a legal action; what a viewer is told of it, and how much of that comes before something is revealed to it.
    fn tell(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        viewer: Viewer,
    ) -> (Vec<G::Event>, Option<usize>) {
        let mut events = Vec::new();
        self.game.play(state, seat, action, &mut events);
        let mut told = Vec::new();
        let mut revealed = None;
        for event in &events {
            let reveals = self.game.reveals(event);
            let to_viewer = match viewer {
                Viewer::Seat(seat) => reveals.contains(seat),
                Viewer::Public => !reveals.is_empty(),
            };
            if to_viewer && revealed.is_none() {
                revealed = Some(told.len());
            }
            told.extend(self.game.redact(event, viewer));
        }
        (told, revealed)
    }

    fn after_the_end(&self, state: &G::State) -> Result<(), Broken> {
        let mut legal = Vec::new();
        for seat in Seat::all(G::seats(self.config)) {
            self.game.legal(state, seat, &mut legal);
            self.hold(legal.is_empty(), "nothing is legal after the end", || format!("seat {seat}"))?;
            let first = G::action_at(0).expect("there is a first action");
            for action in iter::once(first).chain(self.no_actions.iter().copied()) {
                let why = self.game.why_not(state, seat, action);
                self.hold(why == Some(Illegal::GameOver), "after the end everyone is told so", || {
                    format!("seat {seat}, {action:?}: {why:?}")
                })?;
            }
        }
        let outcome = self.game.outcome(state);
        let seats = G::seats(self.config);
        // Alone one can lose: the rules themselves are the winner then.
        let won = !outcome.winners().is_empty() || seats == 1;
        self.hold(won && outcome.places.len() == seats, "somebody wins", || format!("{outcome:?}"))
    }

    /// The same actions give the same state; the record of the match proves itself, as text too.
    fn replay(&self, game: &Arc<G>, actions: &[(Seat, G::Action)], end: &G::State) -> Result<(), Broken> {
        let sitters = vec![Sitter { name: "random".into(), bot: None }; G::seats(self.config)];
        let seed = Seed::from_number(self.seed);
        let (mut table, _) = Table::open(game.clone(), self.config.clone(), sitters, seed)
            .map_err(|error| self.broken("a good configuration sets up", error.to_string()))?;
        for &(seat, action) in actions {
            table
                .act(table.version(), seat, action)
                .map_err(|refused| self.broken("a replayed action applies", refused.to_string()))?;
        }
        let same = Digest::of_value(table.state()) == Digest::of_value(end);
        self.hold(same, "the same actions give the same state", String::new)?;
        let text = table.record().to_text();
        let parsed = crate::record::Record::parse(&text)
            .map_err(|error| self.broken("a record can be read back", error.to_string()))?;
        let last = replay::replay(self.game, &parsed, |_| ())
            .map_err(|error| self.broken("a record proves itself", error.to_string()))?;
        self.hold(last == *end && parsed.to_text() == text, "a record replays exactly", String::new)
    }
}
