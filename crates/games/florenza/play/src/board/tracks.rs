//! The middle of the city: whose it is, three tracks, and the reserve.

use super::bar::{ghost, holder};
use super::marks;
use super::scene::Scene;
use crate::texts::track_name;
use boards::icons::{icon, meaning};
use boards::markup::capital;
use florenza::Action;
use florenza::pieces::{Resource, Track};
use kernel::Seat;
use maud::{Markup, html};
use words::Key;

/// The piazza between palace and church: whose city it is, tracks and reserve of a seat.
pub(super) fn piazza(scene: &Scene<'_>, seat: Seat) -> Markup {
    let is_own = scene.own() == Some(seat);
    html! {
        section.piazza aria-label={ (scene.say(key!("flo-b-tracks"))) ", " (scene.say(key!("flo-b-reserve"))) } {
            header.plaque data-hold={ "seat-" (seat.index()) } {
                (scene.emblem(seat))
                h2 { (scene.name(seat)) @if is_own { span.vh { " " (scene.say(key!("flo-b-your-sheet"))) } } }
                span.score title=(scene.say(key!("flo-b-points-now"))) {
                    b data-n={ "p" (seat.index()) ".total" } { (scene.score(seat).total) } (meaning("vp", &scene.say(key!("flo-b-points-now"))))
                }
            }
            div.ladders { @for track in Track::ALL { (ladder(scene, seat, track)) } }
            (reserve(scene, seat))
        }
    }
}

pub(super) fn ladder(scene: &Scene<'_>, seat: Seat, track: Track) -> Markup {
    let at = usize::from(scene.player(seat).at(track));
    let boxes = &scene.game.tables().tracks[track as usize].boxes;
    html! {
        section.ladder {
            h4 {
                (icon(track.id())) span { (scene.rule_of("tracks", &capital(&scene.tell(&track_name(track))))) } b { (at) }
                span.office { (office(scene, track)) }
            }
            ol data-ink={ (seat) "-" (track.id()) } {
                @for (i, effect) in boxes.iter().enumerate() {
                    li class={ "bx" @if i < at { " x" } @else if i == at { " next" } } {
                        (marks::boxed(scene, effect))
                        @if i < at { (marks::strokes()) }
                        (standing(scene, seat, track, i + 1))
                    }
                }
            }
        }
    }
}

/// The discs of all others that stand on a box.
fn standing(scene: &Scene<'_>, own: Seat, track: Track, place: usize) -> Markup {
    let here = |seat: &Seat| *seat != own && usize::from(scene.player(*seat).at(track)) == place;
    let seats: Vec<Seat> = scene.in_order().into_iter().filter(here).collect();
    let walks = scene.game.tables().solo.tracks.iter().any(|(it, _)| *it == track);
    let haunted =
        scene.open().config.is_solo() && walks && usize::from(scene.open().ghost[track as usize]) == place;
    html! {
        @if !seats.is_empty() || haunted {
            span.who { @for seat in seats { (scene.emblem(seat)) } @if haunted { (ghost(scene)) } }
        }
    }
}

/// Who holds the office of a track in this round, and what it is good for.
fn office(scene: &Scene<'_>, track: Track) -> Markup {
    let from = scene.game.tables().offices_from;
    let why = match track {
        Track::Captain => key!("flo-b-captain-why"),
        Track::Bishop => key!("flo-b-bishop-why"),
        Track::Preacher => return html! { (scene.say(key!("flo-b-no-office"))) },
    };
    let word = match holder(scene, track) {
        Some(seat) if scene.own() == Some(seat) => scene.say(key!("flo-b-you-hold")),
        Some(_) => scene.say(key!("flo-b-holds")),
        None if scene.open().round < from => scene.count(key!("flo-b-from-round"), from),
        None => scene.say(key!("flo-b-vacant")),
    };
    html! {
        span title=(scene.say(why)) { @if let Some(seat) = holder(scene, track) { (scene.emblem(seat)) " " } (scene.rule_of("offices", &word)) }
    }
}

fn reserve(scene: &Scene<'_>, seat: Seat) -> Markup {
    let reserve = &scene.player(seat).reserve;
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|it| scene.may(Action::Extra(*it))).collect();
    let boxed = |n: u16, sign: &str, key: Key| {
        html! {
            div.res data-hold={ "seat-" (seat.index()) "-" (sign) } {
                b data-n={ "p" (seat.index()) "." (sign) } { (n) } (icon(sign)) small { (scene.rule("reserve", key)) }
            }
        }
    };
    html! {
        div.reserve role="group" aria-label=(scene.say(key!("flo-b-reserve"))) {
            (boxed(reserve.extra.into(), "crate", key!("flo-b-extra")))
            (boxed(reserve.florins, "coins", key!("flo-b-florins")))
            (boxed(reserve.stars.into(), "star", key!("flo-b-stars")))
            // The line is there at all times, so that nothing moves when there is something to spend.
            p.spend data-roving {
                @if kinds.is_empty() { (scene.rule("numbers", key!("flo-b-note"))) } @else { i { (scene.say(key!("flo-b-spend-as"))) } }
                @for it in kinds {
                    @let label = scene.action(Action::Extra(it));
                    button.pick-res form="act" name="action" value=(Action::Extra(it)) data-preview data-place aria-label=(label) title=(label) {
                        (icon(marks::resource_icon(it)))
                    }
                }
            }
        }
    }
}
