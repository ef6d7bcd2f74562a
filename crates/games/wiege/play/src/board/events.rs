//! A stack of events: the topmost as a small map with its spaces and roads, those below as edges with their dice.

use super::preview;
use super::scene::Scene;
use super::{cards, preview::Outlook};
use crate::texts::{event_name, group_key, space_key};
use boards::icons::{die, icon};
use boards::markup::rule_title;
use kernel::Seat;
use maud::{Markup, html};
use wiege::data;
use wiege::pieces::{Colour, EventId, Group, Piece};
use wiege::place::{Place, Spot};
use wiege::{Action, Reason};

/// The roman numerals of the groups: colour alone would not tell grey from black.
const NUMERALS: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// What lies at a place.
pub(super) fn stack(scene: &Scene<'_>, place: Place) -> Markup {
    let position = scene.open().at(place);
    let Some((top, below)) = position.stack.as_slice().split_last() else { return closed(scene, place) };
    let barred = barred(scene, place);
    let is_scored = scene.open().scoring.as_ref().is_some_and(|it| it.place == place);
    let class = match (&barred, scene.is_placing()) {
        (Some(_), _) => "shut",
        (None, true) => "ready",
        (None, false) => "",
    };
    html! {
        article class={ "stack at-" (seat_of(scene, place)) " " (class) @if is_scored { " scored" } } aria-labelledby={ "ev-" (place) } {
            ol.unders { @for event in below { (under(scene, *event)) } }
            (event(scene, place, *top, barred))
        }
    }
}

/// Where a place lies as seen from the lower edge of the table.
pub(super) fn seat_of(scene: &Scene<'_>, place: Place) -> &'static str {
    let n = scene.seats();
    let Some((first, _)) = place.neighbours(n) else {
        return ["c1", "c2", "c3"][place.index().min(2)];
    };
    let steps = (0..n).find(|steps| scene.beside(*steps) == first).unwrap_or(0);
    match (n, steps) {
        (_, 0) => "ba",
        (3, 1) => "top",
        (3, _) => "bb",
        (_, 1) => "bl",
        (_, 2) => "bo",
        _ => "bb",
    }
}

/// Why the looking seat cannot come here at all, while it has a piece to place.
fn barred(scene: &Scene<'_>, place: Place) -> Option<Reason> {
    if !scene.is_placing() {
        return None;
    }
    let spots = || (0..6).map(|i| Spot::at(place, i));
    if spots().any(|spot| !at(scene, spot).is_empty()) {
        return None;
    }
    let lack = spots().find_map(|spot| scene.lacks(probe(scene, spot)));
    lack.filter(|why| matches!(why, Reason::OutOfReach | Reason::TwoPlayers | Reason::Partner))
}

/// The action that would cover a spot, to ask why it cannot be done.
fn probe(scene: &Scene<'_>, spot: Spot) -> Action {
    let places = |piece: Piece| scene.legal.iter().any(|it| matches!(it, Action::Place(p, _) if *p == piece));
    if scene.legal.iter().any(|it| matches!(it, Action::Move(_))) {
        Action::Move(spot)
    } else if scene.legal.iter().any(|it| matches!(it, Action::Lift(_))) {
        Action::Lift(spot)
    } else if places(Piece::Stone) {
        Action::Place(Piece::Stone, spot)
    } else {
        Action::Place(Piece::Pawn, spot)
    }
}

/// What can be done at a spot.
fn at(scene: &Scene<'_>, spot: Spot) -> Vec<Action> {
    let is_here = |action: &&Action| match action {
        Action::Place(_, it) | Action::Lift(it) | Action::Move(it) | Action::Give(it) => *it == spot,
        _ => false,
    };
    scene.legal.iter().filter(is_here).copied().collect()
}

fn closed(scene: &Scene<'_>, place: Place) -> Markup {
    html! {
        article class={ "stack closed at-" (seat_of(scene, place)) } aria-labelledby={ "ev-" (place) } {
            p.none #{ "ev-" (place) } { b { (scene.place_words(place)) } (scene.rule("events", key!("w-b-closed"))) }
        }
    }
}

fn under(scene: &Scene<'_>, id: EventId) -> Markup {
    let row = &scene.game.tables().events[id.index()];
    html! {
        li class={ "under g-" (id.group().id()) } {
            b title=(scene.say(group_key(id.group()))) { (numeral(id.group())) }
            span { (row.year) }
            i { (event_name(scene.lang, scene.game.tables(), id)) }
            (die("white", 1, &scene.say(key!("w-b-die"))))
        }
    }
}

pub(super) fn numeral(group: Group) -> &'static str {
    NUMERALS[group as usize]
}

fn event(scene: &Scene<'_>, place: Place, id: EventId, barred: Option<Reason>) -> Markup {
    let row = &scene.game.tables().events[id.index()];
    html! {
        div class={ "event g-" (id.group().id()) } {
            (face(scene, place, id, barred))
            footer {
                span.where { (scene.rule_of("placing", &scene.place_words(place))) }
                (left(scene, row, place, Colour::Blue))
                (left(scene, row, place, Colour::Red))
                @if let Some(why) = barred { span.why-no { (icon("lock")) (barred_words(scene, place, why)) } }
            }
        }
    }
}

/// What the card itself shows: year, title, symbols, dice, and the map with what stands on it.
pub(super) fn face(scene: &Scene<'_>, place: Place, id: EventId, barred: Option<Reason>) -> Markup {
    let row = &scene.game.tables().events[id.index()];
    let dice = scene.open().at(place).dice();
    let worth = scene.count(key!("w-b-dice-why"), dice);
    // The same card is told about in more than one place, but only one lies on the table.
    let is_top = scene.open().at(place).top() == Some(id);
    html! {
        header {
            span.num title=(scene.say(group_key(id.group()))) { (numeral(id.group())) }
            b.year { (row.year) }
            h3 id=[is_top.then(|| format!("ev-{place}"))] { (event_name(scene.lang, scene.game.tables(), id)) }
            span.syms { (cards::symbols(scene, row.symbols)) }
            a.dice.to-rule href={ (scene.rules) "#events" } title=(worth) { b { (dice) } (die("white", 1, &worth)) }
        }
        div.map {
            (roads(row))
            ol.spaces { @for number in 0..row.spaces.len() { (space(scene, row, Spot::at(place, number), barred)) } }
        }
    }
}

/// Why nobody else may come: with the names of those who are there.
fn barred_words(scene: &Scene<'_>, place: Place, why: Reason) -> String {
    let seats: Vec<&str> = scene.open().at(place).seats().iter().map(|seat| scene.name(seat)).collect();
    match (why, &seats[..]) {
        (Reason::TwoPlayers, [one, two]) => {
            let text = |name: &str| words::Arg::Text(name.to_owned());
            scene.tell(&words::Phrase::new(key!("w-b-full")).with("one", text(one)).with("two", text(two)))
        }
        _ => scene.why(why),
    }
}

fn left(scene: &Scene<'_>, row: &data::Event, place: Place, colour: Colour) -> Markup {
    let free = (row.mask(colour) & !scene.open().at(place).occupied()).count_ones();
    let chapter = if colour == Colour::Blue { "culture" } else { "characters" };
    html! {
        a.left.to-rule href={ (scene.rules) "#" (chapter) } title=(rule_title(scene.lang, &scene.say(space_key(colour)))) {
            (icon(disc(colour))) b { (free) } " " (scene.say(key!("w-b-free")))
        }
    }
}

const fn disc(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "sp-blue",
        Colour::Red => "sp-red",
    }
}

/// Roads as double lines: a broad one, and a narrow one in the colour of the ground upon it.
fn roads(row: &data::Event) -> Markup {
    let lines = |class: &str| {
        html! {
            g class=(class) {
                @for (a, b) in &row.roads {
                    @let (from, to) = (row.spaces[*a], row.spaces[*b]);
                    line x1={ (from.x) "%" } y1={ (from.y) "%" } x2={ (to.x) "%" } y2={ (to.y) "%" } {}
                }
            }
        }
    };
    html! { svg.roads aria-hidden="true" { (lines("r1")) (lines("r2")) } }
}

fn space(scene: &Scene<'_>, row: &data::Event, spot: Spot, barred: Option<Reason>) -> Markup {
    let it = row.spaces[spot.space()];
    let colour = if it.colour == Colour::Blue { "blue" } else { "red" };
    let holder = scene.holder(spot);
    let actions = at(scene, spot);
    let free = format!("{} {}", scene.say(space_key(it.colour)), spot.space() + 1);
    let reason = match (holder, &actions[..], barred) {
        (None, [], None) if scene.is_placing() => scene.lacks(probe(scene, spot)),
        (None, [], barred) => barred,
        _ => None,
    };
    let state = match (&actions[..], holder, reason) {
        ([], Some(_), _) => "taken",
        ([], None, Some(_)) => "is-no",
        ([], None, None) => "free",
        _ => "is-ok",
    };
    html! {
        li class={ "sp sp-" (colour) " " (at_percent("x", it.x)) " " (at_percent("y", it.y)) " " (state) } data-place {
            @for action in &actions { (put(scene, *action, it.colour, holder, &free)) }
            @if actions.is_empty() {
                @if let Some(why) = reason {
                    button.put data-spot type="button" aria-disabled="true" aria-label={ (free) ": " (scene.why(why)) } {
                        (icon(disc(it.colour))) span.mark { (icon(if why == Reason::NotJoined { "road" } else { "lock" })) }
                    }
                    @if barred.is_none() { span.reason { (scene.why(why)) } }
                } @else {
                    span.put { (icon(disc(it.colour))) @match holder { Some(seat) => { (piece(scene, spot, seat)) } None => { span.vh { (free) } } } }
                }
            }
        }
    }
}

/// The classes that put a space at so many hundredths of its map, by tens and ones: no page may carry styles of its own.
fn at_percent(axis: &str, n: u8) -> String {
    format!("{axis}t{} {axis}o{}", n / 10, n % 10)
}

fn piece(scene: &Scene<'_>, spot: Spot, seat: Seat) -> Markup {
    if scene.open().is_pawn(spot) { scene.pawn(seat) } else { scene.stone(seat) }
}

/// A button that does something at a spot; of stone and pawn the style sheet shows the one that is chosen.
fn put(scene: &Scene<'_>, action: Action, colour: Colour, holder: Option<Seat>, free: &str) -> Markup {
    let class = match action {
        Action::Place(Piece::Stone, _) => "put for-stone",
        Action::Place(Piece::Pawn, _) => "put for-pawn",
        _ => "put",
    };
    let spot = match action {
        Action::Place(_, spot) | Action::Move(spot) | Action::Lift(spot) | Action::Give(spot) => Some(spot),
        _ => None,
    };
    let outlook = preview::outlook(scene, action);
    let words = preview::short(scene, action, outlook.as_ref());
    html! {
        button class={ (class) @if outlook.as_ref().is_some_and(|it| it.scoring.is_some()) { " scores" } } form="act" name="action" value=(action)
            data-preview data-spot title=(words) aria-label={ (free) ". " (words) } {
            (icon(disc(colour)))
            @if let (Some(spot), Some(seat)) = (spot, holder) { (piece(scene, spot, seat)) }
            span.mark { (token(outlook.as_ref())) }
        }
    }
}

/// What stands in the token: a bolt for a scoring, the cards a pawn would bring, or a tick.
fn token(outlook: Option<&Outlook>) -> Markup {
    match outlook {
        Some(it) if it.scoring.is_some() => icon("now"),
        Some(it) if it.bonus > 0 => html! { b { "+" (it.bonus) } },
        _ => icon("check"),
    }
}
