//! What one seat did in a row, drawn together: two crosses are one part of a sentence, and so are the steps of a die.

use super::events::track;
use super::{Teller, event, gain, goods};
use florenza::Event;
use florenza::event::Source;
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Target, Track};
use florenza::state::Reserve;
use kernel::Seat;
use words::Phrase;

/// Something that goes on over several events.
enum Open {
    Nothing,
    Crossing(Seat, Goods, Vec<Target>),
    Stepping { seat: Seat, on: Track, steps: u8, place: u8, got: Reserve },
}

/// The events as phrases; what belongs together is told together.
pub fn told(teller: &Teller<'_>, events: &[Event]) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let mut open = Open::Nothing;
    for it in events {
        open = match (open, it) {
            (Open::Crossing(seat, sum, mut targets), Event::Crossed { seat: by, resource, target })
                if seat == *by =>
            {
                if !targets.contains(target) {
                    targets.push(*target);
                }
                Open::Crossing(seat, sum.plus(Icon::Resource(*resource)), targets)
            }
            (Open::Stepping { seat, on, steps, got, .. }, Event::Stepped { seat: by, track, place })
                if seat == *by && on == *track =>
            {
                Open::Stepping { seat, on, steps: steps + 1, place: *place, got }
            }
            (
                Open::Stepping { seat, on, steps, place, got },
                Event::Gained { seat: by, source: Source::Box(track, _) | Source::TrackEnd(track), gain },
            ) if seat == *by && on == *track => {
                let got = Reserve {
                    florins: got.florins + gain.florins,
                    extra: got.extra + gain.extra,
                    stars: got.stars + gain.stars,
                };
                Open::Stepping { seat, on, steps, place, got }
            }
            (before, it) => {
                close(teller, before, &mut phrases);
                begin(teller, it, &mut phrases)
            }
        };
    }
    close(teller, open, &mut phrases);
    phrases
}

fn begin(teller: &Teller<'_>, it: &Event, phrases: &mut Vec<Phrase>) -> Open {
    match it {
        Event::Crossed { seat, resource, target } => {
            Open::Crossing(*seat, Goods::of(Icon::Resource(*resource), 1), vec![*target])
        }
        Event::Stepped { seat, track, place } => {
            Open::Stepping { seat: *seat, on: *track, steps: 1, place: *place, got: Reserve::default() }
        }
        other => {
            phrases.extend(event(teller, other));
            Open::Nothing
        }
    }
}

fn close(teller: &Teller<'_>, open: Open, phrases: &mut Vec<Phrase>) {
    phrases.extend(match open {
        Open::Nothing => None,
        Open::Crossing(seat, sum, targets) => {
            let crossed = Phrase::new(key!("flo-log-crossed")).with("who", teller.seat(seat));
            Some(crossed.with("goods", goods(teller.tables, sum)).with("places", teller.targets(&targets)))
        }
        Open::Stepping { seat, on, steps, place, got } => {
            let key = if got == Reserve::default() {
                key!("flo-log-stepped")
            } else {
                key!("flo-log-stepped-gain")
            };
            let stepped = Phrase::new(key).with("who", teller.seat(seat)).with("track", track(on));
            Some(stepped.number("n", steps).number("place", place).with("gain", gain(&got)))
        }
    });
}
