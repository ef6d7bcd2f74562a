//! Florenza Dice Game as a game that is told in words.

use super::{CATALOG, Teller, action, building_name, reason, target_name, told, track_name, word, work_name};
use crate::FlorenzaBundle;
use boards::markup::capital;
use florenza::building::BuildingId;
use florenza::pieces::{Target, Targets, Track, Work};
use florenza::state::Player;
use florenza::{Action, Config, Event, Florenza, Reason, View};
use kernel::Seat;
use words::{Arg, Catalog, Column, Key, Lang, Phrase, Worded, say, tell};

/// What statistics count beside buildings and works of art: its id, and the key of its word.
const WORDS: [(&str, Key); 4] = [
    ("palace", key!("flo-b-palace")),
    ("church", key!("flo-b-church")),
    ("captain", key!("flo-track-captain")),
    ("bishop", key!("flo-track-bishop")),
];

impl Worded for FlorenzaBundle {
    const CATALOG: &'static Catalog = &CATALOG;
    const NAME: Key = key!("game-name");
    const LINE: Key = key!("game-line");
    const WHAT: Key = key!("game-what");

    fn events(game: &Florenza, lang: Lang, names: &[String], events: &[Event]) -> Vec<Phrase> {
        told(&Teller { lang, tables: game.tables(), players: names }, events)
    }

    fn action(game: &Florenza, lang: Lang, names: &[String], _: &View, it: Action) -> String {
        tell(lang, &action(&Teller { lang, tables: game.tables(), players: names }, it))
    }

    fn reason(game: &Florenza, why: &Reason) -> Phrase {
        reason(game.tables(), why)
    }

    fn options(config: &Config) -> Vec<Phrase> {
        let pope = |level: florenza::Level| {
            Phrase::new(key!("flo-with-pope")).with("level", word(format!("flo-level-{}", level.id())))
        };
        config.level.map(pope).into_iter().collect()
    }

    fn chapter(event: &Event) -> Option<Phrase> {
        match event {
            Event::RoundBegan { round } => Some(Phrase::new(key!("history-round")).number("round", *round)),
            _ => None,
        }
    }

    fn brief(game: &Florenza, lang: Lang, event: &Event) -> Option<(Option<Seat>, Phrase)> {
        let tables = game.tables();
        let work = |it: Work| target_name(lang, tables, it.target());
        let (seat, phrase) = match event {
            Event::Built { seat, building, .. } => {
                (seat, Phrase::verbatim(building_name(lang, tables, *building)))
            }
            Event::Hired { seat, work: it, stars: 0, .. } => (seat, Phrase::verbatim(work(*it))),
            Event::Hired { seat, work: it, .. } => {
                (seat, Phrase::new(key!("flo-brief-masterpiece")).with("work", Arg::Text(work(*it))))
            }
            Event::PalaceCompleted { seat, .. } => (seat, Phrase::new(key!("flo-brief-palace"))),
            Event::ChurchCompleted { seat } => (seat, Phrase::new(key!("flo-brief-church"))),
            _ => return None,
        };
        Some((Some(*seat), phrase))
    }

    fn standing(_: &Florenza, lang: Lang, view: &View) -> Vec<Column> {
        let column = |head: String, of: &dyn Fn(&Player) -> String| {
            let cells = view.open.players.iter().map(|(_, player)| of(player)).collect();
            Column { head, cells }
        };
        let done = |part: Targets| move |player: &Player| player.done.both(part).len().to_string();
        let mut columns = vec![
            column(say(lang, key!("flo-b-sum-palace")), &done(Target::PALACE)),
            column(say(lang, key!("flo-b-sum-church")), &done(Target::CHURCH)),
            column(say(lang, key!("flo-stand-buildings")), &|it| it.buildings.len().to_string()),
        ];
        let tracks = Track::ALL
            .map(|track| column(tell(lang, &track_name(track)), &|player| player.at(track).to_string()));
        columns.extend(tracks);
        columns.extend([
            column(say(lang, key!("flo-b-florins")), &|it| it.reserve.florins.to_string()),
            column(say(lang, key!("flo-stand-extra")), &|it| it.reserve.extra.to_string()),
            column(say(lang, key!("flo-b-stars")), &|it| it.reserve.stars.to_string()),
        ]);
        if view.open.config.is_solo() {
            // The ghost has no seat and no line: how far it went stands beside whoever plays against it.
            columns.extend([Track::Captain, Track::Bishop].map(|track| {
                let head = Phrase::new(key!("flo-stand-ghost"))
                    .with("track", word(format!("flo-track-{}", track.id())));
                let place = view.open.ghost[track as usize].to_string();
                Column { head: tell(lang, &head), cells: vec![place] }
            }));
        }
        columns
    }

    fn piece(game: &Florenza, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = game.tables();
        match kind {
            "building" => {
                let building = BuildingId::all().find(|it| it.number().to_string() == id)?;
                Some(building_name(lang, tables, building))
            }
            "work" => Work::ALL.into_iter().find(|it| it.id() == id).map(|it| work_name(lang, tables, it)),
            "whole" | "office" => {
                WORDS.iter().find(|(it, _)| *it == id).map(|(_, key)| capital(&say(lang, *key)))
            }
            _ => None,
        }
    }
}
