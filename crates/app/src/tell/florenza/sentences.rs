//! Events as sentences.

use super::Told;
use super::nouns::{colours, dice, goods, reserve};
use crate::columns::count;
use crate::tell::{Names, listed};
use florenza::Event;
use florenza::building::BuildingId;
use florenza::event::{Elected, Office};
use florenza::pending::Use;
use kernel::Seat;

impl Told<'_> {
    /// What happened; `None` for what need not be said. No event is left out here by oversight: there is no wildcard.
    pub(super) fn words(&self, event: &Event, names: &Names) -> Option<String> {
        let deed = match event {
            // Said by the heading of the round, by the next head line, and by the table at the end.
            Event::RoundBegan { .. } | Event::PartEnded { .. } | Event::Scored { pope: None, .. } => {
                return None;
            }
            Event::Scored { sheets, places, pope: Some(pope) } => {
                let alone = Seat::default();
                let points = count(sheets[alone].total.into(), "point");
                let verdict = if places[alone] == 1 {
                    format!("reaches the Pope's {pope} and wins")
                } else {
                    format!("misses the Pope's {pope} and loses")
                };
                return Some(format!("{} has {points}, {verdict}", names.of(alone)));
            }
            Event::Started { rolls, first } => {
                let each = rolls.iter().map(|(seat, roll)| {
                    let building = BuildingId::new(*roll).map_or("nothing", |it| self.building(it));
                    format!("{} {roll} ({building})", names.of(seat))
                });
                return Some(format!("free buildings: {}; {} begins", listed(each), names.of(*first)));
            }
            Event::Elected { office, who } => return Some(elected(*office, *who, names)),
            Event::DiceRolled { active: Some(seat), values } => {
                return Some(format!("{} is active; {}", names.of(*seat), dice(*values)));
            }
            Event::DiceRolled { active: None, values } => {
                return Some(format!("the ghost is active; {}", dice(*values)));
            }
            Event::GhostTook { dice } => return Some(format!("the ghost takes {}", colours(*dice))),
            Event::GhostStepped { track, steps, place } => {
                let steps = count((*steps).into(), "step");
                return Some(format!("the ghost goes {steps} on the {} track, to box {place}", track.id()));
            }
            Event::IncomeReceived { seat, .. }
            | Event::DieUsed { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Crossed { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Lost { seat, .. }
            | Event::ExtraSpent { seat, .. }
            | Event::FlorinsPaid { seat, .. }
            | Event::Stepped { seat, .. } => (seat, self.small(event)),
            Event::Built { seat, .. }
            | Event::Hired { seat, .. }
            | Event::PalaceCompleted { seat, .. }
            | Event::ChurchCompleted { seat } => (seat, self.great(event)),
        };
        let (seat, words) = deed;
        words.map(|words| format!("{} {words}", names.of(*seat)))
    }

    /// Dice, icons and boxes.
    fn small(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::IncomeReceived { work, .. } => format!("has an income from {}", self.work(*work)),
            Event::DieUsed { die, usage, value, .. } => {
                format!("uses the {} die as {value} for {}", die.id(), use_of(*usage))
            }
            Event::Gained { source, gain, .. } => {
                format!("gets {} from {}", reserve(gain), self.source(*source))
            }
            Event::Crossed { resource, target, .. } => {
                format!("crosses {} in {}", resource.id(), self.target(*target))
            }
            Event::Swapped { from, to, .. } => format!("makes {} of {}", to.id(), from.id()),
            Event::Sold { resource, building, .. } => {
                format!("gives up {} at {}", resource.id(), self.building(*building))
            }
            Event::Lost { resource, .. } => format!("finds no use for {}", resource.id()),
            Event::ExtraSpent { resource, .. } => format!("spends an extra resource as {}", resource.id()),
            Event::FlorinsPaid { target, florins, .. } => {
                format!("pays {florins} florins in {}", self.target(*target))
            }
            Event::Stepped { track, place, .. } => {
                format!("crosses box {place} of the {} track", track.id())
            }
            _ => return None,
        })
    }

    /// Buildings and works of art.
    fn great(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Built { building, space, wasted, .. } if wasted.is_none() => {
                format!("builds {} in space {space}", self.building(*building))
            }
            Event::Built { building, space, wasted, .. } => {
                let wasted = goods(*wasted, self.0.tables().unit);
                format!("builds {} in space {space} and wastes {wasted}", self.building(*building))
            }
            Event::Hired { work, artist, wage, stars, points, .. } => {
                let artist = artist.map_or("an anonymous artist".into(), |it| {
                    let article = if it.id().starts_with('a') { "an" } else { "a" };
                    format!("{article} {} for {wage} florins", it.id())
                });
                let stars = if *stars > 0 { ", a masterpiece" } else { "" };
                let points = count((*points).into(), "point");
                format!("hires {artist} and completes {}{stars} ({points})", self.work(*work))
            }
            Event::PalaceCompleted { points, .. } => {
                format!("completes the palace: {}", count((*points).into(), "point"))
            }
            Event::ChurchCompleted { .. } => "completes the church".into(),
            _ => return None,
        })
    }
}

fn use_of(usage: Use) -> &'static str {
    match usage {
        Use::Resources => "resources",
        Use::Character => "its character",
        Use::Florins => "florins",
        Use::Anonymous => "an anonymous artist",
        Use::Alike => "resources of one kind",
        Use::Steps => "steps",
        Use::Purse => "more florins",
    }
}

fn elected(office: Office, who: Elected, names: &Names) -> String {
    let office = match office {
        Office::Captain => "captain",
        Office::Bishop => "bishop",
    };
    match who {
        Elected::Seat(seat) => format!("{} is {office}", names.of(seat)),
        Elected::Ghost => format!("the ghost is {office}"),
        Elected::Nobody => format!("there is no {office}"),
    }
}
