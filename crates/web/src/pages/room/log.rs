//! The log: what happened, told in the reader's language, the newest first.

use super::Room;
use crate::table::{TableView, Update};
use boards::Board;
use boards::icons::{emblem, emblem_of};
use kernel::Seat;
use kernel::bundle::Event;
use kernel::record::{Entry, Sitter};
use maud::{Markup, html};
use std::sync::Arc;
use words::{Arg, Phrase, key};

/// One line: what one seat did in a row, or what happened to everybody.
pub struct Line {
    /// The version of its last entry.
    pub version: u64,
    seat: Option<Seat>,
    words: Markup,
    is_undone: bool,
    /// Whether links to its moment lead here: one line of those with the same version.
    is_anchor: bool,
}

/// How many entries a page of the log has.
pub const LOG_PAGE: usize = 200;

/// A page of the log: what happened with the entries after the first `from`, up to the first `to`.
pub struct LogPage {
    pub from: usize,
    pub to: usize,
    /// How many entries there are.
    pub last: usize,
    /// Which of all entries were taken back later.
    pub undone: Vec<bool>,
}

impl LogPage {
    /// Its lines, the oldest first.
    pub fn lines<P: Board>(&self, game: &P::Game, room: &Room<'_>) -> Vec<Line> {
        let undone = |update: &Arc<Update>| {
            let entry = usize::try_from(update.version).ok().and_then(|version| version.checked_sub(1));
            entry.and_then(|at| self.undone.get(at)).copied().unwrap_or_default()
        };
        let undone: Vec<bool> = room.updates.iter().map(undone).collect();
        lines_with::<P>(game, room, room.updates, &undone)
    }

    /// The way to the pages beside it.
    pub fn ways(&self, room: &Room<'_>) -> Markup {
        let to = |to: usize| room.at(&format!("/log?to={to}"));
        html! {
            @if self.from > 0 || self.to < self.last {
                nav.ways aria-label=(room.say(key!("history-title"))) {
                    @if self.from > 0 {
                        a rel="first" href=(to(LOG_PAGE)) { (room.say(key!("replay-first"))) } " · "
                        a rel="prev" href=(to(self.from)) { (room.say(key!("history-earlier"))) }
                    }
                    @if self.to < self.last {
                        @if self.from > 0 { " · " }
                        a rel="next" href=(to(self.to + LOG_PAGE)) { (room.say(key!("history-later"))) } " · "
                        a rel="last" href=(room.at("/log")) { (room.say(key!("replay-last"))) }
                    }
                }
            }
        }
    }
}

/// The region of the log.
pub fn region<P: Board>(game: &P::Game, room: &Room<'_>) -> Markup {
    let lines = lines::<P>(game, room, room.updates);
    html! {
        h2.rail-h { (room.say(key!("history-title"))) a.all href=(room.at("/log")) { (room.say(key!("history-all"))) } }
        ol { @for (i, line) in lines.iter().rev().enumerate().take(60) { (draw(room, line, i == 0)) } }
    }
}

/// One line of the log, drawn.
pub fn draw(room: &Room<'_>, line: &Line, is_newest: bool) -> Markup {
    let is_last = is_newest && line.seat.is_some() && line.seat != room.own();
    let moment = if room.table.result.is_some() {
        room.at(&format!("/replay?at={}", line.version))
    } else {
        let to = line.version + LOG_PAGE as u64 / 2;
        room.at(&format!("/log?to={to}#m{}", line.version))
    };
    html! {
        li id=[line.is_anchor.then(|| format!("m{}", line.version))] data-version=(line.version) class={
            @if line.is_undone { "undone" } @else if line.seat.is_none() { "sys" } @else if is_last { "last" }
        } {
            @match line.seat {
                Some(seat) => { span class={ "p-" (emblem_of(seat)) } { (emblem(seat, &room.name(seat), "")) } }
                None => { i.rule {} }
            }
            p {
                (line.words)
                @if line.is_undone { span.vh { " (" (room.say(key!("history-undone"))) ")" } }
            }
            a href=(moment) aria-label=(room.reader.count(key!("history-moment"), "n", line.version as i64)) { (line.version) }
        }
    }
}

/// What one line will say: events that belong together, or a note.
struct Grouped<E> {
    version: u64,
    seat: Option<Seat>,
    events: Vec<E>,
    note: Option<String>,
    is_undone: bool,
    is_closed: bool,
}

/// The entries as lines, the oldest first.
pub fn lines<P: Board>(game: &P::Game, room: &Room<'_>, updates: &[Arc<Update>]) -> Vec<Line> {
    let entries: Vec<Entry> =
        updates.iter().filter_map(|it| it.entry_for(room.table.viewer)).cloned().collect();
    // The set-up, if it is there, is no entry.
    let set_up = updates.len() - entries.len();
    let undone: Vec<bool> = std::iter::repeat_n(false, set_up).chain(undone(entries.iter())).collect();
    lines_with::<P>(game, room, updates, &undone)
}

/// The same where it is known which of them were taken back later.
fn lines_with<P: Board>(
    game: &P::Game,
    room: &Room<'_>,
    updates: &[Arc<Update>],
    undone: &[bool],
) -> Vec<Line> {
    let names: Vec<String> = room.sitting().into_iter().map(|it| it.name).collect();
    let mut lines: Vec<Line> = Vec::new();
    for it in group::<P>(room, updates, undone) {
        let words = match it.note {
            Some(note) => Some(html! { (note) }),
            None => P::log_line(game, room.reader.lang, &names, &it.events),
        };
        let Some(words) = words else { continue };
        let is_anchor = lines.last().is_none_or(|line| line.version != it.version);
        lines.push(Line { version: it.version, seat: it.seat, words, is_undone: it.is_undone, is_anchor });
    }
    lines
}

/// The events of each line together, in the order in which they happened.
fn group<P: Board>(room: &Room<'_>, updates: &[Arc<Update>], undone: &[bool]) -> Vec<Grouped<Event<P>>> {
    let viewer = room.table.viewer;
    let mut lines = Vec::new();
    for (update, is_undone) in updates.iter().zip(undone.iter().copied()) {
        match update.entry_for(viewer) {
            Some(Entry::Seat { seat, sitter }) => {
                lines.push(note(update.version, *seat, seat_note(room, sitter)));
            }
            Some(Entry::Undo { seat, actions, among_bots: true, .. }) => {
                lines.push(note(update.version, *seat, undo_note(room, *seat, *actions)));
            }
            _ => {}
        }
        for event in update.events::<Event<P>>(viewer) {
            add::<P>(&mut lines, update.version, event, is_undone);
        }
    }
    lines
}

/// How many decisions of the turn that is on, or has just ended, still stand.
pub fn steps_of_turn<P: Board>(table: &TableView, updates: &[Arc<Update>]) -> usize {
    let mut standing: Vec<bool> = Vec::new();
    for update in updates {
        match update.entry_for(table.viewer) {
            Some(Entry::Undo { actions, .. }) => {
                standing.truncate(standing.len().saturating_sub(*actions as usize));
            }
            Some(Entry::Act { .. }) => {
                standing.push(update.events::<Event<P>>(table.viewer).iter().any(P::ends_turn));
            }
            _ => {}
        }
    }
    let turn = standing.iter().rev().enumerate().take_while(|(i, ends)| *i == 0 || !**ends);
    if standing.is_empty() { 1 } else { turn.count() }
}

/// Which of these were taken back later: each undo strikes out the last decisions that still stand.
pub fn undone<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<bool> {
    let mut standing: Vec<usize> = Vec::new();
    let mut undone = Vec::new();
    for (i, entry) in entries.enumerate() {
        undone.push(false);
        match entry {
            Entry::Act { .. } => standing.push(i),
            Entry::Undo { actions, .. } => {
                let kept = standing.len().saturating_sub(*actions as usize);
                for struck in standing.drain(kept..) {
                    undone[struck] = true;
                }
            }
            _ => {}
        }
    }
    undone
}

fn add<P: Board>(lines: &mut Vec<Grouped<Event<P>>>, version: u64, event: &Event<P>, is_undone: bool) {
    let seat = P::seat_of(event);
    let is_closed = P::ends_turn(event);
    match lines.last_mut() {
        Some(line)
            if line.seat == seat && line.is_undone == is_undone && !line.is_closed && line.note.is_none() =>
        {
            line.events.push(event.clone());
            line.version = version;
            line.is_closed = is_closed;
        }
        _ => {
            let events = vec![event.clone()];
            lines.push(Grouped { version, seat, events, note: None, is_undone, is_closed });
        }
    }
}

fn note<E>(version: u64, seat: Seat, note: String) -> Grouped<E> {
    Grouped {
        version,
        seat: Some(seat),
        events: Vec::new(),
        note: Some(note),
        is_undone: false,
        is_closed: true,
    }
}

fn seat_note(room: &Room<'_>, sitter: &Sitter) -> String {
    let key = if sitter.bot.is_none() { key!("notify-joined") } else { key!("notify-left") };
    room.reader.with(key, "who", &sitter.name)
}

/// What everybody shall know of an undo: that it went back beyond what had been shown, and nobody was asked.
fn undo_note(room: &Room<'_>, seat: Seat, decisions: u32) -> String {
    let phrase = Phrase::new(key!("history-among-bots")).with("who", Arg::Text(room.name(seat)));
    room.reader.tell(&phrase.number("n", decisions))
}
