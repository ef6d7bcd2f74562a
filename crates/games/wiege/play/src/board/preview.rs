//! What a piece would do where it is put, told before it is done: the same rules on a state imagined from the view.

use super::cards;
use super::scene::Scene;
use crate::texts::kind_key;
use boards::icons::{die, icon};
use kernel::{Game, Seat};
use maud::{Markup, html};
use wiege::cards::{CardId, Cards};
use wiege::pending::Ask;
use wiege::pieces::{Kind, Piece, Symbol, Symbols};
use wiege::place::Place;
use wiege::score::points;
use wiege::{Action, Event, State};
use words::{Arg, Key, Phrase};

/// What putting a piece somewhere brings about.
pub(super) struct Outlook {
    /// The scoring it starts.
    pub(super) scoring: Option<Prospect>,
    /// Cards of the display that genius marks allow.
    pub(super) bonus: u8,
    after: State,
}

/// How a scoring would go as things stand.
pub(super) struct Prospect {
    kind: Kind,
    dice: u8,
    mine: Tally,
    other: Option<(Seat, Tally)>,
    /// Stones for the own seat, if nobody gets better before; negative where they are lost.
    stones: i16,
}

/// What a participant can show.
#[derive(Clone, Copy)]
enum Tally {
    /// The best symbol of the event, so many times.
    Symbols(Symbol, u8),
    /// The most points of the characters at hand.
    Points(u8),
    /// So many cards in hand and on the pile, face down.
    Hidden(u8, u8),
}

/// What an action would bring; `None` where it puts no piece anywhere.
pub(super) fn outlook(scene: &Scene<'_>, action: Action) -> Option<Outlook> {
    if !matches!(action, Action::Place(..) | Action::Move(_)) {
        return None;
    }
    let own = scene.own()?;
    let (after, events) = scene.after(action)?;
    let bonus = events.iter().find_map(|event| match event {
        Event::BonusOffered { cards, .. } => Some(*cards),
        _ => None,
    });
    let scoring = events.iter().find_map(|event| match *event {
        Event::Triggered { place, kind, .. } => prospect(scene, &after, own, place, kind),
        _ => None,
    });
    Some(Outlook { scoring, bonus: bonus.unwrap_or(0), after })
}

fn prospect(scene: &Scene<'_>, after: &State, own: Seat, place: Place, kind: Kind) -> Option<Prospect> {
    let open = &after.open;
    let event = &scene.game.tables().events[open.at(place).top()?.index()];
    let dice = open.at(place).dice();
    let other = open.at(place).seats().iter().find(|seat| *seat != own);
    let (mine, theirs, stones) = match kind {
        Kind::Culture => {
            let mine = best(scene, after, own, event.symbols);
            let theirs = other.map(|seat| best(scene, after, seat, event.symbols));
            let count = |tally: Tally| if let Tally::Symbols(_, n) = tally { i16::from(n) } else { 0 };
            (mine, theirs, count(mine) - theirs.map_or(0, count))
        }
        Kind::Character => {
            let mine = Tally::Points(points(scene.game.tables(), showable(scene, after, own, event.symbols)));
            let theirs = other.map(|seat| Tally::Hidden(scene.view.in_hand[seat], scene.view.on_pile[seat]));
            let alone = if other.is_none() && !matches!(mine, Tally::Points(0)) { dice } else { 0 };
            (mine, theirs, i16::from(alone))
        }
    };
    Some(Prospect { kind, dice, mine, other: other.zip(theirs), stones })
}

/// The symbol of an event that a seat shows most often.
fn best(scene: &Scene<'_>, state: &State, seat: Seat, symbols: Symbols) -> Tally {
    let counts = symbols.iter().map(|it| (it, scene.game.symbol_count(&state.open, seat, it)));
    let first = |a: &(Symbol, u8), b: &(Symbol, u8)| a.1.cmp(&b.1).then(b.0.cmp(&a.0));
    let (symbol, n) = counts.max_by(first).unwrap_or((Symbol::Science, 0));
    Tally::Symbols(symbol, n)
}

/// The characters that a seat could reveal: all of the pile, and those of the hand that fit the event.
fn showable(scene: &Scene<'_>, state: &State, seat: Seat, symbols: Symbols) -> Cards {
    let secret = &state.secrets[seat];
    let character = |card: CardId| scene.game.tables().character(card);
    let fits = |card: &CardId| {
        character(*card).is_some_and(|it| it.symbol.is_none_or(|symbol| symbols.contains(symbol)))
    };
    secret.pile.union(secret.hand.iter().filter(fits).collect())
}

/// The outlook in one sentence, for those who read or hear it.
pub(super) fn short(scene: &Scene<'_>, action: Action, outlook: Option<&Outlook>) -> String {
    let verb = match action {
        Action::Place(Piece::Stone, _) => key!("w-b-lay-stone"),
        Action::Place(Piece::Pawn, _) => key!("w-b-lay-pawn"),
        Action::Lift(_) => key!("w-b-lift"),
        Action::Give(_) => key!("w-b-give"),
        _ => key!("w-b-move-here"),
    };
    let verb = scene.say(verb);
    match outlook {
        Some(Outlook { scoring: Some(it), .. }) => format!("{verb}. {}", starts(scene, it)),
        Some(Outlook { bonus, .. }) if *bonus > 0 => {
            format!("{verb}. {}", scene.count(key!("w-b-bonus-cards"), *bonus))
        }
        _ => verb,
    }
}

/// That a scoring starts, and how the two stand.
fn starts(scene: &Scene<'_>, it: &Prospect) -> String {
    let plain = |tally: Tally| match tally {
        Tally::Symbols(_, n) | Tally::Points(n) => n.to_string(),
        Tally::Hidden(hand, pile) => {
            scene.tell(&Phrase::new(key!("w-b-hidden")).number("hand", hand).number("pile", pile))
        }
    };
    let told = match &it.other {
        Some((seat, theirs)) => Phrase::new(key!("w-b-starts-two"))
            .with("who", Arg::Text(scene.name(*seat).to_owned()))
            .with("theirs", Arg::Text(plain(*theirs))),
        None => Phrase::new(key!("w-b-starts-one")),
    };
    let scoring = Arg::Word(kind_key(it.kind).into());
    scene.tell(&told.with("scoring", scoring).with("mine", Arg::Text(plain(it.mine))))
}

/// The sheet of an action that puts a piece somewhere; `None` for all others.
pub(super) fn preview(scene: &Scene<'_>, action: Action) -> Option<Markup> {
    let own = scene.own().filter(|_| scene.may(action))?;
    let outlook = outlook(scene, action)?;
    let (title, verb) = match (&outlook.scoring, action) {
        (Some(it), _) if it.kind == Kind::Culture => (key!("w-b-last-culture"), verb_of(action)),
        (Some(_), _) => (key!("w-b-last-character"), verb_of(action)),
        _ => (key!("w-b-quiet"), verb_of(action)),
    };
    Some(html! {
        div.preview-sheet role="status" data-action=(action) {
            header { h5 { (scene.say(title)) } @if let Some(it) = &outlook.scoring { (sum(scene, own, it)) } }
            dl {
                dt { (scene.say(key!("w-b-then"))) }
                dd { (scene.count(key!("w-b-actions"), if outlook.scoring.is_some() { 1 } else { 2 })) }
                @if outlook.bonus > 0 {
                    dt { (scene.say(key!("w-b-genius"))) }
                    dd { (scene.count(key!("w-b-bonus-cards"), outlook.bonus)) }
                }
                @if let Some(it) = &outlook.scoring { (rows(scene, own, it, &outlook)) }
            }
            footer {
                button.btn.gold form="act" name="action" value=(action) { (scene.say(verb)) " " kbd { "↵" } }
                @if outlook.scoring.is_none() { span.hint { (scene.say(key!("w-b-undo-free"))) } }
            }
        }
    })
}

const fn verb_of(action: Action) -> Key {
    match action {
        Action::Place(Piece::Stone, _) => key!("w-b-lay-stone"),
        Action::Place(Piece::Pawn, _) => key!("w-b-lay-pawn"),
        _ => key!("w-b-move-here"),
    }
}

fn sum(scene: &Scene<'_>, own: Seat, it: &Prospect) -> Markup {
    html! {
        span.sum {
            (scene.emblem(own)) (tally(scene, it.mine))
            @if let Some((seat, theirs)) = &it.other { i { ":" } (tally(scene, *theirs)) (scene.emblem(*seat)) }
        }
    }
}

fn tally(scene: &Scene<'_>, tally: Tally) -> Markup {
    match tally {
        Tally::Symbols(symbol, n) => html! { b { (n) } (cards::symbol(scene, symbol)) },
        Tally::Points(n) => html! { b { (n) } },
        Tally::Hidden(..) => html! { b { "?" } },
    }
}

fn rows(scene: &Scene<'_>, own: Seat, it: &Prospect, outlook: &Outlook) -> Markup {
    let hidden = |seat: Seat, theirs: Tally| match theirs {
        Tally::Hidden(hand, pile) => {
            let cards = Phrase::new(key!("w-b-hidden")).number("hand", hand).number("pile", pile);
            html! { (scene.name(seat)) ": " (scene.tell(&cards)) }
        }
        shown => html! { (scene.name(seat)) " " (tally(scene, shown)) },
    };
    html! {
        dt { (scene.say(kind_key(it.kind))) }
        dd {
            span { (scene.say(key!("b-you"))) " " (tally(scene, it.mine)) }
            @if it.kind == Kind::Character { i.why { (scene.say(key!("w-b-points-most"))) } }
            @if let Some((seat, theirs)) = &it.other { i.dotsep { "·" } span { (hidden(*seat, *theirs)) } }
        }
        @if it.kind == Kind::Character && it.other.is_some() {
            dt { (scene.say(key!("w-b-stake"))) }
            dd { span.amt { b { (it.dice) } (icon("infl")) } (die("white", 1, &scene.say(key!("w-b-die")))) }
        } @else {
            dt { (scene.say(if it.stones < 0 { key!("w-b-lose") } else { key!("w-b-win") })) }
            dd {
                @let stones = capped(outlook, own, it);
                span class=(if it.stones < 0 { "amt bad" } else { "amt win" }) { b { (stones) } (icon("infl")) }
                @if it.stones == 0 && it.other.is_some() { i.why { (scene.say(key!("w-b-tie"))) } }
                @else if it.stones > 0 && it.kind == Kind::Culture { i.why { (scene.count(key!("w-b-discards"), stones)) } }
            }
        }
        @if let Some((card, gain)) = better(scene, own, it, outlook) {
            dt { (scene.say(key!("w-b-better"))) }
            dd { (cards::chip(scene, card, Symbols::ALL)) (scene.say(key!("w-b-first"))) span.amt.win { b { "+" (gain) } (icon("infl")) } }
        }
    }
}

/// The stones that can change hands: nobody pays more than there is.
fn capped(outlook: &Outlook, own: Seat, it: &Prospect) -> i16 {
    let open = &outlook.after.open;
    let has = |seat: Seat| i16::from(open.players[seat].reserve()) + open.placed_stones(seat).count() as i16;
    match &it.other {
        Some((seat, _)) if it.stones > 0 => it.stones.min(has(*seat)),
        Some(_) => it.stones.abs().min(has(own)),
        None => it.stones,
    }
}

/// The card that would improve a culture scoring most, laid or turned with the action that is left.
fn better(scene: &Scene<'_>, own: Seat, it: &Prospect, outlook: &Outlook) -> Option<(CardId, i16)> {
    let Tally::Symbols(_, now) = it.mine else { return None };
    let event = scene.game.tables().events.get(outlook.after.open.at(placed(outlook)?).top()?.index())?;
    let mut legal = Vec::new();
    scene.game.legal(&outlook.after, own, &mut legal);
    let mut found: Option<(CardId, i16)> = None;
    for action in legal {
        let (Action::Lay(card) | Action::Turn(card)) = action else { continue };
        let Some(then) = counted(scene, &outlook.after, action, own, event.symbols) else { continue };
        let gain = i16::from(then) - i16::from(now);
        if gain > found.map_or(0, |(_, best)| best) {
            found = Some((card, gain));
        }
    }
    found
}

fn placed(outlook: &Outlook) -> Option<Place> {
    outlook.after.open.scoring.as_ref().map(|it| it.place)
}

/// How often the seat would show its best symbol of the event after an action, in the best column for it.
fn counted(scene: &Scene<'_>, state: &State, action: Action, own: Seat, symbols: Symbols) -> Option<u8> {
    let (after, events) = scene.after_on(state, action)?;
    if matches!(after.open.ask, Ask::Lay { .. }) {
        let mut legal = Vec::new();
        scene.game.legal(&after, own, &mut legal);
        return legal.into_iter().filter_map(|it| counted(scene, &after, it, own, symbols)).max();
    }
    // Where the event shows one symbol the scoring runs at once, and may be over.
    let named = events.iter().find_map(|event| match event {
        Event::Named { seat, count, .. } if *seat == own => Some(*count),
        _ => None,
    });
    match (named, best(scene, &after, own, symbols)) {
        (Some(count), _) => Some(count),
        (None, Tally::Symbols(_, n)) => Some(n),
        (None, _) => None,
    }
}
