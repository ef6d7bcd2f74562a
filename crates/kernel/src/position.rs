//! What position texts of all games have in common: statements, one a line or between semicolons, of which the first one
//! says how many play and with which options.

use crate::seat::Seat;
use std::str::FromStr;
use thiserror::Error;

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{statement:?}: {reason}")]
pub struct PositionError {
    /// The statement that is wrong.
    pub statement: String,
    /// What is wrong with it.
    pub reason: String,
}

/// Makes a state out of a game's statements.
pub trait Builder: Sized {
    /// What it builds.
    type State;

    /// Reads one statement after the first.
    fn read(&mut self, verb: &str, rest: &str) -> Result<(), String>;

    /// Reads what a statement says of a seat.
    fn read_seat(&mut self, seat: Seat, verb: &str, rest: &str) -> Result<(), String>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Puts everything together once all statements are read, so that their order does not count.
    fn finish(self) -> Result<Self::State, String>;

    /// The seat with this number.
    fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat = word.trim().parse().ok().and_then(Seat::new);
        seat.filter(|seat| seat.index() < self.seats()).ok_or_else(|| format!("no seat {word:?}"))
    }
}

/// Reads a text: `begin` takes the number of players and the words after it, and the builder the rest.
pub fn read<B: Builder>(
    text: &str,
    begin: impl FnOnce(u8, &mut dyn Iterator<Item = &str>) -> Result<B, String>,
) -> Result<B::State, PositionError> {
    let wrong = |statement: &str, reason: String| PositionError { statement: statement.into(), reason };
    let mut statements = text.split(['\n', ';']).map(str::trim).filter(|it| !it.is_empty());
    let first = statements.next().unwrap_or_default();
    let mut words = first.split_whitespace();
    let players = words.next().and_then(|n| n.parse().ok());
    let players = players.ok_or_else(|| wrong(first, "a position begins with `N players`".into()))?;
    let mut options = words.filter(|word| *word != "players");
    let mut builder = begin(players, &mut options).map_err(|reason| wrong(first, reason))?;
    for statement in statements {
        read_statement(&mut builder, statement).map_err(|reason| wrong(statement, reason))?;
    }
    builder.finish().map_err(|reason| wrong(text.trim(), reason))
}

/// Sets the options of the first statement, word by word; `set` says whether it knows the word.
pub fn with_options<C>(
    mut config: C,
    words: &mut dyn Iterator<Item = &str>,
    set: impl Fn(&mut C, &str) -> bool,
) -> Result<C, String> {
    for word in words {
        if !set(&mut config, word) {
            return Err(format!("unknown option {word:?}"));
        }
    }
    Ok(config)
}

fn read_statement<B: Builder>(builder: &mut B, statement: &str) -> Result<(), String> {
    match halves(statement) {
        ("seat", rest) => {
            let (seat, rest) = two(rest, "a seat and what it has are needed")?;
            let (verb, rest) = two(rest, "what of the seat?")?;
            builder.read_seat(builder.seat(seat)?, verb, rest)
        }
        (verb, rest) => builder.read(verb, rest),
    }
}

/// The first word of a text and the rest, which may be nothing.
fn halves(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// The first word of a text and the rest; why it is wrong, where there is no rest.
pub fn two<'a>(text: &'a str, needed: &str) -> Result<(&'a str, &'a str), String> {
    match halves(text) {
        (_, "") => Err(needed.into()),
        found => Ok(found),
    }
}

/// A number that fits its type.
pub fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.trim().parse().map_err(|_| format!("{word:?} is no number that fits"))
}

/// Numbers between blanks: exactly so many.
pub fn numbers<T: FromStr, const N: usize>(text: &str) -> Result<[T; N], String> {
    let all: Vec<T> = text.split_whitespace().map(number).collect::<Result<_, _>>()?;
    all.try_into().map_err(|_| format!("{N} numbers are needed"))
}

/// What follows a word that says all by itself: nothing.
pub fn nothing(rest: &str) -> Result<(), String> {
    if rest.is_empty() { Ok(()) } else { Err(format!("nothing belongs after it, not {rest:?}")) }
}

/// A word that nothing was written for.
pub fn unknown(word: &str) -> Result<(), String> {
    Err(format!("unknown word {word:?}"))
}

/// The items of a list between commas.
pub fn list<T>(text: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    text.split(',').map(|item| read(item.trim())).collect()
}
