//! What is in hand and what may be done about it: place, swap, sell, let go, or end one's part.

use super::marks;
use super::scene::Scene;
use boards::icons::icon;
use florenza::Action;
use florenza::building::BuildingEffect;
use florenza::goods::Icon;
use florenza::pending::Pending;
use florenza::pieces::Resource;
use florenza::state::Phase;
use kernel::Seat;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// The panel beside the uses.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let mine = scene.own().filter(|_| scene.is_my_turn());
    let inside = match (mine, scene.question()) {
        (Some(_), Some(Pending::Units { resource, left, .. })) => in_hand(scene, resource, left),
        (Some(_), Some(Pending::Spend { resource })) => in_hand(scene, resource, 1),
        (Some(seat), Some(_)) => own_part(scene, seat),
        _ => waiting(scene),
    };
    html! {
        article.preview {
            (inside)
            footer {
                @if scene.may(Action::End) {
                    button.btn.gold form="act" name="action" value=(Action::End) data-preview data-ends {
                        (icon("check")) span { (scene.say(key!("flo-b-end"))) }
                    }
                }
                (buildings_link(scene))
            }
        }
    }
}

/// The way to the table of buildings, with how many can be built now.
fn buildings_link(scene: &Scene<'_>) -> Markup {
    let n = scene.legal.iter().filter(|it| matches!(it, Action::Build(_))).count();
    html! {
        a class={ "btn" @if n > 0 { " ready" } } href="#buildings" {
            (icon("building")) span { (scene.say(key!("flo-b-buildings"))) }
            @if n > 0 { b.cnt title=(scene.count(key!("flo-b-buildable"), n as i64)) { (n) } span.vh { (scene.count(key!("flo-b-buildable"), n as i64)) } }
        }
    }
}

fn in_hand(scene: &Scene<'_>, resource: Resource, left: u8) -> Markup {
    let seat = scene.shown();
    let fits = scene.places(scene.player(seat), Icon::Resource(resource));
    let swaps: Vec<Resource> = Resource::ALL.into_iter().filter(|it| scene.may(Action::Swap(*it))).collect();
    html! {
        header {
            h3 { (scene.rule_asked(seat)) }
            span.hand { (marks::amount(scene, Icon::Resource(resource), left)) i { (scene.say(key!("flo-b-in-hand"))) } }
        }
        div.body {
            p.tx {
                @if fits.is_empty() { (scene.say(key!("flo-b-no-square"))) }
                @else { (scene.say(key!("flo-b-squares"))) " " i { (scene.count(key!("flo-b-fits"), fits.len() as i64)) } }
            }
            @if !swaps.is_empty() {
                p.pick-row {
                    i { (scene.say(key!("flo-b-make-it"))) }
                    @for to in swaps {
                        button.pick-res form="act" name="action" value=(Action::Swap(to)) data-preview
                            aria-label=(scene.action(Action::Swap(to))) title=(marks::resource_word(scene, to)) { (icon(marks::resource_icon(to))) }
                    }
                }
            }
            @if scene.may(Action::Sell) || scene.may(Action::Lose) {
                p.pick-row {
                    @if scene.may(Action::Sell) {
                        button.btn form="act" name="action" value=(Action::Sell) data-preview { (icon("coins")) span { (scene.count(key!("flo-b-sell"), price(scene, seat))) } }
                    }
                    @if scene.may(Action::Lose) {
                        button.btn form="act" name="action" value=(Action::Lose) data-preview { (icon("cross")) span { (scene.say(key!("flo-b-lose"))) } }
                    }
                }
            }
        }
    }
}

/// What a resource sells for.
fn price(scene: &Scene<'_>, seat: Seat) -> u16 {
    let owned = scene.player(seat).buildings.both(scene.game.tables().powers.sell);
    let price = |it: florenza::building::BuildingId| match scene.game.tables().buildings[it.index()].effect {
        BuildingEffect::ResourceToFlorins { amount, .. } => amount,
        _ => 0,
    };
    owned.lowest().map_or(0, price)
}

fn own_part(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (left, _) = scene.dice_left(seat);
    html! {
        header { h3 { (scene.rule_asked(seat)) } }
        div.body {
            @if left > 0 { p.tx { (scene.count(key!("flo-b-still"), left)) } }
            p.tx { (scene.say(key!("flo-b-free-acts"))) }
        }
    }
}

fn waiting(scene: &Scene<'_>) -> Markup {
    let active = match scene.open().active() {
        Some(seat) => {
            Phrase::new(key!("flo-b-is-active")).with("who", Arg::Text(scene.name(seat).to_owned()))
        }
        None => Phrase::new(key!("flo-b-ghost-active")),
    };
    html! {
        header { h3 { @if scene.is_over() { (scene.rule("scoring", key!("flo-b-over"))) } @else { (scene.rule("round", key!("flo-b-turn-now"))) } } }
        div.body {
            @if !scene.is_over() {
                p.tx { (scene.tell(&active)) }
                @if scene.open().phase == Phase::Others { p.tx { (scene.say(key!("flo-b-at-once-all"))) } }
                // Whoever is said to roll need not be named again.
                @if scene.awaited() != Vec::from_iter(scene.open().active()) {
                    p.waits { @for seat in scene.awaited() { span { (scene.emblem(seat)) " " (scene.name(seat)) } } }
                }
            }
        }
    }
}
