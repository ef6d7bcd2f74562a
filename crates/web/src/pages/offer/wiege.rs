//! Die Wiege der Renaissance as it is offered.

use super::{Gallery, Offer, check};
use crate::pages::book::{below_title, markdown};
use crate::pages::posts::Fields;
use crate::pages::reader::Reader;
use crate::title;
use boards::Exhibit;
use boards::wiege::gallery;
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use wiege::provenance::{Certainty, Note, Subject};
use words::Lang;
use words::wiege::{Teller, certainty_key, event_name, fact_key};

pub(super) const OFFER: Offer = Offer {
    picture: include_str!("../../../assets/wiege.svg"),
    facts: &["w-opt-teams"],
    rules: words::rules::wiege,
    rulings: words::rules::wiege_rulings,
    gallery: Gallery {
        title: "gallery-title",
        kinds: &gallery::KINDS,
        periods: Some(gallery::GROUPS),
        pieces,
    },
    reconstructed: Some(reconstructed),
    ask,
    front: None,
    alone: None,
    options,
};

fn pieces(lang: Lang, rules: &str) -> Vec<Exhibit> {
    gallery::pieces(title::wiege(), lang, rules)
}

fn ask(reader: &Reader) -> Markup {
    html! {
        input type="hidden" name="of-wiege" value="yes";
        @for (field, what, why) in words::wiege::OPTIONS { (check(reader, field, what, why)) }
    }
}

/// An option that is not ticked stays as the rules have it.
fn options(fields: &Fields) -> Value {
    if fields.get("of-wiege").is_none() {
        return Value::Null;
    }
    let is = |field: &str| fields.get(field).is_some();
    json!({
        "teams": is("teams"),
        "culture_empty_deck": if is("culture_empty_deck") { "top" } else { "stack" },
        "duel_pass": if is("duel_pass") { "consecutive" } else { "final" },
        "uppermost": if is("uppermost") { "oldest" } else { "newest" },
        "joker_new_column": is("joker_new_column"),
    })
}

/// What of the cards is known and what is ours, card by card, and how to correct it.
fn reconstructed(reader: &Reader) -> Markup {
    let game = title::wiege();
    let mut cards: Vec<(Subject, BTreeMap<Certainty, Vec<String>>)> = Vec::new();
    for Note { subject, fact, certainty } in game.provenance() {
        if cards.last().is_none_or(|(last, _)| *last != subject) {
            cards.push((subject, BTreeMap::new()));
        }
        if let Some((_, facts)) = cards.last_mut() {
            facts.entry(certainty).or_default().push(reader.say(fact_key(fact)));
        }
    }
    cards.retain(|(_, facts)| facts.contains_key(&Certainty::Reconstructed));
    html! {
        (markdown(below_title(words::rules::wiege_cards(reader.lang))))
        div.wide {
            table.score-sheet {
                @for (subject, facts) in &cards {
                    tr {
                        th scope="row" { (name(reader, *subject)) }
                        td { @for (certainty, facts) in facts { p { i { (reader.say(certainty_key(*certainty))) ": " } (facts.join(", ")) } } }
                    }
                }
            }
        }
    }
}

fn name(reader: &Reader, subject: Subject) -> Markup {
    let tables = title::wiege().tables();
    match subject {
        Subject::Event(event) => {
            let year = tables.events[event.index()].year;
            html! { (year) " " (event_name(reader.lang, tables, event)) " " code { (event) } }
        }
        Subject::Card(card) => {
            let teller = Teller { lang: reader.lang, tables, players: &[] };
            html! { (reader.tell(&teller.card_words(card))) " " code { (card) } }
        }
    }
}
