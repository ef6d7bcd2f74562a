//! What happened, what may be done, and why something may not.

use super::{Teller, kind_key, stones, symbol};
use kernel::{PerSeat, Seat};
use wiege::pending::Source;
use wiege::pieces::Piece;
use wiege::place::Spot;
use wiege::{Action, Event, Reason};
use words::{Arg, Key, Phrase};

/// Events in a row as phrases for the log; stones paid alike are told together.
pub fn story(teller: &Teller<'_>, events: &[Event]) -> Vec<Phrase> {
    let mut told = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let is_paid = matches!(first, Event::Paid { spot: None, .. });
        let n = if is_paid { rest.iter().take_while(|event| *event == first).count() } else { 1 };
        told.extend(telling(teller, first, n as i64));
        rest = &rest[n..];
    }
    told
}

/// An event that happened so many times, as a phrase for the log; `None` for what the log does not tell.
fn telling(teller: &Teller<'_>, event: &Event, times: i64) -> Option<Phrase> {
    let by = |key, seat: Seat| Phrase::new(key).with("who", teller.seat(seat));
    let with_card = |key, seat, card| by(key, seat).with("card", teller.card(card));
    let at = |phrase: Phrase, place| phrase.with("place", teller.place_arg(place));
    Some(match *event {
        Event::Dealt { .. } | Event::Displayed { .. } => return None,
        Event::TurnBegan { .. } | Event::TurnEnded { .. } => return None,
        Event::Began { start } => by(key!("w-log-began"), start),
        Event::TurnedUp { place, event_card, dice } => {
            let told = Phrase::new(key!("w-log-turned-up")).with("event", teller.event(event_card));
            at(told, place).number("dice", dice)
        }
        Event::Skipped { seat } => by(key!("w-log-skipped"), seat),
        Event::Exchanged { seat, with } => by(key!("w-log-exchanged"), seat).with("with", teller.seat(with)),
        Event::Placed { seat, piece, spot } => {
            at(by(of_piece(piece, key!("w-log-stone"), key!("w-log-pawn")), seat), spot.place())
        }
        Event::Moved { seat, piece, from, to } => {
            let moved = by(of_piece(piece, key!("w-log-stone-moved"), key!("w-log-pawn-moved")), seat);
            moved.with("from", teller.place_arg(from.place())).with("to", teller.place_arg(to.place()))
        }
        Event::Triggered { seat, kind, .. } => {
            by(key!("w-log-triggered"), seat).with("scoring", word(kind_key(kind)))
        }
        Event::BonusOffered { seat, cards } => by(key!("w-log-bonus"), seat).number("n", cards),
        Event::Taken { seat, card } => with_card(key!("w-log-taken"), seat, card),
        Event::Drawn { seat, card: Some(card) } => with_card(key!("w-log-drawn"), seat, card),
        Event::Drawn { seat, card: None } => by(key!("w-log-drawn-hidden"), seat),
        Event::Laid { seat, card, .. } => with_card(key!("w-log-laid"), seat, card),
        Event::Piled { seat, card: Some(card) } => with_card(key!("w-log-piled"), seat, card),
        Event::Piled { seat, card: None } => by(key!("w-log-piled-hidden"), seat),
        Event::Turned { seat, card } => with_card(key!("w-log-turned"), seat, card),
        Event::Reshuffled { cards } => Phrase::new(key!("w-log-reshuffled")).number("n", cards),
        Event::Stripped { seat, card } => with_card(key!("w-log-stripped"), seat, card),
        Event::ScoringBegan { place, kind, trigger, other } => {
            let key = if other.is_some() { key!("w-log-scoring-two") } else { key!("w-log-scoring-one") };
            let told = at(by(key, trigger), place).with("scoring", word(kind_key(kind)));
            match other {
                Some(other) => told.with("other", teller.seat(other)),
                None => told,
            }
        }
        Event::Named { seat, symbol: named, count, .. } => {
            by(key!("w-log-named"), seat).with("symbol", symbol(named)).number("n", count)
        }
        Event::Revealed { seat, card, from: Source::Hand } => {
            with_card(key!("w-log-revealed-hand"), seat, card)
        }
        Event::Revealed { seat, card, from: Source::Pile } => {
            with_card(key!("w-log-revealed-pile"), seat, card)
        }
        Event::Passed { seat } => by(key!("w-log-passed"), seat),
        Event::Compared { seats: [a, b], points: [x, y], winner } => {
            let key = if winner.is_some() { key!("w-log-compared") } else { key!("w-log-tied") };
            let told = Phrase::new(key).with("one", teller.seat(a)).with("two", teller.seat(b));
            let told = told.number("x", x).number("y", y);
            match winner {
                Some(winner) => told.with("who", teller.seat(winner)),
                None => told,
            }
        }
        Event::Won { seat, stones: n } => by(key!("w-log-won"), seat).with("stones", stones(n)),
        Event::Paid { from, to, colour, spot } => {
            let key = if spot.is_some() { key!("w-log-paid-event") } else { key!("w-log-paid") };
            let told = by(key, from).with("to", teller.seat(to)).with("colour", teller.seat(colour));
            told.number("n", times)
        }
        Event::Discarded { seat, card } => with_card(key!("w-log-discarded"), seat, card),
        Event::Kept { seat, card } => with_card(key!("w-log-kept"), seat, card),
        Event::Uncovered { place, event_card, .. } => {
            at(Phrase::new(key!("w-log-uncovered")).with("event", teller.event(event_card)), place)
        }
        Event::Closed { place } => at(Phrase::new(key!("w-log-closed")), place),
        Event::Scored { places, .. } => over(teller, &places),
    })
}

fn over(teller: &Teller<'_>, places: &PerSeat<u8>) -> Phrase {
    let best = places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat);
    let names: Vec<&str> =
        best.filter_map(|seat| teller.players.get(seat.index())).map(String::as_str).collect();
    let told = Phrase::new(key!("w-log-over")).number("n", names.len() as i64);
    told.with("who", Arg::Text(names.join(", ")))
}

fn word(key: Key) -> Arg {
    Arg::Word(key.into())
}

const fn of_piece(piece: Piece, stone: Key, pawn: Key) -> Key {
    match piece {
        Piece::Stone => stone,
        Piece::Pawn => pawn,
    }
}

/// What an action does, as a phrase for a button.
pub fn action(teller: &Teller<'_>, action: Action) -> Phrase {
    let card = |key, card| Phrase::new(key).with("card", teller.card(card));
    let seat = |key, seat| Phrase::new(key).with("who", teller.seat(seat));
    let spot = |key, spot: Spot| {
        Phrase::new(key).with("place", teller.place_arg(spot.place())).number("n", spot.space() as i64 + 1)
    };
    match action {
        Action::Exchange(with) => seat(key!("w-do-exchange"), with),
        Action::Place(piece, at) => spot(of_piece(piece, key!("w-do-stone"), key!("w-do-pawn")), at),
        Action::Lift(at) => spot(key!("w-do-lift"), at),
        Action::Move(at) => spot(key!("w-do-move"), at),
        Action::Draw => Phrase::new(key!("w-do-draw")),
        Action::Take(it) => card(key!("w-do-take"), it),
        Action::Lay(it) => card(key!("w-do-lay"), it),
        Action::Column(number) => Phrase::new(key!("w-do-column")).number("n", number + 1),
        Action::Pile(it) => card(key!("w-do-pile"), it),
        Action::Turn(it) => card(key!("w-do-turn"), it),
        Action::Name(named) => Phrase::new(key!("w-do-name")).with("symbol", symbol(named)),
        Action::Reveal(it) => card(key!("w-do-reveal"), it),
        Action::Pass => Phrase::new(key!("w-do-pass")),
        Action::Pay(colour) => seat(key!("w-do-pay"), colour),
        Action::Give(at) => spot(key!("w-do-give"), at),
        Action::Keep(it) => card(key!("w-do-keep"), it),
        Action::End => Phrase::new(key!("w-do-end")),
    }
}

/// Why something may not be done.
pub fn reason(reason: &Reason) -> Phrase {
    Phrase::new(match reason {
        Reason::NotAsked => key!("w-no-not-asked"),
        Reason::NoEvent => key!("w-no-event"),
        Reason::OutOfReach => key!("w-no-reach"),
        Reason::NoSuchSpace => key!("w-no-such-space"),
        Reason::Covered => key!("w-no-covered"),
        Reason::NotJoined => key!("w-no-road"),
        Reason::TwoPlayers => key!("w-no-two-players"),
        Reason::Partner => key!("w-no-partner"),
        Reason::SameSpace => key!("w-no-same-space"),
        Reason::NoStone => key!("w-no-stone"),
        Reason::PawnPlaced => key!("w-no-pawn"),
        Reason::OwnStonesLeft => key!("w-no-own-left"),
        Reason::NothingToExchange => key!("w-no-exchange"),
        Reason::MustPlace => key!("w-no-must-place"),
        Reason::NotYours => key!("w-no-yours"),
        Reason::NowhereToGo => key!("w-no-target"),
        Reason::DeckEmpty => key!("w-no-deck"),
        Reason::NotDisplayed => key!("w-no-display"),
        Reason::NotInHand => key!("w-no-hand"),
        Reason::NotCulture => key!("w-no-culture"),
        Reason::NotCharacter => key!("w-no-character"),
        Reason::WrongColumn => key!("w-no-column"),
        Reason::NotRotation => key!("w-no-rotation"),
        Reason::NotUncovered => key!("w-no-uncovered"),
        Reason::TurnedAlready => key!("w-no-turned"),
        Reason::FirstAction => key!("w-no-first"),
        Reason::NotOnEvent => key!("w-no-on-event"),
        Reason::NotHeld => key!("w-no-held"),
        Reason::SymbolNotOnEvent => key!("w-no-symbol"),
        Reason::NotUsed => key!("w-no-used"),
        Reason::NotPayable => key!("w-no-payable"),
    })
}
