//! The others' sheets, small; alone the ghost and the Pope.

use super::bar::ghost;
use super::marks;
use super::scene::Scene;
use crate::texts::{track_name, word};
use boards::icons::{emblem_of, icon, meaning};
use boards::markup::capital;
use florenza::pieces::{Target, Track, Work};
use florenza::state::Phase;
use kernel::Seat;
use maud::{Markup, html};
use words::{Arg, Key, Phrase};

/// Everyone whose sheet is not drawn large.
pub(super) fn others(scene: &Scene<'_>) -> Markup {
    let shown = scene.shown();
    html! {
        section.opps aria-label=(scene.say(key!("flo-b-others"))) {
            h2.vh { (scene.say(key!("flo-b-others"))) }
            @for seat in scene.in_order().into_iter().filter(|seat| *seat != shown) { (one(scene, seat)) }
            @if scene.open().config.is_solo() { (pope(scene)) }
        }
    }
}

fn one(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let open = scene.open();
    let is_bot = scene.sitting.get(seat.index()).is_some_and(|it| it.is_bot);
    let waits = scene.awaited().contains(&seat);
    html! {
        article class={ "opp p-" (emblem_of(seat)) @if waits { " active" } } {
            header {
                (scene.emblem(seat))
                h4 {
                    (scene.name(seat))
                    @if open.active() == Some(seat) && !scene.is_over() { small { (scene.say(key!("flo-b-active"))) } }
                    @else if open.first == seat { small { (scene.say(key!("flo-b-first"))) } }
                    @if is_bot { small.bot { (scene.say(key!("flo-b-bot"))) } }
                }
                @if open.captain == Some(seat) { span.title { (meaning("captain", &scene.tell(&track_name(Track::Captain)))) } }
                @if open.bishop == Some(seat) { span.title { (meaning("bishop", &scene.tell(&track_name(Track::Bishop)))) } }
                span.score title=(scene.say(key!("flo-b-points-now"))) { b { (scene.score(seat).total) } (meaning("vp", &scene.say(key!("flo-b-points-now")))) }
            }
            div.mleaf {
                (arches(scene, seat, "palace", key!("flo-b-palace"), Work::PALACE))
                ul.mt { @for track in Track::ALL { (rung(scene, track, player.at(track))) } }
                (arches(scene, seat, "dome", key!("flo-b-church"), Work::CHURCH))
                (doors(scene, seat))
            }
            div.goods {
                (marks::said(player.reserve.extra, "crate", &scene.say(key!("flo-b-extra"))))
                (marks::said(player.reserve.florins, "coins", &scene.say(key!("flo-b-florins"))))
                (marks::said(player.reserve.stars, "star", &scene.say(key!("flo-b-stars"))))
                span.lab { (doing(scene, seat)) }
            }
            details.icons { summary { (scene.say(key!("flo-b-whole-sheet"))) } (all_icons(scene, seat)) }
        }
    }
}

/// What a seat has still to do in this turn.
fn doing(scene: &Scene<'_>, seat: Seat) -> String {
    let open = scene.open();
    let (left, _) = scene.dice_left(seat);
    match (scene.awaited().contains(&seat), open.phase) {
        (_, Phase::Over) => String::new(),
        (true, _) if left > 0 => scene.count(key!("flo-b-to-use"), left),
        (true, _) => scene.say(key!("flo-b-decides")),
        (false, Phase::Active) if open.active() != Some(seat) => scene.say(key!("flo-b-later")),
        (false, Phase::Active | Phase::Others) => scene.say(key!("flo-b-ready")),
        (false, _) => String::new(),
    }
}

fn arches(scene: &Scene<'_>, seat: Seat, sign: &str, key: Key, works: [Work; 4]) -> Markup {
    let player = scene.player(seat);
    html! {
        div {
            span.lab { (meaning(sign, &scene.say(key))) }
            ol.ma {
                @for work in works {
                    @if player.has_done(work) {
                        @let points = scene.game.tables().works[work as usize].points + player.artists[work as usize];
                        @let label = Phrase::new(key!("flo-b-of-done")).with("place", Arg::Text(scene.work(work))).number("n", points);
                        li.d title=(scene.tell(&label)) { b { (points) } span.vh { (scene.tell(&label)) } }
                    } @else {
                        @let (n, of) = progress(scene, seat, work.target());
                        li title=(crossed(scene, seat, work.target())) {
                            i aria-hidden="true" { (n) small { "/" (of) } } span.vh { (crossed(scene, seat, work.target())) }
                        }
                    }
                }
            }
        }
    }
}

fn progress(scene: &Scene<'_>, seat: Seat, target: Target) -> (u8, u8) {
    let i = target.index();
    (scene.player(seat).crossed[i].count(), scene.game.tables().icons[i].count())
}

fn crossed(scene: &Scene<'_>, seat: Seat, target: Target) -> String {
    let (n, of) = progress(scene, seat, target);
    let place = Arg::Text(scene.target(target));
    scene.tell(&Phrase::new(key!("flo-b-of-crossed")).with("place", place).number("n", n).number("of", of))
}

fn rung(scene: &Scene<'_>, track: Track, at: u8) -> Markup {
    let n = scene.game.tables().tracks[track as usize].boxes.len();
    let label = scene.tell(&Phrase::new(key!("flo-b-place")).number("n", at).number("of", n as i64));
    html! {
        li {
            (meaning(track.id(), &scene.tell(&track_name(track))))
            span.bar12 role="img" aria-label=(label) {
                @for i in 0..n { i class=(if i < usize::from(at) { "f" } else { "" }) {} }
            }
            b { (at) }
        }
    }
}

fn doors(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    html! {
        ol.ms {
            @for space in 1..=8u8 {
                @match (player.building_in(space), Target::space(space)) {
                    (Some(building), _) => {
                        @let place = Arg::Text(scene.count(key!("flo-space"), space));
                        @let label = Phrase::new(key!("flo-b-of-built")).with("place", place).with("name", Arg::Text(scene.building(building)));
                        li.d title=(scene.tell(&label)) { small { (building.number()) } span.vh { (scene.tell(&label)) } }
                    }
                    (None, Some(target)) => {
                        @let (n, _) = progress(scene, seat, target);
                        li title=(crossed(scene, seat, target)) { @if n > 0 { (n) } span.vh { (crossed(scene, seat, target)) } }
                    }
                    (None, None) => { li {} }
                }
            }
        }
    }
}

/// Every place that is begun, with its icons as they stand.
fn all_icons(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let is_begun = |it: &Target| {
        !player.done.contains(*it) && (it.as_work().is_some() || !player.crossed[it.index()].is_none())
    };
    html! {
        dl {
            @for target in Target::all().filter(is_begun) {
                dt { (scene.target(target)) }
                dd {
                    @for (kind, n) in scene.game.tables().icons[target.index()].iter() {
                        @let done = player.crossed[target.index()].get(kind);
                        @for i in 0..n {
                            @let key = if i < done { key!("flo-b-crossed") } else { key!("flo-b-free") };
                            @let label = scene.tell(&Phrase::new(key).with("what", Arg::Text(marks::icon_word(scene, kind))));
                            span class={ "sq" @if i < done { " x" } } role="img" aria-label=(label) {
                                (icon(marks::icon_name(kind))) @if i < done { (marks::strokes()) }
                            }
                        }
                    }
                }
            }
            @for building in player.buildings.iter() {
                dt { (scene.building(building)) }
                dd { (marks::effect(scene, &scene.game.tables().buildings[building.index()].effect)) }
            }
        }
    }
}

/// Whom one plays against alone.
fn pope(scene: &Scene<'_>) -> Markup {
    let solo = &scene.game.tables().solo;
    let Some(level) = scene.open().config.level else { return html! {} };
    let needs = Phrase::new(key!("flo-b-pope-needs"))
        .number("n", solo.target(level))
        .with("level", word(format!("flo-level-{}", level.id())));
    html! {
        article.opp.pope {
            header {
                span.emb.ghost { (icon("bishop")) }
                h4 { (scene.rule("solo", key!("flo-b-pope"))) }
                span.score { b { (solo.target(level)) } (icon("vp")) }
            }
            p.lab { (scene.tell(&needs)) }
        }
        article class={ "opp ghost" @if scene.open().active().is_none() { " active" } } {
            header { (ghost(scene)) h4 { (scene.rule("solo", key!("flo-b-ghost"))) } }
            ul.mt { @for (track, _) in &solo.tracks { (rung(scene, *track, scene.open().ghost[*track as usize])) } }
            @for (track, die) in &solo.tracks {
                @let colour = word(format!("flo-of-die-{}", die.id()));
                @let track = word(format!("flo-track-{}", track.id()));
                p.lab { (marks::chip(scene, *die)) " " (capital(&scene.tell(&Phrase::new(key!("flo-b-ghost-white")).with("track", track).with("die", colour)))) }
            }
        }
    }
}
