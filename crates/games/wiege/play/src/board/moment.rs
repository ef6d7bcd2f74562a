//! The result of a scoring, which stays until it is read, and the stones that fly because of it.

use super::cards;
use super::scene::Scene;
use crate::texts::{event_name, kind_key};
use boards::icons::{die, emblem_of, icon};
use boards::{Happened, Moment, Travel};
use kernel::{Seat, Seats};
use maud::{Markup, html};
use wiege::Event;
use wiege::cards::CardId;
use wiege::pieces::{EventId, Kind, Symbol};
use wiege::place::Place;
use words::{Arg, Phrase};

/// A scoring as it went, from its events alone.
struct Told {
    kind: Kind,
    place: Place,
    /// Who took part, who started it first.
    seats: Vec<Seat>,
    named: Vec<(Seat, Symbol, u8)>,
    revealed: Vec<(Seat, CardId)>,
    points: Option<[u8; 2]>,
    won: Option<(Seat, u8)>,
    /// From whom, to whom, and whose colour: in the order of paying.
    paid: Vec<(Seat, Seat, Seat)>,
    discarded: Vec<(Seat, CardId)>,
    /// What lies there now, if an event was turned up.
    next: Option<(EventId, u8)>,
}

/// Stones that are paid fly from seat to seat, one after another.
pub(super) fn travels(scene: &Scene<'_>, events: &[Event]) -> Vec<Travel> {
    let paid = events.iter().filter_map(|event| match *event {
        Event::Paid { from, to, colour, .. } => Some((from, to, colour)),
        _ => None,
    });
    let travel = |(from, to, colour): (Seat, Seat, Seat)| Travel {
        from: format!("seat-{}", from.index()),
        to: format!("seat-{}", to.index()),
        what: scene.stone(colour),
        times: 1,
    };
    paid.map(travel).collect()
}

/// The result of the scoring that ended with what happened.
pub(super) fn moment(scene: &Scene<'_>, happened: Happened<'_, Event>) -> Option<Moment> {
    let has_ended = |event: &Event| {
        matches!(event, Event::TurnedUp { .. } | Event::Uncovered { .. } | Event::Closed { .. })
    };
    happened.events.iter().find(|event| has_ended(event))?;
    let all: Vec<Event> =
        happened.before.iter().flat_map(|it| it.iter()).chain(happened.events).copied().collect();
    let told = told(&all)?;
    let payers = told.paid.iter().map(|(from, ..)| *from);
    let concerns = told.seats.iter().copied().chain(payers).fold(Seats::NONE, Seats::with);
    Some(Moment { title: heading(scene, &told), inside: inside(scene, &told), concerns })
}

/// What is known of the last scoring among these events.
fn told(events: &[Event]) -> Option<Told> {
    let from = events.iter().rposition(|event| matches!(event, Event::ScoringBegan { .. }))?;
    let Event::ScoringBegan { place, kind, trigger, other } = events[from] else { return None };
    let mut told = Told {
        kind,
        place,
        seats: std::iter::once(trigger).chain(other).collect(),
        named: Vec::new(),
        revealed: Vec::new(),
        points: None,
        won: None,
        paid: Vec::new(),
        discarded: Vec::new(),
        next: None,
    };
    for event in &events[from..] {
        match *event {
            Event::Named { seat, symbol, count, .. } => told.named.push((seat, symbol, count)),
            Event::Revealed { seat, card, .. } => told.revealed.push((seat, card)),
            Event::Compared { points, .. } => told.points = Some(points),
            Event::Won { seat, stones } => told.won = Some((seat, stones)),
            Event::Paid { from, to, colour, .. } => told.paid.push((from, to, colour)),
            Event::Discarded { seat, card } => told.discarded.push((seat, card)),
            Event::TurnedUp { place: at, event_card, dice }
            | Event::Uncovered { place: at, event_card, dice }
                if at == place =>
            {
                told.next = Some((event_card, dice));
            }
            _ => {}
        }
    }
    Some(told)
}

/// Who won how much, in a few words.
fn heading(scene: &Scene<'_>, told: &Told) -> String {
    let Some((seat, _)) = told.won else {
        return scene.say(if told.seats.len() > 1 { key!("w-m-level") } else { key!("w-m-nothing") });
    };
    let n = told.paid.iter().filter(|(_, to, _)| *to == seat).count() as i64;
    if scene.own() == Some(seat) {
        return scene.count(key!("w-m-you-win"), n);
    }
    let told = Phrase::new(key!("w-m-wins")).with("who", Arg::Text(scene.name(seat).to_owned()));
    scene.tell(&told.number("n", n))
}

fn inside(scene: &Scene<'_>, told: &Told) -> Markup {
    let scored = scored(scene, told);
    let row = scored.map(|id| (id, scene.game.tables().events[id.index()].year));
    let anchor = if told.kind == Kind::Culture { "culture" } else { "characters" };
    html! {
        div.result {
            p.kick {
                (scene.say(kind_key(told.kind)))
                @if let Some((id, year)) = row { " · " (year) " " (event_name(scene.lang, scene.game.tables(), id)) }
            }
            div.duelrow {
                (side(scene, told, told.seats[0]))
                (middle(scene, told))
                @match told.seats.get(1) {
                    Some(seat) => { (side(scene, told, *seat)) }
                    None => { (payers(scene, told)) }
                }
            }
            (consequences(scene, told))
            p.counted { (scene.rule(anchor, key!("w-m-how"))) }
        }
    }
}

/// The event that was scored: the one below what was laid upon it, if it still lies there.
fn scored(scene: &Scene<'_>, told: &Told) -> Option<EventId> {
    let stack = scene.open().at(told.place).stack.as_slice();
    let (next, _) = told.next?;
    let at = stack.iter().position(|it| *it == next)?;
    stack.get(at.checked_sub(1)?).copied()
}

/// What a participant showed.
fn side(scene: &Scene<'_>, told: &Told, seat: Seat) -> Markup {
    let named = told.named.iter().find(|(it, ..)| *it == seat);
    let shown = told.revealed.iter().filter(|(it, _)| *it == seat);
    let at = told.seats.iter().position(|it| *it == seat).unwrap_or(0);
    let points = told.points.map(|points| points[at.min(1)]);
    html! {
        section class={ "side p-" (emblem_of(seat)) } {
            h3 { (scene.emblem(seat)) (if scene.own() == Some(seat) { scene.say(key!("b-you")) } else { scene.name(seat).to_owned() }) }
            @match named {
                Some((_, symbol, count)) => p.cnts { (cards::symbol(scene, *symbol)) b { (count) } },
                None => { @if let Some(points) = points { p.cnts { b { (points) } } } }
            }
            div.fan { @for (_, card) in shown { (cards::lying(scene, *card)) } }
        }
    }
}

/// The other side where one took part alone: who paid, in the order of paying.
fn payers(scene: &Scene<'_>, told: &Told) -> Markup {
    html! {
        section.side.nobody {
            @if told.paid.is_empty() { p { (scene.say(key!("w-m-nothing"))) } }
            @for (from, _, colour) in &told.paid { p { (scene.emblem(*from)) (icon("arrow")) (scene.stone(*colour)) } }
        }
    }
}

/// The sum, and what is owed.
fn middle(scene: &Scene<'_>, told: &Told) -> Markup {
    html! {
        div.mid {
            @if let (Some([one, two]), true) = (told.points, told.seats.len() > 1) {
                p.math { (one.max(two)) @if told.kind == Kind::Culture { " − " (one.min(two)) " = " b { (one.abs_diff(two)) } } @else { " : " (one.min(two)) } }
            }
            @if let Some((_, stones)) = told.won {
                p { (scene.count(key!("w-m-owed"), stones)) }
            }
        }
    }
}

/// What it means for everybody, in one line.
fn consequences(scene: &Scene<'_>, told: &Told) -> Markup {
    let change = |seat: Seat| {
        let got = told.paid.iter().filter(|(_, to, _)| *to == seat).count() as i64;
        got - told.paid.iter().filter(|(from, ..)| *from == seat).count() as i64
    };
    let changed: Vec<(Seat, i64)> =
        Seat::all(scene.seats()).map(|seat| (seat, change(seat))).filter(|(_, n)| *n != 0).collect();
    html! {
        ul.then-is {
            @for (seat, n) in changed {
                li { (scene.emblem(seat)) b class=(if n < 0 { "bad" } else { "win" }) { (if n < 0 { "−" } else { "+" }) (n.abs()) } em { (scene.name(seat)) } }
            }
            @if !told.discarded.is_empty() {
                li { (icon("card")) b { "−" (told.discarded.len()) } em { (scene.say(key!("w-m-discarded"))) } }
            }
            @if let Some((_, dice)) = told.next {
                li { (die("white", 1, &scene.say(key!("w-b-die")))) b { (dice) } em { (scene.say(key!("w-m-new"))) } }
            }
        }
    }
}
