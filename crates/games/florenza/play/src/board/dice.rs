//! The dice board: six bays, unused above, used below; choosing a die opens its uses.

use super::scene::Scene;
use super::{hand, marks, uses};
use crate::texts::{track_name, word};
use boards::icons::{die, meaning};
use florenza::data::Character;
use florenza::pending::Pending;
use florenza::pieces::Die;
use maud::{Markup, html};
use words::Phrase;

/// Dice, their uses, and what is asked now.
pub(super) fn turn(scene: &Scene<'_>) -> Markup {
    let crossing = matches!(scene.question(), Some(Pending::Units { .. } | Pending::Spend { .. }));
    html! {
        section #board class={ "turn" @if crossing { " crossing" } } aria-label=(scene.say(key!("flo-b-dice"))) {
            div.lanes {
                h2.vh { (scene.say(key!("flo-b-dice"))) }
                div.rows {
                    (scene.rule_icon("dice", "help", key!("flo-b-dice")))
                    span aria-hidden="true" { (scene.say(key!("flo-b-unused"))) } span aria-hidden="true" { (scene.say(key!("flo-b-used"))) }
                }
                ol { @for it in Die::ALL { (lane(scene, it)) } }
            }
            div.fuses { @for it in Die::ALL { (uses::of(scene, it)) } }
            (hand::panel(scene))
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
    let face = &scene.game.tables().faces[it as usize];
    html! {
        li class={ "lane " (class) } {
            span.lh {
                (meaning(marks::resource_icon(face.resource), &marks::resource_word(scene, face.resource)))
                @match face.character {
                    Character::Track(track, _) => { (meaning(track.id(), &scene.tell(&track_name(track)))) }
                    Character::Artist(artist, _) => { (marks::artist_icon(scene, artist, "")) }
                }
            }
            @if is_used { span.nook.empty {} (standing(scene, it, usable)) }
            @else { (standing(scene, it, usable)) span.nook.empty {} }
        }
    }
}

/// The die in its nook: a choice that needs no script.
fn standing(scene: &Scene<'_>, it: Die, usable: bool) -> Markup {
    let colour = word(format!("flo-die-{}", it.id()));
    let value = scene.open().value(it);
    let label = scene.tell(&Phrase::new(key!("flo-b-die")).with("die", colour).number("value", value));
    html! {
        label class={ "nook" @if usable { " ok" } } title=(label) {
            input.vh type="radio" name="die" id={ "pick-" (it.id()) } data-pick data-spent[!usable] aria-label=(label) checked[it == scene.chosen()];
            (die(it.id(), value, &label))
        }
    }
}
