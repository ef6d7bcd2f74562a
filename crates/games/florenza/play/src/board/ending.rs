//! A match that is over: everybody's points as bars of five parts.

use super::goal::{PARTS, parts};
use super::scene::Scene;
use boards::icons::emblem_of;
use kernel::Seat;
use maud::{Markup, html};

/// A part narrower than this has no room for its number, in hundredths of the longest bar.
const NARROW: u32 = 7;

/// The ranking, the best first.
pub(super) fn ranking(scene: &Scene<'_>) -> Markup {
    let mut seats = scene.in_order();
    seats.sort_by_key(|seat| std::cmp::Reverse((scene.score(*seat).total, scene.score(*seat).completed)));
    let most = seats.first().map_or(1, |seat| scene.score(*seat).total.max(1));
    html! {
        ol.ranking {
            @for seat in seats {
                li class={ "p-" (emblem_of(seat)) } {
                    (scene.emblem(seat)) b.nm { (scene.name(seat)) } b.tt { (scene.score(seat).total) }
                    (bar(scene, seat, most.into()))
                }
            }
        }
        ul.legend aria-hidden="true" { @for (i, (_, key)) in PARTS.into_iter().enumerate() { li { i class={ "c" (i) } {} (scene.say(key)) } } }
    }
}

/// The points of a seat in five parts, as long as their share of the most.
fn bar(scene: &Scene<'_>, seat: Seat, most: u32) -> Markup {
    let points = parts(scene.score(seat));
    let label = PARTS.iter().zip(points).map(|((_, key), n)| format!("{} {n}", scene.say(*key)));
    let label = label.collect::<Vec<_>>().join(", ");
    let begun = |i: usize| points.iter().take(i).map(|n| u32::from(*n)).sum::<u32>() * 100 / most;
    html! {
        svg.bar5 role="img" aria-label=(label) {
            @for (i, n) in points.into_iter().enumerate() {
                @let (at, width) = (begun(i), begun(i + 1) - begun(i));
                @if width > 0 {
                    rect class={ "c" (i) } x={ (at) "%" } width={ (width) "%" } height="100%" {}
                    @if width >= NARROW { text x={ (at + width / 2) "%" } y="50%" { (n) } }
                }
            }
        }
    }
}
