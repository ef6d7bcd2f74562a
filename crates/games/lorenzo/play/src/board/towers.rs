//! The four towers with their cards.

use super::cards;
use super::marks;
use super::scene::{Scene, Standing};
use crate::texts::card_name;
use boards::icons::{emblem_of, icon};
use lorenzo::Action;
use lorenzo::pending::Pending;
use lorenzo::pieces::{CardId, CardType, Member};
use lorenzo::space::Space;
use lorenzo::view::HIDDEN;
use maud::{Markup, html};
use words::Key;

/// The towers in the order they stand on the board.
pub(super) const AS_THEY_STAND: [CardType; 4] =
    [CardType::Territory, CardType::Character, CardType::Building, CardType::Venture];

pub(super) const fn heading(tower: CardType) -> Key {
    match tower {
        CardType::Territory => key!("b-territories"),
        CardType::Building => key!("b-buildings"),
        CardType::Character => key!("b-characters"),
        CardType::Venture => key!("b-ventures"),
    }
}

/// The chapter of the rules about a tower's cards.
pub(super) const fn chapter(tower: CardType) -> &'static str {
    match tower {
        CardType::Territory => "territories",
        CardType::Building => "buildings",
        CardType::Character => "characters",
        CardType::Venture => "ventures",
    }
}

pub(super) fn tower(scene: &Scene<'_>, tower: CardType) -> Markup {
    let id = tower.id();
    let occupied = scene.open().board.is_occupied(tower);
    let board = &scene.game.tables().board;
    let coins = if scene.open().config.house_rules { board.house_surcharge } else { board.surcharge };
    html! {
        section class={ "tower t-" (id) } data-area={ "tower-" (id) } data-roving aria-labelledby={ "tw-" (id) } {
            h3 id={ "tw-" (id) } {
                (icon(id)) (scene.rule(chapter(tower), heading(tower)))
                @if occupied {
                    span.sur title=(scene.say(key!("b-occupied-tower"))) { "+" (coins) (icon("coins")) span.vh { (scene.say(key!("b-occupied-tower"))) } }
                }
            }
            ol.floors reversed { @for floor in (0..4).rev() { (floor_of(scene, tower, floor)) } }
        }
    }
}

fn floor_of(scene: &Scene<'_>, tower: CardType, floor: u8) -> Markup {
    let space = Space::floor(tower, floor);
    let row = &scene.game.tables().board.floors[tower as usize][usize::from(floor)];
    let card = scene.open().card(tower, floor);
    let drawn = scene.view.drawn[tower as usize];
    let place = (usize::from(scene.open().round.max(1)) - 1) * 4 + usize::from(floor);
    // Before the first round nothing lies here, and nothing has gone.
    let gone =
        Some(drawn[place]).filter(|it| *it != HIDDEN).and_then(|it| CardId::new(tower as u8 * 24 + it + 1));
    let members = scene.standing_in(space);
    let taken = card.is_none();
    let name = card.or(gone).map(|card| card_name(scene.lang, scene.game.tables(), card));
    let name = name.unwrap_or_else(|| scene.say(heading(tower)));
    html! {
        li class={ "floor" @if taken { " taken" } (classes(scene, space)) } data-place="whole" {
            (niche(scene, space, row.value, &format!("{name}, {}", row.value), &html! {
                span.stand aria-hidden="true" { @for (seat, member) in &members { (scene.member(*seat, *member, "")) } }
                span class={ "bonus" @if row.bonus.is_none() { " none" } } aria-hidden="true" {
                    @for (item, n) in row.bonus.iter() { "+" (n) (icon(item.id())) }
                }
            }))
            @if let Some(card) = card {
                (cards::leaf(scene.lang, scene.game.tables(), card))
            } @else if scene.open().round > 0 {
                @let slug = gone.map(|card| scene.game.tables().cards[card.index()].slug.as_str());
                @let hold = taker(scene, gone).map(|seat| format!("{}-{}", emblem_of(seat), tower.id()));
                div.gone data-went=[slug] data-to=[hold] {
                    span { (name) }
                    small {
                        @if let Some(taker) = taker(scene, gone) { (scene.say(key!("b-taken-by"))) " " (scene.name(taker)) }
                    }
                }
            }
            (reasons(scene, space))
        }
    }
}

fn taker(scene: &Scene<'_>, card: Option<CardId>) -> Option<kernel::Seat> {
    let card = card?;
    let owners = scene.open().players.iter();
    owners
        .filter(|(_, player)| player.cards.iter().flatten().any(|it| *it == Some(card)))
        .map(|(seat, _)| seat)
        .next()
}

/// The classes that say for which member a space is usable.
pub(super) fn classes(scene: &Scene<'_>, space: Space) -> String {
    if let Some(Pending::BonusTower(_)) = scene.question().filter(|_| scene.is_my_turn()) {
        return if scene.may(Action::Take(space)) { " is-ok".into() } else { " is-no".into() };
    }
    let mut classes = String::new();
    for (member, standing) in scene.standings(space) {
        let word = if matches!(standing, Standing::Usable(_)) { "ok" } else { "no" };
        classes.extend([" ", word, "-", member.id()]);
    }
    classes
}

/// The members with which a space can be used, for the live module.
fn picks(scene: &Scene<'_>, space: Space) -> String {
    let usable = scene.standings(space).into_iter().filter(|(_, it)| matches!(it, Standing::Usable(_)));
    usable.map(|(member, _)| member.id()).collect::<Vec<_>>().join(" ")
}

/// The arch of a space: a button where something can be done with it.
pub(super) fn niche(scene: &Scene<'_>, space: Space, key: i16, label: &str, inside: &Markup) -> Markup {
    let taking = matches!(scene.question(), Some(Pending::BonusTower(_))) && scene.may(Action::Take(space));
    // What is drawn inside is for the eye; a screen reader says this.
    let standing: Vec<&str> = scene.standing_in(space).iter().map(|(seat, _)| scene.name(*seat)).collect();
    let label = [&[label][..], &standing].concat().join(", ");
    let inner = html! {
        span.key aria-hidden="true" { (key) }
        (inside)
        (marks_of(scene, space))
    };
    html! {
        @if taking {
            button.niche data-spot form="act" name="action" value={ "take:" (space.id()) } { span.vh { (label) } (inner) }
        } @else if scene.is_placing() {
            button.niche data-spot data-preview data-picks=(picks(scene, space)) data-sound="wood" form="place" name="space" value=(space.id()) {
                span.vh { (label) } (inner)
            }
        } @else {
            span.niche role="img" aria-label=(label) { (inner) }
        }
    }
}

/// The token in the arch: a tick, the servants needed, or the struck icon of the reason; one for each member.
fn marks_of(scene: &Scene<'_>, space: Space) -> Markup {
    if matches!(scene.question(), Some(Pending::BonusTower(_))) && scene.may(Action::Take(space)) {
        return html! { span.mark aria-hidden="true" { (icon("check")) } };
    }
    html! {
        @for (member, standing) in scene.standings(space) {
            span class={ "mark for-" (member.id()) } aria-hidden="true" {
                @match &standing {
                    Standing::Usable(0) => { (icon("check")) }
                    Standing::Usable(n) => { "+" (n) (icon("servants")) }
                    Standing::Barred(_, name) => { (icon(name)) }
                }
            }
        }
    }
}

/// Why a space cannot be used, in words, one for each member.
pub(super) fn reasons(scene: &Scene<'_>, space: Space) -> Markup {
    let standings = scene.standings(space);
    let barred: Vec<(Member, &String)> = standings
        .iter()
        .filter_map(|(member, standing)| match standing {
            Standing::Barred(why, _) => Some((*member, why)),
            Standing::Usable(_) => None,
        })
        .collect();
    let all_alike = barred.len() == standings.len() && barred.windows(2).all(|pair| pair[0].1 == pair[1].1);
    html! {
        @if all_alike {
            @if let Some((_, why)) = barred.first() { p.reason role="note" { (why) } }
        } @else {
            @for (member, why) in &barred { p class={ "reason for-" (member.id()) } role="note" { (why) } }
        }
    }
}

/// What a space of the arcade gives, under its arch.
pub(super) fn gives(scene: &Scene<'_>, gives: &lorenzo::data::Yield) -> Markup {
    html! {
        (marks::amounts(scene.lang, &gives.gain))
        @if gives.privileges > 0 { (marks::privilege(gives.privileges, gives.distinct)) }
    }
}
