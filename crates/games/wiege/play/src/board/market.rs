//! The display with its four cards, and the decks.

use super::scene::Scene;
use super::{cards, mine};
use maud::{Markup, html};
use wiege::Action;
use wiege::pieces::Symbols;
use words::Key;

/// The display and the decks.
pub(super) fn market(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let is_taken = open.displayed().any(|card| scene.may(Action::Take(card)));
    let why = if is_taken { key!("w-b-display-now") } else { key!("w-b-display-why") };
    html! {
        section.market aria-label=(scene.say(key!("w-b-display"))) data-hold="display" {
            h2.rail-h { (scene.rule("deck", key!("w-b-display"))) " " small { (scene.say(why)) } }
            ul.cards {
                @for slot in open.display {
                    li data-piece=[slot.map(|card| format!("card-{card}"))] {
                        @match slot {
                            Some(card) if scene.may(Action::Take(card)) => {
                                (mine::usable(scene, (card, Symbols::ALL), Action::Take(card), key!("w-b-take"), &cards::face(scene, card, Symbols::ALL)))
                            }
                            Some(card) => { (cards::lying(scene, card)) }
                            None => { p.hole { (scene.say(key!("w-b-gap"))) } }
                        }
                    }
                }
            }
            ul.decks {
                li data-hold="deck" {
                    @if scene.may(Action::Draw) {
                        button.deck form="act" name="action" value=(Action::Draw) title=(scene.say(key!("w-do-draw"))) {
                            (amount(scene, "back", scene.view.deck, key!("w-b-draw")))
                        }
                    } @else { span.deck { (amount(scene, "back", scene.view.deck, key!("w-b-deck"))) } }
                }
                li data-hold="discards" { span.deck { (amount(scene, "back dis", open.discards.len() as u8, key!("w-b-discarded"))) } }
                li data-hold="events" { span.deck { span class="back evd" { b { (scene.view.events) } } small { (scene.rule("events", key!("w-b-events"))) } } }
            }
        }
    }
}

fn amount(scene: &Scene<'_>, class: &str, n: u8, key: Key) -> Markup {
    html! { span class=(class) { b { (n) } } small { (scene.say(key)) } }
}
