//! What a table hides, as words to search for: ids, and names in every language.

use lorenzo::Lorenzo;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::CardId;
use lorenzo_play::texts::{card_name, leader_name};
use serde_json::Value;
use std::collections::BTreeSet;
use wiege::Wiege;
use wiege::cards::Cards;
use wiege::pieces::EventId;
use wiege_play::texts::{character_name, event_name};
use words::Lang;

/// Words that give hidden things away.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hidden(BTreeSet<String>);

impl Hidden {
    /// One word.
    pub(crate) fn word(word: &impl ToString) -> Hidden {
        Hidden(BTreeSet::from([word.to_string()]))
    }

    /// What a seat alone sees: leaders that it holds or may choose from, cards of its hand and pile. In Florenza all
    /// sheets are open.
    pub(crate) fn of(look: &Value) -> Hidden {
        match look["game"].as_str() {
            Some("lorenzo") => leaders(&look["view"]["own"]),
            Some("wiege") => {
                let own = view(look).own.expect("a seat looks");
                cards(own.hand.union(own.pile))
            }
            _ => Hidden::default(),
        }
    }

    /// What everybody sees and could be hidden elsewhere later: the cards that lie open, or were seen going to a hand.
    pub(crate) fn open(look: &Value) -> Hidden {
        match look["game"].as_str() {
            Some("wiege") => {
                let view = view(look);
                assert_eq!(view.own, None, "a spectator has nothing of their own");
                cards(Cards::ALL.except(view.unseen()))
            }
            _ => Hidden::default(),
        }
    }

    /// What may lie face down for everybody: cards of a period that has not begun, cards of the deck, events to come.
    pub(crate) fn face_down(look: &Value) -> Hidden {
        match look["game"].as_str() {
            Some("lorenzo") if look["view"]["open"]["round"].as_u64() < Some(5) => cards_of(3),
            Some("wiege") => {
                let turned_up = view(look).open.turned_up;
                let mut all = cards(Cards::ALL);
                all.learn(events(|event| !turned_up.contains(event)));
                all
            }
            _ => Hidden::default(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes in what somebody sees.
    pub(crate) fn learn(&mut self, seen: Hidden) {
        self.0.extend(seen.0);
    }

    /// Leaves out what somebody knows.
    pub(crate) fn forget(&mut self, known: &Hidden) {
        self.0.retain(|word| !known.0.contains(word));
    }

    /// Where one of the words stands in a text, with what is around it.
    pub(crate) fn found_in(&self, text: &str) -> Option<String> {
        let at = self.0.iter().find_map(|word| text.find(word.as_str()))?;
        let around: Vec<char> = text[..at].chars().rev().take(60).collect();
        Some(around.into_iter().rev().chain(text[at..].chars().take(60)).collect())
    }
}

fn leaders(own: &Value) -> Hidden {
    let game = Lorenzo::standard();
    let lists = [&own["hand"], &own["pack"]];
    let ids = lists.into_iter().filter_map(Value::as_array).flatten().chain([&own["pick"]]);
    let mut words = BTreeSet::new();
    for leader in ids.filter_map(|id| serde_json::from_value::<LeaderId>(id.clone()).ok()) {
        words.insert(leader.id().to_owned());
        words.extend(Lang::ALL.map(|lang| leader_name(lang, game.tables(), leader)));
    }
    Hidden(words)
}

/// The cards of a period of Lorenzo, but for names that earlier ones have too.
fn cards_of(period: u8) -> Hidden {
    let game = Lorenzo::standard();
    let cards = (1..=96).filter_map(CardId::new);
    let names = |card| Lang::ALL.map(|lang| card_name(lang, game.tables(), card));
    let of = |period| cards.clone().filter(move |card| card.period() == period).flat_map(names);
    let mut known: BTreeSet<String> = (1..period).flat_map(of).collect();
    // Some are common words, so each is looked for as a whole; one is also a part of the table.
    known.extend(Lang::ALL.map(|lang| super::say("lorenzo", lang, "region-church")));
    Hidden(of(period).filter(|name| !known.contains(name)).map(|name| format!(">{name}<")).collect())
}

fn view(look: &Value) -> wiege::View {
    serde_json::from_value(look["view"].clone()).expect("a view")
}

/// Cards of Die Wiege der Renaissance; only characters have names.
fn cards(cards: Cards) -> Hidden {
    let game = Wiege::standard();
    let names = |card| Lang::ALL.map(|lang| character_name(lang, game.tables(), card));
    let words = cards.iter().flat_map(|card| [card.to_string()].into_iter().chain(names(card)));
    // One of them has a game named after him.
    let is_game = |word: &str| {
        Lang::ALL.map(|lang| super::say("lorenzo", lang, "game-name")).contains(&word.to_owned())
    };
    Hidden(words.filter(|word| !word.is_empty() && !is_game(word)).collect())
}

fn events(is_hidden: impl Fn(EventId) -> bool) -> Hidden {
    let game = Wiege::standard();
    let names = |event| Lang::ALL.map(|lang| event_name(lang, game.tables(), event));
    let hidden = EventId::all().filter(|event| is_hidden(*event));
    Hidden(hidden.flat_map(|event| [event.to_string()].into_iter().chain(names(event))).collect())
}
