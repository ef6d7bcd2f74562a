//! What an action would do, told before it is done: the same rules on a state imagined from the view, cut at the first
//! thing that nobody can know, and where the player's part ends or somebody else's begins.

use super::scene::Scene;
use super::{marks, reach};
use crate::texts::goods;
use boards::icons::icon;
use boards::markup::capital;
use florenza::goods::{Goods, Icon};
use florenza::pending::Pending;
use florenza::state::{Player, Reserve};
use florenza::{Action, Event};
use kernel::{Game, Seat};
use maud::{Markup, html};
use words::Phrase;

/// What was found out by trying.
struct Tried {
    /// The own events, up to the cut.
    events: Vec<Event>,
    /// The sheet after them.
    after: Player,
    /// Points won by them.
    points: u16,
    /// What is asked next, if the part goes on.
    asks: Option<Pending>,
}

/// The sheet of an action; `None` where it is not allowed.
pub(super) fn preview(scene: &Scene<'_>, action: Action) -> Option<Markup> {
    let tried = try_out(scene, action)?;
    let before = scene.player(scene.own()?);
    Some(html! {
        div.preview-sheet role="status" data-action=(action) {
            header { h5 { (capital(&scene.action(action))) } }
            dl {
                (told(scene, &tried))
                (reach::rows(scene, action, before, &tried.after))
                @if tried.points > 0 { dt { (icon("vp")) } dd { b { "+" (tried.points) } } }
                (afterwards(scene, before.reserve, &tried))
                @if let Some(asks) = tried.asks { (next(scene, asks)) }
            }
            footer { button.btn.gold form="act" name="action" value=(action) { (icon("check")) span { (scene.say(key!("flo-b-preview-do"))) } } }
        }
    })
}

/// What an action would change, in one line.
pub(super) fn outcome(scene: &Scene<'_>, action: Action) -> Markup {
    let (Some(seat), Some(tried)) = (scene.own(), try_out(scene, action)) else { return html! {} };
    html! {
        @if tried.points > 0 { (marks::counted(format!("+{}", tried.points), "vp")) " " }
        (changes(scene.player(seat).reserve, tried.after.reserve))
    }
}

/// Plays the action on a copy.
fn try_out(scene: &Scene<'_>, action: Action) -> Option<Tried> {
    let seat = scene.own().filter(|_| scene.may(action))?;
    let mut copy = *scene.state();
    let mut events = Vec::new();
    scene.game.apply(&mut copy, seat, action, &mut events).ok()?;
    let goes_on = |event: &Event| by(event) == Some(seat) && scene.game.reveals(event).is_empty();
    let cut = events.iter().position(|event| !goes_on(event));
    events.truncate(cut.unwrap_or(events.len()));
    let asks = copy.open.pending[seat].last().copied().filter(|_| cut.is_none());
    let mut reserve = scene.player(seat).reserve;
    let mut points = 0;
    for event in &events {
        change(&mut reserve, event);
        points += worth(scene, event);
    }
    Some(Tried { events, after: Player { reserve, ..copy.open.players[seat] }, points, asks })
}

/// Whose part of the turn an event belongs to; `None` for its end, and for what happens to everybody.
const fn by(event: &Event) -> Option<Seat> {
    match event {
        Event::PartEnded { .. } => None,
        _ => event.seat(),
    }
}

/// What an event does to the reserve.
fn change(reserve: &mut Reserve, event: &Event) {
    match event {
        Event::Gained { gain, .. } => {
            reserve.florins += gain.florins;
            reserve.extra += gain.extra;
            reserve.stars += gain.stars;
        }
        Event::ExtraSpent { .. } => reserve.extra = reserve.extra.saturating_sub(1),
        Event::FlorinsPaid { florins, .. } => reserve.florins = reserve.florins.saturating_sub(*florins),
        Event::Hired { wage, stars, .. } => {
            reserve.florins = reserve.florins.saturating_sub(*wage);
            reserve.stars = reserve.stars.saturating_sub(*stars);
        }
        _ => {}
    }
}

/// The points an event is worth at the end, the reserve aside.
fn worth(scene: &Scene<'_>, event: &Event) -> u16 {
    use florenza::building::BoxEffect;
    let tables = scene.game.tables();
    match event {
        Event::Hired { work, points, .. } => {
            u16::from(tables.works[*work as usize].points) + u16::from(*points)
        }
        Event::Built { building, space, .. } => {
            let row = &tables.spaces[usize::from(*space) - 1];
            let own = if row.scores_building { tables.buildings[building.index()].points } else { 0 };
            u16::from(row.points) + u16::from(own)
        }
        Event::PalaceCompleted { points, .. } => u16::from(*points),
        Event::Stepped { track, place, .. } => {
            match tables.tracks[*track as usize].boxes.get(usize::from(*place) - 1) {
                Some(BoxEffect::Points { amount }) => u16::from(*amount),
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// What happens, in the words of the log.
fn told(scene: &Scene<'_>, tried: &Tried) -> Markup {
    // That an icon is crossed says the heading.
    let is_told = |it: &&Event| {
        !matches!(it, Event::Crossed { .. } | Event::ExtraSpent { .. } | Event::FlorinsPaid { .. })
    };
    let events: Vec<Event> = tried.events.iter().filter(is_told).cloned().collect();
    let line = super::log::sentence(scene, &events);
    html! { @if let Some(line) = line { dt { (scene.say(key!("flo-b-happens"))) } dd.tx { (line) } } }
}

fn changes(before: Reserve, after: Reserve) -> Markup {
    let rows = [
        ("coins", before.florins, after.florins),
        ("crate", before.extra.into(), after.extra.into()),
        ("star", before.stars.into(), after.stars.into()),
    ];
    html! {
        @for (name, from, to) in rows {
            @if from != to { span.then { (icon(name)) (from) " → " b { (to) } } " " }
        }
    }
}

/// What there is then: in the reserve, and to be used.
fn afterwards(scene: &Scene<'_>, before: Reserve, tried: &Tried) -> Markup {
    let dice = match tried.asks {
        Some(Pending::Turn { left }) if left > 0 => Some(left),
        _ => None,
    };
    let is_changed = before != tried.after.reserve;
    html! {
        @if is_changed || dice.is_some() {
            dt { (scene.say(key!("preview-after"))) }
            @if is_changed { dd.after { (changes(before, tried.after.reserve)) } }
            @if let Some(n) = dice { dd.tx { (scene.count(key!("flo-b-still"), n)) } }
        }
    }
}

/// What would be asked then.
fn next(scene: &Scene<'_>, asks: Pending) -> Markup {
    let words = match asks {
        Pending::Units { resource, left, .. } => {
            let what = goods(scene.game.tables(), Goods::of(Icon::Resource(resource), left));
            Phrase::new(key!("flo-b-asks-units")).with("goods", what)
        }
        Pending::Spend { resource } => {
            let what = goods(scene.game.tables(), Goods::of(Icon::Resource(resource), 1));
            Phrase::new(key!("flo-b-asks-units")).with("goods", what)
        }
        Pending::Value { .. } => Phrase::new(key!("flo-b-asks-value")),
        Pending::Choose { .. } => Phrase::new(key!("flo-b-asks-choose")),
        Pending::Track { .. } => Phrase::new(key!("flo-b-asks-track")),
        Pending::Hire { .. } => Phrase::new(key!("flo-b-asks-hire")),
        Pending::DieBox => Phrase::new(key!("flo-b-asks-die")),
        Pending::Turn { .. } | Pending::Income(_) | Pending::Steps { .. } => return html! {},
    };
    html! { dt { (scene.say(key!("flo-b-asks"))) } dd.tx { (super::log::phrase(scene, &words)) } }
}
