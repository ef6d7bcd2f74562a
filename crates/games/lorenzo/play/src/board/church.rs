//! Faith, excommunications and military strength.

use super::marks;
use super::scene::Scene;
use crate::texts::tile_name;
use boards::icons::{emblem, icon};
use kernel::Seat;
use lorenzo::items::Item;
use maud::{Markup, html};

const ROMAN: [&str; 4] = ["", "I", "II", "III"];

/// The strip of the Church.
pub(super) fn church(scene: &Scene<'_>) -> Markup {
    html! {
        section.church aria-labelledby="a-faith" {
            div.fa { (faith(scene)) }
            div.ti { (tiles(scene)) }
            div.mi { (military(scene)) }
        }
    }
}

fn faith(scene: &Scene<'_>) -> Markup {
    let board = &scene.game.tables().board;
    let at = |step: usize| {
        let players = scene.open().players.iter();
        players.filter(move |(_, it)| it.stock[Item::Faith] as usize == step).map(|(seat, _)| seat)
    };
    let gate = |step: usize| board.faith_required.iter().position(|it| *it as usize == step).map(|i| i + 1);
    html! {
        h3 #a-faith { (icon("faith")) (scene.rule("vatican", key!("b-faith"))) small { (scene.say(key!("b-report-rounds"))) } }
        ol.faith {
            @for (step, vp) in board.faith_vp.iter().enumerate() {
                li class={ "step" @if gate(step).is_some() { " gate" } } {
                    @if let Some(period) = gate(step) { i.gate-n { (ROMAN[period]) } }
                    span.n { (step) }
                    span.who { @for seat in at(step) { (scene.emblem(seat)) } }
                    span.vp { (vp) }
                }
            }
        }
    }
}

fn tiles(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    html! {
        h3 { (icon("flame")) (scene.rule("excommunications", key!("b-excommunications"))) }
        ol.tiles {
            @for period in 1..=3u8 {
                @let tile = open.tile(period);
                @let row = &scene.game.tables().tiles[tile.index()];
                @let due = open.period() == period;
                li class={ "tile" @if due { " due" } @if open.period() > period { " past" } } tabindex="0"
                    title=(marks::sentence(scene.lang, &row.effect)) {
                    span.num { (ROMAN[usize::from(period)]) }
                    span.body { (marks::effects(scene.lang, std::slice::from_ref(&row.effect))) }
                    span.lab { (tile_name(scene.lang, scene.game.tables(), tile)) }
                    span.cubes {
                        @for (seat, _) in open.players.iter().filter(|(_, it)| it.is_excommunicated(period)) {
                            (emblem(seat, scene.name(seat), "cube"))
                        }
                    }
                }
            }
        }
    }
}

fn military(scene: &Scene<'_>) -> Markup {
    let mut ranking: Vec<(Seat, i16)> =
        scene.open().players.iter().map(|(seat, it)| (seat, it.stock[Item::Military])).collect();
    ranking.sort_by_key(|(_, points)| -points);
    let (first, second) = scene.game.tables().board.military_vp;
    let best = ranking.first().map_or(0, |it| it.1);
    let tied = ranking.iter().filter(|it| it.1 == best).count() > 1;
    let next = ranking.iter().map(|it| it.1).find(|points| *points < best);
    let vp = |points: i16| match points {
        points if points == best => first,
        points if Some(points) == next && !tied => second,
        _ => 0,
    };
    html! {
        h3 { (icon("military")) (scene.rule("scoring", key!("b-military"))) }
        ol.ranking {
            @for (seat, points) in &ranking {
                li { (scene.emblem(*seat)) b { (points) } @if vp(*points) > 0 { small { (icon("vp")) (vp(*points)) } } }
            }
        }
    }
}
