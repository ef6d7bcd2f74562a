//! The game as the log, the terminal and programs hear of it.

use super::{CATALOG, Teller, card_name, dealt, event, leader_name, reason, tile_name, towers_filled};
use crate::LorenzoBundle;
use crate::board::Scene;
use kernel::Seat;
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::CardType;
use lorenzo::space::Area;
use lorenzo::state::Player;
use lorenzo::{Action, Config, Event, Lorenzo, Reason, View};
use words::{Arg, Catalog, Column, Key, Lang, Phrase, Worded, say};

impl Worded for LorenzoBundle {
    const CATALOG: &'static Catalog = &CATALOG;
    const NAME: Key = key!("game-name");
    const LINE: Key = key!("game-line");
    const WHAT: Key = key!("game-what");

    /// New cards and dealt leaders are told too: unlike the log of a table, what is told here has no board beside it.
    fn events(game: &Lorenzo, lang: Lang, names: &[String], events: &[Event]) -> Vec<Phrase> {
        let teller = Teller { lang, tables: game.tables(), players: names };
        let phrases = events.iter().flat_map(|it| match it {
            Event::TowersFilled { cards } => towers_filled(&teller, cards),
            Event::LeadersDealt { seat, leaders: Some(leaders) } => vec![dealt(&teller, *seat, *leaders)],
            _ => event(&teller, it).into_iter().collect(),
        });
        phrases.collect()
    }

    fn action(game: &Lorenzo, lang: Lang, names: &[String], view: &View, action: Action) -> String {
        let sitting = Scene::sitting(names);
        let scene = Scene::unasked(game, lang, view, &sitting);
        let sentence = scene.tell(&scene.action(action));
        match scene.card_of(action) {
            Some(card) => format!("{sentence} ({})", card_name(lang, game.tables(), card)),
            None => sentence,
        }
    }

    fn reason(_: &Lorenzo, why: &Reason) -> Phrase {
        reason(why)
    }

    fn options(config: &Config) -> Vec<Phrase> {
        let Config { players: _, advanced, strict_passing, english_leaders, house_rules } = *config;
        let all = [
            (advanced, key!("option-advanced")),
            (!advanced, key!("option-base")),
            (strict_passing, key!("option-strict-passing")),
            (english_leaders, key!("option-english-leaders")),
            (house_rules, key!("option-house-rules")),
        ];
        all.into_iter().filter(|(is_on, _)| *is_on).map(|(_, key)| Phrase::new(key)).collect()
    }

    fn chapter(event: &Event) -> Option<Phrase> {
        match event {
            Event::RoundBegan { round } => Some(Phrase::new(key!("history-round")).number("round", *round)),
            _ => None,
        }
    }

    fn brief(game: &Lorenzo, lang: Lang, event: &Event) -> Option<(Option<Seat>, Phrase)> {
        Some(match event {
            Event::DiceRolled { dice: [white, black, orange] } => {
                let dice = Phrase::new(key!("brief-dice")).number("white", *white).number("black", *black);
                (None, dice.number("orange", *orange))
            }
            Event::CardTaken { seat, card, .. } => {
                (Some(*seat), Phrase::verbatim(card_name(lang, game.tables(), *card)))
            }
            Event::LeaderPlayed { seat, leader } => {
                let name = leader_name(lang, game.tables(), *leader);
                (Some(*seat), Phrase::new(key!("brief-leader")).with("leader", Arg::Text(name)))
            }
            Event::Excommunicated { seat, .. } => (Some(*seat), Phrase::new(key!("brief-excommunicated"))),
            Event::Placed { seat, space, .. } => match space.area() {
                // Told by the card that is taken there.
                Area::Floor(..) => return None,
                Area::Work(work, _) => {
                    (Some(*seat), Phrase::word(CATALOG.word(format!("work-{}", work.id()))))
                }
                Area::Market(_) => (Some(*seat), Phrase::new(key!("brief-market"))),
                Area::Council => (Some(*seat), Phrase::new(key!("brief-council"))),
            },
            _ => return None,
        })
    }

    fn standing(_: &Lorenzo, lang: Lang, view: &View) -> Vec<Column> {
        let of = |key: Key, cell: &dyn Fn(&Player) -> String| Column {
            head: say(lang, key),
            cells: view.open.players.iter().map(|(_, player)| cell(player)).collect(),
        };
        let items = [
            (key!("stand-points"), Item::Vp),
            (key!("stand-military"), Item::Military),
            (key!("stand-faith"), Item::Faith),
            (key!("name-wood"), Item::Wood),
            (key!("name-stone"), Item::Stone),
            (key!("name-servants"), Item::Servants),
            (key!("name-coins"), Item::Coins),
        ];
        let items = items.map(|(key, item)| of(key, &|player| player.stock[item].to_string()));
        let cards = |player: &Player| CardType::ALL.map(|kind| player.count(kind).to_string()).join("/");
        let leaders = |player: &Player| player.leaders.len().to_string();
        let rest = [of(key!("stand-cards"), &cards), of(key!("stand-leaders"), &leaders)];
        items.into_iter().chain(rest).collect()
    }

    fn piece(game: &Lorenzo, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let tables = game.tables();
        match kind {
            "card" => {
                let card = tables.cards.iter().find(|card| card.slug == id)?;
                Some(card_name(lang, tables, card.id))
            }
            "leader" => LeaderId::from_id(id).map(|it| leader_name(lang, tables, it)),
            "excommunication" => {
                let tile = tables.tiles.iter().find(|tile| tile.slug == id)?;
                let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
                Some(format!("{period}-{} {}", tile.id.number(), tile_name(lang, tables, tile.id)))
            }
            "bonus-tile" => Some(CATALOG.say(lang, format!("bonus-{id}"))),
            _ => None,
        }
    }
}
