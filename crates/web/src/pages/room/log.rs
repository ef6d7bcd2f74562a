//! The log: what happened, told in the reader's language, the newest first.

use super::{Drawn, Room};
use crate::live::Look;
use crate::told::Told;
use boards::Board;
use boards::icons::{emblem, emblem_of};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;
use std::sync::Arc;

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

/// The region of the log.
pub fn region<G: Board>(game: &G, room: &Room<'_>) -> Markup {
    let lines = lines(game, room, room.told);
    html! {
        h2.rail-h { (room.say("history-title")) a.all href=(room.at("/log")) { (room.say("history-all")) } }
        ol { @for (i, line) in lines.iter().rev().enumerate().take(60) { (draw(room, line, i == 0)) } }
    }
}

/// One line of the log, drawn.
pub fn draw(room: &Room<'_>, line: &Line, is_newest: bool) -> Markup {
    let is_last = is_newest && line.seat.is_some() && line.seat != room.own();
    let moment = if room.look.result.is_some() {
        room.at(&format!("/replay?at={}", line.version))
    } else {
        room.at(&format!("/log#m{}", line.version))
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
                @if line.is_undone { span.vh { " (" (room.say("history-undone")) ")" } }
            }
            a href=(moment) aria-label=(room.reader.count("history-moment", "n", line.version as i64)) { (line.version) }
        }
    }
}

/// A line that is still being gathered.
struct Gathered<E> {
    version: u64,
    seat: Option<Seat>,
    events: Vec<E>,
    note: Option<String>,
    is_undone: bool,
    is_closed: bool,
}

/// The entries as lines, the oldest first.
pub fn lines<G: Board>(game: &G, room: &Room<'_>, told: &[Arc<Told>]) -> Vec<Line> {
    let names: Vec<String> = room.sitting().into_iter().map(|it| it.name).collect();
    let mut lines: Vec<Line> = Vec::new();
    for it in gather::<G>(room, told) {
        let words = match it.note {
            Some(note) => Some(html! { (note) }),
            None => game.sentence(room.reader.lang, &names, &it.events),
        };
        let Some(words) = words else { continue };
        let is_anchor = lines.last().is_none_or(|line| line.version != it.version);
        lines.push(Line { version: it.version, seat: it.seat, words, is_undone: it.is_undone, is_anchor });
    }
    lines
}

fn gather<G: Board>(room: &Room<'_>, told: &[Arc<Told>]) -> Vec<Gathered<G::Event>> {
    let mut entries: Vec<(u64, Value, bool)> = Vec::new();
    for told in told {
        let data: Value = serde_json::from_str(&told.data(room.look.viewer)).unwrap_or_default();
        if data["entry"] == "undo" {
            strike(&mut entries, data["actions"].as_u64().unwrap_or(1));
        }
        entries.push((told.version, data, false));
    }
    let mut lines = Vec::new();
    for (version, data, is_undone) in entries {
        if data["entry"] == "seat" {
            lines.push(seat_note(room, version, &data));
        }
        for event in data["events"].as_array().into_iter().flatten() {
            add::<G>(&mut lines, version, event, is_undone);
        }
    }
    lines
}

/// How many decisions of the turn that is on, or has just ended, still stand.
pub fn steps_of_turn(drawn: &dyn Drawn, look: &Look, told: &[Arc<Told>]) -> usize {
    let mut standing: Vec<bool> = Vec::new();
    for told in told {
        let data: Value = serde_json::from_str(&told.data(look.viewer)).unwrap_or_default();
        if data["entry"] == "undo" {
            let taken = data["actions"].as_u64().unwrap_or(1) as usize;
            standing.truncate(standing.len().saturating_sub(taken));
        } else if data["entry"] == "act" {
            let events = data["events"].as_array().into_iter().flatten();
            standing.push(events.into_iter().any(|event| drawn.ends_turn(event)));
        }
    }
    let turn = standing.iter().rev().enumerate().take_while(|(i, ends)| *i == 0 || !**ends);
    if standing.is_empty() { 1 } else { turn.count() }
}

/// Strikes out the last decisions that still stand.
fn strike(entries: &mut [(u64, Value, bool)], mut decisions: u64) {
    for (_, data, is_undone) in entries.iter_mut().rev() {
        if decisions == 0 {
            return;
        }
        if data["entry"] == "act" && !*is_undone {
            *is_undone = true;
            decisions -= 1;
        }
    }
}

fn add<G: Board>(lines: &mut Vec<Gathered<G::Event>>, version: u64, event: &Value, is_undone: bool) {
    let seat = event["seat"].as_u64().and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
    let Ok(event) = serde_json::from_value::<G::Event>(event.clone()) else { return };
    let is_closed = G::ends_turn(&event);
    match lines.last_mut() {
        Some(line)
            if line.seat == seat && line.is_undone == is_undone && !line.is_closed && line.note.is_none() =>
        {
            line.events.push(event);
            line.version = version;
            line.is_closed = is_closed;
        }
        _ => lines.push(Gathered { version, seat, events: vec![event], note: None, is_undone, is_closed }),
    }
}

fn seat_note<E>(room: &Room<'_>, version: u64, data: &Value) -> Gathered<E> {
    let seat = data["seat"].as_u64().and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
    let name = data["sitter"]["name"].as_str().unwrap_or_default();
    let key = if data["sitter"]["bot"].is_null() { "notify-joined" } else { "notify-left" };
    let note = Some(room.reader.with(key, "who", name));
    Gathered { version, seat, events: Vec::new(), note, is_undone: false, is_closed: true }
}
