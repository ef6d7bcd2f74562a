//! The looking player's own board: goods, family, rows of cards, leaders.

use super::scene::{Scene, member_key};
use super::towers::{chapter, heading};
use super::{cards, marks};
use crate::texts::leader_name;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use lorenzo::Action;
use lorenzo::data::Timing;
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{CardType, Member, Work};
use maud::{Markup, html};

/// The own board; nothing for spectators.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.own() else { return html! {} };
    html! {
        section class={ "mine p-" (emblem_of(seat)) } aria-label=(scene.say(key!("b-my-board"))) {
            (goods(scene, seat))
            (family(scene, seat))
            (rows(scene, seat))
            @if scene.open().config.advanced { (leaders(scene, seat)) } @else { div.m-leaders {} }
        }
    }
}

fn goods(scene: &Scene<'_>, seat: Seat) -> Markup {
    let stock = &scene.player(seat).stock;
    html! {
        div.m-goods {
            h3 { (scene.emblem(seat)) (scene.name(seat)) small { (scene.say(key!("b-you"))) } }
            ul.goods-big {
                @for item in Item::GOODS {
                    @let n = stock[item];
                    li class={ "good g-" (item.id()) } title=(scene.tell(&crate::texts::amount(item, n))) {
                        (icon(item.id())) b.wide[n > 9] data-n={ "me-" (item.id()) } { (n) }
                        span.tally aria-hidden="true" { @for _ in 0..n.clamp(0, 10) { i {} } }
                    }
                }
            }
            ul.pts {
                @for (item, key) in [(Item::Military, key!("b-military")), (Item::Faith, key!("b-faith")), (Item::Vp, key!("b-points"))] {
                    li.pt { (icon(item.id())) b data-n={ "me-" (item.id()) } { (stock[item]) } span.lab { (scene.say(key)) } }
                }
            }
        }
    }
}

fn family(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let can = |member: Member| scene.legal.iter().any(|it| matches!(it, Action::Place(m, _) if *m == member));
    let chosen = Member::ALL.into_iter().find(|member| can(*member));
    let sign = emblem_of(seat);
    let rate = player.modifiers.servant_rate.max(1);
    html! {
        div.m-family data-keeps-preview {
            h3 { (scene.rule("members", key!("b-family"))) }
            div.hand-members role="radiogroup" aria-label=(scene.say(key!("b-family"))) {
                @for (i, member) in Member::ALL.into_iter().enumerate() {
                    div {
                        @if let Some(space) = player.members[member as usize] {
                            span.pick.placed title=(scene.tell(&crate::texts::space(space))) {
                                span class={ "member big off d-" (member.id()) } { (icon(&format!("e-{sign}"))) b {} }
                                span { (scene.say(key!("b-placed"))) }
                            }
                        } @else {
                            label.pick {
                                input class={ "vh m-" (member.id()) } type="radio" form="place" name="member" data-pick data-key=(i + 1) data-on-change="preview"
                                    value=(member.id()) checked[chosen == Some(member)] disabled[!can(member)];
                                (scene.member(seat, member, "big"))
                                span { (scene.say(member_key(member))) }
                            }
                        }
                    }
                }
            }
            div.stepper role="group" aria-label=(scene.say(key!("b-add-servants"))) {
                label.lab for="add-servants" { (icon("servants")) (scene.say(key!("b-add-servants"))) }
                button.step-b type="button" data-step="-1" aria-label=(scene.say(key!("b-fewer"))) { (icon("minus")) }
                input #add-servants form="place" type="number" name="servants" value="0" min="0" data-adjust=(rate) data-on-change="preview"
                    max=(player.stock[Item::Servants]) inputmode="numeric";
                button.step-b type="button" data-step="1" aria-label=(scene.say(key!("b-more"))) { (icon("plus")) }
            }
            @if scene.may(Action::Pass) { (act("pass", "btn", &scene.say(key!("do-pass")))) }
            @if scene.may(Action::End) { (act("end", "btn gold", &scene.say(key!("do-end")))) }
        }
    }
}

/// A button that does one action.
pub(super) fn act(action: &str, class: &str, label: &str) -> Markup {
    let ends = ["pass", "end"].contains(&action);
    html! { button class=(class) form="act" name="action" value=(action) data-ends[ends] { (label) } }
}

fn rows(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let board = &scene.game.tables().board;
    html! {
        div.m-cards {
            ul.rows {
                @for kind in CardType::ALL {
                    @let n = player.count(kind);
                    li class={ "row t-" (kind.id()) } data-area={ "row-" (kind.id()) } {
                        a.rh.to-rule href={ (scene.rules) "#" (chapter(kind)) } title=(scene.say(heading(kind))) { (icon(kind.id())) b { (n) } span.vh { (scene.say(heading(kind))) } }
                        ul {
                            @if let (Some(work), Some(tile)) = (work_of(kind), player.tile) {
                                li.mini.bt tabindex="0" title=(scene.say(key!("b-tile"))) {
                                    b { (scene.rule("bonus-tiles", key!("b-tile"))) }
                                    span {
                                        span.badge { (icon(work.id())) (board.bonus_tile_activation) }
                                        (marks::amounts(scene.lang, &board.bonus_tiles[tile as usize][work as usize]))
                                    }
                                }
                            }
                            @for card in player.cards_of(kind) { (cards::strip(scene.lang, scene.game.tables(), card)) }
                            @for slot in n..6 { (slot_of(scene, kind, slot)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) const fn work_of(kind: CardType) -> Option<Work> {
    match kind {
        CardType::Territory => Some(Work::Harvest),
        CardType::Building => Some(Work::Production),
        CardType::Character | CardType::Venture => None,
    }
}

fn slot_of(scene: &Scene<'_>, kind: CardType, slot: usize) -> Markup {
    let board = &scene.game.tables().board;
    let vp = match kind {
        CardType::Territory => board.territories_vp[slot + 1],
        CardType::Character => board.characters_vp[slot + 1],
        CardType::Building | CardType::Venture => 0,
    };
    let military = if kind == CardType::Territory { board.slots[slot] } else { 0 };
    html! {
        li.slot {
            @if military > 0 { b { (military) (icon("military")) } }
            @if vp > 0 { small { (vp) (icon("vp")) } }
        }
    }
}

fn leaders(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let hand = scene.view.own.map(|own| own.hand).unwrap_or_default();
    html! {
        div.m-leaders {
            h3 {
                (icon("leader")) (scene.rule("leaders", key!("b-leaders")))
                small { (player.leaders.len()) " " (scene.say(key!("b-in-play"))) ", " (hand.len()) " " (scene.say(key!("b-in-hand"))) }
            }
            ul {
                @for leader in player.leaders.iter() {
                    (leader_line(scene, seat, leader, if player.used.contains(leader) { "used" } else { "play" }))
                }
                @for leader in hand.iter() { (leader_line(scene, seat, leader, "hand")) }
            }
        }
    }
}

fn leader_line(scene: &Scene<'_>, seat: Seat, leader: LeaderId, state: &str) -> Markup {
    let row = &scene.game.tables().leaders[leader.index()];
    let ability = scene.ability(seat, leader);
    let badge = if ability.timing == Timing::OncePerRound { "round" } else { "always" };
    let why = scene.lacks(Action::Play(leader)).filter(|_| state == "hand");
    html! {
        li class={ "leader " (state) } tabindex="0" title=(marks::sentence(scene.lang, &ability.effect)) {
            i class={ "medal " (state) } {}
            div {
                h5 {
                    span {
                        (leader_name(scene.lang, scene.game.tables(), leader))
                        @if let Some(copies) = scene.copies(seat, leader) { " " small { (copies) } }
                    }
                    small {
                        @if scene.may(Action::Play(leader)) { (act(&format!("play:{}", leader.id()), "link", &scene.say(key!("b-play")))) " " }
                        @if scene.may(Action::Activate(leader)) { (act(&format!("activate:{}", leader.id()), "link", &scene.say(key!("b-use")))) " " }
                        @if scene.may(Action::Discard(leader)) { (act(&format!("discard:{}", leader.id()), "link quiet", &scene.say(key!("b-discard")))) }
                        @else if let Some(why) = &why { (why) }
                        @else if state == "used" { (scene.say(key!("b-used"))) }
                    }
                }
                p {
                    (marks::requirement(scene.lang, &row.requirement))
                    (icon("arrow")) span.badge { (icon(badge)) }
                    (marks::effects(scene.lang, std::slice::from_ref(&ability.effect)))
                }
            }
        }
    }
}
