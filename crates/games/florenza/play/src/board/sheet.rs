//! The large sheet: palace, church and what is crossed there.

use super::scene::Scene;
use super::{marks, street, tracks};
use crate::texts::artist_name;
use boards::icons::{emblem_of, icon, meaning};
use florenza::Action;
use florenza::goods::Icon;
use florenza::pending::Pending;
use florenza::pieces::{Artist, Resource, Target, Work};
use florenza::state::Player;
use kernel::Set;
use maud::{Markup, html};
use words::{Arg, Key, Phrase};

/// The sheet of the seat that looks, or of the active player.
pub(super) fn sheet(scene: &Scene<'_>) -> Markup {
    let seat = scene.shown();
    let is_own = scene.own() == Some(seat);
    let total = scene.score(seat).total;
    html! {
        section #leaf class={ "my-leaf p-" (emblem_of(seat)) } aria-label={ (scene.say(key!("flo-b-sheet"))) " " (scene.name(seat)) } {
            header.leaf-h {
                (scene.emblem(seat))
                h2 { (scene.name(seat)) " " @if is_own { small { (scene.say(key!("flo-b-your-sheet"))) } } }
                p.note { (scene.rule("numbers", key!("flo-b-note"))) }
                span.score title=(scene.say(key!("flo-b-points-now"))) { b { (total) } (meaning("vp", &scene.say(key!("flo-b-points-now")))) }
            }
            (palace(scene))
            (tracks::mid(scene, seat))
            (church(scene))
            (street::street(scene, scene.player(seat)))
        }
    }
}

fn palace(scene: &Scene<'_>) -> Markup {
    let is_solo = scene.open().config.is_solo();
    html! {
        section.palace aria-labelledby="h-palace" {
            div.roof {
                ol.wins { @if is_solo { (by_round(scene)) } @else { (by_rank(scene)) } }
                h3 #h-palace {
                    (scene.rule("works", key!("flo-b-palace")))
                    small { (scene.rule("whole", if is_solo { key!("flo-b-palace-solo") } else { key!("flo-b-palace-whole") })) " " (icon("vp")) }
                }
            }
            (works(scene, Work::PALACE))
        }
    }
}

/// The bonus of the whole palace for each player who finishes; the one that waits for the next is lit.
fn by_rank(scene: &Scene<'_>) -> Markup {
    let next = usize::from(scene.open().finished);
    html! {
        @for (i, points) in scene.game.tables().palace_bonus.iter().take(scene.open().players.len()).enumerate() {
            li class=(if i == next { "up" } else { "" }) { small { (scene.count(key!("flo-b-rank"), i as i64 + 1)) } b { (points) } }
        }
    }
}

/// Alone the round decides; rounds with the same bonus stand together.
fn by_round(scene: &Scene<'_>) -> Markup {
    let mut groups: Vec<(usize, usize, u8)> = Vec::new();
    for (i, points) in scene.game.tables().solo_palace_bonus.iter().enumerate() {
        match groups.last_mut() {
            Some((_, last, same)) if same == points => *last = i + 1,
            _ => groups.push((i + 1, i + 1, *points)),
        }
    }
    let now = usize::from(scene.open().round);
    html! {
        @for (first, last, points) in groups {
            @let rounds = if first == last { first.to_string() } else { format!("{first}–{last}") };
            li class=(if (first..=last).contains(&now) { "up" } else { "" }) {
                small { (scene.tell(&Phrase::new(key!("flo-b-round-short")).with("rounds", Arg::Text(rounds)))) } b { (points) }
            }
        }
    }
}

fn church(scene: &Scene<'_>) -> Markup {
    html! {
        section.churchw aria-labelledby="h-church" {
            div.roof {
                (cupola())
                h3 #h-church {
                    (scene.rule("works", key!("flo-b-church")))
                    small {
                        (scene.rule("whole", key!("flo-b-whole"))) " " (marks::counted(format!("+{}", scene.game.tables().church_steps), "ladder"))
                        " " (scene.say(key!("flo-b-one-track")))
                    }
                }
            }
            (works(scene, Work::CHURCH))
        }
    }
}

fn cupola() -> Markup {
    html! {
        svg.cupola viewBox="0 0 360 84" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
            path.st0 d="M0 84V74h360v10z" {}
            path.st0 d="M78 84V66h204v18z" {}
            path.st2 d="M74 66v-5h212v5z" {}
            path.st1 d="M92 61C94 33 128 16 180 13c52 3 86 20 88 48z" {}
            path.rib d="M180 13v48M180 13c-27 6-42 26-44 48M180 13c27 6 42 26 44 48M180 13C131 16 108 36 104 61M180 13c49 3 72 23 76 48" {}
            path.st2 d="M171 14V7l9-4 9 4v7zM179 3V0h2v3z" {}
            g.eye { @for x in [112, 146, 180, 214, 248] { circle cx=(x) cy="73" r="4" {} } }
        }
    }
}

fn works(scene: &Scene<'_>, works: [Work; 4]) -> Markup {
    let player = scene.player(scene.shown());
    html! { ol.works { @for it in works { (work(scene, player, it)) } } }
}

pub(super) fn work(scene: &Scene<'_>, player: &Player, work: Work) -> Markup {
    let row = &scene.game.tables().works[work as usize];
    let target = work.target();
    let is_done = player.has_done(work);
    html! {
        li class={ "work " (state(scene, player, target)) } {
            h4 { (scene.work(work)) }
            div.arch {
                span.key title=(scene.tell(&crate::texts::points(row.points.into()))) { (row.points) }
                @if is_done { (painted(scene, player, work)) } @else {
                    (artists(scene, row.artists))
                    (squares(scene, player, target))
                }
            }
            span.rew {
                @if row.extra > 0 {
                    (meaning("now", &scene.say(key!("flo-b-now-gives")))) (marks::counted(row.extra, "crate"))
                }
                @if let Some(income) = &row.income {
                    (scene.rule_icon("income", "always", key!("flo-b-each-round"))) (marks::income(scene, income))
                }
            }
            p.why { (said_of(scene, player, target)) }
        }
    }
}

/// A complete work: its points, and the artist's.
fn painted(scene: &Scene<'_>, player: &Player, work: Work) -> Markup {
    let row = &scene.game.tables().works[work as usize];
    let artist = player.artists[work as usize];
    let label = scene.tell(&Phrase::new(key!("flo-b-with")).number("a", row.points).number("b", artist));
    let tables = scene.game.tables();
    let mut kinds = Artist::ALL.into_iter().filter(|it| row.takes(*it));
    let only = kinds.next().filter(|_| kinds.next().is_none());
    let sign = if artist > tables.paid {
        "star"
    } else if artist == tables.anonymous {
        "anon"
    } else {
        only.map_or("dome", Artist::id)
    };
    html! {
        span.paint title=(label) {
            b { (row.points) "+" (artist) } (meaning("vp", &label))
            svg.i.by aria-hidden="true" { use href={ "#" (sign) } {} }
        }
    }
}

fn artists(scene: &Scene<'_>, kinds: Set<Artist>) -> Markup {
    let kinds: Vec<Artist> = kinds.iter().collect();
    let names: Vec<String> = kinds.iter().map(|it| scene.tell(&artist_name(*it))).collect();
    let label = scene.tell(&Phrase::new(key!("flo-b-takes")).with("list", Arg::Text(names.join(" / "))));
    html! {
        span.arts title=(label) {
            @for (i, kind) in kinds.iter().enumerate() { @if i > 0 { i { "/" } } (marks::artist_icon(scene, *kind, "art")) }
        }
    }
}

/// The resource that waits to be crossed.
pub(super) fn waiting(scene: &Scene<'_>) -> Option<Resource> {
    match scene.question() {
        Some(Pending::Units { resource, .. } | Pending::Spend { resource }) => Some(resource),
        _ => None,
    }
}

/// How a place stands, for the style sheet.
pub(super) fn state(scene: &Scene<'_>, player: &Player, target: Target) -> &'static str {
    let i = target.index();
    if player.done.contains(target) {
        "is-done"
    } else if scene.may(Action::To(target)) {
        "is-ok"
    } else if target.as_work().is_some() && scene.game.tables().icons[i] == player.crossed[i] {
        "is-ready"
    } else if waiting(scene).is_some() && scene.own() == Some(scene.shown()) {
        "is-no"
    } else {
        "is-open"
    }
}

/// How a work stands, in words.
fn said_of(scene: &Scene<'_>, player: &Player, target: Target) -> String {
    let i = target.index();
    let left = scene.game.tables().icons[i].missing(player.crossed[i]).count();
    match (state(scene, player, target), waiting(scene)) {
        ("is-done", _) => scene.say(key!("flo-b-done")),
        ("is-ready", _) => scene.say(key!("flo-b-all-crossed")),
        ("is-ok", Some(it)) => {
            let name = Arg::Text(marks::resource_word(scene, it));
            scene.tell(&Phrase::new(key!("flo-b-fits-here")).with("name", name).number("n", left))
        }
        ("is-no", Some(it)) => {
            let name = Arg::Text(marks::resource_word(scene, it));
            scene.tell(&Phrase::new(key!("flo-b-none-here")).with("name", name))
        }
        _ => scene.count(key!("flo-b-open"), left),
    }
}

/// The squares of a work or space: crossed ones first, then free ones; one that can be crossed is a button. The name of the
/// row tells a page that stands which squares were crossed since.
pub(super) fn squares(scene: &Scene<'_>, player: &Player, target: Target) -> Markup {
    let i = target.index();
    html! {
        span.sqs data-ink={ (scene.shown()) "-" (target.id()) } {
            @for (kind, n) in scene.game.tables().icons[i].iter() {
                @let crossed = player.crossed[i].get(kind);
                @for at in 0..n { (square(scene, target, kind, at < crossed, at == crossed)) }
            }
        }
    }
}

fn square(scene: &Scene<'_>, target: Target, kind: Icon, is_crossed: bool, is_next: bool) -> Markup {
    let what = marks::icon_word(scene, kind);
    let label = |key: Key| scene.tell(&Phrase::new(key).with("what", Arg::Text(what.clone())));
    let action = match kind {
        Icon::Florins => Some(Action::Pay(target)),
        Icon::Resource(it) => (waiting(scene) == Some(it)).then_some(Action::To(target)),
    };
    let action = action.filter(|it| is_next && scene.may(*it));
    html! {
        @if let Some(action) = action {
            @let place = Arg::Text(scene.target(target));
            @let cross = scene.tell(&Phrase::new(key!("flo-b-cross-in")).with("what", Arg::Text(what.clone())).with("place", place));
            button class={ "sq can" @if kind == Icon::Florins { " pays" } } form="act" name="action" value=(action) data-preview aria-label=(cross) title=(cross) {
                (icon(marks::icon_name(kind)))
            }
        } @else if is_crossed {
            span.sq.x role="img" aria-label=(label(key!("flo-b-crossed"))) { (icon(marks::icon_name(kind))) (marks::strokes()) }
        } @else {
            span.sq role="img" aria-label=(label(key!("flo-b-free"))) { (icon(marks::icon_name(kind))) }
        }
    }
}
