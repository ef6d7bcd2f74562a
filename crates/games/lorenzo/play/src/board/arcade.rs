//! Council, market, harvest and production.

use super::scene::Scene;
use super::towers::{classes, gives, niche, reasons};
use boards::icons::icon;
use lorenzo::pieces::{Member, Work};
use lorenzo::space::{Space, WorkSize};
use maud::{Markup, html};

pub(super) fn council(scene: &Scene<'_>) -> Markup {
    let board = &scene.game.tables().board;
    let standing = scene.open().board.in_council();
    let places = standing.len();
    html! {
        section.area.council data-roving aria-labelledby="a-council" {
            h3 #a-council {
                (icon("council")) (scene.rule("council", key!("b-council"))) small { (scene.say(key!("b-next-order"))) }
                span.gain { (gives(scene, &board.council.gives)) }
            }
            ol.loggia {
                @for (i, it) in standing.iter().enumerate() {
                    li.seat {
                        span.key { (i + 1) }
                        span.stand { (scene.member(it.seat, Member::ALL[usize::from(it.member) % 4], "")) }
                    }
                }
                li class={ "seat next" (classes(scene, Space::COUNCIL)) } data-place="whole" {
                    (niche(scene, Space::COUNCIL, places as i16 + 1, &scene.say(key!("b-council")), &html! { span.stand {} }))
                    (reasons(scene, Space::COUNCIL))
                }
                @for i in places + 1..4 { li.seat.empty { span.key { (i + 1) } span.stand {} } }
            }
        }
    }
}

pub(super) fn market(scene: &Scene<'_>) -> Markup {
    let rows = &scene.game.tables().board.market;
    let spaces = if scene.open().config.house_rules { 6 } else { 4 };
    html! {
        section.area.market data-roving aria-labelledby="a-market" {
            h3 #a-market { (icon("market")) (scene.rule("market", key!("b-market"))) }
            ul.loggia {
                @for (i, row) in rows.iter().enumerate().take(spaces) {
                    @let space = Space::market(i as u8);
                    @let closed = scene.open().config.players < row.min_players;
                    @let members = scene.standing_in(space);
                    li class={
                        "space" @if closed { " closed" } @if !members.is_empty() { " taken" }
                        @if !closed { (classes(scene, space)) }
                    } data-place="whole" {
                        @if closed {
                            span.niche role="img" aria-label=(scene.say(key!("b-closed"))) { span.key { "–" } span.mark { (icon("cross")) } }
                        } @else {
                            (niche(scene, space, row.value, &scene.say(key!("b-market")), &html! {
                                span.stand aria-hidden="true" { @for (seat, member) in &members { (scene.member(*seat, *member, "")) } }
                            }))
                        }
                        span.gain { (gives(scene, &row.gives)) }
                        @if !closed { (reasons(scene, space)) }
                    }
                }
            }
        }
    }
}

/// The harvest or the production.
pub(super) fn work(scene: &Scene<'_>, work: Work) -> Markup {
    let id = work.id();
    let heading = if work == Work::Harvest { key!("b-harvest") } else { key!("b-production") };
    html! {
        section class={ "area work " (id) } data-roving aria-labelledby={ "a-" (id) } {
            h3 id={ "a-" (id) } { (icon(id)) (scene.rule(id, heading)) }
            ul.loggia {
                (work_space(scene, work, WorkSize::Small))
                (work_space(scene, work, WorkSize::Large))
            }
        }
    }
}

fn work_space(scene: &Scene<'_>, work: Work, size: WorkSize) -> Markup {
    let row = &scene.game.tables().board.work[work as usize][size as usize];
    let space = Space::work(work, size);
    let closed = scene.open().config.players < row.min_players;
    let members = scene.standing_in(space);
    let small = size == WorkSize::Small;
    html! {
        li class={
            "space" @if !small { " wide" } @if closed { " closed" } @if small && !members.is_empty() { " taken" }
            @if !closed { (classes(scene, space)) }
        } data-place="whole" {
            @if closed {
                span.niche role="img" aria-label=(scene.say(key!("b-closed"))) { span.key { "–" } span.mark { (icon("cross")) } }
                span.gain { (scene.say(key!("b-closed"))) }
            } @else {
                (niche(scene, space, row.value, &scene.tell(&crate::texts::space(space)), &html! {
                    span.stand aria-hidden="true" { @for (seat, member) in &members { (scene.member(*seat, *member, "")) } }
                }))
                span.gain {
                    @if row.modifier == 0 { (scene.say(key!("b-full-value"))) }
                    @else { b.neg { "−" (-row.modifier) } }
                }
                (reasons(scene, space))
            }
        }
    }
}
