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
    html! {
        section.market aria-label=(scene.say(key!("w-b-display"))) {
            h2.rail-h { (scene.rule("deck", key!("w-b-display"))) " " small { (scene.say(key!("w-b-display-why"))) } }
            ul.cards {
                @for slot in open.display {
                    li {
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
                li {
                    @if scene.may(Action::Draw) {
                        button.deck form="act" name="action" value=(Action::Draw) title=(scene.say(key!("w-do-draw"))) {
                            (cards::back()) (amount(scene, scene.view.deck, key!("w-b-draw")))
                        }
                    } @else { span.deck { (cards::back()) (amount(scene, scene.view.deck, key!("w-b-deck"))) } }
                }
                li { span.deck { (cards::back()) (amount(scene, open.discards.len() as u8, key!("w-b-discarded"))) } }
                li.evd { span.deck { (cards::back()) span { b { (scene.view.events) } small { (scene.rule("events", key!("w-b-events"))) } } } }
            }
        }
    }
}

fn amount(scene: &Scene<'_>, n: u8, key: Key) -> Markup {
    html! { span { b { (n) } small { (scene.say(key)) } } }
}
