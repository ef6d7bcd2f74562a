//! A whole match as text: a line for each decision, a line for each round that ended.

use crate::support::GAME;
use kernel::{Digest, Game, Seat, Seats, Seed, Turn};
use lorenzo::state::Phase;
use lorenzo::{Action, Config, Event, State};
use std::fmt::Write;

/// A match as its file tells it.
pub(super) struct Story {
    pub(super) config: Config,
    pub(super) seed: u64,
    pub(super) decisions: Vec<(Seat, Action)>,
}

impl Story {
    /// Reads the options, the seed and the decisions; everything else in the text follows from them.
    pub(super) fn parse(text: &str) -> Result<Story, String> {
        let after = |word: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(word));
            line.ok_or_else(|| format!("there is no line that begins with {word:?}"))
        };
        let config = serde_json::from_str(after("options ")?).map_err(|error| error.to_string())?;
        let seed = after("seed ")?.parse().map_err(|_| "the seed is not a number")?;
        let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
        let decisions = lines.map(decision).collect::<Result<_, _>>()?;
        Ok(Story { config, seed, decisions })
    }
}

fn decision(line: &str) -> Result<(Seat, Action), String> {
    let mut words = line.split_whitespace();
    let seat = words.next().and_then(|word| word.parse().ok()).and_then(Seat::new);
    let action = words.next().and_then(|word| word.parse().ok());
    seat.zip(action).ok_or_else(|| format!("{line:?} is no decision"))
}

/// Plays a match and tells it; `choose` gives the decisions, `None` when it has no more.
pub(super) fn tell(
    config: &Config,
    seed: u64,
    mut choose: impl FnMut(&State, Seats) -> Option<(Seat, Action)>,
) -> Result<String, String> {
    let mut text = String::new();
    let mut events = Vec::new();
    let setup = GAME.setup(config, Seed::from_number(seed), &mut events);
    let mut state = setup.map_err(|error| error.to_string())?;
    let options = serde_json::to_string(config).map_err(|error| error.to_string())?;
    let _ = writeln!(text, "options {options}\nseed {seed}\nset up{}", told(&events, None));
    let mut round = (state.open.round, state.open.phase);
    while let Turn::Await(awaited) = GAME.turn(&state) {
        let (seat, action) = choose(&state, awaited).ok_or("the match is not over, but the decisions are")?;
        events.clear();
        GAME.apply(&mut state, seat, action, &mut events)
            .map_err(|illegal| format!("{seat} {action}: {illegal}"))?;
        GAME.check(&state)?;
        let _ = writeln!(text, "{seat} {action}{}", told(&events, Some(seat)));
        let now = (state.open.round, state.open.phase);
        if now.0 != round.0 || now.1 == Phase::Over {
            let _ = writeln!(text, "{}", standing(&state));
        }
        round = now;
    }
    Ok(text)
}

/// Scores and digest when a round is over.
fn standing(state: &State) -> String {
    let outcome = GAME.outcome(state);
    let list = |numbers: Vec<String>| numbers.join(" ");
    let scores = list(outcome.scores.as_slice().iter().map(ToString::to_string).collect());
    let places = list(outcome.places.as_slice().iter().map(ToString::to_string).collect());
    let digest = Digest::of_value(state).short();
    let now = match state.open.phase {
        Phase::Over => "over".to_owned(),
        _ => format!("round {} begins", state.open.round),
    };
    format!("= {now}: scores {scores}, places {places}, state {digest}")
}

/// Events in a line; the seat that acts is left out.
fn told(events: &[Event], actor: Option<Seat>) -> String {
    let own = actor.map(|seat| format!("seat:{seat}"));
    let told = events.iter().map(|event| {
        let line = compact(&serde_json::to_string(event).expect("events serialise"));
        let words: Vec<&str> = line.split(' ').filter(|word| Some(*word) != own.as_deref()).collect();
        format!(" | {}", words.join(" "))
    });
    told.collect()
}

/// `{"event":"placed","seat":0,"gain":{"coins":1}}` as `placed seat:0 gain:{coins:1}`.
fn compact(json: &str) -> String {
    let mut depth = 0;
    let mut text = String::new();
    for letter in json.chars().filter(|letter| *letter != '"') {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ => {}
        }
        let outermost = depth == 1 && letter == ',';
        text.push(if outermost { ' ' } else { letter });
    }
    let inner = text.strip_prefix("{event:").and_then(|text| text.strip_suffix('}'));
    inner.unwrap_or(&text).to_owned()
}

#[test]
fn events_are_told_in_few_words() {
    let json = r#"{"event":"placed","seat":0,"gain":{"coins":1,"wood":2},"order":[1,0]}"#;
    assert_eq!(compact(json), "placed seat:0 gain:{coins:1,wood:2} order:[1,0]");
}
