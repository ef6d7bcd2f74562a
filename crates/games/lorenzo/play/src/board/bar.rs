//! The bar: round, dice, turn order, and what is awaited, in words.

use super::decide;
use super::scene::{Scene, member_key};
use boards::icons::die;
use lorenzo::pieces::Member;
use lorenzo::state::Phase;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// The middle of the bar: everything but the name and the tools.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    html! {
        div.time {
            ol.rounds aria-label=(scene.tell(&Phrase::new(key!("b-round-of")).number("round", open.round))) {
                @for round in 1..=6u8 {
                    li class={
                        @if round < open.round { "done" } @else if round == open.round { "cur" }
                        @if round % 2 == 0 { " sec" }
                    } { span { (round) } }
                }
            }
            a.cap.to-rule href={ (scene.rules) "#round" } { (scene.tell(&Phrase::new(key!("b-round-of")).number("round", open.round))) }
        }
        div.dice {
            @for (member, pips) in Member::COLOURED.into_iter().zip(open.dice) {
                @if pips > 0 { (die(member.id(), pips, &format!("{}: {pips}", scene.say(member_key(member))))) }
            }
        }
        ol.order aria-label=(scene.say(key!("b-in-turn-order"))) {
            @for seat in open.order.as_slice() {
                li class=(if scene.awaited().contains(seat) { "cur" } else { "" }) { (scene.emblem(*seat)) }
            }
        }
        div.prompt role="status" aria-live="polite" {
            @if let [only] = scene.awaited()[..] { (scene.emblem(only)) }
            p { (prompt(scene)) }
        }
    }
}

/// What is awaited, in words.
pub(super) fn prompt(scene: &Scene<'_>) -> Markup {
    if scene.open().phase == Phase::Over {
        return html! { b { (scene.say(key!("b-over"))) } };
    }
    if !scene.is_my_turn() {
        let names: Vec<&str> = scene.awaited().into_iter().map(|seat| scene.name(seat)).collect();
        let waiting = Phrase::new(key!("b-waiting-for")).with("who", Arg::Text(names.join(", ")));
        return html! { (scene.tell(&waiting)) };
    }
    let free = || if scene.is_placing() { key!("b-ask-place") } else { key!("b-ask-end") };
    let key = decide::asked(scene).unwrap_or_else(free);
    html! { b { (scene.say(key!("b-your-turn"))) } " " (scene.say(key)) }
}
