//! The bar: how many scorings have been, whose turn it is, and what is awaited, in words.

use super::scene::Scene;
use kernel::Seat;
use maud::{Markup, html};
use std::cmp::Ordering;
use wiege::Action;
use wiege::pending::Ask;
use words::{Arg, Phrase};

/// The middle of the bar: everything but the name and the tools.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let setup = &scene.game.tables().setup;
    let total = setup.seating(open.config.players).event_deck - setup.end_visible_events;
    let done = open.scorings;
    let total = total.max(done);
    let now = (done + 1).min(total);
    let caption = scene.tell(
        &Phrase::new(key!("w-b-scoring-of"))
            .number("n", now)
            .number("of", total)
            .number("left", scene.view.events),
    );
    let state = |i: u8| match i.cmp(&done) {
        Ordering::Less => "done",
        Ordering::Equal => "cur",
        Ordering::Greater => "",
    };
    html! {
        div.time {
            ol.scorings aria-hidden="true" {
                @for i in 0..total {
                    li class=(state(i)) {}
                }
            }
            a.cap.to-rule href={ (scene.rules) "#overview" } { (caption) }
        }
        ol.order aria-label=(scene.say(key!("w-b-order"))) {
            @for seat in Seat::all(scene.seats()) {
                li class=(if open.turn == seat { "cur" } else { "" }) { (scene.emblem(seat)) }
            }
        }
        div.prompt role="status" aria-live="polite" {
            @if let Some(seat) = open.asked() { (scene.emblem(seat)) }
            p { (prompt(scene)) }
        }
    }
}

fn prompt(scene: &Scene<'_>) -> Markup {
    let Some(asked) = scene.open().asked() else { return html! { b { (scene.say(key!("b-over"))) } } };
    if !scene.is_my_turn() {
        let waiting = Phrase::new(key!("b-waiting-for")).with("who", Arg::Text(scene.name(asked).to_owned()));
        return html! { b { (scene.tell(&waiting)) "." } " " (doing(scene)) };
    }
    html! { b { (scene.say(key!("b-your-turn"))) } " " (question(scene)) }
}

/// What is asked, as a short sentence.
pub(super) fn question(scene: &Scene<'_>) -> String {
    match scene.open().ask {
        Ask::Place { .. } if scene.legal.iter().any(|it| matches!(it, Action::Lift(_))) => {
            scene.say(key!("w-b-ask-lift"))
        }
        Ask::Place { .. } if scene.legal.iter().any(|it| matches!(it, Action::Exchange(_))) => {
            scene.say(key!("w-b-ask-exchange"))
        }
        Ask::Place { .. } => scene.say(key!("w-b-ask-place")),
        Ask::Move { .. } => scene.say(key!("w-b-ask-move")),
        Ask::Bonus { left } => scene.count(key!("w-b-ask-bonus"), left),
        Ask::Cards { left, .. } if scene.open().scoring.is_some() => {
            scene.count(key!("w-b-ask-cards-last"), left)
        }
        Ask::Cards { left, .. } => scene.count(key!("w-b-ask-cards"), left),
        Ask::Lay { .. } => scene.say(key!("w-b-ask-lay")),
        Ask::Name => scene.say(key!("w-b-ask-name")),
        Ask::Count { .. } => scene.say(key!("w-b-ask-count")),
        Ask::Keep => scene.say(key!("w-b-ask-keep")),
        Ask::Reveal => scene.say(key!("w-b-ask-reveal")),
        Ask::Pay => {
            let left = scene.scoring().map_or(0, |it| it.debt.left);
            scene.count(key!("w-b-ask-pay"), left)
        }
        Ask::Over => scene.say(key!("b-over")),
    }
}

/// What somebody else is about.
fn doing(scene: &Scene<'_>) -> String {
    scene.say(match scene.open().ask {
        Ask::Place { .. } | Ask::Move { .. } => key!("w-b-phase-1"),
        Ask::Bonus { .. } => key!("w-b-phase-bonus"),
        Ask::Cards { .. } | Ask::Lay { .. } => key!("w-b-phase-2"),
        Ask::Name | Ask::Count { .. } => key!("w-culture-scoring"),
        Ask::Reveal => key!("w-character-scoring"),
        Ask::Keep => key!("w-b-phase-keep"),
        Ask::Pay => key!("w-b-phase-pay"),
        Ask::Over => key!("b-over"),
    })
}
