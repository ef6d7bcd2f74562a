//! What happens in a game, told in words: one file for each game.
//!
//! Events are templates with parameters; here they become English sentences. Nothing here decides anything: it
//! reads events, views and outcomes, and knows no rule.

use crate::columns::Columns;
use kernel::record::Sitter;
use kernel::{Game, Outcome, Seat};

/// A game that can be told.
pub(crate) trait Tell: Game {
    /// The options in a few words, such as `advanced game, strict passing`.
    fn options(config: &Self::Config) -> String;

    /// What happened, as a sentence; `None` for what need not be said.
    fn words(&self, event: &Self::Event, names: &Names) -> Option<String>;

    /// Whether a round is over with this event, so that it is time to look at the scores.
    fn ends_round(event: &Self::Event) -> bool;

    /// How the seats stand, as far as this view shows it.
    fn standing(&self, view: &Self::View, names: &Names) -> Columns;
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
        let names: Vec<&str> = seats.into_iter().map(|seat| self.of(seat)).collect();
        match names.as_slice() {
            [] => "nobody".into(),
            [one] => (*one).into(),
            [others @ .., last] => format!("{} and {last}", others.join(", ")),
        }
    }
}

/// The final table: place, name, points.
pub(crate) fn result(outcome: &Outcome, names: &Names) -> Columns {
    let mut seats: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    let mut table = Columns::new(["place", "player", "points"]).flush_left(2);
    for seat in seats {
        let place = format!("{}.", outcome.places[seat]);
        table.row([place, names.of(seat).into(), outcome.scores[seat].to_string()]);
    }
    table
}

/// Text from a file, made harmless for a terminal: a record must not move the reader's cursor.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

mod nim {
    use super::{Columns, Names, Tell};
    use kernel::nim::{Config, Event, Nim, View};
    impl Tell for Nim {
        fn options(config: &Config) -> String {
            format!("{} heaps", config.players + 1)
        }
        fn words(&self, event: &Event, names: &Names) -> Option<String> {
            Some(match event {
                Event::Heaps(heaps) => format!("the heaps hold {heaps:?} stones"),
                Event::Taken { seat, heap, stones } => {
                    format!("{} takes {stones} from heap {heap}", names.of(*seat))
                }
            })
        }
        fn ends_round(event: &Event) -> bool {
            matches!(event, Event::Taken { seat, .. } if seat.index() == 1)
        }
        fn standing(&self, view: &View, _: &Names) -> Columns {
            let mut table = Columns::new(["heaps"]);
            table.row([format!("{view:?}")]);
            table
        }
    }
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
        assert_eq!(names.list(Seat::all(0)), "nobody");
        assert_eq!(names.list(Seat::all(1)), "Ada");
        assert_eq!(names.list(Seat::all(2)), "Ada and Bea");
        assert_eq!(names.list(Seat::all(3)), "Ada, Bea and Cleo");
    }

    #[test]
    fn a_name_cannot_carry_a_terminal_command() {
        assert_eq!(names(&["\u{1b}[2JAda\n"]).of(Seat::default()), "\u{fffd}[2JAda\u{fffd}");
    }
}
