//! Florenza Dice Game as it is offered.

use super::{Gallery, Offer};
use crate::pages::book::markdown;
use crate::pages::lobby::word;
use crate::pages::posts::Fields;
use crate::pages::reader::Reader;
use crate::title;
use ::florenza::Level;
use boards::Exhibit;
use boards::florenza::gallery;
use maud::{Markup, html};
use serde_json::{Value, json};
use words::rules::{florenza_group, florenza_numbers, sections};
use words::{Arg, Lang, Phrase};

pub(super) const OFFER: Offer = Offer {
    picture: include_str!("../../../assets/florenza.svg"),
    facts: &["flo-b-solo"],
    rules: words::rules::florenza,
    rulings: words::rules::florenza_rulings,
    gallery: Gallery { title: "gallery-sheet", kinds: &gallery::KINDS, periods: None, pieces },
    reconstructed: Some(numbers),
    ask,
    front: None,
    alone: Some(alone),
    options,
};

fn pieces(lang: Lang, rules: &str) -> Vec<Exhibit> {
    gallery::pieces(title::florenza(), lang, rules)
}

/// How hard the Pope is, for those who play alone.
fn ask(reader: &Reader) -> Markup {
    let solo = &title::florenza().tables().solo;
    html! {
        p { (reader.say("flo-option-level")) }
        @for level in Level::ALL {
            @let word = Arg::Word(format!("flo-level-{}", level.id()));
            @let needs = Phrase::new("flo-b-pope-needs").number("n", solo.target(level)).with("level", word.clone());
            label.option {
                input type="radio" name="level_of_pope" value=(level.id()) checked[level == Level::Normal];
                span { (reader.tell(&Phrase::new("word").with("word", word))) }
                small { (reader.tell(&needs)) }
            }
        }
    }
}

/// The same in one line.
fn alone(reader: &Reader) -> Markup {
    let solo = &title::florenza().tables().solo;
    html! {
        (reader.say("flo-option-pope"))
        select name="level_of_pope" {
            @for level in Level::ALL {
                option value=(level.id()) selected[level == Level::Normal] {
                    (word(reader, &format!("flo-level-{}", level.id()))) " (" (solo.target(level)) ")"
                }
            }
        }
    }
}

/// The Pope plays only against one: with more seats the answer does not matter.
fn options(fields: &Fields) -> Value {
    let is_alone = match fields.get("bots") {
        Some(bots) => bots == "0",
        None => {
            let seats = (0..kernel::MAX_SEATS).filter_map(|n| fields.get(&format!("seat{n}")));
            seats.filter(|wish| *wish != "none").count() == 1
        }
    };
    match fields.get("level_of_pope") {
        Some(level) if is_alone => json!({ "level": level }),
        _ => Value::Null,
    }
}

/// Every number of ours, group by group, and how to correct it.
fn numbers(reader: &Reader) -> Markup {
    let values: Vec<_> = title::florenza().tables().reconstructed().collect();
    html! {
        @for part in sections(florenza_numbers(reader.lang)) {
            @let own: Vec<_> = values.iter().filter(|value| florenza_group(value) == part.anchor).collect();
            h2 id=(part.anchor) { (part.title) }
            (markdown(part.body))
            @if !own.is_empty() {
                details {
                    summary { (reader.count("flo-made-count", "n", own.len() as i64)) }
                    table.numbers {
                        thead { tr { th scope="col" { (reader.say("flo-made-place")) } th scope="col" { (reader.say("flo-made-value")) } } }
                        tbody { @for value in own { tr { td { code { (value.path) } } td { code { (value.text) } } } } }
                    }
                }
            }
        }
    }
}
