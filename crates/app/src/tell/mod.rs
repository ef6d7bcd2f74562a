//! What happens in a game, told in words: one file for each game.
//!
//! Events are templates with parameters; here they become English sentences. Nothing here decides anything: it
//! reads events, views and outcomes, and knows no rule.

mod florenza;
mod lorenzo;
mod wiege;

use crate::columns::Columns;
use kernel::record::Sitter;
use kernel::{Game, Seat};

/// A game that can be told.
pub(crate) trait Tell: Game {
    /// The options in a few words, such as `advanced game, strict passing`.
    fn options(config: &Self::Config) -> String;

    /// What happened, as a sentence or a few lines; `None` for what need not be said.
    fn words(&self, event: &Self::Event, names: &Names) -> Option<String>;

    /// The heading of the part of the match that begins with this event.
    fn chapter(event: &Self::Event) -> Option<String>;

    /// What is left of an event when a whole match must fit on a page: a few words in the line of a seat, or in the
    /// heading.
    fn brief(&self, event: &Self::Event) -> Option<(Option<Seat>, String)>;

    /// How the seats stand, as far as this view shows it.
    fn standing(&self, view: &Self::View, names: &Names) -> Columns;

    /// The final scores, line by line, the winner first.
    fn result(&self, state: &Self::State, names: &Names) -> Columns;
}

/// Who sits where.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The names of the people and bots at a table.
    pub(crate) fn new(sitters: &[Sitter]) -> Names {
        Names(sitters.iter().map(|sitter| plain(&sitter.name)).collect())
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// Somebody else sits here from now on.
    pub(crate) fn change(&mut self, seat: Seat, sitter: &Sitter) {
        if let Some(name) = self.0.get_mut(seat.index()) {
            *name = plain(&sitter.name);
        }
    }

    /// These seats in words: `Piero`, `Piero and Bianca`, `Piero, Bianca and Nannina`.
    pub(crate) fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        listed(seats.into_iter().map(|seat| self.of(seat).to_string()))
    }
}

/// A list as people write it: `wood`, `wood and stone`, `wood, stone and coins`.
pub(crate) fn listed(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match items.as_slice() {
        [] => "none".into(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Text from a file, made harmless for a terminal: a record must not move the reader's cursor.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Names {
        let sitter = |name: &&str| Sitter { name: (*name).into(), bot: None };
        Names::new(&list.iter().map(sitter).collect::<Vec<_>>())
    }

    #[test]
    fn names_are_listed_as_people_do() {
        let names = names(&["Ada", "Bea", "Cleo"]);
        assert_eq!(names.list(Seat::all(0)), "none");
        assert_eq!(names.list(Seat::all(1)), "Ada");
        assert_eq!(names.list(Seat::all(2)), "Ada and Bea");
        assert_eq!(names.list(Seat::all(3)), "Ada, Bea and Cleo");
    }

    #[test]
    fn a_name_cannot_carry_a_terminal_command() {
        assert_eq!(names(&["\u{1b}[2JAda\n"]).of(Seat::default()), "\u{fffd}[2JAda\u{fffd}");
    }
}
