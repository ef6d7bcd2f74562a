//! What is shown of a match that is over: the medal of the age in laurel, and everybody's stones in their colours.

use super::pictures;
use super::players::scene_colours;
use super::scene::Scene;
use boards::icons::emblem_of;
use kernel::Seat;
use maud::{Markup, html};
use std::cmp::Reverse;

/// Everybody in the order of their stones, partners together.
pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let worth = |seat: Seat| {
        let partner = scene.open().config.partner(seat).map_or(0, |it| scene.stones(it));
        scene.stones(seat) + partner
    };
    let mut seats: Vec<Seat> = Seat::all(scene.seats()).collect();
    seats.sort_by_key(|seat| (Reverse(worth(*seat)), Reverse(scene.stones(*seat))));
    html! {
        div.fin {
            div.crown { (pictures::laurel(scene.pictures)) }
            ol.rank {
                @for seat in &seats {
                    @let better = seats.iter().filter(|other| worth(**other) > worth(*seat)).count();
                    li class={ "p-" (emblem_of(*seat)) } {
                        span.pl { (better + 1) } (scene.emblem(*seat)) b { (scene.name(*seat)) }
                        span.heap-of { (stones(scene, *seat)) }
                        span.tt { (scene.stones(*seat)) }
                    }
                }
            }
        }
    }
}

fn stones(scene: &Scene<'_>, seat: Seat) -> Markup {
    let stones = scene.open().players[seat].stones;
    html! {
        @for colour in scene_colours(scene, seat) { @for _ in 0..stones[colour.index()] { (scene.stone(colour)) } }
    }
}
