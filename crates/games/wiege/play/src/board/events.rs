//! A stack of events as a plate: what happened there, and the land of the event on top with its spaces and roads.

use super::land::Land;
use super::preview;
use super::scene::Scene;
use super::spaces;
use super::{cards, pictures};
use crate::texts::{event_name, group_key, space_key};
use boards::icons::{die, icon};
use boards::markup::rule_title;
use maud::{Markup, html};
use wiege::data;
use wiege::pieces::{Colour, EventId, Group, Piece};
use wiege::place::{Place, Spot};
use wiege::{Action, Reason};
use words::{Arg, Phrase};

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
    let row = &scene.game.tables().events[top.index()];
    html! {
        article id={ "at-" (place) } class={ "stack at-" (side_of(scene, place)) " " (class) @if is_scored { " scored" } } aria-labelledby={ "ev-" (place) } {
            div class={ "event g-" (top.group().id()) } data-fresh={ "event-" (place) "-" (top) } {
                (head(scene, place, *top))
                div.vig {
                    div.pic { (pictures::event(scene.pictures, *top)) (unders(scene, below)) }
                    div.info { (place_line(scene, place, barred)) (left(scene, row, place, Colour::Blue)) (left(scene, row, place, Colour::Red)) }
                }
                (field(scene, place, *top, barred))
            }
        }
    }
}

/// Where a place lies as seen from the lower edge of the table.
pub(super) fn side_of(scene: &Scene<'_>, place: Place) -> &'static str {
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
pub(super) fn probe(scene: &Scene<'_>, spot: Spot) -> Action {
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
pub(super) fn at(scene: &Scene<'_>, spot: Spot) -> Vec<Action> {
    let is_here = |action: &&Action| match action {
        Action::Place(_, it) | Action::Lift(it) | Action::Move(it) | Action::Give(it) => *it == spot,
        _ => false,
    };
    scene.legal.iter().filter(is_here).copied().collect()
}

fn closed(scene: &Scene<'_>, place: Place) -> Markup {
    html! {
        article id={ "at-" (place) } class={ "stack closed at-" (side_of(scene, place)) } aria-labelledby={ "ev-" (place) } {
            p.none #{ "ev-" (place) } { b { (scene.place_words(place)) } (scene.rule("events", key!("w-b-closed"))) }
        }
    }
}

/// The events below the one on top, the youngest first.
fn unders(scene: &Scene<'_>, below: &[EventId]) -> Markup {
    let events = &scene.game.tables().events;
    html! {
        @if !below.is_empty() {
            p.unders {
                (scene.say(key!("w-b-over")))
                @for event in below.iter().rev() {
                    " " b title=(event_name(scene.lang, scene.game.tables(), *event)) { (events[event.index()].year) }
                }
            }
        }
    }
}

pub(super) fn numeral(group: Group) -> &'static str {
    NUMERALS[group as usize]
}

/// The head of an event: group, year, title, symbols, dice.
fn head(scene: &Scene<'_>, place: Place, id: EventId) -> Markup {
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
            a.dice.to-rule href={ (scene.rules) "#events" } title=(worth) { (die("white", 1, &worth)) b { (dice) } }
        }
    }
}

/// The card by itself, as it would lie at a place: its head, its picture and its land.
pub(super) fn face(scene: &Scene<'_>, place: Place, id: EventId) -> Markup {
    html! {
        (head(scene, place, id))
        div.vig { div.pic { (pictures::event(scene.pictures, id)) } }
        (field(scene, place, id, None))
    }
}

/// The land with the spaces upon it.
fn field(scene: &Scene<'_>, place: Place, id: EventId, barred: Option<Reason>) -> Markup {
    let row = &scene.game.tables().events[id.index()];
    let land = Land::of(row);
    let (width, height) = land.size;
    html! {
        div class={ "field" @if land.is_sea { " sea" } } {
            (ground(&land, id))
            div class={ "map w" (width) " h" (height) } {
                ol.spaces { @for number in 0..row.spaces.len() { (spaces::space(scene, row, &land, Spot::at(place, number), barred)) } }
            }
        }
    }
}

/// What lies below the spaces. The land has an id, so that the small map of it on a phone is the same drawing.
fn ground(land: &Land, id: EventId) -> Markup {
    html! {
        svg.land viewBox=(land.view_box()) aria-hidden="true" {
            defs {
                g id={ "land-" (id) } { @for (class, line) in ["l1", "l2", "l3"].into_iter().zip(&land.ground) { path class=(class) d=(line) {} } }
                path id={ "road-" (id) } d=(land.roads) {}
            }
            @if land.is_sea { use.shoal href={ "#land-" (id) } {} use.shore href={ "#land-" (id) } {} }
            use.ground href={ "#land-" (id) } {}
            @for (sign, point) in &land.signs { use href={ "#" (sign) } x=(format!("{:.0}", point.0)) y=(format!("{:.0}", point.1)) {} }
            @for class in ["r1", "r2", "r3"] { use class=(class) href={ "#road-" (id) } {} }
        }
    }
}

/// Between whom the place lies, or why nobody else may come: with the names of those who are there.
fn place_line(scene: &Scene<'_>, place: Place, barred: Option<Reason>) -> Markup {
    if let Some(why) = barred {
        return html! { span.why-no { (icon("lock")) (barred_words(scene, place, why)) } };
    }
    html! {
        span.where title=(scene.place_words(place)) {
            @match place.neighbours(scene.seats()) {
                Some((one, two)) => { (scene.emblem(one)) em { (scene.rule("placing", key!("w-b-between"))) } (scene.emblem(two)) }
                None => em { (scene.rule("placing", key!("w-b-centre"))) }
            }
        }
    }
}

fn barred_words(scene: &Scene<'_>, place: Place, why: Reason) -> String {
    let seats: Vec<&str> = scene.open().at(place).seats().iter().map(|seat| scene.name(seat)).collect();
    match (why, &seats[..]) {
        (Reason::TwoPlayers, [one, two]) => {
            let text = |name: &str| Arg::Text(name.to_owned());
            scene.tell(&Phrase::new(key!("w-b-full")).with("one", text(one)).with("two", text(two)))
        }
        _ => scene.why(why),
    }
}

/// How many spaces of a colour are still free.
fn left(scene: &Scene<'_>, row: &data::Event, place: Place, colour: Colour) -> Markup {
    let free = (row.mask(colour) & !scene.open().at(place).occupied()).count_ones();
    let (chapter, key, class) = match colour {
        Colour::Blue => ("culture", key!("w-b-culture-free"), "k-b"),
        Colour::Red => ("characters", key!("w-b-character-free"), "k-r"),
    };
    html! {
        a.left.to-rule href={ (scene.rules) "#" (chapter) } title=(rule_title(scene.lang, &scene.say(space_key(colour)))) {
            i class=(class) {} b { (free) } em { (scene.say(key)) }
        }
    }
}

/// The small maps of a phone, each the way to its event.
pub(super) fn overview(scene: &Scene<'_>, places: impl Iterator<Item = Place>) -> Markup {
    html! {
        nav.overview aria-label=(scene.say(key!("w-b-all-events"))) {
            @for place in places {
                @if let Some(id) = scene.open().at(place).top() { (mini(scene, place, id)) }
            }
        }
    }
}

fn mini(scene: &Scene<'_>, place: Place, id: EventId) -> Markup {
    let row = &scene.game.tables().events[id.index()];
    let land = Land::of(row);
    html! {
        a class={ "mini g-" (id.group().id()) " m-" (side_of(scene, place)) } href={ "#at-" (place) } {
            svg class=(if land.is_sea { "sea" } else { "dry" }) viewBox=(land.view_box()) aria-hidden="true" {
                use.ground href={ "#land-" (id) } {}
                use.r1 href={ "#road-" (id) } {}
                @for (number, it) in row.spaces.iter().enumerate() { (spaces::dot(scene, Spot::at(place, number), *it)) }
            }
            b { (row.year) }
        }
    }
}

/// The outlook of what stands in a token: a bolt for a scoring, the cards a pawn would bring, or a tick.
pub(super) fn token(outlook: Option<&preview::Outlook>) -> Markup {
    match outlook {
        Some(it) if it.scoring.is_some() => icon("now"),
        Some(it) if it.bonus > 0 => html! { b { "+" (it.bonus) } },
        _ => icon("check"),
    }
}
