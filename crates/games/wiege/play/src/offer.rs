//! Die Wiege der Renaissance as it is offered: its picture, its rules, its cards, and what is asked when a table is opened.

use crate::board::gallery;
use crate::texts::{OPTIONS, Teller, certainty_key, event_name, fact_key};
use crate::{WiegeBundle, book};
use boards::markup::{below_title, markdown};
use boards::{Exhibit, Form};
use maud::{Markup, html};
use playable::{Gallery, Offered, check};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use wiege::provenance::{Certainty, Note, Subject};
use wiege::{Tables, Wiege};
use words::{Key, Lang, say, tell};

impl Offered for WiegeBundle {
    const FACTS: &'static [Key] = &[key!("w-opt-teams")];
    const GALLERY: Gallery =
        Gallery { title: key!("gallery-title"), kinds: &gallery::KINDS, periods: Some(gallery::GROUPS) };

    fn rules(_: &Wiege, lang: Lang) -> Cow<'static, str> {
        book::rules(lang).into()
    }

    fn rulings(lang: Lang) -> &'static str {
        book::rulings(lang)
    }

    fn exhibits(game: &Wiege, lang: Lang, rules: &str) -> Vec<Exhibit> {
        gallery::pieces(game, lang, rules)
    }

    /// What of the cards is known and what is ours, card by card, and how to correct it.
    fn reconstructed(game: &Wiege, lang: Lang) -> Option<Markup> {
        let mut cards: Vec<(Subject, BTreeMap<Certainty, Vec<String>>)> = Vec::new();
        for Note { subject, fact, certainty } in game.provenance() {
            if cards.last().is_none_or(|(last, _)| *last != subject) {
                cards.push((subject, BTreeMap::new()));
            }
            if let Some((_, facts)) = cards.last_mut() {
                facts.entry(certainty).or_default().push(say(lang, fact_key(fact)));
            }
        }
        cards.retain(|(_, facts)| facts.contains_key(&Certainty::Reconstructed));
        Some(html! {
            (markdown(below_title(book::cards(lang))))
            div.wide {
                table.score-sheet {
                    @for (subject, facts) in &cards {
                        tr {
                            th scope="row" { (name(game.tables(), lang, *subject)) }
                            td { @for (certainty, facts) in facts { p { i { (say(lang, certainty_key(*certainty))) ": " } (facts.join(", ")) } } }
                        }
                    }
                }
            }
        })
    }

    fn open_form(_: &Wiege, lang: Lang) -> Markup {
        html! {
            input type="hidden" name="of-wiege" value="yes";
            @for (field, what, why) in OPTIONS { (check(lang, field, what, why)) }
        }
    }

    /// An option that is not ticked stays as the rules have it.
    fn options_of(form: &Form) -> Value {
        if !form.contains_key("of-wiege") {
            return Value::Null;
        }
        let is = |field: &str| form.contains_key(field);
        json!({
            "teams": is("teams"),
            "culture_empty_deck": if is("culture_empty_deck") { "top" } else { "stack" },
            "duel_pass": if is("duel_pass") { "consecutive" } else { "final" },
            "uppermost": if is("uppermost") { "oldest" } else { "newest" },
            "joker_new_column": is("joker_new_column"),
        })
    }
}

/// What a card is called, with its id in the data.
fn name(tables: &Tables, lang: Lang, subject: Subject) -> Markup {
    match subject {
        Subject::Event(event) => {
            let year = tables.events[event.index()].year;
            html! { (year) " " (event_name(lang, tables, event)) " " code { (event) } }
        }
        Subject::Card(card) => {
            let teller = Teller { lang, tables, players: &[] };
            html! { (tell(lang, &teller.card_words(card))) " " code { (card) } }
        }
    }
}
