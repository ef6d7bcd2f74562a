//! Everyone's boards in short, in turn order.

use super::scene::Scene;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use lorenzo::items::Item;
use lorenzo::pieces::{CardType, Member};
use maud::{Markup, html};

pub(super) fn players(scene: &Scene<'_>) -> Markup {
    html! {
        section.players aria-label=(scene.say(key!("b-players"))) {
            h2.rail-h { (scene.rule("round", key!("b-players"))) " " small { (scene.say(key!("b-in-turn-order"))) } }
            @for seat in scene.open().order.as_slice() { (one(scene, *seat)) }
        }
    }
}

fn one(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let sign = emblem_of(seat);
    let active = scene.awaited().contains(&seat);
    let sitting = scene.sitting.get(seat.index());
    html! {
        article class={ "player p-" (sign) @if active { " active" } } {
            header {
                (scene.emblem(seat))
                h4 {
                    (scene.name(seat))
                    @if scene.own() == Some(seat) { small { (scene.say(key!("b-you"))) } }
                    @else if sitting.is_some_and(|it| it.is_bot) { small { (scene.say(key!("b-bot"))) } }
                }
                @for period in (1..=3u8).filter(|period| player.is_excommunicated(*period)) {
                    span.ex { (icon("flame")) (["", "I", "II", "III"][usize::from(period)]) }
                }
                span.score { b data-n={ (sign) "-vp" } { (player.stock[Item::Vp]) } (icon("vp")) }
            }
            div.goods {
                @for item in Item::GOODS { (stock(player.stock[item], sign, item.id())) }
                i.sep {}
                (stock(player.stock[Item::Military], sign, "military"))
                (stock(player.stock[Item::Faith], sign, "faith"))
            }
            div.hold {
                span.members {
                    @for member in Member::ALL {
                        @if player.members[member as usize].is_none() { (scene.member(seat, member, "tiny")) }
                        @else { span class={ "member tiny off d-" (member.id()) } aria-hidden="true" { (icon(&format!("e-{sign}"))) b {} } }
                    }
                }
                span.counts {
                    @for kind in CardType::ALL {
                        span class={ "amt t-" (kind.id()) } data-hold={ (sign) "-" (kind.id()) } { (icon(kind.id())) b { (player.count(kind)) } }
                    }
                }
                @if scene.open().config.advanced { (medals(scene, seat)) }
            }
        }
    }
}

/// A number that counts when it changes.
fn stock(n: i16, sign: &str, name: &str) -> Markup {
    html! { span.amt { b data-n={ (sign) "-" (name) } { (n) } (icon(name)) } }
}

fn medals(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    html! {
        span.medals role="group" aria-label=(scene.say(key!("b-leaders"))) {
            @for leader in player.leaders.iter() {
                i class={ "medal " @if player.used.contains(leader) { "used" } @else { "play" } } title=(scene.leader(seat, leader)) {}
            }
            @for _ in 0..player.in_hand { i.medal.hand title=(scene.say(key!("b-in-hand"))) {} }
            @for leader in player.discarded.iter() { i.medal.gone title=(scene.leader(seat, leader)) {} }
        }
    }
}
