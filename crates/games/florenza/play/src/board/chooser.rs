//! The chooser of a phone: under a chosen die all places that can take what it gives, the fullest first. A place is one
//! tap: it uses the die and crosses the squares.

use super::scene::Scene;
use super::{marks, pictures};
use crate::texts::artist_name;
use boards::Form;
use boards::icons::icon;
use boards::markup::capital;
use florenza::Action;
use florenza::data::Character;
use florenza::goods::Icon;
use florenza::pending::{Pending, Use};
use florenza::pieces::{Die, Resource, Target, Work};
use florenza::state::Player;
use kernel::Game;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// The field of a form that names several actions in a row.
const FIELD: &str = "steps";

/// The actions that a form names in a row, in notation.
pub(super) fn steps(form: &Form) -> impl Iterator<Item = &str> {
    form.get(FIELD).into_iter().flat_map(|it| it.split('/'))
}

/// A place, how many squares would be crossed there, and how full it would be then, in hundredths.
struct Place {
    target: Target,
    lands: u8,
    full: u16,
}

/// The places for so many of a resource: where all of them land first, then the fullest; later spaces last.
fn places(scene: &Scene<'_>, resource: Resource, n: u8) -> Vec<Place> {
    let player = scene.player(scene.shown());
    let kind = Icon::Resource(resource);
    let place = |target: Target| {
        let i = target.index();
        let lands = scene.free_in(player, kind, target).min(n);
        let crossed = u16::from(player.crossed[i].count() + lands);
        Place { target, lands, full: crossed * 100 / u16::from(scene.game.tables().icons[i].count().max(1)) }
    };
    let mut all: Vec<Place> = scene.places(player, kind).into_iter().map(place).collect();
    let next = player.next_space();
    let is_far = |it: &Place| it.target.as_work().is_none() && Some(it.target) != next;
    all.sort_by_key(|it| (is_far(it), std::cmp::Reverse((it.lands, it.full))));
    all
}

/// What a die can do in one tap; nothing where it cannot be used for that.
pub(super) fn of(scene: &Scene<'_>, die: Die) -> Markup {
    let tables = scene.game.tables();
    let face = &tables.faces[die as usize];
    let player = scene.player(scene.shown());
    let is_fixed = player.buildings.both(tables.powers.value[die as usize]).is_empty();
    if !is_fixed || !scene.may(Action::Use(die, Use::Resources)) {
        return html! {};
    }
    let n = face.count[usize::from(scene.open().value(die).max(1)) - 1];
    let all = places(scene, face.resource, n);
    let to = |it: &Place| {
        let cross = format!("/{}", Action::To(it.target));
        format!("{}{}", Action::Use(die, Use::Resources), cross.repeat(it.lands.into()))
    };
    html! {
        section.chooser {
            h3 { (marks::amount(scene, Icon::Resource(face.resource), n)) " " (scene.say(key!("flo-b-goes-to"))) " " small { (scene.say(key!("flo-b-one-tap"))) } }
            ol.taps {
                @for work in hired(scene, player, die) { (hire(scene, die, work)) }
                @for it in &all { (chip(scene, face.resource, it, &to(it))) }
            }
        }
    }
}

/// The same for what is in hand already.
pub(super) fn of_hand(scene: &Scene<'_>) -> Markup {
    let Some(Pending::Units { resource, .. } | Pending::Spend { resource }) = scene.question() else {
        return html! {};
    };
    let may = |it: &Place| scene.may(Action::To(it.target));
    let all: Vec<Place> = places(scene, resource, 1).into_iter().filter(may).collect();
    html! {
        @if !all.is_empty() {
            section.chooser.of-hand {
                h3 { (marks::amount(scene, Icon::Resource(resource), 1)) " " (scene.say(key!("flo-b-goes-to"))) }
                ol.taps { @for it in &all { (chip(scene, resource, it, &Action::To(it.target).to_string())) } }
            }
        }
    }
}

/// A place as one tap: how full it is and would be, and the crosses that would land there.
fn chip(scene: &Scene<'_>, resource: Resource, it: &Place, value: &str) -> Markup {
    let i = it.target.index();
    let crossed = scene.player(scene.shown()).crossed[i].count();
    let all = scene.game.tables().icons[i].count();
    html! {
        li {
            button.tap form="act" name=(FIELD) value=(value) {
                span.thumb.sinopia aria-hidden="true" {
                    @match it.target.as_work() {
                        Some(work) => { (pictures::work(scene.pictures, work)) }
                        None => { b { @if let Some(n) = it.target.as_space() { (n) } } }
                    }
                }
                span.where { b { (capital(&scene.target(it.target))) } em { (crossed) "/" (all) " → " b { (crossed + it.lands) "/" (all) } } }
                span.lands aria-hidden="true" {
                    @for _ in 0..it.lands { span.sq { (icon(marks::resource_icon(resource))) (marks::strokes()) } }
                }
            }
        }
    }
}

/// The works that an artist of this die could complete at once: those that the rules offer after its use.
fn hired(scene: &Scene<'_>, player: &Player, die: Die) -> Vec<Work> {
    let using = Action::Use(die, Use::Character);
    let Character::Artist(..) = scene.game.tables().faces[die as usize].character else { return Vec::new() };
    let Some(seat) = scene.own().filter(|_| scene.may(using)) else { return Vec::new() };
    let (mut copy, mut legal) = (*scene.state(), Vec::new());
    scene.game.play(&mut copy, seat, using, &mut kernel::Silent);
    scene.game.legal(&copy, seat, &mut legal);
    let is_offered = |work: &Work| !player.has_done(*work) && legal.contains(&Action::Hire(*work, 0));
    Work::ALL.into_iter().filter(is_offered).collect()
}

fn hire(scene: &Scene<'_>, die: Die, work: Work) -> Markup {
    let tables = scene.game.tables();
    let row = &tables.works[work as usize];
    let Character::Artist(artist, _) = tables.faces[die as usize].character else { return html! {} };
    let says = Phrase::new(key!("flo-b-hires"))
        .with("artist", Arg::Text(capital(&scene.tell(&artist_name(artist)))))
        .with("work", Arg::Text(scene.work(work)));
    let value = format!("{}/{}", Action::Use(die, Use::Character), Action::Hire(work, 0));
    let (wage, _) = scene.game.wage(scene.player(scene.shown()), die, scene.open().value(die));
    html! {
        li.best {
            button.tap form="act" name=(FIELD) value=(value) {
                span.thumb aria-hidden="true" { (pictures::work(scene.pictures, work)) }
                span.where { b { (scene.tell(&says)) } em { (marks::paid(&wage.to_string())) " " (marks::counted(format!("{}+{}", row.points, tables.paid), "vp")) } }
            }
        }
    }
}
