//! The bar: whose turn it is, and what is awaited, in words.

use super::scene::Scene;
use maud::{Markup, html};
use wiege::Action;
use wiege::pending::Ask;
use words::{Arg, Phrase};

/// The middle of the bar: whose decision is awaited, in words, and the phases of a turn.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    html! {
        div.prompt {
            @if let Some(seat) = scene.open().asked() { (scene.emblem(seat)) }
            p { (prompt(scene)) }
            (phases(scene))
        }
    }
}

/// The phases of a turn, the one that is on marked.
fn phases(scene: &Scene<'_>) -> Markup {
    let now = match scene.open().ask {
        Ask::Place { .. } | Ask::Move { .. } | Ask::Bonus { .. } => 1,
        Ask::Cards { .. } | Ask::Lay { .. } => 2,
        Ask::Over => return html! {},
        _ => 3,
    };
    let steps = [(1, key!("w-b-step-1")), (2, key!("w-b-step-2")), (3, key!("w-b-step-3"))];
    html! {
        ol.phase aria-hidden="true" {
            @for (number, key) in steps {
                @if number < 3 || now == 3 { li class=(if number == now { "cur" } else { "" }) { (scene.say(key)) } }
            }
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
