//! The smaller answers of a scoring: symbols, cards taken back, stones paid.

use super::cards;
use super::duel::scored_symbols;
use super::scene::Scene;
use crate::texts::symbol_key;
use boards::icons::icon;
use maud::{Markup, html};
use wiege::Action;
use wiege::pieces::Symbol;

/// What a participant of a culture scoring shows of each symbol of the event; the one named stands out.
pub(super) fn counts(scene: &Scene<'_>, number: u8) -> Markup {
    let Some(scoring) = scene.scoring() else { return html! {} };
    let seat = scoring.participant(number);
    let named = scoring.counted[usize::from(number)];
    html! {
        ul.tally {
            @for symbol in scored_symbols(scene).iter() {
                @let is_named = named.is_some_and(|it| it.symbol == symbol);
                @let count = named.filter(|_| is_named).map_or_else(|| scene.game.symbol_count(scene.open(), seat, symbol), |it| it.count);
                li class=(if is_named { "on" } else { "" }) { (cards::symbol(scene, symbol)) b { (count) } @if is_named { (icon("check")) } }
            }
        }
        p.calc { span { (scene.say(if named.is_some() { key!("w-b-named") } else { key!("w-b-not-named") })) } }
    }
}

/// A symbol that can be named, and how it would end against what the other has named or could name best.
pub(super) fn name_choice(scene: &Scene<'_>, action: Action) -> Markup {
    let (Action::Name(symbol), Some(scoring)) = (action, scene.scoring()) else { return html! {} };
    let mine = count(scene, scoring.now, symbol);
    let theirs = scoring.other.map(|_| {
        let other = 1 - scoring.now;
        let best = || scored_symbols(scene).iter().map(|it| count(scene, other, it)).max().unwrap_or(0);
        scoring.counted[usize::from(other)].map_or_else(best, |it| it.count)
    });
    let stones = i16::from(mine) - i16::from(theirs.unwrap_or(0));
    html! {
        span.big-s { (cards::glyph(symbol)) b { (mine) } }
        span.ot { b { (scene.say(symbol_key(symbol))) } }
        span.then {
            @if stones == 0 { (scene.say(key!("w-b-tie-short"))) }
            @else { b class=(if stones < 0 { "bad" } else { "win" }) { (if stones < 0 { "−" } else { "+" }) (stones.abs()) } (icon("infl")) }
        }
    }
}

fn count(scene: &Scene<'_>, participant: u8, symbol: Symbol) -> u8 {
    let seat = scene.scoring().map(|it| it.participant(participant)).unwrap_or_default();
    scene.game.symbol_count(scene.open(), seat, symbol)
}

/// A card that can be taken back to the hand.
pub(super) fn keep_choice(scene: &Scene<'_>, action: Action) -> Markup {
    let Action::Keep(card) = action else { return html! {} };
    html! { (cards::lying(scene, card)) span.ot { (scene.say(key!("w-b-keep"))) } }
}

/// A colour of stones that can be paid.
pub(super) fn pay_choice(scene: &Scene<'_>, action: Action) -> Markup {
    let (Action::Pay(colour), Some(own)) = (action, scene.own()) else { return html! {} };
    let n = scene.open().players[own].stones[colour.index()];
    html! {
        span.big-s { (scene.stone(colour)) }
        span.ot { b { (scene.about(key!("w-b-stone-of"), colour)) } }
        span.then { (n) " → " b { (n.saturating_sub(1)) } }
    }
}
