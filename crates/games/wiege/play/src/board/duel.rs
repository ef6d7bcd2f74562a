//! A scoring with both sides facing: what each shows, what is at stake, and the characters one may still reveal.

use super::decide::choice;
use super::scene::Scene;
use super::{cards, panels};
use boards::icons::{die, emblem_of, icon, meaning};
use kernel::Seat;
use maud::{Markup, html};
use wiege::Action;
use wiege::cards::{CardId, Cards};
use wiege::pieces::{Kind, Symbols};
use wiege::score::points;

/// One side: 0 for whoever started the scoring, 1 for the other participant.
pub(super) fn side(scene: &Scene<'_>, number: u8) -> Markup {
    let Some(scoring) = scene.scoring() else { return html! {} };
    let flip = if number == 0 { "" } else { " flip" };
    if number >= scoring.participants() {
        return html! { section class={ "side nobody" (flip) } { p { (scene.say(key!("w-b-alone"))) } } };
    }
    let seat = scoring.participant(number);
    html! {
        section class={ "side p-" (emblem_of(seat)) (flip) } aria-label=(scene.name(seat)) {
            header {
                (scene.emblem(seat))
                div { h3 { (scene.name(seat)) } small { (standing(scene, seat, number)) } }
                b.pts { (standing_points(scene, number)) }
            }
            @if scoring.kind == Kind::Character { (shown(scene, number)) } @else { (panels::counts(scene, number)) }
        }
    }
}

/// You or not, whose answer is awaited, and what is still hidden.
fn standing(scene: &Scene<'_>, seat: Seat, number: u8) -> String {
    let Some(scoring) = scene.scoring() else { return String::new() };
    let mut words = Vec::new();
    if scene.own() == Some(seat) {
        words.push(scene.say(key!("b-you")));
    } else {
        words.push(scene.count(key!("w-b-in-hand"), scene.view.in_hand[seat]));
        if scoring.kind == Kind::Character {
            words.push(scene.count(key!("w-b-on-pile"), scene.view.on_pile[seat]));
        }
    }
    if scoring.passed & (1 << number) != 0 {
        words.push(scene.say(key!("w-b-passed")));
    }
    words.join(" · ")
}

fn standing_points(scene: &Scene<'_>, number: u8) -> String {
    let Some(scoring) = scene.scoring() else { return String::new() };
    match scoring.kind {
        Kind::Character => points(scene.game.tables(), scoring.revealed[usize::from(number)]).to_string(),
        Kind::Culture => {
            scoring.counted[usize::from(number)].map_or_else(|| "?".to_owned(), |it| it.count.to_string())
        }
    }
}

/// The characters revealed, with what they add up to.
fn shown(scene: &Scene<'_>, number: u8) -> Markup {
    let Some(scoring) = scene.scoring() else { return html! {} };
    let revealed = scoring.revealed[usize::from(number)];
    let values: Vec<u8> = revealed.iter().filter_map(|card| value(scene, card)).collect();
    let is_twin = |value: u8| values.iter().filter(|other| **other == value).nth(1).is_some();
    let alike = values.iter().filter(|value| is_twin(**value)).count();
    let sum: Vec<String> = values.iter().map(u8::to_string).collect();
    html! {
        ul.shown-c {
            @for card in revealed.iter() {
                @let has_twin = value(scene, card).is_some_and(is_twin);
                li class=(if has_twin { "bon" } else { "" }) { (cards::lying(scene, card)) }
            }
            @if revealed.is_empty() { li.hole { (scene.say(key!("w-b-none-shown"))) } }
        }
        p.calc {
            span { (sum.join(" + ")) @if alike > 0 { em { " + " (scene.count(key!("w-b-alike"), alike as i64)) } } }
        }
    }
}

fn value(scene: &Scene<'_>, card: CardId) -> Option<u8> {
    scene.game.tables().character(card).map(|it| it.value)
}

/// What the winner gets.
pub(super) fn stake(scene: &Scene<'_>) -> Markup {
    let Some(scoring) = scene.scoring() else { return html! {} };
    let dice = scene.open().at(scoring.place).dice();
    let owed = scoring.debt;
    html! {
        div.stake {
            @if scoring.winner.is_some() {
                b { (owed.left) } (meaning("infl", &scene.say(key!("w-b-stones"))))
                small { (scene.rule("paying", key!("w-b-owed"))) }
            } @else if scoring.kind == Kind::Character {
                span.dz { @for _ in 0..dice { (die("white", 1, &scene.say(key!("w-b-die")))) } }
                b { (dice) } (meaning("infl", &scene.say(key!("w-b-stones"))))
                small { (scene.rule("characters", key!("w-b-stake"))) }
            } @else {
                (icon("infl"))
                small { (scene.rule("culture", if scoring.other.is_some() { key!("w-b-difference") } else { key!("w-b-each-symbol") })) }
            }
        }
    }
}

/// The characters of hand and pile, each with what it would make of the points; those that may not come, with the reason.
pub(super) fn choices(scene: &Scene<'_>) -> Markup {
    let (Some(scoring), Some(own)) = (scene.scoring(), scene.view.own) else { return html! {} };
    let before = scoring.revealed[usize::from(scoring.now)];
    let groups = [("card", key!("w-b-hand"), own.hand), ("character", key!("w-b-pile"), own.pile)];
    let mut number = 0;
    let mut option = |card: CardId| {
        let action = Action::Reveal(card);
        if !scene.may(action) {
            return barred(scene, card);
        }
        number += 1;
        choice(action, number - 1, &face(scene, card, before))
    };
    html! {
        div.dopts {
            @for (sign, key, from) in groups {
                @let characters = from.both(CardId::CHARACTER_CARDS);
                @if !characters.is_empty() {
                    h3.grp { (icon(sign)) (scene.say(key)) }
                    ul.choices { @for card in characters.iter() { li { (option(card)) } } }
                }
            }
            ul.choices.last { li { (choice(Action::Pass, scene.legal.len() - 1, &pass(scene))) } }
        }
        p.hint { (scene.say(if scoring.other.is_some() { key!("w-b-duel-hint") } else { key!("w-b-solo-hint") })) }
    }
}

fn face(scene: &Scene<'_>, card: CardId, before: Cards) -> Markup {
    let then = points(scene.game.tables(), before.union(std::iter::once(card).collect()));
    html! {
        (cards::lying(scene, card))
        span.ot { b.on-n { (crate::texts::character_name(scene.lang, scene.game.tables(), card)) } }
        span.then { (points(scene.game.tables(), before)) " → " b { (then) } }
    }
}

fn barred(scene: &Scene<'_>, card: CardId) -> Markup {
    let why = scene.lacks(Action::Reveal(card)).map(|why| scene.why(why)).unwrap_or_default();
    html! {
        button.opt-c.no type="button" aria-disabled="true" {
            (cards::lying(scene, card))
            span.ot { b.on-n { (crate::texts::character_name(scene.lang, scene.game.tables(), card)) } (why) }
        }
    }
}

fn pass(scene: &Scene<'_>) -> Markup {
    use wiege::config::DuelPass;
    let is_alone = scene.scoring().is_some_and(|it| it.other.is_none());
    let key = match (is_alone, scene.open().config.duel_pass) {
        (true, _) => key!("w-b-pass-alone"),
        (false, DuelPass::Final) => key!("w-b-pass-final"),
        (false, DuelPass::Consecutive) => key!("w-b-pass-on"),
    };
    html! { span.passm { (icon("cross")) } span.ot { b { (scene.say(key)) } } }
}

/// Symbols of the event being scored.
pub(super) fn scored_symbols(scene: &Scene<'_>) -> Symbols {
    scene.scored_event().map_or(Symbols::NONE, |event| scene.game.tables().events[event.index()].symbols)
}
