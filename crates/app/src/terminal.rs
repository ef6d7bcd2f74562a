//! What people read of a match on a terminal, in their language.

use crate::columns::Columns;
use boards::{Perspective, Sitting};
use kernel::bundle::{State, View};
use kernel::record::Sitter;
use kernel::{Game, Seat, Viewer};
use playable::Playable;
use words::{Arg, Key, Lang, Phrase, key, say, tell};

/// Who sits where.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The names of the people and bots at a table.
    pub(crate) fn new(sitters: &[Sitter]) -> Names {
        Names(sitters.iter().map(|sitter| plain(&sitter.name)).collect())
    }

    /// All of them, in seat order.
    pub(crate) fn all(&self) -> &[String] {
        &self.0
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// Somebody else sits here from now on.
    pub(crate) fn change(&mut self, seat: Seat, sitter: &Sitter) {
        if let Some(name) = self.0.get_mut(seat.index()) {
            *name = plain(&sitter.name);
        }
    }

    /// These seats in words: `Piero`, `Piero and Bianca`, `Piero, Bianca and Nannina`.
    pub(crate) fn list(&self, lang: Lang, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.of(seat)).collect();
        match names.as_slice() {
            [] => say(lang, key!("terminal-nobody")),
            [one] => (*one).into(),
            [others @ .., last] => {
                let list = with(key!("terminal-and"), "some", others.join(", "));
                tell(lang, &list.with("last", Arg::Text((*last).into())))
            }
        }
    }
}

/// A phrase with one text in it.
pub(crate) fn with(key: Key, name: &'static str, text: impl Into<String>) -> Phrase {
    Phrase::new(key).with(name, Arg::Text(text.into()))
}

/// A phrase with one number in it, as text.
pub(crate) fn counted(lang: Lang, key: Key, number: usize) -> String {
    tell(lang, &Phrase::new(key).number("n", number as i64))
}

/// Text from a file, made harmless for a terminal: a record must not move the reader's cursor.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// How the seats stand, as far as this view shows it.
pub(crate) fn standing<P: Playable>(game: &P::Game, lang: Lang, names: &Names, view: &View<P>) -> Columns {
    let columns = P::standing(game, lang, view);
    let mut table =
        Columns::headed([String::new()].into_iter().chain(columns.iter().map(|it| it.head.clone())));
    for (i, name) in names.all().iter().enumerate() {
        let cells = columns.iter().map(|column| column.cells.get(i).cloned().unwrap_or_default());
        table.row([name.clone()].into_iter().chain(cells));
    }
    table
}

/// The final scores, line by line, the winner first; what decided between equals; and where the points came from.
pub(crate) fn result<P: Playable>(game: &P::Game, lang: Lang, names: &Names, state: &State<P>) -> String {
    let outcome = game.outcome(state);
    let view = game.view(state, Viewer::Public);
    let sitting: Vec<Sitting> =
        names.all().iter().map(|name| Sitting { name: name.clone(), is_bot: false }).collect();
    let perspective = Perspective { lang, sitting: &sitting, is_asked: false, can_undo: false, rules: "" };
    let scene = P::scene(game, &view, perspective);
    let goal = P::goal(&scene).map(|goal| {
        // Whoever plays alone is first or second: the goal is the other.
        (3 - outcome.places[Seat::default()], tell(lang, &goal.whose), goal.points)
    });
    let mut order: Vec<Seat> = Seat::all(outcome.places.len()).collect();
    order.sort_by_key(|seat| outcome.places[*seat]);
    let total = say(lang, key!("b-score-total"));
    let mut places: Vec<(u8, String, i32)> = order
        .iter()
        .map(|seat| (outcome.places[*seat], names.of(*seat).into(), outcome.scores[*seat]))
        .collect();
    places.extend(goal);
    places.sort_by_key(|(place, ..)| *place);
    let heads = [String::new(), say(lang, key!("terminal-player")), total];
    let mut table = Columns::headed(heads).flush_left(2);
    for (place, who, points) in places {
        table.row([format!("{place}."), who, points.to_string()]);
    }
    let mut sources =
        Columns::headed([String::new()].into_iter().chain(order.iter().map(|it| names.of(*it).into())));
    for row in P::score(&scene).iter().filter(|row| row.points.iter().any(|(_, points)| *points != 0)) {
        let points = order.iter().map(|seat| row.points[*seat].to_string());
        sources.row([say(lang, row.key)].into_iter().chain(points));
    }
    let tie = if outcome.is_tied() {
        tell(lang, &with(P::TIE, "who", names.list(lang, outcome.winners().iter()))) + "\n"
    } else {
        String::new()
    };
    format!("{table}{tie}\n{sources}")
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
        assert_eq!(names.list(Lang::En, Seat::all(0)), "nobody");
        assert_eq!(names.list(Lang::En, Seat::all(1)), "Ada");
        assert_eq!(names.list(Lang::En, Seat::all(2)), "Ada and Bea");
        assert_eq!(names.list(Lang::En, Seat::all(3)), "Ada, Bea and Cleo");
        assert_eq!(names.list(Lang::De, Seat::all(3)), "Ada, Bea und Cleo");
    }

    #[test]
    fn a_name_cannot_carry_a_terminal_command() {
        assert_eq!(names(&["\u{1b}[2JAda\n"]).of(Seat::default()), "\u{fffd}[2JAda\u{fffd}");
    }
}
