//! What a placement would do, told before it is done: the same rules on a state imagined from the view.

use super::scene::Scene;
use super::{cards, marks};
use crate::texts::card_name;
use boards::icons::icon;
use kernel::Game;
use lorenzo::items::{Amounts, Item};
use lorenzo::pending::{Pending, Source};
use lorenzo::pieces::{CardId, Member};
use lorenzo::space::Space;
use lorenzo::state::Open;
use lorenzo::{Action, Event};
use maud::{Markup, html};
use words::{Arg, Phrase};

/// What was found out by trying.
struct Tried {
    events: Vec<Event>,
    after: Open,
    /// What will then be asked of the seat, the first question first.
    asks: Vec<Pending>,
    servants: i16,
}

/// The sheet of a placement with so many servants, as far as the rules allow; `None` where it is not possible.
pub(super) fn preview(scene: &Scene<'_>, member: Member, space: Space, servants: i16) -> Option<Markup> {
    let seat = scene.own().filter(|_| scene.may(Action::Place(member, space)))?;
    let (least, most) = scene.game.placement(scene.state(), seat, member, space).ok()?;
    let tried = try_out(scene, member, space, servants)?;
    let card = scene.open().card_at(space);
    let title = match card {
        Some(card) => {
            let name = card_name(scene.lang, scene.game.tables(), card);
            scene.tell(&Phrase::new(key!("preview-take")).with("card", Arg::Text(name)))
        }
        None => scene.tell(&crate::texts::space(space)),
    };
    Some(html! {
        div.preview-sheet role="status" data-space=(space.id()) data-least=(least) data-most=(most) data-servants=(tried.servants) {
            header { h5 { (title) } (sum(scene, member, space, &tried)) }
            dl {
                (pays(scene, &tried))
                (gets(scene, &tried))
                (afterwards(scene, &scene.player(seat).stock, &tried.after.players[seat].stock))
                @if let Some(card) = card { (from_then_on(scene, card)) }
            }
            footer {
                button.btn.gold form="place" name="space" value=(space.id()) data-sound="wood" { (scene.say(key!("turn-place-here"))) " " kbd { "↵" } }
                span.hint { (scene.say(key!("turn-undo-free"))) }
            }
        }
    })
}

/// The answer to the question for servants: the least of those allowed that is enough for the number asked for, else the
/// most; `None` where another question is asked.
pub(super) fn enough(legal: &[Action], asked: u16) -> Option<Action> {
    let offered = legal.iter().filter_map(|it| match it {
        Action::Servants(n) => Some(*n),
        _ => None,
    });
    let enough = offered.clone().filter(|n| u16::from(*n) >= asked).min();
    enough.or(offered.max()).map(Action::Servants)
}

/// Plays the placement and its servants on a copy, up to the next question.
fn try_out(scene: &Scene<'_>, member: Member, space: Space, asked: i16) -> Option<Tried> {
    let seat = scene.own()?;
    let mut copy = *scene.state();
    let mut events = Vec::new();
    scene.game.apply(&mut copy, seat, Action::Place(member, space), &mut events).ok()?;
    if matches!(copy.open.pending.last(), Some(Pending::Servants(_))) {
        let mut legal = Vec::new();
        scene.game.legal(&copy, seat, &mut legal);
        let answer = enough(&legal, u16::try_from(asked).unwrap_or(0))?;
        scene.game.apply(&mut copy, seat, answer, &mut events).ok()?;
    }
    let servants = events.iter().find_map(|event| match event {
        Event::ServantsSpent { servants, .. } => Some(i16::from(*servants)),
        _ => None,
    });
    let waiting = copy.open.pending.as_slice().iter().rev().filter(|_| copy.open.actor() == seat);
    let asks = waiting.filter(|it| !matches!(it, Pending::Turn { .. })).copied().collect();
    Some(Tried { events, after: copy.open, asks, servants: servants.unwrap_or(0) })
}

/// How the value of the action comes about: the member, servants, and what space, cards and tiles change.
fn sum(scene: &Scene<'_>, member: Member, space: Space, tried: &Tried) -> Markup {
    let Some(seat) = scene.own() else { return html! {} };
    let base = scene.game.value_of(scene.state(), seat, member);
    let before = scene.game.action_value(scene.state(), seat, member, space).unwrap_or(base);
    let (servants, change) = (tried.servants, before - base);
    let rate = i16::from(scene.player(seat).modifiers.servant_rate).max(1);
    let added = servants / rate;
    html! {
        span.sum {
            (scene.member(seat, member, "tiny")) b { (base) }
            @if servants > 0 {
                i { "+" } b { (added) }
                @if rate == 1 { (icon("servants")) } @else { span { "(" (marks::counted(servants, "servants")) ")" } }
            }
            @if change > 0 { i { "+" } b { (change) } } @else if change < 0 { i { "−" } b { (-change) } }
            @if servants > 0 || change != 0 { i { "=" } b.hit { (before + added) } }
        }
    }
}

fn pays(scene: &Scene<'_>, tried: &Tried) -> Markup {
    let paid: Vec<Markup> = tried
        .events
        .iter()
        .filter_map(|event| match event {
            Event::CardTaken { paid, .. } if !paid.is_none() => Some(marks::amounts(scene.lang, paid)),
            Event::SurchargePaid { coins, .. } => Some(html! {
                span.amt.why { b { (coins) } (icon("coins")) i { (scene.say(key!("preview-tower"))) } }
            }),
            Event::ServantsSpent { servants, .. } if *servants > 0 => {
                Some(marks::counted(servants, "servants"))
            }
            _ => None,
        })
        .collect();
    let chooses = asks_to_pay(tried);
    html! {
        @if !paid.is_empty() || chooses {
            dt { (scene.say(key!("preview-pay"))) }
            dd { @for part in &paid { (part) } @if chooses { i { (scene.say(key!("b-ask-pay"))) } } }
        }
    }
}

fn gets(scene: &Scene<'_>, tried: &Tried) -> Markup {
    let got = tried.events.iter().filter_map(|event| match event {
        Event::Gained { gain, source: Source::Space(_), .. } if has_card(tried) => Some(html! {
            span.why { (marks::amounts(scene.lang, gain)) i { (scene.say(key!("preview-floor"))) } }
        }),
        Event::Gained { gain, .. } => Some(marks::amounts(scene.lang, gain)),
        _ => None,
    });
    let more = tried.asks.iter().filter_map(|asks| match asks {
        Pending::Privilege(_) => Some(icon("privilege")),
        Pending::BonusTower(_) => Some(icon("anytower")),
        Pending::BonusWork(source) => {
            let (work, value) = scene.game.bonus_work(&tried.after, scene.own()?, *source);
            Some(html! { span.act-bonus { (icon(work.id())) b { (value) } } })
        }
        Pending::Exchange(_) => Some(icon("production")),
        _ => None,
    });
    let got: Vec<Markup> = got.chain(more).collect();
    html! {
        @if !got.is_empty() {
            dt { (scene.say(key!("preview-get"))) }
            dd { @for part in &got { (part) } }
        }
    }
}

fn asks_to_pay(tried: &Tried) -> bool {
    tried.asks.iter().any(|it| matches!(it, Pending::Pay(_)))
}

fn has_card(tried: &Tried) -> bool {
    asks_to_pay(tried) || tried.events.iter().any(|event| matches!(event, Event::CardTaken { .. }))
}

fn afterwards(scene: &Scene<'_>, before: &Amounts, after: &Amounts) -> Markup {
    html! {
        @if before != after {
            dt { (scene.say(key!("preview-after"))) }
            dd.after {
                @for item in Item::ALL {
                    @if before[item] != after[item] {
                        span { (icon(item.id())) (before[item]) i { "→" } b { (after[item]) } }
                    }
                }
            }
        }
    }
}

fn from_then_on(scene: &Scene<'_>, card: CardId) -> Markup {
    html! {
        @if cards::has_lasting(scene.game.tables(), card) {
            dt { (scene.say(key!("preview-then"))) }
            dd class={ "t-" (card.kind().id()) } { (cards::badge(scene.game.tables(), card)) (cards::lasting(scene.lang, scene.game.tables(), card)) }
        }
    }
}
