//! The tray: six dice, each in its lane with what it gives at which values; choosing one opens its uses.

use super::scene::Scene;
use super::{chooser, hand, marks, others, uses};
use crate::texts::{artist_name, icons, track_name, word};
use boards::icons::{emblem_of, icon};
use florenza::data::Character;
use florenza::goods::Icon;
use florenza::pending::Pending;
use florenza::pieces::Die;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// Dice, what is asked now, and the uses of the chosen die.
pub(super) fn turn(scene: &Scene<'_>) -> Markup {
    let crossing = matches!(scene.question(), Some(Pending::Units { .. } | Pending::Spend { .. }));
    let is_using = Die::ALL.into_iter().any(|it| uses::is_usable(scene, it));
    let open = scene.open();
    html! {
        section #board class={ "turn" @if crossing { " crossing" } @if !is_using { " closed" } @if scene.is_my_turn() { " asked" } } aria-label=(scene.say(key!("flo-b-dice"))) {
            (hand::ledge(scene))
            div.lanes {
                h2.vh { (scene.say(key!("flo-b-dice"))) }
                ol.tray data-roll={ "round-" (open.round) "-" (open.turn) } { @for it in Die::ALL { (lane(scene, it)) } }
            }
            div.fuses {
                @for it in Die::ALL {
                    div class={ "of-die of-" (it.id()) } { (uses::of(scene, it)) (chooser::of(scene, it)) }
                }
                (chooser::of_hand(scene))
            }
            // On a phone, where the city has a page of its own.
            div class={ "my-small p-" (emblem_of(scene.shown())) } aria-hidden="true" { (others::miniature(scene, scene.shown(), &html! {})) }
        }
    }
}

fn lane(scene: &Scene<'_>, it: Die) -> Markup {
    let is_used = scene.open().used.contains(it);
    let usable = uses::is_usable(scene, it);
    let class = match (is_used, usable) {
        (_, true) => "free",
        (true, false) => "used",
        (false, false) => "rest",
    };
    let colour = word(format!("flo-die-{}", it.id()));
    let value = scene.open().value(it);
    let label = scene.tell(&Phrase::new(key!("flo-b-die")).with("die", colour).number("value", value));
    html! {
        li class={ "lane " (class) } {
            label class={ "pick-die" @if usable { " ok" } } {
                input.vh type="radio" name="die" id={ "pick-" (it.id()) } data-pick data-spent[!usable]
                    aria-label={ (label) ": " (gives(scene, it)) } checked[it == scene.chosen()];
                span class={ "die cube d-" (it.id()) } role="img" aria-label=(label) { (icon(&format!("cube-{value}"))) }
                span.lgs aria-hidden="true" { (legend(scene, it)) }
            }
            @if is_used { p.taken { (taker(scene)) " " span { (scene.say(key!("flo-b-used"))) } } }
        }
    }
}

/// Whose dice the used ones are.
fn taker(scene: &Scene<'_>) -> Markup {
    match scene.open().active() {
        Some(seat) => scene.emblem(seat),
        None => super::bar::ghost(scene),
    }
}

/// What the die gives at each value, values that give the same together; those that count now are lit.
fn legend(scene: &Scene<'_>, it: Die) -> Markup {
    let face = &scene.game.tables().faces[it as usize];
    let values = uses::values(scene, scene.player(scene.shown()), it);
    html! {
        @for (first, last) in rows(scene, it) {
            @let i = usize::from(first) - 1;
            span class={ "lg" @if values.contains(&first) || values.contains(&last) { " hit" } } {
                em { (first) @if last > first { "–" (last) } }
                (marks::counted(face.count[i], marks::resource_icon(face.resource)))
                @match face.character {
                    Character::Track(track, steps) => { (marks::counted(steps[i], track.id())) }
                    Character::Artist(artist, wage) => { span.amt { (icon(artist.id())) b { (wage[i]) } } }
                }
            }
        }
    }
}

/// The values that give the same, from the first to the last of each row.
fn rows(scene: &Scene<'_>, it: Die) -> Vec<(u8, u8)> {
    let face = &scene.game.tables().faces[it as usize];
    let brings = |value: u8| {
        let i = usize::from(value) - 1;
        match face.character {
            Character::Track(_, steps) => (face.count[i], u16::from(steps[i])),
            Character::Artist(_, wage) => (face.count[i], wage[i]),
        }
    };
    let mut rows: Vec<(u8, u8)> = Vec::new();
    for value in 1..=6 {
        match rows.last_mut() {
            Some((_, last)) if brings(*last) == brings(value) => *last = value,
            _ => rows.push((value, value)),
        }
    }
    rows
}

/// What the die gives now, in words.
fn gives(scene: &Scene<'_>, it: Die) -> String {
    let tables = scene.game.tables();
    let face = &tables.faces[it as usize];
    let i = usize::from(scene.open().value(it).max(1)) - 1;
    let what = scene.tell(&icons(tables, Icon::Resource(face.resource), face.count[i]));
    let phrase = match face.character {
        Character::Track(track, steps) => Phrase::new(key!("flo-b-gives-steps"))
            .number("steps", steps[i])
            .with("track", Arg::Text(scene.tell(&track_name(track)))),
        Character::Artist(artist, wage) => Phrase::new(key!("flo-b-gives-artist"))
            .number("wage", wage[i])
            .with("artist", Arg::Text(scene.tell(&artist_name(artist)))),
    };
    scene.tell(&phrase.with("what", Arg::Text(what)).number("florins", face.florins))
}
