//! A space on the land of an event: who stands there, what could be put there, or why nothing.

use super::events::{at, probe, token};
use super::land::{self, Land};
use super::preview;
use super::scene::Scene;
use crate::texts::space_key;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use maud::{Markup, html};
use wiege::data;
use wiege::pieces::{Colour, Piece};
use wiege::place::Spot;
use wiege::{Action, Reason};
use words::{Arg, Phrase};

/// A space, at its place on the land.
pub(super) fn space(
    scene: &Scene<'_>,
    row: &data::Event,
    land: &Land,
    spot: Spot,
    barred: Option<Reason>,
) -> Markup {
    let it = row.spaces[spot.space()];
    let (x, y) = land.hundredths(it.x, it.y);
    let colour = if it.colour == Colour::Blue { "blue" } else { "red" };
    let holder = scene.holder(spot);
    let actions = at(scene, spot);
    let label = label(scene, row, spot);
    let reason = match (holder, &actions[..], barred) {
        (None, [], None) if scene.is_placing() => scene.lacks(probe(scene, spot)),
        (None, [], barred) => barred,
        _ => None,
    };
    let state = match (&actions[..], holder, reason) {
        ([], Some(_), _) => "taken",
        ([], None, Some(_)) => "is-no",
        ([], None, None) => "free",
        _ => "is-ok",
    };
    html! {
        li class={ "sp sp-" (colour) " " (at_percent("x", x)) " " (at_percent("y", y)) " " (state) } data-place data-hold={ "sp-" (spot) } {
            @for action in &actions { (put(scene, *action, it.colour, holder, &label)) }
            @if actions.is_empty() {
                @if let Some(why) = reason {
                    button.put data-spot type="button" aria-disabled="true" data-why=(scene.why(why)) aria-label={ (label) ": " (scene.why(why)) } {
                        (icon(disc(it.colour))) span.mark { (icon(if why == Reason::NotJoined { "road" } else { "lock" })) }
                    }
                    @if barred.is_none() { span.reason { (scene.why(why)) } }
                } @else {
                    span.put { (icon(disc(it.colour))) @match holder { Some(seat) => { (piece(scene, spot, seat)) } None => { span.vh { (label) } } } }
                }
            }
        }
    }
}

const fn disc(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "sp-blue",
        Colour::Red => "sp-red",
    }
}

/// What a space is called: its kind, its number, its event.
pub(super) fn label(scene: &Scene<'_>, row: &data::Event, spot: Spot) -> String {
    let kind = Arg::Word(space_key(row.spaces[spot.space()].colour).into());
    let event = Arg::Text(crate::texts::event_name(scene.lang, scene.game.tables(), row.id));
    let told = Phrase::new(key!("w-b-space")).with("kind", kind).number("n", spot.space() as i64 + 1);
    scene.tell(&told.with("event", event))
}

/// The classes that put a space at so many hundredths of its map, by tens and ones: no page may carry styles of its own.
fn at_percent(axis: &str, n: u8) -> String {
    format!("{axis}t{} {axis}o{}", n / 10, n % 10)
}

/// What stands on a space: it came from the reserve of its owner.
fn piece(scene: &Scene<'_>, spot: Spot, seat: Seat) -> Markup {
    html! {
        span.stands data-piece={ (spot) "-" (seat.index()) } data-from={ "res-" (seat.index()) } {
            @if scene.open().is_pawn(spot) { (scene.pawn(seat)) } @else { (scene.stone(seat)) }
        }
    }
}

/// A button that does something at a spot; of stone and pawn the style sheet shows the one that is chosen.
fn put(scene: &Scene<'_>, action: Action, colour: Colour, holder: Option<Seat>, label: &str) -> Markup {
    let class = match action {
        Action::Place(Piece::Stone, _) => "put for-stone",
        Action::Place(Piece::Pawn, _) => "put for-pawn",
        _ => "put",
    };
    let spot = match action {
        Action::Place(_, spot) | Action::Move(spot) | Action::Lift(spot) | Action::Give(spot) => Some(spot),
        _ => None,
    };
    let outlook = preview::outlook(scene, action);
    let words = preview::short(scene, action, outlook.as_ref());
    html! {
        button class={ (class) @if outlook.as_ref().is_some_and(|it| it.scoring.is_some()) { " scores" } } form="act" name="action" value=(action)
            data-preview data-spot aria-label={ (label) ". " (words) } {
            (icon(disc(colour)))
            @match (spot, holder) {
                (Some(spot), Some(seat)) => { (piece(scene, spot, seat)) }
                _ => { (ghost(scene, action)) }
            }
            span.mark { (token(outlook.as_ref())) }
        }
    }
}

/// The own piece as it would stand there.
fn ghost(scene: &Scene<'_>, action: Action) -> Markup {
    let Some(own) = scene.own() else { return html! {} };
    let sign = emblem_of(own);
    html! {
        span.stands data-ghost aria-hidden="true" {
            @match action {
                Action::Place(Piece::Pawn, _) => span class={ "pawn p-" (sign) } { (icon(&format!("e-{sign}"))) b { (icon("pawnstar")) } }
                _ => span class={ "emb st p-" (sign) } { (icon(&format!("e-{sign}"))) }
            }
        }
    }
}

/// A space on the small map of a phone.
pub(super) fn dot(scene: &Scene<'_>, spot: Spot, it: data::Space) -> Markup {
    let land::Point(x, y) = land::at(it.x, it.y);
    let is_lit = scene.is_placing() && !at(scene, spot).is_empty();
    let class = match (scene.holder(spot), it.colour) {
        (Some(seat), _) => format!("held p-{}", emblem_of(seat)),
        (None, _) if is_lit => "lit".to_owned(),
        (None, Colour::Blue) => "blue".to_owned(),
        (None, Colour::Red) => "red".to_owned(),
    };
    html! { circle class=(class) cx=(format!("{x:.0}")) cy=(format!("{y:.0}")) r="9" {} }
}
