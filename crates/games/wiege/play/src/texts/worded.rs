//! The game's words as the pages and the terminal ask for them.

use super::{CATALOG, Teller, character_name, event_name, kind_key, reason, story, symbol_key};
use crate::WiegeBundle;
use boards::markup::capital;
use kernel::Seat;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::pieces::{Piece, Symbol};
use wiege::place::Place;
use wiege::{Action, Config, Event, Reason, View, Wiege};
use words::{Arg, Catalog, Column, Key, Lang, Phrase, Worded, tell};

impl Worded for WiegeBundle {
    const CATALOG: &'static Catalog = &CATALOG;
    const NAME: Key = key!("game-name");
    const LINE: Key = key!("game-line");
    const WHAT: Key = key!("game-what");

    fn events(game: &Wiege, lang: Lang, names: &[String], events: &[Event]) -> Vec<Phrase> {
        story(&Teller { lang, tables: game.tables(), players: names }, events)
    }

    fn action(game: &Wiege, lang: Lang, names: &[String], _: &View, action: Action) -> String {
        let teller = Teller { lang, tables: game.tables(), players: names };
        tell(lang, &super::action(&teller, action))
    }

    fn reason(_: &Wiege, why: &Reason) -> Phrase {
        reason(why)
    }

    fn options(config: &Config) -> Vec<Phrase> {
        let Config { players: _, teams, start, culture_empty_deck, duel_pass, uppermost, joker_new_column } =
            *config;
        let sides = if teams { key!("w-match-teams") } else { key!("w-match-single") };
        let start = start.map(|seat| Phrase::new(key!("w-match-start")).number("n", seat.index() as i64));
        let others = [
            (culture_empty_deck == EmptyDeck::Top, key!("w-match-top")),
            (duel_pass == DuelPass::Consecutive, key!("w-match-passes")),
            (uppermost == Uppermost::Oldest, key!("w-match-oldest")),
            (joker_new_column, key!("w-match-jokers")),
        ];
        let others = others.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Phrase::new(key));
        std::iter::once(Phrase::new(sides)).chain(start).chain(others).collect()
    }

    /// A chapter begins with a scoring.
    fn chapter(event: &Event) -> Option<Phrase> {
        match event {
            Event::Began { .. } => Some(Phrase::new(key!("w-chapter-first"))),
            Event::ScoringBegan { place, kind, .. } => {
                let scoring = Arg::Word(kind_key(*kind).into());
                Some(at(key!("w-chapter-scoring"), *place).with("scoring", scoring))
            }
            _ => None,
        }
    }

    fn brief(game: &Wiege, lang: Lang, event: &Event) -> Option<(Option<Seat>, Phrase)> {
        let of = |seat: Seat, key| (Some(seat), Phrase::new(key));
        Some(match *event {
            Event::TurnedUp { event_card, .. } => {
                (None, Phrase::verbatim(event_name(lang, game.tables(), event_card)))
            }
            Event::Placed { seat, piece: Piece::Stone, spot } => {
                (Some(seat), at(key!("w-brief-stone"), spot.place()))
            }
            Event::Placed { seat, piece: Piece::Pawn, spot } => {
                (Some(seat), at(key!("w-brief-pawn"), spot.place()))
            }
            Event::Moved { seat, .. } => of(seat, key!("w-brief-moves")),
            Event::Skipped { seat } => of(seat, key!("w-brief-skipped")),
            Event::Drawn { seat, .. } | Event::Taken { seat, .. } => of(seat, key!("w-brief-card")),
            Event::Laid { seat, .. } => of(seat, key!("w-brief-lays")),
            Event::Piled { seat, .. } => of(seat, key!("w-brief-piles")),
            Event::Turned { seat, .. } => of(seat, key!("w-brief-turns")),
            Event::Won { seat, stones } => {
                (Some(seat), Phrase::new(key!("w-brief-wins")).number("n", stones))
            }
            _ => return None,
        })
    }

    fn standing(game: &Wiege, lang: Lang, view: &View) -> Vec<Column> {
        let open = &view.open;
        let column = |head: Key, cell: &dyn Fn(Seat) -> String| Column {
            head: head.say(lang),
            cells: Seat::all(open.seats()).map(cell).collect(),
        };
        let pawn = |seat: Seat| {
            let is_placed = open.players[seat].pawn_placed;
            if is_placed { key!("w-now-placed") } else { key!("w-now-home") }
        };
        let counted = [
            column(key!("w-now-reserve"), &|seat| open.players[seat].reserve().to_string()),
            column(key!("w-now-on-events"), &|seat| open.placed_stones(seat).count().to_string()),
            column(key!("w-b-pawn"), &|seat| pawn(seat).say(lang)),
            column(key!("w-now-hand"), &|seat| view.in_hand[seat].to_string()),
            column(key!("w-now-pile"), &|seat| view.on_pile[seat].to_string()),
        ];
        let symbols = Symbol::ALL.map(|symbol| {
            column(symbol_key(symbol), &|seat| game.symbol_count(open, seat, symbol).to_string())
        });
        counted.into_iter().chain(symbols).collect()
    }

    fn piece(game: &Wiege, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = game.tables();
        match kind {
            "event" => {
                let event = tables.events.iter().find(|it| it.id.to_string() == id)?;
                Some(event_name(lang, tables, event.id))
            }
            "character" => {
                let card = tables.characters.iter().find(|it| it.id.to_string() == id)?;
                Some(format!("{} ({})", character_name(lang, tables, card.id), card.value))
            }
            "culture" => {
                let card = tables.cultures.iter().find(|it| it.id.to_string() == id)?;
                let words = Teller { lang, tables, players: &[] }.card_words(card.id);
                // Several cards show the same: their ids tell them apart.
                Some(format!("{} ({id})", capital(&tell(lang, &words))))
            }
            _ => None,
        }
    }
}

/// A phrase about a place by its id: without the players' names nothing better is known of it.
fn at(key: Key, place: Place) -> Phrase {
    Phrase::new(key).with("place", Arg::Text(place.to_string()))
}
