//! What just happened, for pages that move: what flew from where to where, and results that stay until they are read.

use super::{Room, log};
use crate::table::Update;
use boards::icons::icon;
use boards::{Board, Happened, Moment};
use kernel::bundle::Event;
use kernel::record::Entry;
use maud::{Markup, html};
use std::sync::Arc;
use words::key;

/// Of how many of the latest entries it is told what flew: a page that shows less of the table shows where all came to.
const FLIGHTS: usize = 8;

/// Among how many of the latest entries results are looked for.
const RESULTS: usize = 40;

/// At most so many results wait to be read.
const MOST: usize = 3;

/// The region of it.
pub fn region<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>) -> Markup {
    let told = told(room);
    let events: Vec<&[Event<P>]> = told.iter().map(|it| it.events::<Event<P>>(room.table.viewer)).collect();
    let first = events.len().saturating_sub(RESULTS);
    let moment = |at: usize| {
        let happened = Happened { events: events[at], before: &events[..at] };
        P::moment(scene, happened).map(|moment| (told[at].version, moment))
    };
    let moments: Vec<(u64, Moment)> = (first..events.len()).rev().filter_map(moment).take(MOST).collect();
    let flights = events.len().saturating_sub(FLIGHTS);
    html! {
        @for (update, events) in told.iter().zip(&events).skip(flights) {
            @let travels = P::travels(scene, events);
            @if !travels.is_empty() {
                ol hidden aria-hidden="true" data-travels=(update.version) {
                    @for it in travels { li data-from=(it.from) data-to=(it.to) data-times=(it.times) { (it.what) } }
                }
            }
        }
        @for (version, moment) in moments.iter().rev() { (card(room, *version, moment)) }
    }
}

/// The entries that still stand, the oldest first.
fn told<'a>(room: &'a Room<'_>) -> Vec<&'a Arc<Update>> {
    let entry = |it: &'a Arc<Update>| Some((it, it.entry_for(room.table.viewer)?));
    let entries: Vec<(&Arc<Update>, &Entry)> = room.updates.iter().filter_map(entry).collect();
    let undone = log::undone(entries.iter().map(|(_, entry)| *entry));
    entries.iter().zip(undone).filter(|(_, is_undone)| !is_undone).map(|((it, _), _)| *it).collect()
}

/// A result: with script it opens as a card over the table when it is new, without it its heading can be opened.
fn card(room: &Room<'_>, version: u64, moment: &Moment) -> Markup {
    let is_mine = room.own().is_some_and(|own| moment.concerns.contains(own));
    html! {
        details.moment data-moment=(version) data-mine[is_mine] {
            summary { h2 { (moment.title) } }
            (moment.inside)
            footer.on-script { button.btn.gold type="button" data-go-on { (icon("check")) span { (room.say(key!("moment-go-on"))) } } }
        }
    }
}
