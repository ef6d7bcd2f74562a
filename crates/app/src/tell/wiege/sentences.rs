//! Events as sentences.

use super::Told;
use super::nouns::place;
use crate::columns::count;
use crate::tell::Names;
use wiege::Event;
use wiege::pending::Source;
use wiege::pieces::{Kind, Piece};

impl Told<'_> {
    /// What happened; `None` for what need not be said. No event is left out here by oversight: there is no wildcard.
    pub(super) fn words(&self, event: &Event, names: &Names) -> Option<String> {
        let deed = match event {
            // The next head line, or the table at the end, says as much.
            Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::Scored { .. } => return None,
            Event::Began { start } => return Some(format!("{} begins", names.of(*start))),
            Event::TurnedUp { place: at, event_card, dice } => {
                let dice = count((*dice).into(), "die").replace("dies", "dice");
                return Some(format!("{} is turned up {}, {dice}", self.event(*event_card), place(*at)));
            }
            Event::Uncovered { place: at, event_card, .. } => {
                return Some(format!("{} is in play again {}", self.event(*event_card), place(*at)));
            }
            Event::Closed { place: at } => return Some(format!("no event is left {}", place(*at))),
            Event::Displayed { card } => return Some(format!("on display: {}", self.card(*card))),
            Event::Reshuffled { cards } => {
                return Some(format!("{} are shuffled into a new deck", count((*cards).into(), "card")));
            }
            Event::Compared { seats, points, winner } => {
                let [a, b] = seats.map(|seat| names.of(seat));
                let result = winner.map_or("a tie".into(), |seat| format!("{} wins", names.of(seat)));
                return Some(format!("{a} has {}, {b} {}: {result}", points[0], points[1]));
            }
            Event::ScoringBegan { trigger, other, .. } => {
                let against = other.map_or("alone".into(), |seat| format!("against {}", names.of(seat)));
                (trigger, format!("scores {against}"))
            }
            Event::Exchanged { seat, with } => (seat, format!("exchanges a stone with {}", names.of(*with))),
            Event::Paid { from, to, colour, spot } => {
                let whose = if colour == from {
                    "an own stone".into()
                } else {
                    format!("a stone of {}", names.of(*colour))
                };
                let off = spot.map_or(String::new(), |spot| format!(" from {}", spot.place()));
                (from, format!("pays {whose}{off} to {}", names.of(*to)))
            }
            Event::Dealt { seat, .. }
            | Event::Taken { seat, .. }
            | Event::Drawn { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Piled { seat, .. }
            | Event::Turned { seat, .. }
            | Event::Stripped { seat, .. }
            | Event::Revealed { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Kept { seat, .. } => (seat, self.cards_moved(event)?),
            Event::Skipped { seat }
            | Event::Placed { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Triggered { seat, .. }
            | Event::BonusOffered { seat, .. }
            | Event::Named { seat, .. }
            | Event::Passed { seat }
            | Event::Won { seat, .. } => (seat, play(event)?),
        };
        let (seat, words) = deed;
        Some(format!("{} {words}", names.of(*seat)))
    }

    /// What happens with cards.
    fn cards_moved(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Dealt { cards: Some(cards), .. } => format!("gets {}", self.cards(*cards)),
            Event::Dealt { cards: None, .. } => "gets the first cards".into(),
            Event::Taken { card, .. } => format!("takes {}", self.card(*card)),
            Event::Drawn { card: Some(card), .. } => format!("draws {}", self.card(*card)),
            Event::Drawn { card: None, .. } => "draws a card".into(),
            Event::Laid { card, column, .. } => format!("lays {} on column {}", self.card(*card), column + 1),
            Event::Piled { card: Some(card), .. } => format!("puts {} on the pile", self.card(*card)),
            Event::Piled { card: None, .. } => "puts a character on the pile".into(),
            Event::Turned { card, .. } => format!("turns {}", self.card(*card)),
            Event::Stripped { card, .. } => format!("gives up {}, since cards are short", self.card(*card)),
            Event::Revealed { card, from, .. } => {
                let from = if *from == Source::Hand { "hand" } else { "pile" };
                format!("reveals {} from the {from}", self.card(*card))
            }
            Event::Discarded { card, .. } => format!("discards {}", self.card(*card)),
            Event::Kept { card, .. } => format!("takes {} back", self.card(*card)),
            _ => return None,
        })
    }
}

/// What happens with pieces and in scorings.
fn play(event: &Event) -> Option<String> {
    Some(match event {
        Event::Skipped { .. } => "can place nothing and loses the turn".into(),
        Event::Placed { piece, spot, .. } => format!("places {} {}", a(*piece), place(spot.place())),
        Event::Moved { piece, from, to, .. } => {
            format!("moves {} from {} to {}", a(*piece), from.place(), to.place())
        }
        Event::Triggered { place: at, kind, .. } => {
            let (colour, what) = match kind {
                Kind::Culture => ("blue", "culture"),
                Kind::Character => ("red", "character"),
            };
            format!("covers the last {colour} space {}: a {what} scoring follows", place(*at))
        }
        Event::BonusOffered { cards, .. } => {
            format!("may take {} for genius marks", count((*cards).into(), "card"))
        }
        Event::Named { symbol, count: n, .. } => format!("names {}: {n}", symbol.id()),
        Event::Passed { .. } => "reveals nothing more".into(),
        Event::Won { stones, .. } => format!("is to receive {}", count((*stones).into(), "stone")),
        _ => return None,
    })
}

fn a(piece: Piece) -> &'static str {
    match piece {
        Piece::Stone => "a stone",
        Piece::Pawn => "the pawn",
    }
}
