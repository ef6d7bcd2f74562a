//! Nim in words.

use crate::NimBundle;
use kernel::{Bundle, Seat};
use nim::{Config, Event, Nim, Take, TooFew, View};
use words::{Arg, Catalog, Column, Key, Lang, Phrase, Worded, tell};

/// Nim's own words.
pub(crate) static CATALOG: Catalog = Catalog::new(include!(concat!(env!("OUT_DIR"), "/files.rs")));

impl Worded for NimBundle {
    const CATALOG: &'static Catalog = &CATALOG;
    const NAME: Key = key!("game-name");
    const LINE: Key = key!("game-line");
    const WHAT: Key = key!("game-what");

    fn events(_: &Nim, _: Lang, names: &[String], events: &[Event]) -> Vec<Phrase> {
        events.iter().map(|event| event_phrase(names, event)).collect()
    }

    fn action(_: &Nim, lang: Lang, _: &[String], _: &View, action: Take) -> String {
        tell(lang, &take(action))
    }

    fn reason(_: &Nim, _: &TooFew) -> Phrase {
        Phrase::new(key!("nim-too-few"))
    }

    fn options(_: &Config) -> Vec<Phrase> {
        Vec::new()
    }

    fn chapter(event: &Event) -> Option<Phrase> {
        matches!(event, Event::Heaps(_)).then(|| Phrase::new(key!("nim-chapter")))
    }

    fn brief(_: &Nim, _: Lang, event: &Event) -> Option<(Option<Seat>, Phrase)> {
        match *event {
            Event::Heaps(_) => None,
            Event::Taken { seat, heap, stones } => {
                let taken = Phrase::new(key!("nim-brief")).number("n", stones).number("heap", heap + 1);
                Some((Some(seat), taken))
            }
        }
    }

    fn standing(_: &Nim, lang: Lang, view: &View) -> Vec<Column> {
        let mark = |seat| if seat == view.turn { "×".to_owned() } else { String::new() };
        let cells = Seat::all(view.players.into()).map(mark).collect();
        vec![Column { head: key!("nim-turn").say(lang), cells }]
    }

    fn piece(_: &<NimBundle as Bundle>::Game, _: Lang, _: &str, _: &str) -> Option<String> {
        None
    }
}

/// Taking stones, as what may be done.
pub(crate) fn take(Take { heap, stones }: Take) -> Phrase {
    Phrase::new(key!("nim-take")).number("n", stones).number("heap", heap + 1)
}

fn event_phrase(names: &[String], event: &Event) -> Phrase {
    match *event {
        Event::Heaps([a, b, c]) => {
            Phrase::new(key!("nim-heaps")).number("a", a).number("b", b).number("c", c)
        }
        Event::Taken { seat, heap, stones } => {
            let taken = Phrase::new(key!("nim-taken")).with("who", Arg::seat(seat, names));
            taken.number("n", stones).number("heap", heap + 1)
        }
    }
}
