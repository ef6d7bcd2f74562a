//! Replaying a record, and proving it.

use crate::game::{Game, Turn};
use crate::record::{Entry, Record, RecordError};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::undo::Standing;
use crate::{Digest, Viewer};

/// One step of a replay, as shown to [`replay`]'s caller.
pub struct Step<'a, G: Game> {
    /// The line of the record.
    pub line: usize,
    /// The entry; `None` for the set-up.
    pub entry: Option<&'a Entry>,
    /// What happened with the entry, unredacted.
    pub events: &'a [G::Event],
    /// The state afterwards.
    pub state: &'a G::State,
}

/// Plays a finished record again from its seed, checking everything it claims: game, rules version, data, options,
/// commitment, each action's legality, each chance result, each state's digest, and the result.
pub fn replay<G: Game>(
    game: &G,
    record: &Record,
    mut on_step: impl FnMut(Step<'_, G>),
) -> Result<G::State, RecordError> {
    let config = check_header(game, record)?;
    let last_line = record.entries.len() + 2;
    let footer = record.footer.as_ref().ok_or_else(|| {
        RecordError::new(last_line, "the seed is not in the record yet: it is shown when the match is over")
    })?;
    if footer.seed.commitment() != record.header.commitment {
        return Err(RecordError::new(last_line, "the seed is not the one committed to in line 1"));
    }
    let mut events = Vec::new();
    let state = game
        .setup(&config, footer.seed, &mut events)
        .map_err(|error| RecordError::new(1, format!("config: {error}")))?;
    check_chance::<G>(1, &record.header.chance, &events)?;
    on_step(Step { line: 1, entry: None, events: &events, state: &state });

    let mut past = vec![state];
    // Who decided, and whom it showed something new.
    let mut played: Vec<(Seat, Seats)> = Vec::new();
    for (i, entry) in record.entries.iter().enumerate() {
        let line = i + 2;
        events.clear();
        match entry {
            Entry::Act { seat, action, chance, state: digest } => {
                let next = act(game, line, &past[past.len() - 1], *seat, action.as_deref(), &mut events)?;
                check_chance::<G>(line, chance, &events)?;
                check_digest(line, digest.as_deref(), &next)?;
                let revealed_to = events.iter().fold(Seats::NONE, |all, it| all.union(game.reveals(it)));
                played.push((*seat, revealed_to));
                past.push(next);
            }
            Entry::Undo { seat, actions, consent, among_bots } => {
                let standing = Standing {
                    seats: G::seats(&config),
                    over: game.turn(&past[past.len() - 1]) == Turn::Over,
                    played: played.len(),
                    last: played.last().copied(),
                };
                let actions = *actions as usize;
                let allowed = standing.recorded::<G::Reason>(*seat, actions, *consent);
                allowed.map_err(|refused| {
                    RecordError::new(line, format!("seat {seat}, undo of {actions} actions: {refused}"))
                })?;
                let back = played.split_off(played.len() - actions);
                if *among_bots {
                    let revealed_to = back.iter().fold(Seats::NONE, |all, (_, some)| all.union(*some));
                    Standing::check_mark(*seat, *consent, revealed_to)
                        .map_err(|wrong| RecordError::new(line, wrong))?;
                }
                past.truncate(past.len() - actions);
            }
            Entry::Clock { seat, .. } | Entry::Seat { seat, .. } | Entry::Confirm { seat } => {
                check_seat(line, *seat, G::seats(&config))?;
                if let (Entry::Confirm { .. }, Some((_, revealed_to))) = (entry, played.last_mut()) {
                    *revealed_to = Seats::first(MAX_SEATS);
                }
            }
        }
        on_step(Step { line, entry: Some(entry), events: &events, state: &past[past.len() - 1] });
    }
    let state = past.pop().expect("the first state is never undone");
    if game.turn(&state) != Turn::Over {
        return Err(RecordError::new(last_line, "the seed is shown although the match is not over"));
    }
    if game.outcome(&state) != footer.result {
        return Err(RecordError::new(last_line, "the result is not the one that was played"));
    }
    Ok(state)
}

fn check_header<G: Game>(game: &G, record: &Record) -> Result<G::Config, RecordError> {
    let header = &record.header;
    let wrong = |what: String| Err(RecordError::new(1, what));
    if header.game != G::META.id {
        return wrong(format!("this is a record of {:?}, not of {:?}", header.game, G::META.id));
    }
    if header.rules != G::META.rules {
        return wrong(format!(
            "played under rules version {}; this program carries version {}",
            header.rules,
            G::META.rules
        ));
    }
    if header.data != game.data_hash() {
        return wrong(format!(
            "played with other component data (digest {}…): name its folder with --rules",
            &header.data.to_string()[..16]
        ));
    }
    let config: G::Config = serde_json::from_value(header.config.clone())
        .map_err(|error| RecordError::new(1, format!("config: {error}")))?;
    if header.seats.len() != G::seats(&config) {
        return wrong(format!("{} seats are named, but {} play", header.seats.len(), G::seats(&config)));
    }
    Ok(config)
}

fn act<G: Game>(
    game: &G,
    line: usize,
    state: &G::State,
    seat: Seat,
    action: Option<&str>,
    events: &mut Vec<G::Event>,
) -> Result<G::State, RecordError> {
    let text = action.ok_or_else(|| RecordError::new(line, "the action is missing"))?;
    let action: G::Action =
        text.parse().map_err(|error| RecordError::new(line, format!("action {text:?}: {error}")))?;
    let mut next = state.clone();
    game.apply(&mut next, seat, action, events)
        .map_err(|illegal| RecordError::new(line, format!("seat {seat}, action {text:?}: {illegal}")))?;
    Ok(next)
}

fn check_chance<G: Game>(line: usize, claimed: &[String], events: &[G::Event]) -> Result<(), RecordError> {
    let found: Vec<String> = events.iter().filter_map(|event| G::chance(event)).collect();
    if found == claimed {
        return Ok(());
    }
    let what = format!("chance says {claimed:?}, but the seed gives {found:?}");
    Err(RecordError::new(line, what))
}

fn check_digest<S: serde::Serialize>(
    line: usize,
    claimed: Option<&str>,
    state: &S,
) -> Result<(), RecordError> {
    let found = Digest::of_value(state).short();
    match claimed {
        Some(digest) if digest == found => Ok(()),
        Some(digest) => Err(RecordError::new(line, format!("the state's digest is {found}, not {digest}"))),
        None => Err(RecordError::new(line, "the state's digest is missing")),
    }
}

fn check_seat(line: usize, seat: Seat, seats: usize) -> Result<(), RecordError> {
    if seat.index() < seats {
        return Ok(());
    }
    Err(RecordError::new(line, format!("seat {seat} does not exist at a table of {seats}")))
}

/// What of a step a viewer may see.
pub fn seen_by<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.redact(event, viewer)).collect()
}
