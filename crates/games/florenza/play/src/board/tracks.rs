//! The middle of the sheet: three tracks, the reserve, and what all of it is worth now.

use super::bar::{ghost, holder};
use super::marks;
use super::scene::Scene;
use crate::texts::track_name;
use boards::icons::icon;
use boards::markup::capital;
use florenza::Action;
use florenza::pieces::{Resource, Track};
use kernel::Seat;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// Tracks and reserve of a seat.
pub(super) fn mid(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        section.mid aria-label={ (scene.say(key!("flo-b-tracks"))) ", " (scene.say(key!("flo-b-reserve"))) } {
            div.ladders { @for track in Track::ALL { (ladder(scene, seat, track)) } }
            (reserve(scene, seat))
            (sum(scene, seat))
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

fn office(scene: &Scene<'_>, track: Track) -> Markup {
    let from = scene.game.tables().offices_from;
    match (track, holder(scene, track)) {
        (Track::Preacher, _) => html! { (scene.say(key!("flo-b-no-office"))) },
        (_, Some(seat)) if scene.own() == Some(seat) => {
            html! { (scene.emblem(seat)) " " (scene.say(key!("flo-b-you-hold"))) }
        }
        (_, Some(seat)) => html! { (scene.emblem(seat)) " " (scene.say(key!("flo-b-holds"))) },
        (_, None) if scene.open().round < from => html! { (scene.count(key!("flo-b-from-round"), from)) },
        (_, None) => html! { (scene.say(key!("flo-b-vacant"))) },
    }
}

fn reserve(scene: &Scene<'_>, seat: Seat) -> Markup {
    let reserve = &scene.player(seat).reserve;
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|it| scene.may(Action::Extra(*it))).collect();
    html! {
        div.reserve role="group" aria-label=(scene.say(key!("flo-b-reserve"))) {
            div.res { b { (reserve.extra) } (icon("crate")) small { (scene.rule("reserve", key!("flo-b-extra"))) } }
            div.res { b { (reserve.florins) } (icon("coins")) small { (scene.rule("reserve", key!("flo-b-florins"))) } }
            div.res { b { (reserve.stars) } (icon("star")) small { (scene.rule("reserve", key!("flo-b-stars"))) } }
            @if !kinds.is_empty() {
                p.pick-row {
                    i { (icon("crate")) " " (scene.say(key!("flo-b-spend-as"))) }
                    @for it in kinds {
                        @let label = scene.action(Action::Extra(it));
                        button.pick-res form="act" name="action" value=(Action::Extra(it)) data-preview aria-label=(label) title=(label) {
                            (icon(marks::resource_icon(it)))
                        }
                    }
                }
            }
        }
    }
}

/// The points as they stand, in one line.
fn sum(scene: &Scene<'_>, seat: Seat) -> Markup {
    let s = scene.score(seat);
    let parts = [
        ("works", key!("flo-b-sum-palace"), s.palace + s.palace_artists + s.palace_bonus),
        ("works", key!("flo-b-sum-church"), s.church + s.church_artists),
        ("district", key!("flo-b-sum-district"), s.buildings + s.spaces),
        ("tracks", key!("flo-b-tracks"), s.tracks),
        ("reserve", key!("flo-b-sum-reserve"), s.stars + s.extra + s.florins),
    ];
    let label =
        scene.tell(&Phrase::new(key!("text")).with("text", Arg::Text(scene.say(key!("flo-b-points-now")))));
    html! {
        p.tot {
            @for (chapter, key, points) in parts { span { (scene.rule(chapter, key)) " " b { (points) } } " " }
            span { (scene.rule("scoring", key!("flo-b-now"))) " " (marks::said(s.total, "vp", &label)) }
        }
    }
}
