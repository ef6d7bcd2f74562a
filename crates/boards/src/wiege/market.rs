//! The display with its four cards, and the decks.

use super::scene::Scene;
use super::{cards, mine};
use ::wiege::Action;
use ::wiege::pieces::Symbols;
use maud::{Markup, html};

/// The display and the decks.
pub fn market(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    html! {
        section.market aria-label=(scene.say("w-b-display")) {
            h2.rail-h { (scene.rule("deck", "w-b-display")) " " small { (scene.say("w-b-display-why")) } }
            ul.cards {
                @for slot in open.display {
                    li {
                        @match slot {
                            Some(card) if scene.may(Action::Take(card)) => {
                                (mine::usable(scene, (card, Symbols::ALL), Action::Take(card), "w-b-take", &cards::face(scene, card, Symbols::ALL)))
                            }
                            Some(card) => { (cards::lying(scene, card)) }
                            None => { p.hole { (scene.say("w-b-gap")) } }
                        }
                    }
                }
            }
            ul.decks {
                li {
                    @if scene.may(Action::Draw) {
                        button.deck form="act" name="action" value=(Action::Draw) title=(scene.say("w-do-draw")) {
                            (cards::back()) (amount(scene, scene.view.deck, "w-b-draw"))
                        }
                    } @else { span.deck { (cards::back()) (amount(scene, scene.view.deck, "w-b-deck")) } }
                }
                li { span.deck { (cards::back()) (amount(scene, open.discards.len() as u8, "w-b-discarded")) } }
                li.evd { span.deck { (cards::back()) span { b { (scene.view.events) } small { (scene.rule("events", "w-b-events")) } } } }
            }
        }
    }
}

fn amount(scene: &Scene<'_>, n: u8, key: &'static str) -> Markup {
    html! { span { b { (n) } small { (scene.say(key)) } } }
}
